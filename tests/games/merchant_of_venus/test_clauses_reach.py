"""MV41 to MV53, MV123, MV140, MV297, MV299: the ways that are proposed, worked out naively."""

from __future__ import annotations

from collections import Counter
from functools import cache
from heapq import heappop, heappush
from itertools import product
from typing import Final

import pytest

from engine import Dice, Seat, copy, offers
from games.merchant_of_venus import GAME
from games.merchant_of_venus.chances import NUMBERS, Leg, through
from games.merchant_of_venus.events import Flew, Landed
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.state import State
from games.merchant_of_venus.voyages import Course, is_charted, within_reach

from .positions import A, B, at, can, captain, do, give, load, pirates, roll, table, told, voyage

SKIPPED: Final = {
    "": (),
    "drive-red": ("red",),
    "drive-yellow": ("yellow",),
    "drive-combined": ("red", "yellow"),
}
BUILT: Final = {"trp1": B, "ib1": A, "cw1": B, "as12": B}
LAID: Final = {"as76": "teleportal-1", "nh4": "teleportal-3", "pp5": "teleportal-6"}


def costs(state: State, value: int) -> dict[str, int]:
    """The points to each field, with a navigation value or with none (0), as the line is named."""
    gates, built = state.teleportals(), state.ports
    over = SKIPPED[state.captain.drive]
    found: dict[str, int] = {}
    open_, seen = [(0, state.captain.at, state.turn.back)], set()
    while open_:
        cost, here, back = heappop(open_)
        if (here, back) in seen:
            continue
        seen.add((here, back))
        found.setdefault(here, cost)
        look = GALAXY[here]
        ways = look.ways if not look.exits else [look.exits[value - 1]] if value else []
        if len(seen) == 1 and state.turn.heading:
            ways = [to for to in ways if to == state.turn.heading]
        for to in ways:
            price = 0 if GALAXY[to].kind in over else 1 + (look.styles[to] == "green")
            shut = (here in built and GALAXY[to].kind == "city") or to == back
            gate = gates.get(value, to) if to in gates.values() else to
            asleep = to in gates.values() and not value
            if not shut and not asleep and cost + price <= state.turn.points:
                heappush(open_, (cost + price, gate, here if gate == to else ""))
    return found


def in_reach(state: State) -> list[str]:
    """The landing places within reach with any of the dice, nearest first."""
    values = {0, *state.turn.dice} - ({0} if GALAXY[state.captain.at].exits else set())
    best: dict[str, int] = {}
    for value in values:
        for field, cost in costs(state, value).items():
            if state.lands(field) and field != state.captain.at:
                best[field] = min(cost, best.get(field, cost))
    return sorted(best, key=lambda field: (best[field], field))


@pytest.mark.clause("MV297", "MV41", "MV45", "MV87", "MV123", "MV140", "MV150")
@pytest.mark.parametrize(
    ("drive", "numbers", "built", "laid"),
    [
        ("", (1, 3, 6), {}, {}),
        ("drive-red", (1, 4, 4), BUILT, {}),
        ("drive-yellow", (5, 5, 6), {}, LAID),
        ("drive-combined", (2, 2, 3), BUILT, LAID),
        ("", (6, 6, 6), {}, LAID),
    ],
)
def test_flights_are_proposed_to_every_landing_place_within_reach_and_no_other(
    drive: str, numbers: tuple[int, ...], built: dict[str, Seat], laid: dict[str, str]
) -> None:
    state = table()
    load(state, "strong-flame")  # there is something to decide after the roll
    captain(state).drive = drive
    state.ports.update(built)
    state.ruins += ["as31"] if built else []
    state.replaced.update(laid)
    roll(state, *numbers)
    found = 0
    for number, (field, look) in enumerate(GALAXY.fields.items()):
        if number % 9 == len(drive) % 9:
            for back in ("", next(iter(look.ways))):
                state.captain.at, state.turn.back, state.turn.moved = field, back, bool(back)
                goals = [each.goal for each in offers(state, A) if isinstance(each, Course)]
                assert goals == in_reach(state), (field, back)
                found += len(goals)
    assert found > 100


