"""Space Dealer: where planets stand on the ring, and where ships lie at them or fly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import copysign, cos, hypot, pi, sin
from typing import Final

from render.scene import Point
from render.sheet import Bounds

from .space_dealer_parts import WIDE

WORLD: Final = 46
NEUTRAL: Final = 34
SPREAD: Final = 3.2
"""How square the ring is: 2 would be an ellipse."""
HALF: Final = WIDE // 2 - WORLD - 22
"""Of the width of the ring, from planet to planet."""
HIGH: Final = 172
LOW: Final = 112
"""Half of its height: with the time in its middle, and without."""
HEART: Final = (308, 56)
"""Half of the width and the height of what stands in its middle."""
STEPS: Final = 720
"""Points of the ring."""
_DOCK: Final = 32
"""Between the edge of a planet and the middle of a ship there."""
_SHIP: Final = (62, 60)
"""Room that a ship takes, across and down."""
_GRAIN: Final = 14
_FAR: Final = 26
"""How many grains a ship lies away from where it should, at most."""


@cache
def path(high: int) -> tuple[Point, ...]:
    """The ring of half such a height as many points, from the left end on and over the top."""
    points = []
    for n in range(STEPS):
        turn = 2 * pi * n / STEPS
        across, down = -cos(turn), -sin(turn)
        x = copysign(abs(across) ** (2 / SPREAD), across) * HALF
        y = copysign(abs(down) ** (2 / SPREAD), down) * high
        points.append((round(x), round(y)))
    return tuple(points)


@cache
def stations(many: int, high: int) -> tuple[int, ...]:
    """Which points of the ring are so many, equally far from each other."""
    way = path(high)
    pairs = zip(way, (*way[1:], way[0]), strict=True)
    legs = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairs]
    whole, gone, found = sum(legs), 0.0, list[int]()
    for n, leg in enumerate(legs):
        if len(found) < many and gone >= whole * len(found) / many - 1:
            found.append(n)
        gone += leg
    return tuple(found)


def arc(start: int, end: int) -> tuple[int, ...]:
    """The points of the ring from one to another, the shorter way around."""
    ahead = (end - start) % STEPS
    if ahead <= STEPS // 2:
        return tuple((start + n) % STEPS for n in range(ahead + 1))
    return tuple((start - n) % STEPS for n in range(STEPS - ahead + 1))


class Docks:
    """Berths of ships within the ring, no two upon each other as long as there is room.

    planets: their middles and radii. high: half of the height of the ring. heart: whether its
    middle is taken. plates: what else nothing may lie on.
    """

    def __init__(
        self,
        planets: Sequence[tuple[Point, int]],
        high: int,
        plates: Sequence[Bounds] = (),
        *,
        heart: bool = True,
    ) -> None:
        self._planets = planets
        self._half = HALF, high
        self._heart = (HEART[0] + 30, HEART[1] + 24) if heart else (0, 0)
        self._plates = plates
        self._taken: list[Point] = []

    def berths(self, spot: Point, many: int) -> Iterator[Point]:
        """Of so many ships at the planet in a spot, side by side toward the middle."""
        r = next(r for at, r in self._planets if at == spot)
        right, down = self._inward(spot)
        for n in range(many):
            aside = (2 * n - many + 1) * (_SHIP[0] // 2 + 2) if many < 4 else 0
            far = r + _DOCK + (8 if abs(right) > abs(down) else 0)
            yield self._taking(
                (
                    round(spot[0] + right * far - down * aside),
                    round(spot[1] + down * far + right * aside),
                ),
                (8, 20),
                _DOCK - 4,
            )

    def way(self, point: Point) -> Point:
        """Of a ship that flies by a point of the ring: there, or as near as it can be."""
        return self._taking(point, (0, 0), _DOCK + 4)

    def _taking(self, ideal: Point, edges: Point, clear: int) -> Point:
        free = (each for each in _around(ideal) if self._is_free(each, edges, clear))
        berth = next(free, ideal)
        self._taken.append(berth)
        return berth

    def _is_free(self, berth: Point, edges: Point, clear: int) -> bool:
        """Whether a ship can lie there, so far within the ring and so far from planets."""
        x, y = berth
        if any(abs(berth[n]) > self._half[n] - edges[n] for n in (0, 1)):
            return False
        if abs(x) < self._heart[0] and abs(y) < self._heart[1]:
            return False
        wide, high = _SHIP[0] // 2, _SHIP[1] // 2
        if any(
            x + wide > left and x - wide < right and y + high > top and y - high < bottom
            for left, top, right, bottom in self._plates
        ):
            return False
        near = (abs(x - a) < _SHIP[0] and abs(y - b) < _SHIP[1] for a, b in self._taken)
        return not any(near) and all(
            hypot(x - a, y - b) >= r + clear for (a, b), r in self._planets
        )

    def _inward(self, spot: Point) -> tuple[float, float]:
        """The direction from a spot of the ring to within, one pixel long."""
        half = self._half
        right, down = (
            -copysign((abs(spot[n]) / half[n]) ** (SPREAD - 1) / half[n], spot[n]) for n in (0, 1)
        )
        long = hypot(right, down)
        return right / long, down / long


@cache
def _offsets() -> tuple[Point, ...]:
    """Steps away from a point, the shortest first."""
    steps = range(-_FAR, _FAR + 1)
    found = ((x * _GRAIN, y * _GRAIN) for x in steps for y in steps)
    return tuple(sorted(found, key=lambda at: (hypot(*at), at)))


def _around(point: Point) -> Iterator[Point]:
    return ((point[0] + x, point[1] + y) for x, y in _offsets())
