"""SM47: what a tile would bring, beside it in the menu."""

from __future__ import annotations

from engine import Choice, Phrase

from .scoring import gain
from .view import View


def hint(view: View, choice: Choice) -> Phrase | None:
    """The points that a tile adds to one's own now; nothing for the rest."""
    own = view.own
    if choice.verb not in {"mark", "take"} or len(choice.args) != 1 or own is None:
        return None
    return Phrase("hint-gain", (("points", gain(own.taken, choice.args[0])),))
