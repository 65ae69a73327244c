"""The figures of the planner, which were found by playing it against its own changed copies."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine import Computer

from .computers.planner import planner

FIGURES: Final[Mapping[str, float]] = {
    "stops": 3.0,
    "making": 0.6,
    "flight": 1.0,
    "back": 1.0,
    "host": 0.3,
    "stays": 0.98,
    "rival": 0.4,
    "last": 1.0,
    "bring": 2.0,
    "onward": 0.8,
    "early": 2.0,
    "research": 8.0,
    "mine": 9.0,
    "depot": 5.5,
    "complex": 5.0,
    "more": 0.5,
    "cover": 2.0,
    "relief": 1.5,
    "stop": 5.0,
}
"""What the strong one goes by.

stops: planets on one way, at most. making: points that a timer minute of making costs. flight:
timer minutes that a flight counts for, back: the one home. host: what a point of the planet's
owner costs. stays: the chance that a demand stays open for a timer minute, rival: and where
somebody else can be there first. last: timer minutes before the end from which the last marker is
placed even if somebody else wins by it. bring: goods left aboard for which a flight more is worth
it. onward: points that a flight must bring to go on and not home. early: how much a card must help
to be built before anything is made. research: how much, to be built before level 2 is reached;
mine, depot: how much these help, complex: one of a colour that nothing else makes, more: of
another. cover: what it costs to cover a depot; relief: how much it helps to have a place to plan
free again. stop: timer minutes before the end from which none is built.
"""
MILD: Final[Mapping[str, float]] = {**FIGURES, "stops": 1.0, "research": 5.0}
"""What the normal one goes by: it flies to one planet and home, and rises later."""


def mind(figures: Mapping[str, float]) -> Computer:
    """The planner with other figures."""
    return planner(figures)
