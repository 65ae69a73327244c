"""A move from choice to commit, beside a file that is appended to and flushed to the disk."""

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
from bot.catalogue import shipped
from bot.core import Core
from engine import dump, offers, owes
from locales import Library
from storage import Storage

from .matches import Standing, choose
from .report import Line, slower
from .timing import percentile

MOVES, WARM = 400, 20


class Moves:
    """Random moves at a table of two; when its match is over, at the next table."""

    def __init__(self, core: Core, slug: str) -> None:
        self._core, self._slug = core, slug
        self._numbers, self._random = count(1), Random(1)
        self._match = ""

    async def one(self) -> bytes:
        """Choose, carry out, commit; the state after it."""
        tables = self._core.tables
        table = await tables.open(self._match or await self._table())
        if table.state is None or table.state.over:
            table = await tables.open(await self._table())
        assert table.state is not None
        (seat, *_) = owes(table.state)
        choice = choose(self._random.choice(offers(table.state, seat)), self._random)
        done = await tables.act(table.id, seat, [choice], interaction=next(self._numbers))
        assert done.table.state is not None
        return dump(done.table.state)

    async def _table(self) -> str:
        lobby, channel = self._core.lobby, next(self._numbers)
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
        table = await self._core.tables.open(table.id)
        self._match = (await lobby.start(table, interaction=next(self._numbers))).id
        return self._match


async def measure(folder: Path) -> tuple[list[float], list[float]]:
    """Seconds of each move, and of appending as many bytes, by turns."""
    store = await Storage.open(f"sqlite:///{folder / 'bench.sqlite3'}")
    moves = Moves(Core(store, shipped(), Library(), Standing()), games.ALL[0].slug)
    spans, appends = [], []
    with (folder / "bench.log").open("ab", buffering=0) as file:
        for _ in range(MOVES):
            begun = time.perf_counter()
            stored = await moves.one()
            spans.append(time.perf_counter() - begun)
            begun = time.perf_counter()
            file.write(stored)
            os.fdatasync(file.fileno())
            appends.append(time.perf_counter() - begun)
    await store.close()
    return spans[WARM:], appends[WARM:]


def lines() -> Iterator[Line]:
    """The median and the slow end."""
    with tempfile.TemporaryDirectory() as folder:
        moves, appends = asyncio.run(measure(Path(folder)))
    for percent, goal in ((50, 15), (99, 30)):
        here, there = percentile(moves, percent), percentile(appends, percent)
        yield slower(f"durable move, p{percent}", here, there, "append + fdatasync", goal)
