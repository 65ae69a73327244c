"""Merchant of Venus: the sign of each people, and of what they make, drawn around (0, 0)."""

from __future__ import annotations

from functools import cache
from typing import Final

from render.palette import GOLD, INK
from render.scene import Box, Disc, Line, Mark, Point, Polygon
from render.shapes import Marks, around

_CELL = tuple((60 * n, 66) for n in range(6))
_STAR = tuple((36 * n, 62 if n % 2 == 0 else 26) for n in range(10))


@cache
def people(culture: str, r: int) -> Marks:
    """The sign of a people on a golden disc."""

    def line(*points: Point) -> Mark:
        return Line(tuple((x * r // 100, y * r // 100) for x, y in points), INK, max(r // 6, 3))

    def shape(*points: Point) -> Mark:
        return Polygon(tuple((x * r // 100, y * r // 100) for x, y in points), INK)

    def dot(x: int, y: int, size: int, *, hole: bool = False) -> Mark:
        return Disc(x * r // 100, y * r // 100, r * size // 100, GOLD if hole else INK)

    signs: dict[str, Marks] = {
        "nillis": (dot(0, -36, 26), dot(-36, 28, 26), dot(36, 28, 26)),
        "volois": (shape((0, 50), (-70, -30), (-20, -14), (0, -56), (20, -14), (70, -30)),),
        "graw": tuple(line((x - 14, 56), (x + 14, -56)) for x in (-38, 0, 38)),
        "niks": (shape((0, -70), (60, 0), (0, 70), (-60, 0)), dot(0, 0, 22, hole=True)),
        "dell": (line((0, -62), (0, 62)), line((-62, 0), (62, 0)), dot(0, 0, 26)),
        "humans": (dot(0, -32, 28), shape((-56, 58), (-34, 6), (34, 6), (56, 58))),
        "shenna": (shape((0, 66), (-50, -6), (0, -68), (50, -6)), _vein(r)),
        "yxklyx": (line((-60, 36), (-30, -40), (0, 36), (30, -40), (60, 36)),),
        "zum": (Polygon(around(_CELL, r), INK), dot(0, 0, 30, hole=True)),
        "eeepeep": tuple(dot(x, 0, size, hole=size < 20) for size in (30, 13) for x in (-32, 32)),
        "whynom": (line((-40, 58), (-50, -10), (-28, -50), (28, -50), (50, -10), (40, 58)),),
        "cholos": (line((-48, -48), (48, 48)), line((48, -48), (-48, 48))),
        "wollow": tuple(
            line((-64, y + 12), (-22, y - 12), (22, y + 12), (64, y - 12)) for y in (-36, 0, 36)
        ),
        "qossuth": (Polygon(around(_STAR, r * 11 // 10), INK),),
    }
    return (Disc(0, 0, r, GOLD), *signs[culture])


def _vein(r: int) -> Mark:
    return Line(((0, r * 50 // 100), (0, r * -40 // 100)), GOLD, max(r // 9, 2))


PEOPLES: Final = (
    "nillis", "volois", "graw", "niks", "dell", "humans", "shenna", "yxklyx", "zum", "eeepeep",
    "whynom", "cholos", "wollow", "qossuth",
)  # fmt: skip
"""In the order of the box; each has a sign."""


@cache
def crate(colour: str, r: int) -> Marks:
    """A good, in a crate of the colour of its kind."""
    edge = max(r // 7, 2)
    return (
        Box(-r, -r * 8 // 10, 2 * r, r * 16 // 10, colour, INK, 2, r // 6),
        Line(((-r + edge, -r * 2 // 10), (r - edge, -r * 2 // 10)), INK, edge),
        Box(-r * 3 // 10, -r * 45 // 100, r * 6 // 10, r * 5 // 10, INK, round=edge),
    )
