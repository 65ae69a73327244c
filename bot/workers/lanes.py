"""Runs jobs in lanes: one after the other in a lane, many lanes at once, bounded.

What is slow in one lane, such as a channel that Discord holds up, keeps no other lane waiting.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from bot.services import Services

log = logging.getLogger(__name__)

J = TypeVar("J")

MOST = 20
"""Lanes in which work is done at once."""
SLOW = 2.0
"""Seconds after which a lane is thought to wait for others, and its place is given away."""
OPEN = 200
"""Lanes at most, those that wait included."""
LOOK_AGAIN = 10_000
"""Milliseconds after which the database is looked at anyway: other processes write to it too."""
AFTER_FAULT = 5_000
"""Milliseconds of pause when not even the database could be asked."""
RENEW = 10_000
"""Milliseconds between two renewals of the leases of what is under way."""


class Worker(Protocol[J]):
    """A kind of job: finds what is to be done, and does it."""

    async def claim(self, busy: Collection[str], room: int) -> Sequence[J]:
        """Take at most ``room`` jobs that are due, in their order, and none of a busy lane."""

    def lane(self, job: J) -> str:
        """The lane of a job."""

    async def do(self, job: J) -> None:
        """Do it, whatever comes of it."""

    async def renew(self, jobs: Sequence[J]) -> None:
        """Hold on to jobs that take their time."""

    async def next_due(self, busy: Collection[str]) -> int | None:
        """When there will be something to claim (ms UTC), or None."""


@dataclass(slots=True)
class _Lane(Generic[J]):
    jobs: list[J]
    begun: float


class Lanes(Generic[J]):
    """Keeps one worker going."""

    def __init__(self, services: Services, worker: Worker[J]) -> None:
        """Take the services and the worker."""
        self._services = services
        self._worker = worker
        self._lanes: dict[str, _Lane[J]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._woken = services.bell.listen()
        self._renewed = services.time.now()

    async def run(self) -> None:
        """Work until the bot stops, and finish what was begun. Faults are logged.

        Cancelled, it ends when what was begun is cancelled as well.
        """
        try:
            await self._work()
            await self.done()
        finally:
            # Whoever has waited for this closes the store, which all that was begun may write to.
            for task in self._tasks:
                task.cancel()
            await self.done()

    async def _work(self) -> None:
        while not self._services.stopping:
            # Before looking, not after: whoever rings while the database is asked is heard.
            self._woken.clear()
            try:
                await self.renew()
                # While it is full, only a lane that ends or waits can change anything.
                due = await self._worker.next_due(self._lanes) if self._room() > 0 else None
                # To look holds up nobody, to claim all who write: most often nothing is due.
                if due is not None and due <= self._services.time.now() and await self.begin():
                    continue
            except Exception:
                log.exception("%s could not look for work", type(self._worker).__name__)
                due = self._services.time.now() + AFTER_FAULT
            await self._wait(due)

    async def begin(self) -> int:
        """Begin what is due as far as there is room; how many jobs those are."""
        room = self._room()
        if room <= 0:
            return 0
        found: dict[str, list[J]] = {}
        for job in await self._worker.claim(self._lanes, room):
            # Some lanes get several: a match has many timers, and a row may have stepped aside.
            found.setdefault(self._worker.lane(job), []).append(job)
        for lane, jobs in found.items():
            # The loop's own time: no lane is slow because the machine's clock was put forward.
            self._lanes[lane] = _Lane(jobs, asyncio.get_running_loop().time())
            task = asyncio.create_task(self._do(lane, jobs))
            # The loop holds its tasks weakly: one that nobody else holds may vanish half done.
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        return sum(map(len, found.values()))

    async def renew(self) -> None:
        """Hold on to what takes its time."""
        now = self._services.time.now()
        if self._lanes and now - self._renewed >= RENEW:
            # Jobs that wait behind another of their lane were claimed with it, and have leases too.
            await self._worker.renew([job for lane in self._lanes.values() for job in lane.jobs])
            self._renewed = now

    async def done(self) -> None:
        """Wait until all that was begun is done."""
        while self._tasks:
            await asyncio.wait(set(self._tasks))

    async def _do(self, lane: str, jobs: Sequence[J]) -> None:
        try:
            for job in jobs:
                await self._done(job)
        finally:
            del self._lanes[lane]
            self._woken.set()

    async def _done(self, job: J) -> None:
        try:
            await self._worker.do(job)
        except Exception:
            # What comes here could not even be noted as failed; the next of the lane goes on.
            log.exception("%s failed; it is tried again when its lease ends", job)

    def _room(self) -> int:
        now = asyncio.get_running_loop().time()
        working = sum(now - lane.begun < SLOW for lane in self._lanes.values())
        return min(MOST - working, OPEN - len(self._lanes))

    async def _wait(self, due: int | None) -> None:
        now = self._services.time.now()
        until = now + LOOK_AGAIN if due is None else min(due, now + LOOK_AGAIN)
        waits = [
            asyncio.ensure_future(self._woken.wait()),
            asyncio.ensure_future(self._services.time.sleep_until(until)),
        ]
        try:
            # No bell rings when a lane becomes slow and gives its place away: look then.
            full = self._room() <= 0
            await asyncio.wait(
                waits, return_when=asyncio.FIRST_COMPLETED, timeout=SLOW if full else None
            )
        finally:
            for wait in waits:
                wait.cancel()
            await asyncio.gather(*waits, return_exceptions=True)
