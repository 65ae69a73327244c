"""The process of the bot, from its start to the signal or the fault that ends it."""

from __future__ import annotations

import asyncio
import logging
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.app import running
from bot.clock import SystemClock
from bot.registry import Registry, shipped
from bot.settings import BadSettings, Settings
from locales import Library
from storage import Storage

from .codes import Code
from .endings import explained
from .heartbeat import Pulse
from .loading import settled
from .lock import alone

log = logging.getLogger("bot")

MISSING = (
    "DISCORD_TOKEN is not set. Copy .env.example to .env and put the token of your application "
    "there (README, “Inviting the real bot”). To look around without a token, run scripts/demo."
)


def bot_process(settings: Settings) -> Code:
    """Run the bot; when it ends, say why in one sentence of the log, and return the code."""
    try:
        asyncio.run(run(settings))
    except Exception as error:
        ending = explained(error)
        if ending.report:
            log.exception("this has ended the bot:")
        log.critical(ending.sentence)
        return ending.code
    log.info("stopped by a signal")
    return Code.STOPPED


async def run(settings: Settings) -> None:
    """Run until the process is told to stop. Raises what ``explained`` explains."""
    with _told_to_stop() as stop:
        work = asyncio.create_task(_serve(settings), name="bot")
        stopping = asyncio.create_task(stop.wait(), name="stop")
        try:
            # A signal ends this wait and not the loop, so that what has begun can be finished.
            await asyncio.wait({work, stopping}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            stopping.cancel()
            work.cancel()
            # Not awaited by itself, which would raise that it was cancelled.
            await asyncio.wait({work})
    if not work.cancelled():
        work.result()


@contextmanager
def _told_to_stop() -> Iterator[asyncio.Event]:
    """Set when the process gets SIGINT or SIGTERM."""
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        yield stop
    finally:
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(number)


async def _serve(settings: Settings) -> None:
    """Run until something ends it, which is raised."""
    token = settings.discord_token.get_secret_value().strip()
    if not token:
        raise BadSettings(MISSING)
    # All settings are looked at before there is a database: a wrong one leaves nothing behind.
    registry, library = _registry(settings.components_dir), _library(settings.locales_dir)
    if settings.default_language not in library.languages:
        known = ", ".join(library.languages)
        raise BadSettings(f"DEFAULT_LANGUAGE: there are texts in {known} only.")
    # Held already while the database is brought up to date: no back-up may replace it then.
    with alone(settings.database_file, "bot"):
        store = await Storage.open(settings.database_url)
        try:
            await _connected(settings, token, store, registry, library)
        finally:
            await store.close()


def _registry(folder: Path | None) -> Registry:
    # Component files of the host's own are read here, and what is wrong in them is theirs to mend.
    try:
        return shipped(folder)
    except (ValueError, OSError) as error:
        raise BadSettings(str(error)) from error


def _library(folder: Path | None) -> Library:
    if folder is not None and not folder.is_dir():
        raise BadSettings(f"LOCALES_DIR: there is no folder {folder}")
    try:
        return Library(*([folder] if folder is not None else []))
    except (OSError, ValueError) as error:
        raise BadSettings(f"LOCALES_DIR: {error}") from error


async def _connected(
    settings: Settings, token: str, store: Storage, registry: Registry, library: Library
) -> None:
    pulse = Pulse(settings.heartbeat)
    async with (
        # Before the bot: systemd is asked for time while Discord cannot be reached yet.
        pulse.beating(),
        running(
            token,
            store,
            registry,
            library,
            SystemClock(),
            language=settings.default_language,
            sync=settings.sync_commands,
            operator=settings.operator_id,
        ) as bot,
    ):
        # Once more, for the games: they were loaded in a thread meanwhile.
        settled()
        log.info("connected as %s", bot.user)
        pulse.watch(bot)
        await bot.ended()
