"""Between tables and rows: how a table is stored and read, without its state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from hashlib import sha256

from bot.catalogue import Catalogue
from bot.names import clean
from engine import State, dump
from storage import MatchRow, NewTimer, SeatRow, SnapshotRow, Transaction

from .asked import FORM
from .follow_up import Timer
from .pace import Pace
from .people import UserSettings, read_settings
from .table import OFFERED, Live, Player, Table


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
            state={
                "asked": FORM.dump_python(player.asked, mode="json"),
                "offered": OFFERED.dump_python(player.offered, mode="json"),
            },
        )
        for seat, player in enumerate(players)
    ]


def plain_table(catalogue: Catalogue, row: MatchRow, seats: Sequence[SeatRow]) -> Table:
    """A table without its state."""
    return Table(
        id=row.id,
        title=catalogue[row.game],
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        status=row.status,
        options=row.options,
        pace=Pace.model_validate(row.pace),
        seq=row.seq,
        version=row.version,
        live=Live.model_validate(row.live),
        players=tuple(_player(seat) for seat in sorted(seats, key=lambda seat: seat.seat)),
        setup=row.setup,
        note=row.note,
        language=row.language,
        seating=row.seating,
        commitment=row.commitment,
    )


def _player(seat: SeatRow) -> Player:
    return Player(
        clean(seat.name),
        seat.user,
        seat.computer,
        FORM.validate_python(seat.state.get("asked")),
        OFFERED.validate_python(seat.state.get("offered")),
    )


async def settings_of(tx: Transaction, players: Iterable[Player]) -> dict[int, UserSettings]:
    """The settings of the people at a table, by user."""
    users = [player.user for player in players if player.user is not None]
    return {
        id_: read_settings(row.settings) for id_, row in (await tx.users.get_all(users)).items()
    }


async def set_timers(tx: Transaction, match: str, wanted: Iterable[Timer]) -> None:
    """Set and drop timers of a table."""
    new = []
    for timer in wanted:
        if timer.due is None:
            await tx.timers.clear(match, timer.kind, [timer.key])
        else:
            new.append(
                NewTimer(
                    kind=timer.kind,
                    key=timer.key,
                    due=timer.due,
                    match=match,
                    payload=timer.payload,
                )
            )
    await tx.timers.set(new)


async def note_offer(tx: Transaction, match: str, offer: str, message: int) -> None:
    """Remember the message of an offered seat, to take it away when the offer ends."""
    await tx.matches.get(match, lock=True)
    found = [
        replace(row, state={**row.state, "offered": {**offered, "message": message}})
        for row in await tx.seats.of(match)
        if (offered := row.state.get("offered")) and offered["id"] == offer
    ]
    await tx.seats.save(match, found)
