"""MV53, MV140 to MV153, MV222, MV297: when a captain is asked at a navigation field, or a gate."""

from __future__ import annotations

import pytest

from engine import pending_step
from games.merchant_of_venus.events import DieAssigned, Jumped, JumpFailed, Landed
from games.merchant_of_venus.galaxy import GALAXY
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
    owed,
    roll,
    table,
    told,
    voyage,
)


def quiet() -> State:
    """No encounter field holds anything."""
    state = table()
    state.replaced = dict.fromkeys(GALAXY.encounters, "blue")
    return state


def thrust_first(*cards: str) -> State:
    """Seat A has put its only die on extra thrust, and has eight points at the base."""
    state = quiet()
    give(state, *cards)
    roll(state, 1, 2, 3)
    dice(state, 2)
    do(state, "thrust die-1")
    return state


# nh8: exit 2 leads to the base, 3 to nh7, the others to nh4


@pytest.mark.clause("MV143")
@pytest.mark.parametrize(
    ("card", "left", "asked"),
    [("", 7, False), ("e06", 7, True), ("r04", 7, True), ("r04", 2, True), ("r04", 1, False)],
)
def test_without_a_die_only_who_has_a_card_for_it_is_asked(
    card: str, left: int, *, asked: bool
) -> None:
    state = thrust_first(*filter(None, (card,)))
    state.turn.points = 1 + left

    fly(state, "nh8")

    assert owed(state) == (("fly", A) if asked else ("name-exit", B))
    if asked:
        assert can(state, "use", "fly", "ask-exit") == {f"use {card}", "ask-exit"}


@pytest.mark.clause("MV140", "MV222")
@pytest.mark.parametrize(("card", "asked"), [("", False), ("r04", True), ("e06", False)])
def test_who_has_a_value_is_asked_only_for_a_switch_switch(card: str, *, asked: bool) -> None:
    state = quiet()
    give(state, *filter(None, (card,)))
    roll(state, 5, 3, 3)
    do(state, "assign navigation die-5")

    fly(state, "nh8")

    assert (captain(state).at == "nh8") == asked
    if asked:
        assert can(state, "use", "fly", "go-on") == {"fly nh4", "use r04"}


@pytest.mark.clause("MV141", "MV222")
@pytest.mark.parametrize(("card", "asked"), [("", False), ("r04", True), ("e06", True)])
def test_a_value_that_leads_back_is_asked_about_where_a_card_helps(
    card: str, *, asked: bool
) -> None:
    state = quiet()
    give(state, *filter(None, (card,)))
    roll(state, 2, 3, 3)
    do(state, "assign navigation die-2")

    fly(state, "nh8")

    assert owed(state) == (("fly", A) if asked else ("start-turn", B))
    if asked:
        assert can(state, "use", "fly", "go-on") == {f"use {card}", "go-on"}
        do(state, "go-on")
        assert (captain(state).at, owed(state)) == ("nh8", ("start-turn", B))


@pytest.mark.clause("MV297", "MV222")
def test_a_flight_with_a_goal_does_not_ask_about_a_switch_switch() -> None:
    state = quiet()
    give(state, "r04")
    roll(state, 5, 3, 3)
    do(state, "assign navigation die-5")

    outcome = do(state, voyage(state, "nh3"))

    assert [landed.field for landed in told(outcome, Landed)] == ["nh3"]


# The autopilot gives a 4


@pytest.mark.clause("MV53", "MV222", "MV297")
def test_a_die_that_the_course_needs_comes_before_the_autopilot() -> None:
    state = quiet()
    give(state, "r06")
    at(state, "cwc1")
    roll(state, 6, 3, 2)

    outcome = do(state, voyage(state, "jwc2"))  # by exit 2 of cw2; 4 leads to cw3

    assert [(put.place, put.die) for put in told(outcome, DieAssigned)] == [("navigation", 2)]
    assert [landed.field for landed in told(outcome, Landed)] == ["jwc2"]


