"""The oracle's own geometry is right, and its laws can fail."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import cos, hypot, pi, sin, sqrt

import pytest

from engine import Play
from games.delta_vee import GAME, ballistics, draft, maneuvers, scoring, setup
from games.delta_vee.parts import COMPONENTS, Box
from games.delta_vee.setup import Options
from games.delta_vee.state import Rule, State
from games.delta_vee.steps import hits, interception, movement
from games.delta_vee.steps.turn import Turn
from games.delta_vee.units import Unit
from tests.laws import laws
from tests.laws.laws import Law
from tests.laws.plans import Plan, drawn

from .builder import dealt
from .oracle import STRAIGHT, Body, Hex, along, clock, distance, hex_of, named
from .oracle_end import CARGO, ends_when_somebody_has_won
from .oracle_fire import relative
from .oracle_world import flies_by_plain_geometry
from .test_laws import CROWD, PLANS

HOURS = range(1, 13)


def point(place: Hex) -> tuple[float, float]:
    """Where the centre of a hex is drawn, in sides of a hex."""
    return (1.5 * place[0], sqrt(3) / 2 * place[1])


@pytest.mark.clause("VE610")
@pytest.mark.parametrize("hour", HOURS)
def test_a_line_of_the_oracle_is_straight_on_paper(hour: int) -> None:
    x, y = sin(hour * pi / 6), -cos(hour * pi / 6)

    line = [point(along((0, 0), hour, steps)) for steps in range(13)]

    for steps, (right, down) in enumerate(line):
        aside = right * y - down * x  # how far from the line, to the left
        half = hour % 2 and steps % 2
        assert aside == pytest.approx(sqrt(3) / 2 if half else 0)
        assert hypot(right, down) >= 1.5 * steps - 0.01


@pytest.mark.clause("VE820")
def test_distances_of_the_oracle_are_the_fewest_steps() -> None:
    reached, found = {(0, 0)}, {(0, 0): 0}
    for steps in range(1, 8):
        reached = {(x + a, y + b) for x, y in reached for a, b in STRAIGHT.values()}
        for place in reached:
            found.setdefault(place, steps)

    assert {place: distance((0, 0), place) for place in found} == found
    assert len(found) == 1 + 6 * sum(range(1, 8))


@pytest.mark.clause("VE830", "VE840")
@pytest.mark.parametrize(
    ("other", "velocity"),
    [
        (((4, 0), 3, 4), 1),  # one line, and one direction: half of 1
        (((4, 0), 9, 4), 4),  # opposite on one line: half of 7
        (((4, 2), 9, 4), 7),
        (((3, 1), 9, 4), 7),  # between the hexes of the line
        (((4, 0), 2, 4), 1),
        (((4, 0), 12, 4), 5),  # the rulebook's example
        (((9, 9), 3, 3), 0),
        (((0, 0), 9, 4), 4),
    ],
)
def test_relative_velocities_of_the_oracle(other: tuple[Hex, int, int], velocity: int) -> None:
    one = Body("1A", 0, "ship", "sword", (0, 0), 3, 3)
    two = Body("2A", 1, "ship", "sword", *other)

    assert relative(one, two) == relative(two, one) == velocity


@pytest.mark.clause("VE1110")
@pytest.mark.parametrize("scenario", ["showdown", "first-shot", "pirates"])
def test_the_printed_set_up_is_where_its_numbers_say(scenario: str) -> None:
    state = dealt(scenario)
    sheets = {name: (n, 0) for n, name in enumerate("ABC")}
    printed = [ship for force in COMPONENTS.scenario(scenario).sides for ship in force.ships]
    placed = {unit.id: unit for unit in state.units}
    for side, force in enumerate(COMPONENTS.scenario(scenario).sides, 1):
        for ship in force.ships:
            unit = placed[f"{side}{ship.letter}"]
            flown = 1 if (scenario, unit.id) == ("showdown", "1E") else 0  # side 1 has moved
            start = named(str(ship.place), sheets)
            assert hex_of(unit.q, unit.r) == along(start, ship.direction or 12, flown)
            assert unit.velocity == ship.velocity
    assert len(placed) == len(printed)


def around_a_planet(dealt: Play[State], options: Options, box: Box) -> None:
    """A planet in a ring of asteroids; one side lies near, the other flies towards it."""
    setup.deal(dealt, options, box)
    state = dealt.state
    state.stack, state.rules, state.scored = [Turn()], [], False
    centre = hex_of(*state.units[-1].place)
    state.planets = [axial(centre)]
    state.asteroids = [axial(along(centre, hour, 2)) for hour in HOURS]
    for number, unit in enumerate(state.units):
        unit.direction = clock(5 * number + 1)
        corner = unit.direction % 2
        far, unit.velocity = (3 + corner, 2 + number % 3) if unit.side else (1 + corner, 0)
        unit.put(axial(along(centre, clock(unit.direction + 6), far)))
        unit.path = [unit.place]


def axial(place: Hex) -> Hex:
    """As the program counts hexes."""
    return (place[0], (place[1] - place[0]) // 2)


@pytest.mark.clause("VE650", "VE651", "VE660")
@pytest.mark.parametrize("seed", [0, 1, 4])
def test_the_oracle_agrees_around_a_planet(seed: int) -> None:
    ring = replace(GAME, rules=replace(GAME.rules, deal=around_a_planet))
    match = Plan(2 + seed % 5, {"scenario": "convoy", "turns": 5}, seed, seed, 0)

    laws.hold([flies_by_plain_geometry], ring, match)


def plundered(dealt: Play[State], options: Options, box: Box) -> None:
    """The first ship of a convoy has lost a part of its cargo before it begins."""
    setup.deal(dealt, options, box)
    pods = (pod for unit in dealt.state.of(0) for pod in unit.pods if pod.kind in CARGO)
    pod = next(pods)
    pod.hits = pod.armor + 1


CONVOY = (
    replace(GAME, rules=replace(GAME.rules, deal=plundered)),
    Plan(2, {"scenario": "convoy", "turns": 5}, 1, 1),
)
FLIGHTS = [(CROWD, PLANS[0]), *((GAME, drawn(GAME, number)) for number in (3, 6, 10))]
ENDS = [*((GAME, drawn(GAME, number)) for number in (0, 8)), CONVOY]
"""Two that drift apart, a showdown with a victim, a convoy that has lost cargo."""


def hold(law: Law) -> None:
    for game, match in FLIGHTS if law is flies_by_plain_geometry else ENDS:
        laws.hold([law], game, match)


Fault = Callable[[pytest.MonkeyPatch], None]


def corners_always_turn_left(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(movement, "after", lambda _direction, _zig: 0)


def weaving_is_free(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(draft, "weave_cost", lambda _draft: 0)
    patch.setattr(maneuvers, "weave_cost", lambda _draft: 0)


def lines_are_not_seen(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(ballistics, "in_line", lambda *_: False)


def missiles_hit_more_often(patch: pytest.MonkeyPatch) -> None:
    def better(state: State, missile: Unit, target: Unit) -> tuple[int, int]:
        speed, chance = ballistics.interception(state, missile, target)
        return speed, min(10, chance + 1)

    patch.setattr(interception, "interception", better)


def the_hit_table_slips(patch: pytest.MonkeyPatch) -> None:
    def next_line(unit: Unit, die: int) -> list[str]:
        return ballistics.parts_hit(unit, die % 10 + 1)

    patch.setattr(hits, "parts_hit", next_line)


def led_ships_lag(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(movement, "align", lambda _leader, _other: None)


def nobody_is_ever_apart(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "_are_apart", lambda _state, _far: False)


def the_destroyed_do_not_lose(patch: pytest.MonkeyPatch) -> None:
    usual = scoring._holds

    def holds(state: State, rule: Rule) -> bool:
        return rule.rule != "destroyed" and usual(state, rule)

    patch.setattr(scoring, "_holds", holds)


def cargo_is_worth_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "_cargo", lambda _unit, whole: 0)


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        (flies_by_plain_geometry, corners_always_turn_left),
        (flies_by_plain_geometry, weaving_is_free),
        (flies_by_plain_geometry, lines_are_not_seen),
        (flies_by_plain_geometry, missiles_hit_more_often),
        (flies_by_plain_geometry, the_hit_table_slips),
        (flies_by_plain_geometry, led_ships_lag),
        (ends_when_somebody_has_won, nobody_is_ever_apart),
        (ends_when_somebody_has_won, the_destroyed_do_not_lose),
        (ends_when_somebody_has_won, cargo_is_worth_nothing),
    ],
    ids=lambda thing: thing.__name__,
)
def test_the_oracle_finds_a_planted_fault(
    law: Law, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)

    with pytest.raises(AssertionError):
        hold(law)
