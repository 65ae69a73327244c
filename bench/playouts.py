"""Random playouts of the games beside python-chess and, where installed, OpenSpiel's in Python."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

import chess

from .matches import all_games, playout
from .report import Line, faster
from .timing import Work, rates

GOALS = {
    "delta_v": 3.0,
    "space_mission": 3.0,
    "space_dealer": 1.0,
    "delta_vee": 1.0,
    "merchant_of_venus": 0.5,
}
"""How many times as many moves as the reference; of a game that is not named as many."""
SIMILAR = 50
"""Moves from which a match of OpenSpiel is of similar length."""


class Counting:
    """Matches of a game, each with another seed."""

    def __init__(self, game: Any, seats: int) -> None:
        self._game, self._seats = game, seats
        self._seed, self._random = 0, Random(1)

    def __call__(self) -> int:
        """Play one."""
        self._seed += 1
        return playout(self._game, self._seats, self._seed, self._random)


def play_chess(random: Random) -> int:
    """A game of chess at random."""
    board, count = chess.Board(), 0
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
        count += 1
    return count


def play_spiel(game: Any, random: Random) -> int:
    """A game of OpenSpiel at random."""
    state, count = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, chances)[0])
            continue
        if state.is_simultaneous_node():
            players = range(game.num_players())
            state.apply_actions([random.choice(state.legal_actions(p)) for p in players])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        count += 1
    return count


def spiel_games() -> Iterator[tuple[str, Work]]:
    """OpenSpiel's games in pure Python that play at random and are long enough."""
    try:
        pyspiel: Any = import_module("pyspiel")
        import_module("open_spiel.python.games")  # registers them
    except ImportError:
        return
    for kind in pyspiel.registered_games():
        if not kind.short_name.startswith("python_"):
            continue
        try:
            game = pyspiel.load_game(kind.short_name)
            length = sum(play_spiel(game, Random(seed)) for seed in range(5)) / 5
        except Exception:  # noqa: BLE001, S112 - many need parameters, or are not for players
            continue
        if length >= SIMILAR:
            yield f"OpenSpiel {kind.short_name}", partial(play_spiel, game, Random(1))


def lines() -> Iterator[Line]:
    """Moves a second of every game against the fastest reference."""
    references: dict[str, Work] = {"python-chess": partial(play_chess, Random(1))}
    references |= spiel_games()
    ours = {
        game.slug: Counting(game, game.cover.seats[len(game.cover.seats) // 2])
        for game in all_games()
    }
    found = rates({**ours, **references})
    for reference in references:
        for slug in ours:
            what = f"random playout, {slug}"
            yield faster(what, found[slug], found[reference], reference, GOALS.get(slug, 1.0))
