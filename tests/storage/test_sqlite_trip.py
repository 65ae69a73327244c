"""The quick connection does what aiosqlite's own does."""

from __future__ import annotations

import math
import sqlite3
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import sqlite_trip
from storage.sqlite_trip import connect

STATEMENTS: list[tuple[str, Any]] = [
    ("CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT UNIQUE)", ()),
    ("INSERT INTO t (name) VALUES (?)", ("Ann",)),
    ("INSERT INTO t (name) VALUES (?)", [("Bob",), ("Cy",)]),
    ("INSERT INTO t (name) VALUES (?) RETURNING id", ("Di",)),
    ("INSERT INTO t (name) VALUES ('Ann') ON CONFLICT DO NOTHING", ()),
    ("SELECT id, name FROM t ORDER BY id", ()),
    ("SELECT id FROM t WHERE id > 99", ()),
    ("UPDATE t SET name = 'x' || name WHERE id > ?", (2,)),
    ("DELETE FROM t", ()),
    ("INSERT INTO t (id, name) VALUES (1, 'a'), (1, 'b')", ()),
    ("SELECT nonsense", ()),
]


def database(file: Path, **options: Any) -> AsyncEngine:
    return create_async_engine(f"sqlite+aiosqlite:///{file}", connect_args=options)


async def answers(engine: AsyncEngine) -> list[Any]:
    """What each statement gives: description, rows, count and last id, or the error."""
    found: list[Any] = []
    async with engine.connect() as connection:
        raw: Any = (await connection.get_raw_connection()).driver_connection
        for statement, values in STATEMENTS:
            cursor = await raw.cursor().__aenter__()
            run: Callable[..., Awaitable[Any]] = (
                cursor.executemany if isinstance(values, list) else cursor.execute
            )
            try:
                await run(statement, values)
            except sqlite3.Error as error:
                found.append((type(error), str(error)))
            else:
                rows = list(await cursor.fetchall())
                found.append((cursor.description, rows, cursor.rowcount, cursor.lastrowid))
            await cursor.close()
    await engine.dispose()
    return found


async def test_every_kind_of_statement_gives_what_aiosqlite_gives(tmp_path: Path) -> None:
    quick = await answers(database(tmp_path / "a", async_creator_fn=connect))
    plain = await answers(database(tmp_path / "b"))

    assert quick == plain
    assert quick[5][1] == [(1, "Ann"), (2, "Bob"), (3, "Cy"), (4, "Di")]


async def test_a_statement_is_one_trip(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trips: list[str] = []
    trip: Callable[..., Awaitable[Any]] = aiosqlite.Connection._execute

    async def counted(self: Any, function: Any, *args: Any, **named: Any) -> Any:
        trips.append(str(function))
        return await trip(self, function, *args, **named)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    engine = database(tmp_path / "a", async_creator_fn=connect)
    async with engine.connect() as connection:
        await connection.exec_driver_sql("SELECT 1")
        trips.clear()
        assert (await connection.exec_driver_sql("SELECT 2")).scalar() == 2
        assert len(trips) == 1
    await engine.dispose()


async def test_no_thread_outlives_its_connection(tmp_path: Path) -> None:
    before = threading.active_count()
    with pytest.raises(sqlite3.OperationalError):
        await connect(str(tmp_path / "no" / "file"))
    assert threading.active_count() == before

    connection = await connect(str(tmp_path / "file"))
    await connection.close()
    connection._thread.join(5)
    assert threading.active_count() == before


async def test_a_pragma_waits_for_whoever_holds_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = sqlite3.connect(tmp_path / "file", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    wal = "PRAGMA journal_mode = WAL"
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await connect(str(tmp_path / "file"), pragmas=[wal], timeout=0)

    monkeypatch.setattr(sqlite_trip, "sleep", lambda _seconds: other.execute("ROLLBACK"))
    mine = sqlite3.connect(tmp_path / "file", timeout=0)
    sqlite_trip._patiently(mine, wal, deadline=math.inf)

    assert mine.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    mine.close()
    other.close()
