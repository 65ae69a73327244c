"""What the managers of a server have said of the tables there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import insert
from .schema import servers


class Servers:
    """The rules of servers by their id; nobody has to be made before being asked for."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def rules(self, id_: int) -> Mapping[str, Any]:
        """The rules of a server; empty when there were never any."""
        found = await self._connection.scalar(select(servers.c.rules).where(servers.c.id == id_))
        return found or {}

    async def locked(self, id_: int, now: int) -> Mapping[str, Any]:
        """The same, and until we commit nobody else gets them from here, nor changes them."""
        statement = insert(self._connection, servers).values(id=id_, rules={}, updated=now)
        # Written as they are: PostgreSQL locks what is written, also where nothing was before.
        same = statement.on_conflict_do_update(index_elements=["id"], set_={"id": id_})
        found: Mapping[str, Any] = await self._connection.scalar(same.returning(servers.c.rules))
        return found

    async def save(self, id_: int, rules: Mapping[str, Any], now: int) -> None:
        """Keep the rules of a server in place of those before."""
        values = {"rules": dict(rules), "updated": now}
        statement = insert(self._connection, servers).values(id=id_, **values)
        await self._connection.execute(
            statement.on_conflict_do_update(index_elements=["id"], set_=values)
        )
