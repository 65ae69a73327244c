"""The texts of ids. Those that are made of parts are said by their parts."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from engine import Phrase, plain_phrase

from .parts import GOODS, read_card

_COUNTED: Final = re.compile(r"(timer|order|slot|deal|level|gizzi|seat)-(\d+)")
_BUNDLE: Final = re.compile(r"[rygb]{1,40}")
_SITE: Final = re.compile(r"[lr][1-4](-[lr][1-4])?")
_EXCHANGE: Final = re.compile(r"(red|yellow|green|blue)-(red|yellow|green|blue|depot|ship)")


@cache
def phrase(id_: str) -> Phrase:
    """The phrase of an id in offers, events and views."""
    if "." in id_ or "=" in id_:
        return _order(id_) if "." in id_ else _joined(id_)
    if counted := _COUNTED.fullmatch(id_):
        return Phrase(f"some-{counted[1]}", (("number", int(counted[2])),))
    if exchange := _EXCHANGE.fullmatch(id_):
        key = "some-way" if exchange[2] in ("depot", "ship") else "some-exchange"
        return Phrase(key, (("give", phrase(exchange[1])), ("get", phrase(exchange[2]))))
    if _SITE.fullmatch(id_):
        return Phrase("some-site", (("site", id_.upper().replace("-", "+")),))
    return Phrase("some-goods", (("goods", goods(id_)),)) if _is_bundle(id_) else _card(id_)


def _is_bundle(id_: str) -> bool:
    return _BUNDLE.fullmatch(id_) is not None


def _joined(id_: str) -> Phrase:
    """A demand (mine-red-1=yg), or two exchanges."""
    first, _, second = id_.partition("=")
    if _EXCHANGE.fullmatch(first):
        return Phrase("some-two", (("one", phrase(first)), ("other", phrase(second))))
    return Phrase("some-demand", (("goods", goods(second)), ("card", phrase(first))))


def _order(id_: str) -> Phrase:
    """A standing order, as its words with dots: build.mine-red-1.l2; never part of an offer."""
    verb, *rest = id_.split(".")
    said = [(letter, phrase(each)) for letter, each in zip("ab", rest, strict=False)]
    return Phrase(f"some-order-{verb}", tuple(said))


def _card(id_: str) -> Phrase:
    if id_.startswith("kind-"):
        return Phrase(id_)
    card = read_card(id_)
    if card is None:
        return plain_phrase(id_)
    if card["wanted"]:
        return Phrase("card-neutral", (("goods", goods(card["wanted"])),))
    number, second = int(card["number"] or 0), int(card["second"] is not None)
    args = [("number", number), ("second", second)]
    if card["colour"]:
        colour = ("colour", plain_phrase(card["colour"]))
        return Phrase(f"card-{card['kind']}", (colour, *args))
    return Phrase(f"card-{card['kind']}", tuple(args))


def goods(letters: str) -> tuple[Phrase, ...]:
    """Goods from their letters: 2 red, yellow."""
    counted = [(good, letters.count(good[0])) for good in GOODS]
    return tuple(_several(good, count) for good, count in counted if count)


def _several(good: str, count: int) -> Phrase:
    said = plain_phrase(good)
    return said if count == 1 else Phrase("some-several", (("count", count), ("good", said)))
