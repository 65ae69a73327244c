"""Merchant of Venus: the players in a line each, below the galaxy."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from render.board import Caption
from render.palette import GOLD, PANEL, RAISED, SEATS, WHITE
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
    ("credits", 438),
    ("room", 546),
    ("laser", 638),
    ("shield", 714),
    ("fame", 790),
    ("missions", 866),
    ("total", 956),
)
"""Where a player's figures stand, below the sign of what they count."""


def rows(look: Look, caption: Caption, y: int) -> Iterator[Mark]:
    """The round, the signs of the columns, and what is most asked about every player."""
    said = caption.texts("venus-round", round=look.round, rounds=look.rounds)
    yield Text(MARGIN + 8, y + HEAD // 2, said, LETTER + 2, WHITE, "left", 800, 380)
    for column, x in COLUMNS:
        yield Group(f"head-{column}", art.head(column, 18), x, y + HEAD // 2)
    for n, panel in enumerate(look.panels):
        total = look.stake.totals[panel.seat] if look.stake.totals else None
        yield from _row(panel, total, caption, y + HEAD + n * ROW)


def told(look: Look, caption: Caption) -> list[str]:
    """What stands below the lines: challenges, and in the end whose missions were which."""
    texts = caption.texts
    said = challenges(look, caption)
    if look.over:
        for panel in look.panels:
            if panel.missions:
                what = [caption.id(id_) for id_ in panel.missions]
                said.append(texts("venus-goals-of", who=caption.names[panel.seat], what=what))
    return said


def challenges(look: Look, caption: Caption) -> list[str]:
    """Which challenges of a solo match are met, and which are not."""
    texts = caption.texts
    both = (("met", look.met), ("unmet", look.challenges))
    return [
        texts(f"venus-card-{key}", what=[texts(f"venus-challenge-{id_}") for id_ in found])
        for key, found in both
        if found
    ]


def high(look: Look) -> int:
    """How much room the lines take."""
    return HEAD + ROW * len(look.panels) + 6


def _row(panel: Panel, total: int | None, caption: Caption, y: int) -> Iterator[Mark]:
    middle, owes = y + ROW // 2 - 3, panel.seat in caption.waited
    ground = Box(0, 0, WIDE - 2 * MARGIN, ROW - 6, RAISED if owes else PANEL, round=8)
    yield Group(f"player-{panel.seat}", (ground,), MARGIN, y)
    if owes:
        yield Group("turn-mark", turn_mark(caption.left, 19), MARGIN + 26, middle)
    yield Group(f"badge-seat-{panel.seat}", art.seal(panel.seat, 22), MARGIN + 80, middle)
    name, letter = caption.names[panel.seat], SEATS[panel.seat].letter
    yield Text(MARGIN + 118, middle, name, LETTER, WHITE, "left", 700, 262, letter)
    figures = (
        str(panel.credits),
        f"{panel.room}/{2 * panel.holds}",
        str(panel.laser + panel.laser_bonus),
        str(panel.shield + panel.shield_bonus),
        str(panel.fame - panel.infamy),
        f"{panel.completed}",
        "-" if total is None else str(total),
    )
    for (column, x), said in zip(COLUMNS, figures, strict=True):
        colour = GOLD if column == "total" else WHITE
        figure = Text(0, 0, said, FIGURE, colour, weight=700)
        yield Group(f"figure-{column}-{panel.seat}", (figure,), x, middle)
