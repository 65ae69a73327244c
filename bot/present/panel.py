"""The private panel: a walk through the tree of what a seat may do, one level a message.

The path walked so far stands in the custom ids, so that a panel survives a restart.
A path is a verb and ids; ``Node`` says what is asked next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.limits import BUTTONS_IN_ROW, OPTIONS, ROWS
from engine import Amount, AnyOffer, Choice, Offer, Pick, accept, verbs

Path = tuple[str, ...]
VERBS = (ROWS - 1) * BUTTONS_IN_ROW
"""Verbs that a message takes: its last row is for what always stands there."""


@dataclass(frozen=True, slots=True)
class Node:
    """What is asked at one place of the tree.

    kind: ``verbs`` (items are verbs), ``ids`` (items are the next ids of ``path``),
        ``pick`` (items may be added to those in ``path``), ``number`` (low to high),
        ``confirm`` (``choice`` is complete), ``gone`` (nothing has this path any more).
    """

    kind: Literal["verbs", "ids", "pick", "number", "confirm", "gone"]
    path: Path = ()
    items: tuple[str, ...] = ()
    low: int = 1
    high: int = 1
    choice: Choice | None = None

    @property
    def pages(self) -> int:
        """How many menus of 25 options, or messages full of verbs, the items fill."""
        return max(1, -(-len(self.items) // self._size))

    def shown(self, page: int) -> tuple[str, ...]:
        """The items of a page."""
        return self.items[page * self._size : (page + 1) * self._size]

    @property
    def _size(self) -> int:
        if self.kind != "verbs":
            return OPTIONS
        # Verbs are buttons; where they are too many, one of their rows is for the pages.
        return VERBS if len(self.items) <= VERBS else VERBS - BUTTONS_IN_ROW

    @property
    def complete(self) -> bool:
        """Whether a pick may already be taken as it is."""
        return self.kind == "pick" and self.low <= len(self.path) - 1 <= self.high


def node(offers: Sequence[AnyOffer], path: Path) -> Node:
    """The place in the tree of offers to which the path leads."""
    if not path:
        found = tuple(verbs(offers))
        return Node("verbs", items=found) if len(found) != 1 else node(offers, (found[0],))
    verb, *args = path
    same = [offer for offer in offers if offer.verb == verb]
    for offer in same:
        if isinstance(offer, Pick):
            return _pick(offer, path)
        if isinstance(offer, Amount):
            return _amount(offer, path)
    fitting = [
        offer
        for offer in same
        if isinstance(offer, Offer) and offer.ids[: len(args)] == tuple(args)
    ]
    # A path comes from a custom id, which may be older than the offers.
    if not fitting:
        return Node("gone", path)
    if any(len(offer.ids) == len(args) for offer in fitting):
        return Node("confirm", path, choice=Choice(verb, tuple(args)))
    # Many offers begin alike, and Discord refuses a menu in which a value stands twice.
    return Node("ids", path, tuple(dict.fromkeys(offer.ids[len(args)] for offer in fitting)))


def _pick(offer: Pick, path: Path) -> Node:
    taken = path[1:]
    # What is complete but not full may still grow: that one has a button to take it as it is.
    if accept([offer], Choice(offer.verb, taken)) is not None and len(taken) == offer.high:
        return Node("confirm", path, choice=Choice(offer.verb, taken))
    if len(taken) > offer.high or not set(taken) <= set(offer.items):
        return Node("gone", path)
    rest = tuple(item for item in offer.items if item not in taken)
    return Node("pick", path, rest, offer.low, offer.high, Choice(offer.verb, taken))


def _amount(offer: Amount, path: Path) -> Node:
    if len(path) == 1:
        return Node("number", path, low=offer.low, high=offer.high)
    # It may have been typed into a form: only the offer knows which numbers it takes.
    choice = accept([offer], Choice(path[0], path[1:]))
    return Node("gone", path) if choice is None else Node("confirm", path, choice=choice)
