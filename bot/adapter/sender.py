"""Carries messages through discord.py. Everything is addressed by id, nothing is remembered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import aiohttp
import discord

from bot.message import Message
from bot.workers.sending import Later, Reason, Refusal, TooManyInboxes

from .encode import Encoder

if TYPE_CHECKING:
    from .client import Bot

REASONS: dict[int, Reason] = {
    10003: "channel",  # unknown channel
    10004: "channel",  # unknown guild
    10008: "message",  # unknown message
    10013: "inbox",  # unknown user
    30046: "message",  # too many edits of old messages: a new one is not rationed
    40001: "access",  # not authorized for this; a wrong token has no code
    50001: "access",  # missing access
    50005: "message",  # written by another
    50007: "inbox",  # takes no direct messages
    50008: "access",  # a kind of channel without messages
    50013: "permission",  # missing permissions
    50024: "access",  # cannot execute action on this channel type
    50083: "message",  # archived thread: a post takes it out of the archive
    50278: "inbox",  # no server in common
    160005: "locked",  # thread is locked
    200000: "moderated",  # blocked by the server's own filter
    200001: "moderated",  # the title is
    240000: "moderated",  # by Discord's filter of links
}
"""Discord's codes as the workers' reasons; what is not here is our own fault.

They say what is wrong in a channel. Of a person every one means that nothing arrives (``Inboxes``).
"""
TOO_MANY_INBOXES, FLAGGED = 40003, 20026
NO_MEMBER = (10007, 10013)
"""Discord's codes for somebody who is not in a server, or nowhere."""
FIXED = (403, 404)
"""Refused by status where the code says nothing."""


class DiscordSender:
    """The way to Discord of the workers."""

    def __init__(self, bot: Bot, encoder: Encoder) -> None:
        """Take the connection and what makes its arguments."""
        self._bot = bot
        self._encoder = encoder

    async def post(self, channel: int, message: Message, nonce: str) -> int:
        """Post a message."""
        kwargs = await self._encoder.new(message)
        try:
            async with explained():
                # discord.py has the nonce enforced: a second try gives the message of the first.
                sent = await self._bot.get_partial_messageable(channel).send(**kwargs, nonce=nonce)
        except Refusal as refusal:
            if refusal.reason == "message":  # a post to an archived thread that stays archived
                raise Refusal("locked", str(refusal)) from refusal
            raise
        return sent.id

    async def edit(self, channel: int, id_: int, message: Message) -> None:
        """Change a message."""
        kwargs = await self._encoder.edit(message)
        async with explained():
            await self._bot.get_partial_messageable(channel).get_partial_message(id_).edit(**kwargs)

    async def delete(self, channel: int, id_: int) -> None:
        """Delete a message; one that cannot be deleted any more is ignored."""
        try:
            async with explained():
                await self._bot.get_partial_messageable(channel).get_partial_message(id_).delete()
        except Refusal:
            # What fails for a while is not caught: the row is tried again.
            return

    async def inbox(self, user: int) -> int:
        """Open the direct channel to a user."""
        async with explained():
            return (await self._bot.create_dm(discord.Object(user))).id

    async def has_left(self, guild: int, user: int) -> bool:
        """Whether a user is not in a server any more: nobody tells a bot that they have gone."""
        place = self._bot.get_guild(guild)
        if place is None or place.unavailable:
            return False
        try:
            await place.fetch_member(user)
        except discord.NotFound as error:
            return error.code in NO_MEMBER
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError):
            return False
        return False


@asynccontextmanager
async def explained() -> AsyncIterator[None]:
    """What discord.py raises, in the workers' words."""
    try:
        yield
    except discord.RateLimited as error:
        raise Later(str(error), error.retry_after) from error
    except discord.HTTPException as error:
        raise outcome(error) from error
    except (aiohttp.ClientError, OSError, TimeoutError) as error:
        raise Later(repr(error)) from error


def outcome(error: discord.HTTPException) -> Exception:
    """What an answer of Discord means to the workers."""
    if error.code in (TOO_MANY_INBOXES, FLAGGED):
        return TooManyInboxes(str(error), flagged=error.code == FLAGGED)
    # The code before the status: a 403 is a closed inbox as well as a missing right.
    if error.code in REASONS:
        return Refusal(REASONS[error.code], str(error))
    # discord.py raises a 429 that names no time, or that came five times, and a 401 is about the
    # token: neither says anything of the message.
    if error.status == 429 or error.status >= 500 or error.status == 401:
        return Later(str(error))
    if error.status in FIXED:
        return Refusal("access", str(error))
    return error
