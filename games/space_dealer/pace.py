"""How soon computer players act, so that people can keep up with them."""

from __future__ import annotations

from typing import Final

from engine import EASY, NORMAL, STRONG

from .state import State

PARTS: Final = {EASY: 4, NORMAL: 5, STRONG: 8}
"""Of a timer minute (SD1). Where it has sixty seconds they act every fifteen, twelve, and seven and
a half: who plays as well as the normal one, and needs ten for an action, keeps up with it."""


def pause(state: State, kind: str) -> int:
    """The ms that a computer player lets go by before it acts."""
    return state.minute // PARTS.get(kind, PARTS[EASY])
