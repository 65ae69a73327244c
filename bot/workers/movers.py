"""Delivers the word that a table has moved, and takes away what it has left behind."""

from __future__ import annotations

from bot.present import notices
from bot.services import Services
from bot.table import rows
from bot.table.rows import MovedAway, MovedHere
from bot.table.table import Table
from locales import Texts
from storage import OutboxRow, Transaction

from .channels import Channels
from .finish import Finish, nothing
from .handling import handles
from .posted import left_behind
from .quiet import quieted
from .sending import Sender


class Movers:
    """Speaks in the channel where a table is now, and in the one that it has left."""

    def __init__(self, services: Services, sender: Sender, channels: Channels) -> None:
        """Take the services and the ways to Discord."""
        self._services = services
        self._sender = sender
        self._channels = channels

    @handles(MovedHere)
    async def here(self, row: OutboxRow, moved: MovedHere) -> Finish:
        """Tell those who sit there that it goes on here."""
        table, texts = await self._of(row)
        message = await quieted(self._services, notices.moved_here(table, texts, moved))
        await self._channels.post(table, message, row.nonce)
        return nothing

    @handles(MovedAway)
    async def away(self, row: OutboxRow, moved: MovedAway) -> Finish:
        """Take its messages away, whose buttons would still work, and say where it is."""
        table, texts = await self._of(row)
        channel = rows.recipient(row.target)
        async with self._services.store.reading() as tx:
            left = await left_behind(tx, table.id, row.target)
        # Before it is said, which the channel that a table leaves may not let the bot do any more.
        for old in left:
            await self._sender.delete(old.channel, old.message)
        said = await quieted(self._services, notices.moved_away(table, texts, moved))
        await self._sender.post(channel, said, row.nonce)

        async def finish(tx: Transaction, _now: int) -> None:
            await tx.matches.get(table.id, lock=True)
            # It may have come back meanwhile, and have others here.
            for old in await left_behind(tx, table.id, row.target):
                if old in left:
                    await tx.posted.drop(table.id, old.about, old.key)

        return finish

    async def _of(self, row: OutboxRow) -> tuple[Table, Texts]:
        assert row.match is not None
        table = await self._services.tables.open(row.match)
        return table, self._services.texts(table.language, table)
