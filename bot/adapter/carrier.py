"""Carries messages through discord.py. Everything is addressed by id, nothing is remembered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import discord

from bot.message import Message
from bot.workers.carrier import Forbidden, Gone, InboxClosed, NoChannel

from .encode import Encoder

if TYPE_CHECKING:
    from .client import Bot

UNKNOWN_CHANNEL, UNKNOWN_MESSAGE = 10003, 10008
MISSING_ACCESS, MISSING_PERMISSIONS = 50001, 50013
INBOX = (50007, 50278, 40003)
"""Closed inbox; no server in common; too many direct messages opened."""


class DiscordCarrier:
    """The way to Discord of the workers."""

    def __init__(self, bot: Bot, encoder: Encoder) -> None:
        """Take the connection and what makes its arguments."""
        self._bot = bot
        self._encoder = encoder

    async def post(self, channel: int, message: Message, nonce: str) -> int:
        """Post a message; raises NoChannel or Forbidden."""
        kwargs = await self._encoder.new(message)
        async with _explained():
            sent = await self._bot.get_partial_messageable(channel).send(**kwargs, nonce=nonce)
        return sent.id

    async def edit(self, channel: int, id_: int, message: Message) -> None:
        """Change a message; raises Gone, NoChannel or Forbidden."""
        kwargs = await self._encoder.edit(message)
        async with _explained():
            await self._bot.get_partial_messageable(channel).get_partial_message(id_).edit(**kwargs)

    async def delete(self, channel: int, id_: int) -> None:
        """Delete a message; one that cannot be deleted any more is no matter."""
        try:
            async with _explained():
                await self._bot.get_partial_messageable(channel).get_partial_message(id_).delete()
        except (Gone, NoChannel, Forbidden):
            return

    async def whisper(self, user: int, message: Message, nonce: str) -> tuple[int, int]:
        """Send a direct message; raises InboxClosed."""
        kwargs = await self._encoder.new(message)
        try:
            channel = await self._bot.create_dm(discord.Object(user))
            sent = await channel.send(**kwargs, nonce=nonce)
        except discord.HTTPException as error:
            if error.code in INBOX:
                raise InboxClosed(str(error)) from error
            raise
        return channel.id, sent.id


@asynccontextmanager
async def _explained() -> AsyncIterator[None]:
    """Discord's codes as the workers' words."""
    try:
        yield
    except discord.HTTPException as error:
        if error.code == UNKNOWN_MESSAGE:
            raise Gone(str(error)) from error
        if error.code == UNKNOWN_CHANNEL:
            raise NoChannel(str(error)) from error
        if error.code in (MISSING_ACCESS, MISSING_PERMISSIONS):
            raise Forbidden(str(error)) from error
        raise
