"""Why something is not on offer: the first condition that is not met."""

from __future__ import annotations

import pytest

from engine import Choice, Illegal, why_not
from games.merchant_of_venus import GAME
from games.merchant_of_venus.state import State
from tests.saying import english

from .positions import (
    A,
    arrive,
    at,
    can,
    captain,
    do,
    fly,
    give,
    load,
    owed,
    roll,
    set_off,
    table,
    turn_up,
    wait_at,
)


def staying(field: str = "trpc1") -> State:
    """Seat A skips its movement and does business; trpc1 is a city of the Nillis."""
    state = table()
    at(state, field)
    do(state, "skip")
    return state


def lacking(state: State, text: str) -> str:
    """The need that a choice does not meet, or the empty string."""
    found = why_not(state, A, Choice.parse(text))
    return "" if found is None else found.name


@pytest.mark.clause("MV80", "MV84")
def test_a_purchase_lacks_the_ware_the_room_or_the_credits() -> None:
    state = staying()
    assert lacking(state, "buy shield") == ""

    assert lacking(state, "buy nothing") == "for-sale"
    captain(state).shield = 6
    assert lacking(state, "buy shield") == "room-aboard"
    captain(state).shield, captain(state).credits = 1, 0
    captain(state).iou.clear()
    assert lacking(state, "buy shield") == "credits-enough"
    with pytest.raises(Illegal):
        do(state, "buy shield")


@pytest.mark.clause("MV71", "MV104")
def test_after_landing_in_a_city_the_action_is_lacking_before_the_ware() -> None:
    state = table()
    load(state, "genes", "genes")
    arrive(state, "trpc1")
    do(state, "sell genes", "buy shield")

    assert lacking(state, "buy shield") == "purchase-left"
    assert lacking(state, "buy nothing") == "purchase-left"
    assert lacking(state, "sell genes") == "sale-left"
    do(state, "close-sales")
    assert lacking(state, "sell genes") == "sales-open"


@pytest.mark.clause("MV226")
def test_a_key_account_is_lacking_or_brings_no_more() -> None:
    state = staying("dwc1")
    load(state, "perfume")
    assert lacking(state, "sell-strong perfume") == "key-account"
    give(state, "r11")
    assert lacking(state, "sell-strong perfume") == ""

    turn_up(state, "volois", "strong")

    assert lacking(state, "sell-strong perfume") == "worth-more"


@pytest.mark.clause("MV110", "MV111")
def test_a_passenger_waits_elsewhere_or_finds_no_room() -> None:
    state = staying()
    assert lacking(state, "board scientist") == "waiting-here"
    wait_at(state, "scientist", "nillis")
    assert lacking(state, "board scientist") == ""

    captain(state).holds = 0
    assert lacking(state, "board scientist") == "room-for-passenger"
    assert lacking(state, "deliver scientist") == "passenger-aboard"


@pytest.mark.clause("MV205", "MV208", "MV217")
def test_training_comes_before_business_and_costs_credits() -> None:
    state = staying("gb")
    captain(state).credits = 0
    assert lacking(state, "train level-2") == "training-payable"
    captain(state).credits = 500
    assert lacking(state, "train level-2") == ""
    assert lacking(state, "train humans-a") == "trainer-here"
    assert lacking(state, "second-mission") == ""

    state.turn.begun = True
    assert lacking(state, "train level-2") == "before-business"
    assert lacking(state, "second-mission") == "before-business"


@pytest.mark.clause("MV120", "MV121")
def test_a_spaceport_is_not_built_after_a_purchase() -> None:
    state = staying()
    captain(state).credits = 1000
    (built,) = can(state, "build")
    do(state, "buy shield")

    assert lacking(state, built) == "nothing-bought"
    assert lacking(state, built.replace("build", "build-by-permit")) == "building-permit"


@pytest.mark.clause("MV30", "MV88", "MV195", "MV299")
def test_what_the_start_of_a_turn_lacks() -> None:
    state = table()
    assert lacking(state, "drive-off") == "drive-aboard"
    assert lacking(state, "jettison bolts") == "in-space"
    assert lacking(state, "set-out gb") == "way-leads-there"
    captain(state).drive = "drive-red"
    assert lacking(state, "drive-off") == ""
    do(state, "drive-off")
    assert lacking(state, "drive-off") == "drive-on"

    at(state, "trp2")
    assert lacking(state, "roll") == "line-to-leave-by"
    assert lacking(state, "roll trp1") == ""
    assert lacking(state, "jettison bolts") == "can-go-overboard"


@pytest.mark.clause("MV30", "MV42", "MV52", "MV54", "MV297")
def test_what_the_flight_lacks() -> None:
    state = table()
    load(state, "cloaking-field")
    at(state, "trp2")
    roll(state, 2, 3, 4, towards="trp1")

    assert lacking(state, "land") == "may-land-here"
    assert lacking(state, "fly trp-jw-1") == "exit-open"
    assert lacking(state, "fly-to gb") == "goal-within-points"
    assert lacking(state, "thrust die-2") == "thrust-number"
    assert lacking(state, "use r16") == "card-for-flight"
    assert lacking(state, "assign cloaking-field die-6") == "place-open"
    assert lacking(state, "ask-exit") == "exit-unknown"
    assert lacking(state, "deliver banker") == "shuttle-sent"

    do(state, "assign cloaking-field die-2")
    assert lacking(state, "assign navigation die-3") == "die-free"


@pytest.mark.clause("MV272", "MV301")
def test_what_the_end_of_movement_lacks() -> None:
    state = table()
    load(state, "market-flux")
    at(state, "trp2")
    set_off(state, "trp1", 2, 2, 4)
    fly(state, "trpc1")
    if owed(state)[0] == "fly":
        do(state, "land")

    assert owed(state)[0] == "tie-up"
    assert lacking(state, "jam m01 m02") == "jammer-ready"
    assert lacking(state, "claim e05") == "card-in-space"
    assert lacking(state, "jettison market-flux") == "jettison-asked"
    assert lacking(state, "assign market-flux die-5") == "die-of-use"


def test_each_need_has_a_text() -> None:
    texts = english(GAME.slug)
    names = {need.name for step in GAME.rules.steps for verb in step.verbs for need in verb.needs}

    assert len(names) > 70
    assert [name for name in sorted(names) if not texts.has(f"need-{name}")] == []


@pytest.mark.clause("MV205")
def test_whoever_has_learnt_everything_lacks_a_level_and_not_a_trainer() -> None:
    state = table()
    captain(state).level = 3
    do(state, "skip")

    assert lacking(state, "train level-2") == "level-left"


@pytest.mark.clause("MV224")
def test_the_last_credits_buy_a_reward_and_one_less_does_not() -> None:
    state = table()
    state.rewards.cards.remove("r18")
    state.traded.append("r18")
    do(state, "skip")

    captain(state).credits = 60
    assert lacking(state, "buy-reward r18") == ""
    captain(state).credits = 59
    assert lacking(state, "buy-reward r18") == "reward-payable"
