"""Delta Vee: the compartments of a ship as signs, with their damage."""

from __future__ import annotations

from functools import cache, lru_cache

from games.delta_vee.log_view import PartView
from render.palette import DANGER, GOLD, INK, PANEL, RIM, SOFT, WHITE, mix
from render.scene import Box, Colour, Disc, Group, Line, Polygon, Text
from render.shapes import Marks, around

from . import delta_vee_art as art

BOX = 38
"""How wide and high a compartment is."""
_TWO = 50
"""How wide the box of a number with two digits is."""
GROUND: Colour = mix(PANEL, WHITE, 20)
_LOOKS: dict[str, tuple[Colour, Colour, Colour]] = {
    # ground, edge, and what is drawn on it
    "sound": (GROUND, RIM, WHITE),
    "vulnerable": (INK, GOLD, GOLD),
    "damaged": (GOLD, GOLD, INK),
    "destroyed": (INK, DANGER, SOFT),
}


def wide(part: PartView) -> int:
    """How wide a compartment is drawn."""
    return _TWO if not part.kind and len(_number(part)) > 1 else BOX


@lru_cache(2048)
def compartment(part: PartView) -> Marks:
    """A box of a log around (0, 0): what lies in it, its state by ground, edge and cross.

    What nobody but its owner knows is the number of the box.
    """
    ground, edge, ink = _LOOKS[part.condition]
    across = wide(part)
    box = Box(-across // 2, -BOX // 2, across, BOX, ground, edge, 3, 6)
    if not part.kind:
        return (box, Text(0, 0, _number(part), art.LETTER, ink, weight=700))
    face = Group(f"glyph-{part.kind}", (box, *glyph(part.kind, ink)))
    return (face, *(art.cross(across, BOX) if part.condition == "destroyed" else ()))


def _number(part: PartView) -> str:
    return part.part.removeprefix("pod-")


@cache
def glyph(kind: str, ink: Colour) -> Marks:
    """What a compartment is, about 28 pixels wide, in one colour."""
    return _DRAWN.get(kind, _crate)(ink)


def _bridge(ink: Colour) -> Marks:
    """The window of a bridge, seen from ahead."""
    return (
        Polygon(((-14, 9), (-9, -8), (9, -8), (14, 9)), "", ink, 4),
        Line(((0, -8), (0, 9)), ink, 3),
        Line(((-12, 1), (12, 1)), ink, 3),
    )


def _engine(ink: Colour) -> Marks:
    return (
        Polygon(((-6, -13), (6, -13), (12, 2), (-12, 2)), ink),
        Polygon(((-8, 5), (8, 5), (0, 15)), ink),
    )


def _field(ink: Colour) -> Marks:
    return (Disc(0, 0, 14, "", ink, 4), Disc(0, 0, 6, ink))


def _barrels(ink: Colour, rows: tuple[int, ...]) -> Marks:
    """As many barrels on a mount."""
    return (
        Box(-14, -9, 10, 18, ink, round=3),
        *(Line(((-6, y), (14, y)), ink, 5) for y in rows),
    )


def _hunter(ink: Colour) -> Marks:
    """Cross-hairs."""
    arms = (((-15, 0), (-5, 0)), ((5, 0), (15, 0)), ((0, -15), (0, -5)), ((0, 5), (0, 15)))
    return (Disc(0, 0, 10, "", ink, 3), *(Line(arm, ink, 4) for arm in arms))


def _light(ink: Colour) -> Marks:
    return _barrels(ink, (0,))


def _heavy(ink: Colour) -> Marks:
    return _barrels(ink, (-6, 6))


def _arsenal(ink: Colour) -> Marks:
    """Three missiles."""
    return tuple(
        Polygon(((x - 3, 14), (x - 3, -6), (x, -14), (x + 3, -6), (x + 3, 14)), ink)
        for x in (-10, 0, 10)
    )


def _comm(ink: Colour) -> Marks:
    """A mast that sends."""
    return (
        Line(((0, -2), (-7, 14)), ink, 3),
        Line(((0, -2), (7, 14)), ink, 3),
        Disc(0, -5, 4, ink),
        Line(((-8, -13), (-12, -5), (-8, 3)), ink, 3),
        Line(((8, -13), (12, -5), (8, 3)), ink, 3),
    )


def _tractor(ink: Colour) -> Marks:
    """A magnet."""
    return (
        Line(((-9, -13), (-9, 4), (-5, 10), (0, 12), (5, 10), (9, 4), (9, -13)), ink, 6),
        Line(((-13, -7), (-5, -7)), INK if ink != INK else GOLD, 2),
        Line(((5, -7), (13, -7)), INK if ink != INK else GOLD, 2),
    )


def _bay(ink: Colour) -> Marks:
    """A battlecraft."""
    return (
        Polygon(((0, -15), (5, -2), (15, 8), (15, 13), (0, 9), (-15, 13), (-15, 8), (-5, -2)), ink),
    )


def _jump(ink: Colour) -> Marks:
    return tuple(Polygon(((x, -12), (x + 12, 0), (x, 12)), ink) for x in (-13, 1))


def _jump_more(ink: Colour) -> Marks:
    return (*_jump(ink), Line(((-13, 15), (13, 15)), ink, 3))


def _energy(ink: Colour) -> Marks:
    return art.bolt(14, ink)


def _bed(ink: Colour) -> Marks:
    return (
        Line(((-14, -8), (-14, 11)), ink, 3),
        Box(-14, 1, 29, 6, ink),
        Line(((14, 1), (14, 11)), ink, 3),
        Disc(-8, -4, 4, ink),
    )


def _luxury(ink: Colour) -> Marks:
    """A bed below a star."""
    star = around(tuple((n * 36, 100 if n % 2 == 0 else 42) for n in range(10)), 8, 7, -8)
    return (*_bed(ink), Polygon(star, ink))


def _crew(ink: Colour) -> Marks:
    return (Disc(0, -7, 6, ink), Polygon(((-12, 14), (-9, 3), (9, 3), (12, 14)), ink))


def _medical(ink: Colour) -> Marks:
    return (Box(-5, -14, 10, 28, ink), Box(-14, -5, 28, 10, ink))


def _flask(ink: Colour) -> Marks:
    return (
        Polygon(((-4, -13), (4, -13), (4, -4), (12, 13), (-12, 13), (-4, -4)), "", ink, 3),
        Polygon(((-8, 5), (8, 5), (12, 13), (-12, 13)), ink),
    )


def _crate(ink: Colour) -> Marks:
    return (Box(-13, -13, 26, 26, "", ink, 4), Line(((-11, -11), (11, 11)), ink, 3))


def _buffered(ink: Colour) -> Marks:
    """A crate in a frame."""
    return (Box(-15, -15, 30, 30, "", ink, 3, 6), Box(-8, -8, 16, 16, ink))


def _living(ink: Colour) -> Marks:
    """A leaf."""
    leaf = ((-12, 12), (-11, -2), (-2, -12), (13, -13), (12, 2), (3, 11))
    return (Polygon(leaf, ink), Line(((-15, 15), (4, -4)), INK if ink != INK else GOLD, 2))


def _lander(ink: Colour) -> Marks:
    return (
        Polygon(((-7, -12), (7, -12), (10, 2), (-10, 2)), ink),
        Line(((-7, 2), (-14, 13)), ink, 3),
        Line(((7, 2), (14, 13)), ink, 3),
        Line(((0, 2), (0, 10)), ink, 3),
    )


def _survey(ink: Colour) -> Marks:
    """A magnifying glass."""
    return (Disc(-3, -3, 10, "", ink, 4), Line(((5, 5), (14, 14)), ink, 6))


def _robot(ink: Colour) -> Marks:
    eye = INK if ink != INK else GOLD
    return (
        Box(-12, -8, 24, 20, ink, round=4),
        Disc(-5, 1, 3, eye),
        Disc(5, 1, 3, eye),
        Line(((0, -8), (0, -15)), ink, 3),
    )


def _explorer(ink: Colour) -> Marks:
    """A car for planets."""
    return (
        Polygon(((-14, 4), (-10, -6), (6, -6), (14, 4)), ink),
        Disc(-8, 9, 5, ink),
        Disc(8, 9, 5, ink),
    )


def _escape(ink: Colour) -> Marks:
    """A capsule on a parachute."""
    return (
        Polygon(((-14, -3), (-9, -12), (0, -15), (9, -12), (14, -3)), ink),
        Line(((-13, -3), (0, 9), (13, -3)), ink, 2),
        Disc(0, 10, 5, ink),
    )


def _support(ink: Colour) -> Marks:
    """A spanner."""
    return (
        Line(((-10, 12), (5, -5)), ink, 7),
        Line(((2, -14), (4, -4), (14, -2)), ink, 5),
    )


_DRAWN = {
    "bridge": _bridge,
    "engine": _engine,
    "field": _field,
    "hunter": _hunter,
    "light": _light,
    "heavy": _heavy,
    "arsenal": _arsenal,
    "comm": _comm,
    "tractor": _tractor,
    "bay": _bay,
    "jump-pod": _jump,
    "augmented-jump": _jump_more,
    "energy": _energy,
    "luxury-cabin": _luxury,
    "standard-cabin": _bed,
    "crew": _crew,
    "advanced-medical": _medical,
    "bio-research": _flask,
    "standard-cargo": _crate,
    "buffered-cargo": _buffered,
    "living-cargo": _living,
    "lander": _lander,
    "survey": _survey,
    "robot-equipment": _robot,
    "explorer": _explorer,
    "escape": _escape,
    "standard-support": _support,
}
