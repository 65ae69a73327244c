"""SM30 to SM37, SM42: the end and the score sheet."""

from __future__ import annotations

from collections import Counter

import pytest

from engine import Seat, active_seats
from games.space_mission import GAME
from games.space_mission.events import LastRoundBegan
from games.space_mission.parts import SPACE
from games.space_mission.scoring import (
    COLUMNS,
    gate_points,
    largest_colour,
    matter,
    result,
    tile_points,
    water,
)
from games.space_mission.setup import END_AT
from games.space_mission.state import State
from games.space_mission.view import view

from .table import A, B, C, do, mark, pass_turns, settle, table, told


def over(state: State) -> str:
    """Why the match ended, or the empty string."""
    return state.over


def open_space(state: State, tiles: int) -> None:
    """Lay so many space tiles open, from the piles in order; their point tiles go to seat B."""
    for planet in state.ring:
        if tiles <= 0:
            return
        state.pilots[B].tiles += [tile for tile in planet.pile if tile != SPACE]
        planet.pile = [SPACE] * min(tiles, 2)
        planet.open = True
        tiles -= 2


@pytest.mark.clause("SM30")
def test_the_open_space_tiles_that_end_the_match_depend_on_the_players() -> None:
    assert END_AT == {2: 6, 3: 8, 4: 10, 5: 12}


@pytest.mark.clause("SM30")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_with_enough_open_space_the_match_ends_after_the_round(seats: int) -> None:
    state = table(seats)
    state.end_at = END_AT[seats]
    open_space(state, END_AT[seats])

    pass_turns(state, seats - 1)
    assert not over(state)
    pass_turns(state, 1)

    assert over(state) == "space"
    assert not active_seats(state)


@pytest.mark.clause("SM30")
def test_one_open_space_tile_less_does_not_end_the_match() -> None:
    state = table(2)
    open_space(state, 5)

    pass_turns(state, 4)

    assert not over(state)
    assert state.round == 3


@pytest.mark.clause("SM30")
@pytest.mark.parametrize(("turner", "turns"), [(A, 3), (B, 2), (C, 1)])
def test_all_have_had_the_same_number_of_turns(turner: Seat, turns: int) -> None:
    state = table(3, ships={turner: "ironhide"}, piles={"ironhide": ["water", SPACE, SPACE]})
    open_space(state, 6)
    settle(state, A, "ironhide")
    pass_turns(state, turner)

    outcome = do(state, turner, "discover", "take water")
    assert told(outcome, LastRoundBegan) == [LastRoundBegan(total=8)]
    do(state, turner, "top-up")
    pass_turns(state, turns - 1)

    assert over(state) == "space"


@pytest.mark.clause("SM30")
def test_tiles_under_probes_are_not_given_out_at_the_end() -> None:
    state = table(2, piles={"hazard": ["water", "medal", SPACE]})
    mark(state, A, "hazard", "water")
    state.end_at = 0
    pass_turns(state, 2)

    assert over(state) == "space"
    assert state.pilots[A].tiles == []
    assert result(state).rows[A][-1] == 0


@pytest.mark.clause("SM42")
def test_when_no_tile_can_move_any_more_the_match_ends_after_the_round() -> None:
    state = table(2)
    for pilot in state.pilots:
        pilot.gate, pilot.chips = pilot.chips, 0

    pass_turns(state, 1)
    assert not over(state)
    pass_turns(state, 1)

    assert over(state) == "stranded"
    assert [row[0] for row in result(state).rows] == [9, 9]


@pytest.mark.clause("SM42")
def test_one_chip_one_probe_or_one_pile_to_discover_keeps_the_match_going() -> None:
    stranded = table(2)
    for pilot in stranded.pilots:
        pilot.chips = 0
    assert stranded.is_stranded

    chip, probe, pile = table(2), table(2), table(2)
    mark(probe, A, "hazard", probe.planet("hazard").pile[0])
    settle(pile, A, "hazard")
    for state in (chip, probe, pile):
        for pilot in state.pilots:
            pilot.chips = 0
    chip.pilots[B].chips = 1

    assert not any(state.is_stranded for state in (chip, probe, pile))


