"""The cheapest ways through the galaxy, as pure functions of the board and of what bars the way."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from heapq import heappop, heappush
from types import MappingProxyType
from typing import Final, TypeAlias

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
    tolls: points that a danger is thought to cost, by field or kind; they only choose the way.
    """

    skips: frozenset[Kind] = frozenset()
    value: int = 0
    avoid: frozenset[str] = frozenset()
    barred: frozenset[Line] = frozenset()
    teleportals: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}), hash=False)
    tolls: tuple[tuple[str, int], ...] = ()


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


def routes(
    galaxy: Galaxy,
    start: str,
    terms: Terms = PLAIN,
    *,
    came: str = "",
    most: int = 999,
    goals: frozenset[str] = frozenset(),
) -> dict[str, Route]:
    """The cheapest route to each field that can be reached and stopped on; the start costs 0.

    ``came`` is the field by which the ship reached the start (MV45), ``most`` its points,
    ``goals`` the only fields that are asked for; all of them if there are none.
    Ties go to fewer fields, then to the order of the lines in galaxy.json, so the
    answer is the same everywhere. Raises KeyError for an unknown start.
    """
    before: dict[_Node, _Node] = {}
    found: dict[str, Route] = {}
    first = (start, came)
    tolls = dict(terms.tolls)
    open_: list[tuple[int, int, int, int, _Node, _Node]] = [(0, 0, 0, 0, first, first)]
    pushed = 0
    while open_:
        weight, steps, _, cost, node, last = heappop(open_)
        if node in before:
            continue
        before[node] = last
        here = node[0]
        asked = here not in found and (not goals or here in goals)
        if asked and (here == start or galaxy[here].kind not in terms.skips):
            found[here] = Route(cost, _trace(before, node))
        for to, price in _ways(galaxy, node, terms):
            after = _entered(here, to, terms)
            if after not in before and cost + price <= most:
                pushed += 1
                toll = _toll(galaxy, to, tolls)
                heappush(
                    open_, (weight + price + toll, steps + 1, pushed, cost + price, after, node)
                )
    return found


def _toll(galaxy: Galaxy, to: str, tolls: Mapping[str, int]) -> int:
    return tolls.get(to, tolls.get(galaxy[to].kind, 0)) if tolls else 0


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


def _ways(galaxy: Galaxy, node: _Node, terms: Terms) -> list[tuple[str, int]]:
    here, came = node
    look = galaxy[here]
    lines = look.ways
    if look.exits and terms.value:
        only = look.exits[terms.value - 1]  # MV140
        lines = {only: lines[only]}
    return [
        (to, 0 if galaxy[to].kind in terms.skips else cost)  # MV40, MV87
        for to, cost in lines.items()
        if to != came and to not in terms.avoid and (here, to) not in terms.barred
    ]


def _entered(here: str, to: str, terms: Terms) -> _Node:
    """Where a step leads: to the field, or through it when it is a teleportal that works."""
    gate = terms.teleportals.get(terms.value) if terms.value else None
    if gate and gate != to and to in terms.teleportals.values():
        return gate, ""
    return to, here


def _trace(before: Mapping[_Node, _Node], node: _Node) -> tuple[str, ...]:
    fields = [node[0]]
    while before[node] != node:
        node = before[node]
        fields.append(node[0])
    return tuple(reversed(fields))
