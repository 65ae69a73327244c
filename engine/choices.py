"""What a seat may do, and what it did."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NewType, TypeAlias

from .value import value

Seat = NewType("Seat", int)
"""A player's place in a match: 0, 1, 2 ... clockwise."""

_SEAT = "seat-"

_NUMBER = re.compile(r"-?[0-9]{1,18}")


def seat_id(seat: Seat) -> str:
    """The id of a seat in offers, events and views: ``seat-2``."""
    return f"{_SEAT}{seat}"


def as_seat(id_: str) -> Seat:
    """The seat of an id. Raises ValueError for an id that is no seat's."""
    if not is_seat(id_):
        raise ValueError(f"'{id_}' is not the id of a seat")
    return Seat(int(id_[len(_SEAT) :]))


def is_seat(id_: str) -> bool:
    """Whether an id is a seat's."""
    return id_.startswith(_SEAT) and id_[len(_SEAT) :].isdecimal()


class Illegal(Exception):
    """A choice that no offer allows now. A player's mistake or a stale button, never a bug."""


@value
class Choice:
    """A decision of a seat: a verb and its arguments, all plain words.

    An Offer is answered with its ids, a Pick with the items taken in the order of
    the Pick, an Amount with one decimal number.
    """

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    @classmethod
    def parse(cls, text: str) -> Choice:
        """Read ``verb arg arg``. Raises Illegal when there is no word."""
        words = text.split()
        if not words:
            raise Illegal("a choice is a verb and its arguments")
        return cls(words[0], tuple(words[1:]))


@value
class Offer:
    """One complete thing that may be done."""

    verb: str
    ids: tuple[str, ...] = ()

    def accept(self, choice: Choice) -> Choice | None:
        """The choice in canonical form, or None when this offer does not allow it."""
        return choice if choice.verb == self.verb and choice.args == self.ids else None


@value
class Pick:
    """A subset of ``items`` with ``low`` to ``high`` members; their order means nothing."""

    verb: str
    items: tuple[str, ...]
    low: int
    high: int

    def accept(self, choice: Choice) -> Choice | None:
        """The choice in canonical form, or None when this pick does not allow it."""
        if choice.verb != self.verb or not self.low <= len(choice.args) <= self.high:
            return None
        taken = set(choice.args)
        if len(taken) != len(choice.args) or not taken.issubset(self.items):
            return None
        return Choice(self.verb, tuple(item for item in self.items if item in taken))


@value
class Amount:
    """A whole number from ``low`` to ``high``, of at most 18 digits."""

    verb: str
    low: int
    high: int

    def accept(self, choice: Choice) -> Choice | None:
        """The choice in canonical form, or None when this amount does not allow it."""
        if choice.verb != self.verb or len(choice.args) != 1:
            return None
        digits = choice.args[0]
        if not _NUMBER.fullmatch(digits):
            return None
        number = int(digits)
        return Choice(self.verb, (str(number),)) if self.low <= number <= self.high else None


AnyOffer: TypeAlias = Offer | Pick | Amount


def accept(offers: Iterable[AnyOffer], choice: Choice) -> Choice | None:
    """The choice in canonical form if one of the offers allows it."""
    verb, args = choice.verb, choice.args
    for offer in offers:
        if offer.verb == verb:
            if type(offer) is Offer:  # nearly all are, and there may be hundreds
                if offer.ids == args:
                    return choice
                continue
            accepted = offer.accept(choice)
            if accepted is not None:
                return accepted
    return None


def accept_any_case(offers: Sequence[AnyOffer], choice: Choice) -> Choice | None:
    """As ``accept``; where that fails, with ids taken in whatever letter case: 'c3' is C3."""
    return accept(offers, choice) or accept(offers, _as_offered(offers, choice))


def _as_offered(offers: Sequence[AnyOffer], choice: Choice) -> Choice:
    known = {id_.casefold(): id_ for offer in offers for id_ in _ids(offer)}
    return Choice(choice.verb, tuple(known.get(arg.casefold(), arg) for arg in choice.args))


def _ids(offer: AnyOffer) -> Iterable[str]:
    match offer:
        case Offer():
            return offer.ids
        case Pick():
            return offer.items
        case Amount():
            return ()


def least(offer: AnyOffer) -> Choice:
    """The smallest choice that an offer allows: the first items of a pick, the lowest number."""
    match offer:
        case Offer(verb, ids):
            return Choice(verb, ids)
        case Pick(verb, items, low):
            return Choice(verb, items[:low])
        case Amount(verb, low):
            return Choice(verb, (str(low),))


def verbs(offers: Iterable[AnyOffer]) -> Sequence[str]:
    """The verbs on offer, each once, in the order of the offers."""
    return list(dict.fromkeys(offer.verb for offer in offers))
