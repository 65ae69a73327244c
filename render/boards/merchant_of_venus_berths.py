"""Merchant of Venus: where ships stand at their fields, which depends on the map alone.

So a ship is found on the same side of its field in every picture of a match, whatever else lies
there; only where two ships would lie over each other does one go to its next best side.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final, TypeAlias

from games.merchant_of_venus.galaxy import GALAXY
from render.places import inside, meet, moved, off
from render.scene import Point
from render.sheet import Bounds

_SIDES: Final = (45, 315, 135, 225)
"""Where a seat's ship stands if it can: degrees clockwise from noon."""
_STEP: Final = 15
_FARTHER: Final = (100, 125, 155, 190, 240, 290)
"""Per cent of the least distance from the field."""
_OVER_WORDS, _OVER_WORLD, _OVER_SHIP, _OVER_FIELD = 4000, 600, 400, 70
_OVER_SHUNNED, _OUT_OF_BOUNDS, _OVER_HULL, _OUTSIDE = 2000, 6000, 8000, 16000
_FAR: Final = 4
"""How bad it is to stand over them, or a per cent farther away, in degrees from the best side."""
_Rated: TypeAlias = tuple[int, int, int]
"""How bad a place is, and how far to the right of its field and below it."""
_Berth: TypeAlias = tuple[int, int, Bounds, tuple[int, ...]]
"""A place beside a field: how far to the right and below, how far a ship there reaches from the
field, and how bad it is for each seat where nothing is in the way."""
_HULL: Final = (-92, -100, 92, 112)
"""How far a rocket reaches, in per cent of its size."""


@dataclass(frozen=True, eq=False)
class Berths:
    """The places for ships of one size.

    at: where a field is. ship, field: their sizes. far: how far a ship is from its field at least.
    words: what a ship may not lie over. worlds: what it should not.
    bounds: what it may not leave, if there is such.
    """

    at: Callable[[str], Point]
    ship: int
    field: int
    far: int
    words: tuple[Bounds, ...] = ()
    worlds: tuple[Bounds, ...] = ()
    bounds: Bounds | None = None

    @cached_property
    def _fields(self) -> tuple[Point, ...]:
        return tuple(map(self.at, GALAXY.fields))

    @cached_property
    def _hull(self) -> Bounds:
        left, top, right, bottom = (part * self.ship // 100 for part in _HULL)
        return left, top, right, bottom

    @cached_property
    def _known(self) -> dict[str, tuple[tuple[_Rated, ...], ...]]:
        return {}

    def fleet(
        self, ships: Mapping[int, str], within: Bounds | None = None, shun: Iterable[Bounds] = ()
    ) -> dict[int, Point]:
        """How far each ship stands from its field.

        within: what none of them may leave. shun: what they should not lie over this time.
        """
        shunned, hulls = tuple(shun), list[Bounds]()
        found: dict[int, Point] = {}
        for seat, id_ in sorted(ships.items()):
            x, y = self.at(id_)
            best, least = (0, 0), -1
            for rated, right, down in self._sides(id_)[seat % len(_SIDES)]:
                if 0 <= least <= rated:
                    break
                hull = self.hull(x + right, y + down)
                bad = rated + _OVER_SHUNNED * sum(meet(hull, other) for other in shunned)
                bad += _OVER_HULL * sum(meet(hull, other) for other in hulls)
                if within is not None and not inside(hull, within):
                    bad += _OUTSIDE
                if least < 0 or bad < least:
                    best, least = (right, down), bad
            found[seat] = best
            hulls.append(self.hull(x + best[0], y + best[1]))
        return found

    def hull(self, x: int, y: int) -> Bounds:
        """How far a ship there reaches."""
        left, top, right, bottom = self._hull
        return x + left, y + top, x + right, y + bottom

    def _sides(self, id_: str) -> tuple[tuple[_Rated, ...], ...]:
        """For each seat the places at a field, the best first."""
        if id_ not in self._known:
            self._known[id_] = tuple(self._fan(id_))
        return self._known[id_]

    @cached_property
    def _around(self) -> tuple[_Berth, ...]:
        """The places around any field."""
        found = []
        for far in _FARTHER:
            for angle in range(0, 360, _STEP):
                right, down = off((0, 0), angle, far * self.far / 100)
                asides = [abs((angle - side + 180) % 360 - 180) for side in _SIDES]
                bad = tuple(_FAR * (far - _FARTHER[0]) + aside for aside in asides)
                found.append((right, down, self.hull(right, down), bad))
        return tuple(found)

    def _fan(self, id_: str) -> Iterator[tuple[_Rated, ...]]:
        x, y = self.at(id_)
        reach = 3 * self.far + 2 * self.ship
        near = [(a - x, b - y) for a, b in self._fields]
        near = [at for at in near if abs(at[0]) < reach and abs(at[1]) < reach]
        words, worlds = (_close(those, x, y, reach) for those in (self.words, self.worlds))
        bounds = None if self.bounds is None else moved(self.bounds, -x, -y)
        over: list[int] = []
        for _, _, hull, _ in self._around:
            bad = _OVER_WORDS * _met(hull, words) + _OVER_WORLD * _met(hull, worlds)
            bad += _OVER_FIELD * _covered(hull, near, self.field)
            out = bounds is not None and not inside(hull, bounds)
            over.append(bad + _OUT_OF_BOUNDS if out else bad)
        for seat in range(len(_SIDES)):
            rated = sorted(
                (bad + own[seat], right, down)
                for bad, (right, down, _, own) in zip(over, self._around, strict=True)
            )
            yield tuple(rated)
            taken = self.hull(*rated[0][1:])
            over = [
                bad + _OVER_SHIP if meet(hull, taken) else bad
                for bad, (_, _, hull, _) in zip(over, self._around, strict=True)
            ]


def _close(those: Iterable[Bounds], x: int, y: int, reach: int) -> list[Bounds]:
    """What reaches so close to a point, as seen from there."""
    seen = (moved(each, -x, -y) for each in those)
    return [each for each in seen if meet(each, (-reach, -reach, reach, reach))]


def _met(hull: Bounds, those: Iterable[Bounds]) -> int:
    """How many of them lie under a hull."""
    return len([None for each in those if meet(hull, each)])


def _covered(hull: Bounds, fields: Iterable[Point], r: int) -> int:
    """How many fields of such a radius lie under a hull."""
    left, top, right, bottom = hull[0] - r, hull[1] - r, hull[2] + r, hull[3] + r
    return len([None for x, y in fields if left < x < right and top < y < bottom])
