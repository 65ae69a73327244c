"""Fixed presses of each game in a hall, answered through the real encoder, and what they cost."""

from __future__ import annotations

import json
from asyncio import get_running_loop
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory
from types import CodeType
from typing import Any

import pytest

import engine
from bot.actions import SHARED
from bot.adapter.encode import Encoder
from bot.message import Form, Message
from bot.present import painting
from bot.present.line import ORDERS
from bot.presses import Do, Go, OpenPanel, PanelPress, ShowLegend, ShowMine, Suggest
from bot.registry import RegisteredGame
from bot.table.table import Table
from engine import Seat
from locales import Texts
from render.paint import Painter
from tests.secrecy.world import Recorder, Standing

from .club import typed
from .counting import code_of, counted
from .dealing import dealt
from .hall import ANN, BOB, CLEO, SECOND, Hall, Trouble, chosen, opened, said
from .meter import statements
from .way import controls

PEOPLE = (ANN, BOB, CLEO)
DEEP = 6
"""Presses at most that lead to an order."""


class Waiting(ThreadPoolExecutor):
    """Painters for whom the event loop waits.

    Of two threads that want the same each makes it, or one, as it comes; here always one.
    """

    def submit(self, *args: Any, **more: Any) -> Future[Any]:
        """As of an executor, and it is done."""
        future = super().submit(*args, **more)
        wait([future])
        return future


@dataclass
class Wire:
    """What is sent, as the adapter encodes it. Before there is an encoder nothing is."""

    encoder: Encoder | None = None
    sent: Counter[str] = field(default_factory=Counter)

    @contextmanager
    def encoding(self) -> Iterator[None]:
        """In here there is one, and all threads begin in here: its painters and others."""
        get_running_loop().set_default_executor(Waiting(1, thread_name_prefix="beside"))
        self.encoder = Encoder()
        self.encoder._pool = Waiting(1, thread_name_prefix="painter")
        try:
            yield
        finally:
            self.encoder.close()

    async def new(self, message: Message) -> None:
        """A message is sent."""
        if self.encoder is not None:
            self._count(await self.encoder.new(message))

    async def edit(self, message: Message, shown: str = "") -> None:
        """A message is changed that shows a file of this name, as far as that is known."""
        if self.encoder is not None:
            self._count(await self.encoder.edit(message, (1, shown) if shown else None))

    def _count(self, kwargs: Mapping[str, Any]) -> None:
        """Without the pictures themselves: how they are packed depends on libraries."""
        view, files = kwargs.get("view"), kwargs.get("files", kwargs.get("attachments", ()))
        words = (
            kwargs["content"],
            [embed.to_dict() for embed in kwargs.get("embeds", ())],
            view.to_components() if view is not None else [],
            [getattr(file, "description", "") for file in files],
        )
        self.sent["messages"] += 1
        self.sent["bytes sent"] += len(json.dumps(words, ensure_ascii=False).encode())


@dataclass
class Sender(Trouble):
    """The sender of the workers, through the encoder."""

    wire: Wire = field(default_factory=Wire)

    async def post(self, channel: int, message: Message, nonce: str) -> int:
        await self.wire.new(message)
        return await super().post(channel, message, nonce)

    async def edit(self, channel: int, id_: int, message: Message) -> None:
        await self.wire.edit(message)
        await super().edit(channel, id_, message)


@dataclass
class Open(Standing):
    """A panel that follows, through the encoder."""

    wire: Wire = field(default_factory=Wire)

    async def edit(self, message: Message, wanted: Callable[[], bool]) -> None:
        await self.wire.edit(message)
        await super().edit(message, wanted)


@dataclass
class Answer(Recorder):
    """An answer, through the encoder; ``shown``: the file of the message that was pressed."""

    wire: Wire = field(default_factory=Wire)
    shown: str = ""

    async def say(self, message: Message, *, vanish: bool = False) -> Standing | None:
        await self.wire.new(message)
        return await super().say(message, vanish=vanish)

    async def edit_original(self, message: Message) -> Standing | None:
        await self.wire.edit(message, self.shown)
        return await super().edit_original(message)

    async def ask(self, form: Form, late: Message) -> None:
        raise AssertionError("nothing that is pressed here opens a form")


