"""Computer players. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine import Dice, Observation, Offer, Thought
from games.delta_v.view import View

from . import contracts, incidents, rockets
from .mind import Mind

Rule: TypeAlias = Callable[[Mind, Sequence[Offer]], Thought | None]
"""What to do with the offers of a verb, and why; None: rather something else."""

RULES: Final[Sequence[tuple[str, Rule]]] = (
    ("reveal", contracts.reveal),
    ("replace", contracts.replace),
    ("declare", contracts.declare),
    ("bid", contracts.bid),
    ("strike", incidents.strike),
    ("show", incidents.show),
    ("alien-to", incidents.alien_to),
    ("steal", incidents.steal),
    ("use", incidents.use),
    ("sabotage", incidents.sabotage),
    ("follow", incidents.follow),
    ("line", rockets.line),
    ("fly", rockets.fly),
    ("return", rockets.return_),
    ("prospect", rockets.prospect),
    ("pass", contracts.pass_),
    ("go-on", incidents.go_on),
    ("stop", rockets.stop),
    ("hide", incidents.hide),
    ("stay", incidents.stay),
)
"""The first rule that fits the offers decides."""


def prospector(seen: Observation[View], dice: Dice) -> Thought:
    """Looks before it leaps: flies to the unknown, prospects, and attempts what it can complete."""
    mind = Mind(seen.view, seen.seat, seen.offers, dice)
    if mind.pick is not None:
        return rockets.look(mind, mind.pick)
    for verb, rule in RULES:
        if verb in mind.offers:
            thought = rule(mind, mind.offers[verb])
            if thought is not None:
                return thought
    return mind.first(next(iter(mind.offers.values())))
