"""The set-up, and what a host may choose before it."""

from __future__ import annotations

from pydantic import BaseModel, ConfigDict

from engine import Play

from .parts import CELL, Box
from .state import State, Tug
from .steps import NextRound


class Options(BaseModel):
    """hot: hot wrecks are shuffled in (TR2)."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    hot: bool = False


def deal(play: Play[State], options: Options, box: Box) -> None:
    """TR1 to TR4: shuffle the wrecks, and give each tug its cells."""
    state = play.state
    state.rounds, state.set = box.rounds(state.seats), box.set
    state.pile = box.pile(hot=options.hot)
    play.dice.shuffle(state.pile)
    cells = [f"{CELL}-{number}" for number in range(1, box.cells + 1)]  # TR3
    state.tugs = [Tug([*cells]) for _ in range(state.seats)]
    play.call(NextRound())
