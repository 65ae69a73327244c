"""Who plays when nobody does."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Amount, AnyOffer, Choice, Dice, Offer, Phrase, Pick, Seat, Thought

from .parts import worth
from .view import View


def miner(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Thought:
    """Bids about half of what it has; swaps its smallest card if that is small."""
    for offer in offers:
        if isinstance(offer, Amount):
            return Thought(Choice(offer.verb, (str((offer.high + dice.below(2)) // 2),)))
        if isinstance(offer, Pick):
            smallest = min(view.miners[seat].hand, key=worth)
            if worth(smallest) < 4:
                return Thought(Choice(offer.verb, (smallest,)), Phrase("reason-small"))
    return Thought(Choice("refuel" if Offer("refuel") in offers else "pass"))
