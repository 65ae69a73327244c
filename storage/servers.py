"""What the managers of a server have said of the tables there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import bindparam, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import locked, newest
from .schema import servers

_RULES = select(servers.c.rules).where(servers.c.id == bindparam("of"))
_LOCK, _PUT = locked(servers, "rules"), newest(servers, "rules", "updated")


class Servers:
    """The rules of servers by their id; nobody has to be made before being asked for."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def rules(self, id_: int) -> Mapping[str, Any]:
        """The rules of a server; empty when there were never any."""
        return await self._connection.scalar(_RULES, {"of": id_}) or {}

    async def locked(self, id_: int, now: int) -> Mapping[str, Any]:
        """The same, and until we commit nobody else gets them from here, nor changes them."""
        values = {"id": id_, "rules": {}, "updated": now}
        found: Mapping[str, Any] = await self._connection.scalar(_LOCK.on(self._connection), values)
        return found

    async def save(self, id_: int, rules: Mapping[str, Any], now: int) -> None:
        """Keep the rules of a server in place of those before."""
        values = {"id": id_, "rules": dict(rules), "updated": now}
        await self._connection.execute(_PUT.on(self._connection), values)
