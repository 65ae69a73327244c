"""DV1 to DV3: the deal."""

from __future__ import annotations

import pytest

from engine import Seat, start
from games.delta_v import GAME
from games.delta_v.parts import CELLS, COMPONENTS, MINERALS, STATION
from games.delta_v.setup import Options
from games.delta_v.state import State


def dealt(seats: int, seed: int = 7) -> State:
    return start(GAME, seats, Options(), f"{seed:032x}", 0).state


@pytest.mark.clause("DV1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_five_rockets_and_a_counter_of_each_mineral(seats: int) -> None:
    players = dealt(seats).players

    assert len(players) == seats
    for player in players:
        assert (player.station, player.yard, player.rockets) == (1, 4, [])
        assert tuple(player.bribes) == MINERALS
        assert player.spent == []


@pytest.mark.clause("DV1")
@pytest.mark.parametrize("seats", [1, 5])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 4"):
        dealt(seats)


@pytest.mark.clause("DV2")
def test_48_tiles_lie_face_down_around_the_station() -> None:
    state = dealt(2)

    assert list(state.board) == list(CELLS)
    assert len(CELLS) == 48
    assert "D4" not in CELLS
    assert STATION not in CELLS
    assert {cell[0] for cell in CELLS} == set("ABCDEFG")
    assert {cell[1] for cell in CELLS} == set("1234567")
    assert sorted(state.board.values()) == sorted(COMPONENTS.faces)
    assert state.shown() == set()
    assert dealt(2, 8).board != state.board


@pytest.mark.clause("DV3")
def test_contracts_are_open_and_the_alien_is_not_there() -> None:
    state = dealt(3)

    assert state.open_contracts() == COMPONENTS.contract_ids
    assert state.alien == ""
    assert state.encounters == []


@pytest.mark.clause("DV3")
def test_the_first_player_is_drawn_and_turns_go_clockwise() -> None:
    assert {dealt(4, seed).first for seed in range(40)} == {0, 1, 2, 3}
    state = dealt(3)
    assert state.active == state.first
    assert state.clockwise(Seat(1)) == [2, 0]
