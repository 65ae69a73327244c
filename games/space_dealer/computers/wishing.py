"""A mind as a list of wishes, the weightiest first, of which the first that is offered counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias

from engine import Choice, Dice, Observation, Offer, Phrase, Thought
from games.space_dealer.goods import index
from games.space_dealer.parts import COLOURED, GOODS, MINUTES, colour_of, kind_of
from games.space_dealer.view import PlanetView, View

Why: TypeAlias = Callable[[Offer], Phrase]
"""The reason for taking one of several offers."""


def thought(offer: Offer, why: Phrase) -> Thought:
    """To take an offer."""
    return Thought(Choice(offer.verb, offer.ids), why)


def minutes_left(view: View) -> float:
    """Timer minutes until the end."""
    return MINUTES * (1000 - view.played) / 1000 if view.ends else float(MINUTES)


def made(card: str, way: str) -> int:
    """The colour that a use brings, as its place in GOODS; -1 for anything else."""
    if kind_of(card) in COLOURED:
        return colour_of(card)
    colour = way.partition("-")[0]
    return index(colour) if kind_of(card) == "multi" and colour in GOODS else -1


class Wishing:
    """What a seat sees, its offers by their verbs, and how a wish becomes a thought."""

    def __init__(self, seen: Observation[View], dice: Dice) -> None:
        """Of one decision."""
        self.view, self.seat, self.dice = seen.view, seen.seat, dice
        self.me: PlanetView = self.view.planets[self.seat]
        self.offers = [each for each in seen.offers if isinstance(each, Offer)]
        self._by_verb: dict[str, list[Offer]] = {}
        for offer in self.offers:
            self._by_verb.setdefault(offer.verb, []).append(offer)

    def of(self, *wanted: str) -> list[Offer]:
        """The offers of some verbs."""
        return [offer for verb in wanted for offer in self._by_verb.get(verb, ())]

    def some(self, found: Sequence[Offer], why: Why) -> Iterator[Thought]:
        """Any of them."""
        if found:
            offer = self.dice.pick(found)
            yield thought(offer, why(offer))

    def best(
        self, found: Sequence[Offer], worth: Callable[[Offer], float], why: Why
    ) -> Iterator[Thought]:
        """One of those that are worth most."""
        if found:
            valued = [(worth(offer), offer) for offer in found]
            most = max(value for value, _ in valued)
            yield from self.some([offer for value, offer in valued if value == most], why)
