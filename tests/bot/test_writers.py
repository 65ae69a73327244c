"""On PostgreSQL several write at once: what one has changed, another does not write over."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import asyncpg
import pytest

from bot.table import rows
from bot.workers.sending import Refusal
from storage import PostedRow, Storage
from tests.storage.conftest import new_postgres

from .hall import ANN, BOB, HERE, MINUTE, PATIENCE, Hall

WAITING = """SELECT EXISTS (
    SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
)"""


@asynccontextmanager
async def on_server(hall: Hall, url: str) -> AsyncIterator[Hall]:
    """The same hall over a PostgreSQL database."""
    store = await Storage.open(url)
    shared = Hall(hall.file, hall.services.registry, hall.services.library, hall.clock, store)
    shared.sender = hall.sender
    shared.revive()
    try:
        yield shared
    finally:
        await shared.close()


async def somebody_waits(url: str) -> None:
    """Wait until a transaction waits for another."""
    admin = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(PATIENCE):
            while not await admin.fetchval(WAITING):
                pass
    finally:
        await admin.close()


@pytest.mark.parametrize("refusals", [0, 1], ids=["shown", "refused"])
async def test_a_board_asked_for_while_it_is_noted_how_another_went_is_still_asked_for(
    hall: Hall, refusals: int
) -> None:
    async with new_postgres() as url, on_server(hall, url) as shared:
        match = await shared.sits(ANN, BOB)
        await shared.passes(MINUTE)
        stood = (await shared.at(match)).board
        await shared.plays(match)
        shared.sender.fails[HERE] = [Refusal("permission")] * refusals
        async with shared.store.transaction() as tx:
            await tx.matches.get(match, lock=True)
            again = rows.Refresh(anew=True).to(match, HERE)
            await tx.outbox.put([again], shared.clock.now())
            delivery = asyncio.create_task(shared.settle())
            await somebody_waits(url)
        await delivery

        assert stood is not None
        assert (await shared.at(match)).board not in (None, stood)


async def test_a_reminder_that_arrives_while_its_question_is_answered_waits_for_no_other(
    hall: Hall,
) -> None:
    async with new_postgres() as url, on_server(hall, url) as shared:
        match = await shared.sits(ANN, BOB)
        await shared.passes(MINUTE)
        table = await shared.at(match)
        (seat, *_) = table.owed()
        asked = table.asked(seat)
        assert asked is not None
        old = PostedRow("reminder", str(seat), rows.channel(HERE), HERE, 9)
        async with shared.store.transaction() as tx:
            await tx.posted.put(match, old)
            remind = rows.Remind(seat, asked.token).to(table)
            await tx.outbox.put([remind], shared.clock.now())

        async with shared.store.transaction() as tx:
            await tx.matches.get(match, lock=True)
            delivery = asyncio.create_task(shared.settle())
            await somebody_waits(url)
            await tx.posted.drop(match, old.about, old.key)  # as the board does
        await delivery

        async with shared.store.reading() as tx:
            there = await tx.posted.get(match, old.about, old.key)
        assert there is not None
        assert there.message != old.message
