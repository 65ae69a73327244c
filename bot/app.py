"""The bot put together: store, games, texts, connection, workers."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Any, NoReturn

from locales import Library
from storage import Storage

from .adapter.client import Bot
from .adapter.sender import DiscordSender
from .clock import Clock
from .operate.connection import logged_in, stay_connected
from .operate.endings import GatewayEnded, WorkerDied
from .operate.trying import answers
from .registry import Registry
from .services import Services
from .workers.arrears_worker import ArrearsWorker
from .workers.cleanup_worker import CleanupWorker
from .workers.lanes import Lanes
from .workers.outbox_worker import OutboxWorker
from .workers.panel_worker import PanelWorker
from .workers.timer_worker import TimerWorker

SHUTDOWN_GRACE = 5.0
"""Seconds in which the workers may finish what they have begun when the bot stops."""


class RunningBot(Bot):
    """The bot, with the tasks without which it is of no use."""

    gateway: asyncio.Task[None]
    workers: tuple[asyncio.Task[None], ...] = ()

    async def ended(self) -> NoReturn:
        """Stay until the gateway has closed for good or a worker has ended; raise why."""
        await asyncio.wait({self.gateway, *self.workers}, return_when=asyncio.FIRST_COMPLETED)
        for task in self.workers:
            if task.done():
                raise WorkerDied(task.get_name()) from task.exception()
        raise self.gateway.exception() or GatewayEnded


def _workers(services: Services, bot: Bot) -> list[asyncio.Task[None]]:
    """Set to work what sends and what rings. Each stops soon after ``services.stopping``."""
    sender = DiscordSender(bot, bot.encoder)
    lanes: dict[str, Lanes[Any]] = {
        "outbox": Lanes(services, OutboxWorker(services, sender)),
        "timers": Lanes(services, TimerWorker(services)),
        "panels": Lanes(services, PanelWorker(services)),
        "cleanup": Lanes(services, CleanupWorker(services)),
        "arrears": Lanes(services, ArrearsWorker(services)),
    }
    return [asyncio.create_task(each.run(), name=name) for name, each in lanes.items()]


@contextlib.asynccontextmanager
async def running(  # noqa: PLR0913 - what a bot is made of
    token: str,
    store: Storage,
    registry: Registry,
    library: Library,
    clock: Clock,
    *,
    language: str = "en",
    sync: str = "auto",
    operator: int | None = None,
    **options: Any,
) -> AsyncIterator[RunningBot]:
    """A bot that is logged in, connected and working, until the block is left.

    Waits as long as Discord cannot be reached. ``operator`` is told by direct message what needs
    them; None is the owner of the application. ``options`` go to discord.py. Raises
    discord.LoginFailure for a wrong token and discord.ConnectionClosed for a gateway that refuses.
    """
    services = Services(store, registry, library, clock, language)
    await services.mending.load()
    await services.blocks.read()
    # Moves come in as soon as there is a connection: they wait until it is decided what rested.
    services.reach.starting()
    # The rules of all games and their boards take half a second to load, as long as a log-in.
    opened = asyncio.create_task(asyncio.to_thread(registry.open))
    try:
        bot = await logged_in(lambda: RunningBot(services, sync=sync, **options), token)
    except BaseException:
        opened.cancel()
        raise
    kept = (await answers(store)).get("kept")
    bot.encoder.keeps = kept is None or kept.said == "yes"
    bot.gateway = asyncio.create_task(stay_connected(bot), name="gateway")
    try:
        await _ready(bot)
        await opened  # a game that cannot be played ends the bot before a worker begins
        services.operator.user = operator or bot.owner()
        # As on_ready does; who comes second waits. No timer may ring before it is decided.
        await services.reachable()
        bot.workers = tuple(_workers(services, bot))
        yield bot
    finally:
        await _stop(bot)


async def _ready(bot: RunningBot) -> None:
    """Wait until the gateway is ready, or raise what keeps it from that."""
    ready = asyncio.create_task(bot.wait_until_ready())
    try:
        # Alone it would wait for ever where the gateway has closed for good.
        await asyncio.wait({ready, bot.gateway}, return_when=asyncio.FIRST_COMPLETED)
        if bot.gateway.done():
            raise bot.gateway.exception() or GatewayEnded
    finally:
        ready.cancel()


async def _stop(bot: RunningBot) -> None:
    """Let the workers finish what they have begun, then close the connection."""
    bot.services.stop()
    # The next process counts the absence from here, not from when the last message has gone.
    await bot.services.reach.leave()
    begun = {*bot.workers, *bot.under_way}
    if begun:
        await asyncio.wait(begun, timeout=SHUTDOWN_GRACE)
    await _cancelled(bot.gateway)  # nothing more is told from here on
    await _cancelled(*bot.workers, *bot.under_way)
    if not bot.is_closed():
        await bot.close()
    await bot.services.close()


async def _cancelled(*tasks: asyncio.Future[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
