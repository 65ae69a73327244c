"""SM13 to SM18, SM20: scanning, developing, discovering."""

from __future__ import annotations

import pytest

from engine import Illegal, pending_step
from games.space_mission.events import (
    Developed,
    FoundNothing,
    LastRoundBegan,
    PileSearched,
    PileSeen,
    Scanned,
    SpaceTurnedUp,
    TileHidden,
    TileKept,
    TileMarked,
    TilesReceived,
    TilesReturned,
    TileTaken,
)
from games.space_mission.parts import SPACE
from games.space_mission.state import Scan
from games.space_mission.view import view

from .table import A, B, C, can, do, mark, settle, table, told

PILE = ["ore-red", "ore-red", "water", SPACE]


@pytest.mark.clause("SM13")
def test_a_scan_costs_a_card_and_shows_the_pile_to_the_scanner_alone() -> None:
    state = table(hands={A: ["s3l1", "j1s1"]}, ships={A: "hazard"}, piles={"hazard": PILE})

    assert can(state, A, "scan") == {"scan s3l1"}
    outcome = do(state, A, "scan s3l1")

    assert state.deck.discards == ["s3l1"]
    assert outcome.events == (
        Scanned(seat=A, planet="hazard", card="s3l1"),
        PileSeen(planet="hazard", tiles=("ore-red", "ore-red", "water", SPACE), to=(A,)),
    )
    assert pending_step(state) == "mark-tile"


@pytest.mark.clause("SM13", "SM20", "SM41")
def test_one_point_tile_goes_face_down_under_a_probe() -> None:
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": PILE})
    do(state, A, "scan s3l1")

    assert can(state, A) == {"mark ore-red", "mark water"}
    outcome = do(state, A, "mark ore-red")

    hazard = state.planet("hazard")
    assert hazard.scans == [Scan(A, "ore-red")]
    assert sorted(hazard.pile) == ["ore-red", SPACE, "water"]
    assert state.pilots[A].chips == 19
    assert state.pilots[A].tiles == []
    assert outcome.events == (
        TileMarked(seat=A, planet="hazard"),
        TileHidden(planet="hazard", tile="ore-red", to=(A,)),
    )


@pytest.mark.clause("SM13")
def test_a_planet_may_be_scanned_several_times() -> None:
    state = table(hands={A: ["s3l1", "s3l2"]}, ships={A: "hazard"}, piles={"hazard": PILE})

    do(state, A, "scan s3l1", "mark water", "scan s3l2", "mark ore-red")

    assert state.planet("hazard").scans == [Scan(A, "water"), Scan(A, "ore-red")]


@pytest.mark.clause("SM13")
def test_a_developed_planet_cannot_be_scanned() -> None:
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"})
    settle(state, B, "hazard")

    assert not can(state, A, "scan")


@pytest.mark.clause("SM13")
def test_a_planet_is_scanned_from_the_planet_only() -> None:
    assert not can(table(hands={A: ["s1l1", "sxl1"]}), A, "scan")


@pytest.mark.clause("SM13")
def test_the_scanner_may_not_look_at_a_scanned_tile_again() -> None:
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": PILE})
    do(state, A, "scan s3l1", "mark ore-red")

    seen = view(state, A).planet("hazard")
    assert seen.probes == (A,)
    assert (seen.marked, seen.tiles) == ((), ())


@pytest.mark.clause("SM14")
def test_a_planet_is_developed_with_its_two_landing_cards() -> None:
    hand = ["j1l2", "j2l4", "j2l2", "j1s4"]
    state = table(hands={A: hand}, ships={A: "hazard"})
    mark(state, A, "hazard", "ore-red" if "ore-red" in state.planet("hazard").pile else "water")

    assert can(state, A, "develop") == {"develop j1l2 j2l4", "develop j2l2 j2l4"}
    outcome = do(state, A, "develop j1l2 j2l4")

    assert state.planet("hazard").station == A
    assert state.deck.discards == ["j1l2", "j2l4"]
    assert told(outcome, Developed) == [Developed(seat=A, planet="hazard", cards=("j1l2", "j2l4"))]


@pytest.mark.clause("SM4", "SM14")
def test_orange_jokers_land_anywhere() -> None:
    state = table(hands={A: ["j1lx", "j2lx"]}, ships={A: "hazard"})
    mark(state, A, "hazard", state.planet("hazard").pile[0])

    assert can(state, A, "develop") == {"develop j1lx j2lx"}


@pytest.mark.clause("SM14")
def test_one_landing_card_is_not_enough() -> None:
    state = table(hands={A: ["j1l2", "j2l2"]}, ships={A: "hazard"})
    mark(state, A, "hazard", state.planet("hazard").pile[0])

    assert not can(state, A, "develop")


