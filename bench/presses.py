"""Presses that a decision takes by panel: computer minds play each game through its buttons.

A decision is what one typed line of the game can carry, up to the first outcome that cannot be
undone; what is gathered past that counts as if it were done after it. A button is one press, a
menu two (open, choose), a menu of several one more than its ticks and its closing, a form three.
A turn begins at its call, which may carry the answer; what it takes where the panel still stands
from the last turn is told apart.
"""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path

from bot.actions import actions_of
from bot.message import Form, Message
from bot.present import notices
from bot.present.notices import News
from bot.present.short_path import in_words
from bot.presses import OpenPanel
from bot.registry import shipped
from bot.routing.requests import Caller
from bot.routing.router import Router
from bot.services import Services
from bot.table.table import Table
from engine import Command, Dice, Seat
from locales import Library
from storage import Storage
from tests.bot.way import Wish, controls, opening, step, wishes

from .matches import NOW, Standing
from .report import Line

DECISIONS, LONG = 200, 100
"""So many a game; so many at most of one match."""
GOAL = 2.2
LONGEST = 40
"""Presses after which the way to a choice is thought to be lost."""


@dataclass
class Kept:
    """The way back: it keeps what was answered last."""

    last: Message = field(default_factory=Message)
    form: Form | None = None

    async def say(self, message: Message, *, vanish: bool = False) -> None:  # noqa: ARG002 - as a way back is
        """A new message."""
        self.last = message

    async def show(self, message: Message) -> None:
        """A message that everybody sees."""
        self.last = message

    async def edit_original(self, message: Message) -> None:
        """The message changed."""
        self.last = message

    async def ask(self, form: Form, late: Message) -> None:  # noqa: ARG002 - as a way back is
        """A form."""
        self.form = form

    async def open_thread(self, name: str) -> int | None:  # noqa: ARG002 - as a way back is
        """No threads here."""
        return None

    async def close_thread(self) -> None:
        """None was opened."""


class Clock(Standing):
    """A clock that is put forward by hand."""

    def __init__(self) -> None:
        self.time = NOW

    def now(self) -> int:
        """The time, ms UTC."""
        return self.time


@dataclass
class Count:
    """What a game has taken: decisions, presses in panels, turns."""

    decisions: int = 0
    presses: int = 0
    turns: int = 0


def typed_lines(commands: Sequence[Command], line: Sequence[Wish]) -> int:
    """How many typed lines say some choices."""
    verbs, count_ = [wish.choice.verb for wish in line], 0
    while verbs:
        verbs = verbs[max(1, *(_said(command, verbs) for command in commands)) :]
        count_ += 1
    return count_


def _said(command: Command, verbs: Sequence[str]) -> int:
    """How many of the next choices a command says."""
    at = 0
    for part in command.parts:
        while at < len(verbs) and verbs[at] == part.verb:
            at += 1
            if not part.repeat:
                break
    return at


