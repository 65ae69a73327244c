"""Pictures of random positions: of every table size, played by minds and at random."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine import Offer, Pick, Seat, active_seats, offers
from render import ALT_ROOM, TEXT_ROOM, TEXT_WIDTH, Board, Caption, Scene
from render.scene import Text, walk
from render.text import columns
from tests.laws.plans import AnyGame, drawn, play
from tests.saying import english

NAMES = ("Ann", "Bartholomew", "Cleo", "Daniel", "Eve", "Francesca", "Gus", "Henrietta")
A_MATCH = 25
"""Positions of a match that are looked at."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A picture, where it is of, and which of the board's pictures it is."""

    where: str
    which: str
    seat: Seat | None
    scene: Scene
    words: Caption

    def __str__(self) -> str:
        """Which picture it is."""
        return f"{self.which} of {self.where}, seat {self.seat}"


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


def pictures(
    board: Board[Any],
    game: AnyGame,
    state: Any,
    where: str,
    viewers: Sequence[Seat | None] = (),
    names: Sequence[str] = NAMES,
) -> Iterator[Seen]:
    """All pictures of a position, as viewers see it: everybody, and a seat that is asked something.

    These are what comes before anything is chosen, so that nothing lies over the board.
    """
    owing = active_seats(state)
    for seat in viewers or (None, owing[0] if owing else Seat(0)):
        view, words = game.rules.view(state, seat), caption(game, state, seat, names)
        found = [("whole", board.scene(view, words)), ("near", board.near(view, words))]
        found.append(("hand", board.hand(view, words)))
        for which, scene in found:
            if scene is not None:
                yield Seen(where, which, seat, scene, words)


def caption(game: AnyGame, state: Any, seat: Seat | None, names: Sequence[str] = NAMES) -> Caption:
    """What stands in a panel of the seat before anything is chosen."""
    return Caption(
        english(game.slug),
        tuple(names[: state.seats]),
        lit(state, seat),
        game.help.phrase,
        waited=tuple(active_seats(state)),
    )


def lit(state: Any, seat: Seat | None) -> frozenset[str]:
    """The ids in a seat's offers."""
    found = set[str]()
    for offer in offers(state, seat) if seat is not None else ():
        found.update(offer.ids if isinstance(offer, Offer) else ())
        found.update(offer.items if isinstance(offer, Pick) else ())
    return frozenset(found)


def written(scene: Scene) -> list[str]:
    """All words of a picture."""
    return [mark.words for mark in walk(scene) if isinstance(mark, Text)]


def words_fit(said: str, told: str) -> None:
    """Check that a text board and a description fit into a message, whole and harmless."""
    assert len(said) <= TEXT_ROOM
    assert not said.endswith("\N{HORIZONTAL ELLIPSIS}")
    assert all(columns(line) <= TEXT_WIDTH for line in said.split("\n"))
    assert "`" not in said
    assert len(told) <= ALT_ROOM
    assert told.endswith(".")
