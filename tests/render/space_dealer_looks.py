"""Space Dealer for tests of its pictures: positions, pictures, and what is found in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from engine import Seat, copy
from games.space_dealer import GAME
from games.space_dealer.state import State
from games.space_dealer.view import view
from render import Board, Caption, load
from render.scene import Group, Scene, walk
from tests.games.space_dealer.games import played, setup
from tests.games.space_dealer.table import A, build, goods, power, table
from tests.saying import english

from .cover import few_and_many
from .positions import written

BOARD: Board[object] = load(GAME.slug)
TEXTS = english(GAME.slug)
PLAIN = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal")
EVIL = ("W" * 32, "```x\n" * 6, "\N{ROCKET}" * 16, "\u202e" + "m" * 31) * 2


def caption(highlighted: frozenset[str] = frozenset(), called: tuple[str, ...] = PLAIN) -> Caption:
    return Caption(texts=TEXTS, names=called, highlighted=highlighted, phrase=GAME.help.phrase)


def public(state: State, highlighted: frozenset[str] = frozenset()) -> Scene:
    return BOARD.scene(view(state, None), caption(highlighted))


def near(state: State, seat: Seat, *lit: str, chosen: tuple[str, ...] = ()) -> Scene:
    asked = replace(caption(frozenset(lit)), chosen=frozenset(chosen))
    scene = BOARD.near(view(state, seat), asked)
    assert scene is not None
    return scene


def hand(state: State, seat: Seat) -> Scene:
    scene = BOARD.hand(view(state, seat), caption())
    assert scene is not None
    return scene


def sentence(scene: Scene) -> str:
    """What is written in lines, as one."""
    return " ".join(written(scene))


def said(state: State, viewer: Seat | None = None) -> str:
    return " ".join(BOARD.text(view(state, viewer), caption()).split())


@cache
def positions() -> tuple[tuple[State, Seat | None], ...]:
    """Positions of whole matches, each as a spectator and as two seats see it."""
    return tuple(_positions())


def _positions() -> Iterator[tuple[State, Seat | None]]:
    for seats, advanced in ((3, False), (5, True), (8, True)):
        start = setup(seats, seats, advanced=advanced)
        for number, (state, _) in enumerate(played(start, ["easy", "easy", "random"])):
            if number % 90 == 2 or state.over:
                kept = copy(GAME, state)
                yield from ((kept, viewer) for viewer in (None, A, Seat(seats - 1)))


FEW_AND_MANY = few_and_many(GAME.slug, positions)
A_FEW = few_and_many(GAME.slug, positions, 6)
"""The same for what takes longer."""


def planet() -> State:
    """A planet with a little of everything."""
    state = table(advanced=True)
    power(state, A, 2, 1)
    build(state, A, "mine-red-1:l1", "depot-1:l2", "mine-blue-1:r1", "sabotage-1:l3")
    build(state, A, "metropolis-1:r2-r3")
    state.planets[A].depot = goods("rrb")
    return state


def places(scene: Scene, prefix: str) -> dict[str, tuple[int, int]]:
    found = [mark for mark in walk(scene) if isinstance(mark, Group)]
    return {mark.name: (mark.x, mark.y) for mark in found if mark.name.startswith(prefix)}


def group(scene: Scene, name: str) -> Group:
    return next(m for m in walk(scene) if isinstance(m, Group) and m.name == name)