@pytest.mark.clause("MV53", "MV222", "MV297")
def test_where_the_autopilot_leads_along_the_course_no_die_is_used() -> None:
    state = quiet()
    give(state, "r06")
    roll(state, 5, 6, 6)

    outcome = do(state, voyage(state, "nh3"))

    assert told(outcome, DieAssigned) == []
    assert [landed.field for landed in told(outcome, Landed)] == ["nh3"]


@pytest.mark.clause("MV53", "MV222")
def test_where_no_die_leads_along_the_course_the_captain_decides_on_the_autopilot() -> None:
    state = quiet()
    give(state, "r06")
    at(state, "cwc1")
    dice(state, 6, 3, 3)
    (choice,) = (text for text in can(state, "set-out") if text.startswith("set-out jwc2="))

    do(state, choice, "go-on")

    assert (captain(state).at, owed(state)) == ("cw2", ("fly", A))
    assert {"fly cw3", "use r06", "assign navigation die-6"} <= can(state)
    assert "go-on" not in can(state)


@pytest.mark.clause("MV222", "MV183")
def test_who_chooses_freely_does_not_switch_the_autopilot_off() -> None:
    state = quiet()
    give(state, "r06", "e06")
    roll(state, 2, 3, 3)
    assert {"use r06", "use e06"} <= can(state)

    do(state, "use e06")

    assert not {"use r06", "use e06"} & can(state)
    fly(state, "nh8")
    assert can(state, "fly") == {"fly nh4", "fly nh7"}


# Gates: teleportals 2 (dw2) and 5 (mgs-wts-2)


@pytest.mark.clause("MV150", "MV222")
def test_a_gate_lock_asks_even_with_a_value_which_holds_if_nothing_is_chosen() -> None:
    state = quiet()
    give(state, "r02")
    load(state, "strong-flame")  # there is something to decide after the roll
    at(state, "dw1")
    dice(state, 2, 3, 5)
    do(state, "roll dw2", "assign navigation die-5", "fly dw2")
    assert can(state) == {"effect-die", "portal-to dw2", "portal-to mgs-wts-2"}

    outcome = do(state, "effect-die")

    assert [(jump.goal, jump.number) for jump in told(outcome, Jumped)] == [("mgs-wts-2", 5)]


@pytest.mark.clause("MV150", "MV183")
def test_star_charts_can_be_used_at_the_gate() -> None:
    state = quiet()
    give(state, "e06")
    at(state, "dw1")
    dice(state, 2, 3, 4)
    do(state, "roll dw2", "fly dw2")
    dice_ = {f"assign navigation die-{die}" for die in (2, 3, 4)}
    assert can(state) == {"effect-die", "use e06", *dice_}

    do(state, "use e06")

    assert can(state) == {"effect-die", "portal-to dw2", "portal-to mgs-wts-2", *dice_}
    outcome = do(state, "portal-to mgs-wts-2")
    assert told(outcome, Jumped)
    assert state.shown == ["e06"]


@pytest.mark.clause("MV150", "MV52")
def test_with_the_limit_used_up_only_a_card_asks_at_the_gate() -> None:
    for card, asked in (("e06", True), ("", False)):
        state = quiet()
        give(state, *filter(None, (card,)))
        at(state, "dw1")
        dice(state, 1, 3, 4)
        do(state, "roll dw2")
        dice(state, 5, 5)
        do(state, "thrust die-1")
        if state.captain.at == "dw1":
            do(state, "fly dw2")
        assert (pending_step(state) == "enter-portal") == asked
        assert not asked or can(state) == {"effect-die", "use e06"}


@pytest.mark.clause("MV151", "MV181")
def test_a_teleportal_that_a_card_laid_has_its_own_number() -> None:
    state = quiet()
    state.replaced["nh4"] = "teleportal-3"
    at(state, "nh3")
    roll(state, 3, 3, 4)
    fly(state, "nh4")

    outcome = do(state, "assign navigation die-3")

    assert [(failed.field, failed.number) for failed in told(outcome, JumpFailed)] == [("nh4", 3)]
