"""Several processes on one database, and processes that die."""

from __future__ import annotations

import asyncio
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

import pytest

from storage import NewOutbox, NewTimer, Storage

from .children import BATCH
from .samples import LEASE, NOW, contents


@asynccontextmanager
async def child(what: str, url: str, name: str = "child") -> AsyncIterator[Process]:
    """A process of ``tests.storage.children``; it is killed at the end of the block."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "tests.storage.children",
        what,
        url,
        name,
        stdin=PIPE,
        stdout=PIPE,
        limit=2**22,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.communicate()


async def line(process: Process) -> str:
    assert process.stdout is not None
    return (await asyncio.wait_for(process.stdout.readline(), 60)).decode().strip()


async def rest(process: Process, told: str = "") -> list[str]:
    """Everything else that a process says."""
    said, _ = await asyncio.wait_for(process.communicate(told.encode()), 120)
    return said.decode().split()


@pytest.mark.parametrize("moves", [1, pytest.param(30, marks=pytest.mark.long)])
async def test_every_move_acknowledged_outlives_kill_9(address: str, moves: int) -> None:
    async with child("play", address) as process:
        match = await line(process)
        for _ in range(moves):
            await line(process)
        process.kill()
        late = await rest(process)
    acknowledged = int(late[-1]) if late else moves

    store = await Storage.open(address)
    async with store.reading() as tx:
        opened = await tx.log.open(match)
        entries = await tx.log.entries(match)
    stored = await contents(store)
    await store.close()

    assert acknowledged <= opened.match.seq <= acknowledged + 1
    assert [entry.seq for entry in entries] == list(range(1, opened.match.seq + 1))
    assert opened.snapshot is not None
    assert opened.snapshot.seq == opened.match.seq
    assert opened.match.note == f"moved {opened.match.seq}"
    assert len(stored["interactions"]) == opened.match.seq
    assert len([row for row in stored["outbox"] if row[2] == "secret"]) == opened.match.seq
    assert [row[4] for row in stored["timers"]] == [NOW + opened.match.seq]


@pytest.mark.long
async def test_ten_thousand_timers_ring_once_each_for_two_processes(
    fresh: Storage, address: str
) -> None:
    keys = {f"k{n}" for n in range(10_000)}
    async with fresh.transaction() as tx:
        await tx.timers.set([NewTimer(kind="remind", key=key, due=NOW) for key in keys])

    async with child("ring", address, "a") as first, child("ring", address, "b") as second:
        assert [await line(first), await line(second)] == ["ready", "ready"]
        for process in (first, second):
            assert process.stdin is not None
            process.stdin.write(b"go\n")
        begun = [await line(process) for process in (first, second) for _ in range(BATCH)]
        rung = await asyncio.gather(rest(first, "go on\n"), rest(second, "go on\n"))

    assert [first.returncode, second.returncode] == [0, 0], "died with timers of their own"
    told = [*begun, *rung[0], *rung[1]]
    assert len(told) == 10_000
    assert set(told) == keys


@pytest.mark.long
async def test_several_processes_open_a_new_database_at_once(address: str) -> None:
    async with AsyncExitStack() as stack:
        children = [await stack.enter_async_context(child("open", address)) for _ in range(3)]
        said = await asyncio.gather(*(rest(process) for process in children))

    assert said == [["0"], ["0"], ["0"]]


@pytest.mark.parametrize("place", ["postgres"], indirect=True)
async def test_who_claims_does_not_wait_for_others_who_do(storage: Storage) -> None:
    async with storage.transaction() as tx:
        await tx.timers.set([NewTimer(kind="remind", key=key, due=NOW) for key in "abc"])
        await tx.outbox.put([NewOutbox(kind="say", target=key, payload={}) for key in "abc"], NOW)

    async with storage.transaction() as first, storage.transaction() as second, asyncio.timeout(9):
        timers = [await tx.timers.claim(NOW, LEASE, "x", limit=2) for tx in (first, second)]
        rows = [await tx.outbox.claim(NOW, LEASE, "x", limit=2) for tx in (first, second)]

    assert [[row.key for row in some] for some in timers] == [["a", "b"], ["c"]]
    assert [[row.target for row in some] for some in rows] == [["a", "b"], ["c"]]
