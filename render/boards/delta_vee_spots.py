"""Delta Vee: where counters and letters stand so that none lies over another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import itemgetter

from render.scene import Point
from render.shapes import around

Circle = tuple[int, int, int]
"""x, y and radius."""
RINGS = (*range(30, 260, 14), *range(260, 700, 28))
"""How far from its hex something may stand."""
_ANGLES = tuple(range(0, 360, 20))
_COVERED = 8
"""What it costs, in pixels of distance, to stand on a point of a course."""


@dataclass(slots=True)
class Spots:
    """What is taken of an area (left, top, right, bottom).

    taken: circles in which something stands; ways, ends: points of courses, which had better
    be left free; end: what it costs to stand on an end.
    """

    area: tuple[int, int, int, int]
    end: int = 60
    taken: list[Circle] = field(default_factory=list)
    ways: list[Point] = field(default_factory=list)
    ends: list[Point] = field(default_factory=list)

    def place(
        self, at: Point, shape: Sequence[Circle], behind: int = 0, *, firm: bool = False
    ) -> Point:
        """The best spot near ``at`` for circles around it, which is taken from now on.

        behind: the angle at which to look first; firm: whether nearness is all that counts.
        """
        best, x, y = 1 << 30, *at
        for far in (0, *RINGS):
            if far >= best:
                break
            for spot in self._ring(at, far, behind):
                if not self._meets(*spot, shape):
                    cost = far + (0 if firm else self._covers(*spot, shape))
                    best, x, y = min((best, x, y), (cost, *spot), key=_cost)
        self.taken += [(x + dx, y + dy, r) for dx, dy, r in shape]
        return x, y

    def first(self, spots: Iterable[Point], r: int, *, over: bool = False) -> Point | None:
        """The first of the spots at which nothing is within r, which is taken from now on.

        ``over``: courses may be within r, but not their ends.
        """
        for x, y in spots:
            free = not self._meets(x, y, ((0, 0, r),))
            clear = free and (over or not any(_within(p, x, y, r + 6) for p in self.ways))
            if clear and not any(_within(p, x, y, r + 16) for p in self.ends):
                self.taken.append((x, y, r))
                return x, y
        return None

    def _ring(self, at: Point, far: int, behind: int) -> Iterator[Point]:
        for angle in _ANGLES if far else (0,):
            yield off(at, behind + angle, far)

    def _meets(self, x: int, y: int, shape: Sequence[Circle]) -> bool:
        left, top, right, bottom = self.area
        if any(
            not (left + r <= x + dx <= right - r and top + r <= y + dy <= bottom - r)
            for dx, dy, r in shape
        ):
            return True
        return any(
            (x + dx - tx) ** 2 + (y + dy - ty) ** 2 < (r + tr) ** 2
            for dx, dy, r in shape
            for tx, ty, tr in self.taken
        )

    def _covers(self, x: int, y: int, shape: Sequence[Circle]) -> int:
        far = max(abs(dx) + abs(dy) + r + 4 for dx, dy, r in shape)
        found = 0
        for points, cost in ((self.ways, _COVERED), (self.ends, self.end)):
            near = [p for p in points if (p[0] - x) ** 2 + (p[1] - y) ** 2 < far * far]
            found += cost * sum(
                any(_within(p, x + dx, y + dy, r + 4) for dx, dy, r in shape) for p in near
            )
        return found


def off(at: Point, angle: int, far: int) -> Point:
    """The point so far away at an angle, in degrees clockwise from noon."""
    ((dx, dy),) = around(((angle % 360, 100),), far)
    return at[0] + dx, at[1] + dy


_cost = itemgetter(0)


def _within(point: Point, x: int, y: int, r: int) -> bool:
    return (point[0] - x) ** 2 + (point[1] - y) ** 2 < r * r
