"""Who may be called now: the calls of a day are counted by person, over all their tables.

A call is counted before it is made, under what it is about: two tables never take the same one, and
one that is tried again after a crash is not counted twice. The last of a day is kept for one direct
message about all that waits, see ``Gather``, with which the time of what was not called for begins.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.services import Services
from bot.table import timers
from bot.table.days import day_of
from bot.table.people import MOST_CALLS, UserSettings
from bot.table.table import Live, Table
from bot.table.throttle import PAUSE, by_the_clock
from bot.table.timers import Gather
from engine import Seat
from storage import Transaction


class CallLimit:
    """Counts the calls of a day."""

    def __init__(self, services: Services) -> None:
        """Take the services."""
        self._services = services

    async def take(self, table: Table, about: Mapping[Seat, str]) -> set[Seat]:
        """Which of some seats may be called now; they count as called, for what it is about.

        The others are told of it later, together with all else that waits for them.
        """
        now = self._services.time.now()
        counts = [seat for seat in about if counted(table, seat)]
        may = set(about).difference(counts)
        if not counts:
            return may
        async with self._services.store.transaction() as tx:
            # In one order everywhere: each locks what it reads, and must not wait for another.
            for seat in sorted(counts, key=lambda seat: table.players[seat].user or 0):
                if await admitted(tx, table, seat, about[seat], now):
                    may.add(seat)
        if may != set(about):
            self._services.bell.ring()
        return may


def free(table: Table, live: Live, seat: Seat, now: int) -> int:
    """When a seat may be called (ms UTC): awake and there, and not too often by a clock."""
    if not by_the_clock(table):
        return table.time.awake(seat, now)
    since = now - live.called.get(seat, 0)
    # A call in the future was made before the clock of this machine was put back.
    free = now + PAUSE - since if 0 <= since < PAUSE else now
    return table.time.awake(seat, max(free, table.gathers(seat)))


def counted(table: Table, seat: Seat) -> bool:
    """Whether calls to a seat are among those of a day: not where everybody is there to play."""
    return not table.pace.live and table.notify(seat) in ("channel", "direct", "both")


async def admitted(tx: Transaction, table: Table, seat: Seat, about: str, now: int) -> bool:
    """Whether a seat that is counted may be called now; then it counts as called.

    Else its player is told together with all that waits: that is set here.
    """
    person, user = table.person(seat).settings, table.players[seat].user
    if not person.calls_a_day or user is None:
        return True
    made: dict[str, int] = await tx.notes.locked(_key(user), {}, now)
    gather = person.next_gather(now)
    kept = _same_day(person, gather, now)
    if about not in made and _today(person, made, now) >= person.calls_a_day - kept:
        await tx.timers.set([timers.at(gather, "", Gather(user))])
        return False
    await count(tx, user, about, now)
    return True


async def count(tx: Transaction, user: int, about: str, now: int) -> None:
    """Count a call that is made at an instant (ms UTC), whether or not there is room for it."""
    made: dict[str, int] = await tx.notes.locked(_key(user), {}, now)
    kept = sorted({**made, about: now}.items(), key=lambda call: call[1])
    await tx.notes.put(_key(user), dict(kept[-MOST_CALLS:]), now)


async def full(tx: Transaction, person: UserSettings, user: int, now: int) -> bool:
    """Whether a user has had all calls of a day at an instant (ms UTC)."""
    made: dict[str, int] = await tx.notes.locked(_key(user), {}, now)
    return 0 < person.calls_a_day <= _today(person, made, now)


def _today(person: UserSettings, made: Mapping[str, int], now: int) -> int:
    return sum(_same_day(person, at, now) for at in made.values())


def _same_day(person: UserSettings, one: int, other: int) -> bool:
    return day_of(one, person.timezone) == day_of(other, person.timezone)


def _key(user: int) -> str:
    return f"calls:{user}"
