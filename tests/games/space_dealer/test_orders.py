"""SD4: standing orders."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine import Event, Outcome, Play, next_alarm, start
from games.space_dealer import GAME
from games.space_dealer.dealings import (
    DemandMet,
    OrderCancelled,
    OrderChanged,
    OrderDropped,
    OrderLeft,
    OrderMoved,
)
from games.space_dealer.orders import work_off
from games.space_dealer.parts import GOODS
from games.space_dealer.setup import Options
from games.space_dealer.sites import COLUMNS, PAIRS, SIDES
from games.space_dealer.state import State
from games.space_dealer.verdicts import CONDITIONS
from games.space_dealer.view import view

from .table import SEED, START, A, B, build, can_order, do, goods, power, table, told, wait

MINE = "mine-red-1"


def busy() -> State:
    """Timer 1 of A is on a mine for the next minute; there is a depot, and a second mine."""
    state = table()
    power(state, A, 2, 1)
    build(state, A, f"{MINE}:l1", "mine-blue-1:l2", "depot-1:r1")
    do(state, A, f"use {MINE} ship")
    return state


def dropped(outcome: Outcome[State]) -> list[tuple[str, str]]:
    """The orders dropped and why."""
    found: list[Event] = told(outcome, OrderDropped)
    assert all(event.to == (A,) for event in found)
    return [(event.order, event.reason) for event in found]  # type: ignore[attr-defined]


def queue(state: State, timer: int = 0) -> list[str]:
    return [".".join(order.words) for order in state.planets[A].timers[timer].queue]


@pytest.mark.clause("SD1", "SD4")
def test_nothing_can_be_ordered_before_time_has_begun() -> None:
    state = start(GAME, 3, Options(), SEED, START).state

    assert (state.begins, state.ends, can_order(state, A)) == (0, 0, set())
    assert next_alarm(GAME, state) is None


@pytest.mark.clause("SD4")
def test_a_queue_is_worked_off_whenever_the_timer_is_free() -> None:
    state = busy()
    do(state, A, "queue timer-1 use mine-blue-1 ship", "queue timer-1 fly ship gizzi-1")
    do(state, A, "queue timer-1 research")

    wait(state)
    assert state.planets[A].timers[0].on == "mine-blue-1"
    wait(state)
    assert state.planets[A].ships[0].load == goods("rb")
    assert state.planets[A].ships[0].to == "gizzi-1"
    wait(state, 120_000)

    assert state.planets[A].ships[0].here == "gizzi-1"
    assert state.planets[A].level == 2
    assert queue(state) == []


@pytest.mark.clause("SD4")
def test_a_condition_is_waited_for() -> None:
    state = busy()
    do(state, A, "queue timer-1 fly ship gizzi-1", "when timer-1 order-1 carries-blue")
    wait(state)
    assert not state.planets[A].timers[0].job

    do(state, A, "use mine-blue-1 ship")
    assert state.planets[A].timers[1].on == "mine-blue-1"  # not the timer with orders
    wait(state)

    assert state.planets[A].ships[0].to == "gizzi-1"


@pytest.mark.clause("SD4")
@pytest.mark.parametrize(
    ("condition", "load", "holds"),
    [
        ("laden", "r", True),
        ("laden", "", False),
        ("full", "rrrrrrrr", True),
        ("full", "rrrrrrr", False),
        ("empty", "", True),
        ("empty", "y", False),
        ("home", "", True),
        ("carries-red", "r", True),
        ("carries-red", "b", False),
    ],
)
def test_conditions(condition: str, load: str, holds: bool) -> None:  # noqa: FBT001 - a parameter
    state = busy()
    do(state, A, "queue timer-1 research", f"when timer-1 order-1 {condition}")
    state.planets[A].timers[0].free()
    state.planets[A].ships[0].load = goods(load)

    do(state, B, "research")  # anything that happens

    assert (state.planets[A].timers[0].job == "research") == holds


@pytest.mark.clause("SD4")
def test_an_order_is_dropped_with_an_explanation() -> None:
    state = busy()
    state.planets[A].level = 3
    do(state, A, "queue timer-1 research", "queue timer-1 fly ship seat-0")
    do(state, A, "queue timer-1 use mine-blue-1 ship")

    outlook = view(state, A).planets[A].timers[0].outlook
    assert outlook == ("level-reached", "there-already", "ready")

    outcome = wait(state)

    assert dropped(outcome) == [
        ("research", "level-reached"),
        ("fly.ship.seat-0", "there-already"),
    ]
    assert state.planets[A].timers[0].on == "mine-blue-1"


@pytest.mark.clause("SD4")
def test_an_order_for_a_card_that_was_built_over_or_given_away_is_dropped() -> None:
    state = busy()
    state.planets[A].zone = ["depot-2"]
    do(state, A, "queue timer-1 use mine-blue-1 ship", "queue timer-1 build depot-2 r2")
    build(state, A, "complex-red:l3-l2")
    state.planets[A].zone = []

    outcome = wait(state)

    assert dropped(outcome) == [
        ("use.mine-blue-1.ship", "card-covered"),
        ("build.depot-2.r2", "card-gone"),
    ]


@pytest.mark.clause("SD4")
def test_an_order_for_a_site_that_is_taken_is_dropped_one_that_may_become_legal_waits() -> None:
    state = busy()
    state.planets[A].zone = ["mine-red-2", "solar-1"]
    do(state, A, "queue timer-1 build mine-red-2 r1", "queue timer-1 build mine-red-2 r3")
    do(state, A, "queue timer-1 research")

    outcome = wait(state)

    assert dropped(outcome) == [("build.mine-red-2.r1", "site-taken")]
    assert queue(state) == ["build.mine-red-2.r3", "research"]  # there is no power yet
    do(state, A, "build solar-1 right")
    wait(state)
    assert state.planets[A].timers[0].on == "mine-red-2"


@pytest.mark.clause("SD4", "SD7")
def test_an_order_may_build_a_card_of_the_personal_pile() -> None:
    state = busy()
    state.planets[A].pile = ["mine-green-1"]
    do(state, A, "queue timer-1 build mine-green-1 l3")

    wait(state)

    assert state.planets[A].zone == ["mine-green-1"]
    assert state.planets[A].timers[0].on == "mine-green-1"
    wait(state)
    assert state.planets[A].find("mine-green-1") is not None


@pytest.mark.clause("SD4", "SD7")
def test_a_night_of_work_load_fly_deliver_and_home_again() -> None:
    state = busy()
    build(state, B, "mine-yellow-2:l1")  # wants red and blue
    state.planets[A].depot = goods("b")
    for words in (
        "load ship",
        "fly ship gizzi-1",
        "fly ship seat-1",
        "deliver ship",
        "fly ship seat-0",
        f"use {MINE} depot",
    ):
        do(state, A, f"queue timer-1 {words}")
    assert can_order(state, A, "queue") == set() or not any(
        offer.startswith("queue timer-1") for offer in can_order(state, A, "queue")
    )

    events = wait(state, 400_000).events

    assert [type(event) for event in events].count(DemandMet) == 1
    assert state.planets[A].points == 3
    assert state.planets[A].ships[0].here == "seat-0"
    assert state.planets[A].depot == goods("r")


@pytest.mark.clause("SD4", "SD60")
def test_orders_are_changed_moved_and_cancelled_and_only_their_owner_knows() -> None:
    state = busy()
    before = view(state, B)
    for words, kind in (
        ("queue timer-1 research", OrderLeft),
        ("queue timer-1 fly ship gizzi-1", OrderLeft),
        ("when timer-1 order-2 laden", OrderChanged),
        ("sooner timer-1 order-2", OrderMoved),
    ):
        outcome = do(state, A, words)
        assert [type(event) for event in outcome.events] == [kind]
        assert [event.to for event in outcome.events] == [(A,)]
    assert queue(state) == ["fly.ship.gizzi-1", "research"]
    assert view(state, A).planets[A].timers[0].queue == (
        ("fly.ship.gizzi-1", "laden"),
        ("research", "always"),
    )

    assert view(state, A).planets[A].timers[0].outlook == ("ready", "ready")

    assert told(do(state, A, "cancel timer-1 order-1"), OrderCancelled)

    assert queue(state) == ["research"]
    assert view(state, B) == before


@pytest.mark.clause("SD4")
def test_an_order_is_moved_by_one_place_and_each_can_be_changed_but_not_into_what_it_is() -> None:
    state = table()
    assert not can_order(state, A, "sooner", "cancel", "when")
    for words in ("research", "fly ship gizzi-1", "deliver ship"):
        do(state, A, f"queue timer-1 {words}")

    do(state, A, "sooner timer-1 order-3", "when timer-1 order-2 home")

    assert queue(state) == ["research", "deliver.ship", "fly.ship.gizzi-1"]
    assert can_order(state, A, "sooner") == {f"sooner timer-1 order-{n}" for n in (2, 3)}
    assert can_order(state, A, "cancel") == {f"cancel timer-1 order-{n}" for n in (1, 2, 3)}
    assert can_order(state, A, "when") == {
        f"when timer-1 order-{number} {condition}"
        for number, said in ((1, "always"), (2, "home"), (3, "always"))
        for condition in CONDITIONS
        if condition != said
    }


@pytest.mark.clause("SD4")
def test_an_order_waits_until_it_is_possible_whatever_it_waits_for() -> None:
    state = busy()
    ship = state.planets[A].ships[0]
    build(state, B, "mine-yellow-2:l1")  # wants red and blue
    ship.at, ship.load = "seat-1", goods("")
    state.planets[A].timers[0].free()
    for words, why in (
        ("deliver ship", "nothing-wanted"),
        ("fly ship seat-2", "too-far"),
        ("load ship", "ship-away"),
        ("unload ship", "ship-away"),
        ("dump ship red", "nothing-there"),
    ):
        ship.load = goods("y" if words == "fly ship seat-2" else "")
        do(state, A, f"queue timer-1 {words}")
        assert view(state, A).planets[A].timers[0].outlook == (why,)
        work_off(play := Play(state))  # as after everything that happens
        assert not play.events
        assert queue(state) == [words.replace(" ", ".")]
        do(state, A, "cancel timer-1 order-1")

    do(state, A, "queue timer-1 deliver ship")
    ship.load = goods("rb")
    outcome = do(state, B, "research")

    assert told(outcome, DemandMet)


@pytest.mark.clause("SD4", "SD62")
def test_an_order_left_with_a_free_timer_begins_when_somebody_has_waited() -> None:
    state = table()
    do(state, B, "wait")
    do(state, A, "queue timer-1 research", "queue timer-2 fly ship seat-0")

    outcome = wait(state)

    assert state.planets[A].timers[0].job == "research"
    assert not dropped(outcome)  # nobody would see that something happened
    assert dropped(do(state, B, "research"))


@pytest.mark.clause("SD4")
def test_an_order_that_shall_not_wait_is_skipped() -> None:
    state = busy()
    do(state, A, "queue timer-1 deliver ship", "when timer-1 order-1 skip")
    do(state, A, "queue timer-1 fly ship gizzi-1")

    outcome = wait(state)

    assert dropped(outcome) == [("deliver.ship", "nothing-wanted")]
    assert state.planets[A].ships[0].to == "gizzi-1"


@pytest.mark.clause("SD4")
def test_orders_are_left_with_free_timers_and_begin_when_something_happens() -> None:
    state = table()
    before = view(state, B)

    do(state, A, "queue timer-1 fly ship gizzi-1", "when timer-1 order-1 laden")

    assert view(state, B) == before
    assert not state.planets[A].timers[0].job
    state.planets[A].ships[0].load = goods("r")
    do(state, B, "research")
    assert state.planets[A].ships[0].to == "gizzi-1"


@pytest.mark.clause("SD4", "SD23")
def test_what_a_running_timer_will_do_can_be_changed() -> None:
    state = busy()
    state.planets[A].zone = ["mine-green-1"]
    do(state, A, "build mine-green-1 l3")

    do(state, A, f"aim {MINE} depot", "aim mine-green-1 later")
    wait(state, 100_000)

    assert state.planets[A].depot == goods("r")
    assert state.planets[A].timers[1].due


@pytest.mark.clause("SD7")
@pytest.mark.parametrize(
    ("begun", "aims"),
    [
        ("research", set()),
        ("fly ship gizzi-1", set()),
        ("use sabotage-1 load", set()),
        ("use multi-1 clear", set()),
        (f"use {MINE} ship", {"depot"}),
        (f"use {MINE} depot", {"ship"}),
        ("use transport ship", set()),
        ("use converter-1 later", {f"{one}-{two}" for one, two in permutations(GOODS, 2)}),
        ("scrap metropolis-1", {*PAIRS, "later"}),
        ("build metropolis-1 later", {*PAIRS, "scrap"}),
        ("build solar-1 left", {"right", "later", "scrap"}),
    ],
)
def test_what_a_running_timer_can_be_told_to_do_instead(begun: str, aims: set[str]) -> None:
    state = table(advanced=True)
    build(state, A, f"{MINE}:l1", "sabotage-1:l2", "converter-1:l3", "transport:l4", "multi-1:r1")
    state.planets[A].built[-1].blocked = True
    state.planets[A].zone = ["metropolis-1", "solar-1"]
    do(state, A, begun)
    on = state.planets[A].timers[0].on

    assert can_order(state, A, "aim") == {f"aim {on} {aim}" for aim in aims}


@pytest.mark.clause("SD7", "SD23")
def test_a_site_may_be_given_in_advance_for_whatever_the_timer_is_ordered_to_build() -> None:
    state = table()
    state.planets[A].zone = [MINE, "solar-1"]
    assert not {said for said in can_order(state, A, "queue") if " place " in said}

    do(state, A, f"queue timer-1 build {MINE} later", "queue timer-1 build planned free")
    assert {said for said in can_order(state, A, "queue") if " place " in said} == {
        f"queue timer-1 place {column}" for column in COLUMNS
    }
    do(state, A, "build solar-1 later")

    assert {said for said in can_order(state, A, "queue") if " place " in said} == {
        *(f"queue timer-1 place {column}" for column in COLUMNS),
        *(f"queue timer-2 place {side}" for side in SIDES),
    }


@pytest.mark.clause("SD4", "SD42")
def test_a_blocked_card_is_cleared_first() -> None:
    state = busy()
    do(state, A, "queue timer-1 use mine-blue-1 ship")
    built = state.planets[A].find("mine-blue-1")
    assert built is not None
    built.blocked = True

    wait(state)
    assert queue(state) == ["use.mine-blue-1.ship"]
    wait(state)
    assert not built.blocked
    wait(state)

    assert state.planets[A].ships[0].load == goods("rb")
