"""The cheapest ways through the galaxy, as pure functions of the board and of what bars the way."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from types import MappingProxyType
from typing import Final, NamedTuple, TypeAlias

from .galaxy import Galaxy, Kind

Line: TypeAlias = tuple[str, str]
"""A step from one field to a neighbour."""


@dataclass(frozen=True, slots=True)
class Terms:
    """How a ship flies.

    skips: kinds of field that its drive skips (MV86, MV87).
    value: its navigation value; 0 leaves every exit open and every teleportal asleep.
    avoid: fields that it does not enter.
    barred: steps that nobody can make, such as from a built-on orbit to its city (MV123).
    teleportals: those on the board by number, used with a navigation value only (MV150).
    """

    skips: frozenset[Kind] = frozenset()
    value: int = 0
    avoid: frozenset[str] = frozenset()
    barred: frozenset[Line] = frozenset()
    teleportals: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}), hash=False)


FAR: Final = 999
"""More points than any way costs."""
_NO_TOLLS: Final[Mapping[str, int]] = MappingProxyType({})


class Flight(NamedTuple):
    """What a search for ways is told of the ship.

    came: the field by which it reached the start (MV45).
    most: its points.
    tolls: points that the danger of a field is thought to cost; they only choose the way.
    ahead: what is still to come from a field at least, and ``heaviest`` what the best way costs at
    most, tolls included. Both only spare work.
    """

    came: str = ""
    most: int = FAR
    tolls: Mapping[str, int] = _NO_TOLLS
    ahead: Mapping[str, int] = _NO_TOLLS
    heaviest: int = FAR


FREE: Final = Flight()
PLAIN: Final = Terms()
RED: Final = Terms(skips=frozenset(("red",)))
YELLOW: Final = Terms(skips=frozenset(("yellow",)))
COMBINED: Final = Terms(skips=frozenset(("red", "yellow")))


@dataclass(frozen=True, slots=True)
class Route:
    """A way: its movement points, and the fields from the start to the goal, both included."""

    cost: int
    fields: tuple[str, ...]


_Node: TypeAlias = tuple[str, str]
"""A field and the one the ship came from, empty when every line is open (MV45, MV152)."""


Step: TypeAlias = tuple[_Node, str, int]
"""A way on: where it leads, the neighbour by which it goes, and its points."""
Graph: TypeAlias = Mapping[str, Sequence[Step]]
"""The ways on from every field, for a ship that flies in a certain way."""


def routes(
    galaxy: Galaxy,
    start: str,
    terms: Terms = PLAIN,
    *,
    came: str = "",
    most: int = FAR,
) -> dict[str, Route]:
    """The cheapest route to each field that can be reached and stopped on; the start costs 0.

    ``came`` is the field by which the ship reached the start (MV45), ``most`` its points.
    Ties go to fewer fields, then to the order of the lines in galaxy.json, so the
    answer is the same everywhere. Raises KeyError for an unknown start.
    """
    fields = galaxy.fields
    every = (id_ for id_ in fields if fields[id_].kind not in terms.skips or id_ == start)
    flight = Flight(came=came, most=most)
    return search(graph(galaxy, terms), start, frozenset(every), flight)


def graph(galaxy: Galaxy, terms: Terms) -> Graph:
    """Everything about the lines that does not depend on where the ship starts."""
    return {here: ways_from(galaxy, here, terms) for here in galaxy.fields}


def ways_from(galaxy: Galaxy, here: str, terms: Terms) -> tuple[Step, ...]:
    """The ways from a field, in the order of its lines."""
    gate = terms.teleportals.get(terms.value, "") if terms.value else ""
    gates = frozenset(terms.teleportals.values()) - {gate} if gate else frozenset()
    return tuple(_ways(galaxy, here, terms, gate, gates))


def search(
    ways: Graph,
    start: str,
    goals: frozenset[str],
    flight: Flight = FREE,
) -> dict[str, Route]:
    """As ``routes``, to some fields only, on lines that are known already."""
    before: dict[_Node, _Node] = {}
    found: dict[str, Route] = {}
    tolls, ahead, most, heaviest = flight.tolls, flight.ahead, flight.most, flight.heaviest
    first = (start, flight.came)
    open_: list[tuple[int, int, int, int, _Node, _Node]] = [(0, 0, 0, 0, first, first)]
    pushed = 0
    while open_:
        weight, steps, _, cost, node, last = heappop(open_)
        if node in before:
            continue
        before[node] = last
        here, back = node
        if here in goals and here not in found:
            found[here] = Route(cost, _trace(before, node))
            if len(found) == len(goals):
                break
        for after, to, price in ways[here]:
            if to != back and after not in before and cost + price <= most:
                heavy = weight + price + tolls.get(to, 0)
                if heavy + ahead.get(to, 0) <= heaviest:
                    pushed += 1
                    heappush(open_, (heavy, steps + 1, pushed, cost + price, after, node))
    return found


def reach(ways: Graph, start: str, came: str, most: int) -> dict[str, int]:
    """The points to each field that can be reached with so many, without the ways.

    A ship that comes to a field again, by another line, has gained one way on from there: the line
    on which it came first (MV45).
    """
    found: dict[str, int] = {}
    first: dict[str, str] = {}
    twice: set[str] = set()
    open_: list[list[_Node]] = [[] for _ in range(most + 1)]
    open_[0].append((start, came))
    for points, nodes in enumerate(open_):
        for here, back in nodes:  # which grows by what is skipped
            if here not in found:
                found[here], first[here] = points, back
                steps = [step for step in ways[here] if step[1] != back]
            elif here in twice or first[here] == back:
                continue
            else:
                twice.add(here)
                steps = [step for step in ways[here] if step[1] == first[here]]
            for after, _, price in steps:
                if points + price <= most:
                    open_[points + price].append(after)
    return found


def points_to(
    galaxy: Galaxy, goal: str, skips: frozenset[Kind], tolls: Mapping[str, int] = _NO_TOLLS
) -> dict[str, int]:
    """The points, tolls included, from every field to a goal; every exit is open, nothing built.

    Teleportals are not entered. No way that is barred, or has more tolls, is shorter.
    """
    fields, asleep = galaxy.fields, set(galaxy.teleportals.values())
    found: dict[str, int] = {}
    open_ = [(0, goal)]
    while open_:
        cost, here = heappop(open_)
        if here not in found:
            found[here] = cost
            free, dear = fields[here].kind in skips, cost + tolls.get(here, 0)
            for other, points in fields[here].ways.items():
                if other not in found and here not in asleep:
                    heappush(open_, (dear if free else dear + points, other))
    return found


def weight_by_map(ways: Graph, start: str, flight: Flight, usual: Mapping[str, int]) -> int:
    """What the way costs that is the best on the map alone, or ``FAR`` where it is closed.

    ``flight.ahead``, in which the ``usual`` tolls are counted, leads to the goal, at which it is 0.
    """
    ahead, tolls = flight.ahead, flight.tolls
    here, back, weight = start, flight.came, 0
    for _ in ahead:
        left = ahead[here]
        if not left:
            return weight
        for _, to, price in ways[here]:
            if to != back and price + usual.get(to, 0) + ahead[to] == left:
                here, back, weight = to, here, weight + price + tolls.get(to, 0)
                break
        else:
            break
    return FAR


def route(galaxy: Galaxy, start: str, goal: str, terms: Terms = PLAIN) -> Route | None:
    """The cheapest route between two fields, or None. Raises KeyError for an unknown field."""
    return routes(galaxy, start, terms).get(galaxy[goal].id)


def distance(galaxy: Galaxy, start: str, system: str, terms: Terms = PLAIN) -> int | None:
    """Movement points to the nearest printed landing place of a system, or of ``gb``."""
    goals = (
        (galaxy.base,)
        if system == galaxy[galaxy.base].place
        else (*galaxy.systems[system].cities, *galaxy.systems[system].ports)
    )
    found = routes(galaxy, start, terms)
    return min((found[goal].cost for goal in goals if goal in found), default=None)


def _ways(
    galaxy: Galaxy, here: str, terms: Terms, gate: str, gates: frozenset[str]
) -> Iterator[Step]:
    """The ways from a field; one to a teleportal that works leads to ``gate`` (MV150)."""
    look = galaxy.fields[here]
    lines = look.ways
    if look.exits and terms.value:
        only = look.exits[terms.value - 1]  # MV140
        lines = {only: lines[only]}
    for to, cost in lines.items():
        if to not in terms.avoid and (here, to) not in terms.barred:
            price = 0 if galaxy.fields[to].kind in terms.skips else cost  # MV40, MV87
            yield ((gate, "") if to in gates else (to, here)), to, price


def _trace(before: Mapping[_Node, _Node], node: _Node) -> tuple[str, ...]:
    fields = [node[0]]
    while before[node] != node:
        node = before[node]
        fields.append(node[0])
    return tuple(reversed(fields))
