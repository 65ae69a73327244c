"""A process that starts as the bot does, up to the connection: ``python -m bench.start URL NOW``.

It prints how long imports and start took since NOW (of the monotonic clock), how much memory
was needed at most, and how many tables it opened after the start to use memory.
"""

from __future__ import annotations

import asyncio
import json
import sys
import time
from pathlib import Path

from bot.adapter.client import Bot
from bot.catalogue import shipped
from bot.core import Core
from bot.workers.clockwork import Clockwork
from bot.workers.delivery import Delivery
from bot.workers.lanes import MOST
from locales import Library
from storage import Storage

from .matches import Standing

OPENED = 1_000


async def start(url: str, begun: float) -> dict[str, float]:
    """Everything before the log-in, and the first look of the workers for what is due."""
    imports = time.monotonic() - begun
    store = await Storage.open(url)
    core = Core(store, shipped(), Library(), Standing())
    bot = Bot(core)
    await core.upgrade()
    # Nothing is due, so nobody reaches for the carrier.
    for worker in (Delivery(core, None), Clockwork(core)):  # type: ignore[arg-type]
        await worker.claim((), MOST)
        await worker.next_due(())
    ready = time.monotonic() - begun
    async with store.reading() as tx:
        rows = (await tx.matches.running())[:OPENED]
    for row in rows:
        await core.tables.open(row.id)
    await bot.close()
    await store.close()
    return {"imports": imports, "ready": ready, "memory": memory(), "opened": len(rows)}


def memory() -> float:
    """The most that this process ever held, in MB."""
    status = Path("/proc/self/status").read_text("utf-8")
    line = next(line for line in status.splitlines() if line.startswith("VmHWM:"))
    return int(line.split()[1]) / 1024


if __name__ == "__main__":
    print(json.dumps(asyncio.run(start(sys.argv[1], float(sys.argv[2])))))
