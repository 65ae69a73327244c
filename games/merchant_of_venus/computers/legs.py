"""How far it is from place to place, as a captain reckons who has flown there often."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import product
from typing import Final

from games.merchant_of_venus.bearings import PRINTED, Bearings, Spot
from games.merchant_of_venus.galaxy import DIE, GALAXY, LANDINGS, Kind
from games.merchant_of_venus.outlook import place_of
from games.merchant_of_venus.voyages import through_forks, way

NEVER: Final = 99.0
"""Turns to where no way leads."""
LOST: Final = 2.0
"""Turns that a wrong exit or a failed test is thought to cost."""
LONGEST: Final = 60
"""Points of the longest ways; what is longer counts as this."""
_GAUGES: Final = (2, 2, 3)
"""Laser, shield and skill of an ordinary ship, for ways that are flown later."""
_THROWS: Final = [sum(dice) for dice in product(range(1, DIE + 1), repeat=3)]


@cache
def _expected() -> list[float]:
    """Turns that so many movement points take, with three dice a turn."""
    chances = [_THROWS.count(points) / len(_THROWS) for points in range(19)]
    found = [0.0]
    for points in range(1, LONGEST + 1):
        later = (chances[n] * found[points - n] for n in range(3, min(points, 19)))
        found.append(1 + sum(later))
    return found


def turns(points: int, chance: float) -> float:
    """The turns that a way is thought to take, the one of the landing included."""
    return _expected()[min(LONGEST, max(1, points))] + LOST * (1 - chance)


def landing(place: str) -> tuple[str, ...]:
    """The printed landing places of a system, or the base."""
    if place in GALAXY.systems:
        system = GALAXY.systems[place]
        return (*system.cities, *system.ports)
    return (GALAXY.base,)


@lru_cache(maxsize=512)
def legs(place: str, skips: tuple[Kind, ...]) -> Mapping[str, float]:
    """Turns from a place to every other, by the printed map."""
    found: dict[str, float] = {}
    start = landing(place)[0]
    spot = Spot(start, "", frozenset(skips), (), PRINTED)
    seen = Bearings(spot, 0, False, _GAUGES, (), frozenset())
    for goal in GALAXY.landings:
        there = place_of(goal)
        if there == place or GALAXY[goal].kind not in LANDINGS:
            continue
        route = way(seen, goal)
        if route is not None:
            far = turns(route.cost, through_forks(seen, route))
            found[there] = min(far, found.get(there, NEVER))
    return found
