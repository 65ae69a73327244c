"""Who plays when nobody does."""

from __future__ import annotations

from engine import Amount, Choice, Dice, Observation, Offer, Phrase, Pick, Thought

from .parts import worth
from .view import View


def miner(seen: Observation[View], dice: Dice) -> Thought:
    """Bids about half of what it has; swaps its smallest card if that is small."""
    for offer in seen.offers:
        if isinstance(offer, Amount):
            energy = (offer.high + dice.below(2)) // 2
            why = Phrase("reason-half", (("have", offer.high), ("energy", energy)))
            return Thought(Choice(offer.verb, (str(energy),)), why)
        if isinstance(offer, Pick):
            smallest = min(seen.view.miners[seen.seat].hand, key=worth)
            if worth(smallest) < 4:
                why = Phrase("reason-small", (("points", worth(smallest)),))
                return Thought(Choice(offer.verb, (smallest,)), why)
    verb = "refuel" if Offer("refuel") in seen.offers else "pass"
    return Thought(Choice(verb), Phrase(f"reason-{verb}"))
