"""Delta Vee: courses as arrows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from render.scene import Colour, Disc, Line, Point
from render.shapes import Marks

from . import delta_vee_art as art


@dataclass(frozen=True, slots=True)
class Way:
    """A course as it is drawn: its points, and how it looks."""

    name: str
    points: tuple[Point, ...]
    direction: int
    colour: Colour
    dashed: bool = False
    wide: int = 5
    dot: int = 9

    @property
    def hexes(self) -> int:
        """How many hexes it is long."""
        return len(self.points) - 1

    def marks(self, stand: Point, clear: int) -> tuple[Marks, Marks]:
        """A dot for each hex, and line and head; nothing so near to where the unit stands."""
        parts = 4 if self.dashed else 1
        lines = tuple(
            Line(
                (_part(one, two, 2 * n, 2 * parts - 1), _part(one, two, 2 * n + 1, 2 * parts - 1)),
                self.colour,
                self.wide,
            )
            for one, two in pairwise(outside(self.points, (*stand, clear)))
            for n in range(parts)
        )
        dots = tuple(
            Disc(x, y, self.dot, self.colour)
            for x, y in self.points[1:-1]
            if hypot(x - stand[0], y - stand[1]) > clear
        )
        return dots, (*lines, art.head(self.direction, 2 * self.dot, self.colour, *self.points[-1]))


def _part(one: Point, two: Point, n: int, of: int) -> Point:
    return one[0] + (two[0] - one[0]) * n // of, one[1] + (two[1] - one[1]) * n // of


def between(one: Point, two: Point) -> Iterator[Point]:
    """Points every 12 pixels from the one on, without the other."""
    many = max(int(hypot(two[0] - one[0], two[1] - one[1])) // 12, 1)
    for n in range(many):
        yield one[0] + (two[0] - one[0]) * n // many, one[1] + (two[1] - one[1]) * n // many


def outside(points: Sequence[Point], circle: tuple[int, int, int]) -> list[Point]:
    """A line without its beginning in a circle."""
    x, y, r = circle
    finer = [p for one, two in pairwise(points) for p in between(one, two)] + [points[-1]]
    far = [n for n, p in enumerate(finer) if hypot(p[0] - x, p[1] - y) <= r]
    start = far[-1] + 1 if far else 0
    rest = finer[start:]
    corners = set(points)
    return [p for n, p in enumerate(rest) if n in {0, len(rest) - 1} or p in corners]


def free(ends: tuple[Point, Point], r: int) -> list[Point]:
    """A line between two circles of that radius around its ends; nothing if they all but meet."""
    one, two = ends
    cut = outside(ends, (*one, r))[::-1]
    found = outside(cut, (*two, r)) if len(cut) > 1 else []
    return found if len(found) > 1 else []


def inside(points: Sequence[Point], area: tuple[int, int, int, int]) -> tuple[Point, ...]:
    """The beginning of a line as far as it is in an area (left, top, right, bottom)."""
    left, top, right, bottom = area
    found: list[Point] = []
    for x, y in points:
        if not (left + 20 <= x <= right - 20 and top + 20 <= y <= bottom - 20):
            break
        found.append((x, y))
    return tuple(found)
