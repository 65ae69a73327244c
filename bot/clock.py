"""Where the bot takes its time from."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
"""In milliseconds."""


class Clock(Protocol):
    """A clock that can be waited for. Tests and the demo bring one that can be put forward."""

    def now(self) -> int:
        """Milliseconds UTC."""

    async def sleep_until(self, instant: int) -> None:
        """Return when the clock shows that instant (ms UTC)."""


class SystemClock:
    """The clock of this machine."""

    def now(self) -> int:
        """Milliseconds UTC."""
        return time.time_ns() // 1_000_000

    async def sleep_until(self, instant: int) -> None:
        """Return when the clock shows that instant; at once when it already does."""
        # asyncio counts on when this clock is put forward or back: no worker waits long at once.
        await asyncio.sleep(max(0, instant - self.now()) / 1000)
