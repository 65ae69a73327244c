"""Tours: which places to fly to one after another, what to buy and to sell in each.

A tour is reckoned, not played: with prices as they are now, expected turns, and what the unknown
may bring. Its worth is the credits it brings, what will still be aboard, and the turns left over.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from games.merchant_of_venus.cards import BOYCOTT, TRAVEL_FEVER
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.outlook import place_of
from games.merchant_of_venus.parts import BASE, COMPONENTS
from games.merchant_of_venus.view import CaptainView, MarketView, View

from .legs import NEVER, legs

FIGURES: Final[Mapping[str, float]] = {
    "turn": 50.0,  # credits of a turn that is left over
    "rich": 0.1,  # and so much of each credit more
    "keep": 0.85,  # of what a thing aboard will bring later
    "way": 0.5,  # of a turn's credits that the way to a later buyer costs
    "hope": 0.45,  # of the middle price where no buyer is known
    "meet": 80.0,  # credits of a first contact
    "yellow": 0.08,  # of all later turns, that a yellow drive saves
    "red": 0.12,
    "combined": 0.22,
    "booster": 0.2,
    "hold": 0.1,  # of all later income, that a hold brings
    "meeting": 2.5,  # turns from one first contact, of anybody, to the next
}
ANY: Final = 99
"""As many actions as one likes."""


class Thing(NamedTuple):
    """A good or a passenger: room, who takes it at which price, and unknown ones who would."""

    id: str
    capacity: int
    prices: Mapping[str, int]
    middle: int
    unknown: int


class Deal(NamedTuple):
    """What is done in a place before it is left: sold, bought or taken aboard, and what is then."""

    sold: tuple[str, ...]
    bought: tuple[str, ...]
    credits: float
    cargo: tuple[str, ...]
    stays: bool


class Tour(NamedTuple):
    """The best found: its worth, the places in turn, and the deal at the start."""

    worth: float
    places: tuple[str, ...]
    deal: Deal | None


class At(NamedTuple):
    """A moment on a tour; what was visited before is loaded only once."""

    place: str
    time: float
    credits: float
    cargo: tuple[str, ...]
    visited: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Limits:
    """How many sales and purchases are left where a tour begins; a turn more lifts the limit."""

    sales: int = ANY
    purchases: int = ANY


@dataclass(slots=True)
class Tours:
    """All tours of one captain in one position.

    left: rounds that are left for it. bonus: what reaching a place brings besides.
    fare: what delivering a passenger brings besides.
    """

    view: View
    me: CaptainView
    left: float
    figures: Mapping[str, float]
    bonus: Mapping[str, float] = field(default_factory=dict)
    fare: float = 0.0
    width: tuple[int, ...] = (14, 6, 4)
    markets: dict[str, MarketView] = field(init=False)
    things: dict[str, Thing] = field(init=False)
    stock: dict[str, list[tuple[str, int, int]]] = field(init=False)
    iou: dict[str, int] = field(init=False)
    quick: frozenset[str] = field(init=False)
    room: int = field(init=False)
    rate: float = field(init=False)
    _later: dict[tuple[str, str, int], float] = field(init=False, default_factory=dict)

    def __post_init__(self) -> None:
        view, me = self.view, self.me
        self.markets = {market.system: market for market in view.markets}
        self.things, self.stock = {}, {}
        known = {market.culture: market.system for market in view.markets}
        docks = {place_of(port) for port, _ in view.ports}
        self.quick = frozenset(
            s for s in self.markets if not GALAXY.systems[s].ports and s not in docks
        )
        self._note(known)
        self.room = me.room + sum(points for id_, points in me.cargo if id_ in self.things)
        self.iou = {known[c]: n for c, n in me.iou if c in known}
        self.rate = self.figures["turn"] + self.figures["rich"] * min(600, me.credits)

    def _note(self, known: Mapping[str, str]) -> None:
        """Things aboard and in all markets, with who takes them."""
        good = COMPONENTS.good
        prices: dict[str, dict[str, int]] = {}
        for market in self.view.markets:
            for id_, price in market.sought:
                prices.setdefault(id_, {})[market.system] = price
        for id_, entry in good.items():
            unknown = sum(buyer not in known for buyer in entry.buyers)
            self.things[id_] = Thing(
                id_, entry.capacity, prices.get(id_, {}), entry.resale[1], unknown
            )
        for id_, guest in COMPONENTS.passenger.items():
            goal = BASE if guest.goal == BASE else known.get(guest.goal, "")
            worth = guest.fare + 10 * (guest.fame - guest.infamy) + round(self.fare)
            there = {goal: worth} if goal else {}
            self.things[id_] = Thing(id_, guest.capacity, there, worth, not goal)
        for market in self.view.markets:
            more = self._more(market.system)
            wares = [(ware.id, ware.cost + more, ware.count) for ware in market.goods]
            guests = market.guests if self._boards(market.system) else ()
            self.stock[market.system] = wares + [(guest.id, 0, 1) for guest in guests]
        self.stock[BASE] = [(guest.id, 0, 1) for at, guest in self.view.waiting if at == BASE]

    def _is_active(self, card: str) -> bool:
        """MV250: whether the effect of a challenge holds now."""
        begins = COMPONENTS.challenge[card].round
        return card in self.view.unmet and begins <= self.view.round

    def _more(self, system: str) -> int:
        """What a purchase costs besides: another's fee where the ship is, and a boycott."""
        host = dict(self.view.ports).get(self.me.at, self.me.seat)
        there = place_of(self.me.at) == system and host != self.me.seat
        fees = there + self._is_active(BOYCOTT.id)
        return fees * COMPONENTS.figures.fee

    def _boards(self, system: str) -> bool:
        """Whether passengers may come aboard: with travel fever not in cities."""
        city = GALAXY[self.me.at].kind == "city" and place_of(self.me.at) == system
        return not self._is_active(TRAVEL_FEVER.id) or not (city or system in self.quick)

    # -- what things are worth --------------------------------------------------------------------

    def later(self, id_: str, place: str, time: float) -> float:
        """What a thing aboard will bring after a place is left, at some other place."""
        key = (id_, place, int(time))
        found = self._later.get(key)
        if found is None:
            found = self._later[key] = self._reckoned(id_, place, time)
        return found

    def _reckoned(self, id_: str, place: str, time: float) -> float:
        thing, figures = self.things[id_], self.figures
        far, best = legs(place or BASE, self.me.skips), 0.0
        for there, price in thing.prices.items():
            if there != place:
                turns = far.get(there, NEVER)
                chance = self._in_time(time + turns + (there in self.quick) * 0.5)
                best = max(best, chance * (price - figures["way"] * self.rate * turns))
        if thing.unknown and self.view.hidden:
            hidden = len(self.view.hidden)
            met = min(hidden, max(0.0, self.left - time - 3) / figures["meeting"])
            found = min(1.0, thing.unknown * met / hidden)
            best = max(best, figures["hope"] * thing.middle * found)
        return max(0.0, best * figures["keep"])

    def _in_time(self, time: float) -> float:
        """The chance that what is reckoned to take so many turns happens before the end."""
        return min(1.0, max(0.0, 1.2 + 1.4 * (self.left - time)))

    def at_hand(self, id_: str, place: str, to: str, time: float) -> float:
        """What a thing aboard will bring, when the way leads to a place next."""
        then = self.later(id_, place, time)
        price = self.things[id_].prices.get(to)
        return then if price is None else max(then, price)

    # -- tours ------------------------------------------------------------------------------------

    def best(
        self, start: At, limits: Limits | None, ways: Mapping[str, float], *, stay: bool
    ) -> dict[str, Tour]:
        """The best tour by its first place; the empty place is for going nowhere more.

        limits: None where the ship has no business now. ways: turns to the places that can be
        set out to. stay: whether a further turn here is possible, which lifts the limits.
        """
        found: dict[str, Tour] = {}
        for to in ("", *ways):
            deal = self._deal(start, to, limits, stay=stay) if limits is not None else None
            worth, places = self._after(start, deal, to, ways.get(to, 0.0), 0)
            found[to] = Tour(worth, places, deal)
        return found

    def _after(
        self, at: At, deal: Deal | None, to: str, turns: float, depth: int
    ) -> tuple[float, tuple[str, ...]]:
        """What all is worth that comes after a deal, the credits at the end included."""
        time, credits_, cargo = at.time, at.credits, at.cargo
        if deal is not None:
            time += deal.stays
            credits_, cargo = deal.credits, deal.cargo
        if not to:
            rest = sum(self.later(id_, at.place, time) for id_ in cargo)
            return credits_ + rest + self.rate * max(0.0, self.left - time - 1.5), ()
        time += turns
        chance = self._in_time(time)
        if chance <= 0:
            return credits_, ()
        there = At(to, time, credits_, cargo, at.visited | {at.place})
        worth, places = self._there(there, depth)
        return credits_ + chance * (worth - credits_), (to, *places)

    def _there(self, at: At, depth: int) -> tuple[float, tuple[str, ...]]:
        """The best that can be made of an arrival."""
        fresh = at.place not in at.visited
        gain = self.bonus.get(at.place, 0.0) if fresh else 0.0
        if fresh and at.place in self.view.hidden:
            gain += self._unknown(at)
        best, places = -1e9, tuple[str, ...]()
        for to, turns in self._next(at, depth):
            limits = Limits(1, 1) if at.place in self.quick else Limits()
            deal = self._deal(at, to, limits, stay=True)
            worth, then = self._after(at, deal, to, turns, depth + 1)
            if worth > best:
                best, places = worth, then
        return gain + best, places

    def _unknown(self, at: At) -> float:
        """What a first contact is worth, with what may be sold there."""
        hidden = len(self.view.hidden)
        left = self.left - at.time
        gain = self.figures["meet"] * min(1.0, max(0.0, left / 6))
        for id_ in at.cargo:
            thing = self.things[id_]
            chance = min(1.0, thing.unknown / hidden)
            gain += chance * max(0.0, thing.middle - self.later(id_, at.place, at.time))
        return gain

    def _next(self, at: At, depth: int) -> Sequence[tuple[str, float]]:
        """The places worth a look from here, the likeliest first."""
        if depth + 1 >= len(self.width) or self.left - at.time < 1:
            return (("", 0.0),)
        far = legs(at.place, self.me.skips)
        ranked = []
        for to, turns in far.items():
            draw: float = sum(self.things[id_].prices.get(to, 0) for id_ in at.cargo)
            draw += self.bonus.get(to, 0.0)
            for id_, cost, count in self.stock.get(at.place, ()):
                price = self.things[id_].prices.get(to, 0)
                draw += max(0, price - cost) * min(2, count)
            if to in self.view.hidden:
                draw += self.figures["meet"]
            if to in at.visited:
                draw *= 0.5
            if draw > 0:
                ranked.append((draw / turns, to, turns))
        ranked.sort(reverse=True)
        most = self.width[depth + 1]
        return (("", 0.0), *((to, turns) for _, to, turns in ranked[:most]))

    # -- deals ------------------------------------------------------------------------------------

    def _deal(self, at: At, to: str, limits: Limits, *, stay: bool) -> Deal:
        """The better of a quick deal and one that takes a turn more."""
        quick = self._traded(at, to, limits, stays=False)
        if not stay or (limits.sales == ANY and limits.purchases == ANY):
            return quick
        full = self._traded(at, to, Limits(), stays=True)
        return full if self._value(at, to, full) - self.rate > self._value(at, to, quick) else quick

    def _value(self, at: At, to: str, deal: Deal) -> float:
        """Credits and what is aboard after a deal."""
        time = at.time + deal.stays
        aboard = sum(self.at_hand(id_, at.place, to, time) for id_ in deal.cargo)
        return deal.credits + aboard if self.left > time else deal.credits

    def _traded(self, at: At, to: str, limits: Limits, *, stays: bool) -> Deal:
        """Sell what brings most here, then load what brings most at the next places."""
        place, time = at.place, at.time + stays
        cargo, money = list(at.cargo), at.credits
        sold: list[str] = []
        here = [
            (self.things[id_].prices[place], id_)
            for id_ in at.cargo
            if place in self.things[id_].prices
        ]
        sales = limits.sales
        for price, id_ in sorted(here, reverse=True):
            guest = id_ in COMPONENTS.passenger
            if (guest or sales > 0) and price >= self.at_hand(id_, place, to, time):
                cargo.remove(id_)
                money += price
                sold.append(id_)
                sales -= not guest
        bought, money = self._loaded(at, to, cargo, money, limits.purchases, time)
        return Deal(tuple(sold), bought, money, (*cargo, *bought), stays)

    def _loaded(
        self, at: At, to: str, cargo: Sequence[str], money: float, purchases: int, time: float
    ) -> tuple[tuple[str, ...], float]:
        """What is taken aboard, and what is left of the credits."""
        place, things = at.place, self.things
        wares = self.stock.get(place, ())
        if not wares or place in at.visited:
            return (), money
        room = self.room - sum(things[id_].capacity for id_ in cargo)
        iou = self.iou.get(place, 0)
        bought: list[str] = []
        for id_, cost, value, size in self._wanted(at, to, cargo, wares, time):
            paid = min(iou, cost)
            if size > room or cost - paid > money or (cost and purchases <= 0):
                continue
            if value <= cost - paid:
                continue
            iou -= paid
            money -= cost - paid
            room -= size
            purchases -= cost > 0
            bought.append(id_)
        return tuple(bought), money

    def _wanted(
        self,
        at: At,
        to: str,
        cargo: Sequence[str],
        wares: Sequence[tuple[str, int, int]],
        time: float,
    ) -> Iterator[tuple[str, int, float, int]]:
        """What is for sale, piece by piece, with its cost, value and size: the best gain first."""
        iou = self.iou.get(at.place, 0)
        ranked = []
        for id_, cost, count in wares:
            value = self.at_hand(id_, at.place, to, time)
            size = self.things[id_].capacity
            gain = (value - max(0, cost - iou)) / size
            if gain > 0 and not (cost == 0 and id_ in cargo):
                ranked.append((-gain, id_, cost, count, value, size))
        ranked.sort()
        for _, id_, cost, count, value, size in ranked:
            for _ in range(count):
                yield id_, cost, value, size
