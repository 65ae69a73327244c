"""The connection of one hop does what aiosqlite's own does."""

from __future__ import annotations

import math
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import aiosqlite
import pytest
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from storage import single_hop
from storage.single_hop import SingleHop, connect

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


async def test_a_statement_is_one_hop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hops: list[str] = []
    hop: Callable[..., Awaitable[Any]] = aiosqlite.Connection._execute

    async def counted(self: Any, function: Any, *args: Any, **named: Any) -> Any:
        hops.append(str(function))
        return await hop(self, function, *args, **named)

    monkeypatch.setattr(aiosqlite.Connection, "_execute", counted)
    engine = database(tmp_path / "a", async_creator_fn=connect)
    async with engine.connect() as connection:
        await connection.exec_driver_sql("SELECT 1")
        hops.clear()
        assert (await connection.exec_driver_sql("SELECT 2")).scalar() == 2
        assert len(hops) == 1
    await engine.dispose()


async def test_no_thread_outlives_its_connection(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    with pytest.raises(sqlite3.OperationalError):
        await connect(str(tmp_path / "no" / "file"))
    with pytest.raises(sqlite3.OperationalError):
        await connect(str(tmp_path / "file"), pragmas=["PRAGMA nonsense = "])
    assert set(threading.enumerate()) <= before  # the last thread of another test may end meanwhile

    connection = await connect(str(tmp_path / "file"))
    (thread,) = set(threading.enumerate()) - before
    await connection.close()
    thread.join(5)
    assert not thread.is_alive()


LEFT_OPEN = """
import asyncio, sys
from storage.single_hop import connect
left = []
async def main():
    left.append(await connect(sys.argv[1]))
asyncio.run(main())
"""


def test_a_process_ends_that_has_left_a_connection_open(tmp_path: Path) -> None:
    command = [sys.executable, "-c", LEFT_OPEN, str(tmp_path / "file")]
    done = subprocess.run(command, check=False, timeout=60)

    assert done.returncode == 0


async def test_a_pragma_waits_for_whoever_holds_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = sqlite3.connect(tmp_path / "file", isolation_level=None, check_same_thread=False)
    other.execute("BEGIN EXCLUSIVE")
    wal = "PRAGMA journal_mode = WAL"
    with pytest.raises(sqlite3.OperationalError, match="locked"):
        await connect(str(tmp_path / "file"), pragmas=[wal], timeout=0)

    monkeypatch.setattr(single_hop, "sleep", lambda _seconds: other.execute("ROLLBACK"))
    mine = sqlite3.connect(tmp_path / "file", timeout=0)
    single_hop._patiently(mine, wal, deadline=math.inf)

    assert mine.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    mine.close()
    other.close()


def is_begun(connection: SingleHop) -> bool:
    return connection.in_transaction


async def test_a_transaction_begins_with_its_first_statement(tmp_path: Path) -> None:
    connection = await connect(str(tmp_path / "file"), isolation_level=None, timeout=0)
    connection.begin("BEGIN IMMEDIATE")
    assert not is_begun(connection)

    await connection.cursor().execute("CREATE TABLE t (id INTEGER)")
    assert is_begun(connection)
    with (
        pytest.raises(sqlite3.OperationalError, match="locked"),
        closing(sqlite3.connect(tmp_path / "file", timeout=0)) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
    await connection.rollback()

    assert not is_begun(connection)
    cursor = connection.cursor()
    await cursor.execute("SELECT name FROM sqlite_master")
    assert await cursor.fetchall() == []
    assert not is_begun(connection)
    await connection.close()


@pytest.mark.parametrize("end", ["commit", "rollback"])
async def test_a_transaction_without_a_statement_never_begins(tmp_path: Path, end: str) -> None:
    connection = await connect(str(tmp_path / "file"), isolation_level=None)
    connection.begin("BEGIN IMMEDIATE")
    await getattr(connection, end)()

    await connection.cursor().execute("CREATE TABLE t (id INTEGER)")

    assert not is_begun(connection)
    await connection.close()


async def test_a_statement_that_fails_leaves_its_transaction_to_be_rolled_back(
    tmp_path: Path,
) -> None:
    connection = await connect(str(tmp_path / "file"), isolation_level=None)
    connection.begin("BEGIN IMMEDIATE")
    with pytest.raises(sqlite3.OperationalError, match="nonsense"):
        await connection.cursor().execute("SELECT nonsense")

    assert is_begun(connection)
    await connection.rollback()
    assert not is_begun(connection)
    await connection.close()
