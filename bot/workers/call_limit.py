"""Who may be called now: a day's calls by a clock are counted by person, over all their tables.

A call is counted before it is made, under the question it is for: two tables never take the same
one, and one that is tried again after a crash is not counted twice.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.clock import DAY
from bot.services import Services
from bot.table.people import MOST_CALLS
from bot.table.table import Live, Table
from bot.table.throttle import PAUSE, by_the_clock
from engine import Seat


class CallLimit:
    """Counts the calls of a day."""

    def __init__(self, services: Services) -> None:
        """Take the services."""
        self._services = services

    async def take(self, table: Table, live: Live, tokens: Mapping[Seat, int]) -> set[Seat]:
        """Which of some seats may be called now for their questions; they count as called."""
        now = self._services.time.now()
        may = {seat for seat in tokens if free(table, live, seat, now) <= now}
        if not may or not by_the_clock(table):
            return may
        async with self._services.store.transaction() as tx:
            # In one order everywhere: each locks what it reads, and must not wait for another.
            for seat in sorted(may, key=lambda seat: table.players[seat].user or 0):
                key, question = _key(table, seat), f"{table.id}:{tokens[seat]}"
                made: dict[str, int] = await tx.notes.locked(key, {}, now)
                others = {about: at for about, at in made.items() if about != question}
                if free(table, live, seat, now, _lately(others, now)) > now:
                    may.remove(seat)
                    continue
                kept = sorted({**others, question: now}.items(), key=lambda call: call[1])
                await tx.notes.put(key, dict(kept[-MOST_CALLS:]), now)
        return may

    async def free(self, table: Table, live: Live, seat: Seat, now: int) -> int:
        """When a seat may be called (ms UTC), as far as is known now."""
        if not by_the_clock(table):
            return free(table, live, seat, now)
        async with self._services.store.reading() as tx:
            made = await tx.notes.get(_key(table, seat)) or {}
        return free(table, live, seat, now, _lately(made, now))


def free(table: Table, live: Live, seat: Seat, now: int, lately: Sequence[int] = ()) -> int:
    """When a seat may be called (ms UTC): awake and there, and not too often by a clock.

    lately: when its player was called by a clock in the last day (ms UTC), the earliest first.
    """
    person = table.person(seat).settings
    if not by_the_clock(table):
        return table.time.awake(seat, now)
    since = now - live.called.get(seat, 0)
    # A call in the future was made before the clock of this machine was put back.
    free = now + PAUSE - since if 0 <= since < PAUSE else now
    if person.calls_a_day and len(lately) >= person.calls_a_day:
        free = max(free, lately[-person.calls_a_day] + DAY)
    return table.time.awake(seat, max(free, table.gathers(seat)))


def _lately(made: Mapping[str, int], now: int) -> list[int]:
    return sorted(at for at in made.values() if now - DAY < at <= now)


def _key(table: Table, seat: Seat) -> str:
    return f"calls:{table.players[seat].user}"
