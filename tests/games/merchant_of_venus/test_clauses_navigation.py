"""MV140 to MV156 and MV295: navigation fields, teleportals, forks."""

from __future__ import annotations

import pytest

from engine import is_window
from games.merchant_of_venus.events import (
    ExitNamed,
    ExitRolled,
    Flew,
    Jumped,
    JumpFailed,
    OrderLeft,
    TurnBack,
)
from games.merchant_of_venus.state import State

from .positions import (
    A,
    B,
    C,
    at,
    can,
    captain,
    dice,
    do,
    fly,
    give,
    on_top,
    owed,
    roll,
    set_off,
    show,
    table,
    told,
    turn_of,
)


def quiet(state: State, *fields: str) -> State:
    """Encounter fields that are empty space, so that nothing stops the ship."""
    for field in fields:
        state.replaced[field] = "blue"
    return state


@pytest.mark.clause("MV140", "MV53")
def test_the_navigation_example_a_four_leads_from_the_base_to_the_encounter_field() -> None:
    state = quiet(table(), "nh4")
    roll(state, 4, 2, 1)
    fly(state, "nh8")

    outcome = do(state, "assign navigation die-4")

    assert told(outcome, Flew)[0].fields == ("nh4", "nh3")


@pytest.mark.clause("MV140")
def test_one_value_holds_for_every_navigation_field_of_the_turn() -> None:
    state = quiet(table(), "nhn1")
    roll(state, 3, 3, 2)
    fly(state, "nh8")

    outcome = do(state, "assign navigation die-3")

    assert told(outcome, Flew)[0].fields[:3] == ("nh7", "nh6", "nhn1")
    assert can(state, "assign") == set()


@pytest.mark.clause("MV141")
def test_a_value_that_leads_back_ends_the_turn_on_the_field() -> None:
    state = table()
    roll(state, 2, 5, 5)
    fly(state, "nh8")

    outcome = do(state, "assign navigation die-2")  # the base, where the ship came from

    assert [back.field for back in told(outcome, TurnBack)] == ["nh8"]
    assert (captain(state).at, owed(state)) == ("nh8", ("start-turn", B))


@pytest.mark.clause("MV141", "MV31")
def test_a_ship_that_begins_its_turn_there_may_leave_by_any_value() -> None:
    state = table()
    at(state, "nh8")
    roll(state, 2, 3, 3)

    do(state, "assign navigation die-2")

    assert captain(state).at == "gb"


@pytest.mark.clause("MV143", "MV295", "MV293")
def test_without_a_die_the_left_neighbour_names_the_exit_in_a_short_window() -> None:
    state = quiet(table(seats=3), "nh4")
    roll(state, 2, 3, 3)
    fly(state, "nh8")

    do(state, "ask-exit")

    assert owed(state) == ("name-exit", B)
    assert is_window(state)
    assert can(state) == {"effect-die", "exit-to nh4", "exit-to nh7", "exit-to exit-by-die"}
    outcome = do(state, "exit-to nh7")
    assert [(named.seat, named.exit) for named in told(outcome, ExitNamed)] == [(B, "nh7")]


@pytest.mark.clause("MV143")
def test_the_last_seat_asks_the_first() -> None:
    state = table(seats=3)
    turn_of(state, C)
    roll(state, 2, 3, 3)
    fly(state, "nh8")
    do(state, "ask-exit")

    assert owed(state) == ("name-exit", A)


@pytest.mark.clause("MV143")
def test_a_die_that_points_back_is_rolled_again() -> None:
    state = quiet(table(), "nh4")
    roll(state, 2, 3, 3)
    fly(state, "nh8")
    do(state, "ask-exit")
    dice(state, 2, 2, 4)

    outcome = do(state, "effect-die")

    assert [(rolled.die, rolled.exit) for rolled in told(outcome, ExitRolled)] == [(4, "nh4")]


@pytest.mark.clause("MV253")
def test_alone_the_effect_die_takes_the_place_of_the_neighbour() -> None:
    state = quiet(table(seats=1), "nh4")
    roll(state, 2, 3, 3)
    fly(state, "nh8")
    dice(state, 4)

    outcome = do(state, "ask-exit")

    assert [rolled.exit for rolled in told(outcome, ExitRolled)] == ["nh4"]


@pytest.mark.clause("MV295", "MV299")
@pytest.mark.parametrize(("order", "exit_"), [("exit-by-die", "nh7"), ("nh8=nh4", "nh4")])
def test_a_standing_order_names_the_exit_without_asking(order: str, exit_: str) -> None:
    state = quiet(table(), "nh4")
    do(state, f"order {order}" if order == "exit-by-die" else f"order-exit {order}", seat=B)
    roll(state, 2, 3, 3)
    fly(state, "nh8")
    dice(state, 3)

    outcome = do(state, "ask-exit")

    found = [each.exit for each in told(outcome, ExitNamed)]
    found += [each.exit for each in told(outcome, ExitRolled)]
    assert found == [exit_]


@pytest.mark.clause("MV143")
def test_whoever_has_no_die_left_is_not_asked_for_one() -> None:
    state = table()
    captain(state).level = 1
    roll(state, 1, 2, 3)
    dice(state, 2)
    do(state, "thrust die-1")
    fly(state, "nh8")

    assert owed(state) == ("name-exit", B)


