"""Delta V: a running attempt at a contract: which tiles fit it, and whose it is."""

from __future__ import annotations

from functools import cache, lru_cache

from games.delta_v.parts import mineral
from games.delta_v.view import AttemptView, CellView
from render.letters import LETTER
from render.palette import DANGER, GOLD, INK, SEATS, SPACE, WHITE
from render.scene import Box, Disc, Group, Line, Text
from render.shapes import Marks, gem

from .delta_v_parts import LOOKS

_BESIDE, _BELOW = (29, -29), (28, 29)
"""Where a verdict stands on a tile: above its points, or beside the rockets on it."""
_SEAL = 18
"""Radius of a verdict."""


def counted(cell: CellView, attempt: AttemptView) -> str:
    """The mineral as which a tile counts that was turned up; the empty string: it does not fit."""
    place = attempt.cells.index(cell.cell)
    return attempt.counts_as[place] if place < len(attempt.counts_as) else ""


def verdict(cell: CellView, counts: str, *, crowded: bool) -> Group:
    """Whether a tile fits the contract: a tick, a cross, or as what it counts for a bribe."""
    at = _BELOW if crowded else _BESIDE
    if not counts:
        return Group(f"misfit-{cell.cell}", _cross(), *at)
    if counts == mineral(cell.face):
        return Group(f"fits-{cell.cell}", _tick(), *at)
    return Group(f"bribed-{cell.cell}", _instead(counts), *at)


@cache
def _tick() -> Marks:
    return (
        Disc(0, 0, _SEAL, GOLD, INK, 2),
        Line(((-9, 0), (-3, 7), (9, -7)), INK, 6),
    )


@cache
def _cross() -> Marks:
    side = 2 * _SEAL - 2
    return (
        Box(-side // 2, -side // 2, side, side, DANGER, INK, 2, 6),
        Line(((-8, -8), (8, 8)), INK, 6),
        Line(((-8, 8), (8, -8)), INK, 6),
    )


@cache
def _instead(counts: str) -> Marks:
    """The mineral as which a tile counts for a bribe."""
    return (Box(-21, -21, 42, 42, SPACE, GOLD, 3, 8), *gem(LOOKS[counts], 17, LETTER))


@lru_cache(256)
def trying(seat: int, said: str, wide: int) -> Group:
    """Which contract a player tries; its right edge is at (0, 0)."""
    plate = Box(-wide - 20, -22, wide + 20, 44, SPACE, SEATS[seat].colour, 3, 8)
    return Group(f"trying-{seat}", (plate, Text(-10, 0, said, LETTER, WHITE, "right", 700)))
