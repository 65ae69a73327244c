"""The computer players."""

from __future__ import annotations

from engine import Dice, offers
from games.space_mission import GAME
from games.space_mission.computers import surveyor, tile_worth, useless
from games.space_mission.parts import SPACE
from games.space_mission.view import view

from .games import last
from .table import A, do, mark, settle, table


def choose(state: object) -> str:
    assert isinstance(state, GAME.state)
    return str(surveyor(view(state, A), A, offers(state, A), Dice("01" * 16)))


def test_the_surveyor_discovers_where_it_can() -> None:
    state = table(hands={A: ["j1s3"]}, ships={A: "hazard"})
    settle(state, A, "hazard")

    assert choose(state) == "discover"


def test_the_surveyor_develops_rather_than_scans_again() -> None:
    state = table(hands={A: ["j1l2", "j1l4", "s3l1"]}, ships={A: "hazard"})
    mark(state, A, "hazard", state.planet("hazard").pile[0])

    assert choose(state) == "develop j1l2 j1l4"


def test_the_surveyor_jumps_to_where_its_scan_card_fits() -> None:
    state = table(hands={A: ["j1s2", "s3l1"]})

    assert choose(state) == "jump j1s2 hazard"


def test_the_surveyor_takes_the_tile_that_adds_most() -> None:
    pile = ["alien-brown", "water", "ore-red", "medal", SPACE]
    state = table(ships={A: "hazard"}, piles={"hazard": pile})
    settle(state, A, "hazard")
    state.pilots[A].tiles = ["alien-brown", "alien-brown"]
    do(state, A, "discover")

    assert choose(state) == "take alien-brown"
    assert tile_worth(["matter-green"], "matter-blue") > tile_worth([], "medal")


def test_the_surveyor_throws_away_what_serves_nowhere() -> None:
    state = table(hands={A: ["j1s1"]})
    for planet in state.ring:
        planet.pile, planet.open = [SPACE], True

    assert useless(view(state, A), A, ["j1s1"]) == ["j1s1"]


def test_the_surveyor_on_the_gate_does_not_wait_with_a_hand_that_cannot_jump() -> None:
    state = table(hands={A: ["s3l2", "s3l3", "s3l4", "s4lx", "sxl1"]})

    assert choose(state) == "top-up s3l2 s3l3 s3l4 s4lx sxl1"


def test_the_surveyor_beats_random_play() -> None:
    wins = 0
    for seed in range(40):
        state = last(2, seed, ["surveyor", "random"])
        wins += GAME.result(state).places[0] == 1
    assert wins >= 36
