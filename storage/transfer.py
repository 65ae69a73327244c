"""Records of matches: out of the store, and into it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Record

from .errors import Unfinished
from .rows import Json, LogRow, NewMatch, SeatRow
from .store import Transaction


async def export_record(tx: Transaction, match: str) -> Record:
    """The whole record of a match that is over or stopped.

    Raises Unfinished for any other: a record holds the seed, and with it every secret.
    Such a match can be moved, but not copied. Raises Unknown.
    """
    row = await tx.matches.get(match)
    if row.status not in ("over", "stopped") or row.setup is None:
        raise Unfinished(f"match {match} is not finished: its record would tell its secrets")
    return Record(row.setup, list(await tx.log.entries(match)))


async def import_record(
    tx: Transaction,
    record: Record,
    new: NewMatch,
    seats: Sequence[SeatRow],
    now: int,
    events: Sequence[Sequence[Json]] = (),
) -> str:
    """Make a match of a record and give its id.

    ``new`` says where and in which status; its set-up is taken from the record. ``events`` are
    those of each entry, as the replay gave them; the caller has replayed the record
    and knows that it is sound. Raises ChannelTaken.
    """
    match = await tx.matches.create(new, now)
    told = [tuple(some) for some in events] or [()] * len(record.entries)
    rows = [LogRow(entry, some) for entry, some in zip(record.entries, told, strict=True)]
    if rows:
        await tx.log.write(match, rows)
    await tx.seats.replace(match, seats)
    await tx.matches.adopt(match, record.setup, len(rows))
    return match
