"""The interactions that have been taken, so that none is taken twice."""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import Inserts
from .errors import Duplicate
from .schema import interactions

_TAKE = Inserts(interactions, lambda new: new.on_conflict_do_nothing())


class Interactions:
    """Interaction ids by the day; Discord does not deliver later than that."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def take(self, id_: int, now: int) -> None:
        """Claim an interaction. Raises Duplicate when it was claimed before."""
        statement = _TAKE.on(self._connection)
        taken = await self._connection.execute(statement, {"id": id_, "at": now})
        if not taken.rowcount:
            raise Duplicate(f"interaction {id_} has been taken before")

    async def taken(self, id_: int) -> bool:
        """Whether an interaction was claimed: what it asked for has been committed."""
        found = await self._connection.scalar(
            select(interactions.c.id).where(interactions.c.id == id_)
        )
        return found is not None

    async def prune(self, before: int) -> int:
        """Forget those taken before that instant (ms UTC) and say how many they were."""
        gone = await self._connection.execute(
            delete(interactions).where(interactions.c.at < before)
        )
        return gone.rowcount
