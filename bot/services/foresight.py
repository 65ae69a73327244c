"""What a standing order would have done, for whoever is about to leave it."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress

from bot.table.refused import Refused
from bot.table.table import Table
from engine import Choice, Preview, Record, Seat, decisions, preview
from engine.preview import Asked
from storage import Storage

from .archive import Archive, deadline

SECONDS = 1.5
"""So long somebody waits for it at most: without it the order can be left all the same."""
KEPT = 16
"""Seats whose last decisions are kept, for those who look at several orders."""


class Foresight:
    """Plays a match again to see what an order of a seat would have answered."""

    def __init__(self, store: Storage, archive: Archive) -> None:
        """Take the store, and where matches are played again."""
        self._store = store
        self._archive = archive
        self._asked: OrderedDict[tuple[str, Seat], tuple[int, Sequence[Asked]]] = OrderedDict()

    async def of(self, table: Table, seat: Seat, user: int, order: Choice) -> Preview | None:
        """What it would have done; None where that cannot be said, or not in time."""
        if table.setup is None or not table.game.orders.foresees(order):
            return None
        key = (table.id, seat)
        seq, kept = self._asked.get(key, (-1, ()))
        asked = kept if seq == table.seq else None
        record = Record(table.setup)
        if asked is None:
            async with self._store.reading() as tx:
                found = await tx.log.entries(table.id)
            record.entries += [each for each in found if each.seq <= table.seq]

        def work() -> tuple[Sequence[Asked], Preview]:
            own = asked
            if own is None:
                own = decisions(table.game, record, seat, table.running(), deadline(SECONDS))
            return own, preview(table.game, own, seat, order)

        with suppress(Refused, TimeoutError):
            own, seen = await asyncio.wait_for(self._archive.aside(user, work), SECONDS)
            self._asked[key] = table.seq, own
            self._asked.move_to_end(key)
            while len(self._asked) > KEPT:
                self._asked.popitem(last=False)
            return seen
        return None
