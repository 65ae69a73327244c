"""What missiles and shots promise, reckoned from what everybody sees of courses.

In a fire phase the next move of every enemy is settled: it was commanded before. So what a missile
meets until its own next move can be told exactly, whatever its owner will order it to do.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from games.delta_vee.ballistics import WEAVE, Course, column, range_of, relative
from games.delta_vee.hexes import HOURS, Hex, apart, course, from_offset
from games.delta_vee.parts import FASTEST, FIRE_COLUMNS, INTERCEPTION_COLUMNS
from games.delta_vee.placements import placements, spot
from games.delta_vee.state import Chart
from games.delta_vee.unit_view import UnitView
from games.delta_vee.units import UNGUIDED

SHOT_DOWN: Final = 0.9
"""Of the missiles that fly on for a turn about so many come through the fire at them."""
RAYS: Final[Mapping[tuple[int, int], Mapping[Hex, int]]] = {
    (hour, zig): {cell: number for number, cell in enumerate(course((0, 0), hour, zig, FASTEST), 1)}
    for hour in HOURS
    for zig in (0, 1)
}
"""VE610: after how many hexes of each course another hex is entered."""


class Target(NamedTuple):
    """A unit that may be met: its course now, the hexes of its next move, and its course then."""

    unit: str
    now: Course
    path: tuple[Hex, ...]
    then: Course
    weaving: bool


class Missile(NamedTuple):
    """VE950: a missile at a place: its kind, Civ level, ratings and energy, and its course."""

    kind: str
    civ: int
    velocity: int
    maneuver: int
    energy: int
    course: Course
    zig: int = 0


class Steered(NamedTuple):
    """The best a missile can be ordered: the chance to hit, its velocity and direction."""

    chance: float
    velocity: int
    direction: int


def zig_of(unit: UnitView) -> int:
    """VE610: which side of a corner comes next."""
    here, there = from_offset(*unit.cell), from_offset(*unit.ahead)
    first = next(course(here, unit.direction, 0, 1))
    return 0 if first == there else 1


def course_of(unit: UnitView) -> Course:
    """The course of a unit."""
    return Course(from_offset(*unit.cell), unit.direction, unit.velocity)


def target(unit: UnitView, velocity: int, direction: int, *, weaving: bool) -> Target:
    """A unit with this course; VE651: one in orbit stays there."""
    place = from_offset(*unit.cell)
    zig = zig_of(unit) if direction == unit.direction else 0
    length = 0 if unit.orbiting and velocity == 1 else velocity
    path = tuple(course(place, direction, zig, length))
    then = Course(path[-1] if path else place, direction, velocity)
    return Target(unit.id, Course(place, direction, velocity), path, then, weaving)


def as_it_flies(unit: UnitView) -> Target:
    """A unit as everybody sees it."""
    return target(unit, unit.velocity, unit.direction, weaving=unit.weaving)


def intercepts(chart: Chart, civ: int, missile: Course, met: Course, *, weaving: bool) -> float:
    """VE960: the chance of a try, 0 to 1; both are in one hex."""
    at = Course(met.place, missile.direction, missile.velocity)
    speed = relative(chart, at, met) + (WEAVE if weaving else 0)
    row = chart.interception.get(str(civ)) or chart.interception["6"]
    return row[bisect_left(INTERCEPTION_COLUMNS, speed)] / 10


def steer(chart: Chart, missile: Missile, met: Course, *, weaving: bool) -> Steered | None:
    """VE710, VE720: the best course of its next move through the hex of a unit, if there is one."""
    here = missile.course
    gap = (met.place[0] - here.place[0], met.place[1] - here.place[1])
    best: Steered | None = None
    for velocity, direction, zig in _courses(missile, gap):
        way = Course(here.place, direction, velocity)
        found = intercepts(chart, missile.civ, way, met, weaving=weaving)
        if RAYS[direction, zig][gap] <= velocity and (best is None or found > best.chance):
            best = Steered(found, velocity, direction)
    return best


def _courses(missile: Missile, gap: Hex) -> Iterator[tuple[int, int, int]]:
    """Velocity, direction and zig of each course that it may be ordered and that leads there."""
    _, direction, velocity = missile.course
    if missile.kind == UNGUIDED:
        if gap in RAYS[direction, missile.zig]:
            yield min(FASTEST, velocity + 1), direction, missile.zig
        return
    moves = missile.maneuver - velocity
    for hour in HOURS:
        zig = missile.zig if hour == direction else 0
        if gap not in RAYS[hour, zig]:
            continue
        left = min(max(moves, 0), missile.energy) - apart(hour, direction)
        for change in range(-min(left, missile.velocity), min(left, missile.velocity) + 1):
            if 1 <= velocity + change <= FASTEST:
                yield velocity + change, hour, zig


def odds(chart: Chart, missile: Missile, met: Target) -> float:
    """The chance that a missile launched now hits a unit until its own next move is over."""
    missed, here = 1.0, missile.course
    if here.place == met.now.place:
        missed *= 1 - intercepts(chart, missile.civ, here, met.now, weaving=met.weaving)
    if here.place in met.path:
        missed *= 1 - intercepts(chart, missile.civ, here, met.then, weaving=met.weaving)
    flown = steer(chart, missile, met.then, weaving=met.weaving)
    if flown is not None:
        missed *= 1 - SHOT_DOWN * flown.chance
    return 1 - missed


def launched(chart: Chart, kind: str, civ: int, place: Hex, word: str) -> Missile:
    """VE940, VE950: a missile that is put beside its ship."""
    hex_, direction, velocity = spot(place, word)
    ratings: Sequence[int] = chart.missiles.get(f"{kind}-{civ}", (0, 0, 0))
    course_ = Course(hex_, direction, velocity)
    return Missile(kind, civ, ratings[0], ratings[1], ratings[2], course_)


def best_launch(chart: Chart, kind: str, civ: int, ship: Course, met: Target) -> float:
    """The chance of the best place for a missile of a ship with this course."""
    words = placements(ship.direction, ship.velocity, 1)
    return max(
        (odds(chart, launched(chart, kind, civ, ship.place, word), met) for word in words),
        default=0.0,
    )


def hits(chart: Chart, mode: str, one: Course, met: Target, aim: int) -> float:
    """VE860: the chance of a shot, 0 to 1."""
    speed = relative(chart, one, met.now) + (WEAVE if met.weaving else 0)
    place = column(range_of(one, met.now) + max(0, speed - aim))
    return 0.0 if place == len(FIRE_COLUMNS) else chart.fire[mode][place] / 10
