"""SM47: what a choice comes to and what it wastes, in a line beside it."""

from __future__ import annotations

import pytest

from engine import Choice
from games.space_mission import GAME
from games.space_mission.odds import point_tiles
from games.space_mission.parts import SPACE
from games.space_mission.state import State
from games.space_mission.view import view
from locales import Texts

from .table import A, B, C, do, mark, settle, table

HAND = ["j1s4", "j2l2", "j2l4", "s1l1", "s3l4"]


def said(texts: Texts, state: State, choice: str) -> list[str]:
    """The hint and the warning that seat A reads beside a choice."""
    seen, made = GAME.rules.view(state, A), Choice.parse(choice)
    return [
        texts.phrase(each)
        for each in (GAME.help.hint(seen, made), GAME.help.warning(seen, made))
        if each
    ]


def last_action(state: State) -> State:
    """The position, but with enough open space tiles and one action left."""
    state.planet("ironhide").pile = [SPACE] * state.end_at
    state.planet("ironhide").open = True
    state.stack[-1].left = 1  # type: ignore[attr-defined]
    return state


@pytest.mark.clause("SM11", "SM31", "SM47")
def test_a_jump_tells_what_lies_ahead_and_what_the_gate_brings(texts: Texts) -> None:
    state = table(3, hands={A: ["j1s4", "s3l1"]})
    state.pilots[B].gate = state.pilots[C].gate = 1

    assert said(texts, state, "jump j1s4 hazard") == [
        "You can scan there. Costs 1 card, 1 chip. Gate: +9 points."
    ]
    assert said(texts, state, "jump j1s4 freezer") == [
        "There you lack a Scan 2 card. Costs 1 card, 1 chip. Gate: +9 points."
    ]
    state.pilots[B].gate = 4
    state.pilots[A].gate = 2
    assert said(texts, state, "jump j1s4 hazard") == ["You can scan there. Costs 1 card, 1 chip."]


@pytest.mark.clause("SM12", "SM47")
def test_a_jump_to_a_neighbour_could_be_a_flight(texts: Texts) -> None:
    state = table(hands={A: ["j1s4", "s3l1"]}, ships={A: "ruby-red"})

    assert said(texts, state, "jump j1s4 hazard")[1:] == ["Flying there is free."]
    assert said(texts, state, "jump j1s4 freezer")[1:] == []
    assert said(texts, state, "fly hazard") == ["You can scan there. Costs no card."]
    settle(state, B, "caldera")
    assert said(texts, state, "fly caldera") == ["You can take 1 of 8 tiles there. Costs no card."]


@pytest.mark.clause("SM14", "SM19", "SM47")
@pytest.mark.parametrize(
    ("hand", "chips", "line"),
    [
        (["j2l2", "j2l4", "s3l1"], 9, "You can scan or develop there."),
        (["j2l2", "j2l4"], 9, "You can develop there."),
        (["j2l2", "s3l1"], 0, "There you lack Land 2 and 4 cards."),
        (["s3l1"], 9, "You can scan there."),
    ],
)
def test_of_a_planet_that_was_scanned_it_is_told_what_can_follow(
    texts: Texts, hand: list[str], chips: int, line: str
) -> None:
    state = table(hands={A: hand}, ships={A: "ruby-red"}, piles={"hazard": ["water", "medal"]})
    mark(state, A, "hazard", "water")
    state.pilots[A].chips = chips

    assert said(texts, state, "fly hazard") == [f"{line} Costs no card."]


@pytest.mark.clause("SM18", "SM47")
def test_where_only_space_is_left_nothing_can_be_done(texts: Texts) -> None:
    state = table(ships={A: "ruby-red"}, piles={"hazard": [SPACE]})
    state.planet("hazard").open = True

    assert said(texts, state, "fly hazard") == ["You can do nothing there. Costs no card."]


@pytest.mark.clause("SM10", "SM47")
def test_a_top_up_tells_what_is_drawn_and_what_a_card_is_good_for(texts: Texts) -> None:
    state = table(hands={A: ["j1s4", "s3l1", "s1l1"]}, ships={A: "hazard"})

    assert said(texts, state, "top-up") == ["You draw 2 and then hold 5 cards."]
    assert said(texts, state, "top-up j1s4 s3l1") == ["You draw 4 and then hold 5 cards."]
    assert said(texts, state, "top-up j1s4") == [
        "jump to Freezer; scan at Twin Rock. You then hold 5 cards."
    ]
    assert said(texts, state, "top-up s3l1") == [
        "scan here; land on 3 planets. You then hold 5 cards."
    ]


@pytest.mark.clause("SM10", "SM47")
def test_a_top_up_that_draws_nothing_is_marked(texts: Texts) -> None:
    state = table(hands={A: HAND})

    assert said(texts, state, "top-up") == [
        "Your hand is full: this uses an action and draws nothing."
    ]
    state.pilots[A].hand.pop()
    state.deck.cards.clear()
    assert said(texts, state, "top-up")[1:] == ["There's no card left to draw."]


@pytest.mark.clause("SM13", "SM17", "SM47")
def test_a_scan_tells_what_there_is_to_choose_from(texts: Texts) -> None:
    state = table(hands={A: ["s3l4", "j2l2", "s3l1"]}, ships={A: "hazard"})

    costs = "Choose 1 of 8 tiles, about 6 with points. Costs 1 card, 1 chip."
    assert said(texts, state, "scan s3l1") == [costs]
    assert said(texts, state, "scan s3l4") == [costs, "Then you can't land here."]
    settle(state, B, "hazard")
    state.planet("hazard").pile = ["water"]
    assert said(texts, state, "discover") == [
        "It's the last tile here, and it has points. Costs no card."
    ]


