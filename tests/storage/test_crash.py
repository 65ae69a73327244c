"""A choice that is cut off anywhere is stored whole or not at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event

from storage import Duplicate, Storage

from .samples import contents, make_match, move


class Cut(BaseException):
    """The end of the process, at some statement."""


BEFORE = "before_cursor_execute"
AFTER = "after_cursor_execute"


@contextmanager
def cut_at(store: Storage, moment: str, number: int) -> Iterator[list[str]]:
    """Raise Cut at a statement, the first being 0; gives the statements begun."""
    database = store._databases.writer.sync_engine
    seen: list[str] = []

    def strike(_connection: Any, _cursor: Any, statement: str, *_: Any) -> None:
        seen.append(statement)
        if len(seen) == number + 1:
            raise Cut(statement)

    event.listen(database, moment, strike)
    try:
        yield seen
    finally:
        event.remove(database, moment, strike)


async def try_move(store: Storage, match: str, seq: int) -> None:
    async with store.transaction() as tx:
        await move(tx, match, seq)


async def count_statements(store: Storage, match: str) -> int:
    with cut_at(store, BEFORE, 10_000) as seen:
        await try_move(store, match, 1)
    kinds = {statement.split()[0] for statement in seen}
    assert {"INSERT", "UPDATE"} <= kinds
    return len(seen)


@pytest.mark.parametrize("moment", [BEFORE, AFTER])
async def test_a_choice_cut_off_at_any_statement_leaves_nothing(address: str, moment: str) -> None:
    store = await Storage.open(address)
    match = await make_match(store)
    statements = await count_statements(store, match)
    before = await contents(store)
    assert statements >= 6

    for number in range(statements):
        with cut_at(store, moment, number), pytest.raises(Cut):
            await try_move(store, match, 2)
        await store.close()
        store = await Storage.open(address)
        assert await contents(store) == before, f"after statement {number}"

    await try_move(store, match, 2)
    assert await contents(store) != before
    await store.close()


async def test_a_choice_cut_off_before_its_commit_leaves_nothing(
    fresh: Storage, address: str
) -> None:
    match = await make_match(fresh)
    before = await contents(fresh)

    def strike(_connection: Any) -> None:
        raise Cut

    event.listen(fresh._databases.writer.sync_engine, "commit", strike)
    with pytest.raises(Cut):
        await try_move(fresh, match, 1)

    again = await Storage.open(address)
    assert await contents(again) == before
    await try_move(again, match, 1)
    await again.close()


async def test_the_same_store_goes_on_after_a_cut(storage: Storage) -> None:
    match = await make_match(storage)
    for number in range(await count_statements(storage, match)):
        with cut_at(storage, AFTER, number), pytest.raises(Cut):
            await try_move(storage, match, 2)

    await try_move(storage, match, 2)


async def test_a_choice_answered_too_late_is_a_duplicate_when_it_comes_again(
    storage: Storage,
) -> None:
    match = await make_match(storage)
    await try_move(storage, match, 1)

    with pytest.raises(Duplicate):
        await try_move(storage, match, 1)


async def test_a_task_cancelled_at_any_await_leaves_all_or_nothing(storage: Storage) -> None:
    match = await make_match(storage)
    seq, awaits, cancelled, done = 1, 0, 0, False
    while not done:
        task = asyncio.create_task(try_move(storage, match, seq))
        await let_run(task, awaits)
        task.cancel()
        (result,) = await asyncio.gather(task, return_exceptions=True)
        done = result is None
        cancelled += not done
        assert done or isinstance(result, asyncio.CancelledError)
        found = await whole(storage, match)
        assert found in {seq - 1, seq}
        seq, awaits = found + 1, awaits + 1
    assert cancelled > 10


async def let_run(task: asyncio.Task[None], awaits: int) -> None:
    """Let a task be woken so many times."""
    waited: object = None
    while awaits and not task.done():
        await asyncio.sleep(0)
        waiting = getattr(task, "_fut_waiter", None)
        awaits -= waiting is not waited
        waited = waiting


async def whole(store: Storage, match: str) -> int:
    """The number of the last move, after checking that nothing is half there."""
    async with store.reading() as tx:
        opened = await tx.log.open(match)
    stored = await contents(store)
    seq = opened.match.seq
    assert [row[1] for row in stored["entries"]] == list(range(1, seq + 1))
    assert len(stored["interactions"]) == seq
    assert len([row for row in stored["outbox"] if row[2] == "secret"]) == seq
    assert (opened.snapshot.seq if opened.snapshot else 0) == seq
    return seq
