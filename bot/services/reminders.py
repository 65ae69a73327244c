"""Reminders that somebody does not want."""

from __future__ import annotations

from bot.table.refused import Refused
from bot.table.table import Table
from bot.table.timers import Reminder
from engine import Seat
from storage import Storage


class Reminders:
    """Mutes reminders for a turn."""

    def __init__(self, store: Storage) -> None:
        """Take the store."""
        self._store = store

    async def mute(self, table: Table, seat: Seat, token: int) -> None:
        """No more reminders of this question. Raises Refused when it has been answered."""
        asked = table.asked(seat)
        if asked is None or asked.token != token:
            raise Refused("refused-mute")
        async with self._store.transaction() as tx:
            await tx.timers.clear(table.id, Reminder.word, [str(seat)])
