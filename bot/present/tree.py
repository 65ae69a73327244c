"""The tree of offers: what is asked at one place of it, one question a message."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from bot.limits import BUTTONS_IN_ROW, OPTIONS, ROWS
from engine import Amount, AnyOffer, Choice, Offer, Pick, accept, verbs

Path = tuple[str, ...]
BUTTONS = 3 * BUTTONS_IN_ROW
"""So many entries at most are buttons; more are menus."""
MENUS = ROWS - 1
"""Rows for what is asked: the last one of a message is for what always stands there."""


@dataclass(frozen=True, slots=True)
class Node:
    """What is asked at one place of the tree of offers.

    path: a verb and ids.
    kind: ``choices`` (items are what may follow the path, several words each where they complete
        a choice), ``pick`` (items, a word each, may be added to those in ``path``), ``number``
        (low to high), ``confirm`` (``choice`` is complete), ``gone`` (nothing has this path any
        more), ``several`` (as choices, of which up to high may be taken from a menu at once).
    """

    kind: Literal["choices", "several", "pick", "number", "confirm", "gone"]
    path: Path = ()
    items: tuple[Path, ...] = ()
    low: int = 1
    high: int = 1
    choice: Choice | None = None
    lists: tuple[Node, ...] = ()
    """Beside the items: verbs with so many ids that each has menus of its own."""

    @property
    def pages(self) -> int:
        """How many messages full of menus the items fill."""
        return max(1, -(-len(self.items) // self._size))

    def shown(self, page: int) -> tuple[Path, ...]:
        """The items of a page."""
        return self.items[page * self._size : (page + 1) * self._size]

    @property
    def _size(self) -> int:
        # Where there are too many for the menus, one of their rows is for the pages.
        all_ = MENUS * OPTIONS
        return all_ if len(self.items) <= all_ else all_ - OPTIONS

    @property
    def taken(self) -> int:
        """How many items of a pick stand in the path."""
        return len(self.path) - 1

    @property
    def complete(self) -> bool:
        """Whether a pick may already be taken as it is."""
        return self.kind == "pick" and self.low <= self.taken <= self.high


GONE = Node("gone")


def node(offers: Sequence[AnyOffer], path: Path) -> Node:
    """The place in the tree of offers to which the path leads."""
    if not path:
        found = tuple(verbs(offers))
        return node(offers, (found[0],)) if len(found) == 1 else whole(offers)
    verb, *args = path
    same = [offer for offer in offers if offer.verb == verb]
    for offer in same:
        if isinstance(offer, Pick):
            return _pick(offer, path)
        if isinstance(offer, Amount):
            return _amount(offer, path)
    rests = [
        offer.ids[len(args) :]
        for offer in same
        if isinstance(offer, Offer) and offer.ids[: len(args)] == tuple(args)
    ]
    return _rests(path, rests)


def on_offer(offers: Sequence[AnyOffer], choice: Choice) -> bool:
    """Whether a choice with all its ids is one of the offers."""
    # By what they say: games have offers of kinds of their own.
    return any(
        isinstance(offer, Offer) and (offer.verb, offer.ids) == (choice.verb, choice.args)
        for offer in offers
    )


def ids_of(offer: AnyOffer) -> Path:
    """The ids of an offer; of a pick those that may be picked."""
    if isinstance(offer, Offer):
        return offer.ids
    return offer.items if isinstance(offer, Pick) else ()


def _rests(path: Path, rests: Sequence[Path]) -> Node:
    """Where a path leads that may be followed by some ids."""
    # It comes from a custom id, which may be older than the offers.
    if not rests:
        return GONE
    if () in rests or len(rests) == 1:
        verb, *args = (*path, *rests[0]) if len(rests) == 1 else path
        return Node("confirm", (verb, *args), choice=Choice(verb, tuple(args)))
    if len(rests) > MENUS * OPTIONS and len(heads := _heads(rests)) > 1:
        return Node("choices", path, heads)
    # Discord refuses a menu in which a value stands twice.
    return Node("choices", path, tuple(dict.fromkeys(rests)))


def _heads(rests: Sequence[Path]) -> tuple[Path, ...]:
    """The first words of what may follow, each once."""
    return tuple(dict.fromkeys(rest[:1] for rest in rests))


def whole(offers: Sequence[AnyOffer]) -> Node:
    """All that may be done: those verbs with their ids that leave room for the others."""
    ids: dict[str, list[Path]] = {verb: [] for verb in verbs(offers)}
    for offer in offers:
        if isinstance(offer, Offer):
            ids[offer.verb].append(offer.ids)
    room = BUTTONS - len(ids)
    whole, long = set(), []
    for verb in sorted((verb for verb in ids if ids[verb]), key=lambda verb: len(ids[verb])):
        if len(ids[verb]) - 1 <= room:
            room -= len(ids[verb]) - 1
            whole.add(verb)
        else:
            long.append(verb)
    lists = _lists(ids, whole, long)
    listed = {each.path[0] for each in lists}
    items: list[Path] = []
    for verb, found in ids.items():
        if verb not in listed:
            items += [(verb, *each) for each in found] if verb in whole else [(verb,)]
    return Node("choices", (), tuple(dict.fromkeys(items)), lists=lists)


def _lists(
    ids: Mapping[str, Sequence[Path]], whole: Collection[str], long: Sequence[str]
) -> tuple[Node, ...]:
    """Menus for the verbs that are too long for buttons, as far as there are rows for them."""
    buttons = sum(len(ids[verb]) if verb in whole else 1 for verb in ids)
    found: list[Node] = []
    rows = MENUS
    for verb in long:
        rows -= -(-len(ids[verb]) // OPTIONS)
        buttons -= 1
        if rows < -(-buttons // BUTTONS_IN_ROW):
            break
        found.append(Node("choices", (verb,), tuple(dict.fromkeys(ids[verb]))))
    return tuple(found)


def _pick(offer: Pick, path: Path) -> Node:
    taken = path[1:]
    done = accept([offer], Choice(offer.verb, taken))
    # What is complete but not full may still grow: that one has a button to take it as it is.
    if done is not None and (len(taken) == offer.high or len(taken) == len(offer.items)):
        return Node("confirm", path, choice=done)
    if len(taken) > offer.high or not set(taken) <= set(offer.items):
        return GONE
    rest = tuple((item,) for item in offer.items if item not in taken)
    if len(offer.items) == offer.low:
        return Node("confirm", (path[0], *offer.items), choice=Choice(offer.verb, offer.items))
    return Node("pick", path, rest, offer.low, offer.high, done)


def _amount(offer: Amount, path: Path) -> Node:
    if len(path) == 1:
        return Node("number", path, low=offer.low, high=offer.high)
    # It may have been typed into a form: only the offer knows which numbers it takes.
    choice = accept([offer], Choice(path[0], path[1:]))
    return GONE if choice is None else Node("confirm", path, choice=choice)
