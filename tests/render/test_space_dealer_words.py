"""Space Dealer in words: beside its pictures, on the text board and in descriptions."""

from __future__ import annotations

from engine import Seat
from games.space_dealer.sites import COLUMNS
from games.space_dealer.state import State
from games.space_dealer.view import view
from render import ALT_ROOM, TEXT_ROOM
from tests.games.space_dealer.table import MINUTE, A, B, build, do, goods, power, table, wait

from .space_dealer_looks import (
    BOARD,
    EVIL,
    caption,
    hand,
    public,
    said,
    sentence,
)


def closing() -> State:
    """Time is up; A may still deliver, and B researches."""
    state = table()
    build(state, B, "mine-red-1:l1")
    state.planets[A].ships[0].at = "seat-1"
    state.planets[A].ships[0].load = goods("yg")
    do(state, B, "research", after=29 * MINUTE + 30_000)
    wait(state)
    return state


def test_after_the_end_all_see_that_it_has_come_and_who_may_still_deliver() -> None:
    state = closing()

    assert "The end: last timers, last deliveries" in sentence(public(state))
    assert "The end: last timers, last deliveries" in said(state)
    lines = BOARD.notes(view(state, B), caption())
    until = -(-state.planets[A].grace // 1000)
    assert f"Ann can still deliver; that ends <t:{until}:R>." in lines
    assert not any("The game ends" in line for line in lines)


def test_before_the_hour_of_the_table_all_see_when_time_begins() -> None:
    state = table()
    state.begins = state.now + 60 * MINUTE
    state.night.outages = [(state.now, state.begins)]

    assert "The clock hasn't started" in said(state)
    lines = BOARD.notes(view(state, None), caption())
    assert f"The clock starts <t:{state.begins // 1000}:F>." in lines


def test_standing_answers_and_wishes_are_shown_to_their_owner_alone() -> None:
    state = table()
    do(state, A, "queue deals gifts", "queue wishes kind-solar")
    lines = ("Proposals: accept any gift of goods", "Keep when drawn: solar satellite")

    for line in lines:
        assert line in said(state, A)
        assert line in BOARD.notes(view(state, A), caption())
        assert line in sentence(hand(state, A))
        assert line not in said(state, B)
        assert line not in BOARD.notes(view(state, B), caption())


def test_a_crowded_text_board_tells_what_everybody_makes() -> None:
    state = table(8, advanced=True)
    for seat in range(8):
        power(state, Seat(seat), 3, 3)
        build(state, Seat(seat), "mine-red-1:l1", "complex-blue:l3-l2", "multi-1:r1")
        build(state, Seat(seat), "metropolis-1:r2-r3", "megacity-1:l3-l2", "depot-1:r4")

    assert said(state).count("makes RBB*") == 8
    assert len(BOARD.text(view(state, None), caption())) <= TEXT_ROOM


def test_the_number_of_a_neutral_planet_is_not_cut_off_where_room_is_short() -> None:
    state = table(8, advanced=True)
    for seat, look in enumerate(state.planets):
        build(state, Seat(seat), *(f"mine-red-1:{column}" for column in COLUMNS))
        look.ships[0].at = "gizzi-7"

    told = BOARD.alt(view(state, None), caption(called=EVIL))

    assert told.count("ship at neutral 7") == 8
    assert len(told) <= ALT_ROOM
