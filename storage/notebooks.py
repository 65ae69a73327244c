"""What people write down for themselves at a table."""

from __future__ import annotations

from sqlalchemy import ColumnElement, and_, delete, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import fields, locked, newest
from .rows import NotebookRow
from .schema import notebooks

_LOCK = locked(notebooks, "text", "reminder")
_PUT = newest(notebooks, "text", "reminder", "updated")


class Notebooks:
    """The notebook of each user at each match; it goes with the match."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def get(self, match: str, user: int) -> NotebookRow:
        """The notebook of a user at a match, as new where they never wrote anything."""
        query = select(notebooks.c.text, notebooks.c.reminder).where(_of(match, user))
        row = (await self._connection.execute(query)).first()
        return NotebookRow() if row is None else NotebookRow(**fields(row))

    async def locked(self, match: str, user: int, now: int) -> NotebookRow:
        """The same, and until we commit nobody else gets it from here, nor changes it."""
        values = {"match": match, "user": user, "text": "", "updated": now}
        found = await self._connection.execute(_LOCK.on(self._connection), values)
        return NotebookRow(**fields(found.one()))

    async def save(self, match: str, user: int, row: NotebookRow, now: int) -> None:
        """Keep a notebook in place of the one before; of an empty one nothing is kept."""
        if row == NotebookRow():
            await self._connection.execute(delete(notebooks).where(_of(match, user)))
            return
        known = {"match": match, "user": user, "updated": now}
        values = {**known, "text": row.text, "reminder": row.reminder}
        await self._connection.execute(_PUT.on(self._connection), values)


def _of(match: str, user: int) -> ColumnElement[bool]:
    return and_(notebooks.c.match == match, notebooks.c.user == user)