@dataclass
class Script:
    """What people do at a table, the same each time."""

    hall: Hall
    match: str
    wire: Wire
    _numbers: Iterator[int] = field(default_factory=lambda: count(1))

    async def opens(self) -> None:
        """Somebody opens their panel, and goes a step in it."""
        table, seat, user = await self._asked()
        panel = await self._presses(user, OpenPanel(self.match).id)
        verb = chosen(table, seat, "random").verb
        await self._presses(user, Go(self.match, table.token(seat), (verb,)).id, on=panel)

    async def decides(self) -> None:
        """Somebody presses the last button of their panel; all others are shown it."""
        table, seat, user = await self._asked()
        choice = chosen(table, seat, "random")
        path = (choice.verb, *choice.args)
        await self._presses(user, Do(self.match, table.token(seat), path).id)
        await self._have_moved(table)

    async def types(self) -> None:
        """Somebody looks at their board, and types what they do; all others are shown it."""
        table, seat, user = await self._asked()
        await self._types(user, "game me")
        command, given = typed(table, chosen(table, seat, "random"))
        await self._types(user, f"{table.game.cover.command} {command.name}", **given)
        await self._have_moved(table)

    async def asks(self) -> None:
        """Somebody asks what a computer would do, and what an order would have done."""
        await self.decides()
        table, seat, user = await self._asked()
        panel = await self._presses(user, OpenPanel(self.match).id)
        await self._presses(user, Suggest(self.match, table.token(seat), ()).id, on=panel)
        for each, player in enumerate(table.players):
            if table.orders(Seat(each)) and player.user is not None:
                await self._looks_ahead(table, Seat(each), player.user)
                break

    async def looks(self) -> None:
        """Somebody looks at their board and whatever is theirs alone, and asks for its signs."""
        _, _, user = await self._asked()
        await self._presses(user, ShowMine(self.match).id)
        await self._presses(user, ShowLegend(self.match).id)

    async def _looks_ahead(self, table: Table, seat: Seat, user: int) -> None:
        """To the place where the first order of all could be left."""
        panel = await self._presses(user, OpenPanel(self.match).id)
        path: tuple[str, ...] = (ORDERS,)
        id_, values = Go(self.match, table.token(seat), path).id, tuple[str, ...]()
        for _ in range(DEEP):
            panel = await self._presses(user, id_, *values, on=panel)
            there = [(each, SHARED.read(each.custom_id)) for each in controls(panel)]
            on = [
                (control, press)
                for control, press in there
                if isinstance(press, PanelPress) and press.path[: len(path)] == path
            ]
            if any(isinstance(press, Do) for _, press in on):
                return
            control, press = next(
                (control, press) for control, press in on if control.values or press.path != path
            )
            id_, values, path = control.custom_id, control.values[:1], press.path
        raise AssertionError("no order can be left")

    async def _presses(
        self, user: int, id_: str, *values: str, on: Message | None = None
    ) -> Message:
        """Somebody presses something of a message, or something that stands elsewhere."""
        answer = self._answer(user, on)
        await self.hall.router.press(self.hall.who(user), id_, values, answer)
        return said(answer)

    async def _types(self, user: int, line: str, /, **given: str) -> None:
        await self.hall.router.command(self.hall.who(user), line, given, self._answer(user))

    async def _asked(self) -> tuple[Table, Seat, int]:
        """The table, and who owes a decision: where time runs, as soon as somebody does."""
        while not (owed := (table := await self.hall.at(self.match)).owed()):
            due = await self.hall.next_due()
            assert due is not None
            self.hall.clock.advance(max(0, due - self.hall.clock.now()))
            await self.hall.settle()
        user = table.players[owed[0]].user
        assert user is not None
        return table, owed[0], user

    async def _have_moved(self, table: Table) -> None:
        assert (await self.hall.at(self.match)).seq > table.seq
        self.hall.clock.advance(10 * SECOND)
        await self.hall.settle()

    def _answer(self, user: int, on: Message | None = None) -> Answer:
        panel = Open(self.hall.sender, user, next(self._numbers), wire=self.wire)
        shown = on.picture.file if on is not None and on.picture is not None else ""
        return Answer(panel=panel, wire=self.wire, shown=shown)


Part = Callable[[Script], Awaitable[None]]
PARTS: Mapping[str, Part] = {
    "opening a panel": Script.opens,
    "deciding": Script.decides,
    "looking and typing": Script.types,
}
"""What is counted of each game: each part at a table of its own."""


async def cost_of(game: str, part: Part) -> Counter[str]:
    """What a part of the script costs in a game, the same wherever and whenever it is counted.

    It is played twice: what is worked out once a process is there the second time, whoever wanted
    it first. Only the painter is new again, so that it paints all that changes.
    """
    async with sitting(game) as script:
        await part(script)
    async with sitting(game) as script:
        with statements(script.hall.store) as (read, written), counted() as calls:
            await part(script)
    found = calls.rooms() + script.wire.sent
    title = script.hall.services.registry[game]
    found.update({name: calls.of(code) for name, code in things(title).items()})
    found["statements"] = len(read) + len(written)
    return found


def things(title: RegisteredGame) -> dict[str, CodeType]:
    """What is made for answers, by the function that makes one."""
    return {
        "views": code_of(title.game.rules.view),
        "offers": code_of(engine.offers),
        "hints": code_of(title.game.help.hint),
        "texts": code_of(Texts.__call__),
        "scenes": code_of(title.board.scene),
        "pieces in pictures": code_of(Painter._piece),
        "bands painted": code_of(_rows),
    }


@asynccontextmanager
async def sitting(game: str) -> AsyncIterator[Script]:
    """Three people sit at a table of a game for the first time; what is sent from now on is painted
    and encoded.
    """
    numbers = count(1)
    with pytest.MonkeyPatch.context() as patch, TemporaryDirectory() as folder:
        dealt(patch)
        # Computers draw on the table's id.
        patch.setattr("secrets.token_bytes", lambda size: next(numbers).to_bytes(size, "big"))
        async with opened(Path(folder), patch) as hall:
            patch.setattr("bot.present.pictures.paint", painting.paint)
            patch.setattr("render.paint._PAINTER", Painter())
            patch.setattr(Painter, "_rows", _rows)
            wire = Wire()
            hall.sender = Sender(now=hall.clock.now, wire=wire)
            hall.revive()
            script = Script(hall, await hall.sits(*PEOPLE, game=game), wire)
            await hall.settle()
            with wire.encoding():
                yield script


def _rows(_painter: Painter, _strip: Any) -> bytes:
    """No pixels: they take longest, and as long as there are bands."""
    return b""
