"""Starts with ten thousand tables: plain, after an absence, under newer rules; and a long list.

Each is a process of its own (``bench.start``), which is measured from its very beginning.
``python -m bench.starts URL`` is the process that asks for the list.
"""

from __future__ import annotations

import asyncio
import json
import os
import shutil
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
READY, LISTED, MEMORY = 1.0, 0.5, 300
STARTS = {
    "plain": "start with 10,000 tables, until ready",
    "absence": "the same after ten minutes away",
    "rules": "the same under newer rules",
}


async def one(file: Path) -> str:
    """A running match in the middle of a game, with a limit that counts, as one is stored."""
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
    return match


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


def measured(kept: Path, module: str, *words: str) -> dict[str, float]:
    """What a fresh process says. ``kept``: the folder for compiled modules, as a bot has them."""
    settings = {"PYTHONPYCACHEPREFIX": str(kept), "PYTHONDONTWRITEBYTECODE": ""}
    done = subprocess.run(  # noqa: S603 - this very package
        [sys.executable, "-m", module, *words],
        capture_output=True,
        text=True,
        check=True,
        timeout=600,
        env={**os.environ, **settings},
    )
    found: dict[str, float] = json.loads(done.stdout)
    return found


def started(kept: Path, file: Path) -> dict[str, float]:
    """A start over a database."""
    return measured(kept, "bench.start", f"sqlite:///{file}", str(time.monotonic()))


def lines() -> Iterator[Line]:
    """The starts, then the list."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kept, empty, single, full, some = (
            folder / each for each in ("kept", "empty", "single", "full", "some")
        )
        match = asyncio.run(one(single))
        for file, count in ((full, MANY), (some, IN_SIGHT)):
            shutil.copy(single, file)
            copied(file, match, count - 1)
        started(kept, empty)  # only the first ever compiles its modules
        none = started(kept, empty)
        for what, said in STARTS.items():
            file = folder / what
            shutil.copy(full, file)
            prepared(file, what)
            found = started(kept, file)
            yield _ready(said, found, none)
            if what == "plain":
                yield _memory(found, none)
            file.unlink()
        found = measured(kept, "bench.starts", f"sqlite:///{some}")
    yield Line(
        f"/game list with {IN_SIGHT:,} tables in sight",
        span(found["best"]),
        f"the first {span(found['first'])}",
        "",
        f"at most {LISTED:g} s",
        found["best"] <= LISTED,
    )


def _ready(said: str, found: dict[str, float], none: dict[str, float]) -> Line:
    behind = f"{found['pace']:,.0f} tables a second are brought up to date behind it"
    beside = (
        f"without a table {span(none['ready'])}, of it imports {span(none['imports'])};"
        f" beside the log-in all games in {span(none['games'])}"
    )
    return Line(
        said,
        span(found["ready"]),
        behind if found["pace"] else beside,
        f"{found['ready'] / none['ready']:.2f} times as long",
        f"at most {READY:g} s",
        found["ready"] <= READY,
    )


def _memory(found: dict[str, float], none: dict[str, float]) -> Line:
    return Line(
        f"memory after opening {found['opened']:,.0f} of them",
        f"{found['memory']:.0f} MB",
        f"without a table {none['memory']:.0f} MB",
        "",
        f"at most {MEMORY} MB",
        found["memory"] <= MEMORY,
    )


if __name__ == "__main__":
    print(json.dumps(asyncio.run(listing(sys.argv[1]))))
