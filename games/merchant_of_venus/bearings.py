"""Where a ship is, and all that bears on its way from there: kept apart from the state.

A way depends on little, and much of that on the printed map alone. So ways are looked for when
somebody asks for them, and what the map decides is remembered.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from engine import Seat

from .galaxy import DIE, GALAXY, Kind
from .hazards import ABILITIES, bonus_against_pirates
from .routes import Graph, Terms, graph, points_to, ways_from
from .ship import gauge, own_value, skips
from .state import State

HALF: Final = 6
"""Points of half a turn."""
FORKS: Final = frozenset(id_ for id_, look in GALAXY.fields.items() if look.kind == "navigation")
Gates: TypeAlias = tuple[tuple[int, str], ...]
Tolls: TypeAlias = Mapping[str, int]
PRINTED: Final[Gates] = tuple(sorted(GALAXY.teleportals.items()))
_ON_MAP: Final = frozenset(PRINTED)


class Spot(NamedTuple):
    """Where a ship is, and what it can fly over there.

    back: the field from which it came (MV45).
    ports: the fields built on. gates: the teleportals by number.
    """

    at: str
    back: str
    skips: frozenset[Kind]
    ports: tuple[str, ...]
    gates: Gates

    def printed(self) -> Spot:
        """As if nothing were built or laid."""
        return (
            self._replace(ports=(), gates=PRINTED) if self.ports or self.gates != PRINTED else self
        )


class Bearings(NamedTuple):
    """What a ship's ways depend on.

    own: the navigation value that it has without a die. free: its captain names exits.
    gauges: laser, shield and pilot's skill.
    pirates: their fields, each with the chance to fly on. laid: fields of encounters past.
    """

    spot: Spot
    own: int
    free: bool
    gauges: tuple[int, ...]
    pirates: tuple[tuple[str, float], ...]
    laid: frozenset[str]


class Lines(NamedTuple):
    """Which lines are open: for a navigation value, or 0; with forks shut where that is needed.

    jumps: teleportals work; else they are not entered.
    """

    value: int = 0
    shut: bool = False
    jumps: bool = False


def bearings(state: State, seat: Seat) -> Bearings:
    """As things stand."""
    turn, captain, laid = state.turn, state.captains[seat], state.replaced
    spot = Spot(
        at=captain.at,
        back=turn.back if seat == turn.seat else "",
        skips=skips(state, seat),
        ports=tuple(state.ports),
        gates=tuple(sorted(state.teleportals().items())) if laid else PRINTED,
    )
    gauges = tuple([gauge(state, seat, ability) for ability in ABILITIES])
    pirates = _pirates(state, seat, gauges)
    return Bearings(spot, own_value(state, captain), turn.free, gauges, pirates, frozenset(laid))


def _pirates(state: State, seat: Seat, gauges: tuple[int, ...]) -> tuple[tuple[str, float], ...]:
    """The chance to fly on, with the better of shield and pilot (MV172, MV173)."""
    if not state.pirates:
        return ()
    bonus = bonus_against_pirates(state, seat)
    best = max(gauges[1:])
    return tuple([(each.field, odds(best - each.number + bonus)) for each in state.pirates])


def odds(value: int) -> float:
    """How likely the effect die is lower than a value (MV160)."""
    return min(DIE, max(0, value - 1)) / DIE


@lru_cache(maxsize=1024)
def tolls(gauges: tuple[int, ...], pirates: tuple[tuple[str, float], ...]) -> Tolls:
    """A failed test costs about half a turn, and so do pirates who win: by field."""
    found = dict(tests(gauges))
    found.update((field, round(HALF * (1 - chance))) for field, chance in pirates)
    return found


@lru_cache(maxsize=512)
def tests(gauges: tuple[int, ...]) -> Tolls:
    """What is told of a kind of hazard holds for every field of the kind."""
    by = {
        kind: round(HALF * (1 - odds(value))) for kind, value in zip(ABILITIES, gauges, strict=True)
    }
    return {look.id: by[look.kind] for look in GALAXY.fields.values() if look.kind in by}


def lines(spot: Spot, which: Lines) -> Graph:
    """The ways on from every field."""
    if not spot.ports and _ON_MAP.issuperset(spot.gates):
        return _printed(spot.skips, which)
    return _changed(spot.skips, which, spot.ports, spot.gates)


@lru_cache(256)
def _printed(over: frozenset[Kind], which: Lines) -> Graph:
    return graph(GALAXY, _terms(over, which, (), PRINTED))


@lru_cache(maxsize=256)
def _changed(over: frozenset[Kind], which: Lines, ports: tuple[str, ...], gates: Gates) -> Graph:
    """Only the lines beside what was built or laid are others than those of the map."""
    terms = _terms(over, which, ports, gates)
    near = (*ports, *(to for _, gate in gates for to in GALAXY[gate].ways))
    return {**_printed(over, which), **{here: ways_from(GALAXY, here, terms) for here in near}}


def _terms(over: frozenset[Kind], which: Lines, ports: Iterable[str], gates: Gates) -> Terms:
    """Teleportals without a number, and closed forks, are avoided; MV123."""
    barred = {(port, to) for port in ports for to in GALAXY[port].ways if GALAXY[to].kind == "city"}
    avoid = FORKS if which.shut else frozenset[str]()
    if which.jumps:
        return Terms(over, which.value, avoid, frozenset(barred), dict(gates))
    return Terms(over, which.value, avoid.union(gate for _, gate in gates), frozenset(barred))


@lru_cache(1024)
def ahead(goal: str, over: frozenset[Kind]) -> Mapping[str, int]:
    """The points from every field to a goal, by the map alone."""
    return points_to(GALAXY, goal, over)


@lru_cache(maxsize=1024)
def toll_ahead(goal: str, over: frozenset[Kind], gauges: tuple[int, ...]) -> Mapping[str, int]:
    """As ``ahead``, with what the hazards of the map are thought to cost."""
    return points_to(GALAXY, goal, over, tests(gauges))
