"""A match in play and a move in it, as the bot would store them."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

from sqlalchemy import select

from engine import Choice, Entry, Record, Seat, Setup
from storage import (
    LogRow,
    MatchChanges,
    NewMatch,
    NewOutbox,
    NewTimer,
    SeatRow,
    SnapshotRow,
    Storage,
    Transaction,
    import_record,
    pack,
)
from storage.schema import metadata

NOW = 1_700_000_000_000
LEASE = 60_000
CHANNEL = 11
HOST = 7
SETUP = Setup(game="tiny", version=3, seats=2, options={"long": True}, seed="ab" * 16, now=NOW)
SEATS = (
    SeatRow(seat=0, name="Ann", user=HOST),
    SeatRow(seat=1, name="Bob", user=8),
)


def new_match(**changes: Any) -> NewMatch:
    """A running match; any field may be given otherwise."""
    fields: dict[str, Any] = {
        "game": "tiny",
        "guild": 5,
        "channel": CHANNEL,
        "host": HOST,
        "version": 3,
        "options": {"long": True},
        "pace": {"remind_every": 24},
        "status": "running",
        "setup": SETUP,
    }
    return NewMatch(**(fields | changes))


async def make_match(store: Storage, **changes: Any) -> str:
    """A running match with two seats, in the database."""
    async with store.transaction() as tx:
        match = await tx.matches.create(new_match(**changes), NOW)
        await tx.seats.replace(match, SEATS)
    return match


def log_row(seq: int) -> LogRow:
    """Entry number ``seq`` with what came of it."""
    entry = Entry(seq, NOW + seq, Seat(seq % 2), Choice("go", ("a", str(seq))), "player", 3)
    return LogRow(entry, ({"event": "Went", "to": None, "seat": seq % 2},))


def snapshot_row(seq: int) -> SnapshotRow:
    """Some state after entry number ``seq``."""
    state = b'{"seq":%d}' % seq
    return SnapshotRow(seq, state, hashlib.sha256(state).hexdigest())


def log_rows(count: int) -> list[LogRow]:
    """So many entries."""
    return [log_row(seq) for seq in range(1, count + 1)]


def record_of(log: Sequence[LogRow]) -> Record:
    """The record of a match with this log."""
    return Record(SETUP, [row.entry for row in log])


def packed(log: Sequence[LogRow]) -> bytes:
    """The log as an import keeps it."""
    return pack(record_of(log), [row.events for row in log])


async def brought(store: Storage, log: Sequence[LogRow], now: int = NOW) -> str:
    """A match that was imported with this log."""
    async with store.transaction() as tx:
        new = new_match(channel=99, status="over")
        match = await import_record(tx, record_of(log), new, SEATS, now, packed(log))
        await tx.log.snapshot(match, snapshot_row(len(log)))
    return match


async def move(tx: Transaction, match: str, seq: int) -> None:
    """Everything that one choice stores."""
    await tx.interactions.take(1_000_000 + seq, NOW)
    states = [{}, {"asked": seq}]
    changes = MatchChanges(note=f"moved {seq}", seat_states=states)
    await tx.log.append(match, seq - 1, [log_row(seq)], NOW + seq, **changes)
    await tx.log.snapshot(match, snapshot_row(seq))
    await tx.outbox.put(
        [
            NewOutbox(
                kind="live",
                target="channel:11",
                payload={"seq": seq},
                match=match,
                stands_for=f"live:{match}",
            ),
            NewOutbox(
                kind="secret",
                target="user:7",
                payload={"seq": seq},
                match=match,
                dedupe=f"{match}/{seq}",
            ),
        ],
        NOW + seq,
    )
    await tx.timers.set([NewTimer(kind="remind", key="seat-0", due=NOW + seq, match=match)])


async def contents(store: Storage) -> dict[str, list[tuple[Any, ...]]]:
    """Every row of every table."""
    found = {}
    async with store._databases.reader.connect() as connection:
        for table in metadata.sorted_tables:
            rows = await connection.execute(select(table).order_by(*table.primary_key))
            found[table.name] = [tuple(row) for row in rows]
    return found
