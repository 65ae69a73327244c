"""DV70 to DV73: bidding up."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine import Choice, OrderUsed, active_seats, is_window, pending_step
from games.delta_v.events import AttemptFailed, BidUp, CameLater, ContractTaken, OrderLeft
from games.delta_v.parts import CELLS, points
from games.delta_v.state import State
from games.delta_v.view import view

from .builder import A, B, C, D, can, contracting, do, gone, may_order, table, told

GREG, BRIAN = A, B


def greg(seats: int = 2) -> State:
    """Greg has turned up betamite, gammatite and deltamite for the contract that asks for them."""
    state = contracting("k10-bgd", seats)
    do(state, GREG, "reveal G1", "reveal F2", "reveal E3")
    return state


@pytest.mark.clause("DV70", "DV72", "DV73")
def test_brian_bids_gammatite_and_greg_finds_one() -> None:
    """The example of the rulebook."""
    state = greg()
    assert (pending_step(state), list(active_seats(state)), is_window(state)) == (
        "bid-window",
        [BRIAN],
        True,
    )

    outcome = do(state, BRIAN, "bid gammatite")
    assert told(outcome, BidUp) == [BidUp(seat=GREG, bidder=BRIAN, bribe="gammatite")]
    assert state.players[BRIAN].spent == []
    outcome = do(state, GREG, "reveal D3")

    assert told(outcome, ContractTaken) == [
        ContractTaken(seat=GREG, contract="k10-bgd", cells=("G1", "F2", "E3", "D3"), points=8)
    ]
    assert state.players[BRIAN].spent == ["gammatite"]
    assert len(state.players[GREG].tiles) == 4


@pytest.mark.clause("DV70")
def test_only_counters_of_the_contracts_minerals_can_be_bid() -> None:
    assert can(greg(), BRIAN) == ["pass", "bid betamite", "bid gammatite", "bid deltamite"]


@pytest.mark.clause("DV70")
def test_a_contract_is_bid_up_once() -> None:
    state = greg(3)
    do(state, C, "bid betamite")
    do(state, B, "bid gammatite")

    do(state, GREG, "reveal D3")

    assert state.contracts["k10-bgd"] == GREG
    assert state.players[C].spent == []


@pytest.mark.clause("DV70", "DV71")
def test_a_replaced_mineral_can_be_bid_too() -> None:
    state = contracting("k6-ad")
    do(state, A, "reveal E2", "replace alphatite", "reveal E3")

    assert can(state, B) == ["pass", "bid alphatite", "bid deltamite"]


ANSWERS = {B: "pass", C: "bid gammatite", D: "bid betamite"}


@pytest.mark.clause("DV70", "DV71")
@pytest.mark.parametrize("order", list(permutations([B, C, D])))
def test_all_are_asked_at_once_and_the_first_clockwise_has_it(order: tuple[int, ...]) -> None:
    state = greg(4)
    assert list(active_seats(state)) == [B, C, D]

    late = []
    for seat in order:
        if seat in active_seats(state):
            outcome = do(state, seat, ANSWERS[seat])  # type: ignore[index,arg-type]
            late += told(outcome, CameLater)

    assert state.attempt is not None
    assert (state.attempt.bidder, state.attempt.bid) == (C, "gammatite")
    assert pending_step(state) == "reveal"
    answered = order.index(D) < 2  # before the matter was decided, or there was nothing to say
    assert late == [CameLater(first=C, wish="betamite", to=(D,))] * answered


@pytest.mark.clause("DV71")
def test_a_bid_stands_as_soon_as_all_before_it_have_passed() -> None:
    state = greg(4)

    assert do(state, C, "bid gammatite").events == ()
    assert list(active_seats(state)) == [B, D]
    outcome = do(state, B, "pass")

    assert told(outcome, BidUp) == [BidUp(seat=A, bidder=C, bribe="gammatite")]


@pytest.mark.clause("DV71")
def test_nobody_waits_when_nobody_can_bid() -> None:
    state = contracting("k10-bgd", 3, bribes={B: ["alphatite"], C: []})

    outcome = do(state, A, "reveal G1", "reveal F2", "reveal E3")

    assert told(outcome, ContractTaken) != []


@pytest.mark.clause("DV71")
def test_only_those_who_can_bid_are_asked() -> None:
    state = contracting("k10-bgd", 3, bribes={B: ["alphatite"], C: ["betamite"]})

    do(state, A, "reveal G1", "reveal F2", "reveal E3")

    assert list(active_seats(state)) == [C]


@pytest.mark.clause("DV71")
def test_all_pass_and_the_contract_is_taken() -> None:
    state = greg(3)

    do(state, C, "pass")
    outcome = do(state, B, "pass")

    assert told(outcome, ContractTaken) != []
    assert state.contracts["k10-bgd"] == A


@pytest.mark.clause("DV72")
def test_omnidium_meets_a_bid() -> None:
    state = greg()

    do(state, B, "bid gammatite")
    do(state, A, "reveal D5")

    assert state.contracts["k10-bgd"] == A


@pytest.mark.clause("DV72")
def test_a_wrong_mineral_may_be_replaced_by_the_bid_mineral_alone() -> None:
    state = greg()
    do(state, B, "bid gammatite")

    do(state, A, "reveal A1")
    assert can(state, A) == ["replace gammatite", "fail"]
    do(state, A, "replace gammatite")

    assert state.contracts["k10-bgd"] == A
    assert state.players[A].spent == ["gammatite"]
    assert state.players[B].spent == ["gammatite"]


@pytest.mark.clause("DV72", "DV64")
def test_an_incident_does_not_meet_a_bid() -> None:
    state = greg()
    do(state, B, "bid gammatite")

    outcome = do(state, A, "reveal D7")

    assert told(outcome, AttemptFailed) != []
    assert state.contracts["k10-bgd"] == -1
    assert state.players[A].incidents == ["pirate"]


@pytest.mark.clause("DV73")
def test_a_failed_bid_fails_the_contract_and_returns_the_counter() -> None:
    state = contracting("k10-bgd", bribes={A: []})
    do(state, A, "reveal G1", "reveal F2", "reveal E3")
    do(state, B, "bid gammatite")

    outcome = do(state, A, "reveal A1")

    assert told(outcome, AttemptFailed) == [
        AttemptFailed(seat=A, contract="k10-bgd", cells=("G1", "F2", "E3", "A1"))
    ]
    assert state.contracts["k10-bgd"] == -1
    assert state.players[B].spent == []
    assert "gammatite" in state.players[B].bribes
    assert state.players[A].tiles == []


@pytest.mark.clause("DV73", "DV66")
def test_a_bid_with_no_tile_left_fails() -> None:
    state = contracting("k10-bgd")
    gone(state, *(cell for cell in CELLS if cell not in {"G1", "F2", "E3"}))
    do(state, A, "reveal G1", "reveal F2", "reveal E3")

    outcome = do(state, B, "bid gammatite")

    assert told(outcome, AttemptFailed) != []
    assert state.players[B].spent == []


@pytest.mark.clause("DV74")
def test_whoever_has_ordered_to_pass_bids_is_not_asked() -> None:
    state = contracting("k10-bgd", 3)
    do(state, B, "order-pass bids")

    do(state, A, "reveal G1", "reveal F2", "reveal E3")
    assert list(active_seats(state)) == [C]
    outcome = do(state, C, "bid gammatite")

    assert told(outcome, BidUp) == [BidUp(seat=A, bidder=C, bribe="gammatite")]
    assert state.players[B].orders == {"bids": "pass"}


@pytest.mark.clause("DV74")
def test_nobody_waits_when_all_have_ordered_to_pass() -> None:
    state = contracting("k10-bgd")
    do(state, B, "order-pass bids")

    outcome = do(state, A, "reveal G1", "reveal F2", "reveal E3")

    assert told(outcome, ContractTaken) != []


@pytest.mark.clause("DV74")
def test_an_order_to_pass_bids_stands_until_its_owner_says_otherwise() -> None:
    state = contracting("k10-bgd")
    outcome = do(state, B, "order-pass bids")
    assert outcome.events == (OrderLeft(seat=B, incident="bids", order="pass", to=(B,)),)
    assert (view(state, B).orders, view(state, A).orders) == ((("bids", "pass"),), ())
    assert may_order(state, B, "bids") == ["order-ask bids"]

    do(state, B, "order-ask bids")
    do(state, A, "reveal G1", "reveal F2", "reveal E3")

    assert list(active_seats(state)) == [B]
    assert may_order(state, B, "bids") == ["order-pass bids"]


@pytest.mark.clause("DV74")
def test_whoever_has_no_counter_may_order_to_pass_bids_for_later() -> None:
    state = table(bribes={B: []})

    assert may_order(state, B, "bids") == ["order-pass bids"]


@pytest.mark.clause("DV74")
def test_an_order_to_pass_bids_does_not_answer_the_bid_that_is_open() -> None:
    state = greg()

    do(state, B, "order-pass bids")
    assert list(active_seats(state)) == [B]
    do(state, B, "bid gammatite")

    assert state.attempt is not None
    assert state.attempt.bidder == B


@pytest.mark.clause("DV74")
@pytest.mark.parametrize("ordered", [False, True])
def test_nobody_can_look_ahead_to_whether_bids_are_passed(ordered: bool) -> None:  # noqa: FBT001 - a parameter
    """A fills the contract with a counter and is then asked again: for pirates in B's turn."""
    state = contracting("k6-ad")
    state.players[A].incidents = ["pirate"]
    do(state, A, "reveal E3", "reveal E2")
    if ordered:
        do(state, B, "order-pass bids")

    outcome = do(state, A, "replace alphatite")

    assert pending_step(state) == ("ambush" if ordered else "bid-window")
    assert outcome.sealed


@pytest.mark.clause("DV74")
@pytest.mark.parametrize("below", [3, 20])
def test_bids_are_passed_only_as_long_as_the_tiles_are_worth_little(below: int) -> None:
    state = contracting("k10-bgd")
    do(state, B, f"order-below {below}")

    outcome = do(state, A, "reveal G1", "reveal F2", "reveal E3")

    worth = sum(points(state.board[cell]) for cell in ("G1", "F2", "E3") if cell in state.board)
    asked = pending_step(state) == "bid-window"
    assert asked == (below == 3)
    assert worth >= 3 or not asked
    order = Choice("order-below", (str(below),))
    used = [OrderUsed(order=order, answer=Choice("pass"), to=(B,))]
    assert told(outcome, OrderUsed) == ([] if asked else used)
    assert state.players[B].orders == {"bids": str(below)}
