"""A move on its way to the disk, beside a file that is appended to and flushed.

The write is what makes a choice durable: log row, outbox row, commit. The whole choice is
all around it too: reading the table, the rules, snapshot, timers, settings.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random

import games
from bot.registry import shipped
from bot.services import Services
from bot.table.rows import Refresh
from bot.table.table import Table
from engine import Choice, Entry, Seat, active_seats, dump, offers
from locales import Library
from storage import LogRow, Storage

from .matches import Standing, choose
from .report import Line, slower, span
from .timing import percentile

MOVES, WARM = 400, 20


class Moves:
    """Random moves at a table of two; when its match is over, at the next table."""

    def __init__(self, services: Services, slug: str) -> None:
        self._services, self._slug = services, slug
        self._numbers, self._random = count(1), Random(1)
        self._match = ""

    async def one(self) -> bytes:
        """Choose, carry out, commit; the state after it."""
        tables = self._services.tables
        table = await tables.open(self._match or await self.table())
        if table.state is None or table.state.over:
            table = await tables.open(await self.table())
        self._match = table.id
        assert table.state is not None
        (seat, *_) = active_seats(table.state)
        choice = choose(self._random.choice(offers(table.state, seat)), self._random)
        done = await self._services.play.act(table, seat, [choice], interaction=next(self._numbers))
        assert done.table.state is not None
        return dump(done.table.state)

    async def table(self) -> str:
        """Seat two at a new one; its id."""
        lobby, channel = self._services.lobby, next(self._numbers)
        table = await lobby.open(
            self._slug,
            guild=1,
            channel=channel,
            host=1,
            name="Ann",
            language="en",
            interaction=channel,
        )
        await lobby.join(table, 2, "Bob", interaction=next(self._numbers))
        table = await self._services.tables.open(table.id)
        return (await lobby.start(table, interaction=next(self._numbers))).id


class Writes:
    """Log rows that mean nothing, at a table of their own."""

    def __init__(self, store: Storage, table: Table) -> None:
        self._store, self._table, self._seq = store, table, table.seq

    async def one(self) -> None:
        """One log row, one row of the outbox, commit."""
        table, seq = self._table, self._seq + 1
        entry = Entry(
            seq, seq, owes_first(table), Choice("pass"), "player", table.game.cover.version
        )
        async with self._store.transaction() as tx:
            await tx.log.append(table.id, self._seq, [LogRow(entry, ())], seq)
            await tx.outbox.put([Refresh.board(table)], seq)
        self._seq = seq


def owes_first(table: Table) -> Seat:
    """The seat that is asked first."""
    assert table.state is not None
    return active_seats(table.state)[0]


Spans = list[float]


async def measure(folder: Path) -> tuple[Spans, Spans, Spans]:
    """Seconds of each whole choice, each write, and each append of a state, by turns."""
    store = await Storage.open(f"sqlite:///{folder / 'bench.sqlite3'}")
    services = Services(store, shipped(), Library(), Standing())
    moves = Moves(services, games.ALL[0].slug)
    aside = await services.tables.open(await moves.table())
    writes = Writes(store, aside)
    spans: tuple[Spans, Spans, Spans] = ([], [], [])
    with (folder / "bench.log").open("ab", buffering=0) as file:
        for _ in range(MOVES):
            begun = time.perf_counter()
            stored = await moves.one()
            moved = time.perf_counter()
            await writes.one()
            written = time.perf_counter()
            file.write(stored)
            os.fdatasync(file.fileno())
            for kept, seconds in zip(
                spans, (moved - begun, written - moved, time.perf_counter() - written), strict=True
            ):
                kept.append(seconds)
    await store.close()
    return spans[0][WARM:], spans[1][WARM:], spans[2][WARM:]


def lines() -> Iterator[Line]:
    """The median and the slow end of the write; what the whole choice takes."""
    with tempfile.TemporaryDirectory() as folder:
        moves, writes, appends = asyncio.run(measure(Path(folder)))
    for percent, goal in ((50, 15), (99, 30)):
        here, there = percentile(writes, percent), percentile(appends, percent)
        yield slower(f"durable move, p{percent}", here, there, "append + fdatasync", goal)
        whole = percentile(moves, percent)
        ratio = f"{whole / there:.2g} times as long"
        yield Line(f"whole choice, p{percent}", span(whole), f"the same {span(there)}", ratio)
