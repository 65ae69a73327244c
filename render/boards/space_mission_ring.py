"""Space Mission: where the planets lie around the gate, and what stands above them."""

from __future__ import annotations

from functools import cache

from games.space_mission.view import View
from render.board import Caption
from render.letters import words
from render.palette import RIM
from render.scene import Group, Line, Mark

from .space_mission_parts import CELL, GAP, MARGIN

HEAD = 60
"""Height of the line above the ring."""
RING = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
"""Columns and rows of the eight planets, clockwise from the upper left, around the gate."""
RING_END = HEAD + 3 * CELL[1] + 2 * GAP


def spot(column: int, row: int) -> tuple[int, int]:
    """The upper left corner of a cell."""
    return MARGIN + column * (CELL[0] + GAP), HEAD + row * (CELL[1] + GAP)


@cache
def lanes() -> Group:
    """The line along which ships fly."""
    centres = [(x + CELL[0] // 2, y + CELL[1] // 2) for x, y in (spot(*place) for place in RING)]
    return Group("lanes", (Line((*centres, centres[0]), RIM, 16),))


def titled(view: View, caption: Caption) -> Mark:
    """Which round it is, above the ring."""
    said = caption.texts("mission-round", round=view.round)
    return words(MARGIN + 4, HEAD // 2, said, 36, weight=800)


def ships(view: View, place: str) -> list[int]:
    """The seats whose ships are at a planet, or at the gate."""
    return [pilot.seat for pilot in view.pilots if pilot.ship == place]
