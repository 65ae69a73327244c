"""Pending outgoing messages, in order for each target."""

from __future__ import annotations

import secrets
from base64 import b32encode
from collections.abc import Collection, Sequence
from hashlib import blake2b
from typing import Any

from sqlalchemy import Insert, Integer, bindparam, case, delete, func, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from .dialect import Inserts, Upsert, fields
from .rows import NewOutbox, OutboxRow
from .schema import matches, outbox

_EARLIER = outbox.alias("earlier")
_FIRST = (
    outbox.c.done_at.is_(None),
    ~select(_EARLIER.c.id)
    .where(
        _EARLIER.c.target == outbox.c.target,
        _EARLIER.c.id < outbox.c.id,
        _EARLIER.c.done_at.is_(None),
        _EARLIER.c.faults == 0,
    )
    .exists(),
)
"""That a row is the first undone one of its target; those we failed to make hold up nobody."""


def _known(new: Upsert) -> Insert:
    # Written as it is, and not left alone, so that on PostgreSQL nobody claims it before we commit:
    # they would send what was so before, and nothing would be left to tell what is so now.
    unchanged = {"dedupe": outbox.c.dedupe}
    return new.on_conflict_do_update(index_elements=["dedupe"], set_=unchanged)


_PUT = Inserts(outbox, _known)
_UNKEYED = case((outbox.c.stands_for.is_not(None), None), else_=outbox.c.dedupe)
"""The dedupe key of a row that is tried: it does not stand for others any more."""

_FREE = outbox.c.target.not_in(bindparam("busy", expanding=True))
# Made once: to make such a statement takes longer than to run it.
_CLAIM = (
    update(outbox)
    .where(
        outbox.c.id.in_(
            select(outbox.c.id)
            .where(
                *_FIRST,
                outbox.c.not_before <= bindparam("at"),
                outbox.c.lease_until <= bindparam("at"),
                _FREE,
            )
            .order_by(outbox.c.id)
            .limit(bindparam("most", type_=Integer))
            .with_for_update(skip_locked=True)
        )
    )
    .values(
        lease_until=bindparam("until"),
        owner=bindparam("by"),
        attempts=outbox.c.attempts + 1,
        dedupe=_UNKEYED,
    )
    .returning(outbox)
)
_NEXT_DUE = select(
    func.min(
        case(
            (outbox.c.lease_until > outbox.c.not_before, outbox.c.lease_until),
            else_=outbox.c.not_before,
        )
    )
).where(*_FIRST, _FREE)
_HELD = update(outbox).where(
    outbox.c.id == bindparam("of"),
    outbox.c.owner == bindparam("by"),
    outbox.c.attempts == bindparam("tried"),
    outbox.c.done_at.is_(None),
)
_HASTEN = (
    update(outbox)
    .where(
        outbox.c.done_at.is_(None),
        outbox.c.attempts > 0,
        outbox.c.faults == 0,
        outbox.c.not_before > bindparam("at"),
        outbox.c.match.in_(select(matches.c.id).where(matches.c.guild == bindparam("of"))),
    )
    .values(not_before=bindparam("at"))
)
_WAITING = select(outbox).where(outbox.c.done_at.is_(None)).order_by(outbox.c.id)
_WAITING_OF = _WAITING.where(outbox.c.match == bindparam("of"))