@pytest.mark.clause("MV297", "MV30")
@pytest.mark.parametrize(
    ("drive", "numbers", "built", "laid"),
    [
        ("", (1, 3, 6), {}, {}),
        ("drive-red", (1, 4, 4), BUILT, LAID),
        ("drive-combined", (2, 2, 3), {}, {}),
    ],
)
def test_once_the_line_is_named_flights_are_proposed_along_it_and_no_other(
    drive: str, numbers: tuple[int, ...], built: dict[str, Seat], laid: dict[str, str]
) -> None:
    state = table()
    load(state, "strong-flame")
    captain(state).drive = drive
    state.ports.update(built)
    state.replaced.update(laid)
    roll(state, *numbers)
    ways = Counter[str]()
    for number, (field, look) in enumerate(GALAXY.fields.items()):
        if number % 11 == len(drive) % 11:
            state.captain.at = field
            for state.turn.heading in look.ways:
                flights = [each for each in offers(state, A) if isinstance(each, Course)]
                assert [each.goal for each in flights] == in_reach(state), state.turn.heading
                ways.update(f"{field} to {each.goal}" for each in flights)
                for each in flights:
                    found = within_reach(state).voyage(each.goal)
                    assert found is not None
                    assert found.route.cost <= sum(numbers)
                    first = found.route.fields[1]
                    assert first == state.turn.heading or first in state.teleportals().values()
            state.turn.heading = ""
    assert max(ways.values()) > 1, "no place is within reach by two lines"


@pytest.mark.clause("MV297", "MV296")
@pytest.mark.parametrize("start", ["gb", "wwc1", "nh8", "cwc1", "imc1"])
def test_a_flight_arrives_with_the_points_it_names(start: str) -> None:
    state = table()
    state.replaced = dict.fromkeys(GALAXY.encounters, "blue")
    load(state, "strong-flame")
    captain(state).laser = captain(state).shield = 6
    captain(state).level = 3
    at(state, start)
    roll(state, 5, 6, 4)
    flights = can(state, "fly-to")
    assert flights

    for choice in flights:
        other = copy(GAME, state)
        other.dice.loaded = [0] * 9  # all tests are passed
        outcome = do(other, choice)
        goal, figures = choice.removeprefix("fly-to ").split("=")
        (landed,) = told(outcome, Landed)
        flown = told(outcome, Flew)[-1]
        assert (landed.field, 15 - flown.points) == (goal, int(figures.split("-")[0]))


@pytest.mark.clause("MV299", "MV123", "MV126")
@pytest.mark.parametrize(
    ("start", "built", "ruins", "shut"),
    [
        ("gb", {}, [], set()),
        ("gb", {"trp1": B}, [], {"trpc1"}),
        ("gb", {"ib1": A}, [], set()),
        ("gb", {"ib1": A, "ib8": B, "cw4": A}, [], {"ibc1", "cwc2"}),
        ("trpc1", {"trp1": B, "as12": A}, ["as31"], {"as31"}),
    ],
)
def test_voyages_lead_to_every_landing_place_that_is_open(
    start: str, built: dict[str, Seat], ruins: list[str], shut: set[str]
) -> None:
    state = table()
    at(state, start)
    state.ports.update(built)
    state.ruins += ruins
    landings = {*GALAXY.landings, *built} - {start}

    goals = {choice.removeprefix("set-out ").split("=")[0] for choice in can(state, "set-out")}

    assert goals == landings - shut
    assert {goal for goal in landings if is_charted(state, A, goal)} == goals
    assert not is_charted(state, A, start)
    assert not is_charted(state, A, "nowhere")


# -- what is said of a way ----------------------------------------------------------------------


def naive(legs: tuple[Leg, ...], own: int = 0) -> float:
    """The chance that no turn of a way lacks a die, throw by throw."""

    @cache
    def safe(start: int) -> float:
        if all(wanted == NUMBERS for _, wanted in legs[start:]):
            return 1.0
        found = 0.0
        for thrown in product(range(1, 7), repeat=3):
            left, here, fit = sum(thrown), start, set(range(1, 7))
            while here < len(legs) and (legs[here][0] <= left or here == start):
                left -= legs[here][0]
                fit &= legs[here][1]
                here += 1
            found += safe(here) if fit & {*thrown, own} else 0
        return found / 6**3

    return safe(0)


