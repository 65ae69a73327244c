"""The private panel: a walk through what a seat may do, one question a message.

The path walked so far stands in the custom ids, so that a panel survives a restart. A path is a
row of choices: a verb and ids each, and the last of them may not be complete. So a panel gathers
what a typed line says at once: each choice is looked at on a copy of the match, and the questions
that follow it are asked before anything is done, until an outcome is sealed.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal

from bot.limits import BUTTONS_IN_ROW, OPTIONS, ROWS
from bot.presses import Do
from bot.table.table import Table
from engine import Amount, AnyOffer, Choice, Illegal, Offer, Pick, Seat, accept, is_window, verbs

Path = tuple[str, ...]
BUTTONS = 3 * BUTTONS_IN_ROW
"""So many entries at most are buttons; more are menus."""
MENUS = ROWS - 1
"""Rows for what is asked: the last one of a message is for what always stands there."""
NEXT, SAME = "&", "+"
"""What the first word of a further choice of a path begins with: its verb, or, where that is the
one before, its first id. Ids of games begin with neither."""
ORDERS = "!"
"""The first word of paths through standing orders instead of offers."""


@dataclass(frozen=True, slots=True)
class Node:
    """What is asked at one place of the tree of offers.

    path: a verb and ids.
    kind: ``choices`` (items are what may follow the path, several words each where they complete
        a choice), ``pick`` (items, a word each, may be added to those in ``path``), ``number``
        (low to high), ``confirm`` (``choice`` is complete), ``gone`` (nothing has this path any
        more).
    """

    kind: Literal["choices", "pick", "number", "confirm", "gone"]
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
        return node(offers, (found[0],)) if len(found) == 1 else _verbs(offers)
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


def _verbs(offers: Sequence[AnyOffer]) -> Node:
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


# -- a row of choices ---------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    """Where a panel stands.

    node: what is asked; ``confirm`` where nothing more can be asked before something is done.
    offers: what is on offer there. line: the choices gathered before.
    doing: what is carried out if the button that does it is pressed here; nothing where the line
        is not finished.
    root: the word before the path, where it leads through standing orders.
    """

    node: Node
    offers: Sequence[AnyOffer] = ()
    line: tuple[Choice, ...] = ()
    doing: tuple[Choice, ...] = ()
    root: Path = ()

    @property
    def where(self) -> tuple[Path, ...]:
        """What tells it from other places."""
        return (*words(self.line), self.node.path)

    @property
    def lit(self) -> frozenset[str]:
        """The ids that the present question is about; at its end those that were chosen."""
        args = [id_ for choice in self.doing for id_ in choice.args]
        if self.node.kind == "confirm":
            return frozenset(args)
        taken, there = len(self.node.path), self.node.path
        if self.node.kind == "pick":
            return frozenset([*there[1:], *(id_ for item in self.node.items for id_ in item)])
        return frozenset(
            id_
            for offer in self.offers
            for id_ in _ids(offer)
            if not taken or (offer.verb == there[0] and _begins(offer, there[1:]))
        )


def _ids(offer: AnyOffer) -> Path:
    if isinstance(offer, Offer):
        return offer.ids
    return offer.items if isinstance(offer, Pick) else ()


def _begins(offer: AnyOffer, args: Path) -> bool:
    return not isinstance(offer, Offer) or offer.ids[: len(args)] == args


def split(path: Path) -> list[Path]:
    """The choices in a path, each a verb and ids; the last may not be complete."""
    found: list[Path] = []
    for word in path:
        if word.startswith(NEXT):
            found.append((word[len(NEXT) :],))
        elif found and word.startswith(SAME):
            found.append((found[-1][0], word[len(SAME) :]))
        elif found:
            found[-1] += (word,)
        else:
            found.append((word,))
    return found


def joined(choices: Sequence[Path]) -> Path:
    """The path of choices: as ``split`` reads it."""
    path: Path = ()
    before = ""
    for verb, *args in choices:
        if not path:
            path = (verb, *args)
        elif verb == before and args:
            path += (SAME + args[0], *args[1:])
        else:
            path += (NEXT + verb, *args)
        before = verb
    return path


def words(line: Sequence[Choice]) -> list[Path]:
    """Choices as the words of a path."""
    return [(choice.verb, *choice.args) for choice in line]


def at(table: Table, seat: Seat, path: Path) -> tuple[Place, Table]:
    """Where a path leads, past all that has no alternative; and what the table would be there."""
    if path[:1] == (ORDERS,):
        return _ordering(table.orders(seat), path[1:]), table
    *before, last = split(path) or [()]
    line = tuple(Choice(verb, tuple(args)) for verb, *args in before)
    try:
        now = table.ahead(seat, line)
    except Illegal:
        now = None
    # Nothing follows an outcome that is sealed: such a path was made up, or is old.
    if now is None:
        return Place(GONE), table
    there = node(_offers(now, seat, line), last)
    while there.kind == "confirm" and there.choice is not None:
        line = (*line, there.choice)
        after = table.ahead(seat, line)
        following = node(_offers(after, seat, line), ()) if after is not None else GONE
        if after is None or not _fits(table, seat, line, following):
            return Place(Node("confirm"), (), line, line), now
        now, there = after, following
    doing = _doing(now, seat, path, line, there)
    if not line:
        # What may be done at once need not be chosen first.
        ready = words(doing)
        items = tuple(item for item in there.items if (*there.path, *item) not in ready)
        there = replace(there, items=items)
    return Place(there, _offers(now, seat, line), line, doing), now


def _offers(table: Table, seat: Seat, line: Sequence[Choice]) -> Sequence[AnyOffer]:
    """What is on offer after a line. What takes drafts back is not: the panel has a way back."""
    game, view = table.game, table.view(seat)
    drafts = game.draft_verbs if line else ()
    found = [each for each in table.offers(seat) if each.verb not in drafts or _ids(each)]
    return [each for each in found if not game.needless(view, Choice(each.verb, _ids(each)))]


def back(table: Table, seat: Seat, path: Path) -> Path | None:
    """The path one step back from one: to the last place that is another; None at the first."""
    root = path[:1] if path[:1] == (ORDERS,) else ()
    here, _ = at(table, seat, path)
    if here.node.kind == "gone":
        return root
    left = list(path)
    while len(left) > len(root):
        left.pop()
        if at(table, seat, tuple(left))[0].where != here.where:
            return tuple(left)
    return () if root else None


def _ordering(offers: Sequence[AnyOffer], path: Path) -> Place:
    """A place among standing orders: each is left by itself, beside the flow of the game."""
    there = node(offers, path)
    done = there.choice if there.kind == "confirm" or there.complete else None
    doing = () if done is None else (done,)
    line = doing if there.kind == "confirm" else ()
    return Place(there, offers, line, doing, (ORDERS,))


def _fits(table: Table, seat: Seat, line: Sequence[Choice], there: Node) -> bool:
    """Whether whatever is chosen at a place fits, after a line, into a custom id."""
    if there.kind == "gone":
        return False
    tails: list[Path] = [
        *there.items,
        *(each.path + tail for each in there.lists for tail in each.items),
    ]
    if there.kind == "confirm":
        tails = [()]
    elif there.kind == "number":
        tails = [(str(there.low),), (str(there.high),)]
    elif there.kind == "pick":
        longest = sorted((word for (word,) in there.items), key=len, reverse=True)
        tails = [tuple(longest[: there.high])]
    token, chosen = table.token(seat), words(line)
    return all(Do(table.id, token, joined([*chosen, (*there.path, *tail)])).fits for tail in tails)


def _doing(
    now: Table, seat: Seat, path: Path, line: tuple[Choice, ...], there: Node
) -> tuple[Choice, ...]:
    """What would be carried out here, were no more chosen."""
    offers = now.offers(seat)
    if there.complete and there.choice is not None:
        return (*line, there.choice)
    if there.path[1:] or there.kind == "gone":
        return ()
    if not line:
        return _unless_said(now, seat) if not path else ()
    last = line[-1].verb
    if last in now.game.draft_verbs:
        return (*line, *_closing(now, offers))
    follow = set(_later(now, last))
    return line if {offer.verb for offer in offers} - follow else ()


def _unless_said(table: Table, seat: Seat) -> tuple[Choice, ...]:
    """What happens to somebody who says nothing to another's turn: it may be taken at once."""
    state = table.running()
    if not is_window(state) or seat not in table.owed():
        return ()
    choice = accept(table.offers(seat), table.game.fallback(state, seat))
    return () if choice is None else (choice,)


def _later(table: Table, verb: str) -> Iterator[str]:
    """The verbs that answer what follows a verb, in a command that carries both."""
    for command in table.game.commands:
        found = [part.verb for part in command.parts]
        if verb in found:
            yield from found[found.index(verb) + 1 :]


def _closing(table: Table, offers: Sequence[AnyOffer]) -> tuple[Choice, ...]:
    """What carries out the drafts before it: a command's last part, which has no words."""
    for command in table.game.commands:
        *before, last = command.parts
        drafts = any(part.verb in table.game.draft_verbs for part in before)
        if drafts and not last.params and accept(offers, Choice(last.verb)):
            return (Choice(last.verb),)
    return ()
