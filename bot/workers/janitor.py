"""Forgets what nobody will ask for again."""

from __future__ import annotations

from bot.core import Core

DAY = 86_400_000
INTERACTIONS, LETTERS = DAY, 7 * DAY
"""How long interactions and sent messages are remembered (ms): Discord repeats neither so late."""


class Janitor:
    """Once a day, and soon after a start, takes old rows out of the database."""

    def __init__(self, core: Core) -> None:
        """Take the bot's parts."""
        self._core = core
        self._due = core.time.now()

    async def round(self) -> int:
        """Tidy up if it is time."""
        now = self._core.time.now()
        if now < self._due:
            return 0
        self._due = now + DAY
        async with self._core.store.transaction() as tx:
            await tx.interactions.prune(now - INTERACTIONS)
            await tx.outbox.prune(now - LETTERS)
        return 1

    async def next_due(self) -> int | None:
        """When it will be time again."""
        return self._due
