"""VE1204: what is chosen for a seat that is out of time."""

from __future__ import annotations

from engine import Amount, Choice, Offer, Seat, least, offers

from .hexes import HOURS, Hex, course, distance
from .state import State, side_of
from .steps.setup import clock

CRUISE = 2
"""Hexes a turn: every ship that can be dealt can still be steered at it."""
PASSES = {"done", "as-printed"}


def fallback(state: State, seat: Seat) -> Choice:
    """Finish the phase with what is planned; set up in the middle, towards the goal."""
    found = offers(state, seat)
    for offer in reversed(found):
        if offer.verb in PASSES:
            return Choice(offer.verb)
    match found[0]:
        case Offer("head", (who, _)):
            return Choice("head", (who, clock(_heading(state, seat, who))))
        case Offer("place"):
            return least(found[len(found) // 2])
        case Amount(verb, low, high):
            return Choice(verb, (str(min(max(CRUISE, low), high)),))
    return least(found[0])


def _heading(state: State, seat: Seat, who: str) -> int:
    """The direction that leads nearest to the planet, or else to the enemy, from a ship."""
    mine = [unit for unit in state.of(side_of(seat)) if unit.id == who] or state.of(side_of(seat))
    start = mine[0].place
    goals: list[Hex] = [unit.place for unit in state.enemies(side_of(seat)) if not unit.asleep]
    if side_of(seat) == 0 and state.planets:
        goals = state.planets
    goal = min(goals, key=lambda place: distance(start, place))
    gap = distance(start, goal)
    return min(HOURS, key=lambda hour: distance([start, *course(start, hour, 0, gap)][-1], goal))
