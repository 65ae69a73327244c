"""Single values by a key: what the bot must remember beside matches and users."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import insert
from .schema import notes


class Notes:
    """JSON values by key, for instance the hash of the commands last synced."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def get(self, key: str) -> Any:
        """The value, or None."""
        return await self._connection.scalar(select(notes.c.value).where(notes.c.key == key))

    async def locked(self, key: str, new: Any, now: int) -> Any:
        """The value, or the new one where there was none; until we commit nobody changes it."""
        values = {"value": new, "updated": now}
        statement = insert(self._connection, notes).values(key=key, **values)
        # Written as it is: PostgreSQL locks what is written, also where nothing was before.
        same = statement.on_conflict_do_update(index_elements=["key"], set_={"key": key})
        return await self._connection.scalar(same.returning(notes.c.value))

    async def put(self, key: str, value: Any, now: int) -> None:
        """Keep a value, which must not be None, in place of the one before."""
        values = {"value": value, "updated": now}
        statement = insert(self._connection, notes).values(key=key, **values)
        await self._connection.execute(
            statement.on_conflict_do_update(index_elements=["key"], set_=values)
        )

    async def drop(self, key: str) -> None:
        """Forget a value."""
        await self._connection.execute(delete(notes).where(notes.c.key == key))
