"""Delta Vee: ships, missiles, contacts, courses, planets and signs, drawn around (0, 0)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import cos, radians, sin

from render.palette import (
    ALIEN,
    DANGER,
    FLAME,
    GOLD,
    INK,
    LIT,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SEATS,
    SOFT,
    SPACE,
    WHITE,
    mix,
)
from render.scene import Box, Colour, Disc, Group, Line, Mark, Point, Polygon, Text
from render.shapes import Marks, around

SIDES = (SEATS[0], SEATS[1])
"""The looks of the two sides: orange and round, blue and square."""
GRID: Colour = mix(SPACE, LIT, 40)
PHOSPHOR: Colour = mix(SPACE, ALIEN, 80)
LETTER = 34
"""Size of a letter on a counter, and of all other words."""
BODY = 20
"""Radius of a counter: neighbours have room for it and a letter in most maps."""
LONG, SHORT = 195, 145
"""How far the tip of a nose is from the middle, in percent of the radius; short in a crowd."""
_CORNERS = ((30, 100), (90, 100), (150, 100), (210, 100), (270, 100), (330, 100))


@cache
def hexagon(r: int) -> Marks:
    """What a hex adds to the grid: its three upper sides, each open in the middle."""
    corners = around(_CORNERS, r)
    marks: list[Mark] = []
    for one, two in ((4, 5), (5, 0), (0, 1)):
        (x, y), (u, v) = corners[one], corners[two]
        near = (x + (u - x) * 3 // 10, y + (v - y) * 3 // 10)
        far = (u - (u - x) * 3 // 10, v - (v - y) * 3 // 10)
        marks += [Line(((x, y), near), GRID, 2), Line((far, (u, v)), GRID, 2)]
    return tuple(marks)


@cache
def dot() -> Marks:
    """A hex in a wide picture: its middle."""
    return (Box(-1, -1, 3, 3, GRID),)


@cache
def free(r: int, *, held: bool = False) -> Marks:
    """A hex that may be chosen; only its edge, around the counter, where one is in it."""
    if held:
        return (Polygon(around(_CORNERS, max(r - 2, BODY * 7 // 4)), "", LIT, 4),)
    return (Polygon(around(_CORNERS, max(r - 2, 18)), mix(SPACE, LIT, 20), LIT, 4),)


_HULLS: dict[str, tuple[tuple[int, int], ...]] = {
    # the right half of each class, nose up: (to the right, forward) in percent, from the nose back
    "dagger": ((0, 190), (34, 60), (52, -60), (100, -130), (24, -100)),
    "sword": ((0, 200), (40, 80), (44, 10), (135, -20), (135, -55), (50, -60), (74, -130)),
    "spear": ((0, 200), (86, 70), (56, 50), (62, -40), (118, -70), (118, -120), (50, -140)),
    "piccolo": ((0, 170), (60, 20), (60, -60), (96, -125), (0, -90)),
    "flute": ((0, 170), (54, 100), (58, 0), (120, -60), (120, -110), (48, -130)),
    "clarinet": ((24, 170), (60, 110), (66, -20), (104, -40), (120, -140), (40, -120)),
    "gamma": ((36, 150), (80, 90), (80, -80), (50, -120)),
    "zeta": ((50, 150), (92, 100), (66, 20), (98, -50), (98, -120), (40, -135)),
    "iota": ((60, 150), (108, 90), (70, 60), (70, 0), (112, -30), (112, -120), (60, -140)),
    "mu": ((74, 150), (118, 100), (80, 75), (118, 35), (118, -100), (80, -130), (60, -145)),
}


def _turned(points: tuple[Point, ...], direction: int) -> tuple[Point, ...]:
    """Points (to the right, forward), with their nose to one of twelve directions."""
    turn = radians(direction * 30)
    return tuple(
        (round(x * cos(turn) + y * sin(turn)), round(x * sin(turn) - y * cos(turn)))
        for x, y in points
    )


@cache
def hull(model: str, direction: int, b: int, fill: Colour, edge: Colour = INK) -> Marks:
    """The silhouette of a class with its engine's flame, its nose to one of twelve directions."""
    half = _HULLS.get(model, _HULLS["dagger"])
    outline = (*half, *((-x, y) for x, y in reversed(half) if x))
    size = b * 70

    def drawn(points: tuple[Point, ...]) -> tuple[Point, ...]:
        scaled = tuple((x * size // 10000, y * size // 10000) for x, y in points)
        return _turned(scaled, direction)

    flame = drawn(((-34, -100), (34, -100), (0, -190)))
    dark = drawn(tuple((x, y) for x, y in outline if x >= 0))
    return (
        Polygon(flame, FLAME),
        Polygon(drawn(outline), fill, edge, 2),
        Polygon(dark, mix(fill, INK, 45)),
    )


@cache
def sigil(side: int, letter: str, b: int) -> Marks:
    """The letter of a ship, or the number of a side, on the sign of the side."""
    return (*_body(side, b, SIDES[side].colour, INK, 2, 12), _letter(letter, INK))


def called(id_: str) -> str:
    """What stands on the counter of a unit: the letter of a ship, the number of what it launched.

    The side is told by colour and shape.
    """
    return id_[1:].removeprefix("x")


def body(letter: str) -> int:
    """Radius of the counter with such a letter, or number."""
    return BODY + 4 if len(letter) > 1 else BODY


def reach(letter: str, kind: str) -> int:
    """Radius of the same with the wings of a battlecraft, or the corners of a missile."""
    return body(letter) + (9 if kind == "craft" else 4 if kind in BARS else 0)


@dataclass(frozen=True, slots=True)
class Face:
    """What a counter tells; ``field`` is the name of its force field, if it is up."""

    side: int
    kind: str
    letter: str
    direction: int
    model: str = ""
    field: str = ""


@cache
def token(face: Face, b: int, tip: int = LONG) -> Marks:
    """A counter with its nose to its direction: ships full, what was launched hollow.

    An empty kind is an unknown; missiles have a flame or fins behind them, battlecraft wings.
    """
    side, kind, direction = face.side, face.kind, face.direction
    behind: Marks = ()
    colour = SIDES[side].colour
    if kind == "ship":
        body_, ink = _body(side, b, colour, colour, 0, direction), INK
    else:
        body_, ink = _body(side, b, INK, colour, 4 if b == BODY else 3, direction), colour
        wings = kind == "craft"
        behind = _wings(direction, b, colour) if wings else _fins(direction, b, colour, kind)
    nose = (_nose(side, direction, b, colour, tip), *body_)
    whole = (*nose, *_shield(face.field, b), _letter(face.letter, ink))
    return (*behind, Group(f"nose-{direction}", whole))


@cache
def vessel(face: Face, r: int) -> Marks:
    """A ship on a map with large hexes: the silhouette of its class fills one of radius r."""
    colour, b, a = SIDES[face.side].colour, BODY, face.direction * 30
    plate = _body(face.side, b, INK, colour, 3, 12)
    shape = Group(f"hull-{face.direction}", hull(face.model, face.direction, r * 85 // 100, colour))
    tip = Polygon(around(((a - 45, 70), (a, 110), (a + 45, 70), (a, 78)), r), WHITE, INK, 2)
    nose = Group(f"nose-{face.direction}", (tip,))
    return (shape, nose, *plate, *_shield(face.field, b), _letter(face.letter, colour))


def _shield(name: str, b: int) -> Marks:
    """An active force field: a white ring at the rim of the counter."""
    return (Group(name, (Disc(0, 0, b, "", WHITE, 4),)),) if name else ()


def token_name(kind: str) -> str:
    """What the group of a unit is called, by its kind."""
    return f"token-{kind or 'unknown'}"


def _letter(letter: str, colour: Colour) -> Text:
    return Text(0, 0, letter, LETTER, colour, weight=800)


def _nose(side: int, direction: int, b: int, colour: Colour, tip: int) -> Polygon:
    a, wide, at = direction * 30, *((50, 99) if side == 0 else (36, 108))
    return Polygon(around(((a - wide, at), (a, tip), (a + wide, at)), b), colour)


def _body(side: int, b: int, fill: Colour, edge: Colour, width: int, direction: int) -> Marks:
    if side == 0:
        return (Disc(0, 0, b, fill, edge, width),)
    a = direction * 30
    corners = tuple((a + turn + at, 110) for turn in (0, 90, 180, 270) for at in (34, 56))
    return (Polygon(around(corners, b), fill, edge, width),)


def _wings(direction: int, b: int, colour: Colour) -> Marks:
    """A battlecraft has swept wings."""
    half = ((64, 56), (118, -40), (118, -80), (50, -74))
    return tuple(
        Polygon(
            _turned(tuple((side * x * b // 100, y * b // 100) for x, y in half), direction),
            colour,
            INK,
            2,
        )
        for side in (1, -1)
    )


BARS = {"unguided": 0, "guided": 1, "intelligent": 2, "mims": 3}
_FINS: dict[str, tuple[int, ...]] = {"guided": (0,), "intelligent": (-26, 26), "mims": (-45, 0, 45)}


def _fins(direction: int, b: int, colour: Colour, kind: str) -> Marks:
    """The kind of a missile: a flame behind it, or fins."""
    a = direction * 30 + 180
    if kind == "unguided":
        return (Polygon(around(((a - 34, 96), (a, 155), (a + 34, 96)), b), FLAME),)
    return tuple(
        Line((around(((a + at, 80),), b)[0], around(((a + at, 100),), b + 8)[0]), colour, 8)
        for at in _FINS.get(kind, ())
    )


@cache
def head(direction: int, r: int, colour: Colour, x: int, y: int) -> Polygon:
    """The head of an arrow that ends at (x, y) and points to one of twelve directions."""
    points = _turned(((0, r // 2), (r, -r * 3 // 2), (0, -r), (-r, -r * 3 // 2)), direction)
    return Polygon(tuple((x + dx, y + dy) for dx, dy in points), colour)


@cache
def planet(r: int) -> Marks:
    """A planet with its lit side, and its orbit as a ring around it."""
    body, blue = r * 62 // 100, SIDES[1].colour
    return (
        Disc(0, 0, r, "", GOLD, 3),
        Disc(0, 0, body, mix(SPACE, blue, 40)),
        Disc(-body // 6, -body // 6, body * 78 // 100, mix(SPACE, blue, 60)),
        Disc(-body // 3, -body // 3, body * 40 // 100, mix(SPACE, blue, 80)),
    )


@cache
def rocks(r: int) -> Marks:
    """An asteroid hex."""
    spots = ((-44, -34, 38), (44, -12, 32), (-8, 48, 36))
    cut = ((10, 100), (70, 84), (120, 100), (190, 88), (240, 100), (310, 82))
    return tuple(
        mark
        for x, y, size in spots
        for mark in (
            Polygon(around(cut, r * size // 100, r * x // 100, r * y // 100), ROCK_LIGHT),
            Polygon(around(cut, r * size // 140, r * x // 100, r * y // 100), ROCK, ROCK_DARK, 2),
        )
    )


@cache
def ring(b: int, colour: Colour) -> Marks:
    """Around the counter of a unit that is in hand, or can be taken in hand."""
    return (Disc(0, 0, b + 4, "", colour, 4),)


@cache
def sights(b: int) -> Marks:
    """Cross-hairs around an enemy that can be chosen: at its rim, so that its nose is seen."""
    ways = ((0, -1), (1, 0), (0, 1), (-1, 0))
    ticks = (
        Line(((x * (b + 2), y * (b + 2)), (x * (b + 10), y * (b + 10))), LIT, 6) for x, y in ways
    )
    return (Disc(0, 0, b + 4, "", LIT, 3), *ticks)


@cache
def burst(r: int, *, hit: bool) -> Marks:
    """Where a shot ended: a star for a hit, a cross for a miss."""
    if not hit:
        far = r * 4 // 5
        ends = (((-far, -far), (far, far)), ((-far, far), (far, -far)))
        under = tuple(Line(end, INK, r // 2 + 4) for end in ends)
        return (*under, *(Line(end, SOFT, r // 2) for end in ends))
    star = tuple((n * 30, 130 if n % 2 == 0 else 62) for n in range(12))
    return (Polygon(around(star, r), DANGER, INK, 2), Disc(0, 0, r // 2, FLAME))


@cache
def cross(wide: int, high: int) -> Marks:
    """What strikes a destroyed compartment out; (0, 0) in the middle."""
    x, y = wide // 2 - 3, high // 2 - 3
    return (Line(((-x, -y), (x, y)), DANGER, 3), Line(((-x, y), (x, -y)), DANGER, 3))


@cache
def dart(kind: str, r: int, *, ready: bool = False) -> Marks:
    """What lies in a pod, its nose up, 2r high; what is prepared has a ring."""
    if kind == "craft":
        half = ((0, 100), (30, 10), (96, -60), (96, -90), (24, -60))
    else:
        half = ((0, 100), (34, 40), (34, -50), (60, -90), (20, -80))
    outline = (*half, *((-x, y) for x, y in reversed(half) if x))
    hull_ = Polygon(tuple((x * r // 100, -y * r // 100) for x, y in outline), WHITE, INK, 1)
    bars: Marks = tuple(
        Line(((-r // 3, y), (r // 3, y)), INK, max(r // 5, 3))
        for n in range(BARS.get(kind, 0))
        for y in [-r // 3 + n * r * 2 // 5]
    )
    if kind == "unguided":
        bars = tuple(Line(((x, r), (x, r * 3 // 2)), WHITE, 3) for x in (-r // 3, 0, r // 3))
    ring: Marks = (Disc(0, 0, r + 5, "", GOLD, 4),) if ready else ()
    return (*ring, hull_, *bars)


@cache
def bolt(r: int, colour: Colour = PHOSPHOR) -> Marks:
    """Energy."""
    zag = ((20, 110), (-70, -10), (-8, -10), (-30, -110), (70, 22), (8, 22))
    return (Polygon(tuple((x * r // 100, -y * r // 100) for x, y in zag), colour),)


@cache
def sign(name: str, r: int) -> Marks:
    """What is special about a ship: field, weave, jump, dock, orbit, asleep."""
    match name:
        case "field":
            return (Disc(0, 0, r, "", WHITE, 4), Disc(0, 0, r // 3, SOFT))
        case "weave":
            zag = ((-r, r // 2), (-r // 3, -r // 2), (r // 3, r // 2), (r, -r // 2))
            return (Line(zag, GOLD, 6),)
        case "jump":
            return tuple(Polygon(((x, -r), (x + r, 0), (x, r)), ALIEN) for x in (-r, 0))
        case "dock":
            far = r * 55 // 100
            return tuple(Disc(x, 0, r * 6 // 10, "", WHITE, 4) for x in (-far, far))
        case "orbit":
            return (Disc(0, 0, r // 2, SIDES[1].colour), Disc(0, 0, r, "", GOLD, 3))
    return (Line(((-r, -r), (r, -r), (-r, r), (r, r)), SOFT, 5),)


@cache
def exit_(r: int) -> Marks:
    """Where ships may jump away: three chevrons."""
    return tuple(
        Line(((x - r // 2, -r), (x + r // 3, 0), (x - r // 2, r)), ALIEN, 6) for x in (-r, 0, r)
    )


@cache
def gauge(part: int, cost: int, wide: int) -> Marks:
    """How much of the energy is left, in percent, and in gold what the plan takes of it."""
    high, full = 30, wide * part // 100
    spent = min(wide * cost // 100, full)
    marks: list[Mark] = [Box(0, -high // 2, wide, high, INK, SOFT, 2, 6)]
    if full > 8:
        marks.append(Box(0, -high // 2, full, high, PHOSPHOR, "", 0, 6))
    if spent > 3:
        marks.append(Box(full - spent, -high // 2, spent, high, GOLD, "", 0, 6))
    return tuple(marks)
