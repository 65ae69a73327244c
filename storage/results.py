"""How the matches that are over came out, for statistics and ratings."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from sqlalchemy import ColumnElement, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import fields
from .rows import Finished, ResultRow
from .schema import matches, results

_ROW = tuple(each.name for each in dataclasses.fields(ResultRow))
_ALL = (
    select(results, matches.c.game)
    .select_from(results.join(matches, matches.c.id == results.c.match))
    .order_by(results.c.ended, results.c.match, results.c.seat)
)
_NOBODY = {"user": None, "name": "", "answers": 0, "spent": 0, "rated": False}


class Results:
    """Written once, in the transaction that ends a match."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def put(self, match: str, ended: int, rows: Sequence[ResultRow]) -> None:
        """Keep how a match came out that ended at an instant (ms UTC)."""
        about = {"match": match, "ended": ended}
        values = [{**about, **{name: getattr(row, name) for name in _ROW}} for row in rows]
        await self._connection.execute(insert(results), values)

    async def of_user(
        self, user: int, *, guild: int | None = None, game: str = ""
    ) -> tuple[Finished, ...]:
        """The matches of a user, whole, in the order in which they ended.

        guild: only those in this server. game: only those of this game.
        """
        theirs = select(results.c.match).where(results.c.user == user)
        where: list[ColumnElement[bool]] = [results.c.match.in_(theirs)]
        if guild is not None:
            where.append(matches.c.guild == guild)
        return await self._found(*where, game=game)

    async def of_guild(self, guild: int, *, game: str = "") -> tuple[Finished, ...]:
        """The matches of a server in the order in which they ended; of one game where it says."""
        return await self._found(matches.c.guild == guild, game=game)

    async def forget(self, user: int) -> None:
        """Count a user no more: what they did is nobody's."""
        await self._connection.execute(
            update(results).where(results.c.user == user).values(**_NOBODY)
        )

    async def unrate(self, user: int) -> None:
        """Let what a user did count for no rating."""
        await self._connection.execute(
            update(results).where(results.c.user == user).values(rated=False)
        )

    async def _found(self, *where: ColumnElement[bool], game: str) -> tuple[Finished, ...]:
        query = _ALL.where(*where)
        rows = await self._connection.execute(
            query.where(matches.c.game == game) if game else query
        )
        read = [fields(row) for row in rows]
        return tuple(
            Finished(match, seats[0]["game"], seats[0]["ended"], tuple(map(_row, seats)))
            for match, some in groupby(read, key=lambda row: str(row["match"]))
            for seats in (list(some),)
        )


def _row(row: Any) -> ResultRow:
    return ResultRow(**{name: row[name] for name in _ROW})
