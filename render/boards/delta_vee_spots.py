"""Delta Vee: where counters and letters stand so that none lies over another."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from render.scene import Point
from render.shapes import around

Circle = tuple[int, int, int]
"""x, y and radius."""
RINGS = tuple(range(30, 260, 14))
"""How far from its hex something may stand."""
_ANGLES = tuple(range(0, 360, 20))
_COVERED, _END = 8, 60
"""What it costs, in pixels of distance, to stand on a point of a course, and on its end."""


@dataclass(slots=True)
class Spots:
    """What is taken of an area (left, top, right, bottom).

    taken: circles in which something stands; ways, ends: points of courses, which had better
    be left free.
    """

    area: tuple[int, int, int, int]
    taken: list[Circle] = field(default_factory=list)
    ways: list[Point] = field(default_factory=list)
    ends: list[Point] = field(default_factory=list)

    def place(self, at: Point, shape: Sequence[Circle], behind: int = 0) -> Point:
        """The best spot near ``at`` for circles around it, which is taken from now on.

        ``behind`` is the angle at which to look first.
        """
        x, y = min(self._free(at, shape, behind), key=lambda spot: spot[0], default=(0, at))[1]
        self.taken += [(x + dx, y + dy, r) for dx, dy, r in shape]
        return x, y

    def first(self, spots: Iterable[Point], r: int) -> Point | None:
        """The first of the spots at which nothing is within r, which is taken from now on."""
        for x, y in spots:
            free = not self._meets(x, y, ((0, 0, r),))
            clear = free and not any(_within(p, x, y, r + 6) for p in self.ways)
            if clear and not any(_within(p, x, y, r + 16) for p in self.ends):
                self.taken.append((x, y, r))
                return x, y
        return None

    def _free(self, at: Point, shape: Sequence[Circle], behind: int) -> Iterator[tuple[int, Point]]:
        for far in (0, *RINGS):
            for angle in _ANGLES if far else (0,):
                ((x, y),) = around((((behind + angle) % 360, 100),), far, *at)
                if not self._meets(x, y, shape):
                    yield far + self._covers(x, y, shape), (x, y)

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
        def covered(point: Point) -> bool:
            return any(_within(point, x + dx, y + dy, r + 4) for dx, dy, r in shape)

        return _COVERED * sum(map(covered, self.ways)) + _END * sum(map(covered, self.ends))


def _within(point: Point, x: int, y: int, r: int) -> bool:
    return (point[0] - x) ** 2 + (point[1] - y) ** 2 < r * r
