"""One transaction of a change that is not a move."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

from bot.clock import Clock
from bot.table.door import Door
from bot.table.house import House
from bot.table.pace import Pace
from bot.table.table import Table
from storage import Stale, Storage, Transaction

from .bell import Bell


class Changing:
    """Begins transactions that change a table as it was loaded."""

    def __init__(self, store: Storage, clock: Clock, bell: Bell) -> None:
        """Take the store, the clock, and whom to wake."""
        self._store = store
        self._clock = clock
        self._bell = bell

    def reading(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that only reads, for what is looked up before a change."""
        return self._store.reading()

    @asynccontextmanager
    async def __call__(
        self, table: Table | None, interaction: int | None
    ) -> AsyncIterator[Transaction]:
        """One transaction that takes the interaction; a table must still be as it was seen."""
        async with self._store.transaction() as tx:
            if interaction is not None:
                await tx.interactions.take(interaction, self._clock.now())
            if table is not None:
                # Locked: on PostgreSQL others could change the match before the commit.
                row = await tx.matches.get(table.id, lock=True)
                # Not the whole row: the board keeps its messages there, which outdate nobody.
                there = (
                    row.status,
                    row.seq,
                    row.seating,
                    row.options,
                    House.model_validate(row.house),
                    Door.model_validate(row.door),
                )
                seen = (
                    table.status,
                    table.seq,
                    table.seating,
                    table.options,
                    table.house,
                    table.door,
                )
                if there != seen or Pace.model_validate(row.pace) != table.pace:
                    raise Stale(f"table {table.id} has moved on")
                # Whoever opens it again enters that first.
                if row.status == "running" and await tx.rests.of(table.id):
                    raise Stale(f"table {table.id} is owed a rest")
            yield tx
        # After the commit: whoever wakes before it finds nothing to do and sleeps again.
        self._bell.ring_for(interaction)
