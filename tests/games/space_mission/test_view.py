"""SM40: what everybody sees of the table."""

from __future__ import annotations

import pytest

from engine import Seat
from games.space_mission.parts import SPACE
from games.space_mission.view import PilotView, view

from .table import A, B, C, do, mark, pass_turns, settle, table

VIEWERS = (A, B, None)


@pytest.mark.parametrize(
    ("choices", "last"),
    [
        (["jump j1s4 freezer"], "freezer"),
        (["fly ruby-red"], "ruby-red"),
        (["scan s3l1"], "hazard"),
        (["scan s3l1", "mark water"], "hazard"),
        (["develop j2l2 j2l4"], "hazard"),
        (["fly ruby-red", "discover"], "ruby-red"),
        (["fly ruby-red", "top-up"], ""),
    ],
)
def test_the_planet_of_the_last_action_is_marked_for_all(choices: list[str], last: str) -> None:
    hand = ["j1s4", "s3l1", "j2l2", "j2l4"]
    state = table(hands={A: hand}, ships={A: "hazard"}, piles={"hazard": ["medal", "water"]})
    mark(state, A, "hazard", "medal")
    settle(state, B, "ruby-red")

    do(state, A, *choices)

    assert {view(state, viewer).last for viewer in VIEWERS} == {last}


@pytest.mark.clause("SM10", "SM30", "SM40", "SM41")
def test_everybody_sees_whose_turn_it_is_and_how_far_the_match_has_come() -> None:
    state = table(3, hands={A: ["j1s4", "s3l1"]}, piles={"hazard": ["water", SPACE, SPACE]})
    do(state, A, "jump j1s4 hazard")
    assert {view(state, viewer).actions for viewer in VIEWERS} == {1}

    do(state, A, "scan s3l1", "mark water")

    for viewer in VIEWERS:
        seen = view(state, viewer)
        assert (seen.first, seen.turn, seen.actions) == (A, B, 2)
        assert (seen.decision, seen.looking, seen.round) == ("take-action", "", 1)
        assert (seen.draw, seen.discard) == (len(state.deck.cards), 2)
        assert (seen.space, seen.end_at, seen.last_round) == (2, 8, False)
        assert (seen.over, seen.result) == ("", None)


@pytest.mark.clause("SM10", "SM11", "SM12", "SM13", "SM14", "SM15", "SM41")
@pytest.mark.parametrize(
    "choices",
    [
        ["top-up"],
        ["jump j1s4 freezer"],
        ["fly caldera"],
        ["scan s3l1", "mark water"],
        ["develop j2l2 j2l4", "take water"],
        ["discover", "take water"],
    ],
)
def test_whatever_is_done_is_one_action_of_two(choices: list[str]) -> None:
    hand = ["j1s4", "s3l1", "j2l2", "j2l4"]
    place = {"discover": "ruby-red", "fly caldera": "ruby-red"}.get(choices[0], "hazard")
    piles = {name: ["medal", "water", "ore-red"] for name in ("hazard", "ruby-red")}
    state = table(hands={A: hand}, ships={A: place}, piles=piles)
    mark(state, A, "hazard", "medal")
    settle(state, B, "ruby-red")

    do(state, A, *choices)

    assert (view(state, B).turn, view(state, B).actions) == (A, 1)
    do(state, A, "top-up")
    assert (view(state, B).turn, view(state, B).actions) == (B, 2)


@pytest.mark.clause("SM30")
def test_in_the_last_round_all_are_told_and_after_it_nobody_is_waited_for() -> None:
    state = table(2, piles={"hazard": [SPACE] * 6})
    state.planet("hazard").open = True
    assert view(state, None).last_round

    pass_turns(state, 2)

    seen = view(state, None)
    assert (seen.turn, seen.actions, seen.decision, seen.over) == (None, 0, "", "space")


@pytest.mark.clause("SM13", "SM14", "SM17", "SM40")
def test_everybody_sees_what_lies_at_a_planet() -> None:
    state = table(3, piles={"hazard": ["water", "medal", "ore-red"], "freezer": [SPACE, SPACE]})
    mark(state, C, "hazard", "medal")
    mark(state, A, "hazard", "water")
    settle(state, A, "caldera")
    state.planet("freezer").open = True
    state.planet("freezer").in_vain = A

    for viewer in VIEWERS:
        seen = view(state, viewer)
        hazard, freezer, caldera = map(seen.planet, ("hazard", "freezer", "caldera"))
        assert (hazard.jump, hazard.scan, hazard.land) == (1, 3, (2, 4))
        assert (hazard.probes, hazard.marked, hazard.station) == ((C, A), (), None)
        assert (hazard.pile, hazard.tiles, hazard.open) == (1, (), False)
        assert (freezer.pile, freezer.tiles, freezer.open) == (2, (SPACE, SPACE), True)
        assert (hazard.in_vain, freezer.in_vain, caldera.station) == (None, A, A)


@pytest.mark.clause("SM16", "SM40", "SM47")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_everybody_sees_of_a_player_what_is_public(viewer: Seat | None) -> None:
    state = table(hands={A: ["j1s4", "s3l1"]}, ships={A: "hazard"})
    settle(state, A, "caldera")
    state.pilots[A].tiles, state.pilots[A].gate = ["medal", "water"], 2

    seen = view(state, viewer)

    mine = viewer == A
    assert seen.pilots[A] == PilotView(
        seat=A,
        ship="hazard",
        cards=2,
        tiles=2,
        gate=2,
        chips=19,
        stations=1,
        hand=("j1s4", "s3l1") if mine else (),
        taken=("water", "medal") if mine else (),
        points=17 if mine else None,
    )
    assert seen.own == (None if viewer is None else seen.pilots[viewer])
