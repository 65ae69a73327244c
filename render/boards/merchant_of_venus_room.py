"""Merchant of Venus: room for signs beside what they belong to, over nothing that matters."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import cos, radians, sin
from typing import Final

from render.scene import Point
from render.sheet import Bounds

_RINGS: Final = (0, 22, 32, 42, 54, 68, 84, 104, 128, 156, 190, 230, 270)
_GAP: Final = 3


class Room:
    """The free room of a picture; whatever is put into it takes some."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._taken: list[tuple[Bounds, int]] = []

    def take(self, bounds: Bounds, times: int = 1) -> None:
        """Nothing shall be put there; it matters so many times as much as other things."""
        self._taken.append((bounds, times))

    def put(
        self, at: Point, size: tuple[int, int], least: int = 0, most: int = _RINGS[-1]
    ) -> Point:
        """The nearest free place for something so large, so far from a point at least and at most.

        Where there is none, that where least is under it.
        """
        return self._find(at, size, least, most)[0]

    def put_freely(
        self, at: Point, size: tuple[int, int], least: int = 0, most: int = _RINGS[-1]
    ) -> Point | None:
        """The same; None where there is no free place."""
        taken = len(self._taken)
        found, over = self._find(at, size, least, most)
        if over or over is None:
            del self._taken[taken:]
            return None
        return found

    def _find(
        self, at: Point, size: tuple[int, int], least: int, most: int = _RINGS[-1]
    ) -> tuple[Point, int | None]:
        """The best place, and how much is under it; None where it does not lie inside."""
        wide, high = size
        best, worst = at, None
        near = self._near(
            (at[0] - wide - most, at[1] - high - most, at[0] + wide + most, at[1] + high + most)
        )
        for right, down in _offsets(least, most):
            x, y = at[0] + right, at[1] + down
            here = x - wide // 2, y - high // 2, x + wide - wide // 2, y + high - high // 2
            if not self._inside(here):
                continue
            over = 0
            for each, times in near:
                over += times * _shared(here, each)
                if worst is not None and over >= worst:
                    break
            else:
                best, worst = (x, y), over
            if not over:
                break
        x, y = best
        self.take((x - wide // 2, y - high // 2, x + wide - wide // 2, y + high - high // 2))
        return best, worst

    def _near(self, reach: Bounds) -> list[tuple[Bounds, int]]:
        """What is taken within a rectangle."""
        return [taken for taken in self._taken if _shared(reach, taken[0])]

    def _inside(self, here: Bounds) -> bool:
        left, top, right, bottom = self._bounds
        return here[0] >= left and here[1] >= top and here[2] <= right and here[3] <= bottom


def _shared(one: Bounds, other: Bounds) -> int:
    """How many pixels two rectangles share, those a little apart included.

    It is asked thousands of times for a picture, and most of them are far from each other.
    """
    left, top, right, bottom = one[0] - _GAP, one[1] - _GAP, one[2], one[3]
    if left >= other[2] or other[0] - _GAP >= right or top >= other[3] or other[1] - _GAP >= bottom:
        return 0
    wide = min(right, other[2]) - max(left, other[0] - _GAP)
    high = min(bottom, other[3]) - max(top, other[1] - _GAP)
    return wide * high


@cache
def _offsets(least: int, most: int) -> tuple[Point, ...]:
    return tuple(_spiral(least, most))


def _spiral(least: int, most: int) -> Iterator[Point]:
    for far in _RINGS:
        if not least <= far <= most:
            continue
        for angle in range(0, 360, 15 if far > 60 else 30) if far else (0,):
            yield round(sin(radians(angle)) * far), round(-cos(radians(angle)) * far)
