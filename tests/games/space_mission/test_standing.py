"""SM48: standing orders."""

from __future__ import annotations

import pytest

from engine import (
    Choice,
    OrderDisarmed,
    OrderUsed,
    Seat,
    act,
    active_seats,
    offers,
    orders,
    pending_step,
)
from games.space_mission import GAME
from games.space_mission.parts import SPACE
from games.space_mission.standing import proposes
from games.space_mission.state import State
from games.space_mission.steps import MarkTile, orders_may_answer
from games.space_mission.view import view

from .table import A, B, can, do, mark, settle, table, told

PILE = ["medal", "water", "ore-red", SPACE]


def used(outcome: object, seat: Seat) -> list[str]:
    """What orders have answered for a seat."""
    events = getattr(outcome, "events", ())
    mine = [each for each in events if isinstance(each, OrderUsed) and each.to == (seat,)]
    return [str(each.answer) for each in mine]


def developed(*, left: int = 2) -> State:
    """The ship of A is on a planet of B, whose pile has three point tiles."""
    state = table(ships={A: "hazard"}, piles={"hazard": PILE}, left=left)
    settle(state, B, "hazard")
    return state


@pytest.mark.clause("SM48")
def test_an_order_to_discover_is_obeyed_when_it_is_ones_turn() -> None:
    state = developed()
    do(state, A, "order-do discover")
    assert pending_step(state) == "take-action"  # this question was open already

    do(state, A, "top-up")

    assert pending_step(state) == "take-tile"


@pytest.mark.clause("SM48")
def test_with_the_best_tile_both_actions_are_done_at_once() -> None:
    state = developed()
    do(state, B, "order-do discover", "order-do tile")
    state.pilots[B].ship = "hazard"
    state.pilots[B].tiles = ["ore-red", "ore-red"]

    outcome = do(state, A, "top-up", "top-up")

    assert used(outcome, B) == ["discover", "take ore-red", "discover", "take medal"]
    assert state.pilots[B].tiles == ["ore-red", "ore-red", "ore-red", "medal"]
    assert list(active_seats(state)) == [A]
    others = {type(event).__name__ for event in outcome.events if event.known_to(A)}
    assert "OrderUsed" not in others
    assert outcome.learned


@pytest.mark.clause("SM48")
def test_an_order_that_does_not_apply_leaves_the_question() -> None:
    state = table(ships={B: "hazard"})
    do(state, B, "order-do discover", "order-do develop")

    outcome = do(state, A, "top-up", "top-up")

    assert used(outcome, B) == []
    assert list(active_seats(state)) == [B]
    assert set(state.pilots[B].orders) == {"discover", "develop"}


@pytest.mark.clause("SM48")
@pytest.mark.parametrize(
    ("station", "is_open", "scanned", "may"),
    [
        (False, False, False, False),
        (False, False, True, True),
        (True, False, False, True),
        (True, True, False, False),
    ],
)
def test_where_all_see_that_no_order_can_answer_a_turn_may_be_taken_back(
    *, station: bool, is_open: bool, scanned: bool, may: bool
) -> None:
    state = table(ships={B: "hazard"}, piles={"hazard": PILE})
    planet = state.planet("hazard")
    planet.open = is_open
    if station:
        settle(state, A, "hazard")
    if scanned:
        mark(state, B, "hazard", "water")

    assert orders_may_answer(state, B) is may


@pytest.mark.clause("SM48")
def test_developing_plays_the_cards_that_fit_fewest_numbers() -> None:
    hand = ["j1l2", "j2lx", "j3l4"]
    state = table(hands={B: hand}, ships={B: "hazard"})
    mark(state, B, "hazard", state.planet("hazard").pile[0])
    do(state, B, "order-do develop")

    outcome = do(state, A, "top-up", "top-up")

    assert used(outcome, B) == ["develop j1l2 j3l4"]
    assert state.planet("hazard").station == B


@pytest.mark.clause("SM48")
@pytest.mark.parametrize(("most", "done"), [(0, False), (1, True), (2, True)])
def test_topping_up_goes_by_the_cards_in_hand(most: int, *, done: bool) -> None:
    state = table(hands={B: ["j1s1"]})
    do(state, B, f"order-top-up {most}")

    outcome = do(state, A, "top-up", "top-up")

    assert used(outcome, B) == ["top-up"] * done
    assert len(state.pilots[B].hand) == (5 if done else 1)


@pytest.mark.clause("SM48")
def test_in_the_last_round_an_order_to_top_up_ends_with_the_reason() -> None:
    state = table(hands={B: []})
    do(state, B, "order-top-up 2")
    state.end_at = 0

    outcome = do(state, A, "top-up", "top-up")

    order = Choice("order-top-up", ("2",))
    assert told(outcome, OrderDisarmed) == [OrderDisarmed(order=order, reason="late", to=(B,))]
    assert state.pilots[B].orders == {}
    assert list(active_seats(state)) == [B]


@pytest.mark.clause("SM48")
def test_without_a_card_to_draw_it_ends_as_well() -> None:
    state = table(hands={B: []})
    do(state, B, "order-top-up 2")
    state.deck.cards.clear()
    state.deck.discards.clear()
    state.pilots[A].hand = ["j1s1"] * 5

    outcome = do(state, A, "top-up", "top-up")

    order = Choice("order-top-up", ("2",))
    assert told(outcome, OrderDisarmed) == [OrderDisarmed(order=order, reason="nothing", to=(B,))]


@pytest.mark.clause("SM48")
def test_an_order_is_taken_back_and_nobody_else_sees_it() -> None:
    state = table()
    do(state, A, "order-do tile", "order-top-up 1")
    assert view(state, A).orders == (("tile", 0), ("top-up", 1))
    assert view(state, B).orders == view(state, None).orders == ()

    outcome = do(state, A, "order-ask tile", "order-ask top-up")

    assert all(event.to == (A,) for event in outcome.events)
    assert state.pilots[A].orders == {}
    assert [offer.verb for offer in orders(GAME, state, A)] == ["order-do"] * 3 + ["order-top-up"]


@pytest.mark.clause("SM48")
def test_a_scan_gets_its_tile_by_the_order_too() -> None:
    state = table(hands={A: ["j1s3"]}, ships={A: "hazard"}, piles={"hazard": PILE})
    do(state, A, "order-do tile")

    do(state, A, "scan j1s3")

    (scan,) = state.planet("hazard").scans
    assert not isinstance(state.stack[-1], MarkTile)
    assert (scan.seat, scan.tile) == (A, "medal")


@pytest.mark.clause("SM48")
def test_orders_are_proposed_after_what_they_would_have_done() -> None:
    state = developed()
    assert proposes(view(state, A), Choice("discover")) == Choice("order-do", ("discover",))
    assert proposes(view(state, A), Choice("fly", ("ruby-red",))) is None
    act(GAME, state, A, Choice("discover"), 1)
    best = GAME.rules.fallback(state, A)

    assert proposes(view(state, A), best) == Choice("order-do", ("tile",))
    other = next(o for o in can(state, A) if o != str(best))
    assert proposes(view(state, A), Choice.parse(other)) is None
    assert offers(state, A)
