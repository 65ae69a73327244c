"""Delta Vee: where letters and signs beside the counters find room."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from render.scene import Point

Circle = tuple[int, int, int]
"""x, y and radius."""


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

    def first(self, spots: Iterable[Point], r: int, *, over: bool = False) -> Point | None:
        """The first of the spots at which nothing is within r, which is taken from now on.

        ``over``: courses may be within r, but not their ends.
        """
        for x, y in spots:
            free = not self._meets(x, y, r)
            clear = free and (over or not any(_within(p, x, y, r + 6) for p in self.ways))
            if clear and not any(_within(p, x, y, r + 16) for p in self.ends):
                self.taken.append((x, y, r))
                return x, y
        return None

    def _meets(self, x: int, y: int, r: int) -> bool:
        left, top, right, bottom = self.area
        if not (left + r <= x <= right - r and top + r <= y <= bottom - r):
            return True
        return any((x - tx) ** 2 + (y - ty) ** 2 < (r + tr) ** 2 for tx, ty, tr in self.taken)


def _within(point: Point, x: int, y: int, r: int) -> bool:
    return (point[0] - x) ** 2 + (point[1] - y) ** 2 < r * r
