"""Posts in the channels of tables: as loud as the server wants it there."""

from __future__ import annotations

from dataclasses import replace

from bot.message import Message
from bot.services import Services
from bot.table.table import Table

from .sending import Sender


class Channels:
    """The way into the channels of tables."""

    def __init__(self, services: Services, sender: Sender) -> None:
        """Take the services and the way to Discord."""
        self._services = services
        self._sender = sender

    async def post(self, table: Table, message: Message, nonce: str) -> int:
        """Post a message in a table's channel; its id. Raises what the sender raises.

        On a silent server it still mentions those whom it is for: they find it, and hear nothing.
        """
        if message.pings and not message.silent:
            rules = await self._services.servers.of(table.guild)
            message = replace(message, silent=rules.calls == "silent")
        return await self._sender.post(table.channel, message, nonce)
