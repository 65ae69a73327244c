"""How computer players fly: every course a unit could take, and what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from .ballistics import Course, range_of, relative
from .hexes import Hex, apart, course, distance, from_offset, sheet_of, turned
from .parts import COMPONENTS, FASTEST
from .setup import chart
from .unit_view import Cell, UnitView
from .view import View

CHART = chart(COMPONENTS)
"""The tables as shipped: a computer player reckons with them, whatever a table has corrected."""
AIM = 4
"""The targeting program that most ships have."""


OUT_OF_REACH = 11
"""Target values above are hardly worth a shot."""


class Option(NamedTuple):
    """A course that could be ordered, and how many commands it takes."""

    velocity: int
    direction: int
    words: int


Worth = Callable[[Option], float]
"""Less is better."""


def place(cell: Cell) -> Hex:
    """The hex of a cell in a view."""
    return from_offset(*cell)


def reachable(view: View, thrust: int, began: int) -> Iterator[Option]:
    """Every velocity and direction that the rest of the plan allows."""
    draft = view.draft
    assert draft is not None
    for change in range(-draft.moves, draft.moves + 1):
        velocity = draft.velocity + change
        if not 0 <= velocity <= FASTEST or abs(velocity - began) > thrust:
            continue
        turns = min(6, draft.moves - abs(change))
        for turn in range(-turns, turns + 1):
            words = abs(change) + abs(turn)
            yield Option(velocity, turned(draft.direction, turn), words)


def path(unit: UnitView, option: Option, length: int | None = None) -> list[Hex]:
    """The hexes of the next move."""
    start, steps = place(unit.cell), option.velocity if length is None else length
    zig = 0
    if option.direction == unit.direction:
        zig = next(
            z for z in (0, 1) if [*course(start, unit.direction, z, 1)] == [place(unit.ahead)]
        )
    return [start, *course(start, option.direction, zig, steps)]


def ahead(unit: UnitView) -> Hex:
    """Where a unit will be after its next move, if nothing changes."""
    return path(unit, Option(unit.velocity, unit.direction, 0))[-1]


def to_shoot(unit: UnitView, enemies: list[UnitView]) -> Worth:
    """A low target value at the easiest enemy: none of them moves before our fire."""

    def worth(option: Option) -> float:
        end = path(unit, option)[-1]
        me = Course(end, option.direction, option.velocity)
        values = []
        for enemy in enemies:
            target = Course(place(enemy.cell), enemy.direction, enemy.velocity)
            value = range_of(me, target) + max(0, relative(CHART, me, target) - AIM)
            nearer = distance(path(unit, option, 2 * option.velocity)[-1], ahead(enemy))
            if value > OUT_OF_REACH:  # an equal course halves the range, but brings nobody nearer
                value = OUT_OF_REACH + distance(end, target.place)
            values.append(value + nearer / 3)
        return min(values) + option.words / 4

    return worth


def to_strike(unit: UnitView, enemies: list[UnitView]) -> Worth:
    """A missile: through the hex of an enemy, with a low relative velocity, soon."""

    def worth(option: Option) -> float:
        cells = path(unit, option)
        best = 99.0
        for enemy in enemies:
            gap = min(distance(cell, place(enemy.cell)) for cell in cells[1:] or cells)
            me = Course(place(enemy.cell), option.direction, option.velocity)
            target = Course(place(enemy.cell), enemy.direction, enemy.velocity)
            best = min(best, 4 * gap + relative(CHART, me, target))
        return best + option.words / 2

    return worth


def to_run(view: View, unit: UnitView, rating: int) -> Worth:
    """To the columns of sheets from which ships may leave, at a speed that still lets them."""
    goal = min(view.jumps) * 16

    def worth(option: Option) -> float:
        cells = path(unit, option)
        inside = sheet_of(cells[-1])[0] in view.jumps
        fast = max(0, option.velocity - rating + 1)
        if inside:
            return 3 * fast + option.velocity + option.words / 4
        far = path(unit, option, 3 * option.velocity)[-1]
        return 2 * max(0, goal - far[0]) + 9 * fast + option.words / 4

    return worth


def to_orbit(unit: UnitView, planets: list[Hex], rating: int) -> Worth:
    """Into a planet hex, slow enough to be caught there."""

    def worth(option: Option) -> float:
        if place(unit.cell) in planets:
            return abs(option.velocity - 1) * 9 + option.words / 4
        best = 999.0
        for planet in planets:
            away = distance(place(unit.cell), planet)
            line = path(unit, option, away + 2)
            miss = min(distance(cell, planet) for cell in line)
            speed = max(1, option.velocity)
            fast = max(0, option.velocity - (rating if away > 8 and not miss else 2))
            late = 9 * (not option.velocity)
            best = min(best, 6 * miss + away / speed + 8 * fast + late)
        return best + option.words / 4

    return worth


def to_meet(unit: UnitView, other: UnitView) -> Worth:
    """Where the other will be after their next move, on the same course."""
    goal = ahead(other)

    def worth(option: Option) -> float:
        same = abs(option.velocity - other.velocity) + apart(option.direction, other.direction)
        if unit.cell == other.cell:
            return same
        end = path(unit, option)[-1]
        then = path(unit, option, 2 * option.velocity)[-1]
        gap = distance(end, goal)
        return 6 * gap + distance(then, goal) / 2 + same * (1 if gap < 3 else 0.1)

    return worth
