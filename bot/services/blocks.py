"""Whom the operator has blocked: people and servers who may do nothing here."""

from __future__ import annotations

from collections.abc import Mapping

from bot.clock import Clock
from bot.names import escape
from bot.table.refused import Refused
from storage import Storage

NOTE = "blocked"
"""The note that has them: by the id of a user or server, as text, the reason."""
FRESH = 30_000
"""Milliseconds for which what was read is believed."""


class Blocks:
    """Refuses whoever is blocked."""

    def __init__(self, store: Storage, clock: Clock) -> None:
        """Take the store and the clock; see ``read``."""
        self._store = store
        self._clock = clock
        self._known: Mapping[str, str] = {}
        self._read = clock.now()

    async def read(self) -> None:
        """Read who is blocked."""
        self._read = self._clock.now()
        async with self._store.reading() as tx:
            self._known = await tx.notes.get(NOTE) or {}

    async def refuse(self, user: int, guild: int | None) -> None:
        """Raises Refused for a user, or in a server, that is blocked."""
        # Not at every press: nearly nobody is ever blocked, and each statement counts.
        if self._clock.now() - self._read >= FRESH:
            await self.read()
        for id_, whom in ((user, "you"), (guild, "server")):
            if (reason := self._known.get(str(id_))) is not None:
                key = "refused-blocked-why" if reason else "refused-blocked"
                raise Refused(key, whom=whom, why=escape(reason))
