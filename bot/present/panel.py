"""The private panel: a walk through what a seat may do, one question a message.

The path walked so far stands in the custom ids, so that a panel survives a restart. A path is a
row of choices: a verb and ids each, and the last of them may not be complete. So a panel gathers
what a typed line says at once: each choice is looked at on a copy of the match, and the questions
that follow it are asked before anything is done, until an outcome is sealed. Past that nobody can
look; only what was on offer together with it may be added (``Game.together``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from bot.limits import BUTTONS_IN_ROW, OPTIONS
from bot.presses import Do, Typed
from bot.table.table import Table
from engine import AnyOffer, Choice, Illegal, Offer, Pick, Seat, accept, is_window

from .tree import BUTTONS, GONE, MENUS, Node, Path, node, on_offer, whole

NEXT, SAME = "&", "+"
"""What the first word of a further choice of a path begins with: its verb, or, where that is the
one before, its first id. Ids of games begin with neither."""
LIKELY = 4
"""So many buttons stand beside menus at most."""
AGAIN = 4
"""The same choice is proposed for so many times more at once."""
ORDERS = "!"
"""The first word of paths through standing orders instead of offers."""


# -- a row of choices ---------------------------------------------------------------------------


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
                for id_ in _ids(offer)
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
            verb, *ids = found[-1]
            # Of several taken from one menu the first has its verb before it, and nothing else.
            found[len(found) - (not ids) :] = [(verb, word[len(SAME) :])]
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
    place, now = _led(table, seat, path)
    return replace(place, about=tuple(_about(table, seat, place.done))), now


def _about(table: Table, seat: Seat, line: Sequence[Choice]) -> Iterator[str]:
    """What choices without ids are about, each as it stands before it."""
    for number, choice in enumerate(line):
        before = None if choice.args else table.ahead(seat, line[:number])
        if before is not None:
            yield from table.game.about(before.view(seat), choice)


def _led(table: Table, seat: Seat, path: Path) -> tuple[Place, Table]:
    if path[:1] == (ORDERS,):
        return _ordering(table.orders(seat), path[1:]), table
    *before, last = split(path) or [()]
    stand = _stand(table, seat, tuple(Choice(verb, tuple(args)) for verb, *args in before))
    # Such a path was made up, or is old.
    if stand is None:
        return Place(GONE), table
    there = node(stand.offers(), last)
    while there.kind == "confirm" and there.choice is not None:
        line = (*stand.line, there.choice)
        after = _stand(table, seat, line)
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


@dataclass(frozen=True, slots=True)
class _Stand:
    """What can be known after a row of choices.

    first: the table before any of them. now: the table that can be looked at: after all of
        ``line``, or before ``sealed``, the last of them, of which the first cannot be looked past.
    """

    first: Table
    seat: Seat
    line: tuple[Choice, ...]
    now: Table
    sealed: tuple[Choice, ...] = ()

    def offers(self) -> Sequence[AnyOffer]:
        """What may follow. What takes drafts back is not: the panel has a way back."""
        game, view = self.now.game, self.now.view(self.seat)
        there = self.now.offers(self.seat)
        if self.sealed:
            return [
                each
                for each in there
                if isinstance(each, Offer)
                and game.together(view, self.sealed, Choice(each.verb, each.ids))
            ]
        drafts = game.draft_verbs if self.line else ()
        found = [each for each in there if each.verb not in drafts or _ids(each)]
        return [each for each in found if not game.needless(view, Choice(each.verb, _ids(each)))]

    def root(self) -> Node:
        """What is asked next."""
        offers = self.offers()
        if not self.sealed:
            return node(offers, ())
        # What may be added to what is sealed need not be, even where it is a single thing.
        return whole(offers) if offers else GONE


def _stand(table: Table, seat: Seat, line: tuple[Choice, ...]) -> _Stand | None:
    """Where a row of choices leads; None where it cannot be made."""
    now = table
    try:
        for number in range(len(line) + 1):
            after = table.ahead(seat, line[:number])
            if after is None:
                stand = _Stand(table, seat, line, now, line[number - 1 :])
                return stand if _together(stand) else None
            now = after
    except Illegal:
        return None
    return _Stand(table, seat, line, now)


def _together(stand: _Stand) -> bool:
    """Whether each of the choices that nobody can look past goes with those before it."""
    game, view, offers = stand.now.game, stand.now.view(stand.seat), stand.now.offers(stand.seat)
    first, *rest = stand.sealed
    before = [first]
    for choice in rest:
        if not on_offer(offers, choice) or not game.together(view, tuple(before), choice):
            return False
        before.append(choice)
    return True


def _with_several(stand: _Stand, there: Node) -> Node:
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
    fits = high > 2 and _fits(stand.first, stand.seat, stand.line, found)
    return found if fits else there


def _with_likely(stand: _Stand, there: Node) -> Node:
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
    likely = words(stand.now.game.likely(stand.now.view(stand.seat), stand.offers()))
    found = [path[begun:] for path in likely if path[:begun] == there.path]
    new = [item for item in found if item and item not in there.items]
    if not new or room <= 0:
        return before
    return replace(there, items=(*new[: min(room, LIKELY)], *there.items))


def _most(stand: _Stand, choices: Sequence[Choice]) -> int:
    """How many of some choices go together."""
    view = stand.now.view(stand.seat)
    before = list(stand.sealed)
    for choice in choices:
        if not before or stand.now.game.together(view, tuple(before), choice):
            before.append(choice)
    return len(before) - len(stand.sealed)


def _with_again(stand: _Stand, there: Node) -> Node:
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
        if not _do(stand.first, stand.seat, stand.line, more).fits:
            break
        items.insert(place, more)
        place += 1
    return replace(there, items=tuple(items))


def _repeated(table: Table) -> frozenset[str]:
    """The verbs of which a typed line may carry several."""
    parts = [part for command in table.game.commands for part in command.parts]
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
    tails: list[Path] = [
        *there.items,
        *(each.path + tail for each in there.lists for tail in each.items),
    ]
    if there.kind == "confirm":
        tails = [()]
    elif there.kind == "number":
        tails = [(str(there.low),), (str(there.high),)]
    elif there.kind in ("pick", "several"):
        longest = sorted(there.items, key=lambda item: len(".".join(item)), reverse=True)
        tails = [tuple(SAME + word for item in longest[: there.high] for word in item)]
    # The controls that lead there have longer ids: a word of their own, and perhaps a page.
    paths = [path for path in (there.path, *(each.path for each in there.lists)) if path]
    token, chosen = table.token(seat), words(line)
    controls = [Typed(table.id, token, joined([*chosen, path]), 1) for path in paths]
    does = [_do(table, seat, line, (*there.path, *tail)) for tail in tails]
    return all(press.fits for press in (*controls, *does))


def _do(table: Table, seat: Seat, line: Sequence[Choice], more: Path) -> Do:
    """The press that carries out a row of choices and what follows it."""
    return Do(table.id, table.token(seat), joined([*words(line), more]))


def _doing(stand: _Stand, path: Path, there: Node) -> tuple[Choice, ...]:
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
    if last in now.game.draft_verbs:
        return (*line, *_closing(now, offers))
    follow = set(_later(now, last))
    return line if {offer.verb for offer in offers} - follow else ()


def unless_said(table: Table, seat: Seat) -> tuple[Choice, ...]:
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
