"""A process that starts as the bot does, up to the log-in: ``python -m bench.start URL NOW``.

It prints how long imports and start took since NOW (of the monotonic clock), and how long after
that it took to load the games, which the bot does while it logs in; how many tables a second it
then brings up to date, while any is behind; how much memory was needed at most, and how many
tables it opened before to use memory.
"""
# ruff: noqa: PLC0415 - what is loaded when is measured

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from bot.operate.loading import undisturbed
from bot.settings import Settings, load_settings

if TYPE_CHECKING:
    from bot.services import Services

OPENED = 1_000
BEHIND = 5.0
"""Seconds at most of bringing tables up to date."""


async def start(settings: Settings, begun: float) -> dict[str, float]:
    """Everything before the log-in and what is decided after it, and the workers' first look."""
    from bot.app import RunningBot
    from bot.clock import SystemClock
    from bot.registry import shipped
    from bot.services import Services
    from bot.workers.lanes import MOST
    from bot.workers.outbox_worker import OutboxWorker
    from bot.workers.timer_worker import TimerWorker
    from locales import Library
    from storage import Storage

    imports = time.monotonic() - begun
    registry, library = shipped(settings.components_dir), Library()
    store = await Storage.open(settings.database_url)
    services = Services(store, registry, library, SystemClock())
    await services.mending.load()
    await services.blocks.read()
    services.reach.starting()
    bot = RunningBot(services)
    await services.reachable()
    # Nothing is due, so nobody reaches for the sender.
    for worker in (OutboxWorker(services, None), TimerWorker(services)):  # type: ignore[arg-type]
        await worker.claim((), MOST)
        await worker.next_due(())
    ready = time.monotonic() - begun
    registry.open()
    games = time.monotonic() - begun - ready
    pace = await caught_up(services)
    matches = some(settings.database_file)
    for match in matches:
        await services.tables.open(match)
    await bot.close()
    await services.close()
    await store.close()
    opened = {"memory": memory(), "opened": len(matches)}
    return {"imports": imports, "ready": ready, "games": games, "pace": pace, **opened}


async def caught_up(services: Services) -> float:
    """Tables a second that are brought up to date behind the start; 0 where none is behind."""
    from bot.workers.arrears_worker import ArrearsWorker

    worker, done, begun = ArrearsWorker(services), 0, time.monotonic()
    services.rests.absences += 1  # so that it looks at once
    while (passed := time.monotonic() - begun) < BEHIND and (jobs := await worker.claim((), 1)):
        await worker.do(jobs[0])
        done += len(jobs[0].matches)
    return done / passed if done else 0.0


def some(file: Path | None) -> list[str]:
    """Ids of some matches. The storage would read all rows of all, which the bot never does."""
    assert file is not None
    with closing(sqlite3.connect(file)) as database:
        return [id_ for (id_,) in database.execute("SELECT id FROM matches LIMIT ?", (OPENED,))]


def memory() -> float:
    """The most that this process ever held, in MB."""
    status = Path("/proc/self/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) / 1024


def main(url: str, begun: float) -> None:
    """Load what ``bot.__main__`` loads, start, and print the figures."""
    settings = load_settings().model_copy(update={"database_url": url})
    with undisturbed():
        import bot.operate.logs
        import bot.operate.process  # noqa: F401 - the process is what loads the rest
    print(json.dumps(asyncio.run(start(settings, begun))))


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
