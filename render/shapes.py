"""Art drawn by code that all boards share: gems, rockets, badges, rocks, stars, panels.

Every piece is a tuple of marks around (0, 0); put it into a Group to place it.
"""

from __future__ import annotations

from functools import cache, lru_cache
from hashlib import blake2b
from math import cos, radians, sin

from .palette import (
    DANGER,
    DUSK,
    FLAME,
    GOLD,
    INK,
    NEBULA,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SPACE,
    WHITE,
    Gem,
    Livery,
    mix,
)
from .scene import Box, Colour, Disc, Group, Line, Mark, Point, Polygon, Text

Marks = tuple[Mark, ...]

_CUTS: dict[str, tuple[tuple[int, int], ...]] = {
    # corners as (angle in degrees clockwise from noon, distance in percent)
    "hexagon": ((30, 100), (90, 100), (150, 100), (210, 100), (270, 100), (330, 100)),
    "square": (
        (33, 108),
        (57, 108),
        (123, 108),
        (147, 108),
        (213, 108),
        (237, 108),
        (303, 108),
        (327, 108),
    ),
    "diamond": ((0, 116), (90, 96), (180, 116), (270, 96)),
    "triangle": ((352, 118), (8, 118), (117, 118), (126, 110), (234, 110), (243, 118)),
    "pentagon": ((0, 108), (72, 108), (144, 108), (216, 108), (288, 108)),
    "star": tuple((n * 30, 116 if n % 2 == 0 else 78) for n in range(12)),
}
_LARGE = 30
"""From this radius on facets can be seen on a phone; below they only cost bytes."""
_LOW = {"triangle": 12, "pentagon": 4}
"""How far below the middle a letter sits in a cut, in percent of the radius."""


@lru_cache(4096)
def around(
    corners: tuple[tuple[int, int], ...], r: int, x: int = 0, y: int = 0
) -> tuple[Point, ...]:
    """Corners given as (degrees clockwise from noon, percent of r), as points around (x, y)."""
    return tuple(
        (
            x + round(sin(radians(angle)) * r * part / 100),
            y - round(cos(radians(angle)) * r * part / 100),
        )
        for angle, part in corners
    )


