"""The one clock of the sandbox, and of a bot that runs in it."""

from __future__ import annotations

import asyncio
import heapq
import time

START_MS = 1_767_225_600_000
"""Where a manual clock starts: 2026-01-01 00:00:00 UTC."""


class Clock:
    """Milliseconds UTC that stand still until advanced, or that run and can be sped forward.

    A bot is given this object for its own ``now`` and ``sleep_until``, so that both sides agree
    about three seconds, fifteen minutes and a week.
    """

    def __init__(self, start_ms: int = START_MS, *, running: bool = False) -> None:
        """Start at ``start_ms``; a running clock goes on from there by itself."""
        self._base = start_ms
        self._origin = time.monotonic() if running else None
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []
        self._order = 0
        self._timer: asyncio.TimerHandle | None = None

    @classmethod
    def real(cls) -> Clock:
        """A running clock that starts at the time of this machine."""
        return cls(time.time_ns() // 1_000_000, running=True)

    @property
    def running(self) -> bool:
        """Whether time passes by itself."""
        return self._origin is not None

    def now(self) -> int:
        """The time, in milliseconds UTC."""
        if self._origin is None:
            return self._base
        return self._base + int((time.monotonic() - self._origin) * 1000)

    async def sleep_until(self, ms: int) -> None:
        """Wait until the clock shows ``ms``; at once when it already does."""
        if ms <= self.now():
            await asyncio.sleep(0)
            return
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._order += 1
        heapq.heappush(self._sleepers, (ms, self._order, future))
        self._arm()
        await future

    def advance(self, ms: int) -> None:
        """Move on by ``ms`` and wake, in the order in which they are due, all who waited for it.

        Raises ValueError for a step backwards.
        """
        if ms < 0:
            raise ValueError("time does not run backwards")
        self._base += ms
        self._wake()

    def sleepers(self) -> tuple[int, ...]:
        """The times at which somebody wants to be woken, ascending."""
        return tuple(sorted(due for due, _, future in self._sleepers if not future.done()))

    def _wake(self) -> None:
        now = self.now()
        while self._sleepers and self._sleepers[0][0] <= now:
            future = heapq.heappop(self._sleepers)[2]
            if not future.done() and not future.get_loop().is_closed():
                future.set_result(None)
        self._arm()

    def _arm(self) -> None:
        """In a running clock, let the event loop call back when the next sleeper is due."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.running and self._sleepers:
            loop = self._sleepers[0][2].get_loop()
            if not loop.is_closed():
                delay = (self._sleepers[0][0] - self.now() + 1) / 1000
                self._timer = loop.call_later(max(delay, 0.0), self._wake)
