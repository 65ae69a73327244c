"""Who plays when nobody does."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Amount, AnyOffer, Choice, Dice, Offer, Pick, Seat

from .parts import worth
from .view import View


def miner(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Choice:
    """Bids about half of what it has; swaps its smallest card if that is small."""
    for offer in offers:
        if isinstance(offer, Amount):
            return Choice(offer.verb, (str((offer.high + dice.below(2)) // 2),))
        if isinstance(offer, Pick):
            smallest = min(view.miners[seat].hand, key=worth)
            if worth(smallest) < 4:
                return Choice(offer.verb, (smallest,))
    return Choice("refuel" if Offer("refuel") in offers else "pass")
