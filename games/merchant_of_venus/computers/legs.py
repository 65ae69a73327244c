"""How many turns it takes from place to place, as a captain reckons who knows the odds."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import product
from typing import Final

from games.merchant_of_venus.bearings import PRINTED, Bearings, Spot, odds
from games.merchant_of_venus.galaxy import DIE, GALAXY, Kind
from games.merchant_of_venus.hazards import ABILITIES
from games.merchant_of_venus.outlook import place_of
from games.merchant_of_venus.view import CaptainView, View
from games.merchant_of_venus.voyages import through_forks, way

NEVER: Final = 99.0
"""Turns to where no way leads."""
LOST: Final = 2.0
"""Turns that a wrong exit is thought to cost."""
STOPPED: Final = 0.6
"""The part of a turn that is lost where a test fails, or pirates win."""
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


@lru_cache(maxsize=16384)
def turns(seen: Bearings, goal: str, spent: int = 0) -> float:
    """The turns to a landing place, that of the landing included; NEVER where no way leads.

    spent: points of the way that need no turn any more.
    """
    route = way(seen, goal)
    if route is None:
        return NEVER
    gauges = dict(zip(ABILITIES, seen.gauges, strict=True))
    kinds = [kind for field in route.fields[1:] if (kind := GALAXY[field].kind) in gauges]
    stops = sum(1 - odds(gauges[kind]) for kind in kinds if kind not in seen.spot.skips)
    stops += sum(1 - chance for field, chance in seen.pirates if field in route.fields)
    points = min(LONGEST, max(1, route.cost - spent))
    return _expected()[points] + LOST * (1 - through_forks(seen, route)) + STOPPED * stops


def bearings_of(view: View, me: CaptainView) -> Bearings:
    """Where a ship is at the start of its next turn, and all that bears on its way."""
    gates = dict(PRINTED)
    gates.update({int(mark[-1]): at for at, mark in view.marks if mark.startswith("teleportal")})
    ports = tuple(port for port, _ in view.ports)
    spot = Spot(me.at, "", frozenset(me.skips), ports, tuple(sorted(gates.items())))
    gauges = tuple(me.value(ability) for ability in ABILITIES)
    best = max(gauges[1:]) + me.against_pirates
    pirates = tuple((each.field, odds(best - each.number)) for each in view.pirates)
    laid = frozenset(field for field, _ in view.marks)
    return Bearings(spot, 0, False, gauges, pirates, laid)


def fields_to_land(view: View, at: str) -> list[str]:
    """All landing places but this one."""
    ports = (port for port, _ in view.ports)
    return [to for to in (*GALAXY.landings, *ports) if to != at and to not in view.ruins]


def ways(view: View, me: CaptainView, seen: Bearings) -> dict[str, tuple[float, str]]:
    """The turns to every other place, and the landing place that is reached soonest there."""
    found: dict[str, tuple[float, str]] = {}
    for goal in fields_to_land(view, me.at):
        place, far = place_of(goal), turns(seen, goal)
        if far < found.get(place, (NEVER, ""))[0]:
            found[place] = far, goal
    return found


def landing(place: str) -> str:
    """The first printed landing place of a system, or the base."""
    if place in GALAXY.systems:
        system = GALAXY.systems[place]
        return (*system.cities, *system.ports)[0]
    return GALAXY.base


@lru_cache(maxsize=512)
def legs(place: str, skips: tuple[Kind, ...]) -> Mapping[str, float]:
    """Turns from a place to every other, by the printed map."""
    found: dict[str, float] = {}
    spot = Spot(landing(place), "", frozenset(skips), (), PRINTED)
    seen = Bearings(spot, 0, False, _GAUGES, (), frozenset())
    for goal in GALAXY.landings:
        there = place_of(goal)
        if there != place:
            found[there] = min(turns(seen, goal), found.get(there, NEVER))
    return found
