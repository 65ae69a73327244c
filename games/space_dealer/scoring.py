"""SD28: who has won."""

from __future__ import annotations

from typing import Final

from engine import Result, conceded, ranking

from .parts import MARKERS
from .state import State

COLUMNS: Final = ("markers", "delivered", "hosted", "neutral", "total")
"""Markers placed break ties; the three after them are points."""
WORTH: Final = (0, 1, 1, 1)


def standing(state: State) -> Result | None:
    """What the result would be now; nothing is hidden that brings points."""
    return result(state) if state.ends else None


def result(state: State) -> Result:
    """Points of every seat, and the places; ties go to who placed more markers, then are shared."""
    rows = tuple(
        (MARKERS - p.markers, p.delivered, p.hosted, p.neutral, p.points) for p in state.planets
    )
    places = ranking([(row[-1], row[0]) for row in rows])
    return conceded(state, Result(state.over, places, COLUMNS, rows, WORTH))
