"""Rests that are still to be entered into the log: times in which nobody could reach the bot.

They are left for many matches with one statement, and taken with the entry that they become: so a
match has each of them once, whoever enters it and whoever dies meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import Integer, bindparam, delete, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from .rows import Rest
from .schema import matches, rests, timers

_OF = (
    select(rests.c.since, rests.c.until)
    .where(rests.c.match == bindparam("of"))
    .order_by(rests.c.since)
)
_OF_MANY = (
    select(rests)
    .where(rests.c.match.in_(bindparam("them", expanding=True)))
    .order_by(rests.c.match, rests.c.since)
)
_TAKE = delete(rests).where(rests.c.match == bindparam("of"), rests.c.since == bindparam("from"))
_DROP = delete(rests).where(rests.c.match == bindparam("of"), rests.c.since <= bindparam("last"))
_OWING = (
    select(rests.c.match)
    .group_by(rests.c.match)
    .order_by(func.min(rests.c.since), rests.c.match)
    .limit(bindparam("most", type_=Integer))
)


class Rests:
    """Leave, look up, take."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def leave(self, kinds: Collection[str], rest: Rest) -> int:
        """Leave a rest for every running match with a timer of these kinds; how many those are."""
        timed = (
            select(timers.c.match, literal(rest.since), literal(rest.until))
            .join(matches, matches.c.id == timers.c.match)
            .where(timers.c.kind.in_(kinds), matches.c.status == "running")
            .distinct()
        )
        left = insert(rests).from_select(["match", "since", "until"], timed)
        return int((await self._connection.execute(left)).rowcount)

    async def of(self, match: str) -> tuple[Rest, ...]:
        """What a match is owed, the earliest first."""
        rows = await self._connection.execute(_OF, {"of": match})
        return tuple(Rest(*row) for row in rows)

    async def of_many(self, matches_: Sequence[str]) -> dict[str, tuple[Rest, ...]]:
        """What each of some matches is owed; those that are owed nothing are not in it."""
        found: dict[str, tuple[Rest, ...]] = {}
        for match, since, until in await self._connection.execute(_OF_MANY, {"them": matches_}):
            found[match] = (*found.get(match, ()), Rest(since, until))
        return found

    async def owing(self, most: int) -> tuple[str, ...]:
        """Matches that are owed a rest, those with the earliest first."""
        return tuple(await self._connection.scalars(_OWING, {"most": most}))

    async def take(self, match: str, since: int) -> bool:
        """Take a rest, to enter it. False when somebody else has."""
        taken = await self._connection.execute(_TAKE, {"of": match, "from": since})
        return bool(taken.rowcount)

    async def drop(self, match: str, last: int) -> None:
        """Forget the rests up to the one that began at ``last`` (ms UTC): they mean nothing."""
        await self._connection.execute(_DROP, {"of": match, "last": last})
