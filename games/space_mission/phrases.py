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
    return Phrase("card", (("first", _coordinate(*first)), ("second", _coordinate(*second))))


def _coordinate(symbol: Symbol, number: int) -> Phrase:
    if not number:
        return Phrase(f"coordinate-{symbol}-any")
    return Phrase(f"coordinate-{symbol}", (("number", number),))
