"""Where and how launched units come into play (VE940, diagrams C and D)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from .hexes import Hex, ahead, is_corner, turned
from .parts import FASTEST

CORNER = {-1: (-1, 0, 1), 1: (-1, 0, 1)}
SIDE = {0: (-1, 0, 1), -2: (-1, 0), 2: (0, 1)}
"""Clock steps from the direction of the ship: to the hex, and to the directions possible there."""


@cache
def hours(direction: int) -> Sequence[int]:
    """Where the hexes lie in which a unit with this direction launches another."""
    return [turned(direction, hex_) for hex_ in (CORNER if is_corner(direction) else SIDE)]


@cache
def placements(direction: int, velocity: int, slowest: int) -> Sequence[str]:
    """VE940: the hour of the hex, the direction there, and the velocity."""
    speeds = [v for v in (velocity, velocity + 1, velocity - 1) if slowest <= v <= FASTEST]
    return tuple(
        f"{turned(direction, hex_)}-{turned(direction, way)}-{speed}"
        for hex_, ways in (CORNER if is_corner(direction) else SIDE).items()
        for way in ways
        for speed in speeds
    )


@cache
def _figures(word: str) -> Sequence[int]:
    return tuple(map(int, word.split("-")))


def spot(place: Hex, word: str) -> tuple[Hex, int, int]:
    """The hex, direction and velocity of a placement."""
    hour, direction, velocity = _figures(word)
    return ahead(place, hour, 0), direction, velocity
