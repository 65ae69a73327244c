"""Who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import bindparam, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import fields
from .rows import SeatRow
from .tables import matches, seats

_SAVE = (
    update(seats)
    .where(seats.c.match == bindparam("in_match"), seats.c.seat == bindparam("in_seat"))
    .values(state=bindparam("to_state"))
)
_RESEAT = (
    update(matches).where(matches.c.id == bindparam("of")).values(seating=matches.c.seating + 1)
)

_OF = select(seats).where(seats.c.match == bindparam("of")).order_by(seats.c.seat)


class Seats:
    """The seats of a match, from the lobby on."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def of(self, match: str) -> tuple[SeatRow, ...]:
        """The seats of a match, in turn order."""
        rows = await self._connection.execute(_OF, {"of": match})
        return tuple(read(fields(row)) for row in rows)

    async def replace(self, match: str, rows: Sequence[SeatRow]) -> None:
        """Put these seats in place of all that were. Lock the match first.

        Whoever read the match before is Stale from now on: see ``Log.append``.
        """
        await self._connection.execute(_RESEAT, {"of": match})
        await self._connection.execute(delete(seats).where(seats.c.match == match))
        if rows:
            await self._connection.execute(
                insert(seats), [{"match": match, **_values(row)} for row in rows]
            )

    async def save(self, match: str, rows: Sequence[SeatRow]) -> None:
        """Keep the ``state`` of seats, each by its number; who sits there is left alone."""
        if rows:
            await self._connection.execute(
                _SAVE,
                [
                    {
                        "in_match": match,
                        "in_seat": row.seat,
                        "to_state": row.state,
                    }
                    for row in rows
                ],
            )


def read(row: Any) -> SeatRow:
    """A seat from its columns by name."""
    return SeatRow(
        seat=row["seat"],
        user=row["user"],
        computer=row["computer"],
        name=row["name"],
        state=row["state"],
    )


def _values(row: SeatRow) -> dict[str, Any]:
    return {
        "seat": row.seat,
        "user": row.user,
        "computer": row.computer,
        "name": row.name,
        "state": row.state,
    }
