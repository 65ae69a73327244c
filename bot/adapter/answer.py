"""One interaction's answer: always given, in time, and only once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import discord

from bot.message import Form, Message

from .encode import Encoder, modal

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds a handler may take before the interaction is deferred; Discord gives up after three."""

VANISH = 60.0
"""Seconds for which a message stands that may not be asked for again."""
TOO_LATE = 10062
ALREADY = 40060


class Answer:
    """Through it a handler answers; it hides whether the interaction has been deferred.

    private: whether a deferred answer will be seen by the user alone.
    """

    def __init__(self, interaction: discord.Interaction[Any], encoder: Encoder) -> None:
        """Take the interaction; in direct messages nothing needs to be ephemeral."""
        self._interaction = interaction
        self._encoder = encoder
        self._hidden = interaction.guild_id is not None
        self._first = asyncio.Lock()
        """Held while the first answer is under way: a second one would be refused."""

    async def say(self, message: Message, *, vanish: bool = False) -> None:
        """Answer with a new message that only the user sees; it may vanish after a minute."""
        kwargs = await self._encoder.new(message)
        async with self._first:
            if not self._interaction.response.is_done():
                await self._interaction.response.send_message(
                    **kwargs, ephemeral=self._hidden, delete_after=VANISH if vanish else None
                )
                return
        sent = await self._interaction.followup.send(**kwargs, ephemeral=self._hidden, wait=True)
        if vanish:
            await sent.delete(delay=VANISH)

    async def turn_into(self, message: Message, *, keep_picture: bool = False) -> None:
        """Answer by changing the message whose button was pressed."""
        old = self._interaction.message
        keep = list(old.attachments) if keep_picture and old is not None else None
        kwargs = await self._encoder.edit(message, keep)
        async with self._first:
            if not self._interaction.response.is_done():
                await self._interaction.response.edit_message(**kwargs)
                return
        await self._interaction.edit_original_response(**kwargs)

    async def ask(self, form: Form) -> None:
        """Answer by opening a form. It must be the first and only answer."""
        async with self._first:
            await self._interaction.response.send_modal(modal(form))

    async def suggest(self, found: list[tuple[str, str]]) -> None:
        """Answer an autocomplete with (name, value) pairs."""
        choices = [discord.app_commands.Choice(name=name, value=value) for name, value in found]
        await self._interaction.response.autocomplete(choices)

    async def defer(self) -> None:
        """Tell Discord to wait for us, unless the answer is on its way."""
        async with self._first:
            if self._interaction.response.is_done():
                return
            if self._interaction.type is discord.InteractionType.application_command:
                await self._interaction.response.defer(ephemeral=self._hidden, thinking=True)
            else:
                await self._interaction.response.defer()


async def in_time(answer: Answer, handler: Callable[[], Awaitable[None]]) -> None:
    """Run a handler, deferring when it is slow; who cannot be answered any more is let go."""
    task = asyncio.ensure_future(handler())
    try:
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            await answer.defer()
        await task
    except discord.HTTPException as error:
        task.cancel()
        if error.code not in (TOO_LATE, ALREADY):
            raise
        log.info("an answer came too late or twice: %s", error)
    except discord.InteractionResponded:
        log.info("an interaction was answered twice")
