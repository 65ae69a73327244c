"""What a choice comes to, beside it in the menu, and the order that would have made it."""

from __future__ import annotations

from typing import Final

from engine import Choice, Phrase

from .parts import BIDS, PIRATE
from .phrases import phrase
from .view import View

PLAIN: Final = {"survey": "hint-costs", "replace": "hint-costs", "bid": "hint-bid"}
"""What is said of a verb whatever its ids."""


def hint(view: View, choice: Choice) -> Phrase | None:
    """What was seen where an incident may be turned up, prices, strikes, what is lost."""
    match choice.verb, choice.args:
        case "show", (cell,):
            return Phrase("hint-seen", (("face", phrase(view.face(cell))),))
        case verb, (_,) if verb in PLAIN:
            return Phrase(PLAIN[verb])
        case "prospect", () if view.seat is not None and not view.players[view.seat].rockets:
            return Phrase("hint-no-rocket")
        case (("look" | "scan-tiles"), cells) if known := [c for c in cells if view.face(c)]:
            return Phrase("hint-known", (("cells", tuple(map(phrase, known))),))
        case "strike", (incident,):
            return Phrase("hint-action" if incident == PIRATE else "hint-attempt")
    return None


def proposes(view: View, choice: Choice) -> Choice | None:
    """DV74, DV86: who passes may pass from now on."""
    return Choice("order-pass", (view.ambush or BIDS,)) if choice.verb == "pass" else None
