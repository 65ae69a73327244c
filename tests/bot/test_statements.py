"""A move is a short transaction: few statements, so that many tables share one writer."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.registry import shipped
from bot.table.pace import Pace
from bot.table.people import UserSettings
from bot.table.table import Table
from engine import Choice, Dice, Seat, act, copy, offers
from minds import ask
from storage import Stale

from .hall import ANN, BOB, CLEO, Hall
from .meter import statements

GAMES = [title.game.slug for title in shipped()]
MOVES = 30
SEATS = (Seat(0), Seat(1), Seat(2))
IN_A_MOVE, BEFORE_IT = 6, 2
"""Statements that a move may make: in its transaction, and to load its table."""


def chosen(table: Table, seat: Seat, most: int) -> list[Choice]:
    """Choices of a seat, one after the other as a command carries them."""
    state, found = copy(table.game, table.running()), list[Choice]()
    while len(found) < most and offers(state, seat):
        thought = ask(table.game, state, seat, "random", Dice(f"{table.seq:032x}"))
        found.append(thought.choice)
        act(table.game, state, seat, found[-1], table.running().now)
    return found


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_is_six_statements_at_most(hall: Hall, game: str) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game=game)
    await hall.services.upkeep.set_pace(
        await hall.at(match), Pace(move=1440), "Ann", interaction=hall.interaction
    )
    for person in (ANN, BOB, CLEO):
        await hall.services.people.change(person, lambda _: UserSettings(notify="direct"))
    several, reads, writes = 0, list[int](), list[int]()

    for number in range(MOVES):
        hall.clock.advance(100)
        with statements(hall.store) as (read, _nothing):
            table = await hall.at(match)
        reads.append(len(read))
        able = [seat for seat in SEATS if table.offers(seat)]
        if not able or table.overdue(hall.clock.now()):
            hall.clock.advance(max(0, (table.alarm() or 0) - hall.clock.now()))
            with statements(hall.store) as (_nothing, written):
                await hall.services.play.wake(table)
        else:
            seat = able[0]
            choices = chosen(table, seat, 1 + number % 3)
            several += len(choices) > 1
            with statements(hall.store) as (read, written):
                await hall.services.play.act(table, seat, choices, interaction=hall.interaction)
            assert read == [], "the table is loaded already"
        writes.append(len(written))

    assert several
    assert max(reads) <= BEFORE_IT
    assert max(writes) == IN_A_MOVE


async def test_a_table_works_out_once_what_may_be_done_and_seen(hall: Hall) -> None:
    table = await hall.at(await hall.sits(ANN, BOB))
    (seat,) = table.owed()

    assert table.offers(seat) is table.offers(seat)
    assert table.orders(seat) is table.orders(seat)
    assert table.view(seat) is table.view(seat) is not table.view(None)
    assert replace(table, status="frozen").offers(seat) == ()


async def test_who_chose_at_a_table_that_has_moved_on_changes_nothing(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    table = await hall.at(match)
    (seat,) = table.owed()
    choices = chosen(table, seat, 1)
    await hall.services.play.act(table, seat, choices)

    with pytest.raises(Stale):
        await hall.services.play.act(table, seat, choices)

    assert (await hall.at(match)).seq == 1
