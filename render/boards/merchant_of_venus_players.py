"""Merchant of Venus: the players in a line each, below the galaxy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.board import Caption
from render.palette import PANEL, RAISED, SEATS, WHITE
from render.scene import Box, Group, Mark, Text
from render.shapes import turn_mark

from . import merchant_of_venus_art as art
from .merchant_of_venus_look import Look, Panel

WIDE: Final = 1024
MARGIN: Final = 12
LETTER: Final = 34
FIGURE: Final = 44
HEAD: Final = 54
ROW: Final = 58
COLUMNS: Final = (
    ("credits", 476),
    ("room", 586),
    ("laser", 692),
    ("shield", 778),
    ("fame", 866),
    ("missions", 960),
)
"""Where a player's figures stand, below the sign of what they count."""


def rows(look: Look, caption: Caption, y: int) -> Iterator[Mark]:
    """The round, the signs of the columns, and what is most asked about every player."""
    said = caption.texts("venus-round", round=look.round, rounds=look.rounds)
    yield Text(MARGIN + 8, y + HEAD // 2, said, LETTER + 2, WHITE, "left", 800, 420)
    for column, x in COLUMNS:
        yield Group(f"head-{column}", art.head(column, 18), x, y + HEAD // 2)
    for n, panel in enumerate(look.panels):
        yield from _row(panel, caption, y + HEAD + n * ROW)


def high(look: Look) -> int:
    """How much room the lines take."""
    return HEAD + ROW * len(look.panels) + 6


def _row(panel: Panel, caption: Caption, y: int) -> Iterator[Mark]:
    middle, owes = y + ROW // 2 - 3, panel.seat in caption.waited
    ground = Box(0, 0, WIDE - 2 * MARGIN, ROW - 6, RAISED if owes else PANEL, round=8)
    yield Group(f"player-{panel.seat}", (ground,), MARGIN, y)
    if owes:
        yield Group("turn-mark", turn_mark(caption.left, 19), MARGIN + 26, middle)
    yield Group(f"badge-seat-{panel.seat}", art.seal(panel.seat, 22), MARGIN + 80, middle)
    name, letter = caption.names[panel.seat], SEATS[panel.seat].letter
    yield Text(MARGIN + 118, middle, name, LETTER, WHITE, "left", 700, 290, letter)
    figures = (
        str(panel.credits),
        f"{panel.room}/{2 * panel.holds}",
        str(panel.laser + panel.laser_bonus),
        str(panel.shield + panel.shield_bonus),
        str(panel.fame - panel.infamy),
        f"{panel.completed}",
    )
    for (column, x), said in zip(COLUMNS, figures, strict=True):
        figure = Text(0, 0, said, FIGURE, WHITE, weight=700)
        yield Group(f"figure-{column}-{panel.seat}", (figure,), x, middle)
