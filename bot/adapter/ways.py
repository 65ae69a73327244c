"""The two ways to a message that has been sent as an answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import discord

from bot.message import Message

from .encode import Encoder
from .sender import explained

Interaction: TypeAlias = "discord.Interaction[Any]"


class ByToken:
    """By the token of the interaction, for a message that only one person sees.

    No other way leads to it, and this one ends after a quarter of an hour.
    """

    def __init__(
        self, interaction: Interaction, encoder: Encoder, message: int, *, original: bool
    ) -> None:
        """Take the interaction and the message; ``original``: it is its first answer."""
        self._interaction = interaction
        self._encoder = encoder
        self._original = original
        self.message = message
        self.until: int | None = int(interaction.expires_at.timestamp() * 1000)

    async def edit(self, message: Message, wanted: Callable[[], bool]) -> None:
        """As ``Way``."""
        kwargs = await self._encoder.edit(message)
        if not wanted():
            return
        async with explained():
            if self._original:
                # By its id Discord knows only what the interaction itself has sent.
                await self._interaction.edit_original_response(**kwargs)
            else:
                await self._interaction.followup.edit_message(self.message, **kwargs)

    async def take_away(self) -> None:
        """As ``Way``."""
        async with explained():
            if self._original:
                await self._interaction.delete_original_response()
            else:
                await self._interaction.followup.delete_message(self.message)


class ById:
    """By channel and id, for a direct message, which stays as long as both do."""

    until: int | None = None

    def __init__(self, interaction: Interaction, encoder: Encoder, message: int) -> None:
        """Take the interaction, for where it was, and the message."""
        place = interaction.client.get_partial_messageable(interaction.channel_id or 0)
        self._sent = place.get_partial_message(message)
        self._encoder = encoder
        self.message = message

    async def edit(self, message: Message, wanted: Callable[[], bool]) -> None:
        """As ``Way``."""
        kwargs = await self._encoder.edit(message)
        if not wanted():
            return
        async with explained():
            await self._sent.edit(**kwargs)

    async def take_away(self) -> None:
        """As ``Way``."""
        async with explained():
            await self._sent.delete()