@pytest.mark.clause("SM17", "SM47")
def test_what_a_pile_may_have_follows_from_what_lies_open() -> None:
    state = table(piles={"hazard": ["water", SPACE], "freezer": [SPACE] * 8})
    assert point_tiles(view(state, A), "caldera") == 6
    assert point_tiles(view(state, A), "hazard") == 1

    state.planet("freezer").open = True
    for name in ("green-heggar", "twin-rock"):
        state.planet(name).pile, state.planet(name).open = [SPACE] * 4, True

    assert point_tiles(view(state, A), "caldera") == 8


@pytest.mark.clause("SM14", "SM32", "SM46", "SM47")
def test_a_station_brings_its_points_and_those_of_ones_own_tiles(texts: Texts) -> None:
    state = table(3, hands={A: HAND}, ships={A: "hazard"}, piles={"hazard": ["water"] * 5})
    choice = "develop j2l2 s3l4"
    for seat in (A, A, B):
        mark(state, seat, "hazard", "water")

    assert said(texts, state, choice) == [
        "+8 points: 1 station 3, 2 tiles 5. Take 1 more of 2. Leaves 3 cards, 19 chips.",
        "Others get 1 tile.",
    ]
    state.notebook = False
    assert said(texts, state, choice)[0] == (
        "1 station: +3 points, and 2 tiles. Take 1 more of 2. Leaves 3 cards, 19 chips."
    )


@pytest.mark.clause("SM33", "SM34", "SM35", "SM36", "SM47")
@pytest.mark.parametrize(
    ("taken", "tile", "line"),
    [
        (["ore-red", "ore-red"], "ore-red", "+5 points: 1 more ore makes 3 \u00d7 3."),
        (["ore-red", "ore-red"], "ore-blue", "+2 points: 1 more ore makes 3 \u00d7 2."),
        (["alien-blue"], "alien-blue", "+3 points: 1 more alien makes 2 \u00d7 2."),
        (["matter-blue"], "matter-green", "+5 points: 1 more makes a pair worth 7."),
        ([], "matter-green", "+2 points: 1 alone, a pair with blue matter is 7."),
        (["water"] * 4, "water", "+2 points: 1 more water makes 5, worth 16."),
        ([], "medal", "+3 points: 1 more medal, each worth 3."),
        ([], "ore-red", "+1 point: 1 more ore makes 1 \u00d7 1."),
    ],
)
def test_what_a_tile_adds_now_stands_beside_it(
    texts: Texts, taken: list[str], tile: str, line: str
) -> None:
    state = table()
    state.pilots[A].tiles = taken

    assert said(texts, state, f"take {tile}") == [line]
    later = line.replace(":", " once developed:")
    assert said(texts, state, f"mark {tile}") == [f"{later} Uses 1 chip."]


@pytest.mark.clause("SM17", "SM30", "SM47")
def test_the_last_point_tile_turns_up_space(texts: Texts) -> None:
    state = table(2, ships={A: "hazard"}, piles={"hazard": ["medal", *[SPACE] * 3]})
    settle(state, B, "hazard")

    do(state, A, "discover")

    line = "+3 points: 1 more medal, each worth 3."
    assert said(texts, state, "take medal") == [f"{line} Turns up 3 space tiles: 3 of 6."]
    state.planet("ironhide").pile, state.planet("ironhide").open = [SPACE] * 3, True
    assert said(texts, state, "take medal") == [f"{line} Turns up 3 space tiles: last round."]


@pytest.mark.clause("SM30", "SM47")
def test_the_last_action_of_all_is_not_wasted_unawares(texts: Texts) -> None:
    state = last_action(table(hands={A: ["j1s4", "s3l1"]}, ships={A: "hazard"}))
    state.pilots[A].gate, state.pilots[B].gate = 2, 1

    in_vain = "It's your last action, and this brings no points."
    assert said(texts, state, "fly ruby-red") == ["Costs no card.", in_vain]
    assert said(texts, state, "jump j1s4 freezer") == ["Costs 1 card, 1 chip.", in_vain]
    assert said(texts, state, "top-up")[1:] == ["It's your last action, and cards bring no points."]
    assert said(texts, state, "scan s3l1")[1:] == ["Counts only if developed in time."]
    state.pilots[A].gate = 0
    assert said(texts, state, "jump j1s4 freezer") == ["Costs 1 card, 1 chip. Gate: +9 points."]


@pytest.mark.clause("SM47")
def test_nobody_is_told_what_a_choice_would_come_to_for_somebody_else() -> None:
    choice = Choice.parse("take water")

    assert GAME.help.hint(view(table(), None), choice) is None
    assert GAME.help.warning(view(table(), None), Choice("top-up")) is None


@pytest.mark.clause("SM46")
def test_tiles_under_ones_own_probes_are_shown_again_only_by_the_notebook() -> None:
    state = table()
    mark(state, A, "hazard", state.planet("hazard").pile[0])

    assert view(state, A).planet("hazard").own
    assert not view(state, B).planet("hazard").own
    assert not view(state, None).planet("hazard").own
    assert "points" in GAME.help.holdings(view(state, A), A)
    state.notebook = False
    assert not view(state, A).planet("hazard").own
    assert "points" not in GAME.help.holdings(view(state, A), A)
