"""Delta V: the pieces that only this game has, drawn by code around (0, 0)."""

from __future__ import annotations

from functools import cache

from render.palette import ALIEN, DANGER, GOLD, INK, LIT, PANEL, RIM, ROCK_LIGHT, SOFT, WHITE, mix
from render.scene import Box, Disc, Line, Polygon
from render.shapes import Marks, around

_OCTAGON = tuple((22 + 45 * n, 100) for n in range(8))
_DIAMOND = tuple((90 * n, 100) for n in range(4))


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
    head = ((-40, 4), (-46, -34), (-30, -74), (0, -88), (30, -74), (46, -34), (40, 4))
    eyes = ((-30, -46), (-20, -54), (-6, -34), (-12, -22), (-24, -30))

    def scaled(points: tuple[tuple[int, int], ...], sign: int = 1) -> tuple[tuple[int, int], ...]:
        return tuple((round(sign * x * r / 100), round(y * r / 100)) for x, y in points)

    return (
        Polygon(scaled(head), skin, INK, 2),
        Polygon(scaled(eyes), INK),
        Polygon(scaled(eyes, -1), INK),
        Polygon(scaled(hull), dark, INK, 2),
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
    for x, y, size in ((34, -30, 20), (-34, -6, 24), (22, 52, 24)):
        near, far = (x * r // 100, y * r // 100), ((x + 44) * r // 100, (y - 46) * r // 100)
        marks += [
            Line((near, far), mix(DANGER, INK, 25), max(r // 6, 3)),
            Disc(*near, r * size // 100, ROCK_LIGHT, DANGER, max(r // 10, 2)),
        ]
    return tuple(marks)


@cache
def signal(r: int) -> Marks:
    """An alien encounter, face up: rings of a signal."""
    return (
        Disc(0, 0, r * 96 // 100, mix(ALIEN, INK, 75), mix(ALIEN, INK, 35), max(r // 9, 2)),
        Disc(0, 0, r * 48 // 100, ALIEN),
        Box(-r // 12, -r * 32 // 100, r // 6 + 1, r * 38 // 100, INK),
        Disc(0, r * 24 // 100, r // 9, INK),
    )
