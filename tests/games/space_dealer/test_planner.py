"""What the computer players that plan do where it matters, and what no level does."""

from __future__ import annotations

import pytest

from engine import Dice, Seat, offers
from games.space_dealer import GAME
from games.space_dealer.state import Order, State
from minds import ask, imagine
from tests.saying import english
from tests.tiers import long_but

from .games import last, setup
from .table import A, B, C, build, do, goods, power, table

TEXTS = english(GAME.slug)
LEVELS = ("easy", "normal", "strong")
PLANNERS = ("normal", "strong")


def choice(state: State, level: str, seat: Seat = A, dice: str = "00") -> str:
    """What it chooses."""
    return str(ask(GAME, state, seat, level, Dice(dice)).choice)


def reason(state: State, level: str, seat: Seat = A) -> str:
    """Why it chooses so."""
    why = ask(GAME, state, seat, level, Dice("00")).why
    assert why is not None
    return TEXTS.phrase(why)


def laden(load: str, at: str = "seat-1") -> State:
    """The ship of the first seat is on another's planet, which wants yellow and blue."""
    state = table()
    build(state, B, "mine-red-2:l1")
    ship = state.planets[A].ships[0]
    ship.at, ship.load = at, goods(load)
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_whoever_can_deliver_delivers(level: str) -> None:
    state = laden("yb")
    assert choice(state, level) == "deliver mine-red-2=yb ship"
    state.planets[A].ships[0].at = "gizzi-1"
    assert choice(state, level) == "fly ship seat-1"


@pytest.mark.parametrize("level", LEVELS)
def test_no_card_is_planned_that_has_no_site(level: str) -> None:
    state = table()
    build(state, A, "mine-red-1:l1", "mine-blue-1:l2")
    state.planets[A].pile = ["mine-green-2", "depot-1"]

    assert not choice(state, level).startswith("plan")

    power(state, A, 1, 1)
    assert choice(state, level).startswith("plan mine-green-2")


@pytest.mark.parametrize("level", LEVELS)
def test_no_two_cards_are_built_for_the_same_site(level: str) -> None:
    state = table()
    build(state, A, "mine-red-1:l1")
    state.planets[A].zone = ["mine-green-2", "mine-yellow-3"]
    do(state, A, "build mine-green-2 l2")

    assert not choice(state, level).startswith("build")


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_sells_what_is_wanted_for_what_is_not(level: str) -> None:
    state = laden("yb", at="gizzi-1")
    state.planets[C].ships[0].at = "gizzi-1"
    state.planets[C].ships[0].load = goods("rr")
    do(state, C, "trade seat-0 gizzi-1 rr yb")

    assert choice(state, level).startswith("decline")


@pytest.mark.parametrize("level", PLANNERS)
def test_a_gift_is_taken_and_so_is_what_helps(level: str) -> None:
    state = laden("yr", at="gizzi-1")
    state.planets[C].ships[0].at = "gizzi-1"
    state.planets[C].ships[0].load = goods("bb")
    do(state, C, "trade seat-0 gizzi-1 b r")

    assert choice(state, level).startswith("accept")


@pytest.mark.parametrize("level", PLANNERS)
def test_a_trade_is_proposed_where_both_gain(level: str) -> None:
    state = laden("y", at="seat-1")
    build(state, A, "mine-yellow-1:l1")
    build(state, B, "mine-blue-1:l2")
    build(state, C, "mine-red-1:l2")
    state.planets[B].depot = goods("b")

    chosen = {choice(state, level, dice=f"{number:02x}") for number in range(16)}

    assert "trade seat-1 seat-1 y b" in chosen
    assert len(chosen) > 1, "nobody likes to be asked at every chance"


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_attacks_the_last(level: str) -> None:
    state = table(advanced=True)
    build(state, A, "sabotage-1:l1")
    state.planets[A].built[0].attacks = 1
    state.planets[A].delivered, state.planets[B].delivered = 9, 12
    do(state, C, "research")
    assert not choice(state, level).startswith("sabotage")

    state.planets[B].ships[0].load = goods("r")
    do(state, B, "fly ship gizzi-1")
    assert choice(state, level) == "sabotage seat-1 timer-1"


@pytest.mark.parametrize("level", PLANNERS)
def test_the_last_marker_does_not_hand_the_match_to_another(level: str) -> None:
    state = laden("yb")
    state.planets[A].markers = 1
    state.planets[C].delivered = 9
    assert not choice(state, level).startswith("deliver")

    state.planets[C].delivered = 2
    assert choice(state, level) == "deliver mine-red-2=yb ship"


@pytest.mark.parametrize("level", PLANNERS)
def test_level_two_comes_early_for_the_colours_that_lack(level: str) -> None:
    state = table()
    build(state, A, "mine-red-1:l1", "mine-blue-1:l2")

    assert choice(state, level) == "research"
    assert reason(state, level) == (
        "You can't make every colour yet, and at level 2 you may draw a card that helps."
    )


@pytest.mark.parametrize("level", PLANNERS)
def test_what_does_not_arrive_in_time_is_not_begun(level: str) -> None:
    state = laden("yb", at="seat-0")
    state.planets[A].level = 3
    state.common = {"2": [], "3": []}
    assert choice(state, level) == "fly ship gizzi-1"

    state.told = state.now = state.ends - 30_000
    assert choice(state, level) == "wait"


@pytest.mark.parametrize(
    ("advanced", "matches", "enough"),
    long_but((False, 1, 1), [(False, 1, 1), (False, 4, 3), (True, 4, 3)]),
)
def test_planners_beat_the_trader(advanced: bool, matches: int, enough: int) -> None:  # noqa: FBT001 - a parameter
    won = 0
    for seed in range(matches):
        state = last(setup(3, seed, advanced=advanced), ["strong", "easy", "easy"])
        won += state.planets[0].points > max(each.points for each in state.planets[1:])
    assert won >= enough


def test_what_is_imagined_tells_nothing_of_what_others_have() -> None:
    state = table(4)
    for planet in state.planets[1:]:
        planet.zone, planet.pile = ["mine-red-1"], ["depot-1", "generator-2"]
    other = table(4)
    for planet in other.planets[1:]:
        planet.zone, planet.pile = ["depot-1"], ["generator-2", "mine-red-1"]
        planet.deals = [Order(["gifts"])]

    here, there = (imagine(GAME, each, A, Dice("a1")) for each in (state, other))

    assert here == there
    assert offers(here, A) == offers(state, A)
