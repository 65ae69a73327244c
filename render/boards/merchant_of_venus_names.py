"""Merchant of Venus: what places are called on the whole board, and where their names stand."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Final

from games.merchant_of_venus.galaxy import GALAXY
from render.extent import extent
from render.palette import GOLD, INK, WHITE
from render.scene import Box, Group, Point, Text
from render.shapes import Marks
from render.sheet import Bounds

LETTER: Final = 34
PITCH: Final = 36
_EDGE, _HIGH = 5, 37
"""Of the ground of a line: what it leaves beside its words, and its height."""
_HALF: Final = (96, 80)
"""Half of the widest name, and of the widest name of a people, with their ground."""
_BASE_HALF: Final = 118
_BESIDE: Final = 120
"""From where on a name is beside its world."""
_UNDER: Final = ("trp", "dw", "im", "ww")
"""Where the people stand above the name, so that this is next to its world."""
SOFT_HYPHEN: Final = "\N{SOFT HYPHEN}"
LABELS: Final[Mapping[str, Point]] = MappingProxyType(
    {
        "trp": (0, -110),
        "dw": (6, -100),
        "sn": (0, -64),
        "im": (0, -107),
        "ib": (-154, 74),
        "nh": (29, -93),
        "ww": (-144, -62),
        "pp": (-94, 86),
        "cw": (-4, 106),
        "gb": (-8, 54),
        "mgs": (-186, 1),
        "jw": (176, -14),
        "gp": (4, 108),
        "wts": (-160, 62),
        "sg": (154, 24),
        "ice": (182, 4),
        "as": (130, -6),
    }
)
"""How far the name of a place stands from the middle of its world: beside it, over no field.

By hand, for the map is always the same. A name never moves when the people there are met.
"""


def _rows(place: str, at: Point) -> list[Point]:
    """The middles of the lines of a plate: that of the name, and that of the people."""
    right, down = LABELS[place]
    x, y = at[0] + right, at[1] + down
    if place not in GALAXY.systems:
        return [(x, y)]
    rows = [(x, y - PITCH // 2), (x, y + PITCH // 2)]
    return rows[::-1] if place in _UNDER else rows


def plated(place: str, at: Point) -> list[Bounds]:
    """What the names of a place may take, whoever lives there; ``at`` is its world."""
    half = (_BASE_HALF,) if place == GALAXY.base else _HALF
    if place in GALAXY.systems and LABELS[place][0] > _BESIDE:
        half = (_HALF[1], _HALF[1])  # both lines begin there, and these names are short
    rows = zip(half, _rows(place, at), strict=False)
    return [(x - r, y - _HIGH // 2, x + r, y + _HIGH // 2) for r, (x, y) in rows]


@lru_cache(512)  # a board has seventeen, and most of them are on the next one too
def plates(place: str, at: Point, name: str, culture: str) -> Marks:
    """The name of a place, and that of its people if they are known."""
    lines = [(f"place-{place}", name, WHITE), (f"culture-{place}", culture, GOLD)]
    rows = _rows(place, at)
    grounds, words = [], []
    for (group, text, colour), (x, y) in zip(lines, rows, strict=False):
        if not text:
            continue
        word = Text(0, 0, text.replace(SOFT_HYPHEN, ""), LETTER, colour, weight=700)
        left, _, right, _ = extent((word,))
        half = (right - left) // 2 + _EDGE
        begin = x + _aside(place, half)
        ground = begin - at[0] - half, y - at[1] - _HIGH // 2
        grounds.append(Box(*ground, 2 * half, _HIGH, INK, round=9))
        words.append(Group(group, (word,), begin, y))
    return (Group(f"plate-{place}", tuple(grounds), *at), *words)


def _aside(place: str, half: int) -> int:
    """How far a line is moved that stands beside its world, so that it begins there."""
    right = LABELS[place][0]
    free = max(_HALF[1] - half, 0)
    return 0 if abs(right) < _BESIDE else -free if right > 0 else free
