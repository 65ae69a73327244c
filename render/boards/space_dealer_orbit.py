"""Space Dealer: where planets stand on the ring, and where ships lie at them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import copysign, cos, hypot, radians, sin
from typing import Final

from render.scene import Point
from render.sheet import Bounds

from .space_dealer_parts import WIDE

WORLD: Final = 46
NEUTRAL: Final = 34
SPREAD: Final = 3.2
"""How square the ring is: 2 would be an ellipse."""
HALF: Final = (WIDE // 2 - WORLD - 22, 172)
"""Of the width and the height of the ring, from planet to planet."""
HEART: Final = (308, 56)
"""Of what stands in the middle of the ring, the same."""
_DOCK: Final = 32
"""Between the edge of a planet and the middle of a ship there."""
_SHIP: Final = (62, 60)
"""Room that a ship takes, across and down."""
_GRAIN: Final = 14
_FAR: Final = 26
"""How many grains a ship lies away from where it should, at most."""


@cache
def path() -> tuple[Point, ...]:
    """The ring as many points, from the left end on and over the top."""
    points = []
    for n in range(720):
        across, down = -cos(radians(n / 2)), -sin(radians(n / 2))
        x = copysign(abs(across) ** (2 / SPREAD), across) * HALF[0]
        y = copysign(abs(down) ** (2 / SPREAD), down) * HALF[1]
        points.append((round(x), round(y)))
    return tuple(points)


@cache
def spots(many: int) -> tuple[Point, ...]:
    """So many points on the ring, equally far from each other."""
    way = path()
    pairs = zip(way, (*way[1:], way[0]), strict=True)
    legs = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairs]
    whole, gone, found = sum(legs), 0.0, list[Point]()
    for point, leg in zip(way, legs, strict=True):
        if len(found) < many and gone >= whole * len(found) / many - 1:
            found.append(point)
        gone += leg
    return tuple(found)


class Docks:
    """Berths of ships within the ring, no two upon each other as long as there is room.

    planets: their middles and radii. plates: what else nothing may lie on.
    """

    def __init__(self, planets: Sequence[tuple[Point, int]], plates: Sequence[Bounds] = ()) -> None:
        self._planets = planets
        self._plates = plates
        self._taken: list[Point] = []

    def berths(self, spot: Point, many: int) -> Iterator[Point]:
        """Of so many ships at the planet in a spot, side by side toward the middle."""
        r = next(r for at, r in self._planets if at == spot)
        right, down = _inward(spot)
        for n in range(many):
            aside = (2 * n - many + 1) * (_SHIP[0] // 2 + 2) if many < 4 else 0
            far = r + _DOCK + (8 if abs(right) > abs(down) else 0)
            ideal = (
                round(spot[0] + right * far - down * aside),
                round(spot[1] + down * far + right * aside),
            )
            berth = next((each for each in _around(ideal) if self._is_free(each)), ideal)
            self._taken.append(berth)
            yield berth

    def _is_free(self, berth: Point) -> bool:
        x, y = berth
        if abs(x) > HALF[0] - 8 or abs(y) > HALF[1] - 20:
            return False
        if abs(x) < HEART[0] + 30 and abs(y) < HEART[1] + 24:
            return False
        wide, high = _SHIP[0] // 2, _SHIP[1] // 2
        if any(
            x + wide > left and x - wide < right and y + high > top and y - high < bottom
            for left, top, right, bottom in self._plates
        ):
            return False
        near = (abs(x - a) < _SHIP[0] and abs(y - b) < _SHIP[1] for a, b in self._taken)
        return not any(near) and all(
            hypot(x - a, y - b) >= r + _DOCK - 4 for (a, b), r in self._planets
        )


def _inward(spot: Point) -> tuple[float, float]:
    """The direction from a spot of the ring to within, one pixel long."""
    right, down = (
        -copysign((abs(spot[n]) / HALF[n]) ** (SPREAD - 1) / HALF[n], spot[n]) for n in (0, 1)
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
