"""SM11 to SM20: why something is not on offer."""

from __future__ import annotations

import pytest

from engine import Choice, why_not
from games.space_mission.parts import SPACE
from games.space_mission.state import State

from .table import A, B, do, mark, settle, table

HAND = ["j1s3", "j2s4", "s3l2", "j3l4"]


def reason(state: State, choice: str) -> str:
    """The name of the need that is not met, or nothing."""
    lacking = why_not(state, A, Choice.parse(choice))
    return lacking.name if lacking else ""


def scanned() -> State:
    """Seat A on Hazard, with a probe there."""
    state = table(hands={A: HAND}, ships={A: "hazard"})
    mark(state, A, "hazard", state.planet("hazard").pile[0])
    return state


@pytest.mark.clause("SM11", "SM12", "SM13", "SM14", "SM15")
@pytest.mark.parametrize("choice", ["fly hazard", "scan j1s3", "develop s3l2 j3l4", "discover"])
def test_from_the_gate_only_a_jump_leads_away(choice: str) -> None:
    state = table(hands={A: HAND})

    assert reason(state, choice) == "on-planet"
    assert reason(state, "jump j1s3 hazard") == ""


@pytest.mark.clause("SM4", "SM11", "SM12")
@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ("jump j2s4 freezer", "jump-card"),
        ("jump s3l2 freezer", "jump-card"),
        ("jump j1s3 hazard", "elsewhere"),
        ("fly caldera", "neighbour"),
        ("fly hazard", "neighbour"),
    ],
)
def test_a_way_that_does_not_lead_there_has_a_reason(choice: str, why: str) -> None:
    assert reason(scanned(), choice) == why


@pytest.mark.clause("SM13", "SM14", "SM15")
@pytest.mark.parametrize(
    ("choice", "why"),
    [
        ("scan j2s4", "scan-card"),
        ("scan", "scan-card"),
        ("develop j3l4 s3l2", "landing-cards"),
        ("develop s3l2 j3l4", ""),
        ("discover", "developed"),
    ],
)
def test_what_cannot_be_done_on_an_undeveloped_planet_has_a_reason(choice: str, why: str) -> None:
    assert reason(scanned(), choice) == why


@pytest.mark.clause("SM13", "SM14")
@pytest.mark.parametrize("choice", ["scan s3l2", "develop s3l2 j3l4"])
def test_on_a_developed_planet_the_station_is_the_reason(choice: str) -> None:
    state = scanned()
    settle(state, B, "hazard")

    assert reason(state, choice) == "undeveloped"


@pytest.mark.clause("SM14")
def test_a_planet_that_somebody_else_scanned_was_not_scanned() -> None:
    state = table(hands={A: HAND}, ships={A: "hazard"})
    mark(state, B, "hazard", state.planet("hazard").pile[0])

    assert reason(state, "develop s3l2 j3l4") == "scanned-before"


@pytest.mark.clause("SM15", "SM18")
@pytest.mark.parametrize(("choice", "station"), [("scan s3l2", None), ("discover", B)])
def test_a_pile_that_lies_open_is_a_reason(choice: str, station: int | None) -> None:
    state = table(hands={A: HAND}, ships={A: "hazard"}, piles={"hazard": [SPACE]})
    state.planet("hazard").open = True
    if station is not None:
        settle(state, B, "hazard")

    assert reason(state, choice) == "closed-pile"


@pytest.mark.clause("SM19", "SM43")
def test_without_a_chip_the_chip_is_the_reason() -> None:
    state = scanned()
    state.pilots[A].chips = 0
    assert reason(state, "jump j1s3 freezer") == reason(state, "scan s3l2") == "chip-left"
    assert reason(state, "develop s3l2 j3l4") == ""

    state.planet("hazard").scans.clear()
    state.planet("hazard").in_vain = A

    assert reason(state, "develop s3l2 j3l4") == "chip-or-probe"


@pytest.mark.clause("SM20")
@pytest.mark.parametrize("tile", [SPACE, "medal"])
def test_a_tile_that_cannot_be_chosen_has_a_reason(tile: str) -> None:
    state = table(hands={A: HAND}, ships={A: "hazard"}, piles={"hazard": ["water", SPACE]})
    do(state, A, "scan s3l2")

    assert reason(state, f"mark {tile}") == "point-tile"
    assert reason(state, "mark water") == ""
