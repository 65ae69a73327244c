"""Each SQLite statement in one hop to the thread of its connection, where aiosqlite makes four.

SQLAlchemy asks aiosqlite for a cursor, has it execute, fetch and close, and each is a switch of
threads that costs more than the statement. Here the connection in the thread does all four when it
is told to execute, so that aiosqlite's ``execute_fetchall`` is the whole statement. A transaction
begins on the same way: just before its first statement.
"""

from __future__ import annotations

import sqlite3
import threading
from asyncio import Future
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from time import monotonic, sleep
from typing import Any, Self

import aiosqlite


@dataclass(frozen=True, slots=True)
class Result:
    """All that a statement gives, as a cursor of sqlite3 names it."""

    rows: list[Any]
    description: Any
    rowcount: int
    lastrowid: int | None

    def fetchall(self) -> list[Result]:
        """The one thing that aiosqlite brings back from its thread."""
        return [self]


_NONE = Result([], None, -1, None)


class Many(list[Sequence[Any]]):
    """Values for one statement to be executed with each of them."""


class First(str):
    """A statement before which a transaction begins: ``begin`` says how."""

    __slots__ = ("begin",)

    begin: str


class InThread(sqlite3.Connection):
    """The connection itself: to execute is to fetch as well."""

    def execute(  # type: ignore[override]  # nobody but the class below calls it
        self, statement: str, values: Sequence[Any] = ()
    ) -> Result:
        """Execute a statement once, or with each of ``Many`` values."""
        cursor = self.cursor()
        try:
            if isinstance(statement, First):
                cursor.execute(statement.begin)
            run = cursor.executemany if isinstance(values, Many) else cursor.execute
            run(statement, values)
            rows = cursor.fetchall()
            return Result(rows, cursor.description, cursor.rowcount, cursor.lastrowid)
        finally:
            cursor.close()


class Cursor:
    """What SQLAlchemy needs of a cursor: the result is there when ``execute`` returns."""

    __slots__ = ("_connection", "_result")

    arraysize = 1

    def __init__(self, connection: SingleHop) -> None:
        self._connection = connection
        self._result = _NONE

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, statement: str, values: Sequence[Any] = ()) -> None:
        """Execute one statement and fetch what it gives."""
        self._result = await self._connection.execute(statement, values)

    async def executemany(self, statement: str, values: Sequence[Sequence[Any]]) -> None:
        """Execute one statement with each of the values."""
        await self.execute(statement, Many(values))

    @property
    def description(self) -> Any:
        """The columns of the last statement; None where it gives no rows."""
        return self._result.description

    @property
    def rowcount(self) -> int:
        """How many rows the last statement has changed."""
        return self._result.rowcount

    @property
    def lastrowid(self) -> int | None:
        """The id of the row inserted last."""
        return self._result.lastrowid

    async def fetchall(self) -> list[Any]:
        """All rows, which were fetched with the statement."""
        return self._result.rows

    async def close(self) -> None:
        """Nothing is open."""


class SingleHop:
    """What SQLAlchemy calls of a connection of aiosqlite, and nothing else."""

    __slots__ = ("_begin", "_connection")

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection  # SQLAlchemy looks whether this is there
        self._begin = ""

    @property
    def in_transaction(self) -> bool:
        """Whether a transaction is open."""
        return self._connection.in_transaction

    @property
    def isolation_level(self) -> str | None:
        """How sqlite3 begins transactions by itself: not at all."""
        return self._connection.isolation_level

    def cursor(self) -> Cursor:
        """A fresh cursor."""
        return Cursor(self)

    def begin(self, how: str) -> None:
        """Begin a transaction with the next statement; ``how`` is the one that begins it."""
        self._begin = how

    async def execute(self, statement: str, values: Sequence[Any]) -> Result:
        """Execute one statement and fetch what it gives."""
        if self._begin:
            statement = First(statement)
            statement.begin, self._begin = self._begin, ""
        found: Any = await self._connection.execute_fetchall(statement, values)
        result: Result
        (result,) = found
        return result

    async def create_function(self, *args: Any, **named: Any) -> None:
        """As sqlite3 does it."""
        await self._connection.create_function(*args, **named)

    async def commit(self) -> None:
        """Commit the transaction, if it has begun."""
        if not self._unbegun():
            await self._connection.commit()

    async def rollback(self) -> None:
        """Roll back the transaction, if it has begun."""
        if not self._unbegun():
            await self._connection.rollback()

    def _unbegun(self) -> bool:
        """Whether there was no statement, with which it would have begun; there will be none."""
        begin, self._begin = self._begin, ""
        return bool(begin)

    async def close(self) -> None:
        """Close the connection, and end its thread."""
        await self._connection.close()

    def stop(self) -> Future[Any] | None:
        """Close it as soon as its thread comes to it, without an event loop to wait in."""
        return self._connection.stop()


async def connect(file: str, *, pragmas: Sequence[str] = (), **options: Any) -> SingleHop:
    """What SQLAlchemy awaits for a new connection. Raises sqlite3.Error and leaves no thread."""
    threads: SimpleQueue[threading.Thread] = SimpleQueue()
    factory = partial(_open, threads, pragmas)
    connection = _in_daemon(partial(aiosqlite.connect, file, factory=factory, **options))
    try:
        await connection
    except BaseException:
        threads.get().join()  # it was told to stop, and must not outlive the event loop
        raise
    return SingleHop(connection)


def _in_daemon(make: partial[aiosqlite.Connection]) -> aiosqlite.Connection:
    """Make a connection whose thread ends with the process, however that ends.

    A thread is a daemon if the one that makes it is.
    """
    made: SimpleQueue[aiosqlite.Connection] = SimpleQueue()
    maker = threading.Thread(target=lambda: made.put(make()), daemon=True)
    maker.start()
    return made.get()


def _open(
    threads: SimpleQueue[threading.Thread],
    pragmas: Sequence[str],
    file: str,
    *,
    timeout: float = 5,
    **options: Any,
) -> InThread:
    """Open the file, in the thread of the connection, which is named in ``threads``."""
    threads.put(threading.current_thread())
    connection = InThread(file, timeout=timeout, **options)
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
