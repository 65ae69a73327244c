"""The computer player that every game has: it does anything that is allowed."""

from __future__ import annotations

from typing import Any

from .choices import Amount, AnyOffer, Choice, Offer, verbs
from .dice import Dice
from .thought import Observation, Thought


def random_player(seen: Observation[Any], dice: Dice) -> Thought:
    """Any verb, each equally likely, and then any way to do it."""
    verb = dice.pick(verbs(seen.offers))
    offer = dice.pick([offer for offer in seen.offers if offer.verb == verb])
    return Thought(random_choice(offer, dice))


def random_choice(offer: AnyOffer, dice: Dice) -> Choice:
    """A random choice that the offer allows; what is picked stays in the order of the offer."""
    if isinstance(offer, Offer):
        return Choice(offer.verb, offer.ids)
    count = offer.low + dice.below(offer.high - offer.low + 1)
    if isinstance(offer, Amount):
        return Choice(offer.verb, (str(count),))
    items = list(offer.items)
    dice.shuffle(items)
    taken = items[:count]
    return Choice(offer.verb, tuple(item for item in offer.items if item in taken))
