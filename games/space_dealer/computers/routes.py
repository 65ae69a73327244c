"""Which demands to serve on which way, out of what is there and what can be made."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, permutations
from math import inf
from typing import Final

from engine import Seat
from games.space_dealer.goods import holds
from games.space_dealer.parts import GOODS, HOLD, amounts
from games.space_dealer.view import PlanetView, ShipView, View

Goods = tuple[int, ...]
"""A number for each of GOODS."""
NOTHING: Final[Goods] = (0,) * len(GOODS)
SLOW: Final = 2.0
"""Timer minutes for one good through a converter."""
FIELDS: Final = 7
"""So many fields are looked at, those that pay best."""


@dataclass(frozen=True, slots=True)
class Goal:
    """A demand that is open on the planet of somebody else, or on a neutral one.

    points, host: of who delivers, and of the planet's owner. rival: flights until somebody else
    can be there who has the goods aboard.
    """

    id: str
    field: str
    wanted: Goods
    points: int
    host: int = 0
    owner: Seat | None = None
    rival: float = inf


@dataclass(frozen=True, slots=True)
class Route:
    """Stops in their order, the demands met there, and what is still to be made for them.

    flights: to the last stop. time: timer minutes until the ship is home again. worth: in points.
    """

    stops: tuple[str, ...]
    goals: tuple[Goal, ...]
    missing: Goods
    flights: int
    time: float
    worth: float

    @property
    def ready(self) -> bool:
        """Whether all that it takes is there."""
        return not any(self.missing)

    @property
    def goods(self) -> Goods:
        """All that it takes."""
        return tuple(map(sum, zip(NOTHING, *(goal.wanted for goal in self.goals), strict=True)))

    @property
    def points(self) -> int:
        """What it brings."""
        return sum(goal.points for goal in self.goals)


def goals(view: View, seat: Seat) -> list[Goal]:
    """All demands that the seat may meet."""
    others = [
        ship for planet in view.planets if planet.seat != seat for ship in planet.ships if ship.load
    ]
    found = []
    for planet in view.planets:
        if planet.seat != seat and view.planets[seat].markers:
            for demand in planet.demands:
                if demand.met is None:
                    wanted = amounts(demand.goods)
                    near = rival(view, others, planet, planet.field, wanted)
                    found.append(
                        Goal(
                            demand.id,
                            planet.field,
                            wanted,
                            demand.deliver,
                            demand.host,
                            planet.seat,
                            near,
                        )
                    )
    for neutral in view.neutrals:
        if neutral.demand is not None:
            wanted = amounts(neutral.demand.goods)
            near = rival(view, others, None, neutral.field, wanted)
            found.append(
                Goal(
                    neutral.demand.id,
                    neutral.field,
                    wanted,
                    neutral.demand.deliver,
                    rival=near,
                )
            )
    return found


def rival(
    view: View, ships: Sequence[ShipView], host: PlanetView | None, field: str, wanted: Goods
) -> float:
    """Flights until somebody else can bring these goods; the host cannot."""
    own = () if host is None else host.ships
    near = inf
    for ship in ships:
        if ship not in own and holds(amounts(ship.load), wanted):
            near = min(near, distance(view, ship.to or ship.at, field) + bool(ship.to))
    return near


def distance(view: View, one: str, other: str) -> int:
    """Steps around the ring."""
    apart = abs(view.ring.index(one) - view.ring.index(other))
    return min(apart, len(view.ring) - apart)


@dataclass(frozen=True, slots=True)
class Start:
    """From where a way begins, and with what.

    at: the field. have: goods that can be aboard when it leaves. costs: timer minutes to make one
    good of each colour (inf: it cannot be made). pace: goods of each colour a timer minute, at
    most. timers: that can make them. delay: until the ship can leave, in timer minutes.
    left: timer minutes until the end. markers: still to be placed. room: goods that fit aboard.
    """

    at: str
    have: Goods
    costs: Sequence[float]
    pace: Sequence[float]
    timers: int
    delay: float
    left: float
    markers: int
    room: int = HOLD


class Ways:
    """All ways from a start, and the best of them."""

    def __init__(
        self, view: View, open_: Sequence[Goal], start: Start, figures: Mapping[str, float]
    ) -> None:
        """open_: the demands that count."""
        self.view, self.start, self.figures = view, start, figures
        self.by_field: dict[str, list[Goal]] = {}
        for goal in open_:
            if all(
                have or cost < inf
                for want, have, cost in zip(goal.wanted, start.have, start.costs, strict=True)
                if want
            ):
                self.by_field.setdefault(goal.field, []).append(goal)

    def routes(self) -> Iterator[Route]:
        """Every way worth a look."""
        fields = sorted(self.by_field, key=self._promise)[:FIELDS]
        for count in range(1, min(int(self.figures["stops"]), len(fields)) + 1):
            for stops in combinations(fields, count):
                route = self._route(stops)
                if route is not None:
                    yield route

    def best(self) -> Route | None:
        """The one that leaves most points at the end, at the best pace there is."""
        found = list(self.routes())
        if not found:
            return None
        pace = max(route.worth / route.time for route in found)
        left = self.start.left
        return max(
            found,
            key=lambda r: (r.worth + pace * max(0.0, left - r.time), -r.time, r.stops),
        )

    def _promise(self, field: str) -> tuple[float, str]:
        away = 1 + distance(self.view, self.start.at, field)
        return -sum(goal.points for goal in self.by_field[field]) / away, field

    def _order(self, stops: tuple[str, ...]) -> tuple[int, tuple[str, ...], tuple[int, ...]]:
        """The shortest order, and after how many flights each stop is reached."""
        found = []
        for order in permutations(stops):
            at, flown, reached = self.start.at, 0, []
            for stop in order:
                flown += distance(self.view, at, stop)
                reached.append(flown)
                at = stop
            found.append((flown, order, tuple(reached)))
        return min(found)

    def _route(self, stops: tuple[str, ...]) -> Route | None:
        start, figures = self.start, self.figures
        flights, order, reached = self._order(stops)
        arrive = dict(zip(order, reached, strict=True))
        if start.delay + flights - 1 >= start.left:
            return None
        have, missing, room = list(start.have), [0] * len(GOODS), start.room
        open_ = [goal for stop in order for goal in self.by_field[stop]]
        chosen: list[Goal] = []
        worth, delay, markers = 0.0, start.delay, start.markers
        while open_:
            found = None
            for goal in open_:
                size = sum(goal.wanted)
                if size > room or (goal.owner is not None and not markers):
                    continue
                cost = sum(
                    max(0, want - has) * each
                    for want, has, each in zip(goal.wanted, have, start.costs, strict=True)
                    if want > has
                )
                value = self._value(goal, delay + arrive[goal.field])
                score = (value - figures["making"] * cost) / size
                if score > 0 and (found is None or score > found[0]):
                    found = (score, value, goal)
            if found is None:
                break
            _, value, goal = found
            open_.remove(goal)
            lacking = [max(0, want - has) for want, has in zip(goal.wanted, have, strict=True)]
            then = [a + b for a, b in zip(missing, lacking, strict=True)]
            waits = max(start.delay, self._making(then))
            if waits + flights - 1 >= start.left:
                continue
            missing, delay = then, waits
            have = [max(0, has - want) for want, has in zip(goal.wanted, have, strict=True)]
            room -= sum(goal.wanted)
            worth += value
            markers -= goal.owner is not None
            chosen.append(goal)
        if {goal.field for goal in chosen} != set(stops):
            return None
        time = delay + flights * figures["flight"] + figures["back"]
        return Route(order, tuple(chosen), tuple(missing), flights, time, worth)

    def _making(self, missing: Sequence[int]) -> float:
        """Timer minutes until these goods are made."""
        start = self.start
        work = sum(n * c for n, c in zip(missing, start.costs, strict=True) if n)
        longest = max((n / p for n, p in zip(missing, start.pace, strict=True) if n), default=0.0)
        return max(work / max(1, start.timers), longest)

    def _value(self, goal: Goal, arrives: float) -> float:
        """What a demand is worth, if nobody else is there before."""
        value: float = goal.points - self.figures["host"] * goal.host
        value *= pow(self.figures["stays"], arrives)
        return value * self.figures["rival"] if goal.rival <= arrives else value
