"""All that a viewer can look at without giving anything away, always in the same order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from bot.actions import SHARED
from bot.message import Button, Menu, Message
from bot.present.speaker import speaker
from bot.presses import AskNumber, AskWhy, Do, Explain, Go, ShowLegend, ShowWhy, Suggest
from bot.table import typed
from bot.table.reading import Unfit, read
from bot.table.table import Table
from engine import Choice, Command, Seat

from .world import Recorder, Standing, World, reaching, user_of

NONSENSE = "zz99"
PRESSES, READINGS, COMMANDS = 3, 3, 2
"""How much is looked at in one position; what is drawn, so that many positions see all."""

READ_PLAINLY = ("turn", "me", "show", "log", "recap", "list", "export", "verify")
READABLE: list[tuple[str, bool, dict[str, Any]]] = [
    *((name, True, {}) for name in READ_PLAINLY),
    ("me", True, {"text": True}),
    ("show", True, {"text": True}),
    ("log", True, {"page": 1}),
    ("me", False, {}),
    ("turn", False, {}),
]
"""Commands for looking: name, whether in the channel, options."""

Seen = list[tuple[str, str]]


class Viewer:
    """Somebody who looks at everything and notes every answer."""

    def __init__(self, world: World, seat: Seat | None, chance: int) -> None:
        self.world = world
        self.seat = seat
        self.random = Random(chance)
        self.answer = Recorder(panel=Standing(world.sender, user_of(seat)))
        self.words = ["seat-0", "seat-1"]
        """What may be typed somewhere, out of the lists this viewer was given."""

    async def looks(self, table: Table) -> Seen:
        """Everything once; the board first, which is then posted anew."""
        self.world.sender.forget()
        await self._command("game show")
        await self.world.settle()
        await self._read()
        if table.registered.board.signs:
            await self._press(ShowLegend(table.id).id)
        if self.seat is not None:
            await self._walk()
            table = await self.world.table()
            await self._press(Suggest(table.id, table.token(self.seat)).id)
            await self._press(ShowWhy(table.id).id)
            await self._press(
                AskWhy(table.id).id, [self.random.choice(table.game.cover.commands).parts[0].verb]
            )
        await self._press(Go(table.id, 10_000).id)
        token = 0 if self.seat is None else table.token(self.seat)
        await self._press(Do(table.id, token, (NONSENSE,)).id)
        await self._complete(table)
        await self._err(table)
        await self.world.settle()
        return [*self.answer.said, *reaching(self.world.sender.said, user_of(self.seat))]

    async def glance(self) -> Seen:
        """The panel, and what is counted and listed."""
        for name in ("turn", "log", "recap", "list"):
            await self._command(f"game {name}")
        return self.answer.said

    async def _read(self) -> None:
        for name, inside, given in self.random.sample(READABLE, READINGS):
            await self._command(f"game {name}", inside=inside, **given)

    async def _walk(self) -> None:
        """Through panel and standing orders, without confirming anything; drafts are made."""
        await self._command("game turn")
        known: set[tuple[str, tuple[str, ...]]] = set()
        waiting = list(ways(self.answer.last))
        for _ in range(PRESSES):
            waiting = [way for way in waiting if way not in known]
            if not waiting:
                return
            way = self.random.choice(waiting)
            known.add(way)
            await self._press(*way)
            waiting += ways(self.answer.last)

    def _sound(self) -> None:
        assert "went wrong on my side" not in self.answer.said[-1][1], self.answer.said[-2:]

    async def _complete(self, table: Table) -> None:
        """Type into every option of some commands of the game, of possible ones first."""
        seat = self.seat if self.seat is not None else Seat(-1)
        verbs = {offer.verb for offer in (*table.offers(seat), *table.orders(seat))}
        drawn = self.random.sample(table.game.cover.commands, len(table.game.cover.commands))
        drawn.sort(key=lambda command: command.parts[0].verb not in verbs)
        for command in drawn[:COMMANDS]:
            given: dict[str, str] = {}
            for part in command.parts:
                for param in part.params:
                    found = await self._suggest(table, command, param, "", given)
                    if found and not part.many:
                        given[param] = found[0][1]
                    if found:
                        word = self.random.choice(found)[1]
                        await self._suggest(table, command, param, word[:1], given)

    async def _suggest(
        self, table: Table, command: Command, param: str, text: str, given: dict[str, str]
    ) -> list[tuple[str, str]]:
        name = f"{table.game.cover.command} {command.name}"
        caller = self.world.caller(self.seat)
        self._note(f"type {text!r} into {param} of {name} after {given}")
        found = await self.world.router.complete(caller, name, param, text, given)
        await self.answer.suggest(found)
        self.words += [value for _, value in found]
        return found

    async def _err(self, table: Table) -> None:
        """Give commands that cannot be carried out, with nonsense and with real words."""
        state = table.running()
        commands = table.game.cover.commands
        for command in self.random.sample(commands, min(COMMANDS, len(commands))):
            for given in self._mistakes(command):
                wanted = typed.choices(command, given)
                if wanted and self.seat is not None and self._is_possible(table, wanted):
                    continue
                await self._command(
                    f"{table.game.cover.command} {command.name}", **dict[str, Any](given)
                )
        assert (await self.world.table()).state == state

    def _is_possible(self, table: Table, wanted: Sequence[Choice]) -> bool:
        """Whether the first of some choices can be carried out, by ids or by names."""
        assert self.seat is not None
        offers = (*table.offers(self.seat), *table.orders(self.seat))
        said = speaker(table, self.world.services.texts("en", table)).id
        try:
            read(wanted, offers, said)
        except Unfit:
            return False
        return True

    def _mistakes(self, command: Command) -> Iterator[dict[str, str]]:
        params = [param for part in command.parts for param in part.params]
        yield dict.fromkeys(params, NONSENSE)
        if params:
            yield {param: self.random.choice(self.words) for param in params}

    async def _command(self, name: str, *, inside: bool = True, **given: object) -> None:
        caller = self.world.caller(self.seat, inside=inside)
        self._note(f"{name} {given}")
        await self.world.router.command(caller, name, given, self.answer)
        self._sound()

    def _note(self, what: str) -> None:
        self.answer.said.append(("asks", what))

    async def _press(self, custom_id: str, values: Sequence[str] = ()) -> None:
        self._note(f"{custom_id} {values}")
        await self.world.router.press(self.world.caller(self.seat), custom_id, values, self.answer)
        self._sound()


def ways(message: Message | None) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a panel leads on to: (custom id, values), nothing that is final."""
    for row in message.rows if message else ():
        if isinstance(row, Menu):
            for option in row.options:
                if row.low <= 1:
                    yield row.id, (option.value,)
            yield row.id, tuple(option.value for option in row.options[: row.high])
        else:
            yield from ((button.id, ()) for button in row if _leads_on(button))


def _leads_on(button: Button) -> bool:
    return isinstance(SHARED.read(button.id), (Go, AskNumber, Explain)) and not button.disabled
