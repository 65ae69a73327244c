"""A hall with many tables: the bot without connection, and a sender that can be in trouble."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any

import pytest

from bot.message import Message
from bot.presses import Do
from bot.registry import Registry, shipped
from bot.routing.requests import Caller
from bot.services import Services
from bot.table.change import Change, changed
from bot.table.moves import Moved
from bot.table.table import Table
from bot.workers.arrears_worker import ArrearsWorker
from bot.workers.lanes import Lanes
from bot.workers.outbox_worker import OutboxWorker
from bot.workers.panel_worker import PanelWorker
from bot.workers.timer_worker import TimerWorker
from engine import (
    NOBODY,
    By,
    Choice,
    Dice,
    Entry,
    Record,
    Seat,
    act,
    copy,
    digest,
    replay,
    wake,
)
from locales import Library
from minds import ask
from minds.playing import Turn, turns
from sandbox import Clock
from storage import NewOutbox, OutboxRow, Storage, TimerRow
from tests import tiny
from tests.databases import fresh
from tests.saying import library
from tests.secrecy.world import GUILD, Recorder, World

ANN, BOB, CLEO, DAN, EVE = 101, 102, 103, 104, 105
"""People; Eve has no seat."""
NAMES = {ANN: "Ann", BOB: "Bob", CLEO: "Cleo", DAN: "Dan", EVE: "Eve"}
OPERATOR = 900
HERE, THERE = 11, 12
"""Two channels."""
SECOND, MINUTE, HOUR, DAY = 1_000, 60_000, 3_600_000, 86_400_000
PATIENCE = 30
"""Seconds of real time after which something is thought never to happen."""


@dataclass
class Trouble(Recorder):
    """A sender that keeps what stands in each channel, as Discord does, and can be in trouble.

    A direct channel has the number of its user with a minus.
    """

    now: Callable[[], int] = int
    fails: dict[int, list[Exception]] = field(default_factory=dict)
    """What is raised next by everything in a channel, one after the other."""
    fails_after: dict[int, list[Exception]] = field(default_factory=dict)
    """The same, although it has been done."""
    forgets: asyncio.Event | None = None
    """Whoever has posted waits for this before they hear of it."""
    holds: dict[int, asyncio.Event] = field(default_factory=dict)
    """Everything in a channel waits for this, and ``held`` names the channels that wait."""
    held: list[int] = field(default_factory=list)
    channels: dict[int, dict[int, Message]] = field(default_factory=dict)
    edits: list[tuple[int, int]] = field(default_factory=list)
    """Each edit: its channel and when (ms)."""
    opened: list[int] = field(default_factory=list)
    """When each direct channel was opened (ms)."""
    refuses_inboxes: Exception | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)
    _nonces: dict[str, int] = field(default_factory=dict)

    def note(self, kind: str, message: Message | None) -> None:
        """Without the picture itself, which takes long to compare."""
        self.add(kind, lambda: _plain(message) if message else "")
        self.news.set()

    async def _meet(self, channel: int) -> None:
        if channel in self.holds:
            self.held.append(channel)
            self.news.set()
            await self.holds[channel].wait()
        waiting = self.fails.get(channel)
        if waiting:
            raise waiting.pop(0)

    async def post(self, channel: int, message: Message, nonce: str) -> int:
        await self._meet(channel)
        if nonce not in self._nonces:
            self._nonces[nonce] = await super().post(channel, message, nonce)
            self.channels.setdefault(channel, {})[self._nonces[nonce]] = message
        self.news.set()
        if self.forgets is not None:
            await self.forgets.wait()
        if self.fails_after.get(channel):
            raise self.fails_after[channel].pop(0)
        return self._nonces[nonce]

    async def edit(self, channel: int, id_: int, message: Message) -> None:
        await self._meet(channel)
        await super().edit(channel, id_, message)
        assert id_ in self.channels[channel]
        self.channels[channel][id_] = message
        self.edits.append((channel, self.now()))
        self.news.set()

    async def delete(self, channel: int, id_: int) -> None:
        await self._meet(channel)
        await super().delete(channel, id_)
        self.channels.get(channel, {}).pop(id_, None)

    async def inbox(self, user: int) -> int:
        self.opened.append(self.now())
        if self.refuses_inboxes is not None:
            raise self.refuses_inboxes
        return await super().inbox(user)

    def stands(self, channel: int) -> list[Message]:
        """The messages of a channel, the oldest first."""
        return list(self.channels.get(channel, {}).values())

    def lines(self, channel: int) -> list[str]:
        """Their plain content, of those that have any."""
        return [message.text for message in self.stands(channel) if message.text]

    def board(self, channel: int) -> Message:
        """The live message of a channel."""
        return next(m for m in reversed(self.stands(channel)) if m.footer or "Join" in labels(m))

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait for something to arrive."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                self.news.clear()
                await self.news.wait()


def _plain(message: Message) -> str:
    return repr(replace(message, picture=None)) + (message.picture.alt if message.picture else "")


def said(answer: Recorder) -> Message:
    """The last message of an answer."""
    assert answer.last is not None, "no answer"
    return answer.last


def labels(message: Message) -> list[str]:
    """What stands on the buttons of a message."""
    return [b.label for row in message.rows if isinstance(row, tuple) for b in row]


def button(message: Message, label: str) -> str:
    """The custom id of a button."""
    buttons = [b for row in message.rows if isinstance(row, tuple) for b in row]
    return next(b.id for b in buttons if b.label == label)


@dataclass(frozen=True)
class Paper:
    """A file that somebody gives with a command."""

    words: str

    async def text(self) -> str:
        return self.words


class Hall(World):
    """A world with several tables, people who come and go, and time."""

    sender: Trouble
    outbox_worker: OutboxWorker
    timer_worker: TimerWorker

    def revive(self) -> None:
        """Workers anew, as after the death of the process."""
        self.outbox_worker = OutboxWorker(self.services, self.sender)
        self.timer_worker = TimerWorker(self.services)
        self._lanes = (
            Lanes(self.services, self.outbox_worker),
            Lanes(self.services, self.timer_worker),
            Lanes(self.services, PanelWorker(self.services)),
            Lanes(self.services, ArrearsWorker(self.services)),
        )

    @asynccontextmanager
    async def at_work(self) -> AsyncIterator[None]:
        """The workers go on by themselves, as in the running bot."""
        tasks = [asyncio.create_task(lanes.run()) for lanes in self._lanes]
        try:
            yield
        finally:
            self.services.stop()
            async with asyncio.timeout(PATIENCE):
                await asyncio.gather(*tasks)
            self.services.stopping = False

    async def sits(
        self,
        *people: int,
        game: str = "delta_v",
        channel: int = HERE,
        computers: int = 0,
        options: Mapping[str, str] | None = None,
    ) -> str:
        """A table that has begun, its first player the host; its id."""
        match = await self.lobby(*people, game=game, channel=channel)
        for number in range(1, computers + 1):
            await self.services.lobby.add_computer(
                await self.at(match), "random", f"Drifter {number}", interaction=self.interaction
            )
        for name, value in (options or {}).items():
            await self.services.lobby.set_option(
                await self.at(match), name, value, interaction=self.interaction
            )
        await self.services.lobby.start(await self.at(match), interaction=self.interaction)
        return match

    async def lobby(self, *people: int, game: str = "delta_v", channel: int = HERE) -> str:
        """A table that has not begun; its id."""
        host, *others = people
        table = await self.services.lobby.open(
            game,
            guild=GUILD,
            channel=channel,
            host=host,
            name=name_of(host),
            language="en",
            interaction=self.interaction,
        )
        for user in others:
            await self.services.lobby.join(
                await self.at(table.id), user, name_of(user), interaction=self.interaction
            )
        self.match = table.id
        return table.id

    async def at(self, match: str) -> Table:
        """A table by its id."""
        return await self.services.tables.open(match)

    async def stops(self, match: str) -> None:
        """End a match without a winner, in the name of Ann."""
        table = await self.at(match)
        await self.services.upkeep.stop(table, name_of(ANN), interaction=self.interaction)
        await self.settle()

    async def plays(self, match: str, mind: str = "random") -> Change:
        """Whoever of the people is owed a decision makes one, at random or after a mind."""
        table = await self.at(match)
        seat = next(s for s in table.owed() if table.players[s].user is not None)
        return await self.services.play.act(table, seat, [chosen(table, seat, mind)])

    async def move(self, match: str, seat: int) -> tuple[int, str]:
        """Who sits there, and the custom id with which they make a decision at random."""
        table = await self.at(match)
        choice = chosen(table, Seat(seat), "random")
        user = table.players[seat].user
        assert user is not None
        path = (choice.verb, *choice.args)
        return user, Do(match, table.token(Seat(seat)), path).id

    async def types(self, user: int, line: str, /, channel: int = HERE, **given: Any) -> Message:
        """Type a command; the answer."""
        answer = Recorder()
        await self.router.command(self.who(user, channel), line, given, answer)
        return said(answer)

    async def presses(
        self, user: int, custom_id: str, *values: str, channel: int = HERE
    ) -> Message:
        """Press a button or use a menu; the answer."""
        answer = Recorder()
        await self.router.press(self.who(user, channel), custom_id, values, answer)
        return said(answer)

    async def hands_over(self, user: int, player: str, computer: str) -> Message:
        """Somebody lets a computer have their own seat for good, and means it; the answer."""
        question = await self.types(user, "game replace", player=player, computer=computer)
        return await self.presses(user, button(question, "Hand it over for good"))

    def who(self, user: int, channel: int = HERE, sees: Sequence[int] = ()) -> Caller:
        """Somebody in a channel; in their direct messages where its number is below zero."""
        guild = None if channel < 0 else GUILD
        number = self.interaction
        return Caller(user, name_of(user), guild, channel, "en", number, sees=lambda c: c in sees)

    async def passes(self, ms: int, step: int = MINUTE) -> None:
        """Let time pass in steps, and do after each of them what has come due in it."""
        end = self.clock.now() + ms
        await self.settle()
        while (left := end - self.clock.now()) > 0:
            due = await self.next_due()
            idle = left if due is None else due - self.clock.now()
            self.clock.advance(min(step * max(1, -(-idle // step)), left))
            await self.settle()

    async def until(self, match: str, is_so: Callable[[Table], bool]) -> None:
        """Wait until a table is so; every commit rings the bell."""
        rung = self.services.bell.listen()
        async with asyncio.timeout(PATIENCE):
            while not is_so(await self.at(match)):
                await rung.wait()
                rung.clear()

    async def put(self, *new: NewOutbox) -> None:
        """Leave rows to be sent."""
        async with self.store.transaction() as tx:
            await tx.outbox.put(new, self.clock.now())

    async def failed(self) -> list[OutboxRow]:
        """The rows that were given up, the oldest first."""
        async with self.store.reading() as tx:
            return sorted(await tx.outbox.failures(), key=lambda row: row.id)

    async def waiting(self) -> list[OutboxRow]:
        """The rows that are still to be sent."""
        async with self.store.reading() as tx:
            return list(await tx.outbox.waiting())

    async def timers(self, match: str, kind: str) -> list[TimerRow]:
        """The timers of a kind of a match."""
        async with self.store.reading() as tx:
            return [timer for timer in await tx.timers.of(match) if timer.kind == kind]

    def sql(self, statement: str, *values: object) -> None:
        """Change the database behind the bot's back, which then remembers nothing."""
        with closing(sqlite3.connect(self.file)) as database, database:
            database.execute(statement, values)
        self.services.tables.forget()


