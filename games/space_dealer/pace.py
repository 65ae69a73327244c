"""How soon computer players act, so that people can keep up with them."""

from __future__ import annotations

from typing import Final

from engine import EASY, NORMAL, STRONG

from .state import State

PARTS: Final = {EASY: 4, NORMAL: 5, STRONG: 8}
"""Of a timer minute (SD1). Where it has sixty seconds they act every fifteen, twelve, and seven and
a half: who plays as well as the normal one, and needs ten for an action, keeps up with it."""


LONGEST: Final = 60_000
"""Milliseconds: with longer timers nobody races for seconds, and a ship's turn has many actions."""


def pause(state: State, kind: str) -> int:
    """The ms that a computer player lets go by before it acts; none while time does not run."""
    runs = state.ends and not state.closing
    return min(state.minute // PARTS.get(kind, PARTS[EASY]), LONGEST) if runs else 0
