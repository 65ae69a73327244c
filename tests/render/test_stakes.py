"""What is at stake: in the description and on the text board, and as the position has it."""

from __future__ import annotations

from typing import Any

from engine import Seat
from games import delta_vee, merchant_of_venus, space_dealer, space_mission
from games.delta_vee.steps.hits import ChoosePart
from games.delta_vee.view import view as vee_view
from games.merchant_of_venus.view import view as venus_view
from games.space_dealer.view import view as dealer_view
from games.space_mission.parts import SPACE
from games.space_mission.view import view as mission_view
from render import Board, Caption, load
from tests.games.delta_vee import builder as vee
from tests.games.merchant_of_venus import positions as venus
from tests.games.space_dealer import table as dealer
from tests.games.space_mission import table as mission
from tests.saying import english

A, B, C = Seat(0), Seat(1), Seat(2)


def told(game: Any, view: object) -> tuple[str, str]:
    """The description and the text board, this one without its breaks of lines."""
    board: Board[Any] = load(game.slug)
    texts = english(game.slug)
    caption = Caption(texts=texts, names=("Ann", "Bo", "Cy", "Di"), phrase=game.help.phrase)
    return board.alt(view, caption), " ".join(board.text(view, caption).split())


def test_space_mission_says_what_the_pile_holds_how_near_the_end_is_and_who_leads() -> None:
    state = mission.table(
        3, hands={A: ["s3l1"]}, ships={A: "hazard"}, piles={"hazard": ["water", "water", SPACE]}
    )
    before = told(space_mission.GAME, mission_view(state, None))
    mission.do(state, A, "scan s3l1")
    scanned = told(space_mission.GAME, mission_view(state, None))
    mission.do(state, A, "mark water")
    state.planet("freezer").open, state.planet("freezer").pile = True, [SPACE, SPACE]
    state.pilots[B].gate = state.pilots[C].gate = 2
    after = told(space_mission.GAME, mission_view(state, None))

    for said in before:
        assert "No space tiles are open yet; 8 more make it the last round." in said
        assert "Nobody has a probe on the Jump Gate yet; the most there are worth 9 points" in said
        assert "in the pile of Hazard under a probe" not in said
    for said in scanned:
        assert "Ann puts 1 of the 3 tiles in the pile of Hazard under a probe." in said
    for said in after:
        assert "2 space tiles are open; 6 more make it the last round." in said
        assert "Bo and Cy lead on the Jump Gate with 2 probes each, worth 9 points each" in said
        assert "in the pile of Hazard under a probe" not in said


def test_space_dealer_says_who_leads_which_delivery_brings_most_and_who_can_end_it() -> None:
    state = dealer.table(3)
    dealer.build(state, B, "mine-red-1:l1")
    before = told(space_dealer.GAME, dealer_view(state, None))
    dealer.build(state, A, "megacity-1:l3-l2")
    state.planets[C].delivered, state.planets[C].markers = 5, 2
    after = told(space_dealer.GAME, dealer_view(state, None))
    at_home = told(space_dealer.GAME, dealer_view(state, A))

    for said in before:
        assert "Nobody has any points yet." in said
        assert "The best delivery is yellow and green to Bo: 3 points." in said
        assert "ends the game" not in said
    for said in after:
        assert "Cy leads with 5 points." in said
        assert "Cy has 2 markers left; whoever places their last one ends the game." in said
        assert "to Ann: 6 points." in said
    # Nobody delivers to themselves.
    for said in at_home:
        assert "The best delivery is yellow and green to Bo: 3 points." in said


def test_delta_vee_says_how_each_side_wins_how_far_it_is_and_what_has_been_hit() -> None:
    state = vee.ready("first-shot")
    before = told(delta_vee.GAME, vee_view(state, None))
    state.unit("2A").fate = "destroyed"
    state.stack.append(ChoosePart(A, "2B", ["bridge", "engine"]))
    after = told(delta_vee.GAME, vee_view(state, None))

    for said in before:
        assert "Side 1 wins once Dagger 2A and Dagger 2B are destroyed." in said
        assert "Side 2 wins once Sword 1A is destroyed." in said
        assert "It's a draw once no ship or battlecraft is within 25 hexes of an enemy." in said
        assert "Dagger 2B is hit" not in said
    for said in after:
        assert "Dagger 2B is hit: which part of it suffers?" in said
        assert "Side 1 wins once Dagger 2A and Dagger 2B are destroyed (so far 2A)." in said


def test_delta_vee_counts_the_victory_points_that_are_missing_and_the_turns() -> None:
    state = vee.ready("convoy")
    state.points = [3, 5]
    midway = told(delta_vee.GAME, vee_view(state, None))
    state.turn, state.points = state.turns, [3, 6]
    last = told(delta_vee.GAME, vee_view(state, None))

    for said in midway:
        assert "side 1 has 8 victory points (3 so far)." in said
        assert "Side 2 wins once side 2 has 8 victory points (5 so far)." in said
        assert "This is the last turn" not in said
    for said in last:
        assert "Side 2 wins once side 2 has 8 victory points (6 so far)." in said
        assert "This is the last turn: after it, more victory points win." in said


def test_merchant_of_venus_says_who_leads_and_what_the_cargo_brings_most() -> None:
    state = venus.table()
    before = told(merchant_of_venus.GAME, venus_view(state, None))
    venus.load(state, "videos")
    state.captains[B].credits = 620
    after = told(merchant_of_venus.GAME, venus_view(state, None))
    prices = [price for _, _, price in venus_view(state, None).captains[A].buyers]

    for said in before:
        assert "Ann and Bo lead with 500 points each." in said
        assert "Best delivery" not in said
    for said in after:
        assert "Bo leads with 620 points." in said
        assert "Best delivery for Ann: Rock Videos to " in said
        assert f" for c{max(prices)}." in said


def test_merchant_of_venus_says_what_a_failed_test_and_a_lost_fight_cost() -> None:
    state = venus.table()
    venus.at(state, "wts3")
    venus.set_off(state, "wts4", 6, 6, 6, 6)
    failed = told(merchant_of_venus.GAME, venus_view(state, None))
    state = venus.table()
    venus.pirates(state, "pp5", 2, "quality", 1)
    venus.at(state, "pp4")
    venus.set_off(state, "pp5", 4, 4, 4)
    poor = told(merchant_of_venus.GAME, venus_view(state, B))
    venus.load(state, "pelts")
    rich = told(merchant_of_venus.GAME, venus_view(state, B))

    for said in failed:
        assert "Ann failed the laser test: they stop here, or lower the laser to 1 and" in said
        assert "pirates" not in said.split("Ann and Bo lead")[0]
    for said in poor:
        assert "Ann meets pirates who add 2 to the die: losing costs c20 and ends the" in said
        assert "Destroying them with the laser brings c20, 1 fame and a reward." in said
        assert "failed" not in said
    for said in rich:
        assert "losing costs a quality good and ends the flight." in said
