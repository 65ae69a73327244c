"""MV7, MV280 to MV283, MV306: what the rulebook leaves out or says twice; how long a game is."""

from __future__ import annotations

import pytest

from engine import begin
from games.merchant_of_venus import GAME
from games.merchant_of_venus.parts import COMPONENTS
from games.merchant_of_venus.state import State
from tests.tiers import long_but

from .games import played, setup
from .positions import (
    A,
    B,
    arrive,
    at,
    can,
    captain,
    dealt,
    dice,
    do,
    owed,
    pirates,
    set_off,
    table,
)

HANDS = {"pay", "lend", "trade", "swap", "offer"}


def homes(state: State) -> dict[str, str]:
    return {market.system: market.culture for market in state.markets}


@pytest.mark.clause("MV7")
def test_nobody_is_ever_offered_a_deal_with_another_player() -> None:
    known = {part.verb for command in GAME.cover.commands for part in command.parts}
    assert not known & HANDS

    state = table()
    at(state, "trpc1", A)
    at(state, "trpc1", B)
    do(state, "skip")
    assert can(state, "give") == set()


@pytest.mark.clause("MV280", "MV175")
def test_beaten_pirates_bring_c20_for_each_infamy_marker_as_the_rule_says() -> None:
    state = table()
    captain(state).laser = 4
    pirates(state, "pp5", 2, "quality", infamy=3)
    at(state, "pp4")
    before = captain(state).credits
    set_off(state, "pp5", 4, 4, 4)
    dice(state, 1)
    do(state, "fight laser")

    assert captain(state).credits == before + 60


@pytest.mark.clause("MV282", "MV11")
def test_a_culture_lives_elsewhere_in_another_game() -> None:
    one = dealt()
    other = begin(GAME, setup(2, 3)).state

    assert homes(one) != homes(other)
    assert set(homes(one)) == set(homes(other))
    assert set(homes(one).values()) == {entry.id for entry in COMPONENTS.cultures}


@pytest.mark.clause("MV283", "MV71")
def test_the_limit_of_cities_is_for_those_who_have_just_landed() -> None:
    landed, stayed = table(), table()
    arrive(landed, "trpc1")
    at(stayed, "trpc1")
    do(stayed, "skip")

    for state in (landed, stayed):
        do(state, "buy shield")

    assert (can(landed, "buy") == set(), can(stayed, "buy") == set()) == (True, False)


@pytest.mark.clause("MV283", "MV27", "MV47")
def test_a_movement_that_ends_in_space_ends_the_turn() -> None:
    state = table()
    state.replaced["pp5"] = "blue"
    at(state, "pp4")

    set_off(state, "pp5", 1, 1, 1)
    while owed(state)[1] == A:
        do(state, "fly " + min(can(state, "fly")).split()[1])

    assert not state.lands(captain(state).at)
    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV306")
@pytest.mark.parametrize(
    ("seats", "fewest", "most"), long_but((1, 50, 175), [(1, 50, 175), (4, 200, 700)])
)
def test_a_typical_turn_takes_few_commands(seats: int, fewest: int, most: int) -> None:
    usual = sum(1 for _ in played(setup(seats, 5002), ["easy"]))
    quick = sum(1 for _ in played(setup(seats, 5002, variant="quick"), ["easy"]))

    assert fewest < usual < most
    assert quick < 0.75 * usual
