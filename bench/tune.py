"""Tunes the figures of a game's minds by self-play, on all cores, and prints the best it found.

Games that have figures say so in ``games/<slug>/tuning.py``: ``FIGURES`` are those of now, and
``mind`` makes a computer player of some.
"""

from __future__ import annotations

import argparse
import json
import os
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any, NamedTuple

from bot.registry import load
from engine import Dice
from minds.arena import match, seatings
from minds.tuning import Figures, tune

from .arena import FIRST_SEED, read_options, set_up


class Duel(NamedTuple):
    """One match between two sets of figures; which of them sits in each seat."""

    slug: str
    options: dict[str, Any]
    seed: int
    seated: tuple[int, ...]
    figures: tuple[Figures, Figures]


def play(duel: Duel) -> float:
    """What the first figures won of a match."""
    game, tuning = load(duel.slug), import_module(f"games.{duel.slug}.tuning")
    setup = set_up(game, duel.options, len(duel.seated), duel.seed)
    minds = [tuning.mind(duel.figures[each]) for each in duel.seated]
    shares = match(game, setup, minds).shares
    return sum(won for won, each in zip(shares, duel.seated, strict=True) if each == 0)


def main() -> None:
    """Tune, and print what is better."""
    parser = argparse.ArgumentParser(prog="scripts/tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2, help="an even number")
    parser.add_argument("--trials", type=int, default=100)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    asked = parser.parse_args()
    options = read_options(load(asked.game), asked.option)
    figures: Figures = import_module(f"games.{asked.game}.tuning").FIGURES
    seated = [tuple(each % 2 for each in s) for _, s in seatings(2, 2, 0)]
    seated = [each * (asked.seats // 2) for each in seated]
    with ProcessPoolExecutor(os.cpu_count()) as pool:

        def won(first: Figures, second: Figures, number: int) -> float:
            seeds = range(number * asked.matches, (number + 1) * asked.matches)
            assert seeds[-1] < FIRST_SEED, "these seeds are the arena's"
            duels = [
                Duel(asked.game, options, seed // 2, seated[seed % 2], (first, second))
                for seed in seeds
            ]
            return sum(pool.map(play, duels, chunksize=4)) / len(duels)

        for trial in tune(figures, won, asked.trials, asked.matches, Dice("7e")):
            print(f"{trial.share:.3f} {'kept' if trial.kept else ''}", flush=True)
            figures = trial.figures if trial.kept else figures
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
