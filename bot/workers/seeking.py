"""Delivers calls for players, and has them say what has changed at their tables."""

from __future__ import annotations

from dataclasses import replace

from bot.present import seeking
from bot.services import Services
from bot.services.seeking import ended, failed, posted, sought
from bot.table import rows
from bot.table.seating_rows import Seek
from bot.table.table import Table
from storage import OutboxRow, Transaction

from .finish import Finish, nothing
from .handling import handles
from .sending import Refusal, Sender


class Seekers:
    """Posts a call once, and changes it as seats fill."""

    def __init__(self, services: Services, sender: Sender) -> None:
        """Take the services and the way to Discord."""
        self._services = services
        self._sender = sender

    @handles(Seek)
    async def seek(self, row: OutboxRow, seek: Seek) -> Finish:
        """Post the call, or show in it how it is now."""
        assert row.match is not None
        async with self._services.store.reading() as tx:
            call = await sought(tx, row.match)
        if call is None or call.over or rows.channel(call.channel) != row.target:
            return nothing
        table = await self._services.tables.open(row.match)
        texts = self._services.texts(table.language, table)
        message = seeking.call(table, texts, call.who)
        rules = await self._services.servers.of(table.guild)
        message = replace(message, silent=rules.calls == "silent")
        if seek.first and not call.message:
            id_ = await self._sender.post(call.channel, message, row.nonce)

            async def finish(tx: Transaction, now: int) -> None:
                await posted(tx, table, call, id_, now)

            return finish
        if not call.message:
            return nothing
        over = table.status != "lobby"
        try:
            await self._sender.edit(call.channel, call.message, message)
        except Refusal as refusal:
            if refusal.reason != "message":
                raise
            over = True  # somebody has deleted it

        async def close(tx: Transaction, now: int) -> None:
            if over:
                await ended(tx, table.id, call, now)

        return close


async def refused(tx: Transaction, table: Table, row: OutboxRow, now: int) -> None:
    """The channel does not take a call: it is none any more, and the host hears of the first."""
    await failed(tx, table.id)
    if row.payload.get("first"):
        await tx.outbox.put(
            [rows.Trouble("trouble-seek", rows.recipient(row.target)).to(table, now)], now
        )
