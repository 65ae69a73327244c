"""How often side 1 can win pirates of Delta Vee (VE1140), by a look-ahead that cheats.

Its freighter knows all that is hidden and the mind of its opponent. Each turn it tries courses,
those that strong likes best, by playing strong against that opponent on from the real position
with other dice, and flies the one that won most. That is an estimate of what can be reached, and no
bound: other courses, and its shots, are not looked ahead for.
"""

from __future__ import annotations

import argparse
import os
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from bot.registry import load
from engine import Choice, Computer, Dice, Game, Observation, State, Thought, begin, copy
from games.delta_vee.computers.commodore import Commodore
from games.delta_vee.computers.helm import Aspect
from games.delta_vee.computers.worth import PRIZE
from games.delta_vee.pilot import Option, reachable
from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View
from minds.arena import own_dice, share
from minds.playing import turns

from .arena import FIRST_SEED, TODAY, mind, read_options, set_up

COURSES, TRIES = 8, 6
"""How many courses are tried each turn, and how often each."""


class Pilot(Commodore):
    """Strong, but for the course of its freighter, which is given from outside."""

    given: Option | None = None

    def _course(self, unit: UnitView) -> Aspect:
        if self.given is None or unit.model != PRIZE:
            return super()._course(unit)
        return self._helm(unit).closely(self.given)

    def liked(self, unit: UnitView) -> list[Option]:
        """The courses to be tried, the one that strong would fly first."""
        helm = self._helm(unit)
        first = helm.best().option
        there = sorted(reachable(self.view, helm.thrust, unit.velocity), key=helm.roughly)
        return [first, *(each for each in there[::-1] if each != first)][:COURSES]


class Seer:
    """Side 1's mind of one match, which sees the state itself."""

    def __init__(self, game: Game[Any, Any], state: State, other: Computer) -> None:
        self._game, self._state, self._other = game, state, other
        self._turn = -1
        self._given: Option | None = None

    def __call__(self, seen: Observation[View], dice: Dice) -> Thought:
        """Decide as strong does, with the course that was found."""
        pilot = Pilot(seen.view, seen.seat, seen.offers, dice)
        draft = seen.view.draft
        unit = (
            seen.view.unit(draft.unit) if draft and seen.view.decision == "give-commands" else None
        )
        if unit is not None and unit.model == PRIZE and seen.view.turn != self._turn:
            self._turn = seen.view.turn
            self._given = max(pilot.liked(unit), key=self._won)
        pilot.given = self._given
        return pilot.choose()

    def _won(self, option: Option) -> float:
        return sum(self._tried(option, number) for number in range(TRIES))

    def _tried(self, option: Option, number: int) -> float:
        """Side 1's share of the win, when its freighter flies so this turn."""
        state = copy(self._game, self._state)
        seed = f"{number}:{self._turn}"
        state.dice = Dice(seed.encode().hex())
        dice = [Dice(f"{seed}:{seat}".encode().hex()) for seat in range(state.seats)]
        steered = True

        def here(seen: Observation[View], own: Dice) -> Thought:
            pilot = Pilot(seen.view, seen.seat, seen.offers, own)
            pilot.given = option if steered and seen.view.turn == self._turn else None
            return pilot.choose()

        for turn in turns(self._game, state, [here, self._other], dice):
            steered = steered and turn.choice != Choice("give")
        return won(self._game, state)


def won(game: Game[Any, Any], state: State) -> float:
    """Side 1's share of the win."""
    winners = game.rules.result(state).winners
    return 1 / len(winners) if 0 in winners else 0.0


def played(order: tuple[int, str]) -> float:
    """Side 1's share of the win in the match of that seed, against the mind of that name."""
    seed, opponent = order
    game = load("delta_vee")
    setup = set_up(game, read_options(game, ("scenario=pirates",)), 2, seed)
    state = begin(game, setup).state
    other = mind(game, opponent)
    for _ in turns(game, state, [Seer(game, state, other), other], own_dice(setup)):
        pass
    return won(game, state)


def main() -> None:
    """Play, and say how it went."""
    parser = argparse.ArgumentParser(prog="python -m bench.foresight", description=__doc__)
    parser.add_argument("--opponent", default=TODAY)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--seed", type=int, default=FIRST_SEED)
    asked = parser.parse_args()
    orders = [(asked.seed + number, asked.opponent) for number in range(asked.matches)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        shares = list(pool.map(played, orders))
    chance = share(sum(shares), len(shares))
    low, high = 100 * chance.low, 100 * chance.high
    print(f"{100 * chance.mean:.1f} % of {len(shares)} matches ({low:.1f} to {high:.1f})")


if __name__ == "__main__":
    main()
