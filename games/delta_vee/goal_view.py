"""How a match may end, and how far each side is: all of it lies open (VE1100 to VE1160)."""

from __future__ import annotations

from dataclasses import dataclass

from .scoring import FATES, in_orbit
from .state import Rule, State
from .units import Unit


@dataclass(frozen=True, slots=True)
class GoalView:
    """A condition: ``winner`` is 0, 1, or -1 for a draw; the others as in ``state.Rule``.

    done: those of ``ships`` that have done it, or to which it has been done.
    """

    winner: int
    rule: str
    ships: tuple[str, ...]
    must: tuple[str, ...]
    other: str
    count: int
    distance: int
    done: tuple[str, ...]


def goals(state: State) -> tuple[GoalView, ...]:
    """Every condition, in the order of the scenario."""
    return tuple(_goal(state, rule) for rule in state.rules)


def _goal(state: State, rule: Rule) -> GoalView:
    done = [id_ for id_ in rule.ships if (unit := state.find(id_)) and _is_done(state, rule, unit)]
    return GoalView(
        winner=rule.winner,
        rule=rule.rule,
        ships=tuple(rule.ships),
        must=tuple(rule.must),
        other=rule.other,
        count=rule.count,
        distance=rule.distance,
        done=tuple(done),
    )


def _is_done(state: State, rule: Rule, unit: Unit) -> bool:
    if rule.rule in FATES:
        return unit.fate == rule.rule
    if state.phase == "setup":
        return False
    if rule.rule == "orbit":
        return in_orbit(state, unit)
    return not unit.fate and unit.docked == rule.other
