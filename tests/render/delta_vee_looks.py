"""Positions of Delta Vee, and what is read in their pictures."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine import Seat, copy
from games.delta_vee import GAME
from games.delta_vee.parts import COMPONENTS
from games.delta_vee.state import State
from games.delta_vee.view import View
from render import Board, Caption, load
from tests.games.delta_vee.builder import A, B, add, launched_craft, missile, space
from tests.games.delta_vee.games import played, setup
from tests.saying import english

from .cover import few_and_many

BOARD: Board[View] = load("delta_vee")
TEXTS = english("delta_vee")
PLAIN = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")
EVIL = ("W" * 32, "```x\n" * 6, "\N{ROCKET}" * 16, "\u202e" + "m" * 31, "\u5929" * 32, "`")
SCENARIOS = ("showdown", "first-shot", "escape", "pirates", "convoy")
PODS = tuple(pod.id for pod in COMPONENTS.pods)
ROOM = 60 * 1024


def caption(called: tuple[str, ...] = PLAIN) -> Caption:
    return Caption(texts=TEXTS, names=called, phrase=GAME.help.phrase)


def flat(said: str) -> str:
    return " ".join(said.split())


@cache
def positions() -> tuple[tuple[State, Seat | None], ...]:
    """Positions of whole matches of all scenarios, as a spectator and both first seats see them."""
    return tuple(_positions())


def _positions() -> Iterator[tuple[State, Seat | None]]:
    for number, scenario in enumerate(SCENARIOS):
        seats = 6 if scenario == "convoy" else 2
        start = setup(scenario, number, seats, turns=5)
        for step, (state, _) in enumerate(played(start, ["easy", "random"])):
            if step % 29 == 3 or state.over:
                kept = copy(GAME, state)
                yield from ((kept, seat) for seat in (None, A, B))


FEW_AND_MANY = few_and_many(GAME.slug, positions)
A_FEW = few_and_many(GAME.slug, positions, 6)
"""The same for what takes longer."""


def duel() -> State:
    """A ship with a force field against another one, a missile and a battlecraft."""
    state = space(planets=["A0810"], asteroids=["A1008"])
    mine = add(state, "1A", "sword", ("A0808", 3, 3), "heavy", "bay", "energy")
    theirs = add(state, "2A", "dagger", ("A1206", 8, 2), "heavy", "energy")
    mine.field_on = True
    theirs.weaving = True
    missile(state, theirs, "guided", ("A1108", 9, 4))
    launched_craft(state, mine, ("A0709", 12, 1), pod=1)
    state.phase, state.phasing = "command", 0
    state.desks[A].unit, state.desks[A].words = "1A", ["accel", "left"]
    mine.engine = 1
    return state
