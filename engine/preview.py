"""What a standing order would have done: at the last decisions of the seat that may leave it.

It goes by what the seat knew then: the order answers by that alone (``Orders.obeys``), and what was
asked and chosen are the seat's own decisions.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from .choices import Choice, Seat, accept
from .events import key
from .game import Game
from .play import Play
from .record import BadRecord, Budget, Entry, Record, advance, begin, gone
from .snapshot import copy, digest, dump, load
from .state import S

LOOKED_AT = 30
"""Of a seat's own decisions the last that a preview looks at."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision that a seat has made: its entry, what it was called, and the position before."""

    entry: Entry
    decision: str
    before: bytes


@dataclass(frozen=True, slots=True)
class Instead:
    """What an order would have answered at a decision, and what was chosen."""

    entry: Entry
    decision: str
    answer: Choice

    @property
    def same(self) -> bool:
        """Whether it would have changed nothing."""
        return self.answer == self.entry.choice


@dataclass(frozen=True, slots=True)
class Preview:
    """What an order would have done at the last decisions of its seat.

    looked: how many decisions those are. answered: those that it would have made, the first first.
    """

    looked: int
    answered: tuple[Instead, ...] = ()

    @property
    def last(self) -> Instead | None:
        """The last of them."""
        return self.answered[-1] if self.answered else None

    @property
    def same(self) -> int:
        """How many it would have made as its seat did."""
        return sum(each.same for each in self.answered)


def would(game: Game[S, Any], state: S, seat: Seat, order: Choice) -> Choice | None:
    """What an order would answer where a seat is asked; None: nothing.

    It is left there, on a copy, if it may be and does not stand yet.
    """
    step = state.stack[-1] if state.stack else None
    if step is None or seat not in step.seats(state):
        return None
    offered = step.offers(state, seat)
    if (other := game.orders.would(state, seat, order)) is not None:
        return accept(offered, other)
    there = copy(game, state)
    if accept(game.orders.offers(there, seat), order) is not None:
        game.orders.leave(Play(there), seat, order)
    standing = game.orders.obeys(there, seat)
    if standing is None or standing.order != order or standing.unfit:
        return None
    return accept(offered, standing.answer)


def decisions(
    game: Game[S, Any],
    record: Record,
    seat: Seat,
    there: S | None = None,
    budget: Budget | None = None,
) -> Sequence[Asked]:
    """The last decisions of a seat in the flow of a match that hold, at most LOOKED_AT.

    It plays the whole match again. Raises BadRecord where that is not possible, or where it does
    not lead ``there``, and whatever ``budget`` raises.
    """
    state = begin(game, record.setup).state
    found: deque[Asked] = deque(maxlen=LOOKED_AT)
    played, left_out = advance(game, state, record.entries, budget), gone(record.entries)
    for entry in record.entries:
        own = entry.seat == seat and entry.seq not in left_out
        before = dump(state) if own else b""
        decision = key(type(state.stack[-1])) if own and state.stack else ""
        outcome = next(played)
        if own and outcome.flow:
            found.append(Asked(entry, decision, before))
    if there is not None and digest(state) != digest(there):
        raise BadRecord("the log leads elsewhere", "record-game")
    return tuple(found)


def preview(game: Game[S, Any], asked: Sequence[Asked], seat: Seat, order: Choice) -> Preview:
    """What an order would have done at decisions, as far as the seat knew then."""
    found = []
    for each in asked:
        answer = would(game, load(game, each.before), seat, order)
        if answer is not None:
            found.append(Instead(each.entry, each.decision, answer))
    return Preview(len(asked), tuple(found))
