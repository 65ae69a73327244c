"""One interaction's answer: always given, in time, and only once."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord

from bot.limits import THREAD_NAME, clip
from bot.message import Form, Message
from bot.routing.requests import AnswerLost
from bot.services.panels import Way

from .encode import Encoder, modal, shown_file
from .ways import ById, ByToken

log = logging.getLogger(__name__)

PATIENCE = 1.5
"""Seconds a handler may take before the interaction is deferred; Discord gives up after three."""

FOR_THREADS = ("create_public_threads", "send_messages_in_threads")
"""What the bot must be allowed to make a thread for a table."""

UNWILLING = (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError)
"""What discord.py raises where Discord does not do something, or only after a long wait."""
GONE = 10008
"""Discord's code for a message that is not there any more."""
INVALID = 50035
"""Discord's code for a message that we have made wrong."""
VANISH = 60.0
"""Seconds for which a message stands that may not be asked for again."""


class DiscordResponder:
    """Through it a handler answers; it hides whether the interaction has been deferred."""

    def __init__(self, interaction: discord.Interaction[Any], encoder: Encoder) -> None:
        """Take the interaction; in direct messages nothing needs to be ephemeral."""
        self.interaction = interaction.id
        self._interaction = interaction
        self._encoder = encoder
        self._hidden = interaction.guild_id is not None
        self._thread: discord.Thread | None = None
        self._first = asyncio.Lock()
        """Held while the first answer is under way: a second one would be refused."""

    async def say(self, message: Message, *, vanish: bool = False) -> Way | None:
        """Answer with a new message that only the user sees; it may vanish after a minute."""
        # Before the lock: a deferral that waited for a picture would come too late.
        kwargs = await self._encoder.new(message)
        async with self._first, _taken():
            if not self._interaction.response.is_done():
                first = await self._interaction.response.send_message(
                    **kwargs, ephemeral=self._hidden, delete_after=VANISH if vanish else None
                )
                return None if vanish else self._way(first.message_id, original=True)
        async with _taken():
            # The first follow-up takes the place of a deferral that only says that the bot thinks.
            sent = await self._interaction.followup.send(
                **kwargs, ephemeral=self._hidden, wait=True
            )
            if vanish:
                await sent.delete(delay=VANISH)
        return None if vanish else self._way(sent.id, original=False)

    async def show(self, message: Message) -> None:
        """Answer once more, with a message that everybody in the channel sees."""
        kwargs = await self._encoder.new(message)
        async with _taken():
            await self._interaction.followup.send(**kwargs, ephemeral=False, wait=True)

    async def edit_original(self, message: Message) -> Way | None:
        """Answer by changing the message whose button was pressed."""
        shown = self._interaction.message
        file = shown_file(shown) if self._encoder.keeps else None
        try:
            stands = await self._changed(message, file)
        except discord.HTTPException as error:
            if file is None:
                raise
            log.warning("Discord keeps no picture by its id: each is sent again (%s)", error)
            self._encoder.keeps = False
            stands = await self._changed(message, None)
        if not stands:
            # Whoever pressed at the moment in which a panel was taken away gets another.
            return await self.say(message)
        return self._way(shown.id if shown is not None else None, original=True)

    async def _changed(self, message: Message, file: tuple[int, str] | None) -> bool:
        """Change the message, which may keep a file; False where it is gone."""
        kwargs = await self._encoder.edit(message, file)
        async with self._first, _taken():
            if not self._interaction.response.is_done():
                return await self._edited(kwargs)
            await self._interaction.edit_original_response(**kwargs)
        return True

    async def _edited(self, kwargs: dict[str, Any]) -> bool:
        """Answer with a change; False where the message is gone, and nothing has been answered."""
        try:
            await self._interaction.response.edit_message(**kwargs)
        except discord.NotFound as error:
            if error.code != GONE:
                raise
            return False
        return True

    def _way(self, message: int | None, *, original: bool) -> Way | None:
        """The way to the answer, by which it can be changed later."""
        if message is None:
            return None
        if self._hidden:
            return ByToken(self._interaction, self._encoder, message, original=original)
        return ById(self._interaction, self._encoder, message)

    async def ask(self, form: Form, late: Message) -> None:
        """Answer by opening a form; it can only be the first answer."""
        async with self._first, _taken():
            if not self._interaction.response.is_done():
                await self._interaction.response.send_modal(modal(form))
                return
        await self.say(late)

    async def open_thread(self, name: str) -> int | None:
        """Begin a public thread in the channel; None where that is not possible or not allowed."""
        channel = self._interaction.channel
        # Neither threads nor direct messages can have threads.
        if not isinstance(channel, discord.TextChannel) or not _may_open_threads(self._interaction):
            return None
        # Where the kind is not said, discord.py makes a private thread.
        kind = discord.ChannelType.public_thread
        if channel.is_news():
            kind = discord.ChannelType.news_thread  # an announcement channel has no others
        try:
            self._thread = await channel.create_thread(name=clip(name, THREAD_NAME), type=kind)
        except UNWILLING as error:
            log.info("no thread could be made in channel %s: %s", channel.id, error)
            return None
        return self._thread.id

    async def close_thread(self) -> None:
        """Archive the thread that was begun: whoever made one may do that, but not delete it."""
        if self._thread is not None:
            with contextlib.suppress(*UNWILLING):
                await self._thread.edit(archived=True)

    async def defer(self) -> None:
        """Tell Discord to wait for us, unless the answer is on its way."""
        async with self._first, _taken():
            if self._interaction.response.is_done():
                return
            if self._interaction.type is discord.InteractionType.application_command:
                await self._interaction.response.defer(ephemeral=self._hidden, thinking=True)
            else:
                # Without thinking: so the handler may still change the message or send another.
                await self._interaction.response.defer()


def _may_open_threads(interaction: discord.Interaction[Any]) -> bool:
    held = interaction.app_permissions
    return all(getattr(held, name) for name in FOR_THREADS)


async def in_time(answer: DiscordResponder, task: asyncio.Future[None]) -> None:
    """Wait for what answers, deferring when it is slow; expired interactions are ignored."""
    try:
        # Not wait_for, which would cancel what takes its time.
        done, _ = await asyncio.wait({task}, timeout=PATIENCE)
        if not done:
            await answer.defer()
    except AnswerLost as lost:
        # What has begun is finished: the board shows it to whoever got no answer.
        log.info("interaction %s could not be deferred: %s", answer.interaction, lost)
    try:
        await task
    except AnswerLost as lost:
        log.info("interaction %s could not be answered: %s", answer.interaction, lost)


@asynccontextmanager
async def _taken() -> AsyncIterator[None]:
    """What keeps Discord from taking an answer, in the router's words; our own mistakes stay."""
    try:
        yield
    except (
        discord.HTTPException,
        discord.InteractionResponded,
        aiohttp.ClientError,
        OSError,
        TimeoutError,
    ) as error:
        if isinstance(error, discord.HTTPException) and error.code == INVALID:
            raise
        # Never RateLimited: discord.py answers by webhook, where it waits instead.
        raise AnswerLost(repr(error)) from error
