"""What shortens the way through a panel: tiles worth a look, tiles revealed at once."""

from __future__ import annotations

from collections.abc import Sequence

from engine import AnyOffer, Choice, Offer, Pick

from .parts import mineral
from .view import View


def likely(view: View, offers: Sequence[AnyOffer]) -> Sequence[Choice]:
    """DV41: three tiles that the player does not know; DV60: known ones that the contract asks."""
    new = {cell.cell for cell in view.cells if cell.tile and not cell.face}
    asked = () if view.attempt is None else view.attempt.minerals
    fits = {cell.cell for cell in view.cells if cell.tile and mineral(cell.face) in asked}
    looks = [
        Choice(offer.verb, tuple(unknown))
        for offer in offers
        if isinstance(offer, Pick) and offer.verb in ("look", "scan-tiles")
        if len(unknown := [id_ for id_ in offer.items if id_ in new][: offer.high]) == offer.high
    ]
    return looks + [
        Choice(offer.verb, offer.ids)
        for offer in offers
        if isinstance(offer, Offer) and offer.verb == "reveal" and offer.ids[0] in fits
    ]


def together(view: View, before: Sequence[Choice], choice: Choice) -> bool:
    """DV60: the tiles for a contract may be named at once, as many as it still asks for."""
    if view.attempt is None or any(each.verb != "reveal" for each in (*before, choice)):
        return False
    left = len(view.attempt.minerals) - len(view.attempt.cells)
    return choice not in before and len(before) < left
