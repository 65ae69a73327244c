"""The store: where transactions come from."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Self

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection

from .database import Databases, connect, explained, read_url
from .interactions import Interactions
from .log import Log
from .matches import Matches
from .notebooks import Notebooks
from .notes import Notes
from .outbox import Outbox, nonce
from .posted import Posted
from .rests import Rests
from .results import Results
from .revision import upgrade
from .seats import Seats
from .servers import Servers
from .timers import Timers
from .users import Users

EPOCH = "epoch"
"""The note that is written anew when a backup is restored: rows are numbered as before it then, and
Discord must not take what follows for what it got before."""


async def _epoch(notes: Notes) -> str:
    """What makes the nonces of this database its own: nobody can work out what lies behind one."""
    epoch = await notes.get(EPOCH)
    if epoch is None:
        epoch = secrets.token_hex(8)
        await notes.put(EPOCH, epoch, 0)
    return str(epoch)


class Transaction:
    """All that may be done to the database, split by concern; it happens whole or not at all."""

    __slots__ = (
        "interactions",
        "log",
        "matches",
        "notebooks",
        "notes",
        "outbox",
        "posted",
        "rests",
        "results",
        "seats",
        "servers",
        "timers",
        "users",
    )

    def __init__(self, connection: AsyncConnection, epoch: str = "") -> None:
        self.interactions = Interactions(connection)
        self.log = Log(connection)
        self.matches = Matches(connection)
        self.notebooks = Notebooks(connection)
        self.notes = Notes(connection)
        self.outbox = Outbox(connection, epoch)
        self.posted = Posted(connection)
        self.rests = Rests(connection)
        self.results = Results(connection)
        self.seats = Seats(connection)
        self.servers = Servers(connection)
        self.timers = Timers(connection)
        self.users = Users(connection)


class Storage:
    """An open database. Make one with ``open``; close it when the bot stops."""

    def __init__(self, url: URL, databases: Databases, epoch: str = "") -> None:
        self.url = url
        self._databases = databases
        self._epoch = epoch

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open a database and bring its tables up to date. Raises BadDatabase with the way out."""
        address = read_url(url)
        databases = connect(address)
        try:
            with explained(address):
                async with databases.writer.begin() as connection:
                    await connection.run_sync(upgrade)
                    epoch = await _epoch(Notes(connection))
        except BaseException:
            await databases.close()
            raise
        return cls(address, databases, epoch)

    def nonce(self, key: str) -> str:
        """24 characters for a message that is known by a key; see ``NewOutbox.nonce``."""
        return nonce(key, self._epoch)

    async def close(self) -> None:
        """Close all connections."""
        await self._databases.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Transaction]:
        """Change things. Committed at the end of the block, rolled back when it raises.

        Keep it short and never open another inside: on SQLite there is one writer.
        """
        async with self._databases.writer.begin() as connection:
            yield Transaction(connection, self._epoch)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Transaction]:
        """Look at one moment of the database without holding up anybody; changing things fails."""
        async with self._databases.reader.connect() as connection, connection.begin():
            yield Transaction(connection)
