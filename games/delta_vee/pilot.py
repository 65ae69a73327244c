"""How computer players fly: every course a unit could take, and what each is worth."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf
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


class Term(NamedTuple):
    """One thing that counts for a course: what it is, its figure, and how much it weighs."""

    name: str
    figure: int
    weight: float


class Prospect(NamedTuple):
    """What a course is worth, of which less is better, and the terms that it is the sum of."""

    total: float
    terms: tuple[Term, ...]


class Goal(NamedTuple):
    """What a course may be for: a unit by its id, or empty for a place, and what each is worth."""

    unit: str
    worth: Callable[[Option], Prospect]


def best_of(goals: Sequence[Goal], options: Iterable[Option]) -> tuple[Option, Goal]:
    """The course that is worth most for one of the goals, the one with the fewest commands."""
    return min(
        ((option, goal) for option in options for goal in goals),
        key=lambda pair: (pair[1].worth(pair[0]).total, pair[0].words),
    )


def _prospect(option: Option, each: float, *terms: Term, most: float = inf) -> Prospect:
    """The terms and a price for each command; more than ``most`` is as bad as that."""
    total = 0.0
    for term in terms:
        total += term.weight
    return Prospect(min(most, total) + option.words * each, terms)


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


def to_shoot(unit: UnitView, enemy: UnitView) -> Goal:
    """A low target value: the enemy does not move before our fire."""

    def worth(option: Option) -> Prospect:
        end = path(unit, option)[-1]
        me = Course(end, option.direction, option.velocity)
        target = Course(place(enemy.cell), enemy.direction, enemy.velocity)
        value = range_of(me, target) + max(0, relative(CHART, me, target) - AIM)
        shot = Term("value", value, value)
        if value > OUT_OF_REACH:  # an equal course halves the range, but brings nobody nearer
            gap = distance(end, target.place)
            shot = Term("reach", gap, OUT_OF_REACH + gap)
        nearer = distance(path(unit, option, 2 * option.velocity)[-1], ahead(enemy))
        return _prospect(option, 1 / 4, shot, Term("near", nearer, nearer / 3))

    return Goal(enemy.id, worth)


def to_strike(unit: UnitView, enemy: UnitView) -> Goal:
    """A missile: through the hex of an enemy, with a low relative velocity, soon."""

    def worth(option: Option) -> Prospect:
        cells = path(unit, option)
        gap = min(distance(cell, place(enemy.cell)) for cell in cells[1:] or cells)
        me = Course(place(enemy.cell), option.direction, option.velocity)
        target = Course(place(enemy.cell), enemy.direction, enemy.velocity)
        speed = relative(CHART, me, target)
        terms = Term("pass", gap, 4 * gap), Term("speed", speed, speed)
        return _prospect(option, 1 / 2, *terms, most=99)

    return Goal(enemy.id, worth)


def to_run(view: View, unit: UnitView, rating: int) -> Goal:
    """To the columns of sheets from which ships may leave, at a speed that still lets them."""
    goal = min(view.jumps) * 16

    def worth(option: Option) -> Prospect:
        cells = path(unit, option)
        inside = sheet_of(cells[-1])[0] in view.jumps
        fast = max(0, option.velocity - rating + 1)
        left = max(0, rating - option.velocity)
        if inside:
            terms = Term("inside", 0, 0), Term("slow", left, 3 * fast + option.velocity)
            return _prospect(option, 1 / 4, *terms)
        far = max(0, goal - path(unit, option, 3 * option.velocity)[-1][0])
        return _prospect(option, 1 / 4, Term("exit", far, 2 * far), Term("slow", left, 9 * fast))

    return Goal("", worth)


def to_orbit(unit: UnitView, planet: Hex, rating: int) -> Goal:
    """Into a planet hex, slow enough to be caught there."""

    def worth(option: Option) -> Prospect:
        if place(unit.cell) == planet:
            off = abs(option.velocity - 1)
            return _prospect(option, 1 / 4, Term("orbit", option.velocity, off * 9))
        away = distance(place(unit.cell), planet)
        line = path(unit, option, away + 2)
        miss = min(distance(cell, planet) for cell in line)
        speed = max(1, option.velocity)
        fast = max(0, option.velocity - (rating if away > 8 and not miss else 2))
        return _prospect(
            option,
            1 / 4,
            Term("planet", miss, 6 * miss),
            Term("arrival", option.velocity, away / speed),
            Term("caught", option.velocity, 8 * fast),
            Term("arrival", option.velocity, 9 * (not option.velocity)),
            most=999,
        )

    return Goal("", worth)


def to_meet(unit: UnitView, other: UnitView) -> Goal:
    """Where the other will be after their next move, on the same course."""
    goal = ahead(other)

    def worth(option: Option) -> Prospect:
        same = abs(option.velocity - other.velocity) + apart(option.direction, other.direction)
        if unit.cell == other.cell:
            return _prospect(option, 0, Term("course", same, same))
        end = path(unit, option)[-1]
        then = distance(path(unit, option, 2 * option.velocity)[-1], goal)
        gap = distance(end, goal)
        return _prospect(
            option,
            0,
            Term("meeting", gap, 6 * gap),
            Term("near", then, then / 2),
            Term("course", same, same * (1 if gap < 3 else 0.1)),
        )

    return Goal(other.id, worth)
