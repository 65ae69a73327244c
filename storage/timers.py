"""Timers that survive restarts. Whoever claims one has it for the length of a lease."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import Insert, Integer, bindparam, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import Inserts, Upsert, fields
from .rows import NewTimer, TimerRow
from .schema import matches, timers

_FREE = {"lease_until": 0, "owner": "", "attempts": 0}


def _replacing(new: Upsert) -> Insert:
    fresh = {"due": new.excluded.due, "payload": new.excluded.payload, **_FREE}
    return new.on_conflict_do_update(index_elements=["match", "kind", "key"], set_=fresh)


_SET = Inserts(timers, _replacing)

_NOT_BUSY = timers.c.match.not_in(bindparam("busy", expanding=True))
# Made once: to make such a statement takes longer than to run it.
_CLAIM = (
    update(timers)
    .where(
        timers.c.id.in_(
            select(timers.c.id)
            .where(
                timers.c.due <= bindparam("at"), timers.c.lease_until <= bindparam("at"), _NOT_BUSY
            )
            .order_by(timers.c.due, timers.c.id)
            .limit(bindparam("most", type_=Integer))
            .with_for_update(skip_locked=True)  # SQLite has one writer and leaves this out
        )
    )
    .values(lease_until=bindparam("until"), owner=bindparam("by"), attempts=timers.c.attempts + 1)
    .returning(timers)
)
_NEXT_DUE = select(
    select(func.min(timers.c.due)).where(timers.c.lease_until == 0, _NOT_BUSY).scalar_subquery(),
    select(func.min(timers.c.lease_until))
    .where(timers.c.lease_until > 0, _NOT_BUSY)
    .scalar_subquery(),
)
_HELD = (
    timers.c.id == bindparam("of"),
    timers.c.owner == bindparam("by"),
    timers.c.due == bindparam("was"),
    timers.c.attempts == bindparam("tried"),
)
"""That a timer is still as it was claimed: not set anew, and not claimed by another."""
_COMPLETE, _LET_GO = delete(timers).where(*_HELD), update(timers).where(*_HELD)
_RING_OPEN = (
    update(timers)
    .where(
        timers.c.kind == bindparam("of"),
        timers.c.match.in_(
            select(matches.c.id).where(
                matches.c.guild == bindparam("there"), matches.c.status == "lobby"
            )
        ),
    )
    .values(due=bindparam("now"))
)
_IN_ORDER = select(timers).order_by(timers.c.due, timers.c.id)
_OF = _IN_ORDER.where(timers.c.match == bindparam("of"))
_OF_KIND = _IN_ORDER.where(timers.c.kind == bindparam("of"))


class Timers:
    """Set, claim when due, complete, reschedule or postpone."""

    __slots__ = ("_connection",)

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def set(self, new: Sequence[NewTimer]) -> None:
        """Set timers; one of the same match, kind and key is replaced, even while it rings."""
        if new:
            statement = _SET.on(self._connection)
            await self._connection.execute(statement, [_values(timer) for timer in new])

    async def clear(
        self, match: str, kind: str | None = None, keys: Collection[str] | None = None
    ) -> None:
        """Drop the timers of a match: all, those of a kind, or those of some keys."""
        statement = delete(timers).where(timers.c.match == match)
        if kind is not None:
            statement = statement.where(timers.c.kind == kind)
        if keys is not None:
            statement = statement.where(timers.c.key.in_(keys))
        await self._connection.execute(statement)

    async def ring_open(self, guild: int, kind: str, now: int) -> None:
        """Let the timers of a kind ring at once of all matches of a server that have not begun."""
        await self._connection.execute(_RING_OPEN, {"of": kind, "there": guild, "now": now})

    async def of(self, match: str) -> tuple[TimerRow, ...]:
        """The timers of a match, the next first."""
        rows = await self._connection.execute(_OF, {"of": match})
        return tuple(TimerRow(**fields(row)) for row in rows)

    async def of_kind(self, kind: str) -> tuple[TimerRow, ...]:
        """The timers of a kind, of every match, the next first."""
        rows = await self._connection.execute(_OF_KIND, {"of": kind})
        return tuple(TimerRow(**fields(row)) for row in rows)

    async def claim(
        self, now: int, lease: int, owner: str, limit: int = 20, *, busy: Collection[str] = ()
    ) -> tuple[TimerRow, ...]:
        """Take timers that are due and nobody's, for ``lease`` ms; the earliest first.

        Whoever dies with a timer loses it to the next claim after the lease. ``busy``: matches of
        which nothing is taken, because the caller is still at work for them.
        """
        rows = await self._connection.execute(
            _CLAIM,
            {"at": now, "busy": sorted(busy), "most": limit, "until": now + lease, "by": owner},
        )
        found = [TimerRow(**fields(row)) for row in rows]
        return tuple(sorted(found, key=lambda timer: (timer.due, timer.id)))

    async def complete(self, timer: TimerRow) -> bool:
        """Drop a timer that has rung. False when it was lost or set anew meanwhile."""
        gone = await self._connection.execute(_COMPLETE, _held(timer))
        return bool(gone.rowcount)

    async def reschedule(self, timer: TimerRow, due: int) -> bool:
        """Let go of a timer and ring it again later. False when it was lost or set anew."""
        return await self._let_go(timer, due=due)

    async def postpone(self, timer: TimerRow, due: int) -> bool:
        """Nothing has failed: as ``reschedule``, but as if it had never been claimed."""
        return await self._let_go(timer, due=due, attempts=timer.attempts - 1)

    async def _let_go(self, timer: TimerRow, **values: int) -> bool:
        free = {"lease_until": 0, "owner": "", **values}
        moved = await self._connection.execute(_LET_GO, _held(timer) | free)
        return bool(moved.rowcount)

    async def renew(self, ids: Collection[int], owner: str, until: int) -> None:
        """Hold on to claimed timers until an instant (ms UTC): they take longer than a lease."""
        await self._connection.execute(
            update(timers)
            .where(timers.c.id.in_(ids), timers.c.owner == owner)
            .values(lease_until=until)
        )

    async def next_due(self, *, busy: Collection[str] = ()) -> int | None:
        """When there will be something to claim (ms UTC): a due time or the end of a lease.

        busy: as for ``claim``.
        """
        found = await self._connection.execute(_NEXT_DUE, {"busy": sorted(busy)})
        return min((instant for instant in found.one() if instant is not None), default=None)


def _values(timer: NewTimer) -> dict[str, Any]:
    return {
        "match": timer.match,
        "kind": timer.kind,
        "key": timer.key,
        "due": timer.due,
        "payload": timer.payload,
        **_FREE,
    }


def _held(timer: TimerRow) -> dict[str, Any]:
    return {"of": timer.id, "by": timer.owner, "was": timer.due, "tried": timer.attempts}
