"""For the laws: all pieces as a list, and what a seat cannot know drawn anew."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Dice, Seat

from .state import State
from .steps import BurnCell


def inventory(state: State) -> Sequence[str]:
    """Every wreck and every cell."""
    pieces = [*state.pile, *state.drift, *state.lost]
    for seat, tug in enumerate(state.tugs):
        pieces += [*tug.wrecks, *(f"{seat}-{cell}" for cell in (*tug.cells, *tug.spent))]
    return sorted(pieces)


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew the pile, and the cells that others have set aside (TR6)."""
    if state.over:
        return
    state.pile.sort()  # drawn by what is known: how it lay before means nothing
    dice.shuffle(state.pile)
    for step in state.stack:
        if isinstance(step, BurnCell):
            for other in step.burned:
                if other != seat:
                    step.burned[other] = dice.pick(state.tugs[other].cells)
