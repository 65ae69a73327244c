"""Exact hex geometry: whole numbers, twelve directions, the zig-zag, range, bearings and lines.

A hex is a pair (q, r): q counts columns to the right, r runs down along a column, so that the
six neighbours are fixed steps. Sheets have flat-topped hexes; the second column of each pair lies
half a hex lower. A direction is an hour of the clock, 1 to 12: even hours point to a side of the
hex, odd hours to a corner (VE610).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from math import gcd
from typing import Final, TypeAlias

Hex: TypeAlias = tuple[int, int]

NORTH: Final[Hex] = (0, -1)
NORTH_EAST: Final[Hex] = (1, -1)
SOUTH_EAST: Final[Hex] = (1, 0)
SOUTH: Final[Hex] = (0, 1)
SOUTH_WEST: Final[Hex] = (-1, 1)
NORTH_WEST: Final[Hex] = (-1, 0)
SIDES: Final = (NORTH, NORTH_EAST, SOUTH_EAST, SOUTH, SOUTH_WEST, NORTH_WEST)
"""The neighbours clockwise: the hours 12, 2, 4, 6, 8, 10."""

HOURS: Final = range(1, 13)
STEPS: Final = tuple((SIDES[hour // 2 % 6], SIDES[(hour + 1) // 2 % 6]) for hour in range(13))
"""VE610: by hour, the steps taken in turn; towards a corner first the left, then the right."""
COLUMNS: Final = 16
ROWS: Final = 17
"""Columns and rows of a sheet; all sheets are alike and join on every side."""


def turned(direction: int, steps: int) -> int:
    """The direction so many clock steps to the right (to the left, if negative)."""
    return (direction + steps - 1) % 12 + 1


def apart(one: int, other: int) -> int:
    """The clock steps between two directions, 0 to 6."""
    return 6 - abs(6 - (one - other) % 12)


def is_corner(direction: int) -> bool:
    """Whether a direction points to a corner."""
    return direction % 2 == 1


def ahead(place: Hex, direction: int, zig: int) -> Hex:
    """The next hex of a course; ``zig`` is 1 when the right side of a corner is next."""
    q, r = STEPS[direction][zig]
    return (place[0] + q, place[1] + r)


def after(direction: int, zig: int) -> int:
    """The zig of a unit that has moved one hex more."""
    return 1 - zig if is_corner(direction) else 0


def course(place: Hex, direction: int, zig: int, length: int) -> Iterator[Hex]:
    """VE610: the hexes entered by a move."""
    q, r = place
    for number in range(length):
        step = STEPS[direction][(zig + number) % 2]
        q, r = q + step[0], r + step[1]
        yield (q, r)


def distance(one: Hex, other: Hex) -> int:
    """VE820: the range; the hex of the one is not counted, that of the other is."""
    q, r = other[0] - one[0], other[1] - one[1]
    return max(abs(q), abs(r), abs(q + r))


def around(place: Hex, radius: int = 1) -> list[Hex]:
    """All hexes within the radius, the place among them, column by column."""
    q, r = place
    return [
        (q + i, r + j)
        for i in range(-radius, radius + 1)
        for j in range(max(-radius, -i - radius), min(radius, -i + radius) + 1)
    ]


def _way(hour: int) -> Hex:
    """The nearest hex that lies exactly in a direction."""
    left, right = STEPS[hour]
    return (left[0] + right[0], left[1] + right[1]) if is_corner(hour) else left


_HOURS: Final = {_way(hour): hour for hour in HOURS}


def bearing(one: Hex, other: Hex) -> int:
    """The hour at which the other hex lies exactly, or 0 if it lies at none or is the same.

    Towards a corner only every second hex of the zig-zag lies exactly on the line.
    """
    q, r = other[0] - one[0], other[1] - one[1]
    times = gcd(q, r) or 1
    return _HOURS.get((q // times, r // times), 0)


@lru_cache(maxsize=4096)
def in_line(one: Hex, direction: int, other: Hex, heading: int) -> bool:
    """VE840: whether both units and both their directions lie on one straight line."""
    if one == other:
        return apart(direction, heading) in {0, 6}
    hour = bearing(one, other)
    return bool(hour) and apart(direction, hour) in {0, 6} and apart(heading, hour) in {0, 6}


# -- sheets -------------------------------------------------------------------------------------


def offset(place: Hex) -> tuple[int, int]:
    """Column and row over all sheets, counted from 0 at the first hex of the first sheet."""
    q, r = place
    return (q, r + (q - (q & 1)) // 2)


def from_offset(column: int, row: int) -> Hex:
    """The hex in a column and row counted over all sheets."""
    return (column, row - (column - (column & 1)) // 2)


def sheet_of(place: Hex) -> tuple[int, int]:
    """On which sheet a hex lies: how many sheets right and below the first."""
    column, row = offset(place)
    return (column // COLUMNS, row // ROWS)


def number(place: Hex) -> str:
    """The four digits printed in a hex: column and row on its sheet."""
    column, row = offset(place)
    return f"{column % COLUMNS + 1:02}{row % ROWS + 1:02}"


def numbered(sheet: tuple[int, int], digits: str) -> Hex:
    """The hex with these four digits on a sheet."""
    column, row = int(digits[:2]) - 1, int(digits[2:]) - 1
    return from_offset(sheet[0] * COLUMNS + column, sheet[1] * ROWS + row)
