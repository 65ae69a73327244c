"""Merchant of Venus: fields, markers and signs, drawn by code around (0, 0)."""

from __future__ import annotations

from functools import cache, lru_cache

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
    WHITE,
    mix,
)
from render.scene import Box, Colour, Disc, Line, Mark, Point, Polygon, Text
from render.shapes import Marks, around, badge

from .merchant_of_venus_peoples import crate

BLUE: Colour = GEMS[2].colour
YELLOW: Colour = GEMS[0].colour
RED: Colour = GEMS[3].colour
VIOLET: Colour = GEMS[5].colour
CYAN: Colour = SEATS[1].colour
CATEGORIES: dict[str, Colour] = {"basic": YELLOW, "quality": CYAN, "luxury": VIOLET}
"""The colours of goods and of the pirates who are after them (MV81)."""

COLOURS: dict[str, Colour] = {
    "blue": BLUE,
    "yellow": YELLOW,
    "red": RED,
    "laser": FLAME,
    "shield": FLAME,
    "pilot": FLAME,
    "orbit": SOFT,
    "asteroid": ROCK_LIGHT,
    "encounter": VIOLET,
    "navigation": CYAN,
}
"""The colours of fields that are of one colour, on which a number can stand."""

_LARGE = 12
"""From this radius on a disc can be told from a square with round corners."""
_ROW = 3
"""Dice that stand in one row at most."""
_DIAMOND = tuple((90 * n, 124) for n in range(4))
_BEVEL = tuple((90 * n + side, 130) for n in range(4) for side in (-8, 8))
_TRIANGLE = ((0, 138), (120, 130), (240, 130))
_SHIELD = ((315, 128), (45, 128), (90, 96), (135, 84), (180, 128), (225, 84), (270, 96))
_HEXAGON = tuple((60 * n, 118) for n in range(6))
_COMPASS = tuple((45 * n, 136 if n % 2 == 0 else 50) for n in range(8))
_BURST = tuple((30 * n, 124 if n % 2 == 0 else 92) for n in range(12))
_ROCK = ((10, 108), (55, 122), (100, 96), (140, 122), (190, 100), (235, 124), (280, 98), (325, 120))
_FAME = tuple((36 * n, 100 if n % 2 == 0 else 42) for n in range(10))
_SUN = tuple((18 * n, 132 if n % 2 == 0 else 96) for n in range(20))


