"""Whatever is to be sent about a table, in whatever condition it is, something can be said."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import games
from bot.table import rows, seating_rows
from bot.table.player import Offered, Player
from bot.table.table import Table
from bot.table.throttle import Span
from bot.table.vote import Vote
from bot.workers.outbox_worker import TROUBLE, OutboxWorker
from engine import Phrase, Seat
from storage import NewOutbox
from tests.secrecy.world import user_of
from tests.tiers import long_but

from .hall import Hall
from .test_frozen import LOG_LOST, SNAPSHOT_LOST

STATUSES = ("lobby", "running", "over", "stopped", "frozen")
ANN = user_of(0)


def every(table: Table) -> list[NewOutbox]:
    """A row of every kind that there is."""
    seat, at = Seat(0), 1
    former = [
        NewOutbox(kind=kind, target=rows.person(ANN), payload={}, match=table.id)
        for kind in ("greet", "closed")
    ]
    return [
        rows.Refresh.board(table),
        rows.Secret(seat, Span(0, table.seq)).to(table, ANN),
        rows.Secret(seat, Span(0, table.seq), covert=True).to(table, ANN),
        rows.Turn(seat, table.token(seat)).to(table, ANN),
        rows.Call(seat, table.token(seat)).to(table),
        rows.Remind(seat, table.token(seat), 0).to(table),
        rows.Remind(seat, table.token(seat), last=True).to(table),
        *rows.TimeRanOut(seat, table.seq).to(table),
        rows.Notice.says("thawed").here(table, "n"),
        rows.PaceChanged("Ann").to(table, at),
        *rows.moved(table, table, Player("Ann", ANN), at),
        seating_rows.StandsIn(seat).to(table, at),
        seating_rows.Seen(seat, (seat,)).to(table, at),
        rows.Aloud(seat, Phrase("thawed")).to(table),
        seating_rows.Offer.made(table, Offered("x", 5)),
        seating_rows.TellOwner.of_offer(table, Offered("x", 5), rows.person(ANN)),
        seating_rows.Hand(seat).to(table, ANN, 1),
        seating_rows.AskAll(Vote.new("undo", (seat,), at).id).to(table),
        rows.Ended().to(table),
        seating_rows.Invite((ANN, 999)).to(table.id, 2),
        seating_rows.Invite((999,), "Ann").by_name(table, rows.person(999)),
        seating_rows.Invite((999,), "Ann").by_name(table, rows.channel(2)),
        *seating_rows.full(table, [ANN], at),
        seating_rows.Full((ANN,)).instead(table, "full"),
        seating_rows.Removed("Bob", "Ann").to(table, ANN),
        seating_rows.Seek.begun(table, 2, at),
        seating_rows.Seek.again(table.id, 2),
        rows.Unsend(2, 9).to(table.id, rows.channel(2)),
        rows.TakeAway("offer", "x").to(table.id, rows.channel(2)),
        *(
            rows.Trouble(key).to(table, at)
            for key in (*TROUBLE.values(), "trouble-frozen", "trouble-removed", "trouble-seek")
        ),
        *(rows.OperatorNotice.says(key, match=table.id, number=7).to(ANN, at) for key in OPERATOR),
        rows.Digest().to(ANN, at),
        rows.Plain(7).to(rows.channel(2), table.id, "refresh", at),
        rows.Plain(7).to(rows.person(ANN), None, "secret", at),
        *former,
    ]


OPERATOR = (
    "operator-frozen",
    "operator-fault",
    "operator-timer",
    "operator-inboxes",
    "operator-refused",
    "operator-flagged",
)


async def said(hall: Hall) -> list[str]:
    """Deliver a row of every kind; what was given up."""
    await hall.put(*every(await hall.table()))
    await hall.settle()
    unsaid = (*await hall.waiting(), *await hall.failed())
    return [f"{row.kind}: {row.failed or 'not sent'}" for row in unsaid]


@pytest.mark.parametrize("lost", [(), (SNAPSHOT_LOST, LOG_LOST)], ids=["readable", "unreadable"])
@pytest.mark.parametrize("status", STATUSES)
@pytest.mark.parametrize("game", long_but("delta_vee", (game.slug for game in games.ALL)))
async def test_every_kind_of_row_can_be_said_of_a_table_in_every_condition(
    hall: Hall, game: str, status: str, lost: tuple[str, ...]
) -> None:
    if status == "lobby":
        await hall.open(game)
    else:
        await hall.sit(
            game, next(n for n in hall.services.registry[game].game.cover.seats if n > 1)
        )
        note = "frozen-rules" if status == "frozen" else ""
        hall.sql("UPDATE matches SET status = ?, note = ?", status, note)
    for statement in lost:
        hall.sql(statement, hall.match)
    assert ((await hall.table()).state is None) == (status == "lobby" or lost != ())

    assert await said(hall) == []


async def test_no_kind_of_row_is_left_out(hall: Hall) -> None:
    await hall.open("delta_v")

    contents = {type(rows.Content.of(stored(row))) for row in every(await hall.table())}

    assert contents == set(OutboxWorker(hall.services, hall.sender)._handlers)


def stored(row: NewOutbox) -> Any:
    """A row as it lies in the outbox, as far as its reader looks."""
    return SimpleNamespace(kind=row.kind, payload=row.payload)
