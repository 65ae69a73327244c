"""Brings matches up to date behind the start that nobody has opened yet.

First the rests that they are owed, many at once; then matches under older rules, one at a time.
Whoever opens a match does not wait for this: see ``services.rests`` and ``services.upgrade``.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.clock import MINUTE
from bot.services import Services
from bot.table.refused import Refused

log = logging.getLogger(__name__)

AT_ONCE = 25
"""Matches whose rests are entered in one transaction: a press waits for no longer than that."""
AFTER_FAULT = 5_000
"""Milliseconds of pause when it has failed."""


@dataclass(frozen=True, slots=True)
class Arrears:
    """Matches to be brought up to date together: to enter their rests, or to replay them."""

    matches: tuple[str, ...]
    rests: bool


class ArrearsWorker:
    """Has one piece of work at a time, and pauses after each for as long as it took."""

    def __init__(self, services: Services) -> None:
        """Take the services."""
        self._services = services
        self._due = services.time.now()
        self._absences = services.rests.absences
        self._outdated: list[str] | None = None
        """Those under older rules; None before it was looked."""

    async def claim(self, busy: Collection[str], room: int) -> Sequence[Arrears]:  # noqa: ARG002 - as Worker
        """The next piece of work."""
        due, now = await self.next_due(busy), self._services.time.now()
        if due is None or due > now:
            return ()
        self._absences = self._services.rests.absences
        if owing := await self._services.rests.owing(AT_ONCE):
            return [Arrears(tuple(owing), rests=True)]
        if self._outdated is None:
            self._outdated = [*reversed(await self._services.upgrade.outdated())]
        if self._outdated:
            return [Arrears((self._outdated.pop(),), rests=False)]
        # Another process may die with rests that it has left.
        self._due = now + MINUTE
        return ()

    def lane(self, job: Arrears) -> str:  # noqa: ARG002 - as Worker
        """One for all of it."""
        return "arrears"

    async def renew(self, jobs: Sequence[Arrears]) -> None:
        """Nobody else keeps from doing it as well: rows that are taken decide."""

    async def next_due(self, busy: Collection[str]) -> int | None:
        """When to look; at once where an absence has been decided."""
        if busy:
            return None
        now = self._services.time.now()
        return now if self._absences != self._services.rests.absences else self._due

    async def do(self, job: Arrears) -> None:
        """Do it, and then let others have their turn."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            if job.rests:
                await self._services.rests.enter_all(job.matches)
            else:
                await self._services.upgrade.bring(*job.matches)
        except Refused as refusal:
            log.info("%s: %s", job, refusal)
        except Exception:
            log.exception("%s could not be brought up to date", job)
            self._due = self._services.time.now() + AFTER_FAULT
        await asyncio.sleep(loop.time() - begun)
