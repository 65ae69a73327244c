"""The way to Discord, tried as long as it takes; only a refusal ends it."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from typing import TypeVar

import aiohttp
import discord

log = logging.getLogger(__name__)

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
"""Seconds between two tries: twice as long each time, from the first to the longest."""
SAY_AGAIN = 60.0
"""Seconds in which the log is told only once that Discord cannot be reached."""

TO_BE_WAITED_FOR = (
    OSError,
    TimeoutError,
    aiohttp.ClientError,
    discord.GatewayNotFound,
    discord.RateLimited,
)

B = TypeVar("B", bound=discord.Client)


class Patience:
    """Waits longer from try to try."""

    def __init__(self) -> None:
        """Begin with the first pause."""
        self._pause = FIRST_PAUSE
        self._said = -math.inf

    async def wait(self, why: BaseException) -> None:
        """Wait before the next try; say why, unless that was said less than a minute ago."""
        now = time.monotonic()
        if now >= self._said + SAY_AGAIN:
            self._said = now
            log.warning("Discord cannot be reached and is tried again: %s", in_words(why))
        # Asked again before it wants to be, Discord would slow the bot down for longer.
        wanted = why.retry_after if isinstance(why, discord.RateLimited) else 0.0
        await asyncio.sleep(max(self._pause, wanted))
        self._pause = min(2 * self._pause, LONGEST_PAUSE)


def in_words(error: BaseException) -> str:
    """An error in one line; some of the network's have no text of their own."""
    return " ".join(str(error).split()) or type(error).__name__


def is_passing(error: BaseException) -> bool:
    """Whether the same request may be answered later: no network, a fault of Discord, a limit."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status == 429
    return isinstance(error, TO_BE_WAITED_FOR)


async def logged_in(make: Callable[[], B], token: str) -> B:
    """A client that is logged in, made anew for each try: one that failed is of no more use.

    Raises discord.LoginFailure for a wrong token, and whatever else does not pass.
    """
    patience = Patience()
    while True:
        client = make()
        try:
            await client.login(token)
        except BaseException as error:
            # A signal to stop comes here too; what is not closed leaves connections open.
            await client.close()
            if not is_passing(error):
                raise
            why = error
        else:
            return client
        await patience.wait(why)


async def stay_connected(client: discord.Client) -> None:
    """Hold the gateway until it closes for good; raises what it closed with.

    discord.py connects again by itself, but not when the first try fails: then it looks for a
    session to resume where there has been no socket yet.
    """
    patience = Patience()
    while True:
        try:
            await client.connect()
        except AttributeError as error:
            # With a socket it is a fault in the code, and would be waited for without end.
            if getattr(client, "ws", None) is not None:
                raise
            # What kept the socket from being made is what discord.py was dealing with when it fell.
            await patience.wait(error.__context__ or error)
        else:
            return
