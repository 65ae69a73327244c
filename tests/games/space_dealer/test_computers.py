"""What the trader does where it matters."""

from __future__ import annotations

import pytest

from engine import Dice, Offer, Seat, offers
from games.space_dealer import GAME
from games.space_dealer.computers import _Trader, distance, goals
from games.space_dealer.state import State
from games.space_dealer.view import view

from .games import last, setup
from .table import A, B, build, do, goods, table


def choice(state: State, seat: Seat = A) -> str:
    """What the trader chooses."""
    trader = GAME.computers["trader"]
    return str(trader(view(state, seat), seat, offers(state, seat), Dice("00")).choice)


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


@pytest.mark.parametrize("seats", [3, 5])
def test_everybody_scores_when_all_are_traders(seats: int) -> None:
    for seed in range(3):
        state = last(setup(seats, seed, advanced=True), ["trader"])
        assert all(planet.points for planet in state.planets)


def test_it_can_think_about_clearing_a_multi_mine() -> None:
    state = table(advanced=True)
    build(state, A, "multi-1:l1", "mine-red-1:l2")
    build(state, B, "mine-red-2:l1")
    state.planets[A].built[0].blocked = True
    seen, found = view(state, A), [o for o in offers(state, A) if isinstance(o, Offer)]

    mind = _Trader(seen, A, found, Dice("00"))

    assert {mind.makes(o) for o in found if o.ids[:1] == ("multi-1",)} == {-1}
    assert choice(state)