@pytest.mark.clause("SM14")
def test_nobody_develops_a_planet_without_an_own_probe_on_it() -> None:
    state = table(hands={A: ["j1l2", "j2l4"]}, ships={A: "hazard"})
    mark(state, B, "hazard", state.planet("hazard").pile[0])

    assert not can(state, A, "develop")


@pytest.mark.clause("SM14")
def test_nobody_develops_a_developed_planet() -> None:
    state = table(hands={A: ["j1l2", "j2l4"]}, ships={A: "hazard"})
    mark(state, A, "hazard", state.planet("hazard").pile[0])
    settle(state, B, "hazard")

    assert not can(state, A, "develop")


@pytest.mark.clause("SM14")
def test_scanned_tiles_go_to_the_owners_of_the_probes_and_the_probes_return() -> None:
    pile = ["ore-red", "water", "medal", "ore-blue", SPACE]
    state = table(3, hands={A: ["j1l2", "j2l4"]}, ships={A: "hazard"}, piles={"hazard": pile})
    mark(state, A, "hazard", "water")
    mark(state, C, "hazard", "medal")
    mark(state, A, "hazard", "ore-red")

    outcome = do(state, A, "develop j1l2 j2l4")

    assert state.planet("hazard").scans == []
    assert [sorted(pilot.tiles) for pilot in state.pilots] == [["ore-red", "water"], [], ["medal"]]
    assert [pilot.chips for pilot in state.pilots] == [19, 20, 20]
    assert told(outcome, TilesReturned) == [
        TilesReturned(seat=A, planet="hazard", tiles=2),
        TilesReturned(seat=C, planet="hazard", tiles=1),
    ]
    assert told(outcome, TilesReceived) == [
        TilesReceived(planet="hazard", tiles=("ore-red", "water"), to=(A,)),
        TilesReceived(planet="hazard", tiles=("medal",), to=(C,)),
    ]


@pytest.mark.clause("SM14", "SM20")
def test_the_developer_chooses_one_more_point_tile_of_the_pile() -> None:
    state = table(hands={A: ["j1l2", "j2l4"]}, ships={A: "hazard"}, piles={"hazard": PILE})
    mark(state, A, "hazard", "ore-red")

    outcome = do(state, A, "develop j1l2 j2l4")
    assert told(outcome, PileSearched) == [PileSearched(seat=A, planet="hazard")]
    assert can(state, A) == {"take ore-red", "take water"}
    do(state, A, "take water")

    assert state.pilots[A].tiles == ["ore-red", "water"]


@pytest.mark.clause("SM14")
def test_where_only_open_space_is_left_the_developer_takes_nothing() -> None:
    state = table(hands={A: ["j1l2", "j2l4"]}, ships={A: "hazard"}, piles={"hazard": PILE})
    for tile in PILE[:3]:
        mark(state, A, "hazard", tile)
    state.planet("hazard").open = True

    outcome = do(state, A, "develop j1l2 j2l4")

    assert not told(outcome, PileSeen)
    assert pending_step(state) == "take-action"
    assert len(state.pilots[A].tiles) == 3


@pytest.mark.clause("SM14")
def test_where_the_pile_is_empty_the_developer_takes_nothing() -> None:
    state = table(hands={A: ["j1l2", "j2l4"]}, ships={A: "hazard"}, piles={"hazard": ["water"]})
    mark(state, A, "hazard", "water")

    do(state, A, "develop j1l2 j2l4")

    assert pending_step(state) == "take-action"
    assert state.pilots[A].tiles == ["water"]


@pytest.mark.clause("SM15")
def test_a_developed_planet_is_discovered_whoever_owns_it_without_a_card() -> None:
    state = table(hands={A: []}, ships={A: "hazard"}, piles={"hazard": PILE})
    settle(state, B, "hazard")

    outcome = do(state, A, "discover")
    assert outcome.events == (
        PileSearched(seat=A, planet="hazard"),
        PileSeen(planet="hazard", tiles=("ore-red", "ore-red", "water", SPACE), to=(A,)),
    )
    outcome = do(state, A, "take water")

    assert state.pilots[A].tiles == ["water"]
    assert outcome.events == (
        TileTaken(seat=A, planet="hazard", left=3),
        TileKept(planet="hazard", tile="water", to=(A,)),
    )


@pytest.mark.clause("SM15")
def test_who_discovers_must_take_a_tile() -> None:
    state = table(hands={A: []}, ships={A: "hazard"}, piles={"hazard": PILE})
    settle(state, B, "hazard")
    do(state, A, "discover")

    assert can(state, A) == {"take ore-red", "take water"}


@pytest.mark.clause("SM15")
@pytest.mark.parametrize(("pile", "is_open"), [([], False), ([SPACE, SPACE], True)])
def test_where_no_point_tile_is_left_nothing_is_discovered(pile: list[str], is_open: bool) -> None:  # noqa: FBT001 - a parameter
    state = table(ships={A: "hazard"}, piles={"hazard": pile})
    state.planet("hazard").open = is_open
    settle(state, B, "hazard")

    assert not can(state, A, "discover")