@cache
def field(kind: Kind, r: int) -> Marks:
    """A field of a kind; no two kinds share a shape and a colour."""
    thin = max(r // 4, 2)
    drawn: dict[Kind, Marks] = {
        "blue": _pebble(r, BLUE),
        "yellow": (Box(-r, -r, 2 * r, 2 * r, YELLOW),),
        "red": (Polygon(around(_DIAMOND if r < _LARGE else _BEVEL, r), RED),),
        "laser": (Polygon(around(_TRIANGLE, r), FLAME),),
        "shield": (Polygon(around(_SHIELD, r), FLAME),),
        "pilot": (Polygon(around(_HEXAGON, r), FLAME),),
        "asteroid": _rock(r),
        "encounter": _cross(r),
        "navigation": _compass(r),
        "teleportal": (Disc(0, 0, r + 5, INK, CYAN, 3), Disc(0, 0, r - 1, "", CYAN, 2)),
        "orbit": _pebble(r, SOFT),
        "city": _city(r),
        "port": (Polygon(around(_HEXAGON, r + 2), INK, ALIEN, thin), Disc(0, 0, r // 2, ALIEN)),
        "base": (Polygon(around(_SUN, r + 8), GOLD), Disc(0, 0, r, INK), Disc(0, 0, r // 2, GOLD)),
    }
    return drawn[kind]


def _pebble(r: int, colour: Colour) -> Marks:
    """Round; small ones have straight sides, which cost a PNG a third of a disc."""
    if r >= _LARGE:
        return (Disc(0, 0, r, colour),)
    return (Box(-r, -r, 2 * r, 2 * r, colour, round=r * 7 // 10),)


def _cross(r: int) -> Marks:
    if r >= _LARGE:
        return (Polygon(around(_BURST, r), VIOLET),)
    long, thin = r * 11 // 10, r * 45 // 100
    return (
        Box(-long, -thin, 2 * long, 2 * thin, VIOLET),
        Box(-thin, -long, 2 * thin, 2 * long, VIOLET),
    )


def _compass(r: int) -> Marks:
    star = Polygon(around(_COMPASS, r), CYAN)
    return (star, Disc(0, 0, r * 8 // 10, CYAN)) if r >= _LARGE else (star,)


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


@lru_cache(4096)  # the lines of the map, each in two looks
def lane(points: tuple[Point, ...], style: str, *, lit: bool) -> Marks:
    """A line between two fields, close up; wide and light where a ship can fly now (MV40)."""
    colour = ALIEN if style == "green" else WHITE if lit else FAINT
    return (Line(points, colour, 11 if lit else 7),)


@cache
def numbered(number: int, r: int) -> Marks:
    """A teleportal with its number."""
    size = max(34, r * 12 // 10)
    return (Disc(0, 0, r, INK, CYAN, 4), Text(0, 0, str(number), size, CYAN, weight=800))


@lru_cache(256)
def exits(numbers: tuple[int, ...]) -> Marks:
    """The dice that lead somewhere from a navigation field, side by side, four in two rows."""
    across = 2 if len(numbers) > _ROW else len(numbers)
    drawn: list[Mark] = []
    for n, number in enumerate(numbers):
        x, y = n % across * 38, n // across * 42
        drawn.append(Box(x - 17, y - 19, 34, 38, CYAN, INK, 2, 9))
        drawn.append(Text(x, y, str(number), 34, INK, weight=800))
    return tuple(drawn)


@cache
def pirates(number: int, category: str, r: int) -> Marks:
    """Pirates: their number in a square of the colour of the goods they are after (MV170)."""
    colour = CATEGORIES.get(category, DANGER)
    size = max(34, r * 12 // 10)
    box = Box(-r, -r, 2 * r, 2 * r, INK, colour, 4)
    return (box, Text(0, 0, str(number), size, colour, weight=800))


@cache
def spaceport(seat: int, r: int) -> Marks:
    """A merchant spaceport: a white wheel with docks around the sign of its owner."""
    return (*_wheel(r), *_face(seat, r * 58 // 100))


def _wheel(r: int) -> Marks:
    docks = tuple(
        Polygon(around(((at - 12, 100), (at + 12, 100), (at + 9, 136), (at - 9, 136)), r), WHITE)
        for at in range(45, 360, 90)
    )
    return (*docks, Disc(0, 0, r, INK, WHITE, max(r // 5, 3)))


@cache
def drill(seat: int, r: int) -> Marks:
    """A drill marker: a tower over a point, in the colour of its owner."""
    colour = SEATS[seat].colour
    point = Polygon(
        ((-r * 6 // 10, r // 2), (r * 6 // 10, r // 2), (0, r * 16 // 10)), WHITE, INK, 2
    )
    grooves = (Line(((-r * 5 // 10, r * 9 // 10), (r * 3 // 10, r * 7 // 10)), INK, 2),)
    top = Box(
        -r * 8 // 10, -r * 9 // 10, r * 16 // 10, r * 14 // 10, mix(colour, INK, 45), INK, 2, 4
    )
    return (point, *grooves, top, *_face(seat, r // 2))


def _face(seat: int, r: int) -> Marks:
    """The sign of a seat without its letter, where a letter would be too small."""
    return badge(SEATS[seat], r)[:1]


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
        Text(0, 0, "?", max(34, r * 14 // 10), GOLD, weight=800),
    )


STATES: dict[str, Colour] = {"weak": DANGER, "active": GOLD, "strong": ALIEN}


@cache
def market(state: str, r: int) -> Marks:
    """The state of a market: one, two or three of three bars (MV101)."""
    colour, full = STATES[state], list(STATES).index(state)
    wide = r * 6 // 10
    return tuple(
        Box(x, r - high, wide, high, colour if n <= full else RIM, round=2)
        for n, (x, high) in enumerate(
            ((-r, r * 7 // 10), (-r * 3 // 10, r * 13 // 10), (r * 4 // 10, 2 * r))
        )
    )


@cache
def market_tag(state: str, r: int) -> Marks:
    """The same on a dark ground of its own."""
    return (Box(-r - 3, -r - 2, 2 * r + 4, 2 * r + 5, INK, round=5), *market(state, r))


@cache
def seal(seat: int, r: int) -> Marks:
    """The sign of a seat with a letter as large as it can be."""
    return (*_face(seat, r), Text(0, 0, SEATS[seat].letter, max(34, r * 12 // 10), INK, weight=800))


@cache
def head(kind: str, r: int) -> Marks:
    """What a figure counts: credits, room, laser, shield, pilot, fame, missions."""
    half, part = r // 2, r * 7 // 10
    mast, cloth = ((-part, r), (-part, -r)), ((-part, -r), (r, -half), (-part, 0))
    drawn: dict[str, Marks] = {
        "credits": (
            Disc(0, 0, r, GOLD, INK, 2),
            Disc(0, 0, part, "", INK, 2),
            Box(-r // 6, -half, r // 3, r, INK),
        ),
        "room": crate(SOFT, r),
        "laser": _laser(r),
        "shield": (
            Polygon(around(_SHIELD, r * 9 // 10), SOFT, INK, 2),
            Polygon(around(_SHIELD, half), INK),
        ),
        "pilot": (
            Disc(0, 0, r, SOFT),
            Box(-part, -r // 3, 2 * part, r * 6 // 10, INK, round=r // 4),
        ),
        "markers": _wheel(r * 8 // 10),
        "infamy": (Polygon(around(_FAME, r), DANGER),),
        "fame": (Polygon(around(_FAME, r), ALIEN),),
        "total": _cup(r),
        "missions": (Line(mast, WHITE, 4), Polygon(cloth, SOFT)),
    }
    return drawn[kind]


def _cup(r: int) -> Marks:
    """A cup for whoever has most in the end."""
    bowl = (
        (-62, -90),
        (62, -90),
        (52, -20),
        (16, 22),
        (16, 56),
        (48, 90),
        (-48, 90),
        (-16, 56),
        (-16, 22),
        (-52, -20),
    )
    handles = Line(
        tuple(
            (x * r // 100, y * r // 100)
            for x, y in ((-50, -16), (-92, -40), (-92, -74), (92, -74), (92, -40), (50, -16))
        ),
        GOLD,
        max(r // 6, 3),
    )
    return (handles, Polygon(tuple((x * r // 100, y * r // 100) for x, y in bowl), GOLD))


def _laser(r: int) -> Marks:
    """A bolt."""
    bolt = ((20, -100), (-60, 14), (-6, 14), (-24, 100), (60, -20), (6, -20))
    return (Polygon(tuple((x * r // 100, y * r // 100) for x, y in bolt), FLAME),)


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
def halo(colour: Colour, r: int, width: int = 5) -> Marks:
    """A ring around what may be chosen."""
    return (Disc(0, 0, r, "", colour, width),)


@cache
def gear(r: int) -> Marks:
    """A race technology: a cogwheel."""
    teeth = tuple((15 * n, 100 if n % 6 < 3 else 76) for n in range(24))
    return (Polygon(around(teeth, r), VIOLET), Disc(0, 0, r * 4 // 10, INK))
