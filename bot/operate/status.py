"""How things stand, read from the database without changing it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote

import asyncpg
from sqlalchemy import URL, ColumnElement, func, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from bot.clock import DAY, HOUR
from bot.services.blocks import NOTE
from storage import BadDatabase
from storage.database import connect, explained, read_url
from storage.notes import Notes
from storage.schema import matches, outbox

from .heartbeat import complaint, last_beat

SHOWN = 5
"""How many failures are named."""
WIDTH = 100
NAMES = {"lobby": "in the lobby"}
ORDER = ("running", "lobby", "frozen", "over", "stopped")


@dataclass(frozen=True, slots=True)
class Standing:
    """What the database tells. Times in ms UTC."""

    matches: dict[str, int]
    waiting: tuple[int, int | None]
    """How much is to be sent, and when the oldest of it was put in."""
    failed: int
    failures: tuple[tuple[int, str, str, str], ...]
    """The newest: number, kind, target, reason."""
    frozen: tuple[tuple[str, str, str], ...]
    """Id, game, note."""
    blocked: Mapping[str, str]
    """Users and servers, and why."""


async def standing(database_url: str, now: int) -> Standing:
    """Read the database. Raises BadDatabase, also when there is none yet."""
    async with reading(read_url(database_url)) as connection:
        return Standing(
            matches=await _statuses(connection),
            waiting=await _waiting(connection),
            failed=await _failed(connection, now - DAY),
            failures=await _failures(connection, now - DAY),
            frozen=await frozen(connection),
            blocked=await Notes(connection).get(NOTE) or {},
        )


@asynccontextmanager
async def reading(url: URL) -> AsyncIterator[AsyncConnection]:
    """Look at a database as it is: nothing is made, brought up to date or held up."""
    if url.drivername.startswith("sqlite"):
        check_exists(url)
        # Not by ``connect``, which has SQLite keep a WAL and so may change the file.
        database = reader = create_async_engine(_untouched(url))
    else:
        databases = connect(url)
        database, reader = databases.writer, databases.reader
    try:
        # The inner one first: ``explained`` would take a missing table for a file without rights.
        with explained(url), empty_told(url):
            async with reader.connect() as connection:
                yield connection
    finally:
        # The reader is the same engine, or has the same connections with other options.
        await database.dispose()


def _untouched(url: URL) -> URL:
    """The address of the same SQLite file, opened so that nothing can be changed."""
    file = f"file:{quote(str(Path(url.database or '').absolute()))}"
    return URL.create(url.drivername, database=file, query={"mode": "ro", "uri": "true"})


def check_exists(url: URL) -> None:
    """Raises BadDatabase when an address names a file that is not there."""
    # SQLite would make an empty database there, and the slip in the name would go unnoticed.
    path = Path(url.database or "")
    if url.drivername.startswith("sqlite") and not path.is_file():
        raise BadDatabase(f"There is no database at {path} yet: the bot makes it at its start.")


@contextmanager
def empty_told(url: URL) -> Iterator[None]:
    """Raises BadDatabase for a database in which the bot has made no tables yet."""
    try:
        yield
    except DBAPIError as error:
        # SQLAlchemy wraps the error of asyncpg twice: ``orig`` is not yet the one that it raised.
        cause = getattr(error.orig, "__cause__", None)
        if "no such table" in str(error) or isinstance(cause, asyncpg.UndefinedTableError):
            raise BadDatabase(
                f"{url.database} holds no tables of the bot: it makes them at its start."
            ) from error
        raise


async def _statuses(connection: AsyncConnection) -> dict[str, int]:
    found = await connection.execute(
        select(matches.c.status, func.count()).group_by(matches.c.status)
    )
    return {row.status: row[1] for row in found}


async def _waiting(connection: AsyncConnection) -> tuple[int, int | None]:
    query = select(func.count(), func.min(outbox.c.created)).where(outbox.c.done_at.is_(None))
    count, oldest = (await connection.execute(query)).one()
    return count, oldest


def _given_up(since: int) -> ColumnElement[bool]:
    return outbox.c.failed.is_not(None) & (outbox.c.done_at >= since)


async def _failed(connection: AsyncConnection, since: int) -> int:
    return await connection.scalar(select(func.count()).where(_given_up(since))) or 0


async def _failures(
    connection: AsyncConnection, since: int
) -> tuple[tuple[int, str, str, str], ...]:
    wanted = select(outbox.c.id, outbox.c.kind, outbox.c.target, outbox.c.failed)
    found = await connection.execute(
        wanted.where(_given_up(since)).order_by(outbox.c.id.desc()).limit(SHOWN)
    )
    return tuple((id_, kind, target, reason) for id_, kind, target, reason in found)


async def frozen(connection: AsyncConnection) -> tuple[tuple[str, str, str], ...]:
    """Id, game and note of the matches that cannot go on, those longest so first."""
    found = await connection.execute(
        select(matches.c.id, matches.c.game, matches.c.note)
        .where(matches.c.status == "frozen")
        .order_by(matches.c.updated)
    )
    return tuple((id_, game, note) for id_, game, note in found)


def counted(by_status: Mapping[str, int]) -> str:
    """Numbers of matches in words, those that are played first."""
    counts = (f"{by_status[s]} {NAMES.get(s, s)}" for s in ORDER if s in by_status)
    return ", ".join(counts)


def told(standing: Standing, heartbeat: Path | None, now: int) -> Iterator[str]:
    """The lines of ``--status``."""
    yield f"Tables: {counted(standing.matches) or 'none yet'}"
    count, oldest = standing.waiting
    yield f"To be sent: {count}{_since(oldest, now)}"
    yield f"Given up in the last day: {standing.failed}"
    for number, kind, target, reason in standing.failures:
        yield f"  {number} {kind} to {target}: {_line(reason)}"
    yield f"Frozen: {len(standing.frozen) or 'none'}"
    for id_, game, note in standing.frozen:
        yield f"  {id_} ({game}): {_line(note)}"
    for id_, why in standing.blocked.items():
        yield f"Blocked: {id_}{f' ({_line(why)})' if why else ''}"
    yield f"Heartbeat: {_heartbeat(heartbeat, now)}"


def _since(oldest: int | None, now: int) -> str:
    return "" if oldest is None else f", the oldest for {duration(now - oldest)}"


def _line(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 1]}…"


def _heartbeat(file: Path | None, now: int) -> str:
    instant = datetime.fromtimestamp(now / 1000, UTC)
    wrong = complaint(file, instant)
    beat = last_beat(file) if file else None
    if wrong or beat is None:
        return wrong or ""
    return f"{duration(round((instant - beat).total_seconds() * 1000))} ago"


def duration(ms: int) -> str:
    """A length of time in the largest unit that has at least two of it."""
    for size, unit in ((DAY, "days"), (HOUR, "h"), (60_000, "min")):
        if ms >= 2 * size:
            return f"{ms // size} {unit}"
    return f"{max(ms, 0) // 1000} s"
