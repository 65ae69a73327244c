"""Reminders, one timer a question."""

from __future__ import annotations

from engine import Seat
from storage import NewTimer, Storage

from .follow_up import REMINDER
from .refused import Refused
from .table import Table


class Reminders:
    """Sets reminders and mutes them for a turn."""

    def __init__(self, store: Storage) -> None:
        """Take the store."""
        self._store = store

    async def set(self, match: str, key: str, due: int, token: int, sent: int) -> None:
        """Remind the seat ``key`` at ``due`` (ms UTC) of the question ``token``."""
        timer = NewTimer(
            kind=REMINDER, key=key, due=due, match=match, payload={"token": token, "sent": sent}
        )
        async with self._store.transaction() as tx:
            await tx.timers.set([timer])

    async def mute(self, table: Table, seat: Seat, token: int) -> None:
        """No more reminders of this question. Raises Refused when it has been answered."""
        asked = table.asked(seat)
        if asked is None or asked.token != token:
            raise Refused("refused-mute")
        async with self._store.transaction() as tx:
            await tx.timers.clear(table.id, REMINDER, [str(seat)])
