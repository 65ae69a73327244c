"""Figures of a mind are tuned by self-play: a changed copy must beat the present one.

An evolution strategy with one parent and one child. The child has some figures changed, each by a
random factor; if it wins clearly more than half of its matches against the parent it takes its
place. A factor, because figures are weights of different sizes; their signs stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from math import exp, sqrt

from engine import Dice

Figures = Mapping[str, float]
CHANGED = 3
"""One figure in so many is changed at a time."""
SPREAD = 0.35
"""Standard deviation of the logarithm of a factor."""
CLEAR = 1.0
"""Standard errors above one half that are needed to take the parent's place."""


@dataclass(frozen=True, slots=True)
class Trial:
    """A child that was tried: its figures, its share of the wins, and whether it was kept."""

    figures: Figures
    share: float
    kept: bool


def normal(dice: Dice) -> float:
    """A number of the normal distribution, nearly: twelve even ones added up."""
    return sum(dice.below(1 << 20) for _ in range(12)) / (1 << 20) - 6


def child(figures: Figures, dice: Dice) -> dict[str, float]:
    """The figures with some of them changed, at least one."""
    names = sorted(figures)
    changed = {name for name in names if not dice.below(CHANGED)} or {dice.pick(names)}
    return {
        name: float(f"{figures[name] * exp(SPREAD * normal(dice)):.4g}")
        if name in changed
        else figures[name]
        for name in names
    }


def tune(
    figures: Figures,
    play: Callable[[Figures, Figures, int], float],
    trials: int,
    matches: int,
    dice: Dice,
) -> Iterator[Trial]:
    """Try so many children; the last one that was kept is the result.

    play: the share of the wins of the first figures against the second, of so many matches of
    trial number ``n``, whose seeds it chooses.
    """
    parent = dict(figures)
    for number in range(trials):
        tried = child(parent, dice)
        share = play(tried, parent, number)
        kept = share > 0.5 + CLEAR * 0.5 / sqrt(matches)
        if kept:
            parent = tried
        yield Trial(tried, share, kept)
