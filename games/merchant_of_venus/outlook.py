"""What the trader makes of what it sees: where goods sell, how far it is, what to buy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final, NamedTuple

from engine import AnyOffer, Choice, Offer, Seat

from .galaxy import GALAXY, LANDINGS, Kind
from .parts import BASE, COMPONENTS
from .phrases import course_goal
from .routes import Terms, routes
from .view import MarketView, View

SPEED: Final = 10
"""Movement points of an average turn."""
HOUR: Final = 20
"""Credits that a turn should bring; what takes longer must bring more."""
RISK: Final = 40
"""A way with so many per cent less of a chance takes a turn more."""
HOPE: Final = 0.5
"""Share of its middle price that a good is thought to bring where nobody is known to buy it."""
TICKET: Final = 0.4
"""Share of a fare that a passenger is worth who only waits yet."""


def place_of(field: str) -> str:
    """The system of a field, or the base."""
    return GALAXY[field].system or BASE


@lru_cache(maxsize=2048)
def _distances(start: str, skips: tuple[Kind, ...]) -> dict[str, int]:
    """Movement points to the nearest landing place of each system, and to the base."""
    found: dict[str, int] = {}
    terms = Terms(skips=frozenset(skips))
    for field, route in routes(GALAXY, start, terms).items():
        look = GALAXY[field]
        if look.kind in LANDINGS:
            place = place_of(field)
            found[place] = min(found.get(place, 999), route.cost)
    return found


def gate(market: MarketView) -> str:
    """The field from which ways out of a market are counted."""
    return (*GALAXY.systems[market.system].cities, *GALAXY.systems[market.system].ports)[0]


class Buyer(NamedTuple):
    """Who pays how much for a good, how many turns away, and what that comes to."""

    net: float
    price: int
    turns: float
    culture: str


@dataclass(frozen=True)
class Outlook:
    """Prices and distances as one seat sees them."""

    view: View
    seat: Seat

    @property
    def left(self) -> int:
        """Rounds to come, this one included."""
        return self.view.rounds - self.view.round + 1

    def markets(self) -> Mapping[str, MarketView]:
        """Discovered markets by system."""
        return self._markets

    @cached_property
    def _markets(self) -> Mapping[str, MarketView]:
        return {market.system: market for market in self.view.markets}

    @cached_property
    def _buyers(self) -> Mapping[str, Sequence[tuple[MarketView, int]]]:
        """For each good the markets that buy it, with the price now."""
        found: dict[str, list[tuple[MarketView, int]]] = {}
        for market in self.view.markets:
            for good, price in market.sought:
                found.setdefault(good, []).append((market, price))
        return found

    def here(self) -> str:
        """The system on whose landing place the ship is, the base, or the empty string."""
        at = self.view.captains[self.seat].at
        ports = dict(self.view.ports)
        printed = GALAXY[at].kind in LANDINGS and at not in self.view.ruins
        return place_of(at) if printed or at in ports else ""

    def turns(self, start: str, system: str) -> float:
        """How many turns a way is thought to take."""
        far = _distances(start, self.view.captains[self.seat].skips)
        return far.get(system, 99) / SPEED

    def worth(self, course: str) -> float:
        """Credits a turn of a voyage; risks make it longer, a city takes one turn more."""
        field, _, figures = course.partition("=")
        points, chance, *_ = figures.split("-")
        system = place_of(field)
        turns = int(points) / SPEED + 0.5 + (100 - int(chance)) / RISK
        turns += GALAXY[field].kind == "city" and system not in self.view.hidden
        if self.view.round + turns > self.view.rounds + 1:
            return 0.0
        return self.wishes(system) / max(1.0, turns)

    def sale(self, good: str, start: str, barred: str = "") -> float:
        """What a good will bring, with the time to its buyer taken off; 0 for nothing."""
        buyer = self.buyer(good, start, barred)
        if buyer is None and self.view.hidden and self.left > 6:
            return HOPE * COMPONENTS.good[good].resale[1]
        return buyer.net if buyer else 0.0

    def buyer(self, good: str, start: str, barred: str = "") -> Buyer | None:
        """Who known will pay most for a good, with the time to them taken off, but in time."""
        best = None
        for market, price in self._buyers.get(good, ()):
            if market.system != barred:
                turns = self.turns(start, market.system)
                net = price - HOUR * turns
                if turns + 1 <= self.left and net > (best.net if best else 0.0):
                    best = Buyer(net, price, turns, market.culture)
        return best

    def brings(self, system: str) -> float:
        """Credits for what is aboard now in a system: goods that would be sold, and passengers."""
        captain = self.view.captains[self.seat]
        market = self.markets().get(system)
        prices = dict(market.sought) if market else {}
        aboard = [id_ for id_, _ in captain.cargo]
        sold = [id_ for id_ in aboard if market and id_ in prices and self.sells(id_, market)]
        found = float(sum(prices[id_] for id_ in sold))
        place = BASE if system == BASE else market.culture if market else ""
        for id_ in aboard:
            guest = COMPONENTS.passenger.get(id_)
            if guest is not None and guest.goal == place:
                found += guest.fare + 10 * (guest.fame - guest.infamy)
        return found

    def sells(self, good: str, market: MarketView) -> bool:
        """Whether a good brings most in a market, or not clearly more elsewhere."""
        price = dict(market.sought).get(good, 0)
        return price + HOUR >= self.sale(good, gate(market), market.system)

    def profits(self, market: MarketView, credits_: int) -> Iterator[tuple[float, str]]:
        """Goods of a market by what each brings for a capacity point, above its cost."""
        start = gate(market)
        for ware in market.goods:
            if ware.cost <= credits_:
                gain = self.sale(ware.id, start, market.system) - ware.cost
                if gain > 0:
                    yield gain / COMPONENTS.capacity(ware.id), ware.id

    def best_load(self, market: MarketView, credits_: int, room: int) -> float:
        """The profit of filling the holds at a market."""
        counts = {ware.id: ware.count for ware in market.goods}
        total = 0.0
        for gain, good in sorted(self.profits(market, credits_), reverse=True):
            size, cost = COMPONENTS.capacity(good), COMPONENTS.good[good].cost
            while counts[good] and room >= size and credits_ >= cost:
                counts[good] -= 1
                room, credits_ = room - size, credits_ - cost
                total += gain * size
        return total

    def wishes(self, system: str) -> float:
        """What going to a system is worth."""
        return sum(self.hopes(system).values())

    def hopes(self, system: str) -> dict[str, float]:
        """The same by what for: sales and fares, a load, who waits, the unknown, or training."""
        captain = self.view.captains[self.seat]
        cargo = self.brings(system)
        market = self.markets().get(system)
        if market is not None:
            sold = {id_ for id_, _ in market.sought}
            freed = sum(points for id_, points in captain.cargo if id_ in sold)
            money = captain.credits + int(cargo) + dict(captain.iou).get(market.culture, 0)
            room = captain.room + freed
            load = 0.7 * self.best_load(market, money, room)
            guests = [guest for guest in market.guests if self.goal(guest.goal)]
            tickets = sum(TICKET * guest.fare for guest in guests if guest.capacity <= room)
            return {"cargo": cargo, "load": load, "guests": tickets}
        if system in self.view.hidden:
            return {"cargo": cargo, "unknown": 4 * min(self.left, 30)}
        if system == BASE and captain.level == 1 and captain.credits > 150 and self.left > 10:
            return {"cargo": cargo, "training": 40}
        return {"cargo": cargo}

    def goal(self, culture: str) -> str:
        """Where a culture lives, the base, or the empty string while nobody knows."""
        known = {market.culture: market.system for market in self.view.markets}
        return BASE if culture == BASE else known.get(culture, "")


def likely(view: View, offers: Sequence[AnyOffer]) -> Sequence[Choice]:
    """The voyages to the places where a turn brings most, the best first; one a place."""
    if view.viewer is None:
        return ()
    outlook, best = Outlook(view, view.viewer), dict[str, tuple[float, Choice]]()
    for offer in offers:
        if isinstance(offer, Offer) and offer.verb in ("set-out", "fly-to"):
            (course,) = offer.ids
            found = (outlook.worth(course), Choice(offer.verb, offer.ids))
            place = course_goal(course)
            if place not in best or best[place][0] < found[0]:
                best[place] = found
    return [choice for _, choice in sorted(best.values(), key=lambda each: -each[0])]
