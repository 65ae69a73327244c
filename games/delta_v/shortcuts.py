"""What shortens the way through a panel: tiles worth a look, tiles revealed at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine import AnyOffer, Choice, Pick

from .view import View


def likely(view: View, offers: Sequence[AnyOffer]) -> Sequence[Choice]:
    """DV42: of the tiles that may be looked at those that the player does not know."""
    new = {cell.cell for cell in view.cells if cell.tile and not cell.face}
    return [
        Choice(offer.verb, tuple(unknown))
        for offer in offers
        if isinstance(offer, Pick) and offer.verb in ("look", "scan-tiles")
        if len(unknown := [id_ for id_ in offer.items if id_ in new][: offer.high]) == offer.high
    ]


def together(view: View, before: Sequence[Choice], choice: Choice) -> bool:
    """DV60: the tiles for a contract may be named at once, as many as it still asks for."""
    if view.attempt is None or any(each.verb != "reveal" for each in (*before, choice)):
        return False
    left = len(view.attempt.minerals) - len(view.attempt.cells)
    return choice not in before and len(before) < left
