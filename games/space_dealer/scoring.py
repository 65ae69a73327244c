"""SD28: who has won."""

from __future__ import annotations

from typing import Final

from engine import Result

from .parts import MARKERS
from .state import State

COLUMNS: Final = ("markers", "delivered", "hosted", "neutral", "total")
"""Markers placed break ties; the three after them are points."""


def result(state: State) -> Result:
    """Points of every seat, and the places; ties go to who placed more markers, then are shared."""
    rows = tuple(
        (MARKERS - p.markers, p.delivered, p.hosted, p.neutral, p.points) for p in state.planets
    )
    order = [(row[-1], row[0]) for row in rows]
    places = tuple(1 + sum(other > own for other in order) for own in order)
    return Result(state.over, places, COLUMNS, rows)
