"""MV160 to MV177: hazard fields and pirates."""

from __future__ import annotations

import pytest

from engine import Outcome
from games.merchant_of_venus.events import (
    Ambushed,
    DrillPlaced,
    Flew,
    GoodLost,
    HazardFailed,
    HazardPassed,
    PiratesBeaten,
    PiratesWon,
    RewardDrawn,
)
from games.merchant_of_venus.state import State

from .positions import (
    A,
    B,
    at,
    can,
    captain,
    dice,
    do,
    fly,
    give,
    load,
    on_top,
    owed,
    pirates,
    roll,
    set_off,
    table,
    told,
)

# Hazards: wts4 laser, sn2 shield, cw3 pilot


@pytest.mark.clause("MV160")
@pytest.mark.parametrize(
    ("start", "field", "ability", "value"),
    [("wts3", "wts4", "laser", 2), ("sn1", "sn2", "shield", 2), ("cw4", "cw3", "pilot", 3)],
)
def test_the_effect_die_must_be_lower_than_the_value(
    start: str, field: str, ability: str, value: int
) -> None:
    for die in (value - 1, value):
        state = table()
        at(state, start)

        outcome = set_off(state, field, 2, 2, 2, die)

        passed = [(test.ability, test.value, test.die) for test in told(outcome, HazardPassed)[:1]]
        failed = [(test.ability, test.value, test.die) for test in told(outcome, HazardFailed)[:1]]
        assert (passed if die < value else failed) == [(ability, value, die)]
        assert not (failed if die < value else passed)


@pytest.mark.clause("MV160")
def test_there_is_no_test_at_the_beginning_of_a_turn() -> None:
    state = table()
    at(state, "wts4")

    outcome = roll(state, 2, 2, 2, towards="wts3")

    assert not told(outcome, HazardPassed)
    assert not told(outcome, HazardFailed)


def failed(gauge: int = 2) -> State:
    """Seat A has just failed the laser test of wts4."""
    state = table()
    state.replaced["wts5"] = "blue"
    captain(state).laser = gauge
    at(state, "wts3")
    set_off(state, "wts4", 6, 6, 6, 6)
    return state


@pytest.mark.clause("MV161")
def test_after_a_failed_test_the_turn_ends_or_the_gauge_goes_down() -> None:
    state = failed()
    assert can(state) == {"stop", "lower laser"}
    do(state, "stop")
    assert (captain(state).at, owed(state)) == ("wts4", ("start-turn", B))

    other = failed()
    do(other, "lower laser")
    assert captain(other).laser == 1
    assert captain(other).at != "wts4"


@pytest.mark.clause("MV161")
def test_a_gauge_at_one_cannot_be_lowered() -> None:
    state = failed(gauge=1)

    assert (captain(state).at, captain(state).laser) == ("wts4", 1)
    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV162")
def test_after_lowering_tests_of_this_kind_are_left_out_for_the_turn() -> None:
    state = failed()
    state.dice.loaded = [5, 5, 5, 5]

    outcome = do(state, "lower laser", "fly wts6")

    assert "wts6" in told_fields(outcome)
    assert not told(outcome, HazardFailed)


def told_fields(outcome: Outcome[State]) -> list[str]:
    """The fields flown over."""
    return [field for flown in told(outcome, Flew) for field in flown.fields]


@pytest.mark.clause("MV162")
def test_a_failed_pilot_test_ends_the_turn() -> None:
    state = table()
    at(state, "cw4")

    set_off(state, "cw3", 6, 6, 6, 6)

    assert (captain(state).at, owed(state)) == ("cw3", ("start-turn", B))


@pytest.mark.clause("MV299")
@pytest.mark.parametrize(("order", "laser"), [("lower-gauges", 1), ("stop-on-failure", 2)])
def test_an_order_answers_for_a_failed_test(order: str, laser: int) -> None:
    state = table()
    state.replaced["wts5"] = "blue"
    do(state, f"order {order}", seat=A)
    at(state, "wts3")

    set_off(state, "wts4", 6, 6, 6, 6)

    assert captain(state).laser == laser
    assert (captain(state).at == "wts4") == (laser == 2)


# Pirates at pp5


def met(number: int, category: str = "quality", infamy: int = 0, *, laser: int = 4) -> State:
    """Seat A enters the field of a pirate marker, with points left."""
    state = table()
    pirates(state, "pp5", number, category, infamy)
    captain(state).laser = laser
    at(state, "pp4")
    set_off(state, "pp5", 4, 4, 4)
    return state


@pytest.mark.clause("MV170", "MV172")
def test_the_fight_of_the_rulebook_one_and_two_against_four_is_won() -> None:
    state = met(2)
    assert can(state) == {"fight laser", "fight shield", "fight pilot"}
    dice(state, 1)

    outcome = do(state, "fight laser")

    assert [(won.die, won.value) for won in told(outcome, PiratesBeaten)] == [(3, 4)]


@pytest.mark.clause("MV172")
def test_an_equal_result_is_lost() -> None:
    state = met(2)
    dice(state, 2)

    outcome = do(state, "fight laser")

    assert [(lost.die, lost.value) for lost in told(outcome, PiratesWon)] == [(4, 4)]


@pytest.mark.clause("MV170")
def test_a_ship_that_begins_its_turn_among_pirates_does_not_fight() -> None:
    state = table()
    pirates(state, "pp5", 2, "quality")
    at(state, "pp5")

    outcome = roll(state, 2, 2, 2, towards="pp4")

    assert not told(outcome, PiratesBeaten)
    assert owed(state)[0] == "fly"


