"""How the captain flies: every course a unit could take, and what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Final, NamedTuple, TypeAlias

from games.delta_vee.ballistics import Course, range_of, relative
from games.delta_vee.hexes import Hex, apart, course, distance, from_offset, sheet_of, turned
from games.delta_vee.parts import COMPONENTS, FASTEST
from games.delta_vee.setup import chart
from games.delta_vee.unit_view import Cell, UnitView
from games.delta_vee.view import View

CHART: Final = chart(COMPONENTS)
"""The tables as shipped: a computer player reckons with them, whatever a table has corrected."""
AIM: Final = 4
"""The targeting program that most ships have."""
OUT_OF_REACH: Final = 11
"""Target values above are hardly worth a shot."""


class Option(NamedTuple):
    """A course that could be ordered, and how many commands it takes."""

    velocity: int
    direction: int
    words: int


Worth: TypeAlias = Callable[[Option], float]
"""What a course is worth for a goal; less is better."""


def best_of(goals: Sequence[Worth], options: Iterable[Option]) -> Option:
    """The course that is worth most for one of the goals, the one with the fewest commands."""
    return min(options, key=lambda each: (min(worth(each) for worth in goals), each.words))


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


def _path(unit: UnitView, option: Option, length: int | None = None) -> list[Hex]:
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
    return _path(unit, Option(unit.velocity, unit.direction, 0))[-1]


def to_shoot(unit: UnitView, enemy: UnitView) -> Worth:
    """A low target value: the enemy does not move before our fire."""

    def worth(option: Option) -> float:
        end = _path(unit, option)[-1]
        me = Course(end, option.direction, option.velocity)
        target = Course(place(enemy.cell), enemy.direction, enemy.velocity)
        value = range_of(me, target) + max(0, relative(CHART, me, target) - AIM)
        if value > OUT_OF_REACH:  # an equal course halves the range, but brings nobody nearer
            value = OUT_OF_REACH + distance(end, target.place)
        nearer = distance(_path(unit, option, 2 * option.velocity)[-1], ahead(enemy))
        return value + nearer / 3 + option.words / 4

    return worth


def to_strike(unit: UnitView, enemy: UnitView) -> Worth:
    """A missile: through the hex of an enemy, with a low relative velocity, soon."""

    def worth(option: Option) -> float:
        cells = _path(unit, option)
        gap = min(distance(cell, place(enemy.cell)) for cell in cells[1:] or cells)
        me = Course(place(enemy.cell), option.direction, option.velocity)
        target = Course(place(enemy.cell), enemy.direction, enemy.velocity)
        return min(99, 4 * gap + relative(CHART, me, target)) + option.words / 2

    return worth


def to_run(view: View, unit: UnitView, rating: int) -> Worth:
    """To the columns of sheets from which ships may leave, at a speed that still lets them."""
    goal = min(view.jumps) * 16

    def worth(option: Option) -> float:
        fast = max(0, option.velocity - rating + 1)
        if sheet_of(_path(unit, option)[-1])[0] in view.jumps:
            return 3 * fast + option.velocity + option.words / 4
        far = max(0, goal - _path(unit, option, 3 * option.velocity)[-1][0])
        return 2 * far + 9 * fast + option.words / 4

    return worth


def to_orbit(unit: UnitView, planet: Hex, rating: int) -> Worth:
    """Into a planet hex, slow enough to be caught there."""

    def worth(option: Option) -> float:
        if place(unit.cell) == planet:
            return 9 * abs(option.velocity - 1) + option.words / 4
        away = distance(place(unit.cell), planet)
        miss = min(distance(cell, planet) for cell in _path(unit, option, away + 2))
        arrival = away / max(1, option.velocity)
        fast = max(0, option.velocity - (rating if away > 8 and not miss else 2))
        total = 6 * miss + arrival + 8 * fast + 9 * (not option.velocity)
        return min(999, total) + option.words / 4

    return worth


def to_meet(unit: UnitView, other: UnitView) -> Worth:
    """Where the other will be after their next move, on the same course."""
    goal = ahead(other)

    def worth(option: Option) -> float:
        same = abs(option.velocity - other.velocity) + apart(option.direction, other.direction)
        if unit.cell == other.cell:
            return same
        gap = distance(_path(unit, option)[-1], goal)
        then = distance(_path(unit, option, 2 * option.velocity)[-1], goal)
        return 6 * gap + then / 2 + same * (1 if gap < 3 else 0.1)

    return worth
