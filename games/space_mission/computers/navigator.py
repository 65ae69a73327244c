"""The navigator: does at once what its figures rate best, and says why."""

from __future__ import annotations

from typing import Any, Final

from engine import Choice, Computer, Dice, Observation, Offer, Thought
from games.space_mission.view import View

from .quick import FIGURES, Quick
from .reasons import why, why_cards
from .sketch import Sketch

QUICK: Final = Quick(FIGURES)


def navigator(seen: Observation[View], dice: Dice) -> Thought:
    """The choice that is rated best."""
    return decide(QUICK, seen, dice)


def by_figures(quick: Quick) -> Computer:
    """A navigator with other figures."""
    return lambda seen, dice: decide(quick, seen, dice)


def decide(quick: Quick, seen: Observation[Any], dice: Dice) -> Thought:
    """A position is imagined to be rated, but the rating goes by what the seat knows of it."""
    verb, ids = quick(Sketch(seen.imagine(dice), Dice("00")))
    choice = Choice(verb, ids)
    if verb == "top-up":
        return Thought(choice, why_cards(seen.view, seen.seat, ids))
    return Thought(choice, why(seen.view, seen.seat, Offer(verb, ids), seen.offers))
