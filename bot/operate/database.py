"""The database, for a command that writes beside the bot or without it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from storage.database import connect, explained, read_url

from .status import check_exists, empty_told


@asynccontextmanager
async def writing(database_url: str) -> AsyncIterator[AsyncConnection]:
    """A transaction in a database that is there. Raises BadDatabase."""
    url = read_url(database_url)
    check_exists(url)
    databases = connect(url)
    try:
        with explained(url), empty_told(url):
            async with databases.writer.begin() as connection:
                yield connection
    finally:
        await databases.close()
