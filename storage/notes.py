"""Single values by a key: what the bot must remember beside matches and users."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Integer, Text, bindparam, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import locked, newest
from .schema import notes

_GET = select(notes.c.value).where(notes.c.key == bindparam("of"))
_DROP = delete(notes).where(notes.c.key == bindparam("of"))
_BEGINS = notes.c.key.startswith(bindparam("prefix", type_=Text))
_KEYS = (
    select(notes.c.key)
    .where(_BEGINS, notes.c.key > bindparam("after"))
    .order_by(notes.c.key)
    .limit(bindparam("most", type_=Integer))
)
_PRUNE = delete(notes).where(_BEGINS, notes.c.updated < bindparam("before"))
_LOCK, _PUT = locked(notes, "value"), newest(notes, "value", "updated")


class Notes:
    """JSON values by key, for instance the hash of the commands last synced."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def get(self, key: str) -> Any:
        """The value, or None."""
        return await self._connection.scalar(_GET, {"of": key})

    async def locked(self, key: str, new: Any, now: int) -> Any:
        """The value, or the new one where there was none; until we commit nobody changes it."""
        values = {"key": key, "value": new, "updated": now}
        return await self._connection.scalar(_LOCK.on(self._connection), values)

    async def put(self, key: str, value: Any, now: int) -> None:
        """Keep a value, which must not be None, in place of the one before."""
        values = {"key": key, "value": value, "updated": now}
        await self._connection.execute(_PUT.on(self._connection), values)

    async def drop(self, key: str) -> None:
        """Forget a value."""
        await self._connection.execute(_DROP, {"of": key})

    async def keys(self, prefix: str, after: str = "", limit: int = 100) -> tuple[str, ...]:
        """The keys that begin so, those after one, in order."""
        asked = {"prefix": prefix, "after": after, "most": limit}
        return tuple(await self._connection.scalars(_KEYS, asked))

    async def prune(self, prefix: str, before: int) -> int:
        """Forget what begins so and was put before that instant (ms UTC); say how many."""
        gone = await self._connection.execute(_PRUNE, {"prefix": prefix, "before": before})
        return gone.rowcount
