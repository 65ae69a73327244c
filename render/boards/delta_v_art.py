"""Delta V: the pieces that only this game has, drawn by code around (0, 0)."""

from __future__ import annotations

from functools import cache

from render.palette import (
    ALIEN,
    DANGER,
    GOLD,
    INK,
    LIT,
    PANEL,
    RIM,
    ROCK_LIGHT,
    SEATS,
    SOFT,
    SPACE,
    WHITE,
    mix,
)
from render.scene import Disc, Group, Line, Polygon
from render.shapes import Marks, around, rocket

_OCTAGON = tuple((22 + 45 * n, 100) for n in range(8))
_HEAD = (
    (-40, 4), (-46, -34), (-30, -74), (0, -88), (30, -74), (46, -34), (40, 4), (16, 40), (-16, 40),
)  # fmt: skip
_EYES = ((-30, -46), (-20, -54), (-6, -34), (-12, -22), (-24, -30))
_DIAMOND = tuple((90 * n, 100) for n in range(4))


def _sized(
    points: tuple[tuple[int, int], ...], r: int, sign: int = 1, down: int = 0
) -> tuple[tuple[int, int], ...]:
    """Points in percent of r, mirrored for a negative sign, so far down."""
    return tuple((round(sign * x * r / 100), round(y * r / 100) + down) for x, y in points)


