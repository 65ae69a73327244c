"""Boards as the painter makes them, beside a plain redraw at twice the size; and films."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from math import ceil
from statistics import fmean
from typing import Any

import render
from bot.filming import Order, Past
from bot.registry import shipped
from bot.studio.making import Studio
from engine import AnyOffer, Offer, Pick, Seat, active_seats, begin, enter, offers
from locales import Library
from render.board import Caption
from render.overlay import near, whole
from render.paint import Painter
from render.scene import Scene
from tests.render.plain import redraw

from .matches import AnyGame, all_games, record
from .report import Line, slower

KILOBYTES, RICH = 60, 90
"""What a board may weigh, and what a richer one may where it earns it."""
MOVES, SECONDS, MEGABYTES = 400, 10, 8
"""A film of so many moves, and what it may take and weigh."""
FEW = 6
"""Scenes that are redrawn plainly, at most; the first of them is not measured."""
LIBRARY = Library()
NAMES = ("Ann", "Bartholomew", "Cleo", "Daniel", "Eve", "Francesca", "Gus", "Henrietta")


def positions(game: AnyGame, every: int, most: int) -> Iterator[tuple[Any, Seat | None]]:
    """Positions of a match at a full table, each with a seat that is asked something."""
    made = record(game, game.cover.seats[-1], 3, most)
    state = begin(game, made.setup).state
    for entry in made.entries:
        enter(game, state, entry)
        if entry.seq % every == 0:
            yield state, next(iter(active_seats(state)), None)


def caption(game: AnyGame, state: Any, seat: Seat | None) -> Caption:
    """What stands in a panel, and on the board for everybody."""
    lit = {id_ for each in offers(state, seat) for id_ in ids(each)} if seat is not None else ()
    waited = tuple(active_seats(state)) if not state.over else ()
    texts = LIBRARY.texts("en", game.slug)
    return Caption(texts, NAMES, frozenset(lit), game.help.phrase, waited=waited)


def ids(offer: AnyOffer) -> tuple[str, ...]:
    """The ids in an offer."""
    if isinstance(offer, Offer):
        return offer.ids
    return tuple(offer.items) if isinstance(offer, Pick) else ()


def wholes(game: AnyGame) -> list[Scene]:
    """The public board after every fifth entry."""
    board = render.load(game.slug)
    return [
        whole(board, game.rules.view(state, None), caption(game, state, None))
        for state, _ in positions(game, 5, 120)
    ]


def nears(game: AnyGame) -> list[Scene]:
    """The near view of whoever is asked, after every fifth entry, where there is one."""
    board = render.load(game.slug)
    found = [
        near(board, game.rules.view(state, seat), caption(game, state, seat))
        for state, seat in positions(game, 5, 120)
    ]
    return [scene for scene in found if scene is not None]


def timed(paint: Callable[[Scene], bytes], drawn: list[Scene]) -> tuple[list[float], float]:
    """Seconds of each picture but the first, made once after the one before; the largest in KB."""
    spans, largest = [], 0
    for scene in drawn:
        begun = time.perf_counter()
        picture = paint(scene)
        spans.append(time.perf_counter() - begun)
        largest = max(largest, len(picture))
    return spans[1:], largest / 1024


def lines() -> Iterator[Line]:
    """The time of a picture that follows others of its match, the largest one, and a film."""
    for game in all_games():
        for what, drawn, part in (("board", wholes(game), 4), ("near view", nears(game), 5)):
            if len(drawn) > FEW:
                yield from pictures(f"{what}, {game.slug}", drawn, 1 / part)
        yield from films(game)


def pictures(what: str, drawn: list[Scene], most: float) -> Iterator[Line]:
    """How long they take, of a plain redraw ``most`` of it at most, and how large they are."""
    spans, largest = timed(Painter().paint, drawn)
    plain, _ = timed(redraw, drawn[:: ceil(len(drawn) / FEW)])
    here, there = fmean(spans), fmean(plain)
    yield slower(f"{what}, five entries later", here, there, "plain redraw at 2x", most)
    yield Line(
        f"{what}, largest picture",
        f"{largest:.0f} KB",
        f"{len(drawn)} pictures",
        goal=f"at most {KILOBYTES} KB, {RICH} where it earns it",
        met=largest <= RICH,
    )


def films(game: AnyGame) -> Iterator[Line]:
    """A film as the studio makes it, from the record to its bytes."""
    made = record(game, game.cover.seats[len(game.cover.seats) // 2], 3, MOVES)
    order = Order("film", Past(str(made)), None, NAMES[: made.setup.seats])
    studio = Studio(shipped(), LIBRARY)
    begun = time.perf_counter()
    size = len(studio.make(order, lambda _: None)) / 2**20
    span = time.perf_counter() - begun
    moves = len(made.entries)
    yield Line(
        f"film, {game.slug}",
        f"{span:.1f} s",
        f"{moves} moves",
        goal=f"at most {SECONDS} s for {MOVES}",
        met=span <= SECONDS * moves / MOVES,
    )
    yield Line(
        f"size of the film, {game.slug}",
        f"{size:.1f} MB",
        goal=f"at most {MEGABYTES} MB",
        met=size <= MEGABYTES,
    )