@pytest.mark.clause("SM15")
def test_an_undeveloped_planet_cannot_be_discovered() -> None:
    assert not can(table(ships={A: "hazard"}), A, "discover")


@pytest.mark.clause("SM16", "SM40")
def test_tiles_taken_are_seen_by_their_owner_at_any_time_and_counted_by_all() -> None:
    state = table()
    state.pilots[A].tiles = ["water", "ore-red"]

    assert view(state, A).pilots[A].taken == ("ore-red", "water")
    for other in (B, None):
        assert view(state, other).pilots[A].taken == ()
        assert view(state, other).pilots[A].tiles == 2


@pytest.mark.clause("SM17")
@pytest.mark.parametrize("developed", [True, False])
def test_after_a_taking_that_leaves_only_space_the_pile_is_turned_up(developed: bool) -> None:  # noqa: FBT001 - a parameter
    pile = ["water", SPACE, SPACE]
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": pile})
    if developed:
        settle(state, B, "hazard")
        outcome = do(state, A, "discover", "take water")
    else:
        outcome = do(state, A, "scan s3l1", "mark water")

    assert state.planet("hazard").open
    assert told(outcome, SpaceTurnedUp) == [
        SpaceTurnedUp(planet="hazard", tiles=2, total=2, needed=6)
    ]
    assert not told(outcome, LastRoundBegan)
    assert outcome.sealed


@pytest.mark.clause("SM17")
def test_a_pile_taken_to_the_last_tile_turns_nothing_up() -> None:
    state = table(ships={A: "hazard"}, piles={"hazard": ["water"]})
    settle(state, B, "hazard")

    outcome = do(state, A, "discover", "take water")

    assert not told(outcome, SpaceTurnedUp)
    assert not state.planet("hazard").open


@pytest.mark.clause("SM17")
def test_a_first_scan_that_finds_only_space_gives_nothing_and_turns_it_up() -> None:
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": [SPACE] * 8})

    outcome = do(state, A, "scan s3l1")

    assert outcome.events[:2] == (
        Scanned(seat=A, planet="hazard", card="s3l1"),
        FoundNothing(seat=A, planet="hazard"),
    )
    assert state.planet("hazard").open
    assert state.planet("hazard").scans == []
    assert (state.deck.discards, state.pilots[A].chips) == (["s3l1"], 20)
    assert outcome.sealed
    assert pending_step(state) == "take-action"


@pytest.mark.clause("SM14", "SM17")
def test_who_scanned_in_vain_may_develop_and_gets_no_tile() -> None:
    state = table(
        hands={A: ["s3l1", "j1l2", "j1l4"], B: ["j2l2", "j2l4"]},
        ships={A: "hazard", B: "hazard"},
        piles={"hazard": [SPACE] * 8},
    )
    do(state, A, "scan s3l1")
    assert view(state, B).planet("hazard").in_vain == A

    outcome = do(state, A, "develop j1l2 j1l4")

    assert told(outcome, Developed) != []
    assert (state.planet("hazard").station, state.pilots[A].chips) == (A, 19)
    assert state.pilots[A].tiles == []
    assert pending_step(state) == "take-action"


@pytest.mark.clause("SM14", "SM17")
def test_a_scan_in_vain_is_that_of_the_scanner_alone() -> None:
    state = table(
        hands={A: ["s3l1"], B: ["j2l2", "j2l4"]},
        ships={A: "hazard", B: "hazard"},
        piles={"hazard": [SPACE] * 8},
        left=1,
    )

    do(state, A, "scan s3l1")

    assert can(state, B, "develop") == set()


@pytest.mark.clause("SM19", "SM43")
def test_without_a_chip_and_without_a_probe_there_nobody_develops() -> None:
    state = table(hands={A: ["j1l2", "j1l4"]}, ships={A: "hazard"}, piles={"hazard": [SPACE]})
    state.planet("hazard").in_vain = A
    assert len(can(state, A, "develop")) == 1

    state.pilots[A].chips = 0

    assert can(state, A, "develop") == set()


@pytest.mark.clause("SM18")
@pytest.mark.parametrize(("pile", "is_open"), [([SPACE], True), ([], False)])
def test_where_space_lies_open_or_nothing_is_left_nobody_scans(
    pile: list[str],
    is_open: bool,  # noqa: FBT001 - a parameter
) -> None:
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": pile})
    state.planet("hazard").open = is_open

    assert not can(state, A, "scan")


@pytest.mark.clause("SM20")
@pytest.mark.parametrize("choice", ["mark space", "take space"])
def test_space_can_never_be_chosen(choice: str) -> None:
    state = table(hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": PILE})
    if choice.startswith("take"):
        settle(state, B, "hazard")
        do(state, A, "discover")
    else:
        do(state, A, "scan s3l1")

    with pytest.raises(Illegal):
        do(state, A, choice)
