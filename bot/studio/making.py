"""What is made of a match that is played again: a film, or a picture of what has changed."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from typing import Any

from bot.filming import Order
from bot.present.speaker import Speaker, plain
from bot.registry import Registry
from bot.table.happened import MARKED, marked
from engine import Record, Seat
from locales import Library
from render.board import Board
from render.film.film import film
from render.film.since import Changes
from render.film.still import Still
from render.paint import Painter

from .reel import Reel

Progress = Callable[[int], None]

READING = 10
"""Percent of a film that are made when the match has been played once."""
ROOM = 24_000_000
"""Bytes that are kept of pictures of what has changed: several people ask about one match."""
_PAINTER = Painter(ROOM)


class Studio:
    """Makes what is ordered."""

    def __init__(self, registry: Registry, library: Library) -> None:
        """Take the games and the texts."""
        self._registry = registry
        self._library = library

    def make(self, order: Order, progress: Progress) -> bytes:
        """A GIF or a PNG; ``progress`` is told again and again how many percent are made.

        Raises BadRecord for a record that the rules of now do not follow, and TooLarge.
        """
        record = Record.parse(order.past.record)
        title = self._registry[record.setup.game]
        say = Speaker(self._library.texts(order.language, title.game.slug), title.game, order.names)
        reel = Reel(title, record, order, say, lambda: progress(0))
        viewer = None if order.viewer is None else Seat(order.viewer)
        if order.kind == "since":
            return _since(title.board, reel, viewer, numbered=order.numbered)
        stills = _Stills(reel, say, viewer)
        return film(stills, title.board.pieces, lambda done: progress(_later(done)))


class _Stills:
    """A reel with words below its positions; made anew each time, so that none is kept."""

    def __init__(self, reel: Reel, say: Speaker, viewer: Seat | None) -> None:
        self._reel = reel
        self._say = say
        self._viewer = viewer

    def __len__(self) -> int:
        return len(self._reel)

    def __iter__(self) -> Iterator[Still]:
        for seen in self._reel:
            told = tuple(map(plain, self._say.events(seen.told, self._viewer)))
            yield Still(seen.scene, told, seen.scores, self._say.names)


def _since(board: Board[Any], reel: Reel, viewer: Seat | None, *, numbered: bool) -> bytes:
    """The picture of what has changed from the first position to the last."""
    changes = Changes(board)
    newest: deque[tuple[str, ...]] = deque(maxlen=MARKED if numbered else 0)
    for number, seen in enumerate(reel):
        changes.add(seen.scene)
        if number:
            newest.extend(marked(seen.told, viewer).values())
    return _PAINTER.paint(changes.scene(newest))


def _later(done: int) -> int:
    return READING + done * (100 - READING) // 100
