from __future__ import annotations

import asyncio

from sqlalchemy import delete, func, select

from storage import NotebookRow, Storage
from storage.schema import matches, notebooks

from .samples import NOW, make_match

ANN, BOB = 7, 8
PLAN = NotebookRow(text="Sell the ore\nto Bob \N{ROCKET}", reminder={"text": "refuel", "since": 3})


async def test_everybody_has_a_notebook_of_their_own_at_each_match(storage: Storage) -> None:
    here, there = await make_match(storage, channel=1), await make_match(storage, channel=2)

    async with storage.transaction() as tx:
        await tx.notebooks.save(here, ANN, NotebookRow(text="first"), NOW)
        await tx.notebooks.save(here, ANN, PLAN, NOW + 1)
        await tx.notebooks.save(there, BOB, NotebookRow(text="mine"), NOW)

    async with storage.reading() as tx:
        assert await tx.notebooks.get(here, ANN) == PLAN
        assert await tx.notebooks.get(here, BOB) == NotebookRow()
        assert await tx.notebooks.get(there, ANN) == NotebookRow()
        assert await tx.notebooks.get(there, BOB) == NotebookRow(text="mine")


async def test_of_an_empty_notebook_nothing_is_kept(storage: Storage) -> None:
    match = await make_match(storage)
    async with storage.transaction() as tx:
        await tx.notebooks.save(match, ANN, PLAN, NOW)
        await tx.notebooks.save(match, ANN, NotebookRow(), NOW)

    assert await kept(storage) == 0


async def test_nobody_changes_a_locked_notebook_until_its_transaction_ends(
    storage: Storage,
) -> None:
    match = await make_match(storage)

    async def wrote(letter: str) -> None:
        async with storage.transaction() as tx:
            was = await tx.notebooks.locked(match, ANN, NOW)
            await tx.notebooks.save(match, ANN, NotebookRow(text=was.text + letter), NOW)

    await asyncio.gather(*map(wrote, "abcdefgh"))

    async with storage.reading() as tx:
        assert sorted((await tx.notebooks.get(match, ANN)).text) == list("abcdefgh")


async def test_with_a_match_goes_what_was_written_at_it(storage: Storage) -> None:
    match = await make_match(storage)
    async with storage.transaction() as tx:
        await tx.notebooks.save(match, ANN, PLAN, NOW)

    async with storage._databases.writer.begin() as connection:
        await connection.execute(delete(matches).where(matches.c.id == match))

    assert await kept(storage) == 0


async def kept(storage: Storage) -> int:
    """How many notebooks there are."""
    async with storage._databases.reader.connect() as connection:
        return int(await connection.scalar(select(func.count()).select_from(notebooks)) or 0)
