"""The commands of whoever runs the bot: plain sentences on standard output, faults on the other."""

from __future__ import annotations

import asyncio
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

from bot.clock import SystemClock
from bot.settings import BadSettings, Settings
from storage import Storage, StorageError
from storage.backup import BadBackup, Contents, back_up, restore
from storage.database import read_url

from .asked import Asked
from .blocking import NotBlocked, block, unblock
from .endings import InUse
from .lock import alone
from .status import counted, standing, told
from .thaw import NotFrozen, thaw
from .trying import STEPS, Trial, tried

DONE, REFUSED = 0, 1
TOOLS = (
    "The database is PostgreSQL, which has tools of its own for this: pg_dump and psql."
    " docs/hosting.md shows the lines."
)


def carried_out(asked: Asked, settings: Settings) -> int:
    """Do what is asked for; returns the exit code."""
    try:
        for line in _lines(asked, settings, time.time_ns() // 1_000_000):
            sys.stdout.write(f"{line}\n")
    except (StorageError, BadSettings, InUse, NotFrozen, NotBlocked) as error:
        sys.stderr.write(f"{error}\n")
        return REFUSED
    return DONE


def _lines(asked: Asked, settings: Settings, now: int) -> list[str]:
    if asked.backup is not None:
        return _back_up(_file(settings), asked.backup, force=asked.force)
    if asked.restore is not None:
        return _restore(asked.restore, _file(settings), now)
    if asked.thaw is not None:
        return _thaw(settings.database_url, asked.thaw.strip().lower(), now)
    if asked.block is not None or asked.unblock is not None:
        return _block(asked, settings.database_url, now)
    if asked.try_ is not None:
        return asyncio.run(_try(settings, asked.try_))
    found = asyncio.run(standing(settings.database_url, now))
    return list(told(found, settings.heartbeat, now))


def _file(settings: Settings) -> Path:
    """The SQLite file. Raises BadBackup on PostgreSQL, and BadDatabase for a wrong address."""
    # What is no address at all has no file either, and must not be taken for PostgreSQL.
    read_url(settings.database_url)
    if settings.database_file is None:
        raise BadBackup(TOOLS)
    return settings.database_file


def _back_up(database: Path, target: Path, *, force: bool) -> list[str]:
    contents = back_up(database, target, force=force)
    size = target.stat().st_size / 1e6
    return [f"{target.absolute()}: {in_words(contents)}; {size:.1f} MB, looked over and whole."]


def _restore(backup: Path, database: Path, now: int) -> list[str]:
    with alone(database, "restore"):
        contents, kept = restore(backup, database, now)
    lines = [f"Restored to {database}: {in_words(contents)}."]
    if kept is not None:
        lines.append(f"What was there is kept as {kept}.")
    return [*lines, "Start the bot: tables go on from where they were then."]


def _thaw(database_url: str, id_: str, now: int) -> list[str]:
    asyncio.run(thaw(database_url, id_, now))
    return [f"The bot tries table {id_} again within half a minute, or at its next start."]


def _block(asked: Asked, database_url: str, now: int) -> list[str]:
    if asked.block is not None:
        asyncio.run(block(database_url, asked.block, asked.reason.strip(), now))
        return [f"Within half a minute {asked.block} can do nothing here any more."]
    assert asked.unblock is not None
    asyncio.run(unblock(database_url, asked.unblock, now))
    return [f"Within half a minute {asked.unblock} is let in again."]


async def _try(settings: Settings, channel: int) -> list[str]:
    token = settings.discord_token.get_secret_value().strip()
    with alone(settings.database_file, "try"):
        store = await Storage.open(settings.database_url)
        try:
            trial = Trial(channel, store, SystemClock(), _at_once)
            found = await tried(trial, token)
        finally:
            await store.close()
    return ["", *(f"{answer.said:4}{STEPS[name]}: {answer.how}" for name, answer in found.items())]


def _at_once(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def in_words(contents: Contents) -> str:
    """What is in a copy, in part of a sentence."""
    if contents.changed is None:
        return "no tables yet"
    changed = datetime.fromtimestamp(contents.changed / 1000, UTC)
    return (
        f"tables {counted(contents.matches)}; {contents.entries} moves; last changed"
        f" {changed:%Y-%m-%d %H:%M} UTC"
    )
