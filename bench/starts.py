"""Starts with ten thousand tables: plain, after an absence, under newer rules; and a long list.

Each is measured until the bot is ready, and until all is entered that was owed. ``python -m
bench.starts WHAT URL`` is the process that is measured.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import games
from bot.actions import actions_of
from bot.clock import SystemClock
from bot.registry import shipped
from bot.routing.requests import Caller
from bot.routing.router import Router
from bot.services import Services
from bot.services.reach import NOTE
from bot.table.pace import Pace
from bot.workers.arrears_worker import ArrearsWorker
from bot.workers.heard import begin
from engine import Seat
from locales import Library
from storage import Storage
from tests.secrecy.world import Recorder

from .copies import copied
from .moves import Moves
from .report import Line, span

MANY, IN_SIGHT = 10_000, 2_000
ENTRIES = 60
ABSENCE = 10 * 60_000
READY, LISTED = 1.0, 0.5
STARTS = {
    "plain": "a start",
    "absence": "a start after ten minutes",
    "rules": "a start under newer rules",
}


async def fill(file: Path, count: int) -> None:
    """Running matches in the middle of a game, with a limit that counts, as one was stored."""
    store = await Storage.open(f"sqlite:///{file}")
    clock = SystemClock()
    services = Services(store, shipped(), Library(), clock)
    moves = Moves(services, games.ALL[0].slug)
    match = await moves.table()
    moves._match = match  # noqa: SLF001 - to go on with this one
    for _ in range(ENTRIES):
        await moves.one()
    table = await services.tables.open(match)
    await services.upkeep.set_pace(table, Pace(move=3 * 24 * 60), "Ann", interaction=1 << 40)
    table = await services.tables.open(match)
    tokens = {Seat(n): table.token(Seat(n)) for n in range(2) if table.asked(Seat(n))}
    async with store.transaction() as tx:
        await tx.matches.get(match, lock=True)
        await begin(tx, services.registry, match, tokens, clock.now())
    await services.close()
    await store.close()
    copied(file, match, count - 1)


def prepared(file: Path, what: str) -> None:
    """What the process before has left."""
    now = SystemClock().now()
    seen = now - ABSENCE if what == "absence" else now
    with closing(sqlite3.connect(file)) as database, database:
        database.execute(
            "INSERT OR REPLACE INTO notes (key, value, updated) VALUES (?, ?, 0)", (NOTE, seen)
        )
        if what == "rules":
            database.execute("UPDATE matches SET version = version - 1")


async def start(url: str) -> dict[str, float]:
    """A start but for Discord, and what goes on behind it."""
    registry, library = shipped(), Library()
    registry.open()  # beside the log-in, see ``bench.tables``
    begun = time.perf_counter()
    store = await Storage.open(url)
    services = Services(store, registry, library, SystemClock())
    await services.mending.load()
    services.reach.starting()
    await services.reachable()
    ready = time.perf_counter() - begun
    worker = ArrearsWorker(services)
    services.rests.absences += 1  # so that it looks at once
    pieces = 0
    while jobs := await worker.claim((), 1):
        await worker.do(jobs[0])
        pieces += 1
    done = time.perf_counter() - begun
    await services.close()
    await store.close()
    return {"ready": ready, "done": done, "pieces": pieces}


async def listing(url: str) -> dict[str, float]:
    """``/game list`` of somebody to whom every table of the server is shown; the best of five."""
    registry = shipped()
    registry.open()
    store = await Storage.open(url)
    services = Services(store, registry, Library(), SystemClock())
    router, spans = Router(services, actions_of(registry)), []
    for number in range(5):
        services.tables.forget()
        caller = Caller(9, "Eve", 1, 5, "en", number, sees=lambda _: True)
        begun = time.perf_counter()
        await router.command(caller, "game list", {}, Recorder())
        spans.append(time.perf_counter() - begun)
    await services.close()
    await store.close()
    return {"first": spans[0], "best": min(spans)}


def measured(what: str, file: Path) -> dict[str, float]:
    """What a fresh process says."""
    done = subprocess.run(  # noqa: S603 - this very package
        [sys.executable, "-m", "bench.starts", what, f"sqlite:///{file}"],
        capture_output=True,
        text=True,
        check=True,
        timeout=1_800,
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def lines() -> Iterator[Line]:
    """The starts, then the list."""
    with tempfile.TemporaryDirectory() as name:
        full, some = Path(name, "full.sqlite3"), Path(name, "some.sqlite3")
        asyncio.run(fill(full, MANY))
        for what, said in STARTS.items():
            file = Path(name, f"{what}.sqlite3")
            file.write_bytes(full.read_bytes())
            prepared(file, what)
            found = measured("start", file)
            yield Line(
                f"{said} with {MANY:,} tables, until ready",
                span(found["ready"]),
                f"all is done after {found['done']:.1f} s, in {found['pieces']:,.0f} pieces",
                "",
                f"at most {READY:g} s",
                found["ready"] <= READY,
            )
        asyncio.run(fill(some, IN_SIGHT))
        found = measured("list", some)
    yield Line(
        f"/game list with {IN_SIGHT:,} tables in sight",
        span(found["best"]),
        f"the first {span(found['first'])}",
        "",
        f"at most {LISTED:g} s",
        found["best"] <= LISTED,
    )


if __name__ == "__main__":
    print(json.dumps(asyncio.run({"start": start, "list": listing}[sys.argv[1]](sys.argv[2]))))
