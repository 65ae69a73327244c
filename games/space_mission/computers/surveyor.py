"""The surveyor: a friendly opponent for a first match."""

from __future__ import annotations

from engine import Choice, Dice, Observation, Offer, Pick, Thought
from games.space_mission.view import View

from .rating import discards, rate
from .reasons import why, why_cards


def surveyor(seen: Observation[View], dice: Dice) -> Thought:
    """The action with the best prospect: discover, develop, scan, or go where that can be done."""
    view, seat, offers = seen.view, seen.seat, seen.offers
    best = max(rate(view, seat, offer) for offer in offers)
    offer = dice.pick([offer for offer in offers if rate(view, seat, offer) == best])
    if isinstance(offer, Pick):
        thrown = discards(view, seat, offer.items)
        return Thought(Choice(offer.verb, tuple(thrown)), why_cards(view, seat, thrown))
    assert isinstance(offer, Offer)
    return Thought(Choice(offer.verb, offer.ids), why(view, seat, offer, offers))
