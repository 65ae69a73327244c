"""After a deploy: running matches are replayed under the new rules; none is rewound."""

from __future__ import annotations

import logging

from engine import BadRecord, Record, digest, replay
from storage import Storage

from .clock import Clock
from .table import Table
from .tables import Tables

log = logging.getLogger(__name__)


async def upgrade(store: Storage, tables: Tables, clock: Clock) -> list[str]:
    """Mark every running match with the version of its rules; the ids of those that diverged.

    A match whose log no longer leads to its state goes on from its snapshot.
    """
    async with store.reading() as tx:
        rows = await tx.matches.outdated(tables.versions())
    diverged = []
    for row in rows:
        if row.game not in tables.versions():
            log.error("match %s is of a game that is not here: %s", row.id, row.game)
            continue
        table = await tables.open(row.id)
        if not await _same(store, table):
            diverged.append(row.id)
            log.warning("match %s goes on from its snapshot: its log leads elsewhere now", row.id)
        async with store.transaction() as tx:
            await tx.matches.update(row.id, clock.now(), version=table.game.version)
    return diverged


async def _same(store: Storage, table: Table) -> bool:
    assert table.setup is not None
    assert table.state is not None
    async with store.reading() as tx:
        record = Record(table.setup, list(await tx.log.entries(table.id)))
    try:
        return digest(replay(table.game, record).state) == digest(table.state)
    except BadRecord:
        return False
