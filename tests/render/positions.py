"""Pictures of random positions: of every table size, played by minds and at random."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from engine import Offer, Pick, Seat, active_seats, offers
from locales import Library
from locales.files import SOURCE
from render import Board, Caption, Scene
from render.overlay import overlaid
from tests.laws.plans import AnyGame, drawn, play

NAMES = ("Ann", "Bartholomew", "Cleo", "Daniel", "Eve", "Francesca", "Gus", "Henrietta")
A_MATCH = 25
"""Positions of a match that are looked at."""


@cache
def library() -> Library:
    return Library(strict=True)


@dataclass(frozen=True, slots=True)
class Seen:
    """A picture, where it is of, and which of the board's pictures it is."""

    where: str
    which: str
    scene: Scene


def positions(game: AnyGame, seats: int, many: int, first: int = 0) -> Iterator[tuple[str, Any]]:
    """So many positions of matches of so many seats, each with what it is called."""
    number, made = first, 0
    while made < many:
        plan = drawn(game, number)
        plan = replace(plan, seats=seats, players=("mind",) if number % 2 else ("random",), look=0)
        entries = sum(1 for _ in play(game, plan))
        every = max(1, entries // A_MATCH)
        for at, moment in enumerate(play(game, plan)):
            if at % every == number % every or moment.state.over:
                yield f"{game.slug}, {seats} seats, match {number}, entry {at}", moment.state
                made += 1
                if made == many:
                    return
        number += 1


def pictures(board: Board[Any], game: AnyGame, state: Any, where: str) -> Iterator[Seen]:
    """All pictures of a position: everybody's, and those of a seat that is asked something."""
    owing = active_seats(state)
    viewers = (None, owing[0] if owing else Seat(0))
    for seat in viewers:
        view, words = game.view(state, seat), caption(game, state, seat)
        found = [("whole", board.scene(view, words)), ("near", board.near(view, words))]
        found.append(("hand", board.hand(view, words)))
        for which, scene in found:
            if scene is not None:
                yield Seen(f"{where}, seat {seat}", which, overlaid(board, scene, words))


def caption(game: AnyGame, state: Any, seat: Seat | None) -> Caption:
    """What stands in a panel of the seat before anything is chosen."""
    lit = set[str]()
    for offer in offers(state, seat) if seat is not None else ():
        lit.update(offer.ids if isinstance(offer, Offer) else ())
        lit.update(offer.items if isinstance(offer, Pick) else ())
    return Caption(
        library().texts(SOURCE, game.slug),
        NAMES[: state.seats],
        frozenset(lit),
        game.phrase,
        waited=tuple(active_seats(state)),
    )
