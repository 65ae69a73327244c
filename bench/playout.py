"""Random playouts of our games and of python-chess, in moves a second."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import chess

from engine import Dice, Game, act, offers, owes, start
from games import ALL

from .timing import Row

SECONDS = 2.0


def rows() -> Iterator[Row]:
    """A line a game."""
    reference = _rate(_chess)
    for game in ALL:
        rate = _rate(lambda seed, game=game: _game(game, seed))  # type: ignore[misc]  # bound now
        yield Row(
            f"random playout of {game.slug}, moves/s",
            f"python-chess {reference:,.0f}",
            f"{rate:,.0f}",
            rate / reference,
            "3 times",
        )


def _rate(play: Callable[[int], int]) -> float:
    play(0)
    moves, seed, begin = 0, 1, time.perf_counter()
    while time.perf_counter() - begin < SECONDS:
        moves += play(seed)
        seed += 1
    return moves / (time.perf_counter() - begin)


def _chess(seed: int) -> int:
    board, chance, moves = chess.Board(), random.Random(seed), 0
    while not board.is_game_over() and moves < 400:
        board.push(chance.choice(list(board.legal_moves)))
        moves += 1
    return moves


def _game(game: Game[Any, Any], seed: int) -> int:
    state = start(game, game.seats[-1], game.options(), f"{seed:064x}", 0).state
    chance, moves, play = Dice(f"{seed + 1:064x}"), 0, game.computers["random"]
    while not state.over:
        seat = owes(state)[0]
        act(game, state, seat, play(None, seat, offers(state, seat), chance), 0)
        moves += 1
    return moves