@cache
def station(r: int) -> Marks:
    """The home of all rockets: a ring on arms, in its own light."""
    metal, dark = SOFT, mix(RIM, INK, 20)
    panels = [
        Polygon(
            tuple(
                (sx * x * r // 100, y * r // 100)
                for x, y in ((62, -18), (104, -24), (104, 24), (62, 18))
            ),
            "#4d8dff",
            INK,
            2,
        )
        for sx in (-1, 1)
    ]
    return (
        Disc(0, 0, r * 108 // 100, mix(PANEL, GOLD, 20)),
        Disc(0, 0, r * 86 // 100, mix(PANEL, GOLD, 40)),
        *panels,
        Line(((0, -r), (0, r)), metal, r // 9),
        Line(((-r * 70 // 100, 0), (r * 70 // 100, 0)), metal, r // 9),
        Disc(0, -r, r // 8, DANGER),
        Disc(0, r, r // 8, LIT),
        Polygon(around(_OCTAGON, r * 68 // 100), metal, INK, 2),
        Polygon(around(_OCTAGON, r * 52 // 100), dark),
        Polygon(around(_OCTAGON, r * 36 // 100), metal),
        Disc(0, 0, r * 24 // 100, GOLD),
        Disc(-r * 6 // 100, -r * 6 // 100, r * 10 // 100, WHITE),
    )


@cache
def alien(r: int) -> Marks:
    """The visitor, in its saucer."""
    skin, dark = ALIEN, mix(ALIEN, INK, 55)
    hull = ((-100, 22), (-64, 2), (64, 2), (100, 22), (58, 48), (-58, 48))
    neck = tuple((x, min(y, 4)) for x, y in _HEAD)
    return (
        Polygon(_sized(neck, r), skin, INK, 2),
        Polygon(_sized(_EYES, r), INK),
        Polygon(_sized(_EYES, r, -1), INK),
        Polygon(_sized(hull, r), dark, INK, 2),
        *(Disc(x * r // 100, r * 25 // 100, max(r // 12, 2), skin) for x in (-55, 0, 55)),
    )


@cache
def scan(r: int) -> Marks:
    """Mineral Scan: a lens over a rock."""
    wide = max(r // 6, 3)
    return (
        Line(((r * 28 // 100, r * 28 // 100), (r * 78 // 100, r * 78 // 100)), SOFT, wide * 2),
        Disc(-r // 8, -r // 8, r * 58 // 100, mix(LIT, INK, 70), LIT, wide),
        Polygon(around(_DIAMOND, r * 30 // 100, -r // 8, -r // 8), LIT),
    )


@cache
def sabotage(r: int) -> Marks:
    """Sabotage: a bomb with a burning fuse."""
    return (
        Line(
            ((r // 5, -r // 3), (r * 45 // 100, -r * 66 // 100), (r * 66 // 100, -r * 60 // 100)),
            SOFT,
            max(r // 8, 2),
        ),
        Disc(-r // 10, r // 6, r * 60 // 100, mix(DANGER, INK, 62), DANGER, max(r // 8, 3)),
        Disc(-r * 30 // 100, -r // 12, max(r // 8, 2), WHITE),
        Polygon(
            around(
                tuple((45 * n, 100 if n % 2 == 0 else 45) for n in range(8)),
                r * 34 // 100,
                r * 70 // 100,
                -r * 60 // 100,
            ),
            GOLD,
        ),
    )


@cache
def acquisition(r: int) -> Marks:
    """Rocket Acquisition: a rocket with a plus."""
    hull = ((-22, -88), (4, -40), (4, 44), (-48, 44), (-48, -40))
    fins = ((-48, 6), (-74, 40), (-70, 66), (26, 66), (30, 40), (4, 6))
    wide = max(r // 5, 3)
    cross = r * 62 // 100
    return (
        Polygon(tuple((x * r // 100, y * r // 100) for x, y in fins), mix(WHITE, INK, 50)),
        Polygon(tuple((x * r // 100, y * r // 100) for x, y in hull), WHITE),
        Disc(-r * 22 // 100, -r * 20 // 100, r // 7, "#4d8dff"),
        Line(((cross - r // 3, -r // 5), (cross + r // 3, -r // 5)), GOLD, wide),
        Line(((cross, -r // 5 - r // 3), (cross, -r // 5 + r // 3)), GOLD, wide),
    )


@cache
def pirates(r: int) -> Marks:
    """Pirate Attack: two crossed blades."""
    wide = max(r // 6, 3)
    marks = []
    for sign in (-1, 1):
        points = ((-70, 66), (-10, 6), (38, -52), (52, -84))
        blade = tuple((sign * x * r // 100, y * r // 100) for x, y in points)
        guard = tuple((sign * x * r // 100, y * r // 100) for x, y in ((-64, 22), (-24, 62)))
        marks += [Line(blade, WHITE, wide), Line(guard, GOLD, wide)]
    return tuple(marks)


@cache
def meteors(r: int) -> Marks:
    """Meteor Storm: three rocks with their tails."""
    marks: list[Line | Disc] = []
    for x, y, size in ((34, -34, 22), (-42, -6, 26), (24, 58, 26)):
        near, far = (x * r // 100, y * r // 100), ((x + 44) * r // 100, (y - 46) * r // 100)
        marks += [
            Line((near, far), mix(DANGER, INK, 25), max(r // 6, 3)),
            Disc(*near, r * size // 100, ROCK_LIGHT, DANGER, max(r // 10, 2)),
        ]
    return tuple(marks)


@cache
def signal(r: int) -> Marks:
    """An alien encounter, face up: somebody looks out of a porthole."""
    big = r * 82 // 100
    return (
        Disc(0, 0, r * 96 // 100, mix(ALIEN, INK, 75), mix(ALIEN, INK, 35), max(r // 9, 2)),
        Polygon(_sized(_HEAD, big, down=r * 18 // 100), ALIEN),
        *(Polygon(_sized(_EYES, big, sign, r * 18 // 100), INK) for sign in (1, -1)),
    )


@cache
def unmet(r: int) -> Marks:
    """An alien encounter that is still to come: nobody can be made out in the porthole."""
    big = r * 74 // 100
    return (
        Disc(0, 0, r - 2, mix(SPACE, RIM, 33), SOFT, 3),
        Polygon(_sized(_HEAD, big, down=r * 18 // 100), mix(SPACE, ROCK_LIGHT, 66)),
    )


_DOCKS = ((-1, -1), (1, 1), (1, -1), (-1, 1))
"""Corners of the station's tile at which rockets lie, by seat: nobody's moves when others leave."""


def docked(seats: tuple[int, ...], far: int) -> Marks:
    """A small rocket for each of the seats, in a corner of a tile."""
    size = far * 36 // 100
    out = far - size * 80 // 100
    return tuple(
        Group(f"docked-{seat}", rocket(SEATS[seat], size, 1)[1:-1], right * out, down * out)
        for seat in seats
        for right, down in (_DOCKS[seat],)
    )
