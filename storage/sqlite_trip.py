"""One trip to the thread of a SQLite connection for each statement, where aiosqlite makes four.

SQLAlchemy asks aiosqlite for a cursor, has it execute, fetch and close, and each is a switch of
threads that costs more than the statement. Here all four are done in one. This is the only module
that knows the insides of aiosqlite; a test compares it with what it replaces.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from functools import partial
from time import monotonic, sleep
from typing import Any, Self

import aiosqlite


class TripCursor:
    """What SQLAlchemy needs of a cursor: the result is there when ``execute`` returns."""

    __slots__ = ("_connection", "_rows", "description", "lastrowid", "rowcount")

    arraysize = 1

    def __init__(self, connection: TripConnection) -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.description: Any = None
        self.rowcount = -1
        self.lastrowid: int | None = None

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> None:
        """Execute one statement and fetch what it gives."""
        await self._connection.trip(partial(self._run, "execute", statement, values))

    async def executemany(self, statement: str, values: Sequence[Sequence[Any]]) -> None:
        """Execute one statement with each of the values."""
        await self._connection.trip(partial(self._run, "executemany", statement, values))

    def _run(self, how: str, statement: str, values: Sequence[Any]) -> None:
        cursor = self._connection.raw.cursor()
        try:
            getattr(cursor, how)(statement, values)
            self._rows = cursor.fetchall()
            self.description = cursor.description
            self.rowcount = cursor.rowcount
            self.lastrowid = cursor.lastrowid
        finally:
            cursor.close()

    async def fetchall(self) -> list[Any]:
        """All rows, which were fetched with the statement."""
        return self._rows

    async def close(self) -> None:
        """Nothing is open."""


class TripConnection(aiosqlite.Connection):
    """A connection whose cursors make one trip a statement."""

    async def _connect(self) -> Self:
        try:
            await super()._connect()
        except BaseException:
            self._thread.join()  # it was told to stop, and must not outlive the event loop
            raise
        return self

    @property
    def raw(self) -> sqlite3.Connection:
        """The connection itself, to be used in its thread only."""
        return self._conn

    async def trip(self, function: Callable[[], None]) -> None:
        """Have the thread of the connection call something."""
        await self._execute(function)  # type: ignore[no-untyped-call]  # aiosqlite has no types

    def cursor(self) -> TripCursor:  # type: ignore[override]  # SQLAlchemy takes it as it is
        """A fresh cursor."""
        return TripCursor(self)


def connect(file: str, *, pragmas: Sequence[str] = (), **options: Any) -> TripConnection:
    """What SQLAlchemy calls for a new connection; its thread ends with the process."""
    connection = TripConnection(partial(_open, file, pragmas, **options), iter_chunk_size=64)
    connection._thread.daemon = True  # noqa: SLF001 - as SQLAlchemy does it to aiosqlite's own
    return connection


def _open(
    file: str, pragmas: Sequence[str], *, timeout: float = 5, **options: Any
) -> sqlite3.Connection:
    connection: sqlite3.Connection = sqlite3.connect(file, timeout=timeout, **options)
    try:
        for pragma in pragmas:
            _patiently(connection, pragma, monotonic() + timeout)
    except BaseException:
        connection.close()
        raise
    return connection


def _patiently(connection: sqlite3.Connection, statement: str, deadline: float) -> None:
    """Execute a statement. SQLite itself does not wait when two switch to WAL at once."""
    while True:
        try:
            connection.execute(statement).fetchall()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
            sleep(0.005)  # in the thread of the connection
        else:
            return
