"""Opening a table, beside replaying it."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from bot.registry import load, shipped
from bot.services import Services
from engine import Record, digest, dump, replay
from locales import Library
from storage import LogRow, NewMatch, NewTimer, SeatRow, SnapshotRow, Storage, Transaction

from .matches import NOW, Standing, all_games, record
from .report import Line, slower
from .timing import once

LONG = 1_000


def longest() -> Record:
    """The longest of some random matches, cut at a thousand entries."""
    made = [
        record(game, game.cover.seats[-1], seed, LONG) for game in all_games() for seed in range(2)
    ]
    return max(made, key=lambda each: len(each.entries))


async def put(tx: Transaction, made: Record, after: SnapshotRow, channel: int) -> str:
    """A running match as far as its record goes, with a reminder to come."""
    new = NewMatch(
        game=made.setup.game,
        guild=5,
        channel=channel,
        host=7,
        version=made.setup.version,
        status="running",
        setup=made.setup,
    )
    match = await tx.matches.create(new, NOW)
    people = [SeatRow(seat=n, name=f"player {n}", user=100 + n) for n in range(made.setup.seats)]
    await tx.seats.replace(match, people)
    await tx.log.append(match, 0, [LogRow(entry) for entry in made.entries], NOW)
    await tx.log.snapshot(match, after)
    due = NOW * 2 + channel
    await tx.timers.set([NewTimer(kind="reminder", key="0", due=due, match=match)])
    return match


def end(made: Record) -> SnapshotRow:
    """The snapshot after the last entry."""
    game = load(made.setup.game)
    state = replay(game, made).state
    return SnapshotRow(len(made.entries), dump(state), digest(state))


async def opening(url: str, made: Record) -> float:
    """Seconds to open the table of a match from the database, nothing kept in memory."""
    store = await Storage.open(url)
    async with store.transaction() as tx:
        match = await put(tx, made, end(made), 1)
    tables, spans = Services(store, shipped(), Library(), Standing()).tables, []
    for _ in range(200):
        tables.forget()
        begun = time.perf_counter()
        await tables.open(match)
        spans.append(time.perf_counter() - begun)
    await store.close()
    return min(spans)


def lines() -> Iterator[Line]:
    """A line."""
    made = longest()
    game = load(made.setup.game)
    with tempfile.TemporaryDirectory() as name:
        spent = asyncio.run(opening(f"sqlite:///{Path(name, 'open.sqlite3')}", made))
    replayed = once(lambda: replay(game, made)) / len(made.entries) * LONG
    what = f"opening a table of {game.slug}"
    yield slower(what, spent, replayed, f"replay of {LONG:,} moves", 1 / 20)
