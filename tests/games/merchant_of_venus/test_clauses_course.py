"""MV53, MV140, MV188, MV297, MV299: whose course it is, one die for all forks, plans given up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine import copy, offers
from games.merchant_of_venus import GAME
from games.merchant_of_venus.chances import NUMBERS, through
from games.merchant_of_venus.events import DieAssigned, Landed, OrderLeft, SpeedRolled
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.routes import route
from games.merchant_of_venus.ship import ways
from games.merchant_of_venus.state import State
from games.merchant_of_venus.voyages import charted, charted_way
from render.board import Caption
from render.boards.merchant_of_venus import BOARD
from tests.saying import english

from .positions import A, B, at, can, captain, dice, do, owed, roll, table, told, voyage

NAMES = ("Ann", "Bo")
CAPTION = Caption(texts=english(GAME.slug), names=NAMES, phrase=GAME.help.phrase)


def quiet(state: State) -> State:
    """No encounter field holds anything."""
    for field in GALAXY.encounters:
        state.replaced[field] = "blue"
    return state


def bound_for(state: State, goal: str, *numbers: int) -> None:
    """A sets out for a goal, and rolls these dice."""
    dice(state, *numbers)
    (choice,) = (c for c in can(state, "set-out") if c.startswith(f"set-out {goal}="))
    do(state, choice)


def outside(state: State) -> list[object]:
    """All that B and a spectator may see, in data, words and pictures."""
    return [
        each
        for viewer in (B, None)
        for view in [GAME.rules.view(state, viewer)]
        for each in (
            repr(view),
            BOARD.scene(view, CAPTION),
            BOARD.text(view, CAPTION),
            BOARD.alt(view, CAPTION),
            offers(state, B),
        )
    ]


@pytest.mark.clause("MV299", "MV297")
def test_two_worlds_that_differ_in_a_course_look_the_same_from_outside() -> None:
    state = quiet(table())
    at(state, "nh3")
    bound_for(state, "wwc1", 2, 2, 2)
    do(state, "ask-exit")
    assert owed(state) == ("name-exit", B)
    other = copy(GAME, state)
    assert state.turn.course
    assert captain(state).plan == "wwc1"

    other.turn.course, other.turn.goal, other.turn.helm = ["nh1"], "gb", 4
    captain(other).plan = "gb"

    assert outside(other) == outside(state)
    assert GAME.rules.view(other, A).course != GAME.rules.view(state, A).course


@pytest.mark.clause("MV299")
def test_the_plan_stands_on_the_boards_of_its_owner_alone() -> None:
    state = table()
    captain(state).plan = "wwc1"

    said = [BOARD.text(GAME.rules.view(state, viewer), CAPTION) for viewer in (A, B, None)]

    assert ["Your flight plan:" in each for each in said] == [True, False, False]


# -- one die for all navigation fields ----------------------------------------------------------


@pytest.mark.clause("MV53", "MV140")
def test_the_chance_of_a_way_counts_one_die_for_all_its_forks() -> None:
    three, four = frozenset({3}), frozenset({4})
    near = ((1, NUMBERS), (1, three), (1, four))
    far = ((1, NUMBERS), (1, three), *((1, NUMBERS),) * 18, (1, four))

    assert through(near[:2]) == 91 / 216
    assert through(near) < 1 / 216 + 1e-9  # a throw of 3 is the only one that stops between them
    assert through(far) == pytest.approx((91 / 216) ** 2, abs=0.02)
    assert through(((1, NUMBERS), (1, four)), own=4) == 1.0


@pytest.mark.clause("MV53", "MV305")
def test_a_way_that_no_die_can_fly_in_a_turn_gives_place_to_one_that_can() -> None:
    state = table()
    straight = route(GALAXY, "gb", "wwc1")
    assert straight is not None
    assert straight.cost == 12

    way = charted_way(state, A, "wwc1")

    assert way is not None
    exits = [
        {die for die in NUMBERS if GALAXY[here].exits[die - 1] == to}
        for here, to in pairwise(way.fields)
        if GALAXY[here].exits
    ]
    assert set.intersection(*exits) if exits else True
    assert way.cost > straight.cost


@pytest.mark.clause("MV53", "MV297")
def test_a_die_goes_to_navigation_by_itself_only_if_it_suits_every_fork_in_reach() -> None:
    state = quiet(table())
    roll(state, 2, 3, 6)
    straight = route(GALAXY, "gb", "wwc1")
    assert straight is not None
    state.turn.goal, state.turn.course = "wwc1", list(straight.fields[1:])

    outcome = do(state, "go-on")

    assert told(outcome, DieAssigned) == []
    assert (captain(state).at, owed(state)) == ("nh8", ("fly", A))
    assert {"assign navigation die-2", "assign navigation die-3"} <= can(state)
    assert "go-on" not in can(state)


@pytest.mark.clause("MV53", "MV297")
@pytest.mark.parametrize("thrown", [(1, 2, 2), (1, 2, 5)])
def test_no_die_is_set_that_does_not_lead_along_the_course(thrown: tuple[int, ...]) -> None:
    state = quiet(table())
    bound_for(state, "mgs3" if 5 in thrown else "dwc1", *thrown)

    outcome = do(state, "go-on")

    assert told(outcome, DieAssigned) == []
    assert (captain(state).at, owed(state)) == ("nh8", ("fly", A))


@pytest.mark.clause("MV53", "MV297")
def test_a_die_that_suits_every_fork_in_reach_is_set_without_a_question() -> None:
    state = quiet(table())
    at(state, "nh3")

    bound_for(state, "gb", 2, 3, 6)

    assert (captain(state).at, owed(state)) == ("gb", ("do-business", A))


# -- a plan that was given up -------------------------------------------------------------------


@pytest.mark.clause("MV299")
def test_whoever_flies_elsewhere_by_hand_gives_the_voyage_up() -> None:
    state = quiet(table(seats=1))
    captain(state).supplies.append("strong-flame")
    bound_for(state, "trpc1", 3, 3, 2)
    assert (owed(state), captain(state).plan) == (("fly", A), "trpc1")

    outcome = do(state, "fly nh8")

    assert captain(state).plan == ""
    assert told(outcome, OrderLeft) == [OrderLeft(kind="plan", order="trpc1", on=0, to=(A,))]


@pytest.mark.clause("MV299")
def test_a_step_by_hand_on_the_way_keeps_the_voyage() -> None:
    state = quiet(table(seats=1))
    captain(state).supplies.append("strong-flame")
    bound_for(state, "trpc1", 3, 3, 2)
    way = charted_way(state, A, "trpc1")
    assert way is not None

    do(state, f"fly {way.fields[1]}")

    assert captain(state).plan == "trpc1"


@pytest.mark.clause("MV299")
def test_a_step_by_hand_on_the_course_keeps_the_voyage_though_the_map_says_otherwise() -> None:
    state = quiet(table(seats=1))
    captain(state).supplies.append("strong-flame")
    bound_for(state, "trpc1", 3, 3, 2)
    way = charted_way(state, A, "trpc1")
    assert way is not None
    other = next(to for to in ways(state) if to != way.fields[1])
    state.turn.course = [other, *GALAXY[other].ways]

    do(state, f"fly {other}")

    assert captain(state).plan == "trpc1"


@pytest.mark.clause("MV299", "MV297")
def test_a_flight_to_another_landing_place_gives_the_voyage_up() -> None:
    state = quiet(table(seats=1))
    captain(state).supplies.append("strong-flame")
    bound_for(state, "trpc1", 3, 3, 2)
    (other,) = (choice for choice in can(state, "fly-to") if choice.startswith("fly-to ibc1="))

    outcome = do(state, other)

    assert [event.field for event in told(outcome, Landed)] == ["ibc1"]
    assert [(event.order, event.on) for event in told(outcome, OrderLeft)] == [("trpc1", 0)]
    assert captain(state).plan == ""


@pytest.mark.clause("MV299")
def test_a_voyage_not_given_up_goes_on_by_itself() -> None:
    state = quiet(table(seats=1))
    bound_for(state, "trpc1", 1, 1, 1)
    if owed(state)[0] == "fly":
        dice(state, 1, 1, 1)
        outcome = do(state, "go-on")
        assert told(outcome, SpeedRolled)

    assert captain(state).plan == "trpc1"


# -- asteroids ----------------------------------------------------------------------------------


@pytest.mark.clause("MV188", "MV42")
def test_on_a_way_without_fork_a_ship_may_land_on_an_asteroid() -> None:
    state = quiet(table())
    at(state, "ice4")
    assert GALAXY["ice6"].kind == "asteroid"
    roll(state, 3, 3, 3, towards="ice5")
    assert (captain(state).at, owed(state)) == ("ice6", ("fly", A))

    do(state, "land")

    assert (captain(state).at, owed(state)) == ("ice6", ("start-turn", B))


@pytest.mark.clause("MV188", "MV30")
def test_an_asteroid_named_as_direction_is_not_flown_past() -> None:
    state = quiet(table())
    at(state, "im5")

    roll(state, 3, 3, 3, towards="im6")

    assert GAME.rules.view(state, A).captains[A].points == 8
    assert (captain(state).at, "land" in can(state)) == ("im6", True)


@pytest.mark.clause("MV188", "MV297")
def test_a_ship_with_a_goal_is_not_asked_on_asteroids() -> None:
    state = quiet(table())
    at(state, "ice4")
    ways = {to: charted_way(state, A, to) for to in charted(state, A)}
    goal = next(to for to, way in ways.items() if way is not None and "ice6" in way.fields)

    bound_for(state, goal, 3, 3, 3)

    assert captain(state).at != "ice6"


@pytest.mark.clause("MV188", "MV302")
def test_nobody_out_of_time_ends_a_turn_on_an_asteroid() -> None:
    state = quiet(table())
    at(state, "ice4")
    roll(state, 3, 3, 3, towards="ice5")

    assert GAME.rules.fallback(state, A).verb == "fly"


@pytest.mark.clause("MV41", "MV303")
def test_nobody_is_under_way_after_landing() -> None:
    state = quiet(table())
    roll(state, 6, 6, 6)
    assert len(BOARD.notes(GAME.rules.view(state, B), CAPTION)) == 1

    do(state, voyage(state, "nh3"))

    assert owed(state) == ("do-business", A)
    assert BOARD.notes(GAME.rules.view(state, B), CAPTION) == ()


@pytest.mark.clause("MV296", "MV299")
@pytest.mark.parametrize("said", ["ibc1", "IBC1", "ibc1=9-12-l0s0p0e7"])
def test_a_voyage_is_named_by_its_goal_whatever_is_said_of_its_chance(said: str) -> None:
    state = quiet(table(seats=1))
    dice(state, 2, 2, 2)

    do(state, f"set-out {said}")

    assert captain(state).plan == "ibc1"
