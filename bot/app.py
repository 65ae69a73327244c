"""The bot put together: store, games, texts, connection, workers."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from locales import Library
from storage import Storage

from .adapter.carrier import DiscordCarrier
from .adapter.client import Bot
from .catalogue import Catalogue
from .core import Core
from .usecases.clock import Clock
from .workers.clockwork import Clockwork
from .workers.janitor import Janitor
from .workers.loop import keep_going
from .workers.postman import Postman

log = logging.getLogger(__name__)

LAST_ORDERS = 5.0
"""Seconds in which the workers may finish what they have begun when the bot stops."""


@contextlib.asynccontextmanager
async def running(  # noqa: PLR0913 - what a bot is made of
    token: str,
    store: Storage,
    catalogue: Catalogue,
    library: Library,
    clock: Clock,
    *,
    language: str = "en",
    sync: str = "auto",
    **options: Any,
) -> AsyncIterator[Bot]:
    """A bot that is logged in, connected and working, until the block is left.

    ``options`` go to discord.py. Raises discord.LoginFailure for a wrong token.
    """
    core = Core(store, catalogue, library, clock, language)
    bot = Bot(core, sync=sync, **options)
    carrier = DiscordCarrier(bot, bot.encoder)
    workers = (Postman(core, carrier), Clockwork(core, carrier), Janitor(core))
    await core.upgrade()
    async with bot:
        await bot.login(token)
        tasks = [
            asyncio.create_task(bot.connect(), name="gateway"),
            asyncio.create_task(keep_going(core, *workers), name="workers"),
        ]
        try:
            await _ready(bot, tasks[0])
            yield bot
        finally:
            core.stopping = True
            core.tables.changed.set()
            await asyncio.wait({tasks[1]}, timeout=LAST_ORDERS)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)


async def _ready(bot: Bot, connection: asyncio.Task[None]) -> None:
    """Wait until the gateway is ready, or raise what keeps it from that."""
    ready = asyncio.create_task(bot.wait_until_ready())
    try:
        await asyncio.wait({ready, connection}, return_when=asyncio.FIRST_COMPLETED)
        if connection.done():
            connection.result()
    finally:
        ready.cancel()


async def serve(bot: Bot) -> None:
    """Stay until the connection is closed for good."""
    while not bot.is_closed():  # noqa: ASYNC110 - discord.py has no event for it
        await asyncio.sleep(1)
