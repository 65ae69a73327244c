"""MV222: the ten relics, one by one."""

from __future__ import annotations

import pytest

from games.merchant_of_venus import GAME
from games.merchant_of_venus.events import (
    ContactSeen,
    DieRerolled,
    Flew,
    HazardPassed,
    Jumped,
    JumpFailed,
    PiratesBeaten,
)
from games.merchant_of_venus.state import State

from .positions import (
    A,
    at,
    can,
    captain,
    dice,
    do,
    fly,
    give,
    owed,
    pirates,
    roll,
    score,
    set_off,
    table,
    to_the_end,
    told,
)


def holding(*rewards: str) -> State:
    """Seat A has rewards."""
    state = table()
    give(state, *rewards)
    return state


@pytest.mark.clause("MV226", "MV46")
def test_jump_start_adds_three_to_a_slow_roll() -> None:
    state = holding("r01")
    roll(state, 2, 2, 3)
    do(state, "use r01")
    assert state.turn.points == 10

    fast = holding("r01")
    roll(fast, 2, 3, 3)
    assert "use r01" not in can(fast)


@pytest.mark.clause("MV150")
def test_the_gate_lock_chooses_at_a_teleportal_or_ignores_it() -> None:
    for goal, event in (("mgs-wts-2", Jumped), ("dw2", JumpFailed)):
        state = holding("r02")
        state.replaced["dw3"] = "blue"
        at(state, "dw1")
        set_off(state, "dw2", 2, 3, 4)
        assert told(do(state, f"portal-to {goal}"), event)


@pytest.mark.clause("MV86")
def test_the_old_yellow_drive_skips_yellow_fields_besides_the_own_drive() -> None:
    state = holding("r03")
    captain(state).drive = "drive-red"

    assert GAME.rules.view(state, A).captains[A].skips == ("red", "yellow")


@pytest.mark.clause("MV140")
def test_switch_switch_opens_every_exit_for_one_more_point() -> None:
    state = holding("r04")
    state.replaced["nh4"] = "blue"
    roll(state, 2, 3, 3)
    fly(state, "nh8")
    do(state, "use r04")

    outcome = fly(state, "nh7")

    assert told(outcome, Flew)[0].field == "nh7"
    assert state.turn.points == 8 - 1 - 1 - 1
    assert can(state, "fly") == set()  # the next navigation field is as it was
    assert {"ask-exit", "use r04"} <= can(state)


@pytest.mark.clause("MV160")
@pytest.mark.parametrize(
    ("reward", "start", "field"), [("r05", "sn1", "sn2"), ("r10", "wts3", "wts4")]
)
def test_old_shield_and_old_laser_add_one_in_tests(reward: str, start: str, field: str) -> None:
    state = holding(reward)
    at(state, start)

    outcome = set_off(state, field, 2, 2, 2, 2)

    assert told(outcome, HazardPassed)[0].value == 3


@pytest.mark.clause("MV172", "MV213")
def test_they_count_in_fights_but_not_on_the_dashboard() -> None:
    state = holding("r10")
    captain(state).laser = 3
    pirates(state, "pp5", 0, "basic")
    at(state, "pp4")
    set_off(state, "pp5", 4, 4, 4)
    dice(state, 3)
    assert told(do(state, "fight laser"), PiratesBeaten)[0].value == 4

    other = holding("r10")
    captain(other).laser = 3
    to_the_end(other)
    assert score(other)["fame"] == 3


@pytest.mark.clause("MV53", "MV140")
def test_the_autopilot_gives_four_and_may_be_declined() -> None:
    state = holding("r06")
    state.replaced["nh4"] = "blue"
    roll(state, 2, 2, 3)
    fly(state, "nh8")
    assert can(state, "fly") == {"fly nh4"}

    other = holding("r06")
    roll(other, 2, 2, 3)
    do(other, "use r06")
    fly(other, "nh8")
    assert captain(other).at == "nh8"


@pytest.mark.clause("MV291")
def test_the_spy_eye_looks_at_a_contact_within_six_fields_once_a_turn() -> None:
    state = table(known=False)
    give(state, "r07")
    roll(state, 2, 3, 4)
    do(state, "use r07")
    assert can(state) == {"answer r07 ib", "answer r07 nh", "answer r07 cw", "answer r07 nothing"}

    outcome = do(state, "answer r07 cw")

    assert [(seen.system, seen.culture) for seen in told(outcome, ContactSeen)] == [
        ("cw", "humans")
    ]
    assert "use r07" not in can(state)


@pytest.mark.clause("MV187", "MV71")
def test_air_foil_flies_from_city_to_city_and_lands() -> None:
    state = holding("r08")
    at(state, "trpc1")
    roll(state, 2, 3, 4)

    do(state, "use r08")

    assert captain(state).at == "trpc2"
    assert owed(state) == ("do-business", A)
    do(state, "buy shield")
    assert can(state, "buy") == set()


@pytest.mark.clause("MV187", "MV40")
@pytest.mark.parametrize("left", [1, 2])
def test_air_foil_takes_one_point_and_the_last_one_is_enough(left: int) -> None:
    state = holding("r08")
    at(state, "trp2")
    set_off(state, "trp1", 2, 3, 4)
    fly(state, "trpc1")
    state.turn.points = left

    outcome = do(state, "use r08")

    assert [(flew.fields, flew.points) for flew in told(outcome, Flew)] == [(("trpc2",), left - 1)]


@pytest.mark.clause("MV187", "MV4")
@pytest.mark.parametrize("field", ["icec1", "nh3", "gb"])
def test_air_foil_does_nothing_where_there_is_no_other_city(field: str) -> None:
    state = holding("r08")
    at(state, field)

    roll(state, 1, 3, 4)

    assert "use r08" not in can(state)


@pytest.mark.clause("MV34", "MV226")
def test_second_thoughts_roll_one_die_again_before_dice_are_assigned() -> None:
    state = holding("r09")
    roll(state, 2, 3, 4)
    do(state, "use r09")
    dice(state, 6)
    outcome = do(state, "answer r09 die-3")

    assert [(again.old, again.die) for again in told(outcome, DieRerolled)] == [(3, 6)]
    assert state.turn.points == 12

    late = holding("r09")
    roll(late, 2, 3, 4)
    do(late, "assign navigation die-2")
    assert "use r09" not in can(late)
