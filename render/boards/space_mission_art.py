"""Space Mission: the pieces that only this game has, drawn by code around (0, 0)."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from games.space_mission.parts import Symbol
from render.letters import LETTER
from render.palette import (
    FAINT,
    FLAME,
    GOLD,
    INK,
    RAISED,
    RIM,
    SEATS,
    SOFT,
    WHITE,
    Gem,
    mix,
)
from render.scene import Box, Colour, Disc, Group, Line, Mark, Point, Polygon, Text
from render.shapes import Marks, around, badge, gem, rocket

COORDINATES: dict[Symbol, Colour] = {"jump": "#4d8dff", "scan": "#34d17c", "land": "#ff9f1c"}
"""Blue discs, green squares, orange diamonds."""
BROWN = SEATS[5].colour
BLUE = "#4cc9f0"
_DIAMOND = tuple((90 * n, 118) for n in range(4))
_STAR = tuple((36 * n, 100 if n % 2 == 0 else 44) for n in range(10))
_HEXAGON = tuple((60 * n, 100) for n in range(6))
_ORES = {
    "ore-red": Gem("#ff5a5f", "R", "triangle"),
    "ore-purple": Gem("#c59bff", "P", "star"),
    "ore-green": Gem("#34d17c", "G", "square"),
    "ore-blue": Gem("#4d8dff", "B", "diamond"),
}


@cache
def coordinate(symbol: Symbol, number: int, r: int) -> Marks:
    """A coordinate in the colour and shape of its symbol; 0 is the joker."""
    colour = COORDINATES[symbol]
    side = r * 92 // 100
    shapes: dict[Symbol, Mark] = {
        "jump": Disc(0, 0, r, colour),
        "scan": Box(-side, -side, 2 * side, 2 * side, colour, round=r // 5),
        "land": Polygon(around(_DIAMOND, r), colour),
    }
    size = max(r * (128 if symbol == "land" else 142) // 100, LETTER)
    return (shapes[symbol], Text(0, 0, str(number) if number else "?", size, INK, weight=800))


@cache
def tile(kind: str, r: int) -> Marks:
    """What is on a tile, about 2r high."""
    if kind in _ORES:
        return gem(_ORES[kind], r * 88 // 100)
    drawn = {
        "alien-brown": _brown_alien,
        "alien-blue": _blue_alien,
        "matter-green": _green_matter,
        "matter-blue": _blue_matter,
        "water": _water,
        "medal": _medal,
        "space": _void,
    }
    return drawn[kind](r)


def _scaled(r: int, *points: Point) -> tuple[Point, ...]:
    return tuple((round(x * r / 100), round(y * r / 100)) for x, y in points)


def _brown_alien(r: int) -> Marks:
    """Round, with two feelers and two eyes."""
    dark = mix(BROWN, INK, 55)
    feelers = tuple(
        Line(_scaled(r, (sign * 22, -50), (sign * 48, -92)), BROWN, max(r // 9, 2))
        for sign in (-1, 1)
    )
    eyes = tuple(
        Disc(sign * r * 30 // 100, -r * 6 // 100, r * 20 // 100, WHITE) for sign in (-1, 1)
    )
    pupils = tuple(Disc(sign * r * 26 // 100, -r // 50, r // 10, INK) for sign in (-1, 1))
    tips = tuple(Disc(sign * r * 48 // 100, -r * 90 // 100, r // 8, GOLD) for sign in (-1, 1))
    mouth = Line(_scaled(r, (-26, 46), (0, 54), (26, 46)), INK, max(r // 10, 2))
    return (
        *feelers,
        Disc(0, r * 10 // 100, r * 72 // 100, BROWN, dark, 2),
        *eyes,
        *pupils,
        *tips,
        mouth,
    )


def _blue_alien(r: int) -> Marks:
    """Tall, with one eye and three legs."""
    dark = mix(BLUE, INK, 55)
    body = _scaled(
        r, (-52, 50), (-52, -30), (-34, -74), (0, -92), (34, -74), (52, -30), (52, 50), (0, 62)
    )
    legs = tuple(
        Line(_scaled(r, (x, 44), (x + x // 5, 94)), BLUE, max(r // 5, 3)) for x in (-38, 0, 38)
    )
    return (
        *legs,
        Polygon(body, BLUE, dark, 2),
        Disc(0, -r * 24 // 100, r * 32 // 100, WHITE),
        Disc(0, -r * 20 // 100, r * 16 // 100, INK),
        Line(_scaled(r, (-22, 32), (22, 32)), INK, max(r // 10, 2)),
    )


def _orbit(r: int, turn: int) -> tuple[Point, ...]:
    points = []
    for n in range(25):
        x, y = cos(radians(n * 15)) * 96, sin(radians(n * 15)) * 34
        c, s = cos(radians(turn)), sin(radians(turn))
        points.append((round((x * c - y * s) * r / 100), round((x * s + y * c) * r / 100)))
    return tuple(points)


def _green_matter(r: int) -> Marks:
    """A round core and two orbits."""
    green, wide = "#b8f05a", max(r // 11, 2)
    orbits = tuple(Line(_orbit(r, turn), mix(green, WHITE, 30), wide) for turn in (35, -35))
    core = r * 40 // 100
    shine = Disc(-core // 3, -core // 3, core // 4, WHITE)
    return (*orbits, Disc(0, 0, core, green, INK, 2), shine)


def _blue_matter(r: int) -> Marks:
    """A cornered core and one upright orbit."""
    blue, wide = "#4d8dff", max(r // 11, 2)
    core = Polygon(around(_HEXAGON, r * 46 // 100), blue, INK, 2)
    orbits = tuple(Line(_orbit(r, turn), mix(blue, WHITE, 45), wide) for turn in (90, 0))
    shine = Polygon(around(_HEXAGON, r * 14 // 100, -r // 8, -r // 8), WHITE)
    return (*orbits, core, shine)


def _water(r: int) -> Marks:
    """A drop."""
    drop = _scaled(
        r, (0, -98), (26, -52), (52, -6), (62, 30), (48, 68), (18, 88), (-18, 88), (-48, 68),
        (-62, 30), (-52, -6), (-26, -52),
    )  # fmt: skip
    shine = Line(_scaled(r, (-36, 24), (-30, 50), (-10, 64)), WHITE, max(r // 8, 2))
    return (Polygon(drop, BLUE, mix(BLUE, INK, 55), 2), shine)


def _medal(r: int) -> Marks:
    """A star on a ribbon."""
    ribbons = (
        Polygon(_scaled(r, (-54, -96), (-14, -96), (16, -8), (-22, 4)), "#ff5a5f", INK, 2),
        Polygon(_scaled(r, (54, -96), (14, -96), (-16, -8), (22, 4)), WHITE, INK, 2),
    )
    y = r * 36 // 100
    return (
        *ribbons,
        Disc(0, y, r * 60 // 100, GOLD, mix(GOLD, INK, 60), 2),
        Polygon(around(_STAR, r * 46 // 100, 0, y), mix(GOLD, INK, 65)),
    )


def _void(r: int) -> Marks:
    """Nothing but a few stars."""
    stars = ((-40, -30, 6), (30, -48, 4), (46, 20, 7), (-20, 44, 5), (4, -4, 9))
    return (
        Disc(0, 0, r * 88 // 100, INK, FAINT, max(r // 12, 2)),
        *(Disc(x * r // 100, y * r // 100, max(w * r // 100, 1), WHITE) for x, y, w in stars),
    )


@cache
def token(seat: int, r: int) -> Marks:
    """The sign of a seat, as small as its letter allows."""
    face, *_ = badge(SEATS[seat], r)
    return (face, Text(0, 0, SEATS[seat].letter, LETTER, INK, weight=800))


@cache
def hull(r: int) -> Marks:
    """A station, without a sign of whose it is."""
    wings = tuple(
        Box(x - r * 30 // 100, -r * 42 // 100, r * 60 // 100, r * 84 // 100, BLUE, INK, 2, 3)
        for x in (-r * 140 // 100, r * 140 // 100)
    )
    arms = Line(((-r * 130 // 100, 0), (r * 130 // 100, 0)), SOFT, max(r // 6, 3))
    return (arms, *wings, Disc(0, 0, r, SOFT, INK, 2), Disc(0, 0, r * 76 // 100, INK))


@cache
def station(seat: int, r: int) -> Marks:
    """A station of a seat: its sign on a hull with two wings."""
    return (*hull(r), *token(seat, r * 70 // 100))


@cache
def ship(seat: int, r: int) -> Marks:
    """A ship at rest, with the letter where the hull is wide."""
    _, *body, _ = rocket(SEATS[seat], r, LETTER)
    return (*body, Text(0, r * 6 // 100, SEATS[seat].letter, LETTER, INK, weight=800))


@cache
def gate(r: int) -> Marks:
    """The Jump Gate: a ring of light."""
    blue, dark = COORDINATES["jump"], mix(COORDINATES["jump"], INK, 60)
    side = max(r * 14 // 100, 3)
    clamps: Marks = tuple(
        Group("clamp", (Box(-side, -side, 2 * side, 2 * side, SOFT, INK, 2, side // 2),), x, y)
        for x, y in around(tuple((45 * n + 22, 100) for n in range(8)), r)
    )
    return (
        Disc(0, 0, r, "", RIM, max(r // 6, 4)),
        Disc(0, 0, r * 88 // 100, mix(INK, blue, 18), dark, max(r // 12, 3)),
        Disc(0, 0, r * 56 // 100, mix(INK, blue, 45)),
        Disc(0, 0, r * 30 // 100, mix(blue, WHITE, 40)),
        *clamps,
    )


@cache
def back(wide: int, high: int) -> Marks:
    """A tile or a card face down, its middle at (0, 0)."""
    return (
        Box(-wide // 2, -high // 2, wide, high, RAISED, FAINT, 3, 6),
        Disc(0, 0, min(wide, high) // 5, "", FAINT, 3),
    )


@cache
def pile(wide: int, high: int) -> Marks:
    """Tiles face down upon each other; a number is to be written on it."""
    return (
        Box(6 - wide // 2, 6 - high // 2, wide, high, FAINT),
        Box(-wide // 2, -high // 2, wide, high, RAISED, SOFT, 3),
    )


@cache
def probe(seat: int) -> Marks:
    """A probe on a tile that lies face down."""
    return (Box(-18, -22, 36, 44, RAISED, SOFT, 2, 6), *token(seat, 15))


@cache
def chip(r: int) -> Marks:
    """A chip, of which it does not matter whose it is."""
    return (
        Disc(0, 0, r, FAINT, SOFT, max(r // 6, 2)),
        Polygon(around(_DIAMOND, r * 46 // 100), WHITE),
    )


@cache
def cup(r: int) -> Marks:
    """What all points come to: a cup with two handles."""
    bowl = _scaled(r, (-62, -88), (62, -88), (50, -16), (16, 18), (-16, 18), (-50, -16))
    foot = _scaled(r, (-14, 10), (14, 10), (20, 58), (52, 70), (52, 92), (-52, 92), (-52, 70),
                   (-20, 58))  # fmt: skip
    handles = tuple(
        Line(_scaled(r, (s * 58, -70), (s * 94, -66), (s * 86, -20), (s * 46, -8)), GOLD, r // 6)
        for s in (-1, 1)
    )
    shine = Line(_scaled(r, (-38, -66), (-32, -30)), WHITE, max(r // 9, 2))
    return (*handles, Polygon(foot, mix(GOLD, INK, 25)), Polygon(bowl, GOLD), shine)


@cache
def flame(r: int) -> Marks:
    """An action still to be taken."""
    return (Polygon(around(_STAR, r), FLAME),)
