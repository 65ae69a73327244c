"""Who may be called now: those who have calls left in their day, and are awake and there."""

from __future__ import annotations

from collections.abc import Mapping

from bot.services import Services
from bot.services.called import admitted, counted
from bot.table.table import Live, Table
from bot.table.throttle import PAUSE, by_the_clock
from engine import Seat


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
