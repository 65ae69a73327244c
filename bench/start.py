"""A process that starts as the bot does, up to the log-in: ``python -m bench.start URL NOW``.

It prints how long imports and start took since NOW (of the monotonic clock), and how long after
that it took to load the games, which the bot does while it logs in; how much memory was needed at
most, and how many tables it opened after the start to use memory.
"""
# ruff: noqa: PLC0415 - what is loaded when is measured

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

from bot.operate.loading import undisturbed
from bot.settings import Settings, load_settings

OPENED = 1_000


async def start(settings: Settings, begun: float) -> dict[str, float]:
    """Everything before the log-in, and the first look of the workers for what is due."""
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
    bot = RunningBot(services)
    # As if connected, for the timer worker looks for nothing before that. Nothing is due, so nobody
    # reaches for the sender.
    for worker in (OutboxWorker(services, None), TimerWorker(services)):  # type: ignore[arg-type]
        await worker.claim((), MOST)
        await worker.next_due(())
    ready = time.monotonic() - begun
    registry.open()
    games = time.monotonic() - begun - ready
    async with store.reading() as tx:
        rows = (await tx.matches.running())[:OPENED]
    for row in rows:
        await services.tables.open(row.id)
    await bot.close()
    await store.close()
    opened = {"memory": memory(), "opened": len(rows)}
    return {"imports": imports, "ready": ready, "games": games, **opened}


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
