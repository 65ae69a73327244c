"""What is made of a match that is played again: a film, or a picture of what has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from bot.filming import Order
from bot.present.speaker import Speaker, plain
from bot.registry import Registry
from bot.table.happened import Happened, happened, marked
from engine import Game, Record, Seat, active_seats, advance, begin, gone
from locales import Library
from render.board import Board, Caption
from render.film.film import film
from render.film.since import since
from render.film.still import Still
from render.paint import paint
from render.scene import Scene

Progress = Callable[[int], None]

READING = 10
"""Percent of a film that are made when the match has been played again."""


@dataclass(frozen=True, slots=True)
class _Seen:
    """A position as the viewer saw it, and what had just happened as far as they knew."""

    scene: Scene
    told: tuple[Happened, ...]
    scores: tuple[int, ...]


class Studio:
    """Makes what is ordered."""

    def __init__(self, registry: Registry, library: Library) -> None:
        """Take the games and the texts."""
        self._registry = registry
        self._library = library

    def make(self, order: Order, progress: Progress) -> bytes:
        """A GIF or a PNG. Raises BadRecord for a record that the rules of now do not follow."""
        record = Record.parse(order.past.record)
        title = self._registry[record.setup.game]
        say = Speaker(self._library.texts(order.language, title.game.slug), title.game, order.names)
        seen = list(_seen(title.game, title.board, record, order, say))
        viewer = _seat(order.viewer)
        if order.kind == "since":
            told = [each for one in seen[1:] for each in one.told]
            moves = list(marked(told, viewer).values()) if order.numbered else []
            return paint(since(title.board, [one.scene for one in seen], moves))
        stills = [
            Still(
                one.scene,
                tuple(map(plain, say.events(one.told, viewer))),
                one.scores,
                order.names,
            )
            for one in seen
        ]
        return film(stills, title.board.pieces, lambda done: progress(_later(done)))


def _seen(
    game: Game[Any, Any], board: Board[Any], record: Record, order: Order, say: Speaker
) -> Iterator[_Seen]:
    """The positions from the start on, each time the viewer saw something new."""
    viewer = _seat(order.viewer)
    outcome = begin(game, record.setup)
    state = outcome.state
    last: Scene | None = None
    told: list[Happened] = []

    def look() -> Scene:
        # What is told in a film is over: an arrow at whoever is asked next would contradict it.
        asked = order.kind == "since" and not state.over
        waited = tuple(active_seats(state)) if asked else ()
        said = Caption(say.texts, say.names, phrase=game.phrase, waited=waited)
        return board.scene(game.view(state, viewer), said)

    if order.past.start == 0:
        last = look()
        yield _Seen(last, tuple(_known(outcome.events, viewer)), _scores(game, state, viewer))
    left_out = gone(record.entries)
    for entry, played in zip(record.entries, advance(game, state, record.entries), strict=True):
        if entry.seq < order.past.start or entry.seq in left_out:
            continue
        told += _known(happened(entry, list(played.events)), viewer)
        scene = look()
        # What changes nothing that they see and tells them nothing leaves no trace.
        if last is None or scene != last or told:
            yield _Seen(scene, tuple(told), _scores(game, state, viewer))
            last, told = scene, []


def _known(events: Any, viewer: Seat | None) -> list[Happened]:
    return [event for event in events if event.known_to(viewer)]


def _scores(game: Game[Any, Any], state: Any, viewer: Seat | None) -> tuple[int, ...]:
    """The points of all seats as the viewer could see them; empty where some are hidden."""
    view = game.view(state, viewer)
    found = [game.holdings(view, Seat(seat)).get("points") for seat in range(state.seats)]
    points = tuple(each for each in found if each is not None)
    return points if len(points) == len(found) else ()


def _seat(viewer: int | None) -> Seat | None:
    return None if viewer is None else Seat(viewer)


def _later(done: int) -> int:
    return READING + done * (100 - READING) // 100
