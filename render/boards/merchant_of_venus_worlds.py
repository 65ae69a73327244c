"""Merchant of Venus: the worlds, each drawn as what it is called, around (0, 0)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import cache, partial
from math import cos, radians, sin, sqrt
from typing import Final

from render.palette import (
    ALIEN,
    DANGER,
    FLAME,
    GEMS,
    GOLD,
    INK,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SPACE,
    WHITE,
    WORLDS,
    mix,
)
from render.places import off
from render.scene import Box, Colour, Disc, Line, Mark, Point, Polygon
from render.shapes import Marks, around, rock

VIOLET: Final = GEMS[5].colour
_SHADE: Final = INK + "80"
_FOG: Final = mix(SPACE, VIOLET, 20)
_GLOW: Final = mix(SPACE, FLAME, 40)


@cache
def world(place: str, r: int) -> Marks:
    """The world of a system, or the star of an anomaly, about 2r high."""
    return tuple(_DRAWN[place](r))


@cache
def asleep(place: str, r: int) -> Marks:
    """The same where nobody has been: it lies in the dark, but for a thin light at its edge."""
    limb = Line(tuple(_arc(270, 390, r * 98 // 100)), ROCK_LIGHT, max(r // 14, 3))
    return (*map(_dim, world(place, r)), limb)


def _dim(mark: Mark) -> Mark:
    match mark:
        case Disc() | Polygon() | Box():
            return replace(mark, fill=_sunk(mark.fill), edge=_sunk(mark.edge))
        case Line():
            return replace(mark, colour=_sunk(mark.colour))
    return mark


def _sunk(colour: Colour) -> Colour:
    return mix(SPACE, colour, 42) if len(colour) == 7 else colour


_at = partial(off, (0, 0))
"""A point so many degrees clockwise from noon, so far from the middle of a world."""


def _arc(first: int, last: int, far: float) -> list[Point]:
    step = 15 if last > first else -15
    return [_at(angle, far) for angle in range(first, last + step, step)]


def _band(r: int, top: int, low: int, colour: Colour) -> Polygon:
    """What lies between two heights, in percent of the radius, of a ball."""
    heights = [top + (low - top) * n // 4 for n in range(5)]
    wide = [(round(r * sqrt(max(10000 - y * y, 0)) / 100), round(r * y / 100)) for y in heights]
    return Polygon((*wide, *((-x, y) for x, y in reversed(wide))), colour)


def _night(r: int, part: int = 46) -> Polygon:
    """The side of a ball that lies in shadow, below on the right; ``part`` is where it ends."""
    inner = []
    for angle in range(225, 30, -15):
        along, across = cos(radians(angle - 135)), sin(radians(angle - 135))
        depth, beside = along * r * part / 100, across * r
        x = depth * sin(radians(135)) + beside * cos(radians(135))
        y = -depth * cos(radians(135)) + beside * sin(radians(135))
        inner.append((round(x), round(y)))
    return Polygon((*_arc(45, 225, r), *inner), _SHADE)


def _patch(r: int, x: int, y: int, size: int, colour: Colour, shape: Iterable[int] = ()) -> Polygon:
    """A patch of land around a point, all in percent of the radius."""
    parts = tuple(shape) or (100, 74, 96, 60, 88, 104, 66, 92)
    corners = tuple((360 * n // len(parts), part) for n, part in enumerate(parts))
    return Polygon(around(corners, r * size // 100, r * x // 100, r * y // 100), colour)


def _rogue(r: int) -> Iterable[Mark]:
    """Dark and cold, held in a cage of force."""
    yield Disc(0, 0, r * 80 // 100, ROCK_DARK)
    for x, y, size in ((-30, -20, 16), (16, 28, 20), (22, -34, 11), (-28, 34, 10)):
        yield Disc(r * x // 100, r * y // 100, r * size // 100, mix(SPACE, ROCK, 66))
    yield _night(r * 80 // 100)
    for wide in (34, 78):
        ring = [
            (round(cos(radians(a)) * r * wide / 100), round(sin(radians(a)) * r))
            for a in range(0, 361, 20)
        ]
        yield Line(tuple(ring), VIOLET, max(r // 16, 2))
    yield Line(((-r, 0), (r, 0)), VIOLET, max(r // 16, 2))


def _desert(r: int) -> Iterable[Mark]:
    yield Disc(0, 0, r, WORLDS.sand)
    for top, low in ((-62, -44), (-16, 2), (34, 58)):
        yield _band(r, top, low, WORLDS.dune)
    dune = ((-70, 20), (-30, -2), (-8, 20))
    for x, y in ((0, 8), (60, -34), (52, 24)):
        shape = tuple((r * (a + x) // 100, r * (b + y) // 100) for a, b in dune)
        yield Polygon(shape, mix(WORLDS.sand, WHITE, 40))
    yield _night(r)


def _biosphere(r: int) -> Iterable[Mark]:
    """A garden under glass."""
    yield Disc(0, 0, r, mix(SPACE, GEMS[1].colour, 20), WORLDS.ice, max(r // 14, 2))
    yield _band(r * 92 // 100, 30, 100, WORLDS.leaf)
    for x, size in ((-44, 34), (0, 46), (42, 30)):
        yield Box(r * x // 100 - r // 16, 0, r // 8, r * 34 // 100, WORLDS.dune)
        yield Disc(r * x // 100, r * -10 // 100, r * size // 200, GEMS[1].colour)
    for side in (-1, 1):
        glass = [
            (round(side * cos(radians(a)) * r * 52 / 100), round(sin(radians(a)) * r))
            for a in range(-90, 91, 20)
        ]
        yield Line(tuple(glass), WORLDS.ice, max(r // 18, 2))
    yield Line((_at(285, r), _at(75, r)), WORLDS.ice, max(r // 18, 2))


def _jungle(r: int) -> Iterable[Mark]:
    yield Disc(0, 0, r, WORLDS.leaf)
    for x, y, size in (
        *((-46, -30, 24), (-22, -50, 24), (-22, -24, 20), (34, -48, 22), (56, -28, 18)),
        *((-40, 36, 24), (-16, 52, 24), (-62, 18, 16), (46, 26, 22), (62, 8, 18)),
    ):
        yield Disc(r * x // 100, r * y // 100, r * size // 100, GEMS[1].colour)
    river = ((-96, 6), (-40, 4), (-6, -12), (20, 14), (40, 84))
    yield Line(tuple((r * x // 100, r * y // 100) for x, y in river), WORLDS.sea, max(r // 8, 3))
    yield _night(r)


def _ice(r: int) -> Iterable[Mark]:
    yield Disc(0, 0, r, WORLDS.ice)
    yield _band(r, -100, -66, WHITE)
    yield _band(r, 70, 100, WHITE)
    for crack in (
        ((-88, -20), (-40, -8), (-20, 20), (30, 30), (50, 66)),
        ((-20, 20), (-44, 60)),
        ((-40, -8), (10, -44), (72, -36)),
        ((10, -44), (34, -4), (92, 10)),
    ):
        line = tuple((r * x // 100, r * y // 100) for x, y in crack)
        yield Line(line, WORLDS.frost, max(r // 14, 2))
    yield _night(r, 56)


def _colony(r: int) -> Iterable[Mark]:
    """Two lands, and on their night side the lights of towns."""
    yield Disc(0, 0, r, WORLDS.sea)
    yield _patch(r, -34, -26, 58, WORLDS.leaf)
    yield _patch(r, 36, 36, 48, WORLDS.leaf, (100, 80, 60, 96, 70, 100, 84))
    yield _night(r)
    for x, y in ((20, 30), (38, 20), (52, 38), (30, 52), (-10, 66), (64, 8), (12, 78), (76, 26)):
        yield Disc(r * x // 100, r * y // 100, max(r // 14, 2), GOLD)


def _habitat(r: int) -> Iterable[Mark]:
    """A wheel in the fog."""
    for x, y, size in ((-52, 16, 54), (50, 18, 52), (0, -34, 62), (0, 34, 58)):
        yield Disc(r * x // 100, r * y // 100, r * size // 100, mix(SPACE, VIOLET, 40))
    yield Disc(0, 0, r * 62 // 100, "", WORLDS.ice, max(r // 8, 3))
    for angle in (0, 60, 120):
        yield Line(
            (_at(angle, r * 0.6), _at(angle + 180, r * 0.6)),
            WORLDS.ice,
            max(r // 14, 2),
        )
    yield Disc(0, 0, r * 22 // 100, WHITE)


def _war(r: int) -> Iterable[Mark]:
    """A world with a piece broken off, and fires."""
    whole = [_at(angle, r) for angle in range(75, 391, 15)]
    gap = [(r * x // 100, r * y // 100) for x, y in ((28, -50), (36, -24), (60, -12))]
    yield Polygon((*whole, *gap), WORLDS.rust)
    yield _patch(r, 66, -62, 30, WORLDS.rust, (100, 70, 110, 80, 100, 60))
    for x, y, size in ((-46, -30, 22), (-8, 34, 26), (-56, 32, 12), (34, 16, 14)):
        yield Disc(r * x // 100, r * y // 100, r * size // 100, mix(WORLDS.rust, INK, 55))
    for x, y, size in ((-6, -18, 22), (-34, 62, 16), (44, 52, 18)):
        yield _patch(r, x, y, size, FLAME, (120, 50) * 5)
    yield _night(r)


def _polluted(r: int) -> Iterable[Mark]:
    """Fumes over chimneys."""
    yield Disc(0, 0, r, WORLDS.smog)
    for top, low in ((-70, -52), (-34, -22), (48, 62)):
        yield _band(r, top, low, mix(WORLDS.smog, INK, 40))
    for x, y, size in ((-30, -34, 24), (0, -44, 30), (32, -30, 24), (-10, -24, 24)):
        yield Disc(r * x // 100, r * y // 100, r * size // 100, mix(SPACE, ALIEN, 60))
    for x, high in ((-40, 52), (-12, 66), (18, 46)):
        top = r * (56 - high) // 100
        yield Box(r * x // 100, top, r * 18 // 100, r * high // 100, INK)
    yield Box(r * -56 // 100, r * 40 // 100, r * 106 // 100, r * 20 // 100, INK)
    yield _night(r)


def _moon(r: int) -> Iterable[Mark]:
    """A moon with lit domes before the planet around which it turns."""
    yield Disc(r * 16 // 100, r * -14 // 100, r * 84 // 100, WORLDS.gas)
    yield Line(
        ((r * 2 // 100, r * -60 // 100), (r * 82 // 100, r * -44 // 100)), WORLDS.rust, r // 9
    )
    yield Disc(r * -20 // 100, r * 22 // 100, r * 76 // 100, INK)
    yield Disc(r * -20 // 100, r * 22 // 100, r * 70 // 100, ROCK_LIGHT)
    for x, y, size in ((-50, 4, 16), (-8, 0, 11), (-26, 44, 22), (14, 36, 13)):
        yield Disc(r * x // 100, r * y // 100, r * size // 100, ROCK)
        yield Disc(r * x // 100, r * y // 100, r * size // 200, GOLD)


def _water(r: int) -> Iterable[Mark]:
    yield Disc(0, 0, r, GEMS[2].colour)
    for y, wide in ((-52, 66), (-18, 84), (16, 84), (52, 62)):
        wave = tuple(
            (r * (wide * (n - 4) // 4) // 100, r * (y + (8 if n % 2 else -8)) // 100)
            for n in range(9)
        )
        yield Line(wave, WORLDS.ice, max(r // 11, 3))
    yield _patch(r, 30, -34, 15, WORLDS.sand)
    yield _patch(r, -34, 34, 12, WORLDS.sand)
    yield _night(r)


def _generations(r: int) -> Iterable[Mark]:
    """A long ship with living rings."""
    yield Polygon(
        tuple((r * x // 100, r * y // 100) for x, y in ((-112, -16), (-112, 16), (-138, 0))), FLAME
    )
    hull = ((-112, -20), (76, -24), (116, 0), (76, 24), (-112, 20))
    yield Polygon(tuple((r * x // 100, r * y // 100) for x, y in hull), ROCK_LIGHT)
    for x, high in ((-70, 60), (-14, 84), (42, 60)):
        left, top = r * x // 100 - r * 17 // 100, r * -high // 100
        yield Box(left, top, r * 34 // 100, 2 * -top, WORLDS.ice, INK, 2, r // 7)
        for n in range(4):
            y = top + (2 * n + 1) * -top // 4
            yield Disc(r * x // 100, y, max(r // 14, 2), GOLD if n % 2 else WORLDS.sea)


def _giant(r: int) -> Iterable[Mark]:
    """Bands, a red spot, and a ring."""
    ball = r * 78 // 100
    ring = [
        (round(cos(radians(a)) * r * 1.28), round(sin(radians(a)) * r * 0.3))
        for a in range(0, 361, 15)
    ]
    yield Line(tuple(ring[12:]), WORLDS.sand, max(r // 9, 3))
    yield Disc(0, 0, ball, WORLDS.gas)
    for top, low in ((-82, -58), (-30, -12), (40, 66)):
        yield _band(ball, top, low, WORLDS.rust)
    yield _band(ball, 8, 22, WORLDS.sand)
    yield Disc(r * -28 // 100, r * -38 // 100, r * 14 // 100, DANGER)
    yield _night(ball)
    yield Line(tuple(ring[:13]), WORLDS.sand, max(r // 9, 3))


def _asteroids(r: int) -> Iterable[Mark]:
    for kind, x, y, size in (
        (0, -50, -10, 56),
        (2, 44, -34, 44),
        (4, 30, 46, 50),
        (1, -30, 66, 22),
    ):
        for mark in rock(kind, r * size // 100):
            yield _moved(mark, r * x // 100, r * y // 100)


def _supernova(r: int) -> Iterable[Mark]:
    yield Polygon(around(tuple((15 * n, 100 if n % 2 else 62) for n in range(24)), r), DANGER)
    yield Polygon(around(tuple((18 * n, 76 if n % 2 else 46) for n in range(20)), r), FLAME)
    yield Disc(0, 0, r * 38 // 100, GOLD)
    yield Disc(0, 0, r * 22 // 100, WHITE)


def _supergiant(r: int) -> Iterable[Mark]:
    yield Disc(0, 0, r, mix(SPACE, DANGER, 40))
    yield Disc(0, 0, r * 86 // 100, DANGER)
    yield Disc(r * -8 // 100, r * -8 // 100, r * 66 // 100, FLAME)
    for x, y, size in ((20, -16, 10), (-34, 20, 13), (10, 34, 8)):
        yield Disc(r * x // 100, r * y // 100, r * size // 100, DANGER)


def _base(r: int) -> Iterable[Mark]:
    """A wheel with docks, for all who trade."""
    for angle in range(0, 360, 45):
        yield Line((_at(angle, r * 0.2), _at(angle, r)), WHITE, max(r // 7, 3))
    yield Disc(0, 0, r * 74 // 100, "", GOLD, max(r // 5, 4))
    yield Disc(0, 0, r * 34 // 100, WHITE)
    yield Disc(0, 0, r * 18 // 100, GOLD)


def _moved(mark: Mark, x: int, y: int) -> Mark:
    match mark:
        case Disc():
            return replace(mark, x=mark.x + x, y=mark.y + y)
        case Polygon() | Line():
            return replace(mark, points=tuple((px + x, py + y) for px, py in mark.points))
    return mark


_DRAWN: Final[dict[str, Callable[[int], Iterable[Mark]]]] = {
    "trp": _rogue,
    "dw": _desert,
    "ib": _biosphere,
    "jw": _jungle,
    "ice": _ice,
    "cw": _colony,
    "nh": _habitat,
    "wts": _war,
    "pp": _polluted,
    "im": _moon,
    "ww": _water,
    "mgs": _generations,
    "gp": _giant,
    "as": _asteroids,
    "sn": _supernova,
    "sg": _supergiant,
    "gb": _base,
}
