"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import fields
from .rows import SeatRow, UserRow
from .schema import matches, seats, users

_RESEAT = (
    update(matches).where(matches.c.id == bindparam("of")).values(seating=matches.c.seating + 1)
)

_CLEAR = delete(seats).where(seats.c.match == bindparam("of"))
_PUT = insert(seats)
_OF = select(seats).where(seats.c.match == bindparam("of")).order_by(seats.c.seat)
_PEOPLE = select(seats, *(column.label(f"user_{column.name}") for column in users.c)).select_from(
    seats.outerjoin(users, users.c.id == seats.c.user)
)
_WITH_PEOPLE = _PEOPLE.where(seats.c.match == bindparam("of")).order_by(seats.c.seat)
_OF_MANY = _PEOPLE.where(seats.c.match.in_(bindparam("them", expanding=True))).order_by(
    seats.c.match, seats.c.seat
)


class Seats:
    """The seats of a match, from the lobby on."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def of(self, match: str) -> tuple[SeatRow, ...]:
        """The seats of a match, in turn order."""
        rows = await self._connection.execute(_OF, {"of": match})
        return tuple(read(fields(row)) for row in rows)

    async def with_people(self, match: str) -> tuple[tuple[SeatRow, ...], dict[int, UserRow]]:
        """The seats of a match, and by id the users in them, as new when nothing is known."""
        rows = [fields(row) for row in await self._connection.execute(_WITH_PEOPLE, {"of": match})]
        return _with_people(rows)

    async def of_many(
        self, matches_: Sequence[str]
    ) -> dict[str, tuple[tuple[SeatRow, ...], dict[int, UserRow]]]:
        """The same of some matches, by their ids; a match without a seat is not in it."""
        rows: dict[str, list[Any]] = {}
        for row in await self._connection.execute(_OF_MANY, {"them": matches_}):
            rows.setdefault(row.match, []).append(fields(row))
        return {match: _with_people(found) for match, found in rows.items()}

    async def replace(self, match: str, rows: Sequence[SeatRow]) -> None:
        """Put these seats in place of all that were. Lock the match first.

        Whoever read the match before is Stale from now on: see ``Log.append``.
        """
        await self._connection.execute(_RESEAT, {"of": match})
        await self._connection.execute(_CLEAR, {"of": match})
        if rows:
            await self._connection.execute(_PUT, [{"match": match, **_values(row)} for row in rows])


def read(row: Any) -> SeatRow:
    """A seat from its columns by name."""
    return SeatRow(
        seat=row["seat"],
        user=row["user"],
        computer=row["computer"],
        name=row["name"],
        owner=row["owner"],
    )


def _with_people(rows: Sequence[Any]) -> tuple[tuple[SeatRow, ...], dict[int, UserRow]]:
    people = {row["user"]: _person(row) for row in rows if row["user"] is not None}
    return tuple(map(read, rows)), people


def _person(row: Any) -> UserRow:
    if row["user_id"] is None:
        return UserRow(id=row["user"])
    return UserRow(**{column.name: row[f"user_{column.name}"] for column in users.c})


def _values(row: SeatRow) -> dict[str, Any]:
    return {
        "seat": row.seat,
        "user": row.user,
        "computer": row.computer,
        "name": row.name,
        "owner": row.owner,
    }