# Teleportals 2 (dw2) and 5 (mgs-wts-2) are printed


def to_the_gate(*numbers: int) -> State:
    """Seat A enters teleportal 2 from dw1."""
    state = quiet(table(), "dw3")
    at(state, "dw1")
    set_off(state, "dw2", *numbers)
    return state


@pytest.mark.clause("MV150", "MV151")
def test_the_first_teleportal_example_the_own_number_lets_the_ship_fly_on() -> None:
    state = to_the_gate(2, 3, 4)
    assert owed(state) == ("enter-portal", A)

    outcome = do(state, "assign navigation die-2")

    assert [failed.number for failed in told(outcome, JumpFailed)] == [2]
    assert captain(state).at not in ("dw2", "mgs-wts-2")


@pytest.mark.clause("MV150", "MV152")
def test_the_second_teleportal_example_a_five_by_the_die_is_a_jump_for_nothing() -> None:
    state = to_the_gate(2, 3, 4)
    dice(state, 5)

    outcome = do(state, "effect-die")

    assert [(jump.goal, jump.number) for jump in told(outcome, Jumped)] == [("mgs-wts-2", 5)]
    assert state.turn.points == 9 - 1
    assert {"fly mgs-wts-1", "fly mgs-wts-3"} <= can(state)


@pytest.mark.clause("MV151")
def test_a_number_without_a_teleportal_does_nothing() -> None:
    state = to_the_gate(2, 3, 4)
    dice(state, 3)

    outcome = do(state, "effect-die")

    assert [failed.number for failed in told(outcome, JumpFailed)] == [3]


@pytest.mark.clause("MV150", "MV53")
def test_a_navigation_value_works_at_once_without_a_question() -> None:
    state = quiet(table(), "dw3")
    at(state, "dw1")
    dice(state, 1, 5, 4)
    captain(state).level = 2
    do(state, "roll dw2", "assign navigation die-5")

    outcome = fly(state, "dw2")

    assert [jump.goal for jump in told(outcome, Jumped)] == ["mgs-wts-2"]


@pytest.mark.clause("MV152")
def test_a_jump_with_the_last_point_still_happens() -> None:
    state = quiet(table(), "dw3")
    at(state, "dw9")
    roll(state, 2, 2, 2, towards="dw8")
    fly(state, "dw5", "dw4")
    assert captain(state).at == "dw3"

    other = quiet(table(), "dw3")
    at(other, "dw8")
    roll(other, 2, 2, 2, towards="dw7")
    fly(other, "dw5", "dw4", "dw3")
    dice(other, 5)
    do(other, "effect-die")
    assert (captain(other).at, owed(other)) == ("mgs-wts-2", ("start-turn", B))


@pytest.mark.clause("MV153")
def test_a_ship_that_begins_on_a_teleportal_or_arrives_by_a_jump_is_not_moved() -> None:
    state = quiet(table(), "dw3")
    at(state, "dw2")

    outcome = roll(state, 2, 2, 2, towards="dw1")

    assert not told(outcome, Jumped)
    assert not told(outcome, JumpFailed)
    jumped = to_the_gate(2, 3, 4)
    dice(jumped, 5, 2)
    assert len(told(do(jumped, "effect-die"), Jumped)) == 1


@pytest.mark.clause("MV181")
def test_whoever_lays_a_teleportal_is_not_moved_by_it() -> None:
    state = table()
    on_top(state.encounters, "e08")
    at(state, "dw4")
    outcome = set_off(state, "dw3", 2, 2, 2)

    assert state.teleportals()[3] == "dw3"
    fields = [jump.field for jump in told(outcome, Jumped)]
    fields += [failed.field for failed in told(outcome, JumpFailed)]
    assert "dw3" not in fields


@pytest.mark.clause("MV156")
def test_at_a_fork_the_captain_is_asked() -> None:
    state = table()
    at(state, "as64")
    roll(state, 4, 4, 4, towards="as65")

    assert {"fly as54", "fly as55", "fly as75", "fly as76"} == can(state, "fly")


@pytest.mark.clause("MV183", "MV180")
def test_star_charts_let_the_captain_choose_freely_for_the_turn() -> None:
    state = quiet(table(), "nh4")
    give(state, "e06")
    roll(state, 2, 3, 3)
    do(state, "use e06")
    fly(state, "nh8")

    assert {"fly nh4", "fly nh7"} <= can(state)
    assert state.shown == ["e06"]


@pytest.mark.clause("MV183")
def test_star_charts_are_bought_for_c30_in_the_business_phase() -> None:
    state = table()
    show(state, "e06")
    at(state, "trpc1")

    do(state, "skip", "claim e06")

    assert (captain(state).credits, captain(state).intel, state.shown) == (470, ["e06"], [])


@pytest.mark.clause("MV143", "MV295")
def test_the_neighbour_may_leave_it_to_the_die_from_now_on() -> None:
    state = quiet(table(), "nh4")
    roll(state, 2, 3, 3)
    fly(state, "nh8")
    do(state, "ask-exit")
    dice(state, 4)

    outcome = do(state, "exit-to exit-by-die")

    assert [rolled.exit for rolled in told(outcome, ExitRolled)] == ["nh4"]
    assert captain(state, B).orders == ["exit-by-die"]
    left = [event for event in told(outcome, OrderLeft) if event.known_to(A)]
    assert left == []
