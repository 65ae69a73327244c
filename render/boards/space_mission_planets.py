"""Space Mission: the twelve planets, each with an outline and a face of its own."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin, sqrt

from render.palette import (
    DANGER,
    FLAME,
    GOLD,
    INK,
    RIM,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SEATS,
    SOFT,
    WHITE,
    mix,
)
from render.scene import Colour, Disc, Line, Mark, Point, Polygon
from render.shapes import Marks, around

BROWN, ICE = SEATS[5].colour, SEATS[1].colour
GREEN, BLUE, ORANGE, RED, VIOLET = "#3fdc8c", "#4d8dff", "#ff9f1c", "#f94144", "#cfa8ff"


@cache
def planet(name: str, r: int) -> Marks:
    """A planet of about this radius; light comes from the upper left."""
    return tuple(_FACES[name](r))


def _globe(colour: Colour, r: int) -> Marks:
    """A ball with its night side, and a shine."""
    return (
        Disc(0, 0, r, mix(colour, INK, 45)),
        Disc(-r * 7 // 100, -r * 7 // 100, r * 92 // 100, colour),
    )


def _at(r: int, *points: Point) -> tuple[Point, ...]:
    return tuple((round(x * r / 100), round(y * r / 100)) for x, y in points)


def _belt(r: int, y: int, wide: int, colour: Colour, tilt: int = 0) -> Mark:
    """A stripe across the ball, ``y`` percent below its middle, that ends at its edge."""
    reach = 90
    half = round(sqrt(max(reach * reach - (abs(y) + wide // 2) ** 2, 0)))
    c, s = cos(radians(tilt)), sin(radians(tilt))
    ends = ((round(x * c - y * s) - 5, round(x * s + y * c) - 5) for x in (-half, half))
    return Line(_at(r, *ends), colour, max(wide * r // 100, 2))


def _orbit(r: int, wide: int, high: int, tilt: int, part: range) -> tuple[Point, ...]:
    """Part of an ellipse, in steps of 12 degrees."""
    c, s = cos(radians(tilt)), sin(radians(tilt))
    points = []
    for n in part:
        x, y = cos(radians(n * 12)) * wide, sin(radians(n * 12)) * high
        points.append((round((x * c - y * s) * r / 100), round((x * s + y * c) * r / 100)))
    return tuple(points)


def _crater(r: int, x: int, y: int, size: int, dark: Colour, light: Colour) -> Marks:
    """A hole with its lit rim."""
    x, y, size = x * r // 100, y * r // 100, size * r // 100
    return (Disc(x + size // 5, y + size // 5, size, light), Disc(x, y, size, dark))


def _freezer(r: int) -> Marks:
    """Ice with white caps and long cracks."""
    pale = mix(ICE, WHITE, 55)
    wide = max(r // 16, 2)
    cracks = (((-80, -10), (-30, 6), (0, -8), (44, 14), (80, 4)), ((-30, 6), (-12, 44), (-24, 66)))
    return (
        *_globe(pale, r),
        Polygon(around(((318, 92), (336, 97), (354, 98), (12, 96), (30, 88)), r), WHITE),
        Polygon(around(((140, 84), (158, 92), (180, 95), (202, 94), (222, 92)), r), WHITE),
        *(Line(_at(r, *crack), BLUE, wide) for crack in cracks),
        Line(_at(r, (0, -8), (14, -44)), BLUE, wide),
    )


def _hazard(r: int) -> Marks:
    """Black stripes of a warning."""
    return (*_globe(GOLD, r), *(_belt(r, y, 17, INK, -58) for y in (-58, -20, 18, 56)))


def _dustfall(r: int) -> Marks:
    """A brown ball in a halo of dust."""
    sand = mix(BROWN, GOLD, 55)
    dots = (((-112, -30), 7), ((-96, -66), 5), ((104, 46), 8), ((84, 82), 5), ((118, 8), 4))
    return (
        *_globe(BROWN, r),
        _belt(r, -44, 12, sand, -14),
        _belt(r, -8, 24, mix(BROWN, INK, 30), -14),
        _belt(r, 18, 10, sand, -14),
        _belt(r, 52, 16, sand, -14),
        *(Disc(*_at(r, at)[0], max(size * r // 100, 2), sand) for at, size in dots),
    )


def _green_heggar(r: int) -> Marks:
    """Seas, green lands and clouds."""
    lands = (
        ((-78, -30), (-52, -66), (-14, -76), (6, -50), (-18, -28), (-30, 4), (-66, 12)),
        ((14, -18), (52, -40), (76, -14), (70, 26), (44, 34), (36, 8)),
        ((-40, 34), (-8, 24), (18, 48), (4, 78), (-34, 70)),
    )
    clouds = (((-62, -6), (-34, -12), (-8, -6)), ((10, 60), (36, 52), (58, 56)))
    return (
        *_globe(mix(BLUE, INK, 20), r),
        *(Polygon(_at(r, *land), GREEN) for land in lands),
        *(Line(_at(r, *cloud), WHITE, max(r // 10, 2)) for cloud in clouds),
    )


def _cinder(r: int) -> Marks:
    """A burnt crust over glowing fire, with flares at its edge."""
    flares = (20, 75, 140, 205, 262, 318)
    cracks = (
        ((-74, -28), (-34, -14), (-24, -56)),
        ((-34, -14), (-10, 26), (-30, 66)),
        ((-10, 26), (40, 18), (74, 34)),
        ((40, 18), (34, -30), (56, -58)),
    )
    return (
        *(Polygon(around(((a - 10, 94), (a, 122), (a + 10, 94)), r), DANGER) for a in flares),
        *_globe(mix(ROCK_DARK, INK, 30), r),
        *(Line(_at(r, *crack), DANGER, max(r // 9, 3)) for crack in cracks),
        *(Line(_at(r, *crack), FLAME, max(r // 22, 1)) for crack in cracks),
    )


def _twin_rock(r: int) -> Marks:
    """Two rocks that go around each other."""
    holes = ((-52, 2, 15), (-18, 52, 12), (-20, -12, 9))
    other = round(r * 0.46)
    x, y = r * 58 // 100, -r * 56 // 100
    return (
        Disc(-r * 18 // 100, r * 18 // 100, r * 82 // 100, ROCK_DARK),
        Disc(-r * 23 // 100, r * 13 // 100, r * 76 // 100, ROCK_LIGHT),
        *(mark for hole in holes for mark in _crater(r, *hole, ROCK, SOFT)),
        Disc(x, y, other, ROCK_DARK, INK, 3),
        Disc(x - other // 12, y - other // 12, other * 86 // 100, SOFT),
        Disc(x - other // 3, y, other // 4, ROCK_LIGHT),
        Disc(x + other // 3, y + other // 3, other // 6, ROCK_LIGHT),
    )


def _caldera(r: int) -> Marks:
    """Volcanoes, the largest with lava in it."""
    dark, light = mix(ORANGE, INK, 55), mix(ORANGE, WHITE, 45)
    small = ((44, -42, 14), (52, 24, 18), (-58, 36, 12), (4, 70, 13))
    x, y = -r * 20 // 100, -r * 18 // 100
    return (
        *_globe(mix(ORANGE, DANGER, 60), r),
        *(mark for hole in small for mark in _crater(r, *hole, dark, light)),
        Disc(x, y, r * 42 // 100, dark),
        Disc(x, y, r * 30 // 100, mix(ORANGE, INK, 30)),
        Disc(x, y, r * 19 // 100, GOLD),
    )


def _ruby_red(r: int) -> Marks:
    """A cut stone as large as a world."""
    outer = around(tuple((45 * n + 22, 104) for n in range(8)), r)
    inner = around(tuple((45 * n + 22, 56) for n in range(8)), r)
    tones = [mix(RED, INK, part) for part in (12, 30, 40, 40, 30)]
    tones += [mix(RED, WHITE, 45), mix(RED, WHITE, 45), mix(RED, INK, 12)]
    facets = (
        Polygon((outer[n - 1], outer[n], inner[n], inner[n - 1]), tones[(n + 7) % 8])
        for n in range(8)
    )
    return (Polygon(outer, mix(RED, INK, 40)), *facets, Polygon(inner, RED))


def _blue_depth(r: int) -> Marks:
    """Nothing but deep water with waves."""
    foam, wide = mix(BLUE, WHITE, 45), max(r // 13, 2)
    rows = ((-46, 48), (-10, 70), (26, 68), (58, 40))
    waves = (
        tuple(
            (x, y + (0 if n % 2 else -12)) for n, x in enumerate(range(-half, half + 1, half // 3))
        )
        for y, half in rows
    )
    return (*_globe(mix(BLUE, INK, 30), r), *(Line(_at(r, *wave), foam, wide) for wave in waves))


def _goldmist(r: int) -> Marks:
    """A giant of gas with a storm."""
    pale = mix(GOLD, WHITE, 45)
    return (
        Disc(0, 0, r * 108 // 100, mix(GOLD, INK, 60)),
        *_globe(mix(ORANGE, GOLD, 50), r),
        _belt(r, -56, 14, pale),
        _belt(r, -24, 18, mix(ORANGE, INK, 20)),
        _belt(r, 8, 14, pale),
        _belt(r, 50, 20, mix(ORANGE, INK, 20)),
        Disc(r * 28 // 100, r * 24 // 100, r * 19 // 100, mix(BROWN, INK, 20)),
        Disc(r * 26 // 100, r * 22 // 100, r * 12 // 100, BROWN),
    )


def _violet_veil(r: int) -> Marks:
    """A ball with a wide ring, of which the far side is behind it."""
    ball, dust = r * 78 // 100, mix(VIOLET, WHITE, 45)
    wide = max(r // 9, 3)
    return (
        Line(_orbit(r, 120, 34, -18, range(15, 31)), mix(VIOLET, INK, 40), wide),
        *_globe(VIOLET, ball),
        _belt(ball, -34, 12, mix(VIOLET, INK, 20), -18),
        Line(_orbit(r, 120, 34, -18, range(16)), dust, wide),
        Line(_orbit(r, 98, 25, -18, range(16)), mix(VIOLET, INK, 40), max(r // 20, 2)),
    )


def _ironhide(r: int) -> Marks:
    """A shell of plates, with a trench and bolts."""
    dark, seam = mix(SOFT, INK, 55), max(r // 18, 2)
    bolts = ((-46, -52), (8, -64), (52, -36), (-60, 42), (-8, 62), (44, 46))
    return (
        Polygon(around(tuple((30 * n + 15, 106) for n in range(12)), r), RIM, SOFT, 2),
        *_globe(SOFT, r * 94 // 100),
        _belt(r, 2, 17, mix(SOFT, INK, 60)),
        Line(_at(r, (-24, -84), (-24, -8)), dark, seam),
        Line(_at(r, (30, -82), (30, -8)), dark, seam),
        Line(_at(r, (-36, 12), (-36, 74)), dark, seam),
        Line(_at(r, (18, 12), (18, 82)), dark, seam),
        *(Disc(*_at(r, at)[0], max(r // 14, 2), dark) for at in bolts),
    )


_FACES: dict[str, Callable[[int], Marks]] = {
    "freezer": _freezer,
    "hazard": _hazard,
    "dustfall": _dustfall,
    "green-heggar": _green_heggar,
    "cinder": _cinder,
    "twin-rock": _twin_rock,
    "caldera": _caldera,
    "ruby-red": _ruby_red,
    "blue-depth": _blue_depth,
    "goldmist": _goldmist,
    "violet-veil": _violet_veil,
    "ironhide": _ironhide,
}
