"""What the trader does where it matters."""

from __future__ import annotations

import pytest

from engine import Dice, Offer, Seat, offers
from games.space_dealer import GAME
from games.space_dealer.computers.routes import distance, goals
from games.space_dealer.computers.trader import _Trader
from games.space_dealer.state import State
from games.space_dealer.view import view
from minds import ask, observe
from tests.saying import english
from tests.tiers import long_but

from .games import last, setup
from .table import A, B, build, do, goods, table, wait

TEXTS = english(GAME.slug)


def choice(state: State, seat: Seat = A) -> str:
    """What the trader chooses."""
    return str(ask(GAME, state, seat, "easy", Dice("00")).choice)


def reason(state: State, seat: Seat = A) -> str:
    """Why it chooses so."""
    why = ask(GAME, state, seat, "easy", Dice("00")).why
    assert why is not None
    return TEXTS.phrase(why)


def test_it_sees_what_is_wanted_elsewhere() -> None:
    state = table()
    build(state, A, "mine-red-1:l1")
    build(state, B, "mine-red-2:l1")

    assert [(goal.field, goal.wanted, goal.points) for goal in goals(view(state, A), A)] == [
        ("seat-1", (0, 1, 0, 1), 3)
    ]
    assert distance(view(state, A), "seat-0", "seat-2") == 2


def test_it_brings_goods_to_where_they_are_wanted_and_comes_home() -> None:
    state = table()
    build(state, B, "mine-red-2:l1")
    ship = state.planets[A].ships[0]
    ship.load = goods("yb")

    assert choice(state) == "fly ship gizzi-1"
    ship.at = "seat-1"
    assert choice(state) == "deliver mine-red-2=yb ship"
    ship.load = goods("")
    assert choice(state) == "fly ship seat-0"


def test_it_makes_what_is_lacking() -> None:
    state = table()
    build(state, A, "mine-yellow-1:l1", "mine-blue-1:l2")
    build(state, B, "mine-red-2:l1")
    state.planets[A].ships[0].load = goods("y")
    state.planets[A].zone = ["depot-1", "depot-2"]  # for which there is no site
    state.planets[A].level = 3

    assert choice(state) == "use mine-blue-1 ship"


def test_it_throws_away_what_nobody_wants_when_there_is_no_room() -> None:
    state = table()
    build(state, B, "mine-red-2:l1")
    state.planets[A].ships[0].load = goods("rrrrrrry")

    assert choice(state) == "dump ship red"


def test_with_nothing_to_do_it_waits() -> None:
    state = table()
    do(state, A, "research", "fly ship gizzi-1")

    assert choice(state) == "wait"


@pytest.mark.parametrize(("seats", "matches"), long_but((3, 1), [(3, 1), (3, 3), (5, 3)]))
def test_everybody_scores_when_all_are_traders(seats: int, matches: int) -> None:
    for seed in range(matches):
        state = last(setup(seats, seed, advanced=True), ["easy"])
        assert all(planet.points for planet in state.planets)


def test_it_can_think_about_clearing_a_multi_mine() -> None:
    state = table(advanced=True)
    build(state, A, "multi-1:l1", "mine-red-1:l2")
    build(state, B, "mine-red-2:l1")
    state.planets[A].built[0].blocked = True
    found = [offer for offer in offers(state, A) if isinstance(offer, Offer)]

    mind = _Trader(observe(GAME, state, A), Dice("00"))

    assert {mind.makes(o) for o in found if o.ids[:1] == ("multi-1",)} == {-1}
    assert choice(state)


def test_it_says_what_a_delivery_pays_and_how_far_away_it_is() -> None:
    state = table()
    build(state, B, "mine-red-2:l1")
    ship = state.planets[A].ships[0]
    ship.load = goods("yb")

    assert reason(state) == "One flight further you can meet a demand for 3 points."
    ship.at = "gizzi-1"
    assert reason(state) == (
        "You have aboard what a demand there wants, for 3 points, and you can meet no other."
    )
    ship.at = "seat-1"
    assert reason(state) == (
        "You have the yellow and blue that this demand wants, and it pays you 3 points."
    )
    build(state, B, "mine-green-1:l2")
    ship.load = goods("ryyb")
    assert reason(state) == (
        "This demand takes red and yellow for 3 points, "
        "and the other one you could meet takes no more goods."
    )


def test_it_says_what_is_lacking_and_what_makes_it() -> None:
    state = table()
    build(state, A, "mine-yellow-1:l1", "mine-blue-1:l2")
    build(state, B, "mine-red-2:l1")
    state.planets[A].ships[0].load = goods("y")
    state.planets[A].level = 3
    state.common = {"2": [], "3": []}

    assert choice(state) == "use mine-blue-1 ship"
    assert reason(state) == "You lack blue for a demand worth 3 points, and this makes 1 blue."


def test_it_says_why_it_likes_a_card() -> None:
    state = table()
    planet = state.planets[A]
    planet.drawn = ["multi-1", "depot-1"]
    assert reason(state) == (
        "It makes 1 good of any colour, and that helps you more than the depot."
    )

    planet.drawn, planet.pile = [], ["mine-red-1", "depot-1"]
    assert choice(state) == "plan mine-red-1"
    assert reason(state) == (
        "You have a place free to plan, and none of your 2 own cards helps more: it makes 1 red."
    )
    do(state, A, "plan mine-red-1", "plan depot-1")
    assert choice(state).startswith("build mine-red-1 ")
    assert reason(state) == ("It makes 1 red, and none of the 2 cards you could build helps more.")


def test_it_says_whether_a_proposal_leaves_fewer_goods() -> None:
    state = table()
    build(state, A, "depot-1:l1")
    state.planets[A].depot = goods("bb")
    state.planets[B].ships[0].at = "seat-0"
    state.planets[B].ships[0].load = goods("rry")

    do(state, B, "trade seat-0 seat-0 rr b")
    assert reason(state) == "You get 2 goods for 1 good, so you have 1 more than before."
    do(state, A, f"decline {state.proposals[0].id}")
    do(state, B, "trade seat-0 seat-0 r bb")
    assert reason(state) == "You'd get 1 good for 2 goods, so you'd have 1 fewer than before."


def test_it_says_why_it_waits() -> None:
    state = table()
    do(state, A, "research", "fly ship gizzi-1")
    assert reason(state) == "Nothing new can begin before one of your 2 timers has run out."

    wait(state)
    state.common = {"2": [], "3": []}
    build(state, B, "mine-red-2:l1")
    build(state, A, "mine-yellow-1:l1", "depot-1:l2")
    state.planets[A].level = 3
    state.planets[A].depot = goods("yyyy")
    state.planets[A].ships[0].to = "seat-0"
    assert reason(state) == (
        "There's no room for more goods at home now, so whatever you made would be lost."
    )