@pytest.mark.clause("MV171")
def test_who_comes_with_the_last_point_is_ambushed() -> None:
    state = table()
    pirates(state, "pp5", 0, "basic")
    at(state, "wts-pp-2")
    roll(state, 2, 2, 2, towards="wts-pp-3")

    outcome = fly(state, "pp5")

    assert [ambush.field for ambush in told(outcome, Ambushed)] == ["pp5"]
    assert (captain(state).credits, state.pirates[0].infamy) == (480, 1)
    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV171", "MV180")
def test_a_pirate_card_drawn_with_the_last_point_is_an_ambush_too() -> None:
    state = table()
    on_top(state.encounters, "e17")
    at(state, "wts-pp-2")
    roll(state, 2, 2, 2, towards="wts-pp-3")

    outcome = fly(state, "pp5")

    assert [ambush.field for ambush in told(outcome, Ambushed)] == ["pp5"]


@pytest.mark.clause("MV173")
@pytest.mark.parametrize(("level", "more"), [(1, 1), (3, 3), (3, 0)])
def test_won_with_the_pilot_the_ship_flies_faster_if_it_likes(level: int, more: int) -> None:
    state = met(0, "basic")
    captain(state).level = level
    dice(state, 1)
    before = state.turn.points

    do(state, "fight pilot")
    if owed(state)[0] == "answer":
        do(state, f"answer pirates points-{more}")

    # it flew pp6, pp7, and stands at the fork there
    assert (captain(state).at, state.turn.points) == ("pp7", before + more - 2)
    assert [each.field for each in state.pirates] == ["pp5"]


@pytest.mark.clause("MV173")
@pytest.mark.parametrize(
    ("level", "choices"),
    [(1, {0, 1}), (2, {0, 1, 2}), (3, {0, 1, 2, 3})],
)
def test_won_with_the_pilot_up_to_as_many_points_as_the_level_are_on_offer(
    level: int, choices: set[int]
) -> None:
    state = met(0, "basic")
    captain(state).level = level
    dice(state, 1)

    do(state, "fight pilot")

    assert can(state) == {f"answer pirates points-{more}" for more in choices}


@pytest.mark.clause("MV173")
def test_won_with_the_shield_brings_two_fame_and_the_pirates_stay() -> None:
    state = met(0, "basic")
    dice(state, 1)

    do(state, "fight shield")

    assert (captain(state).fame, len(state.pirates)) == (2, 1)
    assert captain(state).at == "pp7"


@pytest.mark.clause("MV175", "MV280")
def test_won_with_the_laser_destroys_them_for_c20_and_fame_each() -> None:
    state = met(0, "basic", infamy=3)
    on_top(state.rewards, "r02")
    dice(state, 1)

    outcome = do(state, "fight laser")

    assert (captain(state).credits, captain(state).fame) == (560, 3)
    assert state.kind("pp5") == "asteroid"
    assert state.pirates == []
    assert [drawn.reward for drawn in told(outcome, RewardDrawn)] == ["r02"]
    assert (captain(state).at, owed(state)) == ("pp5", ("start-turn", B))


@pytest.mark.clause("MV176")
def test_the_loser_gives_a_good_of_the_category_of_his_choice() -> None:
    state = met(3, "luxury", laser=1)
    load(state, "bolts", "videos")
    dice(state, 6)
    do(state, "fight laser")
    assert can(state) == {"give bolts", "give videos"}

    outcome = do(state, "give bolts")

    assert [lost.good for lost in told(outcome, GoodLost)] == ["bolts"]
    assert state.market("eeepeep").supply == ["bolts"]
    assert (captain(state).cargo, state.pirates[0].infamy) == (["videos"], 1)
    assert captain(state).infamy == 0
    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV176")
@pytest.mark.parametrize(("credits_", "left"), [(500, 480), (15, 0)])
def test_without_such_a_good_c20_are_paid_as_far_as_there_are_any(credits_: int, left: int) -> None:
    state = met(3, "luxury", laser=1)
    load(state, "dust")
    captain(state).credits = credits_
    dice(state, 6)

    do(state, "fight laser")

    assert (captain(state).credits, captain(state).cargo) == (left, ["dust"])


@pytest.mark.clause("MV177")
def test_the_asteroid_that_comes_up_can_be_drilled() -> None:
    state = met(0, "basic")
    load(state, "drill-license")
    dice(state, 1)

    outcome = do(state, "fight laser")

    assert [placed.field for placed in told(outcome, DrillPlaced)] == ["pp5"]


@pytest.mark.clause("MV177", "MV188")
def test_an_asteroid_that_a_card_lays_can_be_landed_on() -> None:
    state = table()
    give(state, "m09")
    on_top(state.encounters, "e25")
    at(state, "pp4")
    set_off(state, "pp5", 4, 4, 4)

    do(state, "land")

    assert (captain(state).at, owed(state)) == ("pp5", ("start-turn", B))


@pytest.mark.clause("MV299", "MV172")
def test_an_order_chooses_the_ability() -> None:
    state = table()
    pirates(state, "pp5", 0, "basic")
    do(state, "order fight-shield", seat=A)
    at(state, "pp4")

    outcome = set_off(state, "pp5", 4, 4, 4, 1)

    assert [won.ability for won in told(outcome, PiratesBeaten)] == ["shield"]
