"""Connections to the two databases, and clear words for what keeps them from being made."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from . import single_hop
from .errors import BadDatabase

_SQLITE = ("sqlite", "sqlite+aiosqlite")
_POSTGRES = ("postgresql", "postgres", "postgresql+asyncpg")
_EXAMPLES = "sqlite:///data/bot.sqlite3 or postgresql://name:password@host/database"
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",  # NORMAL loses acknowledged moves in a power cut
    "PRAGMA foreign_keys = ON",
)
_PATIENCE = 30
"""Seconds for which a process waits while others write. SQLite keeps no queue: while two write
without a pause on a slow disk, one of them may find it taken for many seconds."""
_POOL = {"max_overflow": 0, "pool_timeout": 60}
_NO_DATABASE, _REFUSES_USER, _NOT_ALLOWED = "3D000", ("28P01", "28000"), "42501"
"""What PostgreSQL objects to, by its SQLSTATE: asyncpg itself is loaded only to connect to one."""
_dumps = partial(json.dumps, separators=(",", ":"))


@dataclass(frozen=True, slots=True)
class Databases:
    """The writer, and a reader that sees one moment of it and can change nothing."""

    writer: AsyncEngine
    reader: AsyncEngine

    async def close(self) -> None:
        """Close every connection."""
        await self.writer.dispose()
        await self.reader.dispose()


def read_url(text: str) -> URL:
    """The address of a database, with the driver that the store uses. Raises BadDatabase."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise BadDatabase(f"DATABASE_URL is not the address of a database: {_EXAMPLES}.") from None
    if url.drivername in _SQLITE:
        if url.database in (None, "", ":memory:"):
            raise BadDatabase(f"DATABASE_URL must name a file, to outlive the bot: {_EXAMPLES}.")
        return url.set(drivername="sqlite+aiosqlite")
    if url.drivername in _POSTGRES:
        return url.set(drivername="postgresql+asyncpg")
    raise BadDatabase(f"DATABASE_URL: {url.drivername} is not supported, only {_EXAMPLES}.")


def connect(url: URL) -> Databases:
    """Databases at an address; nothing is connected yet."""
    return _sqlite(url) if url.drivername.startswith("sqlite") else _postgres(url)


def _sqlite(url: URL) -> Databases:
    writer = _sqlite_engine(url, 1, "BEGIN IMMEDIATE")
    reader = _sqlite_engine(url, 2, "BEGIN", "PRAGMA query_only = ON")
    return Databases(writer, reader)


def _sqlite_engine(url: URL, size: int, begin: str, *more: str) -> AsyncEngine:
    database = create_async_engine(
        url,
        connect_args={
            "timeout": float(str(url.query.get("timeout", _PATIENCE))),
            "isolation_level": None,  # transactions begin where we say so
            "async_creator_fn": partial(single_hop.connect, pragmas=(*_PRAGMAS, *more)),
        },
        json_serializer=_dumps,
        hide_parameters=True,  # they hold secrets, and errors are logged
        pool_size=size,
        pool_reset_on_return=None,
        **_POOL,
    )

    @event.listens_for(database.sync_engine, "begin")
    def _begun(connection: Connection) -> None:
        driver: Any = connection.connection.driver_connection
        driver.begin(begin)

    @event.listens_for(database.sync_engine, "reset")
    def _reset(connection: Any, _record: Any, _state: Any) -> None:
        if connection.driver_connection.in_transaction:  # asking costs nothing, rolling back does
            connection.rollback()

    return database


def _postgres(url: URL) -> Databases:
    database = create_async_engine(
        url,
        connect_args={"timeout": 10},
        json_serializer=_dumps,
        hide_parameters=True,
        pool_size=10,
        pool_pre_ping=True,
        **_POOL,
    )
    reader = database.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return Databases(database, reader)


@contextmanager
def explained(url: URL) -> Iterator[None]:
    """Turn what keeps a database from being opened into BadDatabase, without the password."""
    try:
        yield
    except Exception as error:
        if not isinstance(error, (DBAPIError, OSError, TimeoutError)) and not _state(error):
            raise
        sqlite = url.drivername.startswith("sqlite")
        why = _sqlite_reason(url, error) if sqlite else _postgres_reason(url, error)
        raise BadDatabase(why) from error


def _state(error: object) -> str:
    """The SQLSTATE of an error of PostgreSQL, as asyncpg tells it; empty for all others."""
    return getattr(error, "sqlstate", None) or ""


def _sqlite_reason(url: URL, error: Exception) -> str:
    path = Path(url.database or "")
    if not path.parent.is_dir():
        return (
            f"The folder {path.parent} for the database does not exist:"
            " make it, or change DATABASE_URL."
        )
    if path.is_dir():
        return f"{path} is a folder: DATABASE_URL must name a file in it."
    if "not a database" in str(error):
        return f"{path} is not a database: name another file in DATABASE_URL."
    if "locked" in str(error):
        return f"{path} is in use by another program: stop it, then start the bot again."
    return f"{path} cannot be written: let the bot's user write this file and its folder."


def _postgres_reason(url: URL, error: Exception) -> str:
    where = f"{url.host or 'localhost'}:{url.port or 5432}"
    cause = getattr(getattr(error, "orig", None), "__cause__", None) or error
    state = _state(cause)
    if state == _NO_DATABASE:
        return f"There is no database {url.database} at {where}: make it with createdb."
    if state in _REFUSES_USER:
        return f"{where} refuses user {url.username}: check name and password in DATABASE_URL."
    if state == _NOT_ALLOWED:
        return f"User {url.username} may not make tables in {url.database}: make it the owner."
    if isinstance(cause, (OSError, TimeoutError)):
        return f"No PostgreSQL answers at {where}: is it running, and is DATABASE_URL right?"
    return f"PostgreSQL at {where} cannot be used: {cause}."
