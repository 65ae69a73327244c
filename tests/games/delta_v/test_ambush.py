"""DV84 to DV86: pirates and meteors in the turn of an opponent, and standing orders."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine import Choice, Illegal, OrderDisarmed, Seat, active_seats, is_window, pending_step
from games.delta_v.events import (
    ActionLost,
    ContractLost,
    IncidentUsed,
    OrderDropped,
    OrderLeft,
    TurnBegan,
)
from games.delta_v.state import State
from games.delta_v.view import view

from .builder import A, B, C, D, can, do, kinds, may_order, table, told


def next_turn(state: State, by: Seat = A) -> None:
    """The active player buys and fails a contract by turning up something useless."""
    state.players[by].bribes.clear()
    cell = next(cell for cell, face in state.board.items() if face.startswith("beta"))
    do(state, by, "buy", "declare k1-a", f"reveal {cell}")


def holding(incident: str, *seats: Seat, table_of: int = 2) -> State:
    """Seat B is about to begin its turn; the given seats hold the incident."""
    return table(table_of, incidents={seat: [incident] for seat in seats})


@pytest.mark.clause("DV84")
def test_pirates_take_the_action() -> None:
    state = holding("pirate", A)
    next_turn(state)
    assert (pending_step(state), list(active_seats(state)), is_window(state)) == (
        "ambush",
        [A],
        True,
    )
    assert can(state, A)[:2] == ["strike pirate", "pass"]

    outcome = do(state, A, "strike pirate")

    assert told(outcome, IncidentUsed) == [IncidentUsed(seat=A, incident="pirate")]
    assert told(outcome, ActionLost) == [ActionLost(seat=B, by=A)]
    assert state.discards == ["pirate"]
    assert (pending_step(state), list(active_seats(state))) == ("declare", [B])


@pytest.mark.clause("DV84")
def test_a_robbed_player_may_still_use_incidents() -> None:
    state = holding("pirate", A)
    state.players[B].incidents = ["acquisition"]
    next_turn(state)
    do(state, A, "strike pirate")

    assert can(state, B, "use") == ["use acquisition"]


@pytest.mark.clause("DV84")
def test_pirates_let_go_by_are_kept() -> None:
    state = holding("pirate", A)
    next_turn(state)

    do(state, A, "pass")

    assert state.players[A].incidents == ["pirate"]
    assert (pending_step(state), list(active_seats(state))) == ("take-action", [B])


@pytest.mark.clause("DV84")
def test_nobody_is_asked_about_pirates_in_his_own_turn() -> None:
    state = holding("pirate", B)

    next_turn(state)

    assert (pending_step(state), list(active_seats(state))) == ("take-action", [B])
    with pytest.raises(Illegal):
        do(state, B, "use pirate")


@pytest.mark.clause("DV85")
def test_meteors_take_the_contract_step() -> None:
    state = holding("meteor", A)
    next_turn(state)
    do(state, B, "buy")
    assert (pending_step(state), list(active_seats(state))) == ("ambush", [A])

    outcome = do(state, A, "strike meteor")

    assert told(outcome, ContractLost) == [ContractLost(seat=B, by=A)]
    assert told(outcome, TurnBegan) == [TurnBegan(seat=A)]
    assert state.discards == ["meteor"]


@pytest.mark.clause("DV84", "DV85")
def test_a_player_may_lose_both() -> None:
    state = table(incidents={A: ["pirate", "meteor"]})
    next_turn(state)

    do(state, A, "strike pirate", "strike meteor")

    assert (pending_step(state), list(active_seats(state))) == ("take-action", [A])


@pytest.mark.clause("DV86")
def test_nobody_waits_when_nobody_holds_one() -> None:
    state = table(3, incidents={A: ["scan"], C: ["sabotage"]})

    next_turn(state)

    assert (pending_step(state), list(active_seats(state))) == ("take-action", [B])


@pytest.mark.clause("DV86")
@pytest.mark.parametrize("order", list(permutations([A, C, D])))
def test_of_several_who_strike_the_first_clockwise_uses_up_his_tile(
    order: tuple[Seat, ...],
) -> None:
    state = holding("pirate", A, C, D, table_of=4)
    next_turn(state)
    assert list(active_seats(state)) == [C, D, A]

    for seat in order:
        if seat in active_seats(state):
            do(state, seat, "pass" if seat == C else "strike pirate")

    assert [player.incidents for player in state.players] == [["pirate"], [], ["pirate"], []]


@pytest.mark.clause("DV86")
def test_only_holders_may_leave_orders_and_only_they_know() -> None:
    state = holding("pirate", A, table_of=3)
    assert may_order(state, B) == ["order-pass bids", "order-pass looks"]
    assert may_order(state, A) == [
        "order-pass pirate",
        "order-strike pirate seat-1",
        "order-strike pirate seat-2",
        "order-pass bids",
        "order-pass looks",
    ]

    outcome = do(state, A, "order-strike pirate seat-2")

    assert told(outcome, OrderLeft) == [
        OrderLeft(seat=A, incident="pirate", order="seat-2", to=(A,)),
    ]
    assert kinds(outcome, B) == kinds(outcome, None) == []
    assert view(state, A).orders == (("pirate", "seat-2"),)
    assert view(state, B).orders == view(state, None).orders == ()


@pytest.mark.clause("DV86")
def test_an_order_is_changed_and_taken_back() -> None:
    state = holding("pirate", A)

    do(state, A, "order-pass pirate")
    assert "order-pass pirate" not in may_order(state, A)
    do(state, A, "order-strike pirate seat-1", "order-ask pirate")

    assert state.players[A].orders == {}
    assert "order-ask pirate" not in may_order(state, A)


@pytest.mark.clause("DV86")
def test_an_order_to_pass_passes_every_time() -> None:
    state = holding("pirate", A, table_of=3)
    do(state, A, "order-pass pirate")

    next_turn(state)
    assert pending_step(state) == "take-action"
    next_turn(state, B)

    assert (pending_step(state), list(active_seats(state))) == ("take-action", [C])
    assert state.players[A].orders == {"pirate": "pass"}


@pytest.mark.clause("DV86")
def test_an_order_to_strike_passes_on_others_and_strikes_once() -> None:
    state = table(3, incidents={A: ["pirate", "pirate"]})
    do(state, A, "order-strike pirate seat-2")

    next_turn(state)
    assert (pending_step(state), list(active_seats(state))) == ("take-action", [B])
    state.players[B].bribes.clear()
    do(state, B, "buy", "declare k1-a")
    outcome = do(state, B, "reveal G1")

    assert told(outcome, ActionLost) == [ActionLost(seat=C, by=A)]
    assert told(outcome, OrderDropped) == [OrderDropped(seat=A, incident="pirate", to=(A,))]
    assert state.players[A].orders == {}
    assert state.players[A].incidents == ["pirate"]


@pytest.mark.clause("DV86")
def test_an_order_that_came_too_late_stands() -> None:
    """Another struck first; the tile is still there, and so is the order."""
    state = holding("pirate", A, C, table_of=3)
    do(state, A, "order-strike pirate seat-1")
    next_turn(state)
    assert list(active_seats(state)) == [C]

    do(state, C, "strike pirate")

    assert state.players[A].orders == {"pirate": "seat-1"}
    assert state.players[A].incidents == ["pirate"]


@pytest.mark.clause("DV86", "DV87")
def test_an_order_ends_when_its_tile_is_stolen() -> None:
    state = table(rockets={A: ["G5"]}, incidents={B: ["meteor"]})
    do(state, B, "order-pass meteor")

    do(state, A, "prospect", "show G5", "alien-stays")
    outcome = do(state, A, "steal seat-1 meteor")

    assert told(outcome, OrderDisarmed) == [
        OrderDisarmed(order=Choice("order-pass", ("meteor",)), reason="lost", to=(B,))
    ]
    assert state.players[B].orders == {}


@pytest.mark.clause("DV86")
def test_an_order_left_while_the_question_is_open_does_not_answer_it() -> None:
    state = holding("pirate", A)
    next_turn(state)

    do(state, A, "order-pass pirate")
    assert list(active_seats(state)) == [A]
    do(state, A, "strike pirate")

    assert state.players[A].orders == {}


@pytest.mark.clause("DV86")
def test_meteors_are_not_asked_for_where_nothing_can_be_attempted() -> None:
    state = holding("meteor", B)
    state.players[B].rockets = ["A1"]
    state.board = {"A1": "alphatite-1", "B1": "betamite-2"}
    state.alien = "B1"

    do(state, A, "prospect")

    assert pending_step(state) != "ambush"


@pytest.mark.clause("DV86")
@pytest.mark.parametrize("order", ["", "order-pass meteor", "order-strike meteor seat-0"])
def test_nobody_can_look_ahead_to_whether_an_order_stands(order: str) -> None:
    """A has prospected and may be struck by meteors; without an order B is asked."""
    state = table(3, rockets={A: ["A1"]}, incidents={B: ["meteor"]})
    do(state, A, "prospect")
    if order:
        do(state, B, order)

    assert do(state, A, "hide").sealed


@pytest.mark.clause("DV86")
def test_an_order_for_one_opponent_outlasts_a_strike_by_hand_at_another() -> None:
    state = table(3, incidents={A: ["pirate", "pirate"]})
    next_turn(state)
    do(state, A, "order-strike pirate seat-2")

    outcome = do(state, A, "strike pirate")

    assert told(outcome, ActionLost) == [ActionLost(seat=B, by=A)]
    assert told(outcome, OrderDropped) == []
    assert state.players[A].orders == {"pirate": "seat-2"}
