"""Opening a table, beside replaying it; and ten thousand of them at the start of the bot."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
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
from .report import Line, slower, span
from .timing import once

LONG = 1_000
MANY = 10_000
READY, MEMORY = 1.0, 300


def longest() -> Record:
    """The longest of some random matches, cut at a thousand entries."""
    made = [record(game, game.seats[-1], seed, LONG) for game in all_games() for seed in range(8)]
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


async def fill(url: str) -> None:
    """Ten thousand running matches in the middle of a game."""
    made = record(all_games()[0], 3, 1, 100)
    after = end(made)
    store = await Storage.open(url)
    for thousand in range(0, MANY, 1_000):
        async with store.transaction() as tx:
            for channel in range(thousand, thousand + 1_000):
                await put(tx, made, after, channel)
    await store.close()


def started(url: str) -> dict[str, float]:
    """What a fresh process says of its start with that database."""
    done = subprocess.run(  # noqa: S603 - this very package
        [sys.executable, "-m", "bench.start", url, str(time.monotonic())],
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def lines() -> Iterator[Line]:
    """Opening, then the start."""
    made = longest()
    game = load(made.setup.game)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        spent = asyncio.run(opening(f"sqlite:///{folder / 'open.sqlite3'}", made))
        replayed = once(lambda: replay(game, made)) / len(made.entries) * LONG
        what = f"opening a table of {game.slug}"
        yield slower(what, spent, replayed, f"replay of {LONG:,} moves", 1 / 20)
        url = f"sqlite:///{folder / 'many.sqlite3'}"
        none = started(f"sqlite:///{folder / 'none.sqlite3'}")
        asyncio.run(fill(url))
        many = started(url)
    yield Line(
        f"start with {MANY:,} live tables",
        span(many["ready"]),
        f"without a table {span(none['ready'])}, of it imports {span(none['imports'])};"
        f" beside the log-in all games in {span(none['games'])}",
        f"{many['ready'] / none['ready']:.2f} times as long",
        f"at most {READY:g} s",
        many["ready"] <= READY,
    )
    yield Line(
        f"memory after opening {many['opened']:,.0f} of them",
        f"{many['memory']:.0f} MB",
        f"without a table {none['memory']:.0f} MB",
        "",
        f"at most {MEMORY} MB",
        many["memory"] <= MEMORY,
    )
