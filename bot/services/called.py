"""How often people were called today: counted by person, over all their tables.

A call is counted before it is made, under what it is about: two tables never take the same one, and
one that is tried again after a crash is not counted twice. The last of a day is kept for one direct
message about all that waits, see ``Gather``, with which the time of what was not called for begins.
"""

from __future__ import annotations

from collections.abc import Mapping

from bot.clock import Clock
from bot.table.days import day_of
from bot.table.people import MOST_CALLS, UserSettings
from bot.table.table import Table
from bot.table.timers import Gather
from engine import Seat
from storage import Storage, Transaction


class Called:
    """Knows how many calls of a day are left to somebody."""

    def __init__(self, store: Storage, clock: Clock) -> None:
        """Take the store and the clock."""
        self._store = store
        self._clock = clock

    async def silent_until(self, table: Table, seat: Seat) -> int | None:
        """When a seat hears next of its turns here (ms UTC), where its calls of today are used up.

        None where it will be called as usual.
        """
        person, user = table.person(seat).settings, table.players[seat].user
        if user is None or not person.calls_a_day or not counted(table, seat):
            return None
        now = self._clock.now()
        async with self._store.reading() as tx:
            made: dict[str, int] = await tx.notes.get(_key(user)) or {}
        return None if _left(person, made, now) > 0 else person.next_gather(now)


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
    if about not in made and _left(person, made, now) <= 0:
        await tx.timers.set([Gather(user).at(person.next_gather(now), "")])
        return False
    await count(tx, user, about, now)
    return True


async def count(tx: Transaction, user: int, about: str, now: int) -> None:
    """Count a call that is made at an instant (ms UTC), whether or not there is room for it."""
    made: dict[str, int] = await tx.notes.locked(_key(user), {}, now)
    kept = sorted({**made, about: now}.items(), key=lambda call: call[1])
    await tx.notes.put(_key(user), dict(kept[-MOST_CALLS:]), now)


async def uncount(tx: Transaction, user: int, about: str, now: int) -> None:
    """Count a call no more for which there was nothing to say."""
    made: dict[str, int] = await tx.notes.locked(_key(user), {}, now)
    await tx.notes.put(_key(user), {key: at for key, at in made.items() if key != about}, now)


async def full(tx: Transaction, person: UserSettings, user: int, about: str, now: int) -> bool:
    """Whether a user has had all calls of a day at an instant (ms UTC), and not this one."""
    made: dict[str, int] = await tx.notes.locked(_key(user), {}, now)
    return about not in made and 0 < person.calls_a_day <= _today(person, made, now)


def _left(person: UserSettings, made: Mapping[str, int], now: int) -> int:
    """How many calls may still be made today beside the one that is kept for all that waits."""
    kept = _same_day(person, person.next_gather(now), now)
    return person.calls_a_day - kept - _today(person, made, now)


def _today(person: UserSettings, made: Mapping[str, int], now: int) -> int:
    return sum(_same_day(person, at, now) for at in made.values())


def _same_day(person: UserSettings, one: int, other: int) -> bool:
    return day_of(one, person.timezone) == day_of(other, person.timezone)


def _key(user: int) -> str:
    return f"calls:{user}"