@pytest.mark.clause("MV53", "MV140", "MV297")
def test_the_chance_of_the_exits_is_that_of_all_throws() -> None:
    dice_, chances = Dice("c4" * 16), set()
    wanted = (*(NUMBERS,) * 5, frozenset({3, 4}), frozenset({1, 4}), frozenset({2, 4, 5, 6}))
    for own in (0, 0, 4, 0, 1, 0, 0, 0, 0, 0):
        legs = tuple(
            (dice_.pick((0, 1, 1, 2)), dice_.pick(wanted)) for _ in range(3 + dice_.below(25))
        )

        chance = through(legs, own)

        assert chance == pytest.approx(naive(legs, own), abs=1e-12)
        chances.add(chance)
    assert len(chances - {0.0, 1.0}) > 5


def proposed(state: State, start: str, goal: str) -> str:
    """What is said of the way to a goal, with eighteen points."""
    load(state, "strong-flame")
    at(state, start)
    roll(state, 6, 6, 6)
    return voyage(state, goal).partition("=")[2]


@pytest.mark.clause("MV297", "MV160")
@pytest.mark.parametrize(
    ("start", "goal", "gauges", "said"),
    [
        ("gb", "nh3", (2, 2), "3-100-l0s0p0e1"),
        ("wtsc1", "ppc2", (1, 6), "13-0-l1s0p0e0"),
        ("wtsc1", "ppc2", (2, 1), "13-16-l1s0p0e0"),
        ("wtsc1", "ppc2", (4, 1), "13-50-l1s0p0e0"),
        ("wtsc1", "ppc2", (6, 1), "13-83-l1s0p0e0"),
        ("wtsc1", "as31", (4, 1), "13-25-l2s0p0e2"),  # two tests, each passed by half
        ("wtsc1", "as31", (1, 1), "14-0-l1s0p1e2"),  # a longer way with fewer dangers
        ("gb", "trpc2", (1, 2), "18-2-l0s2p0e0"),
        ("gb", "mgs3", (1, 1), "9-33-l0s0p1e1"),
    ],
)
def test_a_proposal_says_points_chance_and_dangers(
    start: str, goal: str, gauges: tuple[int, int], said: str
) -> None:
    state = table()
    captain(state).laser, captain(state).shield = gauges

    assert proposed(state, start, goal) == said


@pytest.mark.clause("MV297", "MV180")
def test_what_a_field_of_an_encounter_has_become_is_no_unknown_encounter() -> None:
    state = table()
    state.replaced["nh4"] = "asteroid"

    assert proposed(state, "gb", "nh3") == "3-100-l0s0p0e0"


@pytest.mark.clause("MV297", "MV172", "MV173")
@pytest.mark.parametrize(
    ("number", "shield", "level", "title", "chance"),
    [
        (1, 2, 1, "", 16),  # the pilot's 3 is better: a 1 wins
        (1, 5, 1, "", 50),
        (1, 2, 3, "", 50),
        (0, 6, 1, "", 83),
        (2, 5, 1, "e03", 50),
        (3, 2, 1, "", 0),
    ],
)
def test_a_way_past_pirates_counts_the_better_of_shield_and_pilot(
    number: int, shield: int, level: int, title: str, chance: int
) -> None:
    state = table()
    captain(state).laser, captain(state).shield, captain(state).level = 6, shield, level
    pirates(state, "nh4", number, {0: "basic", 1: "basic", 2: "quality", 3: "luxury"}[number])
    if title:
        give(state, title)

    assert proposed(state, "gb", "nh3").split("-")[1] == str(chance)


@pytest.mark.clause("MV297")
@pytest.mark.parametrize(
    ("start", "goal", "said"),
    [
        ("cwc1", "mgs3", "20-6-l0s0p0e1"),
        ("mgs3", "dwc2", "19-13-l0s0p0e3"),
        ("ib-gb-1", "wwc1", "17-47-l0s0p0e2"),  # not 15 points by one die in eight
        ("dw6", "gb", "7-0-l0s0p0e1"),
        ("trpc1", "cwc2", "14-30-l0s0p1e0"),  # rather than 18 past no danger
        ("gb", "as31", "30-0-l2s0p1e5"),
    ],
)
def test_a_longer_voyage_is_proposed_where_it_saves_more_than_it_costs(
    start: str, goal: str, said: str
) -> None:
    state = table()
    at(state, start)

    assert f"set-out {goal}={said}" in can(state, "set-out")
