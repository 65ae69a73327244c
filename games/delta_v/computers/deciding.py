"""Computer players that decide at once, by rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine import Dice, Observation, Offer, Thought
from games.delta_v.view import View

from . import contracts, deals, incidents, rockets
from .mind import Mind
from .planner import Planner

Rule: TypeAlias = Callable[[Any, Sequence[Offer]], Thought | None]
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
PLANNED: Final[Mapping[str, Rule]] = {
    "reveal": deals.reveal,
    "replace": deals.replace,
    "declare": deals.declare,
    "bid": deals.bid,
    "pass": deals.pass_,
}
"""What the broker does otherwise."""
BROKER_RULES: Final = tuple((verb, PLANNED.get(verb, rule)) for verb, rule in RULES)


def prospector(seen: Observation[View], dice: Dice) -> Thought:
    """Looks before it leaps: flies to the unknown, prospects, and attempts what it can complete."""
    return _decide(Mind(seen.view, seen.seat, seen.offers, dice), RULES)


def broker(seen: Observation[View], dice: Dice) -> Thought:
    """Goes about like the prospector, but plans its contracts and reckons what bids come to."""
    return _decide(Planner(seen.view, seen.seat, seen.offers, dice), BROKER_RULES)


def _decide(mind: Mind, rules: Sequence[tuple[str, Rule]]) -> Thought:
    if mind.pick is not None:
        return rockets.look(mind, mind.pick)
    for verb, rule in rules:
        if verb in mind.offers:
            thought = rule(mind, mind.offers[verb])
            if thought is not None:
                return thought
    return mind.first(next(iter(mind.offers.values())))
