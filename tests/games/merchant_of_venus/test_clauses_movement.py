"""MV24 to MV56, MV86 to MV88: direction, speed, steps, the end of movement, dice on places."""

from __future__ import annotations

import pytest

from engine import Seat, pending_step
from games.merchant_of_venus.events import (
    DieAssigned,
    EncounterDrawn,
    Flew,
    Landed,
    MovementSkipped,
    SpeedRolled,
    ThrustRolled,
)
from games.merchant_of_venus.state import State

from .positions import (
    A,
    B,
    arrive,
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
    roll,
    set_off,
    table,
    told,
    voyage,
)

# The worked examples of the rulebook


@pytest.mark.clause("MV30", "MV33", "MV40", "MV53")
def test_eleven_points_lead_from_the_colony_world_to_the_jungle_world() -> None:
    state = table()
    at(state, "cw5")

    outcome = roll(state, 6, 3, 2, towards="cw6")
    assert told(outcome, SpeedRolled)[0].points == 11
    fly(state, "cw7", "cw1", "cw2")
    assert captain(state).at == "cw2"
    fly_on = do(state, "assign navigation die-2", "fly trp-jw-7", "fly jw3", "fly jwc2")

    assert told(fly_on, Landed)[0].field == "jwc2"
    assert (state.turn.points, owed(state)) == (0, ("do-business", A))


@pytest.mark.clause("MV296", "MV297", "MV53")
def test_the_same_flight_is_proposed_as_a_whole() -> None:
    state = table()
    at(state, "cw5")
    roll(state, 6, 3, 2, towards="cw6")

    outcome = do(state, voyage(state, "jwc2"))

    assert [(put.place, put.die) for put in told(outcome, DieAssigned)] == [("navigation", 2)]
    assert (captain(state).at, owed(state)) == ("jwc2", ("do-business", A))


@pytest.mark.clause("MV86", "MV87")
def test_with_the_red_drive_eight_points_are_enough() -> None:
    state = table()
    captain(state).drive = "drive-red"
    at(state, "cw5")
    roll(state, 4, 2, 2, towards="cw6")

    do(state, voyage(state, "jwc2"))

    assert (captain(state).at, state.turn.points) == ("jwc2", 0)


@pytest.mark.clause("MV54", "MV34")
def test_extra_thrust_with_a_one_brings_a_fourth_die() -> None:
    state = table()
    roll(state, 4, 2, 1)
    assert state.turn.points == 7
    dice(state, 5)

    outcome = do(state, "thrust die-1")

    assert [(more.die, more.points) for more in told(outcome, ThrustRolled)] == [(5, 12)]
    assert can(state, "thrust") == set()
    do(state, voyage(state, "cwc2"))
    assert captain(state).at == "cwc2"


# Direction and speed


@pytest.mark.clause("MV30")
def test_in_space_the_first_step_follows_the_direction_named() -> None:
    state = table()
    at(state, "gb-cw-2")

    assert can(state, "roll") == {"roll gb-cw-1", "roll gb-cw-3"}
    roll(state, 2, 3, 4, towards="gb-cw-3")

    assert captain(state).at == "cw6"


@pytest.mark.clause("MV30")
def test_the_direction_holds_even_when_dice_are_assigned_first() -> None:
    state = table()
    at(state, "gb-cw-2")
    roll(state, 1, 3, 4, towards="gb-cw-3")

    assert can(state, "fly") == {"fly gb-cw-3"}


@pytest.mark.clause("MV31")
def test_on_a_landing_place_and_a_navigation_field_no_direction_is_named() -> None:
    for where in ("gb", "trpc1", "nh3", "nh6"):
        state = table()
        at(state, where)
        assert can(state, "roll") == {"roll"}


@pytest.mark.clause("MV33")
def test_after_the_roll_the_ship_must_move() -> None:
    state = table()
    roll(state, 2, 3, 4)

    assert can(state, "skip", "land") == set()
    assert {"fly gb-cw-1", "fly ib-gb-3", "fly nh8"} <= can(state, "fly")


@pytest.mark.clause("MV34")
def test_four_speed_dice_are_the_most() -> None:
    state = table()
    captain(state).level = 3
    load(state, "thrust-booster-4")
    roll(state, 1, 2, 3, 4)

    do(state, "thrust die-1")

    assert len(state.turn.dice) == 4
    assert can(state, "thrust") == set()


@pytest.mark.clause("MV35")
def test_after_the_first_step_step_two_is_over() -> None:
    state = table()
    load(state, "strong-flame", "data-probe")
    roll(state, 1, 2, 3)
    assert {"use strong-flame", "use data-probe", "thrust die-1"} <= can(state)

    fly(state, "nh8")

    assert can(state, "use", "thrust") == set()


# Steps


@pytest.mark.clause("MV40")
def test_ships_pass_each_other_and_share_a_field() -> None:
    state = table(seats=3)
    at(state, "gb-cw-1", B)
    at(state, "gb-cw-3", Seat(2))
    roll(state, 2, 2, 2)

    fly(state, "gb-cw-1")

    assert captain(state).at == "cw6"


@pytest.mark.clause("MV40")
def test_a_green_line_costs_two() -> None:
    state = table()
    at(state, "trp2")
    roll(state, 2, 2, 2, towards="trp1")

    outcome = fly(state, "trpc1")

    assert told(outcome, Flew)[-1].points == 6 - 1 - 2


@pytest.mark.clause("MV41")
def test_the_whole_value_is_used_unless_the_ship_lands() -> None:
    state = table()
    at(state, "gb-cw-2")
    roll(state, 2, 2, 2, towards="gb-cw-1")
    assert (captain(state).at, owed(state)) == ("gb", ("fly", A))

    fly(state, "ib-gb-3")

    assert (captain(state).at, owed(state)) == ("ib12", ("start-turn", B))


