"""Keeps the workers going: at once after a change, at the next due time, and every half minute."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from bot.core import Core

log = logging.getLogger(__name__)

LOOK_AGAIN = 30_000
"""Milliseconds after which the database is looked at anyway: other processes write to it too."""
AFTER_FAULT = 5_000
"""Milliseconds of pause when a worker could not even claim."""


class Worker(Protocol):
    """Does what is to be done."""

    async def round(self) -> int:
        """Do it once; how much there was."""

    async def next_due(self) -> int | None:
        """When there will be something to do (ms UTC), or None."""


async def keep_going(core: Core, *workers: Worker) -> None:
    """Run the workers until the bot stops; what was begun is finished.

    A fault is logged and tried again.
    """
    while not core.stopping:
        core.tables.changed.clear()
        try:
            done = [await worker.round() for worker in workers]
            if any(done):
                continue
            dues = [await worker.next_due() for worker in workers]
        except Exception:
            log.exception("a worker failed")
            dues = [core.time.now() + AFTER_FAULT]
        await _wait(core, min((due for due in dues if due is not None), default=None))


async def _wait(core: Core, due: int | None) -> None:
    now = core.time.now()
    until = now + LOOK_AGAIN if due is None else min(due, now + LOOK_AGAIN)
    waits = [
        asyncio.ensure_future(core.tables.changed.wait()),
        asyncio.ensure_future(core.time.sleep_until(until)),
    ]
    try:
        await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for wait in waits:
            wait.cancel()
        await asyncio.gather(*waits, return_exceptions=True)
