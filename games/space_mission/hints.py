"""What a choice comes to: the points of a tile (SM47), a top-up that draws nothing."""

from __future__ import annotations

from typing import Final

from engine import Choice, Phrase

from .parts import HAND
from .scoring import gain
from .view import View

TOP_UP: Final = Choice("top-up")


def hint(view: View, choice: Choice) -> Phrase | None:
    """The points that a tile adds to one's own now; that an action would be lost."""
    own = view.own
    if choice == TOP_UP and own is not None and len(own.hand) == HAND:
        return Phrase("hint-full-hand")
    if choice.verb not in {"mark", "take"} or len(choice.args) != 1 or own is None:
        return None
    return Phrase("hint-gain", (("points", gain(own.taken, choice.args[0])),))
