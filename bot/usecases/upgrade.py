"""After a deploy: running matches are replayed under the new rules; none is rewound."""

from __future__ import annotations

import logging

from engine import BadRecord, Record, digest, replay
from storage import MatchRow, Storage

from .clock import Clock
from .freezer import Freezer
from .refused import Refused
from .table import Table
from .tables import Tables

log = logging.getLogger(__name__)


async def upgrade(store: Storage, tables: Tables, clock: Clock, freezer: Freezer) -> list[str]:
    """Mark every running match with the version of its rules; the ids of those that diverged.

    A match whose log no longer leads to its state goes on from its snapshot. One that fails is
    put on hold: it keeps no other from going on.
    """
    async with store.reading() as tx:
        rows = await tx.matches.outdated(tables.versions())
    diverged = []
    for row in rows:
        try:
            if not await _upgraded(store, tables, clock, row):
                diverged.append(row.id)
        except Refused as refusal:
            log.warning("match %s cannot go on: %s", row.id, refusal)
        except Exception as error:  # noqa: BLE001 - one match must not stop the start
            table = await tables.open(row.id)
            await freezer.freeze(table, "frozen-rules", error)
    return diverged


async def _upgraded(store: Storage, tables: Tables, clock: Clock, row: MatchRow) -> bool:
    """Bring one match to the present rules; whether its log still leads to its state."""
    table = await tables.open(row.id)
    if table.state is None:
        return True  # it has just been put on hold
    same = await _same(store, table)
    if not same:
        log.warning("match %s goes on from its snapshot: its log leads elsewhere now", row.id)
    async with store.transaction() as tx:
        await tx.matches.update(row.id, clock.now(), version=table.game.version)
    return same


async def _same(store: Storage, table: Table) -> bool:
    assert table.setup is not None
    assert table.state is not None
    async with store.reading() as tx:
        record = Record(table.setup, list(await tx.log.entries(table.id)))
    try:
        return digest(replay(table.game, record).state) == digest(table.state)
    except BadRecord:
        return False