class Match:
    """One match whose seats are people, each with a mind."""

    def __init__(
        self, services: Services, clock: Clock, table: str, numbers: Iterator[int], *, stands: bool
    ) -> None:
        self._services, self._clock, self._id = services, clock, table
        self._stands = stands
        self._router = Router(services, actions_of(services.registry))
        self._numbers = numbers
        self._answer = Kept()
        self._last: Seat | None = None
        self._dice = (Dice(f"{number:032x}") for number in count(1))
        self.count = Count()

    async def play(self, decisions: int) -> None:
        """Make so many decisions, or all there are."""
        while self.count.decisions < decisions:
            table = await self._services.tables.open(self._id)
            if table.status != "running":
                return
            if not table.owed():
                due = table.alarm()
                assert due is not None
                self._clock.time = max(self._clock.time, due)
                await self._services.play.wake(table)
                continue
            await self._decide(table, table.owed()[0])

    async def _decide(self, table: Table, seat: Seat) -> None:
        line = wishes(table, seat, next(iter(table.game.minds.computers)), self._dice)
        beyond = sum(wish.beyond for wish in line)
        known = line[: len(line) - beyond]
        self.count.decisions += typed_lines(table.game.cover.commands, known) + beyond
        begins = seat != self._last
        self._last = seat
        first = OpenPanel(table.id).id
        if begins:
            self.count.turns += 1
            first = _of_call(self._services, table, seat, line[0])
            self.count.presses += not self._stands
        # The panel that stands shows what is there now; one that is opened does so as well.
        await self._press(seat, OpenPanel(table.id).id if self._stands else first)
        line, table = await self._left(line, table)
        for _ in range(LONGEST):
            if not line:
                return
            way = step(controls(self._answer.last), line, partial(in_words, table, seat))
            self.count.presses += way.cost
            await self._press(seat, way.custom_id, way.values)
            if way.form:
                assert self._answer.form is not None
                await self._press(seat, self._answer.form.id, line[0].choice.args)
            line, table = await self._left(line, table)
        raise AssertionError(f"the way to {line} is lost")

    async def _left(self, line: list[Wish], before: Table) -> tuple[list[Wish], Table]:
        """What is still to be done, and the table as it is."""
        now = await self._services.tables.open(self._id)
        return line[now.seq - before.seq :], now

    async def _press(self, seat: Seat, custom_id: str, values: tuple[str, ...] = ()) -> None:
        caller = Caller(int(seat) + 1, "", 1, 1, "en", next(self._numbers))
        await self._router.press(caller, custom_id, values, self._answer)


async def seated(
    services: Services, slug: str, people: int, channel: int, numbers: Iterator[int]
) -> str:
    """A match that has begun; its id."""
    table = await services.lobby.open(
        slug, guild=1, channel=channel + 1, host=1, name="Player 1", language="en",
        interaction=next(numbers),
    )  # fmt: skip
    for user in range(2, people + 1):
        table = await services.tables.open(table.id)
        await services.lobby.join(table, user, f"Player {user}", interaction=next(numbers))
    table = await services.tables.open(table.id)
    return (await services.lobby.start(table, interaction=next(numbers))).id


def _of_call(services: Services, table: Table, seat: Seat, wish: Wish) -> str:
    """The button of a call that leads nearest to a choice."""
    called = notices.call(table, services.texts("en", table), [seat], News(()))
    return opening(called, table.id, wish)


async def measure(folder: Path, slug: str, *, stands: bool) -> Count:
    """Play some matches of a game, with as many people as like it least and most.

    stands: the panel of the last turn is still there.
    """
    registry, clock = shipped(), Clock()
    name = f"{slug}-{stands}"
    store = await Storage.open(f"sqlite:///{folder / name}.sqlite3")
    services = Services(store, registry, Library(), clock)
    numbers = count(1)
    total = Count()
    game = next(title.game for title in registry if title.game.slug == slug)
    seats = game.cover.seats
    for number in count():
        people = seats[number % len(seats)] if seats[0] > 1 else seats[1]
        table = await seated(services, slug, people, number, numbers)
        match = Match(services, clock, table, numbers, stands=stands)
        await match.play(LONG)
        for name in ("decisions", "presses", "turns"):
            setattr(total, name, getattr(total, name) + getattr(match.count, name))
        if total.decisions >= DECISIONS:
            break
    await store.close()
    return total


def lines() -> Iterator[Line]:
    """A line a game."""
    with tempfile.TemporaryDirectory() as folder:
        for title in shipped():
            slug = title.game.slug
            stands = asyncio.run(measure(Path(folder), slug, stands=True))
            found = asyncio.run(measure(Path(folder), slug, stands=False))
            mean = found.presses / found.decisions
            yield Line(
                f"presses a decision, {slug}",
                f"{mean:.2f}",
                f"{found.presses / found.turns:.1f} a turn;"
                f" where the panel stands: {stands.presses / stands.decisions:.2f}",
                f"{found.decisions} decisions",
                f"at most {GOAL:g}",
                mean <= GOAL,
            )
