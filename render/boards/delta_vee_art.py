"""Delta Vee: ships, missiles, contacts, hexes and signs, drawn around (0, 0) like radar echoes."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from render.palette import (
    ALIEN,
    DANGER,
    FLAME,
    GOLD,
    INK,
    LIT,
    NEBULA,
    RIM,
    ROCK,
    ROCK_DARK,
    SEATS,
    SOFT,
    SPACE,
    WHITE,
    mix,
)
from render.scene import Box, Colour, Disc, Line, Mark, Polygon, Text
from render.shapes import Marks, around

SIDES = (SEATS[0], SEATS[1])
"""The looks of the two sides: orange discs, blue squares."""
GRID: Colour = mix(SPACE, LIT, 40)
SCOPE: Colour = mix(SPACE, ALIEN, 20)
GLOW: Colour = mix(SPACE, NEBULA, 75)
SOUND: Colour = mix(SPACE, ALIEN, 40)
"""The ground of a compartment that is whole."""
PHOSPHOR: Colour = mix(SPACE, ALIEN, 80)
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
    """A hex in a crowded picture: its middle."""
    return (Box(-1, -1, 3, 3, GRID),)


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


@cache
def hull(model: str, direction: int, b: int, fill: Colour, edge: Colour = INK) -> Marks:
    """The silhouette of a class, with its nose to one of twelve directions."""
    half = _HULLS.get(model, _HULLS["dagger"])
    outline = (*half, *((-x, y) for x, y in reversed(half) if x))
    turn, far = radians(direction * 30), b * 70 // 100
    points = tuple(
        (
            round((x * cos(turn) + y * sin(turn)) * far / 100),
            round((x * sin(turn) - y * cos(turn)) * far / 100),
        )
        for x, y in outline
    )
    return (Polygon(points, fill, edge, 2),)


@cache
def sigil(side: int, letter: str, b: int) -> Marks:
    """The letter of a ship on the sign of its side: a disc or a square."""
    colour = SIDES[side].colour
    return (*_body(side, b, INK, colour, 2), Text(0, 0, letter, b * 14 // 10, colour, weight=800))


@cache
def token(side: int, kind: str, model: str, letter: str, b: int, direction: int) -> Marks:
    """A unit that flies in a direction; an empty kind is an unknown, a hollow echo."""
    look = SIDES[side]
    if kind == "ship":
        return (*hull(model, direction, b, look.colour), *sigil(side, letter, b * 62 // 100))
    if not kind:
        small = max(b * 7 // 10, 12)
        nose = Polygon(_nose(direction, small), look.colour, INK, 1)
        mark = Text(0, 0, "?", small * 15 // 10, look.colour, weight=800)
        return (nose, *_body(side, small, SPACE, look.colour, 3), mark)
    if kind == "craft":
        return _flier(direction, b * 8 // 10, look.colour)
    return _dart(direction, b * 8 // 10, look.colour, kind)


def token_name(kind: str) -> str:
    """What the group of a unit is called, by its kind."""
    return f"token-{kind or 'unknown'}"


def _nose(direction: int, b: int) -> tuple[tuple[int, int], ...]:
    angle = direction * 30
    return around(((angle - 38, 100), (angle, 190), (angle + 38, 100)), b)


def _body(side: int, b: int, fill: Colour, edge: Colour, width: int) -> Marks:
    if side == 0:
        return (Disc(0, 0, b, fill, edge, width),)
    half = b * 9 // 10
    return (Box(-half, -half, 2 * half, 2 * half, fill, edge, width, 2),)


def _flier(direction: int, b: int, colour: Colour) -> Marks:
    """A battlecraft: a swept wing."""
    a = direction * 30
    wing = around(((a, 145), (a + 128, 120), (a + 180, 45), (a + 232, 120)), b)
    return (Polygon(wing, colour, INK, 2), Disc(0, 0, b // 4, INK))


def _dart(direction: int, b: int, colour: Colour, kind: str) -> Marks:
    """A missile: a dart; its kind by bands of its own."""
    a = direction * 30
    dart = around(((a, 150), (a + 100, 42), (a + 150, 100), (a + 180, 60)), b)
    other = around(((a, 150), (a + 180, 60), (a - 150, 100), (a - 100, 42)), b)
    hull = (Polygon(dart, colour, INK, 1), Polygon(other, mix(colour, INK, 45), INK, 1))
    dots = {"unguided": 0, "guided": 1, "intelligent": 2, "mims": 3}[kind]
    places = around(tuple((a, 90 - 45 * n) for n in range(dots)), b) if dots else ()
    return (*hull, *(Disc(x, y, max(b // 7, 2), WHITE) for x, y in places))


@cache
def arrow(direction: int, r: int, colour: Colour) -> Marks:
    """One of twelve directions."""
    a = direction * 30
    head = around(((a, 100), (a + 130, 100), (a + 180, 40), (a - 130, 100)), r)
    return (Polygon(head, colour),)


@cache
def planet(r: int) -> Marks:
    """A planet, and its orbit as a ring around it."""
    body = r * 58 // 100
    blue = SIDES[1].colour
    return (
        Disc(0, 0, r * 84 // 100, "", GOLD, 2),
        Disc(0, 0, body, mix(SPACE, blue, 40)),
        Disc(-body // 6, -body // 6, body * 78 // 100, mix(SPACE, blue, 60)),
        Line(((-body, body // 4), (body, -body // 4)), mix(SPACE, blue, 80), max(2, r // 12)),
    )


@cache
def rocks(r: int) -> Marks:
    """An asteroid hex."""
    spots = ((-34, -30, 30), (36, -12, 24), (-8, 40, 26))
    cut = ((10, 100), (70, 84), (120, 100), (190, 88), (240, 100), (310, 82))
    return tuple(
        mark
        for x, y, size in spots
        for mark in (
            Polygon(around(cut, r * size // 100, r * x // 100, r * y // 100), ROCK, ROCK_DARK, 2),
        )
    )


@cache
def shield(r: int) -> Marks:
    """An active force field: a double ring around the unit."""
    return (Disc(0, 0, r, "", LIT, 3), Disc(0, 0, r + 6, "", mix(SPACE, LIT, 60), 2))


@cache
def burst(r: int, *, hit: bool) -> Marks:
    """Where a shot ended: a star for a hit, a cross for a miss."""
    if not hit:
        return (Line(((-r, -r), (r, r)), SOFT, 4), Line(((-r, r), (r, -r)), SOFT, 4))
    star = tuple((n * 30, 130 if n % 2 == 0 else 62) for n in range(12))
    return (Polygon(around(star, r), DANGER, INK, 2), Disc(0, 0, r // 2, FLAME))


@cache
def cross(wide: int, high: int) -> Marks:
    """What strikes a destroyed compartment out; (0, 0) in the middle of its left edge."""
    half = high // 2 - 2
    return (
        Line(((2, -half), (wide - 2, half)), DANGER, 3),
        Line(((2, half), (wide - 2, -half)), DANGER, 3),
    )


@cache
def missile(kind: str, *, ready: bool = False) -> Marks:
    """A missile in a list, with a ring while it is prepared."""
    dart = _dart(12, 13, SOFT, kind)
    return (Disc(0, -2, 17, "", LIT, 2), *dart) if ready else dart


@cache
def bolt(r: int) -> Marks:
    """Energy."""
    zag = ((20, 110), (-70, -10), (-8, -10), (-30, -110), (70, 22), (8, 22))
    return (Polygon(tuple((x * r // 100, -y * r // 100) for x, y in zag), PHOSPHOR),)


@cache
def sign(name: str, r: int) -> Marks:
    """Small signs in the lists: field, weave, jump, dock, orbit, asleep."""
    match name:
        case "field":
            return (Disc(0, 0, r, "", LIT, 3), Disc(0, 0, r // 2, "", LIT, 2))
        case "weave":
            return (
                Line(((-r, r // 2), (-r // 3, -r // 2), (r // 3, r // 2), (r, -r // 2)), GOLD, 4),
            )
        case "jump":
            return tuple(Polygon(((x, -r), (x + r, 0), (x, r)), ALIEN) for x in (-r, 0))
        case "dock":
            return (
                Disc(-r // 2, 0, r * 6 // 10, "", WHITE, 3),
                Disc(r // 2, 0, r * 6 // 10, "", WHITE, 3),
            )
        case "orbit":
            return (Disc(0, 0, r // 2, SIDES[1].colour), Disc(0, 0, r, "", GOLD, 2))
    return (Line(((-r, -r), (r, -r), (-r, r), (r, r)), SOFT, 3),)


@cache
def pips(count: int, size: int) -> Marks:
    """Armor: as many bars, or an empty one."""
    if not count:
        return (Box(0, -size // 2, size // 2, size, "", RIM, 2),)
    return tuple(Box(n * (size // 2 + 3), -size // 2, size // 2, size, SOFT) for n in range(count))