@cache
def gem(look: Gem, r: int, letter_size: int = 0) -> Marks:
    """A mineral: its cut, with facets when large, and its letter when ``letter_size`` is given."""
    corners = _CUTS[look.shape]
    outer = around(corners, r)
    low = r * _LOW.get(look.shape, 0) // 100
    letter = Text(0, low - letter_size // 10, look.letter, letter_size, INK, weight=800)
    said: Marks = (letter,) if letter_size else ()
    if r < _LARGE:
        return (Polygon(outer, look.colour), *said)
    inner = around(tuple((angle, part * 62 // 100) for angle, part in corners), r)
    facets = (
        Polygon(
            (outer[n], outer[n - 1], inner[n - 1], inner[n]),
            _facet(look.colour, outer[n], outer[n - 1]),
        )
        for n in range(len(outer))
    )
    return (Polygon(outer, mix(look.colour, INK, 40)), *facets, Polygon(inner, look.colour), *said)


@cache
def dim_gem(look: Gem, r: int, letter_size: int) -> Marks:
    """A mineral that is no longer to be had."""
    low = r * _LOW.get(look.shape, 0) // 100
    return (
        Polygon(around(_CUTS[look.shape], r), mix(look.colour, SPACE, 55)),
        Text(0, low - letter_size // 10, look.letter, letter_size, SPACE, weight=800),
    )


@cache
def hollow_gem(look: Gem, r: int, letter_size: int) -> Marks:
    """The place of a mineral that is gone or missing: the outline of its cut, and its letter."""
    low = r * _LOW.get(look.shape, 0) // 100
    dim = mix(look.colour, SPACE, 35)
    return (
        Polygon(around(_CUTS[look.shape], r - 2), mix(SPACE, look.colour, 8), dim, 3),
        Text(0, low - letter_size // 10, look.letter, letter_size, dim, weight=700),
    )


def _facet(colour: Colour, one: Point, other: Point) -> Colour:
    """Facets toward the upper left are light, those toward the lower right dark."""
    tilt = (one[0] + other[0]) + (one[1] + other[1])
    return mix(colour, WHITE, 45) if tilt < -4 else mix(colour, INK, 30 if tilt > 4 else 12)


_HULLS: dict[str, tuple[Point, ...]] = {
    # outlines in percent, nose up
    "disc": (
        (0, -100),
        (26, -88),
        (44, -66),
        (52, -36),
        (52, 24),
        (40, 60),
        (-40, 60),
        (-52, 24),
        (-52, -36),
        (-44, -66),
        (-26, -88),
    ),
    "square": ((-30, -92), (30, -92), (52, -66), (52, 60), (-52, 60), (-52, -66)),
    "diamond": ((0, -112), (62, -16), (38, 60), (-38, 60), (-62, -16)),
    "shield": (
        (-14, -100),
        (14, -100),
        (20, -52),
        (58, -18),
        (58, 26),
        (34, 60),
        (-34, 60),
        (-58, 26),
        (-58, -18),
        (-20, -52),
    ),
    "hexagon": ((-30, -96), (30, -96), (60, -18), (30, 60), (-30, 60), (-60, -18)),
    "arch": (
        (-52, -60),
        (-30, -88),
        (0, -98),
        (30, -88),
        (52, -60),
        (40, -10),
        (52, 60),
        (-52, 60),
        (-40, -10),
    ),
    "wedge": ((-8, -108), (8, -108), (64, 60), (-64, 60)),
    "cross": (
        (-26, -100),
        (26, -100),
        (26, -58),
        (60, -58),
        (60, 22),
        (26, 22),
        (26, 60),
        (-26, 60),
        (-26, 22),
        (-60, 22),
        (-60, -58),
        (-26, -58),
    ),
}
_FINS: tuple[tuple[Point, ...], ...] = (
    ((-44, 10), (-92, 58), (-86, 84), (-36, 58)),
    ((44, 10), (92, 58), (86, 84), (36, 58)),
)
_FLAME: tuple[Point, ...] = ((-24, 62), (24, 62), (10, 88), (0, 112), (-10, 88))


@cache
def rocket(look: Livery, r: int, letter_size: int) -> Marks:
    """A rocket about 2r high, its hull in the shape and colour of its owner, with the letter."""
    dark = mix(look.colour, INK, 45)
    return (
        Polygon(_scaled(_FLAME, r), FLAME),
        *(Polygon(_scaled(fin, r), dark) for fin in _FINS),
        Polygon(_scaled(_HULLS[look.shape], r), look.colour, INK, 2),
        Text(0, -r * 12 // 100, look.letter, letter_size, INK, weight=800),
    )


@cache
def badge(look: Livery, r: int) -> Marks:
    """The sign of a seat: a plain shape with the letter."""
    corners = _BADGES[look.shape]
    face: Mark = (
        Disc(0, 0, r, look.colour) if not corners else Polygon(around(corners, r), look.colour)
    )
    return (face, Text(0, 0, look.letter, r * 12 // 10, INK, weight=800))


_BADGES: dict[str, tuple[tuple[int, int], ...]] = {
    "disc": (),
    "square": ((45, 126), (135, 126), (225, 126), (315, 126)),
    "diamond": ((0, 124), (90, 124), (180, 124), (270, 124)),
    "shield": ((315, 122), (45, 122), (90, 90), (135, 78), (180, 112), (225, 78), (270, 90)),
    "hexagon": _CUTS["hexagon"],
    "arch": ((320, 104), (0, 104), (40, 104), (132, 122), (228, 122)),
    "wedge": ((354, 130), (6, 130), (118, 130), (242, 130)),
    "cross": tuple(
        (quarter + angle, far)
        for quarter in (0, 90, 180, 270)
        for angle, far in ((333, 122), (27, 122), (45, 78))
    ),
}


@cache
def hourglass(left: int, r: int, sand: Colour = GOLD, glass: Colour = WHITE) -> Marks:
    """An hourglass 2r high with ``left`` percent of its sand above; the rest has run down."""
    wide, neck, high = r * 62 // 100, max(r // 12, 2), r * 78 // 100
    rim = max(r // 6, 3)
    top, low = high * left // 100, high * (100 - left) // 100

    def at(y: int) -> int:
        """Half of the width inside the glass, so far from the neck."""
        return neck + (wide - neck - rim // 2) * y // high

    marks: list[Mark] = [
        Polygon(
            ((-wide, -high), (wide, -high), (neck, 0), (wide, high), (-wide, high), (-neck, 0)),
            mix(SPACE, glass, 14),
            glass,
            max(r // 14, 2),
        )
    ]
    if left:
        marks.append(Polygon(((-at(top), -top), (at(top), -top), (neck, 0), (-neck, 0)), sand))
    if low:
        rest = high - low
        marks.append(
            Polygon(
                ((-at(high), high), (at(high), high), (at(rest), rest), (-at(rest), rest)), sand
            )
        )
    if left and low:
        marks.append(Line(((0, 0), (0, high - low)), sand, max(r // 16, 2)))
    lids = tuple(
        Box(-wide - rim, y, 2 * (wide + rim), rim + 1, glass, round=rim // 2)
        for y in (-high - rim, high)
    )
    return (*marks, *lids)


@cache
def turn_mark(left: int | None, r: int) -> Marks:
    """Whose turn it is: an arrow that points to the right, or an hourglass where time runs out.

    ``left`` counts the quarters of the time that are left; the last one is red.
    """
    if left is None:
        corners = ((-70, -86), (88, 0), (-70, 86), (-34, 0))
        return (Polygon(_scaled(corners, r), GOLD, INK, max(r // 8, 2)),)
    return hourglass(25 * left, r, DANGER if left <= 1 else GOLD)


def _scaled(points: tuple[Point, ...], r: int) -> tuple[Point, ...]:
    return tuple((round(x * r / 100), round(y * r / 100)) for x, y in points)


@cache
def rock(kind: int, r: int) -> Marks:
    """An asteroid with its back up; ``kind`` chooses one of six outlines and may be no secret."""
    shape = _numbers(f"rock {kind % 6}", 34)
    corners = tuple((n * 30 + shape[n] % 14 - 7, 82 + shape[12 + n] % 22) for n in range(12))
    shade = tuple((angle, part * 86 // 100) for angle, part in corners)
    outline = around(corners, r)
    craters: list[Mark] = []
    for n in range(2):
        angle, far, size = shape[24 + n] + n * 150, 30 + shape[27 + n] % 26, 11 + shape[30 + n] % 9
        (x, y) = around(((angle % 360, far),), r)[0]
        craters.append(Disc(x, y, r * size // 100, ROCK_DARK))
    return (
        Polygon(outline, ROCK_DARK),
        Polygon(around(shade, r, -r // 14, -r // 14), ROCK),
        Line(around(shade[9:] + shade[:2], r, -r // 14, -r // 14), ROCK_LIGHT, 3),
        *craters,
    )


@lru_cache(128)  # as many sizes of pictures as are usual
def sky(width: int, height: int, amount: int) -> Marks:
    """Space: a glow from above in level bands, which cost a PNG next to nothing, and stars."""
    deep = height * 62 // 100 // DUSK
    glow = tuple(
        Box(0, deep * n, width, deep, mix(SPACE, NEBULA, 100 * (DUSK - 1 - n) // DUSK))
        for n in range(DUSK - 1)
    )
    spots = _numbers(f"sky {width} {height}", 3 * amount)
    points: list[Mark] = []
    for n in range(amount):
        x, y, kind = (
            spots[3 * n] * width >> 16,
            spots[3 * n + 1] * height >> 16,
            spots[3 * n + 2] % 12,
        )
        colour = mix(SPACE, ("#ffffff", "#bcd4ff", "#ffe3b8")[kind % 3], 90 - kind * 5)
        points.append(Disc(x, y, 2 if kind < 2 else 1, colour))
    return (Group("glow", glow), Group("stars", tuple(points)))


def _numbers(word: str, amount: int) -> tuple[int, ...]:
    """Numbers of 16 bits that look like chance and are the same everywhere."""
    stuff = b"".join(
        blake2b(f"{word} {n}".encode(), digest_size=64).digest() for n in range(amount // 32 + 1)
    )
    return tuple(int.from_bytes(stuff[2 * n : 2 * n + 2], "big") for n in range(amount))
