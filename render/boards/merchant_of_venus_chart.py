"""Merchant of Venus: where fields lie when the rings of the chart are drawn as orbits."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import atan2, cos, hypot, pi, sin, sqrt
from typing import Final, TypeAlias

from games.merchant_of_venus.galaxy import GALAXY

Spot: TypeAlias = tuple[float, float]
"""A place in the pixels of galaxy.json."""
GRID: Final = "as"
"""The system that is no ring but a net."""
_MOVED: Final = {"nhn1": (-20, 0), "trpc2": (30, 6)}
"""Fields that make room for a name or a ring beside them, and how far."""
_SHORE: Final = 0.56
"""How far from the middle of an orbit its cities are."""


@cache
def spot(id_: str) -> Spot:
    """Where a field lies: what the chart has on a frame, on an ellipse, and cities on the world."""
    look = GALAXY[id_]
    right, down = _MOVED.get(id_, (0, 0))
    x, y = look.at[0] + right, look.at[1] + down
    if look.place not in GALAXY.frames or look.place == GRID:
        return x, y
    middle, centre, wide, high = GALAXY.frames[look.place]
    over, low = 2 * (x - middle) / wide, 2 * (y - centre) / high
    across, along = over * sqrt(1 - low**2 / 2), low * sqrt(1 - over**2 / 2)
    if look.kind == "city":
        far = hypot(across, along) / _SHORE
        across, along = across / far, along / far
    return middle + across * wide / 2, centre + along * high / 2


@cache
def way(one: str, other: str) -> tuple[Spot, ...]:
    """The line between two fields: an arc in an orbit, a curve on a route, else straight."""
    if other in GALAXY[one].ways and _on_ring(one, other):
        return tuple(_arc(one, other))
    if GALAXY[one].styles.get(other) == "dashed":
        return tuple(_curve(one, other))
    return spot(one), spot(other)


def _on_ring(one: str, other: str) -> bool:
    here, there = GALAXY[one], GALAXY[other]
    ring = here.place == there.place and here.place in GALAXY.frames and here.place != GRID
    return ring and "city" not in (here.kind, there.kind)


def _arc(one: str, other: str) -> Iterator[Spot]:
    middle, centre, wide, high = GALAXY.frames[GALAXY[one].place]
    (a, far), (b, wide_) = (_polar(spot(id_), (middle, centre), wide, high) for id_ in (one, other))
    turn = (b - a + pi) % (2 * pi) - pi
    for n in range(7):
        angle, reach = a + turn * n / 6, far + (wide_ - far) * n / 6
        yield middle + cos(angle) * reach * wide / 2, centre + sin(angle) * reach * high / 2


def _polar(at: Spot, middle: Spot, wide: int, high: int) -> tuple[float, float]:
    right, down = 2 * (at[0] - middle[0]) / wide, 2 * (at[1] - middle[1]) / high
    return atan2(down, right), hypot(right, down)


def _curve(one: str, other: str) -> Iterator[Spot]:
    """A smooth line through the fields of a route (Catmull and Rom)."""
    before, a, b, after = _beyond(one, other), spot(one), spot(other), _beyond(other, one)
    for n in range(5):
        t = n / 4
        parts = (
            -t + 2 * t**2 - t**3,
            2 - 5 * t**2 + 3 * t**3,
            t + 4 * t**2 - 3 * t**3,
            t**3 - t**2,
        )
        around = (before, a, b, after)
        x, y = (sum(p * s[k] for p, s in zip(parts, around, strict=True)) / 2 for k in (0, 1))
        yield x, y


def _beyond(id_: str, other: str) -> Spot:
    """The field of a route that lies on the other side of one; itself where the route ends."""
    more = [to for to, style in GALAXY[id_].styles.items() if to != other and style == "dashed"]
    return spot(more[0]) if len(more) == 1 and GALAXY[id_].place not in GALAXY.frames else spot(id_)
