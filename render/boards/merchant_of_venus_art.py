"""Merchant of Venus: fields, markers and signs, drawn by code around (0, 0)."""

from __future__ import annotations

from functools import cache

from games.merchant_of_venus.galaxy import Kind
from render.palette import (
    ALIEN,
    DANGER,
    FAINT,
    FLAME,
    GEMS,
    GOLD,
    INK,
    PANEL,
    RIM,
    ROCK_LIGHT,
    SEATS,
    SOFT,
    SPACE,
    WHITE,
    mix,
)
from render.scene import Box, Colour, Disc, Line, Mark, Point, Polygon, Text
from render.shapes import Marks, around, badge

BLUE: Colour = GEMS[2].colour
YELLOW: Colour = GEMS[0].colour
RED: Colour = GEMS[3].colour
VIOLET: Colour = GEMS[5].colour
CYAN: Colour = SEATS[1].colour
CATEGORIES: dict[str, Colour] = {"basic": YELLOW, "quality": CYAN, "luxury": VIOLET}
"""The colours of goods and of the pirates who are after them (MV81)."""

_LARGE = 12
"""From this radius on a disc can be told from a square with round corners."""
_DIAMOND = tuple((90 * n, 124) for n in range(4))
_TRIANGLE = ((0, 138), (120, 130), (240, 130))
_SHIELD = ((315, 128), (45, 128), (90, 96), (135, 84), (180, 128), (225, 84), (270, 96))
_HEXAGON = tuple((60 * n, 118) for n in range(6))
_COMPASS = tuple((45 * n, 136 if n % 2 == 0 else 50) for n in range(8))
_ROCK = ((10, 108), (55, 122), (100, 96), (140, 122), (190, 100), (235, 124), (280, 98), (325, 120))
_SUN = tuple((18 * n, 132 if n % 2 == 0 else 96) for n in range(20))


