"""How likely one die a turn leads through the navigation fields of a way (MV53, MV140)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import product
from typing import Final, TypeAlias

from .galaxy import DIE

SPEED_DICE: Final = 3
EVERY: Final = DIE**SPEED_DICE
SUMS: Final = range(SPEED_DICE, SPEED_DICE * DIE + 1)
NUMBERS: Final = frozenset(range(1, DIE + 1))
Leg: TypeAlias = tuple[int, frozenset[int]]
"""A step of a way: its points, and the numbers on a die that allow it."""


def through(legs: Sequence[Leg], own: int = 0) -> float:
    """The chance to fly the whole way, turn after turn, without a wrong exit.

    In a turn one number must fit every navigation field that is left in it; ``own`` is a number
    that the ship has without a die, 0 for none.
    """
    last = max((n for n, (_, wanted) in enumerate(legs) if wanted != NUMBERS), default=-1)
    chances = [1.0] * (len(legs) + 1)
    for start in range(last, -1, -1):
        chance, end, left, fit = 0.0, start, 0, NUMBERS
        for points in SUMS:
            left += points if points == SUMS.start else 1
            while end < len(legs) and (legs[end][0] <= left or end == start):  # at least one step
                left -= legs[end][0]
                fit &= legs[end][1]
                end += 1
            chance += _throws(points, fit, own) * chances[end]
        chances[start] = chance / EVERY
    return chances[0]


@lru_cache(4096)
def _throws(points: int, fit: frozenset[int], own: int) -> int:
    """How many throws of the speed dice come to so many points and show one of the numbers."""
    every = (dice for dice in product(NUMBERS, repeat=SPEED_DICE) if sum(dice) == points)
    return sum(not fit.isdisjoint((*dice, own)) for dice in every)


def fitting(legs: Iterable[Leg], numbers: frozenset[int] = NUMBERS) -> frozenset[int]:
    """The numbers that lead through every navigation field of these steps."""
    for _, wanted in legs:
        numbers &= wanted
    return numbers