@pytest.mark.clause("MV41")
def test_points_that_pay_for_no_step_lapse() -> None:
    state = table()
    at(state, "as33")
    roll(state, 1, 1, 1, towards="as22")
    fly(state, "as22")

    outcome = fly(state, "as11")  # both ways on cost 2

    assert told(outcome, Flew)[-1].points == 1
    assert (captain(state).at, owed(state)) == ("as11", ("start-turn", B))


@pytest.mark.clause("MV42")
def test_landing_is_voluntary_but_a_ship_that_stops_on_a_port_has_landed() -> None:
    state = table()
    at(state, "gb-cw-2")
    roll(state, 2, 2, 2, towards="gb-cw-1")
    assert {"land", "fly ib-gb-3", "fly nh8"} <= can(state)

    spent = table()
    at(spent, "cw7")
    roll(spent, 2, 2, 2, towards="cw6")
    outcome = fly(spent, "gb-cw-4")
    assert told(outcome, Landed)[0].field == "gb"
    assert owed(spent) == ("do-business", A)


@pytest.mark.clause("MV44")
def test_a_ship_flies_through_a_port_without_landing() -> None:
    state = table()
    at(state, "gb-cw-1")
    roll(state, 2, 2, 2, towards="gb")

    outcome = fly(state, "ib-gb-3")

    assert told(outcome, Landed) == []


@pytest.mark.clause("MV45")
def test_a_ship_cannot_turn_straight_back() -> None:
    state = table()
    at(state, "cw5")
    roll(state, 6, 6, 6, towards="cw6")
    assert can(state, "fly") == {"fly cw7", "fly gb-cw-4"}

    city = table()
    at(city, "trp2")
    roll(city, 2, 2, 2, towards="trp1")
    fly(city, "trpc1")
    assert owed(city) == ("do-business", A)  # there is no other line


@pytest.mark.clause("MV45")
def test_by_another_way_a_ship_may_come_again() -> None:
    state = table()
    at(state, "as64")
    roll(state, 2, 2, 2, towards="as65")
    fly(state, "as75")

    assert "fly as64" in can(state)


def round_the_desert(card: str) -> State:
    """Seat A enters an encounter field with the last of six points, and draws the card."""
    state = table()
    on_top(state.encounters, card)
    at(state, "dw9")
    roll(state, 2, 2, 2, towards="dw8")
    fly(state, "dw5", "dw4")
    return state


@pytest.mark.clause("MV46", "MV180")
def test_points_won_on_the_way_let_a_ship_without_points_fly_on() -> None:
    state = round_the_desert("e33")

    assert (captain(state).at, state.turn.points) == ("dw2", 2)
    assert owed(state) == ("enter-portal", A)


@pytest.mark.clause("MV46")
def test_points_never_fall_below_zero() -> None:
    state = round_the_desert("e21")

    assert (captain(state).at, owed(state)) == ("dw3", ("start-turn", B))


@pytest.mark.clause("MV47", "MV56")
def test_a_stopped_ship_still_has_the_end_of_its_movement() -> None:
    state = table()
    load(state, "market-flux")
    at(state, "wts3")
    captain(state).laser = 1
    set_off(state, "wts4", 2, 3, 4, 6)

    assert captain(state).at == "wts4"
    assert owed(state) == ("tie-up", A)
    assert "assign market-flux die-4" in can(state)


# Skipping, and the end


@pytest.mark.clause("MV25", "MV24")
def test_who_skips_movement_on_a_landing_place_does_business_at_once() -> None:
    state = table()
    at(state, "trpc1")

    outcome = do(state, "skip")

    assert told(outcome, MovementSkipped)[0].field == "trpc1"
    assert owed(state) == ("do-business", A)


@pytest.mark.clause("MV25", "MV27")
def test_who_skips_movement_in_space_ends_the_turn() -> None:
    state = table()
    at(state, "gb-cw-2")

    do(state, "skip")

    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV25")
def test_without_movement_technologies_with_dice_do_nothing() -> None:
    state = table()
    at(state, "trpc1")
    at(state, "trpc1", B)
    load(state, "market-flux", "jammer", "data-probe")
    give(state, "m14")
    give(state, "m12", seat=B)

    do(state, "skip")

    assert owed(state) == ("do-business", A)
    assert can(state, "assign", "jam", "use") == set()


@pytest.mark.clause("MV24", "MV27")
def test_a_turn_is_movement_contact_business_and_spaceport_in_this_order() -> None:
    state = table(known=False)
    seen = []
    arrive(state, "trpc1")
    seen.append(pending_step(state))
    do(state, "done")
    seen.append(pending_step(state))
    assert can(state, "build")  # MV120: the last phase begins with it
    do(state, "done")

    assert seen == ["first-contact", "do-business"]
    assert owed(state) == ("start-turn", B)


@pytest.mark.clause("MV27")
def test_movement_that_ends_in_space_ends_the_turn() -> None:
    state = table()
    at(state, "trp-jw-1")
    roll(state, 2, 2, 2, towards="trp-jw-2")

    fly(state, "trp-jw-7")

    assert (captain(state).at, owed(state)) == ("trp-jw-7", ("start-turn", B))


@pytest.mark.clause("MV3")
def test_quiet_fields_do_nothing() -> None:
    state = table()
    at(state, "gb-cw-1")

    outcome = roll(state, 2, 2, 2, towards="gb-cw-2")

    kinds = {type(event) for event in outcome.events}
    assert EncounterDrawn not in kinds
    assert kinds <= {SpeedRolled, Flew}
