"""DV10 to DV12: a turn is an action and an attempt; incidents in between."""

from __future__ import annotations

import pytest

from engine import Illegal, active_seats, pending_step
from games.delta_v.events import AttemptSkipped, TurnBegan
from games.delta_v.parts import CELLS

from .builder import A, B, C, can, contracting, do, gone, table, told


@pytest.mark.clause("DV10")
def test_a_turn_is_an_action_then_an_attempt_then_the_next_player_begins() -> None:
    state = table(3)
    assert (pending_step(state), list(active_seats(state))) == ("take-action", [A])

    do(state, A, "buy")
    assert (pending_step(state), list(active_seats(state))) == ("declare", [A])
    outcome = do(state, A, "declare k1-a", "reveal G7")  # a meteor storm

    assert told(outcome, TurnBegan) == [TurnBegan(seat=B)]
    assert (pending_step(state), list(active_seats(state))) == ("take-action", [B])


@pytest.mark.clause("DV10")
@pytest.mark.parametrize("choice", ["stop", "go-on", "pass", "declare k1-a", "hide"])
def test_the_action_cannot_be_declined(choice: str) -> None:
    with pytest.raises(Illegal):
        do(table(), A, choice)


@pytest.mark.clause("DV10")
def test_the_attempt_cannot_be_declined() -> None:
    assert {offer.split()[0] for offer in can(contracting(), A)} == {"declare"}


@pytest.mark.clause("DV11")
def test_without_a_tile_to_turn_up_the_attempt_is_left_out_and_said_so() -> None:
    state = table(rockets={B: ["A1"]}, alien="B1")
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "B1"}))

    outcome = do(state, A, "buy")

    assert told(outcome, AttemptSkipped) == [AttemptSkipped(seat=A)]


@pytest.mark.clause("DV11", "DV12")
def test_the_attempt_is_left_out_when_an_incident_turned_up_the_last_tile() -> None:
    state = table(rockets={A: ["E6"], B: ["A1"]}, incidents={A: ["scan"]})
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "E6"}))
    do(state, A, "buy")
    assert pending_step(state) == "declare"

    outcome = do(state, A, "use scan", "scan-tiles A1", "show E6")

    assert told(outcome, AttemptSkipped) == [AttemptSkipped(seat=A)]


@pytest.mark.clause("DV12")
def test_incidents_may_be_used_before_the_action_and_several_of_them() -> None:
    state = table(incidents={A: ["acquisition", "acquisition"]})

    do(state, A, "use acquisition", "use acquisition")

    assert state.players[A].station == 3
    assert pending_step(state) == "take-action"
    assert state.discards == ["acquisition", "acquisition"]


@pytest.mark.clause("DV12")
def test_incidents_may_be_used_after_the_action_with_the_declaration() -> None:
    state = table(incidents={A: ["acquisition"]})
    do(state, A, "buy")
    assert pending_step(state) == "declare"

    do(state, A, "use acquisition")

    assert state.players[A].station == 3
    assert can(state, A, "use") == []
    assert len(can(state, A, "declare")) == 12


@pytest.mark.clause("DV12")
def test_incidents_may_be_used_before_meteors_come() -> None:
    state = table(incidents={A: ["acquisition"], B: ["meteor"]})
    do(state, A, "buy")
    assert (pending_step(state), list(active_seats(state))) == ("use-incidents", [A])
    assert can(state, A) == ["go-on", "use acquisition"]

    do(state, A, "use acquisition")

    assert (pending_step(state), list(active_seats(state))) == ("ambush", [B])


@pytest.mark.clause("DV12")
def test_incidents_may_be_used_where_no_attempt_follows() -> None:
    state = table(incidents={A: ["acquisition"]}, rockets={B: ["A1"]})
    gone(state, *(cell for cell in CELLS if cell != "A1"))

    do(state, A, "prospect")

    assert pending_step(state) == "use-incidents"


@pytest.mark.clause("DV12")
def test_incidents_are_used_between_the_tiles_of_an_attempt_and_not_while_rockets_move() -> None:
    state = table(incidents={A: ["sabotage"]}, station={A: 2}, rockets={B: ["E3"]})
    do(state, A, "fly A1")
    assert can(state, A, "use") == []
    do(state, A, "declare k6-ad", "reveal B1")
    assert "reveal E3" not in can(state, A)

    do(state, A, "use sabotage", "sabotage seat-1 E3", "stay", "reveal E3")

    assert pending_step(state) == "bid-window"


@pytest.mark.clause("DV12", "DV81")
def test_what_a_scan_turns_up_in_an_attempt_does_not_end_it() -> None:
    state = table(incidents={A: ["scan"]}, rockets={A: ["E6", "G5"]})
    do(state, A, "buy", "declare k6-ad", "reveal A1", "use scan", "scan-tiles B1 C1 D1 E1")

    do(state, A, "show G5", "alien-to A2", "steal-nothing")

    assert pending_step(state) == "reveal"
    assert state.attempt is not None
    assert state.attempt.cells == ["A1"]
    assert "reveal A2" not in can(state, A)


@pytest.mark.clause("DV90", "DV12")
def test_the_fifth_encounter_ends_the_game_in_the_middle_of_an_attempt() -> None:
    state = table(incidents={A: ["scan"]}, rockets={A: ["G5"]})
    state.encounters = ["A6", "B6", "C6", "D6"]
    do(state, A, "buy", "declare k6-ad", "reveal A1", "use scan", "scan-tiles B1 C1 D1", "show G5")

    assert state.over == "aliens"
    assert state.attempt is None


@pytest.mark.clause("DV65", "DV12")
def test_no_incident_is_used_after_a_contract_has_been_taken() -> None:
    state = table(incidents={A: ["acquisition"]}, bribes={B: []})

    do(state, A, "buy", "declare k1-a", "reveal A1")

    assert list(active_seats(state)) == [B]


@pytest.mark.clause("DV12")
def test_incidents_are_not_used_in_the_turn_of_another() -> None:
    state = table(3, incidents={B: ["scan", "sabotage", "acquisition"]})

    assert can(state, B) == []
    assert can(state, C) == []
