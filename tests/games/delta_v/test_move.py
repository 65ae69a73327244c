"""DV20 to DV24: moving rockets."""

from __future__ import annotations

import pytest

from engine import Illegal, active_seats, pending_step
from games.delta_v.events import CameBack, Collided, Flew, TurnBegan
from games.delta_v.parts import CELLS

from .builder import A, B, C, can, do, gone, table, told


@pytest.mark.clause("DV20")
def test_rockets_fly_from_the_station_to_any_tile_and_back() -> None:
    state = table(station={A: 1}, rockets={A: ["A1"]})
    state.encounters = ["G5"]
    gone(state, "B1")

    assert can(state, A, "fly") == [f"fly {cell}" for cell in CELLS if cell != "B1"]
    assert can(state, A, "return") == ["return A1"]


@pytest.mark.clause("DV20")
def test_a_rocket_moves_once() -> None:
    state = table(station={A: 1}, rockets={A: ["A1"]})

    do(state, A, "fly C3")
    assert can(state, A, "return") == ["return A1"]
    outcome = do(state, A, "return A1")

    assert told(outcome, CameBack) == [CameBack(seat=A, cell="A1")]
    assert pending_step(state) == "declare"  # the returned rocket does not fly again
    assert (state.players[A].station, state.players[A].rockets) == (1, ["C3"])


@pytest.mark.clause("DV20")
def test_rockets_that_came_home_stay_there_but_the_others_may_still_fly() -> None:
    state = table(station={A: 1}, rockets={A: ["A1", "B1"]})

    do(state, A, "return A1", "return B1")
    assert len(can(state, A, "fly")) == len(CELLS)
    do(state, A, "fly C3")

    assert pending_step(state) == "declare"
    assert (state.players[A].station, state.players[A].rockets) == (2, ["C3"])


@pytest.mark.clause("DV20")
def test_no_rocket_flies_from_tile_to_tile() -> None:
    state = table(station={A: 0}, rockets={A: ["A1"]})

    assert can(state, A, "fly") == []
    with pytest.raises(Illegal):
        do(state, A, "fly B1")


@pytest.mark.clause("DV20")
def test_a_rocket_that_arrived_does_not_return_but_its_neighbour_does() -> None:
    state = table(station={A: 1}, rockets={A: ["A1"]})
    do(state, A, "fly A1")

    assert can(state, A, "return") == ["return A1"]
    do(state, A, "return A1")

    assert pending_step(state) == "declare"
    assert state.players[A].rockets == ["A1"]


@pytest.mark.clause("DV21")
def test_an_arriving_rocket_takes_an_opposing_one_with_it() -> None:
    state = table(rockets={B: ["C3"]})

    outcome = do(state, A, "fly C3")

    assert told(outcome, Collided) == [Collided(seat=A, other=B, cell="C3")]
    assert (state.players[A].rockets, state.players[A].yard) == ([], 5)
    assert (state.players[B].rockets, state.players[B].yard) == ([], 4)


@pytest.mark.clause("DV21")
def test_two_rockets_are_overcome_by_three_arrivals() -> None:
    state = table(station={A: 3}, rockets={B: ["C3", "C3"]})

    do(state, A, "fly C3", "fly C3")
    assert state.players[B].rockets == []
    assert state.players[A].rockets == []
    do(state, A, "fly C3")

    assert state.players[A].rockets == ["C3"]


@pytest.mark.clause("DV21")
def test_a_second_opponent_crashes_too_so_that_no_two_share_a_tile() -> None:
    state = table(3, station={A: 2}, rockets={C: ["C3", "C3"]})

    outcome = do(state, A, "fly C3")

    assert told(outcome, Collided) == [Collided(seat=A, other=C, cell="C3")]
    assert (state.players[A].rockets, state.players[C].rockets) == ([], ["C3"])


@pytest.mark.clause("DV22")
def test_own_rockets_share_a_tile_and_the_station_is_safe() -> None:
    state = table(station={A: 1, B: 3}, rockets={A: ["A1", "C3"]})

    do(state, A, "fly C3")
    outcome = do(state, A, "return A1")

    assert told(outcome, Collided) == []
    assert state.players[A].rockets == ["C3", "C3"]
    assert state.players[B].station == 3


@pytest.mark.clause("DV23")
def test_rockets_under_the_alien_are_held() -> None:
    state = table(station={A: 0}, rockets={A: ["A1", "B1"]}, alien="A1")

    assert can(state, A, "return") == ["return B1"]


@pytest.mark.clause("DV23")
def test_rockets_may_fly_to_the_alien_and_are_held_then() -> None:
    state = table(alien="A1")

    do(state, A, "fly A1")

    assert state.players[A].rockets == ["A1"]
    state.stack = table().stack
    assert can(state, A, "return") == []


@pytest.mark.clause("DV24")
def test_each_flight_takes_effect_at_once_and_the_mover_stops_when_he_likes() -> None:
    state = table(station={A: 3})

    outcome = do(state, A, "fly A1")
    assert told(outcome, Flew) == [Flew(seat=A, cell="A1")]
    assert state.players[A].rockets == ["A1"]
    do(state, A, "fly B1", "stop")

    assert pending_step(state) == "declare"
    assert state.players[A].station == 1


@pytest.mark.clause("DV24")
def test_declaring_a_contract_ends_the_move() -> None:
    state = table(station={A: 3})

    do(state, A, "fly A1", "declare k6-ad")

    assert pending_step(state) == "reveal"
    assert state.attempt is not None
    assert state.attempt.contract == "k6-ad"


@pytest.mark.clause("DV24", "DV85")
@pytest.mark.parametrize("answer", ["pass", "strike meteor"])
def test_meteors_still_come_before_a_contract_declared_out_of_a_move(answer: str) -> None:
    state = table(station={A: 3}, incidents={A: ["acquisition"], B: ["meteor"]})

    do(state, A, "fly A1", "declare k6-ad")
    assert (pending_step(state), list(active_seats(state))) == ("ambush", [B])
    outcome = do(state, B, answer)

    if answer == "pass":
        assert (pending_step(state), list(active_seats(state))) == ("reveal", [A])
    else:
        assert told(outcome, TurnBegan) == [TurnBegan(seat=B)]


@pytest.mark.clause("DV24")
def test_nothing_is_declared_out_of_a_move_when_nothing_can_be_turned_up() -> None:
    state = table(station={A: 2}, rockets={B: ["A1"]})
    gone(state, *(cell for cell in CELLS if cell not in {"A1", "G5"}))
    state.encounters = ["G5"]

    do(state, A, "fly G5")

    assert can(state, A, "declare") == []
    assert can(state, A, "stop") == ["stop"]
