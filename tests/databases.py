"""New databases for tests: what is the same for each of them is done once."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from sqlalchemy import create_engine, insert
from sqlalchemy.dialects.sqlite.aiosqlite import SQLiteDialect_aiosqlite as Dialect
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.util import LRUCache

import storage.database
from storage.revision import upgrade
from storage.schema import notes
from storage.store import EPOCH

FLUSHED = storage.database._PRAGMAS
"""How the bot opens a database: it waits for the disk."""
UNFLUSHED = ("PRAGMA synchronous = OFF", "PRAGMA journal_mode = WAL", "PRAGMA foreign_keys = ON")
"""How tests open one, in this order. Processes die in them, machines do not; and a disk that much
was written to may keep whoever waits for it for a minute."""
STATEMENTS = 500
"""Statements that are kept, as many as SQLAlchemy keeps for each database."""


@contextmanager
def compiled_once() -> Iterator[None]:
    """Go on with the statements that were compiled for the SQLite databases of other tests."""
    shared: LRUCache[Any, Any] = LRUCache(STATEMENTS)

    def engine(*args: Any, **options: Any) -> AsyncEngine:
        made = create_async_engine(*args, **options)
        if isinstance(made.dialect, Dialect):
            made.sync_engine._compiled_cache = shared
        return made

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("storage.database.create_async_engine", engine)
        # A statement is kept together with the dialect: to all databases it is the same.
        patch.setattr(Dialect, "__eq__", lambda self, other: type(self) is type(other))
        patch.setattr(Dialect, "__hash__", lambda self: hash(type(self)))
        yield


def fresh(file: Path) -> Path:
    """Put a database where the bot opens one: it has all tables, and nothing was played yet."""
    file.write_bytes(_migrated())
    return file


@cache
def _migrated() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "migrated.sqlite3"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            upgrade(connection)
            connection.execute(insert(notes).values(key=EPOCH, value="0" * 16, updated=0))
        engine.dispose()
        return file.read_bytes()
