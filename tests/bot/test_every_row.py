"""Whatever is to be sent about a table, in whatever condition it is, something can be said."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import games
from bot.table import content, rows
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
        rows.refresh(table),
        rows.secret(table, ANN, seat, Span(0, table.seq)),
        rows.secret(table, ANN, seat, Span(0, table.seq), covert=True),
        rows.turn(table, ANN, seat, table.token(seat)),
        rows.call(table, seat, table.token(seat)),
        rows.remind(table, seat, table.token(seat), 0),
        rows.last_call(table, seat, table.token(seat)),
        *rows.time_ran_out(table, seat, table.seq),
        rows.notice(table, "n", "thawed"),
        rows.pace_changed(table, "Ann", at),
        *rows.moved(table, table, Player("Ann", ANN), at),
        rows.stands_in(table, seat, at),
        rows.seen(table, seat, [seat], at),
        rows.aloud(table, seat, Phrase("thawed")),
        rows.offer(table, Offered("x", 5)),
        rows.tell_owner(table, Offered("x", 5), rows.person(ANN)),
        rows.hand(table, ANN, seat, 1),
        rows.vote(table, Vote.new("undo", (seat,), at)),
        rows.ended(table),
        rows.invite(table.id, 2, [ANN, 999]),
        rows.invited(table, 999, "Ann", rows.person(999)),
        rows.invited(table, 999, "Ann", rows.channel(2)),
        *rows.full(table, [ANN], at),
        rows.full_here(table, [ANN], "full"),
        rows.removed(table, ANN, "Bob", "Ann"),
        rows.seek(table, 2, at),
        rows.seek_again(table.id, 2),
        rows.unsend(table.id, 2, 9, rows.channel(2)),
        *(
            rows.trouble(table, key, at)
            for key in (*TROUBLE.values(), "trouble-frozen", "trouble-removed", "trouble-seek")
        ),
        *(rows.operator(ANN, key, at, match=table.id, number=7) for key in OPERATOR),
        rows.digest(ANN, at),
        rows.plain(rows.channel(2), table.id, "refresh", 7, at),
        rows.plain(rows.person(ANN), None, "secret", 7, at),
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
        await hall.sit(game, next(n for n in hall.services.registry[game].game.seats if n > 1))
        note = "frozen-rules" if status == "frozen" else ""
        hall.sql("UPDATE matches SET status = ?, note = ?", status, note)
    for statement in lost:
        hall.sql(statement, hall.match)
    assert ((await hall.table()).state is None) == (status == "lobby" or lost != ())

    assert await said(hall) == []


async def test_no_kind_of_row_is_left_out(hall: Hall) -> None:
    await hall.open("delta_v")

    contents = {type(content.read(stored(row))) for row in every(await hall.table())}

    assert contents == set(OutboxWorker(hall.services, hall.sender)._kinds)


def stored(row: NewOutbox) -> Any:
    """A row as it lies in the outbox, as far as its reader looks."""
    return SimpleNamespace(kind=row.kind, payload=row.payload)
