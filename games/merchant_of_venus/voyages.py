"""MV297, MV299: ways worth proposing, with their points, dangers and chance of success."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache, partial
from itertools import pairwise
from types import MappingProxyType
from typing import Final, TypeAlias

from engine import Choice, Offer, Seat

from .chances import NUMBERS, Leg, fitting, through
from .galaxy import DIE, GALAXY, Kind
from .hazards import ABILITIES, bonus_against_pirates
from .phrases import course_goal, course_id
from .routes import Graph, Route, Terms, graph, search
from .ship import NAVIGATION, free_dice, free_places, gauge, navigation, skips
from .state import Pirates, State

HALF: Final = 6
"""Points of half a turn."""
POOR: Final = 1 / 8
NEAR: Final = 20
"""The chance of right exits below which other ways are looked for, and how long they may be."""
_FAR: Final = 999
_GOALS: Final = frozenset(
    (*GALAXY.landings, *(id_ for id_, look in GALAXY.fields.items() if look.kind == "orbit"))
)
"""Landing places, and orbit fields, where spaceports are built."""


@dataclass(frozen=True, slots=True)
class Voyage:
    """A way to a goal; ``die`` is the navigation value it needs, 0 if any or none will do."""

    route: Route
    die: int = 0


_Gates: TypeAlias = tuple[tuple[int, str], ...]
_Tolls: TypeAlias = tuple[tuple[str, int], ...]


@lru_cache(maxsize=512)
def _graph(terms: Terms, gates: _Gates) -> Graph:
    return graph(GALAXY, replace(terms, teleportals=dict(gates)))


@lru_cache(maxsize=4096)
def _routes(
    start: str, came: str, most: int, terms: Terms, gates: _Gates, tolls: _Tolls
) -> Mapping[str, Route]:
    """Remembered, because the same ways are asked for again and again."""
    goals = frozenset((*_GOALS, start))
    ways = _graph(terms, gates)
    found = search(ways, start, goals, came=came, most=most, tolls=_by_field(tolls))
    return MappingProxyType(found)


@lru_cache(maxsize=512)
def _by_field(tolls: _Tolls) -> Mapping[str, int]:
    """What is told of a kind of hazard holds for every field of the kind."""
    by = dict(tolls)
    fields = GALAXY.fields.values()
    return {**{look.id: by[look.kind] for look in fields if look.kind in by}, **by}


def _terms(state: State, seat: Seat, value: int, *, local: bool) -> Terms:
    """How a ship flies now; teleportals without a number, and closed forks, are avoided."""
    barred = {(o, to) for o in state.ports for to in GALAXY[o].ways if GALAXY[to].kind == "city"}
    avoid: set[str] = set()
    if not value:
        avoid.update(state.teleportals().values())
    if local and not value and not state.turn.free:
        avoid.update(_FORKS)
    return Terms(skips(state, seat), value, frozenset(avoid), frozenset(barred))


def _tolls(state: State, seat: Seat) -> _Tolls:
    """A failed test costs about half a turn, and so do pirates who win."""
    tolls = {kind: round(HALF * (1 - odds(gauge(state, seat, kind)))) for kind in ABILITIES}
    for pirates in state.pirates:
        tolls[pirates.field] = round(HALF * (1 - _against(state, seat, pirates)))
    return tuple(sorted(tolls.items()))


_FORKS: Final = frozenset(id_ for id_, look in GALAXY.fields.items() if look.kind == "navigation")


def within_reach(state: State) -> dict[str, Voyage]:
    """The best way to each landing place in reach with the points left, nearest first (MV297).

    Where the way is through navigation fields, a die that can still be assigned must show it.
    """
    turn = state.turn
    values = [navigation(state)]
    if NAVIGATION in free_places(state) and not turn.free:
        values += free_dice(state)
    found: dict[str, Voyage] = {}
    if state.kind(state.captain.at) == "navigation" and not turn.free:
        values = [value for value in values if value]  # MV140
    for value in dict.fromkeys(values):
        for goal, route in _ways_now(state, value).items():
            better = goal not in found or route.cost < found[goal].route.cost
            if better and len(route.fields) > 1 and state.lands(goal):
                found[goal] = Voyage(route, 0 if value == navigation(state) else value)
    if turn.heading and not turn.moved:  # MV30
        found = {to: way for to, way in found.items() if way.route.fields[1] == turn.heading}
    return dict(sorted(found.items(), key=lambda each: (each[1].route.cost, each[0])))


def _ways_now(state: State, value: int) -> Mapping[str, Route]:
    """With the points left: quiet ways, and where none is short enough the shortest."""
    turn = state.turn
    gates = tuple(sorted(state.teleportals().items())) if value else ()
    terms = _terms(state, turn.seat, value, local=True)
    at = (state.captain.at, turn.back, turn.points)
    quiet = _routes(*at, terms, gates, _tolls(state, turn.seat))
    return {**_routes(*at, terms, gates, ()), **quiet}


def charted(state: State, seat: Seat) -> dict[str, Route]:
    """The best way to each landing place but this one, whatever dice it takes; nearest first."""
    at, tolls = state.captains[seat].at, _tolls(state, seat)
    found = dict(_ways_from(state, seat, tolls))
    landings = (*GALAXY.landings, *state.ports)
    there = [to for to in landings if to in found and to != at and state.lands(to)]
    near = (to for to in there if found[to].cost < NEAR)
    poor = [to for to in near if _through_forks(state, seat, found[to]) < POOR]

    for value in range(1, DIE + 1) if poor else ():  # MV53: a way by the same exit everywhere
        others = _ways_from(state, seat, tolls, value, NEAR)
        for to in poor:
            if to in others:
                found[to] = min(found[to], others[to], key=partial(_weight, state, seat, tolls))
    return {to: found[to] for to in sorted(there, key=lambda to: (found[to].cost, to))}


def _ways_from(
    state: State, seat: Seat, tolls: _Tolls, value: int = 0, most: int = _FAR
) -> Mapping[str, Route]:
    """The cheapest ways with all teleportals asleep; with a value, those of one die."""
    back = state.turn.back if seat == state.turn.seat else ""
    terms = replace(_terms(state, seat, 0, local=False), value=value)
    return _routes(state.captains[seat].at, back, most, terms, (), tolls)


def _weight(state: State, seat: Seat, tolls: _Tolls, way: Route) -> float:
    """The points of a way, and what its dangers and navigation fields are thought to cost."""
    by = _by_field(tolls)
    dangers = sum(by[field] for field in way.fields if field in by)
    return way.cost + dangers + 2 * HALF * (1 - _through_forks(state, seat, way))


@dataclass(frozen=True, slots=True)
class Course(Offer):
    """A voyage to a goal, whatever the choice says of its points and chance.

    So the name of the field is enough for who types it, and a log stays legal when figures change.
    """

    def accept(self, choice: Choice) -> Choice | None:
        """The choice with the figures of today."""
        goals = tuple(course_goal(arg).casefold() for arg in choice.args)
        there = choice.verb == self.verb and goals == (course_goal(self.ids[0]),)
        return Choice(self.verb, self.ids) if there else None


def proposal(state: State, seat: Seat, route: Route, value: int = 0) -> str:
    """The way as an id, which says what it costs and risks."""
    over, fields = skips(state, seat), route.fields[1:]
    kinds = [state.kind(field) for field in fields if GALAXY[field].kind not in over]
    chance = 1.0 if value else _through_forks(state, seat, route)
    for kind in ABILITIES:
        chance *= odds(gauge(state, seat, kind)) ** kinds.count(kind)
    for pirates in state.pirates:
        if pirates.field in fields:
            chance *= _against(state, seat, pirates)
    counts = [kinds.count(hazard) for hazard in ABILITIES]
    percent = int(100 * chance)
    return course_id(route.fields[-1], route.cost, percent, *counts, kinds.count("encounter"))


def odds(value: int) -> float:
    """How likely the effect die is lower than a value (MV160)."""
    return min(DIE, max(0, value - 1)) / DIE


def _against(state: State, seat: Seat, pirates: Pirates) -> float:
    """The chance to fly on, with the better of shield and pilot (MV172, MV173)."""
    number = pirates.number - bonus_against_pirates(state, seat)
    return max(odds(gauge(state, seat, ability) - number) for ability in ABILITIES[1:])


def _through_forks(state: State, seat: Seat, route: Route) -> float:
    """MV53, MV140: that in each turn one speed die shows all the exits on the way."""
    if state.turn.free:
        return 1.0
    forks = [n for n, field in enumerate(route.fields) if field in _FORKS]
    if not forks:
        return 1.0
    own = 4 if "r06" in state.captains[seat].rewards else 0
    return _chance(route.fields[: forks[-1] + 2], skips(state, seat), own)


@lru_cache(maxsize=16384)
def _chance(fields: tuple[str, ...], over: frozenset[Kind], own: int) -> float:
    return through(legs(fields, over), own)


def legs(fields: Sequence[str], over: frozenset[Kind]) -> list[Leg]:
    """The steps of a way: what each costs, and the dice that lead from a navigation field."""
    return [_leg(here, to, over) for here, to in pairwise(fields)]


@lru_cache(maxsize=4096)
def _leg(here: str, to: str, over: frozenset[Kind]) -> Leg:
    points = 0 if GALAXY[to].kind in over else GALAXY[here].ways.get(to, 0)  # 0: a jump (MV152)
    exits = GALAXY[here].exits  # nothing is ever laid on a navigation field
    return points, frozenset(die for die in NUMBERS if exits[die - 1] == to) if exits else NUMBERS


def helms(state: State) -> list[int]:
    """The free dice that lead through every navigation field of the course within reach (MV53)."""
    turn = state.turn
    fields = (state.captain.at, *turn.course)
    left, ahead = turn.points, []
    for leg in legs(fields, skips(state, turn.seat)):
        left -= leg[0]
        if left < 0:
            break
        ahead.append(leg)
    return sorted(fitting(ahead, frozenset(free_dice(state))))
