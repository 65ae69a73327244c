"""MV297, MV299: ways worth proposing, with their points, dangers and chance of success.

That a place can be reached is on offer; by which way, and with what chance, is found out when
somebody looks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache, partial
from itertools import pairwise
from typing import Final, NamedTuple

from engine import Choice, Offer, Seat

from .bearings import (
    FORKS,
    HALF,
    PRINTED,
    Bearings,
    Gates,
    Lines,
    Spot,
    ahead,
    bearings,
    lines,
    odds,
    tests,
    toll_ahead,
    tolls,
)
from .chances import NUMBERS, Leg, fitting, through
from .galaxy import DIE, GALAXY, Kind
from .hazards import ABILITIES
from .phrases import course_goal, course_id
from .routes import FAR, Flight, Route, reach, search, weight_by_map
from .ship import NAVIGATION, free_dice, free_places, navigation, skips
from .state import State

POOR: Final = 1 / 8
NEAR: Final = 20
"""The chance of right exits below which other ways are looked for, and how long they may be."""
_LONG: Final = 18
"""Points of the best throw of the speed dice; more are rare."""
_GOALS: Final = frozenset(
    (*GALAXY.landings, *(id_ for id_, look in GALAXY.fields.items() if look.kind == "orbit"))
)
"""Landing places, and orbit fields, where spaceports are built."""
_PRINTED: Final = frozenset(GALAXY.landings)
_KNOWN: Final = _GOALS.union(GALAXY.encounters)


# From the start of a turn


def charted(state: State, seat: Seat) -> list[str]:
    """The landing places to which a way leads, but for this one; nearest by the map first."""
    return list(_charted(bearings(state, seat).spot, tuple(state.ruins)))


@lru_cache(maxsize=1024)
def _charted(spot: Spot, ruins: tuple[str, ...]) -> Sequence[str]:
    standing = _PRINTED.difference(ruins).union(spot.ports)
    there = [to for to in _nearest(spot.at, spot.skips) if to in standing]
    return there if _is_whole(spot.ports, spot.gates) else _joined(spot, there)


def is_charted(state: State, seat: Seat, goal: str) -> bool:
    """Whether a way leads to a landing place elsewhere."""
    spot = bearings(state, seat).spot
    if goal == spot.at or goal not in GALAXY.fields or not state.lands(goal):
        return False
    return _is_whole(spot.ports, spot.gates) or bool(_joined(spot, [goal]))


@lru_cache(1024)
def _nearest(at: str, over: frozenset[Kind]) -> tuple[str, ...]:
    """All places where a ship may ever land, by how far the map says they are."""
    return tuple(sorted(_GOALS - {at}, key=lambda to: (ahead(to, over)[at], to)))


@lru_cache(maxsize=256)
def _is_whole(ports: tuple[str, ...], gates: Gates) -> bool:
    """Whether every place can be reached from every other, with all teleportals asleep.

    Space hangs together, and into each city leads an orbit that is not built on (MV123).
    """
    asleep = {gate for _, gate in gates}
    space = {id_ for id_, look in GALAXY.fields.items() if look.kind != "city"} - asleep
    cities = [city for port in ports for city in GALAXY[port].ways if GALAXY[city].kind == "city"]
    open_ = all(any(to in space and to not in ports for to in GALAXY[c].ways) for c in cities)
    return open_ and space <= _reached(GALAXY.base, (), gates)


def _joined(spot: Spot, goals: Iterable[str]) -> list[str]:
    found = _reached(spot.at, spot.ports, spot.gates)
    return [goal for goal in goals if goal in found]


@lru_cache(maxsize=256)
def _reached(at: str, ports: tuple[str, ...], gates: Gates) -> set[str]:
    """The fields to which any way leads, with all teleportals asleep (MV123, MV150)."""
    asleep = {gate for _, gate in gates}
    found, open_ = {at}, [at]
    for here in open_:
        for to in GALAXY[here].ways:
            shut = here in ports and GALAXY[to].kind == "city"
            if to not in found and to not in asleep and not shut:
                found.add(to)
                open_.append(to)
    return found


def charted_way(state: State, seat: Seat, goal: str) -> Route | None:
    """The best way to a landing place elsewhere, whatever dice it takes; None if none leads there.

    A goal that is none, or the empty string, has no way either.
    """
    if goal == state.captains[seat].at or goal not in GALAXY.fields or not state.lands(goal):
        return None
    return way(bearings(state, seat), goal)


@lru_cache(maxsize=8192)
def way(seen: Bearings, goal: str) -> Route | None:
    """The best way to a landing place, whatever dice it takes."""
    spot, goals = seen.spot, frozenset((goal,))
    far = toll_ahead(goal, spot.skips, seen.gauges)
    taxed = tolls(seen.gauges, seen.pirates)
    open_ = lines(spot, Lines())
    flight = Flight(spot.back, FAR, taxed, far)
    bound = weight_by_map(open_, spot.at, flight, tests(seen.gauges))
    found = search(open_, spot.at, goals, Flight(spot.back, FAR, taxed, far, bound)).get(goal)
    if found is None or found.cost >= NEAR or through_forks(seen, found) >= POOR:
        return found
    flight = Flight(spot.back, NEAR, taxed, far, int(_weight(seen, taxed, found)))
    others = [found]
    for value in range(1, DIE + 1):  # MV53: a way by the same exit everywhere
        others += search(lines(spot, Lines(value)), spot.at, goals, flight).values()
    return min(others, key=partial(_weight, seen, taxed))


def _weight(seen: Bearings, taxed: Mapping[str, int], way_: Route) -> float:
    """The points of a way, and what its dangers and navigation fields are thought to cost."""
    dangers = sum(taxed[field] for field in way_.fields if field in taxed)
    return way_.cost + dangers + 2 * HALF * (1 - through_forks(seen, way_))


# With the points that are left


class Voyage(NamedTuple):
    """A way to a goal; ``die`` is the navigation value it needs, 0 if any or none will do."""

    route: Route
    die: int = 0


class Reach(NamedTuple):
    """How far a ship gets with the points left (MV297).

    value: its navigation value now. values: those it can have, this one first.
    heading: the first field of its way, if that was named (MV30).
    """

    seen: Bearings
    points: int
    value: int
    values: tuple[int, ...]
    heading: str = ""

    def goals(self) -> list[str]:
        """Where it could land or build, nearest first."""
        found: dict[str, int] = {}
        for value in self.values:
            for start, price in self._starts(value):
                for goal, further in self._costs(start, value).items():
                    cost = price + further
                    if cost <= self.points and goal in _GOALS and cost < found.get(goal, FAR):
                        found[goal] = cost
        found.pop(self.seen.spot.at, None)
        return sorted(found, key=lambda goal: (found[goal], goal))

    def _starts(self, value: int) -> list[tuple[Spot, int]]:
        """Where its ways begin, and the points until there: here, or behind the line it named."""
        spot = self.seen.spot
        if not self.heading:
            return [(spot, 0)]
        steps = lines(spot, self._lines(value))[spot.at]
        return [
            (spot._replace(at=after[0], back=after[1]), price)
            for after, to, price in steps
            if to == self.heading
        ]

    def _costs(self, spot: Spot, value: int) -> Mapping[str, int]:
        """The points to each goal, as the map has it, unless something else lies on the way."""
        which = self._lines(value)
        if self.points > _LONG:
            return _costs(spot, FAR, which)
        printed = _costs(spot.printed(), _LONG, which)
        if not spot.ports and spot.gates == PRINTED:
            return printed
        ports = tuple([port for port in spot.ports if port in printed])
        gates = tuple([gate for gate in spot.gates if gate[1] in printed or gate in PRINTED])
        near = (*ports, *(field for _, field in gates))
        here = dict(spot.gates).get(value, "")
        if here not in ("", GALAXY.teleportals.get(value)):  # MV181: a jump that is not on the map
            return _costs(spot, _LONG, which)
        if all(printed.get(field, FAR) >= self.points for field in near):
            return printed
        return _costs(spot if here else spot._replace(ports=ports, gates=gates), _LONG, which)

    def _lines(self, value: int) -> Lines:
        return Lines(value, shut=not value and not self.seen.free, jumps=bool(value))

    @lru_cache(maxsize=4096)  # noqa: B019 - who looks at an offer often takes it
    def voyage(self, goal: str) -> Voyage | None:
        """The best way there, or None.

        Where the way is through navigation fields, a die that can still be assigned must show it.
        """
        best, most = None, self.points
        before = (self.seen.spot.at,) if self.heading else ()
        for value in self.values:
            for start, price in self._starts(value):
                if price + self._costs(start, value).get(goal, FAR) > most:
                    continue
                route = self._route(start, value, goal, self.points - price)
                if price + route.cost <= most:
                    way_ = Route(price + route.cost, (*before, *route.fields))
                    best = Voyage(way_, 0 if value == self.value else value)
                    most = way_.cost - 1
        return best

    def route(self, goal: str) -> Route | None:
        """The best way there, or None."""
        found = self.voyage(goal)
        return found.route if found is not None else None

    def _route(self, spot: Spot, value: int, goal: str, points: int) -> Route:
        """A quiet way with so many points, or where none is short enough the shortest."""
        seen, goals, open_ = self.seen, frozenset((goal,)), lines(spot, self._lines(value))
        quiet = Flight(spot.back, points, tolls(seen.gauges, seen.pirates))
        found = search(open_, spot.at, goals, quiet)
        return (found or search(open_, spot.at, goals, Flight(spot.back, points)))[goal]

    def proposal(self, goal: str) -> str:
        """The way there as an id."""
        found = self.voyage(goal)
        assert found is not None, f"{goal} is not within reach"
        return described(self.seen, found.route, sure=bool(found.die or self.value))


@lru_cache(maxsize=32768)
def _costs(spot: Spot, most: int, which: Lines) -> Mapping[str, int]:
    """The points to each goal, and to each field where a teleportal may be laid."""
    found = reach(lines(spot, which), spot.at, spot.back, most)
    return {field: cost for field, cost in found.items() if field in _KNOWN}


def within_reach(state: State) -> Reach:
    """Of the ship whose turn it is."""
    turn, value = state.turn, navigation(state)
    values = [value]
    if NAVIGATION in free_places(state) and not turn.free:
        values += free_dice(state)
    if state.kind(state.captain.at) == "navigation" and not turn.free:
        values = [value for value in values if value]  # MV140
    heading = "" if turn.moved else turn.heading
    unlike = tuple(dict.fromkeys(values))
    seen = bearings(state, turn.seat)
    return Reach(seen, turn.points, value, unlike, heading)


# What is proposed


_set: Final = object.__setattr__


class Course(Offer):
    """A voyage to a goal, whatever the choice says of its points and chance.

    So the name of the field is enough for who types it, and a log stays legal when figures change.
    The figures, a part of its id, are found out when somebody asks for them.
    """

    __slots__ = ("_found", "goal")

    goal: str
    _found: Callable[[str], str]

    def __init__(self, verb: str, goal: str, found: Callable[[str], str]) -> None:
        """The goal, and what says the id of the way there."""
        _set(self, "verb", verb)  # a frozen class lets itself be set up only so
        _set(self, "goal", goal)
        _set(self, "_found", found)

    @property
    def ids(self) -> tuple[str, ...]:
        """The way, with its figures."""
        return (self._found(self.goal),)

    def accept(self, choice: Choice) -> Choice | None:
        """The choice with the figures of today."""
        goals = [course_goal(arg).casefold() for arg in choice.args]
        there = choice.verb == self.verb and goals == [self.goal]
        return Choice(self.verb, self.ids) if there else None


def voyages(state: State, seat: Seat) -> list[Course]:
    """MV299: to every landing place that can be reached at all."""
    seen = bearings(state, seat)
    found = partial(_proposal, seen)
    return [Course("set-out", goal, found) for goal in _charted(seen.spot, tuple(state.ruins))]


def _proposal(seen: Bearings, goal: str) -> str:
    found = way(seen, goal)
    assert found is not None, f"no way leads to {goal}"
    return described(seen, found)


def flights(state: State) -> list[Course]:
    """MV297: to every landing place within reach."""
    near = within_reach(state)
    there = [goal for goal in near.goals() if state.lands(goal)]
    return [Course("fly-to", goal, near.proposal) for goal in there]


@lru_cache(maxsize=4096)
def described(seen: Bearings, route: Route, *, sure: bool = False) -> str:
    """The way as an id, which says what it costs and risks; ``sure``: at the forks nothing."""
    fields = route.fields[1:]
    looks = (GALAXY[field] for field in fields)
    kinds: list[str] = [look.kind for look in looks if look.kind not in seen.spot.skips]
    chance = 1.0 if sure else through_forks(seen, route)
    for kind, value in zip(ABILITIES, seen.gauges, strict=True):
        chance *= odds(value) ** kinds.count(kind)
    for field, safe in seen.pirates:
        if field in fields:
            chance *= safe
    counts = [kinds.count(hazard) for hazard in ABILITIES]
    past = sum(GALAXY[field].kind == "encounter" and field in seen.laid for field in fields)
    unknown = kinds.count("encounter") - past
    return course_id(fields[-1], route.cost, int(100 * chance), *counts, unknown)


def through_forks(seen: Bearings, route: Route) -> float:
    """MV53, MV140: that in each turn one speed die shows all the exits on the way."""
    if seen.free:
        return 1.0
    forks = [n for n, field in enumerate(route.fields) if field in FORKS]
    if not forks:
        return 1.0
    return _chance(route.fields[: forks[-1] + 2], seen.spot.skips, seen.own)


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
    left, ahead_ = turn.points, []
    for leg in legs(fields, skips(state, turn.seat)):
        left -= leg[0]
        if left < 0:
            break
        ahead_.append(leg)
    return sorted(fitting(ahead_, frozenset(free_dice(state))))
