"""How soon computer players act, so that people can keep up with them."""

from __future__ import annotations

from typing import Final

from engine import EASY, NORMAL, STRONG

from .state import State

PARTS: Final = {EASY: 5, NORMAL: 10, STRONG: 15}
"""Of a timer minute (SD1): at a table with a minute of sixty seconds a strong one acts every four,
as somebody does who plays quickly."""


def pause(state: State, kind: str) -> int:
    """The ms that a computer player lets go by before it acts."""
    return state.minute // PARTS.get(kind, PARTS[EASY])
