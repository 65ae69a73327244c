"""The private panel: a walk through what a seat may do, one question a message.

The path walked so far stands in the custom ids, so that a panel survives a restart. A path is a
row of choices: a verb and ids each, and the last of them may not be complete. So a panel gathers
what a typed line says at once: each choice is looked at on a copy of the match, and the questions
that follow it are asked before anything is done, until an outcome is sealed. Past that nobody can
look; only what was on offer together with it may be added (``Panel.together``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.limits import BUTTONS_IN_ROW, OPTIONS
from bot.table.table import Table
from engine import AnyOffer, Choice, Offer, Seat, accept, is_window

from .line import ORDERS, SAME, Stand, follow, joined, split, words
from .short_path import fits
from .tree import BUTTONS, GONE, MENUS, Node, Path, ids_of, node, on_offer

LIKELY = 4
"""So many buttons stand beside menus at most."""
AGAIN = 4
"""The same choice is proposed for so many times more at once."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where a panel stands.

    node: what is asked; ``confirm`` where nothing more can be asked before something is done.
    offers: what is on offer there. line: the choices gathered before.
    doing: what is carried out if the button that does it is pressed here; nothing where the line
        is not finished.
    root: the word before the path, where it leads through standing orders.
    about: the ids that choices without ids are about, among those that were chosen on the way.
    """

    node: Node
    offers: Sequence[AnyOffer] = ()
    line: tuple[Choice, ...] = ()
    doing: tuple[Choice, ...] = ()
    root: Path = ()
    about: Path = ()

    @property
    def where(self) -> tuple[Path, ...]:
        """What tells it from other places."""
        return (*words(self.line), self.node.path)

    def to(self, *way: str) -> Path:
        """The path to this place, or to what the words of a verb and its ids lead to from here."""
        chosen = words(self.line)
        return (*self.root, *joined([*chosen, way] if way else chosen))

    def leads(self) -> Iterator[Path]:
        """The paths to which its entries lead."""
        for there in (self.node, *self.node.lists):
            yield from (self.to(*there.path, *item) for item in there.items)

    @property
    def lit(self) -> frozenset[str]:
        """The ids that may be chosen here; none where all is chosen."""
        if self.node.kind == "confirm":
            return frozenset()
        taken, there = len(self.node.path), self.node.path
        if self.node.kind == "pick":
            each = (self.node, *self.node.lists)
            items = [item for node in each for item in node.items]
            return frozenset(id_ for item in items for id_ in item) - self.chosen
        return (
            frozenset(
                id_
                for offer in self.offers
                for id_ in ids_of(offer)
                if not taken or (offer.verb == there[0] and _begins(offer, there[1:]))
            )
            - self.chosen
        )

    @property
    def chosen(self) -> frozenset[str]:
        """The ids that were chosen on the way here, and are about to be done."""
        args = (id_ for choice in self.done for id_ in choice.args)
        return frozenset((*args, *self.node.path[1:], *self.about))

    @property
    def done(self) -> tuple[Choice, ...]:
        """The choices that are made on the way here."""
        return self.doing if self.node.kind == "confirm" else self.line


def _begins(offer: AnyOffer, args: Path) -> bool:
    return not isinstance(offer, Offer) or offer.ids[: len(args)] == args


def at(table: Table, seat: Seat, path: Path) -> tuple[Place, Table]:
    """Where a path leads, past all that has no alternative; and what the table would be there."""
    place, now = _led(table, seat, path)
    return replace(place, about=tuple(_about(table, seat, place.done))), now


def _about(table: Table, seat: Seat, line: Sequence[Choice]) -> Iterator[str]:
    """What choices without ids are about, each as it stands before it."""
    for number, choice in enumerate(line):
        before = None if choice.args else table.ahead(seat, line[:number])
        if before is not None:
            yield from table.game.panel.about(before.view(seat), choice)


def _led(table: Table, seat: Seat, path: Path) -> tuple[Place, Table]:
    if path[:1] == (ORDERS,):
        return _ordering(table.orders(seat), path[1:]), table
    *before, last = split(path) or [()]
    stand = follow(table, seat, tuple(Choice(verb, tuple(args)) for verb, *args in before))
    # Such a path was made up, or is old.
    if stand is None:
        return Place(GONE), table
    there = node(stand.offers(), last)
    while there.kind == "confirm" and there.choice is not None:
        line = (*stand.line, there.choice)
        after = follow(table, seat, line)
        following = GONE if after is None else after.root()
        if after is None or not _fits(table, seat, line, following):
            return Place(Node("confirm"), (), line, line), stand.now
        stand, there = after, following
    there = _with_likely(stand, _with_several(stand, there))
    doing = _doing(stand, path, there)
    if not stand.line:
        # What may be done at once need not be chosen first.
        ready = words(doing)
        items = tuple(item for item in there.items if (*there.path, *item) not in ready)
        there = replace(there, items=items)
    elif not there.path:
        there = _with_again(stand, there)
    return Place(there, stand.offers(), stand.line, doing), stand.now


def _with_several(stand: Stand, there: Node) -> Node:
    """The menus of a verb of which a typed line takes several, for as many as go together."""
    lists = tuple(_with_several(stand, each) for each in there.lists)
    there = replace(there, lists=lists) if lists else there
    if there.kind != "choices" or len(there.path) != 1 or len(there.items) <= BUTTONS:
        return there
    (verb,) = there.path
    if verb not in _repeated(stand.now):
        return there
    high = _most(stand, [Choice(verb, item) for item in there.items])
    found = replace(there, kind="several", high=high)
    # Two are chosen as fast one after the other, and one is faster by itself.
    if high > 2 and _fits(stand.first, stand.seat, stand.line, found):
        return found
    return there


def _with_likely(stand: Stand, there: Node) -> Node:
    """Beside menus, and before a pick is begun: buttons for what is wanted most often."""
    before = there
    begun = len(there.path)
    if len(there.items) > BUTTONS and begun == 1:
        there = replace(there, items=(), lists=(there,))
        there = there if there.kind == "pick" else replace(there, kind="choices")
    if not there.lists and (there.kind != "pick" or there.taken):
        return there
    menus = sum(-(-len(each.items) // OPTIONS) for each in there.lists)
    room = min(BUTTONS, BUTTONS_IN_ROW * (MENUS - menus)) - len(there.items)
    likely = words(stand.now.game.panel.likely(stand.now.view(stand.seat), stand.offers()))
    found = [path[begun:] for path in likely if path[:begun] == there.path]
    new = [item for item in found if item and item not in there.items]
    if not new or room <= 0:
        return before
    return replace(there, items=(*new[: min(room, LIKELY)], *there.items))


def _most(stand: Stand, choices: Sequence[Choice]) -> int:
    """How many of some choices go together."""
    view = stand.now.view(stand.seat)
    before = list(stand.sealed)
    for choice in choices:
        if not before or stand.now.game.panel.together(view, tuple(before), choice):
            before.append(choice)
    return len(before) - len(stand.sealed)


def _with_again(stand: Stand, there: Node) -> Node:
    """Beside what may be done once more: the same twice, three times and so on."""
    again, *_ = words(stand.line[-1:])
    if stand.sealed or again not in there.items or again[0] not in _repeated(stand.now):
        return there
    _, first, *rest = again
    choice, items, line = stand.line[-1], list(there.items), stand.line
    place = items.index(again) + 1
    more = again
    for _ in range(min(AGAIN, BUTTONS - len(items))):
        line = (*line, choice)
        after = stand.first.ahead(stand.seat, line)
        if after is None or not on_offer(after.offers(stand.seat), choice):
            break
        more = (*more, SAME + first, *rest)
        if not fits(stand.first, stand.seat, joined([*words(stand.line), more])):
            break
        items.insert(place, more)
        place += 1
    return replace(there, items=tuple(items))


def _repeated(table: Table) -> frozenset[str]:
    """The verbs of which a typed line may carry several."""
    parts = [part for command in table.game.cover.commands for part in command.parts]
    return frozenset(part.verb for part in parts if part.repeat)


def back(table: Table, seat: Seat, path: Path) -> Path | None:
    """The path one step back from one; None at the first.

    It is where an entry leads to it, the first there is: whoever chose that has seen no other.
    Where none does it is the last place that is another.
    """
    root = path[:1] if path[:1] == (ORDERS,) else ()
    here, _ = at(table, seat, path)
    if here.node.kind == "gone":
        return root
    for length in range(len(root), len(path)):
        if path in at(table, seat, path[:length])[0].leads():
            return path[:length]
    left = list(path)
    while len(left) > len(root):
        left.pop()
        if at(table, seat, tuple(left))[0].where != here.where:
            return tuple(left)
    return () if root else None


def _ordering(offers: Sequence[AnyOffer], path: Path) -> Place:
    """A place among standing orders: each is left by itself, beside the flow of the game."""
    there = node(offers, path)
    if not path and there.kind == "confirm":
        # The only one there is has not been chosen by anybody.
        there = Node("choices", (), (there.path,))
    done = there.choice if there.kind == "confirm" or there.complete else None
    doing = () if done is None else (done,)
    line = doing if there.kind == "confirm" else ()
    return Place(there, offers, line, doing, (ORDERS,))


def _fits(table: Table, seat: Seat, line: Sequence[Choice], there: Node) -> bool:
    """Whether whatever is chosen at a place fits, after a line, into a custom id."""
    if there.kind == "gone":
        return False
    ends: list[Path] = [()]
    if there.kind == "number":
        ends = [(str(there.low),), (str(there.high),)]
    elif there.kind in ("pick", "several"):
        longest = sorted(there.items, key=lambda item: len(".".join(item)), reverse=True)
        each = "" if there.kind == "pick" else SAME
        ends = [tuple(each + word for item in longest[: there.high] for word in item)]
    elif there.kind != "confirm":
        ends = [*there.items]
    ways = [(*there.path, *end) for end in ends]
    ways += [each.path + item for each in there.lists for item in each.items]
    chosen = words(line)
    return all(fits(table, seat, joined([*chosen, way] if way else chosen)) for way in ways)


def _doing(stand: Stand, path: Path, there: Node) -> tuple[Choice, ...]:
    """What would be carried out here, were no more chosen."""
    now, line = stand.now, stand.line
    if there.complete and there.choice is not None:
        return (*line, there.choice)
    if there.path[1:] or there.kind == "gone":
        return ()
    if stand.sealed:
        return line
    if not line:
        return unless_said(now, stand.seat) if not path else ()
    offers, last = now.offers(stand.seat), line[-1].verb
    if last in now.game.panel.draft_verbs:
        return (*line, *_closing(now, offers))
    follow = set(_later(now, last))
    return line if {offer.verb for offer in offers} - follow else ()


def unless_said(table: Table, seat: Seat) -> tuple[Choice, ...]:
    """What happens to somebody who says nothing to another's turn: it may be taken at once."""
    state = table.running()
    if not is_window(state) or seat not in table.owed():
        return ()
    choice = accept(table.offers(seat), table.game.rules.fallback(state, seat))
    return () if choice is None else (choice,)


def _later(table: Table, verb: str) -> Iterator[str]:
    """The verbs that answer what follows a verb, in a command that carries both."""
    for command in table.game.cover.commands:
        found = [part.verb for part in command.parts]
        if verb in found:
            yield from found[found.index(verb) + 1 :]


def _closing(table: Table, offers: Sequence[AnyOffer]) -> tuple[Choice, ...]:
    """What carries out the drafts before it: a command's last part, which has no words."""
    for command in table.game.cover.commands:
        *before, last = command.parts
        drafts = any(part.verb in table.game.panel.draft_verbs for part in before)
        if drafts and not last.params and accept(offers, Choice(last.verb)):
            return (Choice(last.verb),)
    return ()