@cache
def field(kind: Kind, r: int) -> Marks:
    """A field of a kind; no two kinds share a shape and a colour."""
    thin = max(r // 4, 2)
    drawn: dict[Kind, Marks] = {
        "blue": _pebble(r, BLUE),
        "yellow": (Box(-r, -r, 2 * r, 2 * r, YELLOW),),
        "red": (Polygon(around(_DIAMOND, r), RED),),
        "laser": (Polygon(around(_TRIANGLE, r), FLAME),),
        "shield": (Polygon(around(_SHIELD, r), FLAME),),
        "pilot": (Polygon(around(_HEXAGON, r), FLAME),),
        "asteroid": _rock(r),
        "encounter": _cross(r),
        "navigation": (Polygon(around(_COMPASS, r), CYAN),),
        "teleportal": (Disc(0, 0, r + 5, INK, CYAN, 3), Disc(0, 0, r - 1, "", CYAN, 2)),
        "orbit": _pebble(r, SOFT),
        "city": _city(r),
        "port": (Polygon(around(_HEXAGON, r + 2), INK, ALIEN, thin), Disc(0, 0, r // 2, ALIEN)),
        "base": (Polygon(around(_SUN, r + 8), GOLD), Disc(0, 0, r, INK), Disc(0, 0, r // 2, GOLD)),
    }
    return drawn[kind]


@cache
def sign(kind: Kind) -> Marks:
    """The letter of a hazard, for large fields: laser, shield, pilot."""
    letters: dict[Kind, str] = {"laser": "L", "shield": "S", "pilot": "P"}
    return (Text(0, 2, letters[kind], 28, INK, weight=800),) if kind in letters else ()


def _pebble(r: int, colour: Colour) -> Marks:
    """Round; small ones have straight sides, which cost a PNG a third of a disc."""
    if r >= _LARGE:
        return (Disc(0, 0, r, colour),)
    return (Box(-r, -r, 2 * r, 2 * r, colour, round=r * 7 // 10),)


def _cross(r: int) -> Marks:
    long, thin = r * 11 // 10, r * 45 // 100
    return (
        Box(-long, -thin, 2 * long, 2 * thin, VIOLET),
        Box(-thin, -long, 2 * thin, 2 * long, VIOLET),
    )


def _rock(r: int) -> Marks:
    return (Polygon(around(_ROCK, r), ROCK_LIGHT),)


def _city(r: int) -> Marks:
    """A dome with two towers."""
    low, wide = r * 8 // 10, r * 13 // 10
    return (
        Box(-r * 9 // 10, -r, r * 5 // 10, low + r, WHITE),
        Box(r * 4 // 10, -r * 6 // 10, r * 5 // 10, low + r * 6 // 10, WHITE),
        Disc(0, low - r // 2, r * 7 // 10, WHITE),
        Box(-wide, low, 2 * wide, max(r // 3, 2), WHITE),
    )


@cache
def line(start: Point, end: Point, style: str, width: int) -> Marks:
    """A line between two fields: solid, dashed (dark), or green, and double if wide (MV40)."""
    if style != "green" or width < 6:
        colour = {"solid": SOFT, "dashed": RIM, "green": ALIEN}[style]
        return (Line((start, end), colour, width),)
    dx, dy = end[0] - start[0], end[1] - start[1]
    long = max((dx * dx + dy * dy) ** 0.5, 1)
    off = (round(-dy * width / long), round(dx * width / long))
    return tuple(
        Line(
            (
                (start[0] + side * off[0], start[1] + side * off[1]),
                (end[0] + side * off[0], end[1] + side * off[1]),
            ),
            ALIEN,
            max(width - 1, 2),
        )
        for side in (-1, 1)
    )


@cache
def numbered(number: int, r: int) -> Marks:
    """A teleportal with its number."""
    size = max(28, r * 12 // 10)
    return (Disc(0, 0, r, INK, CYAN, 4), Text(0, 0, str(number), size, CYAN, weight=800))


@cache
def pirates(number: int, category: str, r: int) -> Marks:
    """Pirates: their number in a square of the colour of the goods they are after (MV170)."""
    colour = CATEGORIES.get(category, DANGER)
    size = max(28, r * 12 // 10)
    box = Box(-r, -r, 2 * r, 2 * r, INK, colour, 4)
    return (box, Text(0, 0, str(number), size, colour, weight=800))


@cache
def spaceport(seat: int, r: int) -> Marks:
    """A merchant spaceport: the sign of its owner in a white ring."""
    return (Disc(0, 0, r + 5, WHITE), *badge(SEATS[seat], r * 9 // 10))


@cache
def drill(seat: int, r: int) -> Marks:
    """A drill marker: the sign of its owner over a point."""
    point = Polygon(((-r, 0), (r, 0), (0, r * 2)), SEATS[seat].colour, INK, 2)
    return (point, *badge(SEATS[seat], r * 8 // 10))


@cache
def ruin(r: int) -> Marks:
    """A ruined neutral spaceport: an asteroid, crossed out (MV126)."""
    return (*_rock(r), Line(((-r, r), (r, -r)), DANGER, 3))


@cache
def unknown(r: int) -> Marks:
    """A first contact card face down."""
    wide = r * 8 // 10
    return (
        Box(-wide, -r, 2 * wide, 2 * r, PANEL, GOLD, 3, 4),
        Text(0, 0, "?", r * 14 // 10, GOLD, weight=800),
    )


STATES: dict[str, Colour] = {"weak": DANGER, "active": GOLD, "strong": ALIEN}


@cache
def market(state: str, r: int) -> Marks:
    """The state of a market: weak points down, active is a disc, strong points up (MV101)."""
    colour = STATES[state]
    if state == "active":
        return (Disc(0, 0, r, colour),)
    corners = ((180, 120), (300, 120), (60, 120)) if state == "weak" else _TRIANGLE
    return (Polygon(around(corners, r), colour),)


@cache
def passenger(r: int) -> Marks:
    """Somebody who waits: a head on shoulders."""
    return (
        Disc(0, -r // 2, r * 45 // 100, WHITE),
        Polygon(((-r * 8 // 10, r), (-r // 2, 0), (r // 2, 0), (r * 8 // 10, r)), WHITE),
    )


@cache
def flag(seat: int, r: int) -> Marks:
    """A mission marker: a pennant of its owner."""
    mast: Mark = Line(((-r, r), (-r, -r)), WHITE, 3)
    cloth = Polygon(((-r, -r), (r, -r // 2), (-r, 0)), SEATS[seat].colour)
    return (mast, cloth)


@cache
def die(number: int, r: int, colour: Colour = WHITE) -> Marks:
    """A die that shows a number; 0 is an empty place for one."""
    if not number:
        return (Box(-r, -r, 2 * r, 2 * r, PANEL, FAINT, 3, r // 3),)
    spots: dict[int, tuple[Point, ...]] = {
        1: ((0, 0),),
        2: ((-1, -1), (1, 1)),
        3: ((-1, -1), (0, 0), (1, 1)),
        4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
        5: ((-1, -1), (-1, 1), (1, -1), (1, 1), (0, 0)),
        6: ((-1, -1), (-1, 1), (1, -1), (1, 1), (-1, 0), (1, 0)),
    }
    far = r * 52 // 100
    pips = tuple(Disc(x * far, y * far, max(r * 18 // 100, 2), INK) for x, y in spots[number])
    return (Box(-r, -r, 2 * r, 2 * r, colour, round=r // 3), *pips)


@cache
def capacity(points: int, r: int) -> Marks:
    """How much room a thing takes: one or two squares, one filled for one point (MV191)."""
    return tuple(
        Box(x, -r, 2 * r, 2 * r, WHITE if n < points else PANEL, WHITE, 2)
        for n, x in enumerate((-2 * r - 2, 2))
    )


@cache
def halo(colour: Colour, r: int) -> Marks:
    """A ring around what may be chosen, or what was touched last."""
    return (Disc(0, 0, r, "", colour, 4),)


@cache
def shade(colour: Colour, percent: int) -> Colour:
    """A colour sunk into space."""
    return mix(SPACE, colour, percent)
