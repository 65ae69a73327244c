"""A row of choices, as the words of a path and as where it leads.

A path is a row of choices: a verb and ids each, and the last of them may not be complete.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.table.table import Table
from engine import AnyOffer, Choice, Illegal, Offer, Seat

from .tree import GONE, Node, Path, ids_of, node, on_offer, whole

NEXT, SAME = "&", "+"
"""What the first word of a further choice of a path begins with: its verb, or, where that is the
one before, its first id. Ids of games begin with neither."""
ORDERS = "!"
"""The first word of paths through standing orders instead of offers."""


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


@dataclass(frozen=True, slots=True)
class Stand:
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
                and game.panel.together(view, self.sealed, Choice(each.verb, each.ids))
            ]
        drafts = game.panel.draft_verbs if self.line else ()
        found = [each for each in there if each.verb not in drafts or ids_of(each)]
        return [
            each for each in found if not game.panel.needless(view, Choice(each.verb, ids_of(each)))
        ]

    def root(self) -> Node:
        """What is asked next."""
        offers = self.offers()
        if not self.sealed:
            return node(offers, ())
        # What may be added to what is sealed need not be, even where it is a single thing.
        return whole(offers) if offers else GONE


def follow(table: Table, seat: Seat, line: tuple[Choice, ...]) -> Stand | None:
    """Where a row of choices leads; None where it cannot be made."""
    now = table
    try:
        for number in range(len(line) + 1):
            after = table.ahead(seat, line[:number])
            if after is None:
                found = Stand(table, seat, line, now, line[number - 1 :])
                return found if _together(found) else None
            now = after
    except Illegal:
        return None
    return Stand(table, seat, line, now)


def _together(found: Stand) -> bool:
    """Whether each of the choices that nobody can look past goes with those before it."""
    now, seat = found.now, found.seat
    game, view, offers = now.game, now.view(seat), now.offers(seat)
    first, *rest = found.sealed
    before = [first]
    for choice in rest:
        if not on_offer(offers, choice) or not game.panel.together(view, tuple(before), choice):
            return False
        before.append(choice)
    return True