@pytest.mark.clause("SM31")
@pytest.mark.parametrize(
    ("probes", "points"),
    [
        ([5, 3, 3, 3, 2], [9, 6, 6, 6, 0]),  # the example of the rulebook: black gets nothing
        ([4, 3, 2, 1, 0], [9, 6, 3, 1, 0]),
        ([5, 4, 3, 2, 1], [9, 6, 3, 1, 0]),
        ([4, 4, 2, 1, 1], [9, 9, 3, 1, 1]),
        ([2, 2, 2, 2, 2], [9, 9, 9, 9, 9]),
        ([1, 0], [9, 0]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_the_gate_pays_nine_six_three_one(probes: list[int], points: list[int]) -> None:
    assert gate_points(probes) == points


@pytest.mark.clause("SM32")
def test_a_station_is_worth_three() -> None:
    state = table(2)
    settle(state, A, "hazard")
    settle(state, A, "freezer")

    assert [row[COLUMNS.index("stations")] for row in result(state).rows] == [6, 0]


@pytest.mark.clause("SM33")
def test_seven_ores_with_three_red_are_twenty_one() -> None:
    """The example of the rulebook."""
    taken = ["ore-red"] * 3 + ["ore-blue"] * 2 + ["ore-green"] * 2

    assert tile_points(taken) == (21, 0, 0, 0, 0)


@pytest.mark.clause("SM33")
def test_six_aliens_with_four_brown_are_twenty_four() -> None:
    """The example of the rulebook."""
    taken = ["alien-brown"] * 4 + ["alien-blue"] * 2

    assert tile_points(taken) == (0, 24, 0, 0, 0)


@pytest.mark.clause("SM33")
def test_no_ore_is_nothing() -> None:
    assert largest_colour(Counter(), ("ore-red",)) == 0


@pytest.mark.clause("SM34")
@pytest.mark.parametrize(
    ("green", "blue", "points"), [(1, 1, 7), (1, 0, 2), (0, 2, 4), (3, 2, 16), (4, 4, 28)]
)
def test_matter_counts_in_pairs(green: int, blue: int, points: int) -> None:
    assert matter(Counter({"matter-green": green, "matter-blue": blue})) == points


@pytest.mark.clause("SM35")
@pytest.mark.parametrize(
    ("count", "points"), [(0, 0), (1, 2), (2, 5), (3, 9), (4, 14), (5, 16), (6, 19), (8, 28)]
)
def test_water_starts_again_after_four(count: int, points: int) -> None:
    assert water(count) == points


@pytest.mark.clause("SM36")
def test_a_medal_is_worth_three() -> None:
    assert tile_points(["medal"] * 4) == (0, 0, 0, 0, 12)


def test_the_sheet_has_a_row_a_seat_and_the_total_last() -> None:
    state = table(2)
    state.pilots[A].tiles = ["water", "medal", "ore-red", "matter-blue", "alien-blue"]
    state.pilots[A].gate = 1
    settle(state, B, "hazard")

    sheet = result(state)

    assert sheet.columns[-1] == "total"
    assert sheet.rows == ((9, 0, 1, 1, 2, 2, 3, 18), (0, 3, 0, 0, 0, 0, 0, 3))
    assert sheet.places == (1, 2)


@pytest.mark.clause("SM37")
def test_a_tie_goes_to_the_more_stations() -> None:
    state = table(2)
    settle(state, B, "hazard")
    state.pilots[A].tiles = ["medal"]

    assert result(state).places == (2, 1)


@pytest.mark.clause("SM37")
def test_a_tie_in_stations_too_is_a_shared_victory() -> None:
    state = table(3)
    settle(state, A, "hazard")
    settle(state, C, "freezer")

    assert result(state).places == (1, 3, 1)
    assert result(state).winners == (A, C)


@pytest.mark.clause("SM31", "SM32", "SM35", "SM47")
def test_a_position_is_scored_as_it_stands() -> None:
    state = table(3)
    settle(state, B, "freezer")
    state.pilots[B].tiles = ["water", "water"]
    state.pilots[C].gate = 1

    standing = GAME.rules.standing(state)

    assert standing is not None
    assert (standing.reason, standing.places) == ("", (3, 2, 1))
    assert [row[-1] for row in standing.rows] == [0, 8, 9]
    assert [pilot.points for pilot in view(state, B).pilots] == [None, 8, None]
