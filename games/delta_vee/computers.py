"""Computer players. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Amount, AnyOffer, Choice, Dice, Offer, Seat

from .view import View


def drifter(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Choice:  # noqa: ARG001
    """Does anything that is legal."""
    return take(dice.pick(offers), dice)


def take(offer: AnyOffer, dice: Dice) -> Choice:
    """A random choice that the offer allows."""
    if isinstance(offer, Offer):
        return Choice(offer.verb, offer.ids)
    if isinstance(offer, Amount):
        return Choice(offer.verb, (str(offer.low + dice.below(offer.high - offer.low + 1)),))
    count = offer.low + dice.below(offer.high - offer.low + 1)
    items = list(offer.items)
    dice.shuffle(items)
    return Choice(offer.verb, tuple(item for item in offer.items if item in items[:count]))


captain = drifter
