"""MV50 to MV56 and MV86 to MV88: dice on the places of the dashboard, and drives."""

from __future__ import annotations

import pytest

from engine import Illegal
from games.merchant_of_venus.events import DriveSwitched, Flew, Jumped, MarketMoved

from .positions import (
    A,
    B,
    at,
    can,
    captain,
    dice,
    do,
    fly,
    load,
    owed,
    roll,
    set_off,
    table,
    told,
)


@pytest.mark.clause("MV50", "MV51", "MV52")
def test_as_many_dice_as_the_pilots_level_are_assigned_and_still_count_for_movement() -> None:
    for level in (1, 2, 3):
        state = table()
        captain(state).level = level
        load(state, "variable-laser", "variable-shield", "cloaking-field")
        roll(state, 2, 3, 4)
        places = ["navigation", "variable-laser", "variable-shield"]

        for die, place in zip((2, 3, 4), places[:level], strict=False):
            do(state, f"assign {place} die-{die}")

        assert can(state, "assign") == set()
        assert state.turn.points == 9
        assert len(state.turn.places) == level


@pytest.mark.clause("MV50", "MV52")
def test_each_place_takes_one_die() -> None:
    state = table()
    captain(state).level = 3
    roll(state, 2, 3, 4)
    do(state, "assign navigation die-2")

    assert can(state, "assign") == set()
    with pytest.raises(Illegal):
        do(state, "assign navigation die-3")


@pytest.mark.clause("MV50")
def test_the_fourth_speed_die_can_be_assigned_too() -> None:
    state = table()
    captain(state).level = 2
    roll(state, 1, 3, 4)
    dice(state, 6)
    do(state, "thrust die-1")

    assert "assign navigation die-6" in can(state)


@pytest.mark.clause("MV56")
def test_an_upgrade_gets_its_die_on_landing_too() -> None:
    state = table()
    load(state, "cloaking-field")
    at(state, "trp2")
    state.ports["trp1"] = B
    set_off(state, "trp1", 2, 3, 4)
    do(state, "land")

    assert "assign cloaking-field die-3" in can(state)


# Drives


@pytest.mark.clause("MV86", "MV87", "MV3")
def test_a_skipped_field_costs_nothing_and_does_nothing() -> None:
    state = table()
    captain(state).drive = "drive-yellow"
    at(state, "gb-cw-2")

    outcome = roll(state, 2, 2, 2, towards="gb-cw-3")

    assert captain(state).at == "cw6"
    assert told(outcome, Flew)[-1].points == 6 - 2


@pytest.mark.clause("MV88")
def test_the_drive_can_be_switched_off_before_the_roll_for_the_whole_turn() -> None:
    state = table()
    captain(state).drive = "drive-combined"
    at(state, "gb-cw-2")

    outcome = do(state, "drive-off")
    assert [switched.on for switched in told(outcome, DriveSwitched)] == [0]
    flown = roll(state, 2, 2, 2, towards="gb-cw-3")

    assert told(flown, Flew)[-1].points == 6 - 3
    assert can(state, "drive-off") == set()


@pytest.mark.clause("MV56", "MV261")
def test_a_die_assigned_at_the_end_of_movement_works_at_once() -> None:
    state = table()
    load(state, "market-flux")
    at(state, "trp2")
    set_off(state, "trp1", 2, 3, 4)
    fly(state, "trpc1")
    assert owed(state) == ("tie-up", A)

    outcome = do(state, "assign market-flux die-3", "answer market-flux jw")

    assert [moved.culture for moved in told(outcome, MarketMoved)] == ["niks"]


@pytest.mark.clause("MV54", "MV34", "MV50")
def test_extra_thrust_is_used_once_even_with_another_one() -> None:
    state = table()
    captain(state).level = 3
    roll(state, 1, 1, 4)
    dice(state, 1)

    do(state, "thrust die-1")

    assert can(state, "thrust") == set()
    assert state.turn.points == 7


@pytest.mark.clause("MV52")
def test_a_used_up_limit_leaves_teleportals_to_the_effect_die() -> None:
    state = table()
    load(state, "variable-laser")
    state.replaced["dw3"] = "blue"
    at(state, "dw1")
    dice(state, 2, 3, 4, 5)

    outcome = do(state, "roll dw2", "assign variable-laser die-2", "fly dw2")

    assert [jump.number for jump in told(outcome, Jumped)] == [5]
