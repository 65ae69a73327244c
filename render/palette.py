"""One look for all boards: deep space, and pieces that differ by colour, shape and letter.

No two seats and no two minerals share a shape or a letter; their colours stay apart for
every kind of colour blindness (tests/render/test_palette.py simulates them).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .scene import Colour

SPACE: Colour = "#0a1023"
"""The ground of every picture."""
PANEL: Colour = "#141d3a"
RAISED: Colour = "#1f2b52"
RIM: Colour = "#33447a"
INK: Colour = "#080c1a"
"""Letters on light pieces."""
WHITE: Colour = "#f4f6fb"
SOFT: Colour = "#a9b6d6"
"""Words of less weight."""
FAINT: Colour = "#5d6c99"
LIT: Colour = "#7dffea"
"""What the viewer may choose."""
LAST: Colour = "#ffffff"
"""What the last move touched."""
GOLD: Colour = "#ffd76a"
ALIEN: Colour = "#9dff6e"
DANGER: Colour = "#ff7a5c"
ROCK: Colour = "#59607f"
ROCK_LIGHT: Colour = "#7e87a8"
ROCK_DARK: Colour = "#3d4463"
NEBULA: tuple[Colour, ...] = ("#3a2a78", "#123f63", "#5a2560")
FLAME: Colour = "#ffb347"


@dataclass(frozen=True, slots=True)
class Livery:
    """How the pieces of a seat look: colour, letter, and the outline of its hull (shapes.py)."""

    colour: Colour
    letter: str
    shape: str


@dataclass(frozen=True, slots=True)
class Gem:
    """How a mineral looks: colour, Greek letter, and its cut (shapes.py)."""

    colour: Colour
    letter: str
    shape: str


SEATS = (
    Livery("#ff9f1c", "K", "disc"),
    Livery("#4cc9f0", "M", "square"),
    Livery("#f15bb5", "S", "diamond"),
    Livery("#b8f05a", "T", "shield"),
    Livery("#f4f1ea", "X", "hexagon"),
    Livery("#c0562b", "Z", "arch"),
)
"""Letters that are no coordinate, so that "K" is never a column."""

GEMS = (
    Gem("#ffd23f", "\N{GREEK SMALL LETTER ALPHA}", "hexagon"),
    Gem("#34d17c", "\N{GREEK SMALL LETTER BETA}", "square"),
    Gem("#4d8dff", "\N{GREEK SMALL LETTER GAMMA}", "diamond"),
    Gem("#ff5a5f", "\N{GREEK SMALL LETTER DELTA}", "triangle"),
    Gem("#c3ccd8", "\N{GREEK SMALL LETTER EPSILON}", "pentagon"),
    Gem("#c59bff", "\N{GREEK SMALL LETTER OMEGA}", "star"),
)

_STEPS = 7
"""Shades of a colour on its way to the ground: enough for smooth edges and glows."""


@cache
def picture_palette() -> tuple[tuple[int, int, int], ...]:
    """The 256 colours that every picture is made of, as (red, green, blue)."""
    pieces = [look.colour for look in (*SEATS, *GEMS)]
    strong = [*pieces, WHITE, SOFT, LIT, GOLD, ALIEN, DANGER, FLAME]
    quiet = [PANEL, RAISED, RIM, FAINT, ROCK, ROCK_LIGHT, ROCK_DARK, *NEBULA]
    found = dict.fromkeys(rgb(colour) for colour in (SPACE, INK, *strong, *quiet))
    for ground, colours, steps in (
        (SPACE, strong, _STEPS),
        (SPACE, quiet, 4),
        (INK, pieces, 4),
        (WHITE, [INK, PANEL, ROCK], 4),
    ):
        for colour in colours:
            found.update(dict.fromkeys(_ramp(rgb(ground), rgb(colour), steps)))
    shades = list(found)[:256]
    return tuple(shades + [rgb(SPACE)] * (256 - len(shades)))


def rgb(colour: Colour) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255; a fourth pair of digits is left aside."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: Colour, other: Colour, percent: int) -> Colour:
    """``percent`` of the other colour in the one."""
    parts = zip(rgb(one), rgb(other), strict=True)
    return "#" + "".join(f"{(a * (100 - percent) + b * percent) // 100:02x}" for a, b in parts)


def _ramp(
    low: tuple[int, int, int], high: tuple[int, int, int], steps: int
) -> list[tuple[int, int, int]]:
    return [
        (
            low[0] + (high[0] - low[0]) * n // steps,
            low[1] + (high[1] - low[1]) * n // steps,
            low[2] + (high[2] - low[2]) * n // steps,
        )
        for n in range(1, steps)
    ]