class Outbox:
    """Put in with the choice that causes it, claim, send, done.

    Rows of one target are handed out one after the other, in the order in which they were put in:
    the next only when the one before is done or given up, or stepped aside by ``fault``. Two
    matches that write to one target at the same moment come in either order.
    """

    __slots__ = ("_connection", "_epoch")

    def __init__(self, connection: AsyncConnection, epoch: str = "") -> None:
        self._connection = connection
        self._epoch = epoch

    async def put(self, new: Sequence[NewOutbox], now: int) -> None:
        """Put rows in, in one statement; those of a key that is known are left out.

        A row that stands for others does so until somebody tries to send it: it may have arrived
        then, as things were before, and another must follow.
        """
        if new:
            rows = [_values(row, now, self._epoch) for row in new]
            await self._connection.execute(_PUT.on(self._connection), rows)

    async def claim(
        self, now: int, lease: int, owner: str, limit: int = 20, *, busy: Collection[str] = ()
    ) -> tuple[OutboxRow, ...]:
        """Take the first undone rows of some targets for ``lease`` ms, the oldest first.

        busy: targets of which nothing is taken, because the caller is still at work for them.
        """
        rows = await self._connection.execute(
            _CLAIM,
            {"at": now, "busy": sorted(busy), "most": limit, "until": now + lease, "by": owner},
        )
        found = [OutboxRow(**fields(row)) for row in rows]
        return tuple(sorted(found, key=lambda row: row.id))

    async def done(self, row: OutboxRow, now: int, message: int | None = None) -> bool:
        """It has been sent, as that message. False when the lease had gone to another."""
        return await self._change(row, done_at=now, message=message)

    async def fail(self, row: OutboxRow, now: int, reason: str) -> bool:
        """It never can be sent: the next of its target may go. False when the lease was lost."""
        return await self._change(row, done_at=now, failed=reason)

    async def retry(self, row: OutboxRow, not_before: int) -> bool:
        """Let go of it until that instant (ms UTC); its target waits. False when it was lost."""
        return await self._change(row, not_before=not_before, lease_until=0, owner="")

    async def postpone(self, row: OutboxRow, not_before: int) -> bool:
        """Nothing was tried: let go of it until an instant (ms UTC), as if never claimed.

        Where a fresh row stands for the same meanwhile, that one goes in its place.
        """
        values = {"not_before": not_before, "lease_until": 0, "owner": "", "dedupe": row.dedupe}
        if row.stands_for is not None:
            values["dedupe"] = row.stands_for
        try:
            async with self._connection.begin_nested():
                return await self._change(row, attempts=row.attempts - 1, **values)
        except IntegrityError:
            # Looking first would not do: a fresh row may come between the look and the change.
            return await self._change(row, done_at=not_before)

    async def fault(self, row: OutboxRow, not_before: int) -> bool:
        """We could not make the message: let go of it as ``retry`` does, but its target goes on."""
        values = {"not_before": not_before, "lease_until": 0, "owner": ""}
        return await self._change(row, faults=row.faults + 1, **values)

    async def hasten(self, guild: int, now: int) -> None:
        """What failed for a while, of the matches of a server, is due at once."""
        await self._connection.execute(_HASTEN, {"of": guild, "at": now})

    async def renew(self, rows: Collection[int], owner: str, until: int) -> None:
        """Hold on to claimed rows until an instant (ms UTC): they take longer than their lease."""
        await self._connection.execute(
            update(outbox)
            .where(outbox.c.id.in_(rows), outbox.c.owner == owner, outbox.c.done_at.is_(None))
            .values(lease_until=until)
        )

    async def _change(self, row: OutboxRow, **values: Any) -> bool:
        held = {"of": row.id, "by": row.owner, "tried": row.attempts}
        changed = await self._connection.execute(_HELD, held | values)
        return bool(changed.rowcount)

    async def next_due(self, *, busy: Collection[str] = ()) -> int | None:
        """When there may be something to claim (ms UTC), or None when all is done.

        busy: as for ``claim``.
        """
        first: int | None = await self._connection.scalar(_NEXT_DUE, {"busy": sorted(busy)})
        return first

    async def waiting(self, match: str | None = None) -> tuple[OutboxRow, ...]:
        """The rows that are not done, of a match or all, the oldest first."""
        query = _WAITING if match is None else _WAITING_OF
        rows = await self._connection.execute(query, {"of": match} if match is not None else {})
        return tuple(OutboxRow(**fields(row)) for row in rows)

    async def prune(self, before: int) -> int:
        """Forget rows done before that instant (ms UTC), and their dedupe keys; say how many."""
        gone = await self._connection.execute(delete(outbox).where(outbox.c.done_at < before))
        return gone.rowcount

    async def failures(self, limit: int = 50) -> tuple[OutboxRow, ...]:
        """The rows that were given up, the newest first."""
        rows = await self._connection.execute(
            select(outbox)
            .where(outbox.c.failed.is_not(None))
            .order_by(outbox.c.id.desc())
            .limit(limit)
        )
        return tuple(OutboxRow(**fields(row)) for row in rows)


def nonce(dedupe: str | None, epoch: str = "") -> str:
    """24 characters: of the dedupe key, so that a row made again gets the same, or at random.

    epoch: another one after a backup was restored: what is played then is not what Discord
        remembers under the old nonces.
    """
    if dedupe is None:
        return b32encode(secrets.token_bytes(15)).decode().lower()
    return b32encode(blake2b((epoch + dedupe).encode(), digest_size=15).digest()).decode().lower()


def _values(row: NewOutbox, now: int, epoch: str) -> dict[str, Any]:
    made = row.nonce or nonce(row.dedupe, epoch)
    assert len(made) <= 25, f"Discord takes nonces of 25 characters, not {made}"
    return {
        "match": row.match,
        "kind": row.kind,
        "target": row.target,
        "payload": row.payload,
        "dedupe": row.stands_for if row.dedupe is None else row.dedupe,
        "stands_for": row.stands_for,
        "nonce": made,
        "attempts": 0,
        "not_before": row.not_before,
        "lease_until": 0,
        "owner": "",
        "created": now,
    }
