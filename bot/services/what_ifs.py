"""Imagined matches in which somebody tries moves: in memory, and gone when they are not used."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from bot.clock import MINUTE, Clock
from bot.table.refused import Refused
from bot.table.table import Table
from bot.table.what_if import fresh_seed, imagined, new_imagined_id, played_on, tried
from engine import Choice, Event, Seat
from storage import Stale

T = TypeVar("T")

IDLE = 30 * MINUTE
"""Milliseconds after which one is thrown away that nobody uses."""
MOST = 40
"""Imagined matches at once; the oldest go."""
BACK = 8
"""Presses that can be taken back."""
TRIES = 60
"""Presses after which one is long enough: it is for a plan, and not for a whole match."""
STEPS, SECONDS = 200, 3.0
"""What the others may do after each press: decisions, and seconds of thinking."""


class Aside(Protocol):
    """How somebody's work is done beside the event loop, one at a time."""

    def __call__(self, user: int, work: Callable[[], T]) -> Awaitable[T]:
        """Do it. Raises Refused while something of the same user is done."""


@dataclass(slots=True)
class WhatIf:
    """An imagined match of a user: as it is now, and before their last presses.

    match: the one it is about. used: when they have used it last (ms UTC).
    """

    user: int
    match: str
    seat: Seat
    table: Table
    used: int
    before: list[Table] = field(default_factory=list)
    presses: int = 0


@dataclass(frozen=True, slots=True)
class Tried:
    """An imagined match after a press: what was told, and what no longer fitted."""

    table: Table
    told: Sequence[Event] = ()
    dropped: Sequence[Choice] = ()


class WhatIfs:
    """Keeps one for each person. Nothing of it is written down, and a restart forgets them."""

    def __init__(self, clock: Clock, aside: Aside) -> None:
        """Take the clock, and where the others think."""
        self._clock = clock
        self._aside = aside
        self._kept: OrderedDict[str, WhatIf] = OrderedDict()

    async def begin(self, table: Table, seat: Seat, user: int) -> Tried:
        """Imagine a match, and play it on to where a seat is asked. Raises Refused.

        What the same user had imagined before is thrown away.
        """
        if not table.house.advice:
            raise Refused("refused-what-if")
        id_, now = new_imagined_id(), self._clock.now()

        def work() -> tuple[Table, list[Event]]:
            return played_on(imagined(table, seat, id_, fresh_seed(), now), seat, _budget())

        new, told = await self._aside(user, work)
        self._tidy()
        for other in [id_ for id_, each in self._kept.items() if each.user == user]:
            del self._kept[other]
        self._kept[id_] = WhatIf(user, table.id, seat, new, self._clock.now())
        while len(self._kept) > MOST:
            self._kept.popitem(last=False)
        return Tried(new, told)

    def of(self, user: int, id_: str) -> Table:
        """An imagined match of a user. Raises Refused where it is gone."""
        return self._of(user, id_).table

    def can_go_back(self, user: int, id_: str) -> bool:
        """Whether a press in it can be taken back."""
        return bool(self._of(user, id_).before)

    async def act(self, user: int, table: Table, line: Sequence[Choice]) -> Tried:
        """Carry out choices of its user, and let the others answer.

        Raises Illegal; Stale where it is another by now; Refused where it is gone or long enough.
        """
        found = self._of(user, table.id)
        if found.presses >= TRIES:
            raise Refused("refused-what-if-long", most=TRIES)

        def work() -> Tried:
            change = tried(table, found.seat, line)
            new, told = played_on(change.table, found.seat, _budget())
            return Tried(new, [*change.moved.told, *told], change.moved.dropped)

        done = await self._done(user, table, work)
        found.before = [*found.before, table][-BACK:]
        found.presses += 1
        return done

    async def go_on(self, user: int, table: Table) -> Tried:
        """Let the others play on, where they had not come to an end. Raises as ``act``."""
        found = self._of(user, table.id)

        def work() -> Tried:
            return Tried(*played_on(table, found.seat, _budget()))

        return await self._done(user, table, work)

    async def _done(self, user: int, table: Table, work: Callable[[], Tried]) -> Tried:
        done = await self._aside(user, work)
        found = self._of(user, table.id)
        # Another press may have been faster; it has been answered.
        if found.table is not table:
            raise Stale(f"the imagined match {table.id} has moved on")
        found.table = done.table
        return done

    def back(self, user: int, id_: str) -> Table:
        """It as it was before the last press. Raises Refused where nothing can be taken back."""
        found = self._of(user, id_)
        if not found.before:
            raise Refused("refused-what-if-back")
        found.table = found.before.pop()
        return found.table

    def end(self, user: int, id_: str) -> None:
        """Throw it away. Raises Refused where it is gone."""
        self._of(user, id_)
        del self._kept[id_]

    def _of(self, user: int, id_: str) -> WhatIf:
        self._tidy()
        found = self._kept.get(id_)
        if found is None or found.user != user:
            raise Refused("refused-what-if-gone")
        found.used = self._clock.now()
        self._kept.move_to_end(id_)
        return found

    def _tidy(self) -> None:
        gone = self._clock.now() - IDLE
        for id_ in [id_ for id_, each in self._kept.items() if each.used <= gone]:
            del self._kept[id_]


def _budget() -> Callable[[], bool]:
    """Whether the others may do something more; it counts from when it is first asked."""
    steps = iter(range(STEPS))
    end: list[float] = []

    def goes_on() -> bool:
        if not end:
            end.append(time.monotonic() + SECONDS)
        return next(steps, None) is not None and time.monotonic() < end[0]

    return goes_on
