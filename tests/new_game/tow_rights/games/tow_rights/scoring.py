"""The score sheet: a column a category, the total last."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Result, conceded, ranking

from .parts import KINDS, figure, kind, worth
from .state import State


def points(wrecks: Sequence[str], bonus: int) -> tuple[int, int]:
    """TR13, TR14: for the wrecks, and for sets of all kinds."""
    kinds = [kind(wreck) for wreck in wrecks]
    return sum(map(worth, wrecks)), bonus * min(kinds.count(each) for each in KINDS)


def gain(wrecks: Sequence[str], wreck: str, bonus: int) -> int:
    """What one more wreck brings."""
    return sum(points((*wrecks, wreck), bonus)) - sum(points(wrecks, bonus))


def result(state: State) -> Result:
    """TR13 to TR16: the sheet as it stands, and the places; of equal totals more fuel wins."""
    rows = [points(tug.wrecks, state.set) for tug in state.tugs]
    fuel = [sum(map(figure, tug.cells)) for tug in state.tugs]
    order = [(sum(row), left) for row, left in zip(rows, fuel, strict=True)]
    stands = Result(
        reason=state.over,
        places=ranking(order),
        columns=("fuel", "wrecks", "sets", "total"),
        rows=tuple((left, *row, sum(row)) for row, left in zip(rows, fuel, strict=True)),
        worth=(0, 1, 1),
    )
    return conceded(state, stands)
