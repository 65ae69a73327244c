"""Tables of Delta V for tests of its board: played at random, and one laid out by hand."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from engine import Dice, Seat, act, active_seats, copy, offers, start
from games.delta_v import GAME
from games.delta_v.state import Attempt, Player, State
from games.delta_v.steps.contract import Reveal
from minds import ask
from render import Caption
from tests.saying import english

from . import positions
from .cover import few_and_many

NAMES = ("Ann", "Bartholomew the Great", "Cyd", "Dee")
TEXTS = english(GAME.slug)
VIEWERS = (None, Seat(0), Seat(1))


def played(seed: int, seats: int, *, every: int = 1, computer: str = "random") -> Iterator[State]:
    """The positions of a match played by computers, every so many decisions, and the last one."""
    state = start(GAME, seats, GAME.rules.options(), f"{seed:02x}", 0).state
    dice, now = Dice(f"{seed + 100:02x}"), 0
    while not state.over:
        if now % every == 0:
            yield copy(GAME, state)
        seat = next(iter(active_seats(state)))
        possible = offers(state, seat)
        choice = ask(GAME, state, seat, computer, dice, possible).choice
        now += 1
        act(GAME, state, seat, choice, now)
    yield state


@cache
def matches() -> tuple[tuple[State, Seat | None], ...]:
    """Positions of whole matches of all table sizes, each as three viewers see it."""
    every = [state for seats in (2, 3, 4) for state in played(seats, seats, every=9)]
    return tuple((state, seat) for state in every for seat in VIEWERS)


FEW_AND_MANY = few_and_many(GAME.slug, matches)


def laid_out() -> State:
    """A table on which everything there is can be seen at once."""
    state = start(GAME, 4, GAME.rules.options(), "07", 0).state
    ann, bob, cyd, dee = state.players
    down = list(state.board)
    minerals = [c for c in down if state.board[c].startswith(("gammatite", "omnidium"))][:2]
    free = iter([c for c in down if c not in minerals and state.board[c] != "alien"])
    ann.station, ann.yard, ann.rockets = 1, 1, [cell := next(free), cell, next(free)]
    bob.station, bob.yard, bob.rockets = 3, 0, [next(free), next(free)]
    cyd.station, cyd.yard, cyd.rockets = 0, 4, [next(free)]
    dee.station, dee.yard, dee.rockets = 5, 0, []
    spend(ann, "alphatite")
    spend(cyd, "betamite", "epsilonite")
    ann.incidents, bob.incidents, bob.fresh = ["scan"], ["pirate", "meteor"], ["sabotage"]
    ann.tiles, dee.tiles = ["betamite-5", "omnidium-1"], ["deltamite-4"]
    state.contracts.update({"k2-b": 0, "k4-d": 3})
    state.encounters = [c for c in down if state.board[c] == "alien"][:2]
    state.alien = ann.rockets[0]
    for _ in range(5):
        del state.board[next(free)]
    ann.see([cell, next(free), next(free)])
    state.attempt = Attempt(Seat(0), "k10-bgd", minerals, ["gammatite", "omnidium"])
    state.first, state.active, state.turn, state.last = Seat(2), Seat(0), 14, minerals[-1:]
    state.stack = [Reveal(Seat(0))]
    return state


def spend(player: Player, *minerals: str) -> None:
    for mineral in minerals:
        player.bribes.remove(mineral)
        player.spent.append(mineral)


def caption(state: State, seat: Seat | None = None, names: tuple[str, ...] = NAMES) -> Caption:
    return positions.caption(GAME, state, seat, names)
