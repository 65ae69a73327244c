"""One look for all boards: deep space, and pieces that differ by colour, shape and letter.

No two seats and no two minerals share a shape or a letter; their colours stay apart for
every kind of colour blindness (tests/render/test_palette.py simulates them).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

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
NEBULA: Colour = "#1c2758"
"""The light at the upper edge of a sky."""
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


FACETS: tuple[tuple[Colour, int], ...] = ((WHITE, 45), (INK, 12), (INK, 30), (INK, 40))
"""How the facets of a gem differ from its table: toward which colour, by how many percent."""

SEATS = (
    Livery("#ff9f1c", "K", "disc"),
    Livery("#4cc9f0", "M", "square"),
    Livery("#f15bb5", "S", "diamond"),
    Livery("#b8f05a", "T", "shield"),
    Livery("#f4f1ea", "X", "hexagon"),
    Livery("#cc5f2f", "Z", "arch"),
    Livery("#9470ee", "V", "wedge"),
    Livery("#a68270", "W", "cross"),
)
"""Letters that are no coordinate, so that "K" is never a column."""

GEMS = (
    Gem("#ffd23f", "\N{GREEK SMALL LETTER ALPHA}", "hexagon"),
    Gem("#3fdc8c", "\N{GREEK SMALL LETTER BETA}", "square"),
    Gem("#4d8dff", "\N{GREEK SMALL LETTER GAMMA}", "diamond"),
    Gem("#f94144", "\N{GREEK SMALL LETTER DELTA}", "triangle"),
    Gem("#c3ccd8", "\N{GREEK SMALL LETTER EPSILON}", "pentagon"),
    Gem("#cfa8ff", "\N{GREEK SMALL LETTER OMEGA}", "star"),
)


DAYLIGHT: tuple[Colour, ...] = (
    "#ffc16d",
    "#87dbf4",
    "#f68ecd",
    "#cef48e",
    "#fbf9f5",
    "#de8f6d",
    "#b79df4",
    "#c4aa9e",
)
"""The lit side of the planet of each seat."""


class Worlds(NamedTuple):
    """The grounds of drawn worlds, beside the colours that others have."""

    sea: Colour = "#2b6cb8"
    leaf: Colour = "#2f8f57"
    sand: Colour = "#dcae68"
    dune: Colour = "#a4713f"
    ice: Colour = "#cfe6f5"
    frost: Colour = "#6fa3cc"
    smog: Colour = "#868242"
    gas: Colour = "#d29573"
    rust: Colour = "#8f4a3c"


WORLDS = Worlds()

DUSK = 12
"""Bands of a sky from its upper edge down."""


@cache
def picture_palette() -> tuple[tuple[int, int, int], ...]:
    """The 256 colours that every picture is made of, as (red, green, blue).

    Besides the pure colours there are the shades of cut gems, and ramps between colours
    that meet, for smooth edges and glows.
    """
    gems = [gem.colour for gem in GEMS]
    pieces = [*(seat.colour for seat in SEATS), *gems]
    bright = [*pieces, WHITE, SOFT, LIT, GOLD, ALIEN, DANGER, FLAME]
    quiet = [PANEL, RAISED, RIM, FAINT, ROCK, ROCK_LIGHT, ROCK_DARK]
    found = dict.fromkeys([SPACE, INK, *bright, *quiet, NEBULA])
    found.update(dict.fromkeys(mix(c, to, part) for c in gems for to, part in FACETS))
    found.update(dict.fromkeys(mix(seat.colour, INK, 45) for seat in SEATS))
    found.update(dict.fromkeys(DAYLIGHT))
    found.update(dict.fromkeys(WORLDS))
    for ground, colours, steps in (
        (SPACE, [NEBULA], DUSK),
        (SPACE, bright, 5),
        (SPACE, quiet, 3),
        (INK, pieces, 3),
        (PANEL, [WHITE, SOFT, GOLD], 5),
    ):
        shades = (mix(ground, c, 100 * n // steps) for c in colours for n in range(1, steps))
        found.update(dict.fromkeys(shades))
    exact = [rgb(colour) for colour in found]
    assert len(exact) < 256, "a palette has 256 colours, and films need one that is clear"
    return tuple(exact + [rgb(SPACE)] * (256 - len(exact)))


def rgb(colour: Colour) -> tuple[int, int, int]:
    """Red, green and blue from 0 to 255; a fourth pair of digits is left aside."""
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)


def mix(one: Colour, other: Colour, percent: int) -> Colour:
    """``percent`` of the other colour in the one."""
    parts = zip(rgb(one), rgb(other), strict=True)
    return "#" + "".join(f"{(a * (100 - percent) + b * percent) // 100:02x}" for a, b in parts)
