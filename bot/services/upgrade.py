"""After a deploy: running matches are replayed under the new rules; none is rewound."""

from __future__ import annotations

import logging
from functools import partial

from bot.clock import Clock
from bot.table.table import Table
from engine import BadRecord, Record, digest, replay
from storage import Storage

from .repository import Tables

log = logging.getLogger(__name__)


async def upgrade(store: Storage, tables: Tables, clock: Clock) -> None:
    """Mark every running match with the version of its rules.

    A match whose log no longer leads to its state goes on from its snapshot. One that fails is
    put on hold: it keeps no other from going on.
    """
    async with store.reading() as tx:
        # Those of games that are gone are among them; they cannot be opened, and stay as they are.
        outdated = await tx.matches.outdated(tables.versions())
    for row in outdated:
        await tables.or_freeze(row.id, partial(_upgrade, store, tables, clock, row.id))


async def _upgrade(store: Storage, tables: Tables, clock: Clock, match: str) -> None:
    table = await tables.open(match)
    if table.state is None:
        return  # it has just been put on hold
    if not await _same(store, table):
        log.warning("match %s goes on from its snapshot: its log leads elsewhere now", match)
    async with store.transaction() as tx:
        await tx.matches.update(match, clock.now(), version=table.game.version)


async def _same(store: Storage, table: Table) -> bool:
    assert table.setup is not None
    assert table.state is not None
    async with store.reading() as tx:
        record = Record(table.setup, list(await tx.log.entries(table.id)))
    try:
        return digest(replay(table.game, record).state) == digest(table.state)
    except BadRecord:
        return False
