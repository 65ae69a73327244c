"""Relative velocity, target values and chances (VE820 to VE870, VE960)."""

from __future__ import annotations

from bisect import bisect_left
from typing import NamedTuple

from .hexes import Hex, apart, distance, in_line
from .parts import FIRE_COLUMNS, HIT_TABLE, INTERCEPTION_COLUMNS
from .state import Chart, State
from .units import Unit

COMM_TARGETING = 6
"""VE850: battle communications, for all fire of the ship."""
WEAVE = 2
"""VE711: how much higher the relative velocity of a weaving unit is."""
BURSTER = "burster"


class Course(NamedTuple):
    """Where a unit is and how it moves: all that everybody knows."""

    place: Hex
    direction: int
    velocity: int


def course_of(unit: Unit) -> Course:
    """The course of a unit."""
    return Course(unit.place, unit.direction, unit.velocity)


def relative(chart: Chart, one: Course, other: Course) -> int:
    """VE830, VE840: the relative velocity of two units."""
    turn = apart(one.direction, other.direction)
    if one.direction == other.direction and one.velocity == other.velocity:
        return 0
    if turn <= 1:
        found = abs(one.velocity - other.velocity)
    elif turn >= 5:
        found = one.velocity + other.velocity
    elif one.velocity == other.velocity == 0:
        found = 0
    else:
        found = chart.relative[max(0, other.velocity - 1)][max(0, one.velocity - 1)]
    if in_line(one.place, one.direction, other.place, other.direction):
        return (found + 1) // 2
    return found


def range_of(one: Course, other: Course) -> int:
    """VE820, VE840: the range, halved for equal courses."""
    gap = distance(one.place, other.place)
    same = one.direction == other.direction and one.velocity == other.velocity
    return (gap + 1) // 2 if same else gap


class Shot(NamedTuple):
    """VE860: what a fire comes to; ``chance`` is 10 where no die is needed, 0 where it cannot."""

    range: int
    relative: int
    value: int
    chance: int


def shot(state: State, unit: Unit, weapon: str, mode: str, target: Unit) -> Shot:
    """A fire of a weapon of the unit; ``relative`` is the one after targeting."""
    gap, speed = sight(state.chart, course_of(unit), target)
    speed = max(0, speed - targeting(unit, weapon))
    place = column(gap + speed)
    chance = 0 if place == len(FIRE_COLUMNS) else state.chart.fire[mode][place]
    return Shot(gap, speed, gap + speed, chance)


def sight(chart: Chart, one: Course, target: Unit) -> tuple[int, int]:
    """VE820, VE830: the range and the relative velocity before targeting."""
    other = course_of(target)
    return range_of(one, other), relative(chart, one, other) + (WEAVE if target.weaving else 0)


def column(value: int) -> int:
    """VE860: the column of a target value; there is none for the highest."""
    return bisect_left(FIRE_COLUMNS, value)


def targeting(unit: Unit, weapon: str) -> int:
    """VE850: the program of the ship, the pod, or battle communications."""
    if unit.comms:
        return max(COMM_TARGETING, unit.ratings.targeting)
    own = 0 if weapon == BURSTER else unit.in_box(weapon).targeting
    return max(own, unit.ratings.targeting)


def interception(state: State, missile: Unit, target: Unit) -> tuple[int, int]:
    """VE960: relative velocity and chance; 10 is certain."""
    speed = relative(state.chart, course_of(missile), course_of(target))
    speed += WEAVE if target.weaving else 0
    row = state.chart.interception[str(missile.ratings.civ)]
    return speed, row[bisect_left(INTERCEPTION_COLUMNS, speed)]


def parts_hit(unit: Unit, die: int) -> list[str]:
    """VE870: the parts of a ship or battlecraft that a die on the Hit Table may mean."""
    listed = HIT_TABLE.get(die)
    parts = unit.parts()
    if listed is None:
        return parts
    return [part for part in listed if part in parts]
