"""The texts of ids: a card is said by its two coordinates, all else has a text of its own."""

from __future__ import annotations

from functools import cache

from engine import Phrase, plain_phrase

from .parts import Symbol, coordinates, is_card


@cache
def phrase(id_: str) -> Phrase:
    """The phrase of an id in offers, events and views."""
    if not is_card(id_):
        return plain_phrase(id_)
    first, second = coordinates(id_)
    return Phrase("card", (("first", coordinate(*first)), ("second", coordinate(*second))))


def coordinate(symbol: Symbol, number: int) -> Phrase:
    """What a coordinate of a card or a planet is called; 0 is the joker."""
    if not number:
        return Phrase(f"coordinate-{symbol}-any")
    return Phrase(f"coordinate-{symbol}", (("number", number),))
