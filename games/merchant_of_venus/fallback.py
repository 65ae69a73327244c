"""MV302: what is done for a seat that is out of time."""

from __future__ import annotations

from typing import Final

from engine import AnyOffer, Choice, Offer, Seat, offers

from .hazards import ABILITIES
from .ship import gauge
from .state import State

FIRST: Final = (
    "land",
    "go-on",
    "done",
    "skip",
    "stop",
    "keep",
    "effect-die",
    "leave",
    "fly",
    "ask-exit",
    "pilot",
    "strengthen",
    "pack",
    "discover",
    "place",
    "give",
    "put",
)
"""Verbs in the order in which they are preferred; of each the first offer."""


def fallback(state: State, seat: Seat) -> Choice:
    """MV302: stay, fly on, land, keep what there is, pay and buy nothing."""
    found = [offer for offer in offers(state, seat) if _is_wise(state, offer)]
    for verb in FIRST:
        for offer in found:
            if offer.verb == verb and isinstance(offer, Offer):
                return Choice(verb, offer.ids)
    if found[0].verb == "fight":  # the best chance
        return Choice("fight", (max(ABILITIES, key=lambda each: gauge(state, seat, each)),))
    return _last(found[-1])


def _is_wise(state: State, offer: AnyOffer) -> bool:
    """A landing on an asteroid ends the turn short of where the ship goes."""
    return offer.verb != "land" or state.lands(state.captain.at)


def _last(offer: AnyOffer) -> Choice:
    """The last answer to a card is the one that does nothing; nobody looks unasked."""
    return Choice(offer.verb, offer.ids if isinstance(offer, Offer) else ())
