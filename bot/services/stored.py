"""How a table is stored in rows and read from them, without its state."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256

from bot.names import clean
from bot.registry import Registry
from bot.table.door import Door
from bot.table.house import House
from bot.table.pace import Pace
from bot.table.people import read_person
from bot.table.player import Player
from bot.table.table import Live, Table
from engine import State, dump
from storage import Json, NewOutbox, NewTimer, Opened, SeatRow, SnapshotRow, Transaction


def snapshot(table: Table) -> SnapshotRow:
    """The state of a table as it is stored."""
    assert table.state is not None
    return snapshot_of(table.seq, table.state)


def snapshot_of(seq: int, state: State) -> SnapshotRow:
    """A state after an entry as it is stored."""
    stored = dump(state)
    return SnapshotRow(seq, stored, sha256(stored).hexdigest())


def seat_rows(players: Sequence[Player]) -> list[SeatRow]:
    """Players as rows."""
    return [
        SeatRow(
            seat=seat,
            name=player.name,
            user=player.user,
            computer=player.computer,
            owner=player.owner.user if player.owner else None,
        )
        for seat, player in enumerate(players)
    ]


def seat_states(players: Sequence[Player]) -> list[Json]:
    """What is stored of players beside who they are, by seat."""
    return [player.stored() for player in players]


def plain_table(registry: Registry, opened: Opened) -> Table:
    """A table without its state."""
    # Nothing is stored of seats that were never asked, as in the lobby.
    row, states = opened.match, dict(enumerate(opened.match.seat_states))
    return Table(
        id=row.id,
        registered=registry[row.game],
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        status=row.status,
        options=row.options,
        pace=Pace.model_validate(row.pace),
        seq=row.seq,
        version=row.version,
        live=Live.model_validate(row.live),
        board=opened.board,
        posted=opened.posted,
        ping=opened.ping,
        players=tuple(_player(seat, states.get(seat.seat, {})) for seat in opened.seats),
        setup=row.setup,
        note=row.note,
        language=row.language,
        seating=row.seating,
        commitment=row.commitment,
        house=House.model_validate(row.house),
        door=Door.model_validate(row.door),
        people={user: read_person(known) for user, known in opened.people.items()},
    )


def _player(seat: SeatRow, state: Json) -> Player:
    # Older databases hold names as Discord told them.
    return Player.read(clean(seat.name), seat.user, seat.computer, state)


async def leave(
    tx: Transaction,
    table: Table,
    timers: Sequence[NewTimer],
    post: Sequence[NewOutbox],
    now: int,
) -> None:
    """Store what every change of a state leaves: the snapshot, timers, and messages to send."""
    await tx.log.snapshot(table.id, snapshot(table))
    await tx.timers.set(timers)
    await tx.outbox.put(post, now)
