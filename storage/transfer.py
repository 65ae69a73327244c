"""Records of matches: out of the store, and into it."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Record

from .errors import Unfinished
from .rows import NewMatch, SeatRow
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
    tx: Transaction, record: Record, new: NewMatch, seats: Sequence[SeatRow], now: int, log: bytes
) -> str:
    """Make a finished match of a record and give its id.

    ``new`` says where, and whether it is over or stopped: nothing can be added to its log; its
    set-up is taken from the record. ``log`` is what ``pack`` made of the record, and the only row
    that holds the entries. The caller has replayed the record and knows that it is sound.
    """
    assert new.status in ("over", "stopped"), "a packed log goes on nowhere"
    match = await tx.matches.create(new, now)
    await tx.log.keep_packed(match, log)
    await tx.seats.replace(match, seats)
    await tx.matches.adopt(match, record.setup, len(record.entries))
    return match