def chosen(table: Table, seat: Seat, mind: str) -> Choice:
    """What a mind chooses for a seat; the same each time that it is asked."""
    dice = Dice(f"{table.seq:032x}")
    return ask(table.game, table.running(), seat, mind, dice).choice


async def play_out(
    services: Services, clock: Clock, table: Table, mind: str, left: int = 0
) -> None:
    """Play a match on, all at once, to the end or until so many entries are left to it."""
    state, game = copy(table.game, table.running()), table.game
    minds, dice = [game.minds.computers[mind]] * state.seats, [Dice("1f")] * state.seats
    found = list(turns(game, state, minds, dice))
    await enter_all(services, clock, table, found[: len(found) - left])


async def enter_all(services: Services, clock: Clock, table: Table, found: Sequence[Turn]) -> None:
    """Enter what was played on from the position of a table, all at once."""
    state, game = copy(table.game, table.running()), table.game
    moved = Moved()
    for turn in found:
        if turn.seat == NOBODY:
            by: By = "clock"
            events = wake(game, state, turn.now).events
        else:
            by = "player"
            events = act(game, state, turn.seat, turn.choice, turn.now).events
        seq = table.seq + len(moved.entries) + 1
        moved.entries.append(Entry(seq, turn.now, turn.seat, turn.choice, by, game.cover.version))
        moved.events.append(events)
    clock.advance(max(0, state.now - clock.now()))
    await services.play._commit(changed(table, state, moved, None, clock.now()))


async def replayed(store: Storage, table: Table) -> str:
    """The digest of the state to which the log leads."""
    assert table.setup is not None
    async with store.reading() as tx:
        record = Record(table.setup, list(await tx.log.entries(table.id)))
    return digest(replay(table.game, record).state)


def name_of(user: int) -> str:
    """What somebody is called."""
    return NAMES.get(user, f"User {user}")


def boom(*_: object, **__: object) -> Any:
    """Anything that does not work."""
    raise ZeroDivisionError("boom")


@asynccontextmanager
async def opened(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    registry: Registry | None = None,
    texts: Library | None = None,
) -> AsyncIterator[Hall]:
    """A hall with the shipped games and the tiny one, or with others; nothing is painted."""
    monkeypatch.setattr("bot.present.pictures.paint", lambda scene: repr(scene).encode())
    file = fresh(tmp_path / "hall.sqlite3")
    registry = registry or Registry([*shipped(), tiny.TITLE])
    hall = Hall(file, registry, texts or library(), Clock())
    hall.sender = Trouble(now=hall.clock.now)
    hall.revive()
    hall.services.operator.user = OPERATOR
    yield hall
    await hall.close()
