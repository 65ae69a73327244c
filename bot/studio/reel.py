"""The positions of a match as a viewer saw them: a few of them, and one at a time."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from bot.filming import Order
from bot.present.speaker import Speaker
from bot.registry import RegisteredGame
from bot.table.happened import Happened, happened
from engine import Budget, Event, Outcome, Record, Seat, active_seats, advance, begin, gone
from render.board import Caption
from render.scene import Scene

T = TypeVar("T")

FRAMES = 300
"""Positions of a film at most; of a longer match every so many are shown."""
TOLD = 100
"""Of what happened between two positions that are shown, the newest that are kept."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A position as the viewer saw it, and what had happened since the one before it.

    scores: of all seats, empty where some are hidden.
    """

    scene: Scene
    told: tuple[Happened, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class _Reached:
    """The position after an entry (0: the deal) and what the viewer knows of how it came about."""

    number: int
    state: Any
    told: Sequence[Happened]


class Reel:
    """What is ordered of a match; each going through it plays the match again.

    So there is one scene at a time, however long the match is. Which positions are in it hangs on
    what the viewer sees alone: not even their number tells of what is hidden.
    """

    def __init__(
        self, title: RegisteredGame, record: Record, order: Order, say: Speaker, working: Budget
    ) -> None:
        """Take what is ordered. ``working`` is called now and then while the match is played.

        Plays it once. Raises BadRecord where the rules of now do not follow the record.
        """
        self._game, self._board = title.game, title.board
        self._record, self._start = record, order.past.start
        self._since = order.kind == "since"
        self._viewer = None if order.viewer is None else Seat(order.viewer)
        self._say = say
        self._working = working
        self._shown = frozenset(thinned(list(self._new()), FRAMES))

    def __len__(self) -> int:
        """How many positions there are."""
        return len(self._shown)

    def __iter__(self) -> Iterator[Seen]:
        """The positions, the first and the last among them."""
        told: deque[Happened] = deque(maxlen=TOLD)
        for reached in self._played():
            told.extend(reached.told)
            if reached.number in self._shown:
                yield self._seen(reached.state, tuple(told))
                told.clear()

    def _new(self) -> Iterator[int]:
        """The positions at which the viewer sees something new, or is told something."""
        before: object = None
        for reached in self._played():
            view = self._game.rules.view(reached.state, self._viewer), self._waited(reached.state)
            if reached.told or before is None or view != before:
                yield reached.number
                before = view

    def _played(self) -> Iterator[_Reached]:
        """The match from the start on, without what was taken back."""
        outcome: Outcome[Any] = begin(self._game, self._record.setup)
        state, entries = outcome.state, self._record.entries
        left_out = gone(entries)
        if self._start == 0:
            yield _Reached(0, state, self._known(outcome.events))
        played = advance(self._game, state, entries, self._working)
        for entry, outcome in zip(entries, played, strict=True):
            if entry.seq >= self._start and entry.seq not in left_out:
                told = self._known(happened(entry, list(outcome.events)))
                yield _Reached(entry.seq, state, told)

    def _known(self, events: Sequence[Event] | Sequence[Happened]) -> list[Happened]:
        return [event for event in events if event.known_to(self._viewer)]

    def _waited(self, state: Any) -> tuple[Seat, ...]:
        # What is told in a film is over: an arrow at whoever is asked next would contradict it.
        return tuple(active_seats(state)) if self._since and not state.over else ()

    def _seen(self, state: Any, told: tuple[Happened, ...]) -> Seen:
        view, waited = self._game.rules.view(state, self._viewer), self._waited(state)
        say = self._say
        said = Caption(say.texts, say.names, phrase=self._game.help.phrase, waited=waited)
        found = [self._game.help.holdings(view, Seat(n)).get("points") for n in range(state.seats)]
        points = tuple(each for each in found if each is not None)
        scores = points if len(points) == len(found) else ()
        return Seen(self._board.scene(view, said), told, scores)


def thinned(row: Sequence[T], most: int) -> list[T]:
    """So many of a row at most, evenly: the first, the last, and some between them."""
    if len(row) <= most:
        return list(row)
    return [row[n * (len(row) - 1) // (most - 1)] for n in range(most)]
