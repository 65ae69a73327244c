"""The path of a press in numbers, where its words are too long for a custom id.

Discord takes 100 characters. Words outlive a change of what is on offer, so they are written where
they fit; numbers always fit, and lead nowhere else: with them stands a check of all that was on
offer on the way. Where it is another now, the panel is brought up to date instead.

A choice is the number of its offer among those of the seat, and how many of its ids are taken, or
which items of a pick, a bit each, or the digits of an amount.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Sequence
from dataclasses import replace
from hashlib import blake2b
from io import StringIO
from string import ascii_letters, digits
from typing import TypeVar

from bot.presses import PanelPress, Suggest
from bot.table.table import Table
from engine import Amount, AnyOffer, Choice, Offer, Pick, Seat

from .line import ORDERS, follow, joined, split
from .tree import Path, ids_of

Kind = TypeVar("Kind", bound=PanelPress)

MARK = "="
"""What a path in numbers begins with. No verb or id does."""
FIGURES, BITS = digits + ascii_letters + "-_", 6
"""What numbers are written in, and what each stands for."""
CHECK, OFFER, COUNT = 4, 2, 1
"""Characters of the check (of 16 million other positions one has the same), of the number of an
offer, and of how many ids or digits follow."""
CHOICES = 16
"""So many are gathered before anything is done: each is looked at again for every panel."""
LONGEST, LAST_PAGE = Suggest, 99
"""A press of a panel whose word is as long as any, and a page past all that there are."""


def press_at(table: Table, seat: Seat, kind: type[Kind], path: Path, page: int = 0) -> Kind:
    """A press at a place; its path is in numbers where the words are too long.

    A place that is there no more gives way to the beginning.
    """
    press = kind(table.id, table.token(seat), path, page)
    if press.fits:
        return press
    short = replace(press, path=in_numbers(table, seat, path) or ())
    return short if short.fits else replace(press, path=())


def fits(table: Table, seat: Seat, path: Path) -> bool:
    """Whether every press at a place fits into a custom id, in words or in numbers."""
    if len(split(path)) > CHOICES:
        return False
    press = LONGEST(table.id, table.token(seat), path, LAST_PAGE)
    if press.fits:
        return True
    short = in_numbers(table, seat, path)
    return short is not None and replace(press, path=short).fits


def in_numbers(table: Table, seat: Seat, path: Path) -> Path | None:
    """The path in numbers; None where it leads nowhere now."""
    root, rest = _rooted(path)
    choices = split(rest)
    seen, code = list[Sequence[AnyOffer]](), ""
    for number, words in enumerate(choices):
        offers = _offers(table, seat, root, choices[:number])
        part = _written(offers, words)
        if part is None:
            return None
        seen.append(offers)
        code += part
    return (*root, MARK + _check(seen) + code)


def in_words(table: Table, seat: Seat, path: Path) -> Path | None:
    """The path in words; None for numbers that were made of other offers."""
    root, rest = _rooted(path)
    if not rest or not rest[0].startswith(MARK):
        return path
    seen, choices = list[Sequence[AnyOffer]](), list[Path]()
    code = StringIO(rest[0][len(MARK) :])
    check = code.read(CHECK)
    try:
        while offer := code.read(OFFER):
            seen.append(_offers(table, seat, root, choices))
            choices.append(_read(seen[-1][_number(offer)], code))
    except (IndexError, ValueError):
        return None
    return (*root, *joined(choices)) if check == _check(seen) else None


def _rooted(path: Path) -> tuple[Path, Path]:
    """The word for the tree of orders, where a path leads through them, and what follows it."""
    cut = int(path[:1] == (ORDERS,))
    return path[:cut], path[cut:]


def _offers(table: Table, seat: Seat, root: Path, line: Sequence[Path]) -> Sequence[AnyOffer]:
    """All that a seat may do after a row of choices; nothing where it cannot be made."""
    if root:
        return () if line else table.orders(seat)
    stand = follow(table, seat, tuple(Choice(verb, tuple(args)) for verb, *args in line))
    return () if stand is None else stand.now.offers(seat)


def _check(seen: Sequence[Sequence[AnyOffer]]) -> str:
    """A few characters that change with what was on offer at each choice."""
    found = blake2b(digest_size=CHECK * BITS // 8)
    for offers in seen:
        for offer in offers:
            bounds = () if isinstance(offer, Offer) else (offer.low, offer.high)
            found.update(repr((offer.verb, ids_of(offer), bounds)).encode())
        found.update(b";")
    return urlsafe_b64encode(found.digest()).decode()


def _written(offers: Sequence[AnyOffer], words: Path) -> str | None:
    """A choice, or the beginning of one, in numbers; None where it is not on offer."""
    verb, *args = words
    for number, offer in enumerate(offers[: 1 << BITS * OFFER]):
        tail = _tail(offer, tuple(args)) if offer.verb == verb else None
        if tail is not None:
            return _figures(number, OFFER) + tail
    return None


def _tail(offer: AnyOffer, args: Path) -> str | None:
    """The ids in numbers; None where they do not begin the offer."""
    if isinstance(offer, Pick):
        if not set(args) <= set(offer.items):
            return None
        return _figures(sum(1 << offer.items.index(id_) for id_ in args), _width(offer))
    if isinstance(offer, Amount):
        # Whatever was typed into a form: only the offer knows which numbers it takes.
        if args and offer.accept(Choice(offer.verb, args)) is None:
            return None
        return _figures(len("".join(args)), COUNT) + "".join(args)
    return _figures(len(args), COUNT) if offer.ids[: len(args)] == args else None


def _read(offer: AnyOffer, code: StringIO) -> Path:
    """A choice, or its beginning. Raises ValueError where this was not written here."""
    if isinstance(offer, Pick):
        taken = _number(code.read(_width(offer)))
        return (offer.verb, *(id_ for at, id_ in enumerate(offer.items) if taken >> at & 1))
    count = _number(code.read(COUNT))
    if isinstance(offer, Amount):
        return (offer.verb, code.read(count)) if count else (offer.verb,)
    return (offer.verb, *offer.ids[:count])


def _width(offer: Pick) -> int:
    return -(-len(offer.items) // BITS)


def _figures(number: int, count: int) -> str:
    """A number in so many characters."""
    found = ""
    for _ in range(count):
        number, rest = divmod(number, len(FIGURES))
        found = FIGURES[rest] + found
    return found


def _number(figures: str) -> int:
    """Raises ValueError for what no number is written with."""
    if not figures:
        raise ValueError(figures)
    value = 0
    for figure in figures:
        value = value * len(FIGURES) + FIGURES.index(figure)
    return value
