"""Places for things in a picture: what lies over what, what is taken, and where there is room."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from math import cos, inf, radians, sin
from typing import Final

from .scene import Point
from .sheet import Bounds

_RINGS: Final = (0, 22, 32, 42, 54, 68, 84, 104, 128, 156, 190, 230, 270)
_GAP: Final = 3
"""So far apart things are at least; whatever is taken has it at its left and above."""


class Area:
    """Part of a picture; whatever is put into it takes some of it."""

    def __init__(self, bounds: Bounds) -> None:
        self._bounds = bounds
        self._taken: list[tuple[Bounds, int]] = []

    def take(self, bounds: Bounds, times: int = 1) -> None:
        """Nothing shall be put there; it matters so many times as much as other things."""
        left, top, right, bottom = bounds
        self._taken.append(((left - _GAP, top - _GAP, right, bottom), times))

    def put(self, at: Point, size: Point, least: int = 0) -> Point:
        """The nearest free place for something so large, so far from a point at least.

        Where there is none, that where least is under it.
        """
        x, y = at
        offsets = _offsets(least)
        found = self.put_first(((x + right, y + down) for right, down in offsets), size)
        if found is None:
            found = self._least(((x + right, y + down) for right, down in offsets), size) or at
            self._lay(found, size)
        return found

    def put_first(self, spots: Iterable[Point], size: Point) -> Point | None:
        """The first of these places that is free for something so large; None where none is."""
        found = self._free(spots, size)
        if found is not None:
            self._lay(found, size)
        return found

    def _lay(self, at: Point, size: Point) -> None:
        left, top, right, bottom = _halves(size)
        self.take((at[0] - left, at[1] - top, at[0] + right, at[1] + bottom))

    def _free(self, spots: Iterable[Point], size: Point) -> Point | None:
        """The first place that lies inside and over nothing.

        It is asked of hundreds of places for a picture: so what is taken is made larger once, and
        not the thing at every place. What is met at one place is the first that may be at the next.
        """
        left, top, right, bottom = _halves(size)
        taken = [
            (a - right, b - bottom, c + left + _GAP, d + top + _GAP)
            for (a, b, c, d), _ in self._taken
        ]
        met = 0, 0, 0, 0
        for x, y in self._inside(spots, size):
            if met[0] < x < met[2] and met[1] < y < met[3]:
                continue
            for each in taken:
                if each[0] < x < each[2] and each[1] < y < each[3]:
                    met = each
                    break
            else:
                return x, y
        return None

    def _least(self, spots: Iterable[Point], size: Point) -> Point | None:
        """The first place over as little as can be; None where none lies inside."""
        best, least = None, inf
        left, top, right, bottom = _halves(size)
        for x, y in self._inside(spots, size):
            here = x - left - _GAP, y - top - _GAP, x + right, y + bottom
            over = 0
            for each, times in self._taken:
                over += times * _shared(here, each)
                if over >= least:
                    break
            else:
                best, least = (x, y), over
        return best

    def _inside(self, spots: Iterable[Point], size: Point) -> Iterator[Point]:
        """The places at which something so large lies in the picture."""
        left, top, right, bottom = _halves(size)
        first, high, last, low = self._bounds
        first, high, last, low = first + left, high + top, last - right, low - bottom
        return ((x, y) for x, y in spots if first <= x <= last and high <= y <= low)


def _halves(size: Point) -> Bounds:
    """How far something so large reaches to the left, up, right and down."""
    wide, high = size
    return wide // 2, high // 2, wide - wide // 2, high - high // 2


def meet(one: Bounds, other: Bounds) -> bool:
    """Whether two rectangles share a pixel."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def inside(one: Bounds, other: Bounds) -> bool:
    """Whether no pixel of the first rectangle lies outside the other."""
    return one[0] >= other[0] and one[1] >= other[1] and one[2] <= other[2] and one[3] <= other[3]


def moved(bounds: Bounds, right: int, down: int) -> Bounds:
    """A rectangle so much farther to the right and below."""
    return bounds[0] + right, bounds[1] + down, bounds[2] + right, bounds[3] + down


def polar(angle: float, far: float) -> tuple[float, float]:
    """How far to the right and below something is at an angle, in degrees clockwise from noon."""
    return far * sin(radians(angle)), -far * cos(radians(angle))


def off(at: Point, angle: float, far: float) -> Point:
    """The point so far away at an angle, in degrees clockwise from noon."""
    return at[0] + round(sin(radians(angle)) * far), at[1] - round(cos(radians(angle)) * far)


def _shared(one: Bounds, other: Bounds) -> int:
    """How many pixels two rectangles share.

    It is asked thousands of times for a picture, and most of them are far from each other.
    """
    left, top, right, bottom = one
    if left >= other[2] or other[0] >= right or top >= other[3] or other[1] >= bottom:
        return 0
    return (min(right, other[2]) - max(left, other[0])) * (
        min(bottom, other[3]) - max(top, other[1])
    )


@cache
def _offsets(least: int) -> tuple[Point, ...]:
    return tuple(_spiral(least))


def _spiral(least: int) -> Iterator[Point]:
    for far in _RINGS:
        if far < least:
            continue
        for angle in range(0, 360, 15 if far > 60 else 30) if far else (0,):
            yield off((0, 0), angle, far)
