"""Forgets what nobody will ask for again, and notes that the bot is connected."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from bot.clock import DAY
from bot.services import Services
from bot.services.archive import IMPORTED
from bot.services.pruning import prune_imported, prune_notes

INTERACTIONS, MESSAGES = DAY, 7 * DAY
"""How long interactions and sent messages are remembered (ms): Discord repeats neither so late."""


class CleanupWorker:
    """Once a day, and soon after a start, takes old rows out of the database."""

    def __init__(self, services: Services) -> None:
        """Take the services."""
        self._services = services
        self._due = services.time.now()

    async def claim(self, busy: Collection[str], room: int) -> Sequence[str]:  # noqa: ARG002 - as Worker
        """What it is time for."""
        now, note = self._services.time.now(), self._services.reach.next_note()
        tidy = ["tidy"] if now >= self._due else []
        noted = ["note"] if note is not None and now >= note else []
        return [job for job in (*tidy, *noted) if job not in busy]

    def lane(self, job: str) -> str:
        """Each for itself."""
        return job

    async def do(self, job: str) -> None:
        """Do it."""
        if job == "note":
            await self._services.reach.note()
            return
        now = self._services.time.now()
        # Before the work: what fails is tried again tomorrow, and not at once over and over.
        self._due = now + DAY
        async with self._services.store.transaction() as tx:
            await tx.interactions.prune(now - INTERACTIONS)
            await tx.outbox.prune(now - MESSAGES)
        await prune_imported(self._services.store, now - IMPORTED)
        await prune_notes(self._services.store, now)

    async def renew(self, jobs: Sequence[str]) -> None:
        """Nobody else does it."""

    async def next_due(self, busy: Collection[str]) -> int | None:
        """When it will be time again."""
        note = self._services.reach.next_note()
        dues = {"tidy": self._due, "note": note}
        return min(
            (due for job, due in dues.items() if due is not None and job not in busy), default=None
        )
