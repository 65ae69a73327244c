"""Space Dealer: what each card builds, drawn within 100 by 100 around (0, 0)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import cos, radians, sin
from typing import Final

from render.palette import (
    ALIEN,
    DANGER,
    FLAME,
    GEMS,
    GOLD,
    INK,
    RIM,
    ROCK,
    ROCK_DARK,
    ROCK_LIGHT,
    SOFT,
    SPACE,
    WHITE,
    Gem,
)
from render.scaled import scaled
from render.scene import Box, Colour, Disc, Group, Line, Mark, Polygon
from render.shapes import Marks, around, gem

FULL: Final = 100
"""How wide and high a drawing is at most before it is made smaller."""
SMALL: Final = 60
"""What is not as wide and high shows its goods larger than the rest."""
_GEM: Final = 21
_FOUR: Final = ((-26, -6), (26, -6), (-24, 30), (24, 30))
_PANE: Final[Colour] = "#4cc9f0"


@cache
def drawing(kind: str, good: Gem | None, size: int) -> Marks:
    """The building of a card, ``size`` pixels wide and high; ``good`` is what it digs."""
    small = size < SMALL
    if good is not None:
        marks = _dug_small(kind, good) if small else _dug(kind, good)
    else:
        marks = _DRAWN_SMALL.get(kind, _DRAWN[kind])() if small else _DRAWN[kind]()
    return scaled(marks, size * 100 // FULL)


def _gems(good: Gem, spots: tuple[tuple[int, int], ...], r: int = _GEM) -> Marks:
    return tuple(Group("ore", gem(good, r), x, y) for x, y in spots)


def _dug(kind: str, good: Gem) -> Marks:
    """A mine with one good, a complex with two, a fusion mine with four."""
    if kind == "mine":
        return (*_ground(), *_tower(-14), *_gems(good, ((24, 20),), 24))
    if kind == "complex":
        return (*_ground(), *_tower(-26), *_tower(26), *_gems(good, ((-20, 24), (24, 24))))
    spots = ((-31, 22), (-11, 32), (11, 32), (31, 22))
    return (*_ground(), *_core(0, -16), *_gems(good, spots, 18))


def _dug_small(kind: str, good: Gem) -> Marks:
    """The same, with goods that can be told from each other where it is small."""
    if kind == "mine":
        return (*_mast(-22), Group("ore", scaled(gem(good, 18), 200), 14, 12))
    if kind == "complex":
        return (*_mast(0), *_gems(good, ((-22, 20), (24, 20)), 29))
    return (*_core(0, -20), *_gems(good, _FOUR, 24))


def _ground() -> Marks:
    """The back of an asteroid."""
    hill = ((-48, 46), (-44, 30), (-22, 22), (8, 26), (34, 20), (46, 32), (48, 46))
    return (Polygon(hill, ROCK_DARK), Polygon((*hill[1:4], (-10, 34)), ROCK))


def _tower(x: int) -> Marks:
    """A winding tower over its shaft."""
    return (
        Polygon(((x - 22, 30), (x - 5, -34), (x + 5, -34), (x - 12, 30)), SOFT),
        Polygon(((x + 22, 30), (x + 5, -34), (x - 5, -34), (x + 12, 30)), ROCK_LIGHT),
        Box(x - 14, -2, 28, 6, SOFT),
        Disc(x, -34, 13, WHITE),
        Disc(x, -34, 7, ROCK_DARK),
    )


def _mast(x: int) -> Marks:
    """A winding tower that is small."""
    return (
        Polygon(((x - 22, 46), (x - 5, -34), (x + 5, -34), (x - 10, 46)), SOFT),
        Polygon(((x + 22, 46), (x + 5, -34), (x - 5, -34), (x + 10, 46)), ROCK_LIGHT),
        Disc(x, -32, 14, WHITE),
    )


def _core(x: int, y: int) -> Marks:
    """A fusion chamber that glows."""
    return (
        Disc(x, y, 29, SOFT),
        Disc(x, y, 23, INK),
        Disc(x, y, 17, FLAME),
        Disc(x, y, 9, WHITE),
    )


def _generator() -> Marks:
    bolt = ((4, -34), (-20, 6), (-4, 6), (-8, 34), (20, -8), (3, -8))
    return (
        Box(-38, -40, 76, 82, ROCK_LIGHT, WHITE, 4, 14),
        Box(-28, -34, 56, 70, INK, round=8),
        Polygon(bolt, GOLD),
    )


def _solar() -> Marks:
    panes = tuple(
        Box(side + 3 * column + 12 * column, -22 + 16 * row, 12, 13, _PANE)
        for side in (-49, 21)
        for column in (0, 1)
        for row in (0, 1, 2)
    )
    return (
        Box(-49, -25, 29, 52, ROCK_DARK),
        Box(20, -25, 29, 52, ROCK_DARK),
        *panes,
        Line(((-22, 1), (22, 1)), SOFT, 6),
        Box(-13, -22, 26, 46, GOLD, INK, 2, 8),
        Disc(0, -32, 9, WHITE),
    )


def _reactor() -> Marks:
    rings = tuple(
        Polygon(_oval(46, 16, tilt), "", colour, 6)
        for tilt, colour in ((0, SOFT), (60, SOFT), (120, WHITE))
    )
    return (*rings, Disc(0, 0, 17, FLAME), Disc(0, 0, 9, WHITE))


def _oval(wide: int, high: int, tilt: int) -> tuple[tuple[int, int], ...]:
    turn = radians(tilt)
    points = ((wide * cos(radians(a)), high * sin(radians(a))) for a in range(0, 360, 20))
    return tuple(
        (round(x * cos(turn) - y * sin(turn)), round(x * sin(turn) + y * cos(turn)))
        for x, y in points
    )


def _depot() -> Marks:
    crates = tuple(
        Box(x, y, 22, 18, colour, INK, 2, 3)
        for x, y, colour in ((-35, 24, FLAME), (-11, 24, SOFT), (13, 24, FLAME), (1, 4, SOFT))
    )
    roof = ((-48, -8), (-40, -26), (-20, -40), (20, -40), (40, -26), (48, -8))
    return (
        Polygon(roof, ROCK_LIGHT),
        Polygon((*roof[:3], (-8, -40), (-30, -8)), SOFT),
        Box(-44, -10, 88, 54, ROCK),
        Box(-38, -4, 76, 48, INK),
        *crates,
    )


def _multi() -> Marks:
    return (*_ground(), *_tower(0), *_any(((-31, 22), (-11, 32), (11, 32), (31, 22)), 17))


def _multi_small() -> Marks:
    return (*_mast(0), *_any(_FOUR, 24))


def _any(spots: tuple[tuple[int, int], ...], r: int) -> Marks:
    """One of each good."""
    goods = (GEMS[3], GEMS[0], GEMS[1], GEMS[2])
    return tuple(Group("ore", gem(look, r), *at) for look, at in zip(goods, spots, strict=True))


def _turning(colour: Colour, other: Colour) -> Marks:
    """Two arrows that chase each other."""
    return (*_arrow(-64, 64, colour), *_arrow(116, 244, other))


def _arrow(start: int, end: int, colour: Colour) -> Marks:
    arc = around(tuple((angle, 100) for angle in range(start, end + 1, 16)), 34)
    head = around(((end - 8, 58), (end - 8, 146), (end + 38, 104)), 34)
    return (Line(arc, colour, 14), Polygon(head, colour))


def _converter() -> Marks:
    return _turning(GOLD, WHITE)


def _fuser() -> Marks:
    return (*_turning(GOLD, WHITE), Disc(0, 0, 16, FLAME), Disc(0, 0, 8, WHITE))


def _sabotage() -> Marks:
    spikes = tuple(
        Polygon(around(((a - 12, 60), (a, 100), (a + 12, 60)), 48), SOFT) for a in range(0, 360, 45)
    )
    return (
        *spikes,
        Disc(0, 0, 31, ROCK_LIGHT),
        Disc(-5, -5, 24, SOFT),
        Disc(0, 0, 15, INK),
        Disc(0, 0, 10, DANGER),
    )


def _missile() -> Marks:
    return (
        Polygon(((-14, 34), (14, 34), (0, 50)), FLAME),
        Polygon(((-12, 10), (-32, 38), (-12, 34)), ROCK_LIGHT),
        Polygon(((12, 10), (32, 38), (12, 34)), ROCK_LIGHT),
        Polygon(((-14, 36), (-14, -16), (0, -48), (14, -16), (14, 36)), WHITE),
        Polygon(((-14, -16), (0, -48), (14, -16)), DANGER),
        Box(-14, 12, 28, 8, DANGER),
    )


def _transport() -> Marks:
    return (
        Polygon(((-8, 44), (8, 44), (30, -44), (-30, -44)), ALIEN + "66"),
        Polygon(((-40, 48), (-28, 30), (28, 30), (40, 48)), SOFT),
        Box(-16, -26, 32, 28, FLAME, INK, 3, 4),
        Line(((-30, -44), (30, -44)), ALIEN, 6),
    )


def _station() -> Marks:
    spokes = tuple(
        Line(((0, 0), at), SOFT, 7) for at in around(((0, 82), (120, 82), (240, 82)), 44)
    )
    return (
        Disc(0, 0, 46, "", SOFT, 13),
        *spokes,
        *(Disc(*at, 7, ALIEN) for at in around(((60, 86), (180, 86), (300, 86)), 46)),
        Disc(0, 0, 16, WHITE),
        Disc(0, 0, 8, RIM),
    )


def _centre() -> Marks:
    """A flask."""
    glass = ((-11, -44), (11, -44), (11, -12), (42, 38), (36, 46), (-36, 46), (-42, 38), (-11, -12))
    return (
        Polygon(glass, SPACE, WHITE, 5),
        Polygon(((-23, 16), (23, 16), (35, 38), (32, 41), (-32, 41), (-35, 38)), ALIEN),
        Disc(-8, 28, 5, WHITE),
        Disc(10, 22, 4, WHITE),
        Disc(2, 2, 5, ALIEN),
        Box(-17, -48, 34, 9, WHITE, round=4),
    )


def _factory() -> Marks:
    """The head of a robot."""
    return (
        Line(((0, -46), (0, -26)), SOFT, 6),
        Disc(0, -43, 7, DANGER),
        Box(-47, -6, 12, 26, ROCK_LIGHT, round=4),
        Box(35, -6, 12, 26, ROCK_LIGHT, round=4),
        Box(-37, -28, 74, 70, SOFT, WHITE, 4, 14),
        Disc(-16, -2, 11, INK),
        Disc(16, -2, 11, INK),
        Disc(-16, -2, 5, ALIEN),
        Disc(16, -2, 5, ALIEN),
        Box(-20, 20, 40, 10, INK, round=4),
    )


def _block(x: int, top: int, wide: int, colour: Colour) -> list[Mark]:
    """A tower with lit windows."""
    panes = [
        Box(x + 4 + column * 10, y, 6, 6, GOLD)
        for y in range(top + 7, 38, 14)
        for column in range((wide - 2) // 10)
    ]
    return [Box(x, top, wide, 46 - top, colour), *panes]


def _metropolis() -> Marks:
    return (
        *_block(-44, -6, 24, ROCK),
        *_block(20, -16, 24, ROCK),
        *_block(-20, -40, 34, ROCK_DARK),
        Line(((-3, -48), (-3, -40)), SOFT, 4),
    )


def _megacity() -> Marks:
    return (
        Disc(0, 20, 48, RIM),
        *_block(-46, 4, 22, ROCK),
        *_block(24, 0, 22, ROCK),
        *_block(-26, -26, 24, ROCK_DARK),
        *_block(2, -46, 24, ROCK),
        Box(-50, 42, 100, 8, SOFT),
    )


_DRAWN: Final[dict[str, Callable[[], Marks]]] = {
    "generator": _generator,
    "solar": _solar,
    "reactor": _reactor,
    "depot": _depot,
    "multi": _multi,
    "converter": _converter,
    "fuser": _fuser,
    "sabotage": _sabotage,
    "missile": _missile,
    "transport": _transport,
    "station": _station,
    "centre": _centre,
    "factory": _factory,
    "metropolis": _metropolis,
    "megacity": _megacity,
}
_DRAWN_SMALL: Final[dict[str, Callable[[], Marks]]] = {"multi": _multi_small}
