"""Durable moves, opening tables, many tables: over SQLite in a temporary folder."""

from __future__ import annotations

import os
import resource
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from bot.catalogue import shipped
from bot.core import Core
from bot.usecases.clock import SystemClock
from engine import Dice, Seat, begin, offers, owes, replay
from engine.record import Record
from locales import Library
from storage import NewMatch, NewTimer, Storage

from .timing import Row, median, ms, p99, timed, timed_async

GAME = "delta_v"
MOVES = 300
TABLES = 10_000


async def rows() -> AsyncIterator[Row]:
    """The lines about tables."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Storage.open(f"sqlite:///{Path(folder) / 'bench.sqlite3'}")
        core = Core(store, shipped(), Library(), SystemClock())
        match = await _table(core, 1)
        async for row in _moves(core, match, Path(folder)):
            yield row
        yield await _open(core, match)
        await store.close()
        yield await _many(Path(folder))


async def _table(core: Core, channel: int) -> str:
    lobby, number = core.lobby, channel * 10
    table = await lobby.open(
        GAME,
        guild=1,
        channel=channel,
        host=number,
        name="Ann",
        language="en",
        interaction=number + 1,
    )
    await lobby.join(table, number + 2, "Bob", interaction=number + 3)
    table = await lobby.start(await core.tables.open(table.id), interaction=number + 4)
    return table.id


async def _moves(core: Core, match: str, folder: Path) -> AsyncIterator[Row]:
    chance = Dice("77" * 32)

    async def move() -> None:
        nonlocal match
        table = await core.tables.open(match)
        if table.state is None or table.state.over:
            match = await _table(core, 2 + chance.drawn)
            table = await core.tables.open(match)
        assert table.state is not None
        seat = Seat(owes(table.state)[0])
        choice = table.game.computers["random"](None, seat, offers(table.state, seat), chance)
        await core.tables.act(match, seat, [choice], interaction=1_000_000 + chance.drawn)

    ours = await timed_async(move, MOVES)
    with (folder / "reference").open("ab", buffering=0) as file:

        def append() -> None:
            file.write(b"x" * 500)
            os.fdatasync(file.fileno())

        reference = timed(append, MOVES)
    yield Row(
        "durable move, median",
        f"append + fdatasync {ms(median(reference))}",
        ms(median(ours)),
        median(ours) / median(reference),
        "at most 15 times",
    )
    yield Row(
        "durable move, p99",
        f"append + fdatasync {ms(p99(reference))}",
        ms(p99(ours)),
        p99(ours) / p99(reference),
        "at most 30 times",
    )


async def _open(core: Core, match: str) -> Row:
    opened = await timed_async(lambda: _fresh(core, match), 200)
    table = await core.tables.open(match)
    assert table.setup is not None
    async with core.store.reading() as tx:
        entries = list(await tx.log.entries(match))
    record = Record(table.setup, entries)
    a_thousand = 1000 / max(1, len(entries))

    def again() -> None:
        replay(table.game, record) if entries else begin(table.game, record.setup)

    full = median(timed(again, 20)) * a_thousand
    return Row(
        "open any table",
        f"replay of 1,000 moves {ms(full)}",
        ms(median(opened)),
        full / median(opened),
        "20 times faster",
    )


async def _fresh(core: Core, match: str) -> None:
    core.tables.forget()
    await core.tables.open(match)


async def _many(folder: Path) -> Row:
    url = f"sqlite:///{folder / 'many.sqlite3'}"
    store = await Storage.open(url)
    core = Core(store, shipped(), Library(), SystemClock())
    first = await _table(core, 1)
    await _multiply(store, first, TABLES - 1)
    await store.close()
    begun = time.perf_counter()
    store = await Storage.open(url)
    core = Core(store, shipped(), Library(), SystemClock())
    await core.upgrade()
    async with store.reading() as tx:
        await tx.timers.next_due()
        await tx.outbox.next_due()
    ready = time.perf_counter() - begun
    await store.close()
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return Row(
        f"{TABLES:,} live tables: ready, peak memory of this run",
        "-",
        f"{ready:.2f} s, {memory:.0f} MB",
        None,
        "1 s, 300 MB",
    )


async def _multiply(store: Storage, match: str, count: int) -> None:
    """Copy one running match many times, each into a channel of its own."""
    async with store.reading() as tx:
        opened = await tx.log.open(match)
    row = opened.match
    assert row.setup is not None
    assert opened.snapshot is not None
    async with store.transaction() as tx:
        for number in range(count):
            new = NewMatch(
                game=row.game,
                guild=row.guild,
                channel=1_000 + number,
                host=row.host,
                version=row.version,
                options=row.options,
                pace=row.pace,
                status="running",
                setup=row.setup,
            )
            copied = await tx.matches.create(new, row.created)
            await tx.seats.replace(copied, opened.seats)
            await tx.log.snapshot(copied, opened.snapshot)
            await tx.timers.set([NewTimer(kind="reminder", key="0", due=2**40, match=copied)])
