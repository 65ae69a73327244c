"""The log of every match: the truth. And a snapshot of each, which only makes opening quick."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable, Sequence
from typing import Any, TypeVar, Unpack

from sqlalchemy import (
    ColumnElement,
    FromClause,
    Integer,
    Row,
    and_,
    bindparam,
    exists,
    func,
    insert,
    not_,
    select,
    text,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection

from engine import PERSON, Choice, Entry, Seat

from .dialect import fields, newest
from .errors import Stale, Unknown
from .matches import columns
from .matches import read as read_match
from .packing import PackedLog
from .rows import LogRow, MatchChanges, Opened, SnapshotRow
from .schema import ACTIVE_CLAUSE, entries, matches, packed_logs, posted, rests, snapshots
from .seats import Seats

T = TypeVar("T")

_ENTRY = (entries.c.seq, entries.c.time, entries.c.seat, entries.c.choice, entries.c.by)
_OWED = exists().where(rests.c.match == matches.c.id)
_BOARD, _PING = posted.alias("board"), posted.alias("ping")


def _here(message: FromClause, about: str) -> ColumnElement[bool]:
    """Whether it is the message of a match about something in the channel where that is now."""
    return and_(
        message.c.match == matches.c.id,
        message.c.about == about,
        message.c.key == "",
        message.c.channel == matches.c.channel,
    )


_WHOLE = select(
    matches,
    snapshots.c.seq.label("at"),
    snapshots.c.state,
    snapshots.c.digest,
    _OWED.label("owes"),
    _BOARD.c.message.label("board"),
    _BOARD.c.at.label("posted"),
    _PING.c.message.label("ping"),
).select_from(
    matches.outerjoin(snapshots, snapshots.c.match == matches.c.id)
    .outerjoin(_BOARD, _here(_BOARD, "board"))
    .outerjoin(_PING, _here(_PING, "ping"))
)
_OPEN = _WHOLE.where(matches.c.id == bindparam("of"))
_OPEN_IN = _WHOLE.where(matches.c.channel == bindparam("place"), text(ACTIVE_CLAUSE))
_ENTRIES = (
    select(*_ENTRY, entries.c.version)
    .where(entries.c.match == bindparam("of"), entries.c.seq > bindparam("after"))
    .order_by(entries.c.seq)
)
_PAGE = (
    select(entries)
    .where(entries.c.match == bindparam("of"), entries.c.seq < bindparam("before"))
    .order_by(entries.c.seq.desc())
    .limit(bindparam("most", type_=Integer))
)
_NEVER = 2**31 - 1
"""No entry has this number, and it is the highest that the column holds."""
_NO_TIME = -1
"""Before everything."""
_APPEND = update(matches).where(
    matches.c.id == bindparam("of"),
    matches.c.seq == bindparam("seen"),
    matches.c.seating == func.coalesce(bindparam("seated", type_=Integer), matches.c.seating),
    matches.c.status == "running",
    # A rest stands in the log before anything that has happened since.
    not_(_OWED.where(rests.c.since < bindparam("at_last"))),
)
_PUT_ENTRY, _PUT_PACKED = insert(entries), insert(packed_logs)
_PACKED = select(packed_logs.c.log).where(packed_logs.c.match == bindparam("of"))
_PUT_SNAPSHOT = newest(snapshots, "seq", "state", "digest")


class Log:
    """Entries are added one after the other and never changed.

    The log of a match that was brought in lies packed in one row; whoever reads notices nothing.
    """

    __slots__ = ("_connection", "_unpacked")

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self._unpacked: tuple[str, PackedLog] | None = None

    async def append(
        self,
        match: str,
        seen: int,
        rows: Sequence[LogRow],
        now: int,
        seating: int | None = None,
        *,
        rest: bool = False,
        **changes: Unpack[MatchChanges],
    ) -> None:
        """Add entries to a running match whose last entry was ``seen``, and change its columns.

        Raises Stale when somebody else was faster, somebody has changed seats since ``seating``
        was read (None: that does not matter), the match does not run, or it is owed a rest that
        began before the last of them; then the transaction must be left. ``rest``: what is added
        is such a rest itself, which waits for no other.
        """
        last = seen + len(rows)
        assert [row.entry.seq for row in rows] == list(range(seen + 1, last + 1)), (
            "a gap in the log"
        )
        moved = await self._connection.execute(
            _APPEND,
            {
                "of": match,
                "seen": seen,
                "seated": seating,
                "at_last": _NO_TIME if rest else rows[-1].entry.time if rows else now,
                "seq": last,
                "updated": now,
                **columns(changes),
            },
        )
        if not moved.rowcount:
            raise Stale(f"match {match} has moved on since entry {seen}")
        if rows:
            await self._connection.execute(_PUT_ENTRY, [_values(match, row) for row in rows])

    async def keep_packed(self, match: str, packed: bytes) -> None:
        """Store a whole log as ``pack`` gave it, for a match that is being made of a record."""
        await self._connection.execute(_PUT_PACKED, {"match": match, "log": packed})

    async def snapshot(self, match: str, row: SnapshotRow) -> None:
        """Keep the state after an entry in place of the one that was kept."""
        values = {"match": match, "seq": row.seq, "state": row.state, "digest": row.digest}
        await self._connection.execute(_PUT_SNAPSHOT.on(self._connection), values)

    async def open(self, match: str) -> Opened:
        """A match, its seats, the state kept and the entries after that. Raises Unknown."""
        found = (await self._connection.execute(_OPEN, {"of": match})).first()
        if found is None:
            raise Unknown(f"there is no match {match}")
        return await self._opened(found)

    async def open_in(self, channel: int) -> Opened | None:
        """The active match of a channel, as ``open`` gives it."""
        found = (await self._connection.execute(_OPEN_IN, {"place": channel})).first()
        return None if found is None else await self._opened(found)

    async def _opened(self, found: Row[*tuple[Any, ...]]) -> Opened:
        row = read_match(fields(found))
        at = found.at
        snapshot = None if at is None else SnapshotRow(at, found.state, found.digest)
        tail = await self.entries(row.id, at or 0) if row.seq > (at or 0) else ()
        seats, people = await Seats(self._connection).with_people(row.id)
        return Opened(
            row,
            seats,
            people,
            snapshot,
            tail,
            owes=bool(found.owes),
            board=found.board,
            posted=found.posted or 0,
            ping=found.ping,
        )

    async def entries(self, match: str, after: int = 0) -> tuple[Entry, ...]:
        """The entries after that number, without what came of them."""
        rows = await self._connection.execute(_ENTRIES, {"of": match, "after": after})
        found = tuple(_entry(row) for row in rows)
        return found or await self._packed(match, lambda log: log.entries(after))

    async def since(self, match: str, seq: int, limit: int | None = None) -> tuple[LogRow, ...]:
        """The entries after that number with their events, the oldest first."""
        query = (
            select(entries)
            .where(entries.c.match == match, entries.c.seq > seq)
            .order_by(entries.c.seq)
        )
        rows = await self._connection.execute(query if limit is None else query.limit(limit))
        found = tuple(LogRow(_entry(row), tuple(row.events)) for row in rows)
        return found or await self._packed(match, lambda log: log.since(seq, limit))

    async def page(
        self, match: str, before: int | None = None, limit: int = 10
    ) -> tuple[LogRow, ...]:
        """The last entries before that number (None: of all), with events, the oldest first."""
        asked = {"of": match, "before": _NEVER if before is None else before, "most": limit}
        rows = await self._connection.execute(_PAGE, asked)
        found = tuple(LogRow(_entry(row), tuple(row.events)) for row in rows)[::-1]
        return found or await self._packed(match, lambda log: log.page(before, limit))

    async def of_player(
        self, match: str, seat: Seat, after: int = 0, limit: int = 10
    ) -> tuple[LogRow, ...]:
        """Entries after that number which a seat's player made, with events, the oldest first."""
        of_seat = entries.c.match == match, entries.c.seat == seat, entries.c.by.in_(PERSON)
        query = select(entries).where(*of_seat, entries.c.seq > after).order_by(entries.c.seq)
        rows = await self._connection.execute(query.limit(limit))
        found = tuple(LogRow(_entry(row), tuple(row.events)) for row in rows)
        return found or await self._packed(match, lambda log: log.of_player(seat, after, limit))

    async def _packed(
        self, match: str, read: Callable[[PackedLog], tuple[T, ...]]
    ) -> tuple[T, ...]:
        """What is read in the packed log of a match; nothing where it has none.

        Looked for only where there are no rows, so that it costs a match that is played nothing.
        """
        if self._unpacked is None or self._unpacked[0] != match:
            packed = await self._connection.scalar(_PACKED, {"of": match})
            if packed is None:
                return ()
            # Kept for the transaction: many read page after page. And never on the event loop: a
            # log of 15,000 entries takes a quarter of a second to read.
            self._unpacked = match, await to_thread(PackedLog, packed)
        return await to_thread(read, self._unpacked[1])


def _entry(row: Row[*tuple[Any, ...]]) -> Entry:
    return Entry(row.seq, row.time, Seat(row.seat), Choice.parse(row.choice), row.by, row.version)


def _values(match: str, row: LogRow) -> dict[str, Any]:
    entry = row.entry
    return {
        "match": match,
        "seq": entry.seq,
        "time": entry.time,
        "seat": entry.seat,
        "choice": str(entry.choice),
        "by": entry.by,
        "version": entry.version,
        "events": list(row.events),
    }
