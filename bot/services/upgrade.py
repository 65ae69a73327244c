"""After a deploy: running matches are replayed under the new rules; none is rewound.

Whoever opens such a match goes on from its snapshot at once, and its next entry makes it one of the
new rules. That its log still leads there is found out behind the start, one match at a time.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.clock import Clock
from bot.table.table import Table
from engine import Record, digest, replay
from storage import Storage

from .archive import deadline
from .repository import Tables

log = logging.getLogger(__name__)


class Upgrade:
    """Finds matches under older rules, and brings them to the present ones."""

    def __init__(self, store: Storage, tables: Tables, clock: Clock) -> None:
        """Take the store, who opens tables, and the clock."""
        self._store = store
        self._tables = tables
        self._clock = clock

    async def outdated(self) -> Sequence[str]:
        """The running matches under older rules, the newest first."""
        async with self._store.reading() as tx:
            return await tx.matches.outdated(self._tables.versions())

    async def bring(self, match: str) -> None:
        """Replay a match in a thread, and mark it with the version of its rules.

        Where its log does not lead to its state any more, or cannot be played, the log of the bot
        says so, and the match goes on from its snapshot. One that cannot be opened is put on hold.
        """
        table = await self._tables.open(match)
        if table.state is None or table.status != "running":
            return  # it has ended or been put on hold, maybe just now
        if not await self._same(table):
            log.warning("match %s goes on from its snapshot: its log leads elsewhere now", match)
        async with self._store.transaction() as tx:
            await tx.matches.update(match, self._clock.now(), version=table.game.cover.version)

    async def _same(self, table: Table) -> bool:
        assert table.setup is not None
        assert table.state is not None
        async with self._store.reading() as tx:
            # No entry of later than the state: somebody may move meanwhile.
            entries = [e for e in await tx.log.entries(table.id) if e.seq <= table.seq]
        record = Record(table.setup, entries)
        try:
            # Not on the event loop: others press meanwhile.
            made = await asyncio.to_thread(replay, table.game, record, deadline())
        except Exception as fault:  # noqa: BLE001 - whatever it is, the snapshot does not need it
            log.info("match %s: its log cannot be played: %r", table.id, fault)
            return False
        return digest(made.state) == digest(table.state)
