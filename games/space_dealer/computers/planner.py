"""A mind that plans: which demands on which way, made of what, and what to build for the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from math import inf

from engine import Dice, Observation, Offer, Phrase, Thought
from games.space_dealer import reasons
from games.space_dealer.goods import holds
from games.space_dealer.parts import (
    EXCHANGES,
    GOODS,
    HOLD,
    OUTPUT,
    amounts,
    colour_of,
    kind_of,
)
from games.space_dealer.reasons import Trip
from games.space_dealer.view import CardView, ShipView, View

from .building import Builder
from .dealing import Dealer
from .producing import Maker
from .routes import NOTHING, SLOW, Goal, Goods, Route, Start, Ways, distance, goals
from .wishing import Wishing, made, minutes_left, thought


class Planner(Wishing):
    """One decision."""

    def __init__(self, seen: Observation[View], dice: Dice, figures: Mapping[str, float]) -> None:
        """figures: see tuning.py."""
        super().__init__(seen, dice)
        view, me = self.view, self.me
        self.figures = figures
        self.left = minutes_left(view)
        self.goals = goals(view, self.seat)
        self.depot = amounts(me.depot)
        self.builder, self.dealer, self.maker = Builder(self), Dealer(self), Maker(self)
        self.coming, self.soonest = self._coming()

    # What is there

    def is_home(self, ship: ShipView) -> bool:
        """Whether it lies at its own planet."""
        return ship.at == self.me.field and not ship.to

    def rest(self, end: int) -> float:
        """Timer minutes until an instant."""
        return max(0.0, (end - self.view.now) / max(1, self.view.minute))

    def _coming(self) -> tuple[Goods, float]:
        """The goods that running timers make, and when the last of them is there."""
        found, soonest = list(NOTHING), 0.0
        for timer in self.me.timers:
            if timer.job == "use" and not timer.due:
                colour = made(timer.on, timer.aim)
                if colour >= 0:
                    found[colour] += OUTPUT[kind_of(timer.on)]
                    soonest = max(soonest, self.rest(timer.end))
        return tuple(found), soonest

    def working(self) -> list[CardView]:
        """The cards with a timer place that can be used."""
        return [card for card in self.me.built if card.works and card.usable]

    def costs(self) -> tuple[list[float], list[float]]:
        """Timer minutes for one good of each colour, and how many goods a timer minute at most."""
        costs, pace = [inf] * len(GOODS), [0.0] * len(GOODS)
        cards = self.working()
        for card in cards:
            if card.kind in OUTPUT:
                out = OUTPUT[card.kind]
                colours = range(len(GOODS)) if card.kind == "multi" else [colour_of(card.id)]
                for colour in colours:
                    costs[colour] = min(costs[colour], 1 / out)
                    pace[colour] += out
        if any(card.kind in EXCHANGES for card in cards) and any(pace):
            for colour, cost in enumerate(costs):
                costs[colour] = min(cost, SLOW)
                pace[colour] = pace[colour] or 1 / SLOW
        return costs, pace

    # Ways

    def start(self, ship: ShipView) -> Start:
        """Where a ship could begin a way with all that is at home, or aboard while it is away."""
        load = amounts(ship.load)
        if not self.is_home(ship):
            never = [inf] * len(GOODS)
            return Start(
                ship.at, load, never, [1.0] * len(GOODS), 1, 0.0, self.left, self.me.markers
            )
        costs, pace = self.costs()
        have = tuple(a + b + c for a, b, c in zip(load, self.depot, self.coming, strict=True))
        return Start(
            ship.at,
            have,
            costs,
            pace,
            len(self.me.timers),
            self.soonest,
            self.left,
            self.me.markers,
        )

    def route(self, start: Start, taken: tuple[Goal, ...] = ()) -> Route | None:
        """The best way from there."""
        busy = {goal.id for goal in taken}
        open_ = [goal for goal in self.goals if goal.id not in busy]
        return Ways(self.view, open_, start, self.figures).best()

    def routes(self) -> list[tuple[ShipView, Route | None]]:
        """Of every ship that is not under way its best way; none has what is another's."""
        found: list[tuple[ShipView, Route | None]] = []
        taken: tuple[Goal, ...] = ()
        for ship in sorted(self.me.ships, key=self.is_home):
            if not ship.to:
                route = self.plan(ship, taken)
                taken += () if route is None else route.goals
                found.append((ship, route))
        return found

    def plan(self, ship: ShipView, taken: tuple[Goal, ...] = ()) -> Route | None:
        """The best way of a ship."""
        start = self.start(ship)
        found = self.route(start, taken)
        if any(self.coming) and self.is_home(ship):
            # Perhaps it should not wait for what is still being made.
            have = tuple(a - b for a, b in zip(start.have, self.coming, strict=True))
            now = self.route(replace(start, have=have, delay=0.0), taken)
            if now is not None and now.ready and (found is None or self.beats(now, found)):
                return now
        return found

    def having(self, start: Start, have: Goods) -> Start:
        """The same start with other goods."""
        return replace(start, have=have)

    def beats(self, one: Route, other: Route) -> bool:
        """Whether a way pays more for its time."""
        return one.worth / one.time > other.worth / other.time

    # Wishes

    def wishes(self) -> Iterator[Thought]:
        """Each wish, the weightiest first; the last is to wait."""
        found = self.of("settle")
        mines = len({offer.ids[1] for offer in found})
        yield from self.some(found, partial(reasons.settled, mines))
        yield from self.deliveries()
        yield from self.builder.keeps()
        yield from self.dealer.answers()
        yield from self.due()
        yield from self.builder.plans()
        routes = self.routes()
        yield from self.dealer.attacks()
        yield from self.dealer.proposes()
        for ship, route in routes:
            yield from self.loads(ship, route)
            yield from self.flights(ship, route)
        yield from self.builder.first()
        yield from self.maker.makes(routes)
        yield from self.builder.later()
        for offer in self.of("wait"):
            yield thought(offer, self.waits())

    def deliveries(self) -> Iterator[Thought]:
        """What the best way meets here; at the end, all there is."""
        found = self.of("deliver")
        if not found:
            return
        by_id = {goal.id: goal for goal in self.goals}

        def points(offer: Offer) -> float:
            return by_id[offer.ids[0]].points if offer.ids[0] in by_id else 0.0

        chosen: set[str] = set()
        for ship in self.me.ships:
            if not ship.to and not self.is_home(ship):
                route = self.plan(ship)
                chosen |= {goal.id for goal in route.goals} if route else set()
        wanted = [offer for offer in found if offer.ids[0] in chosen] or found
        if self.me.markers == 1 and not self.view.closing:
            wanted = [o for o in wanted if self.may_end(by_id.get(o.ids[0]))]
        why = partial(reasons.delivered, self.view, found)
        yield from self.best(wanted, points, why)

    def may_end(self, goal: Goal | None) -> bool:
        """Whether the last marker, which ends the match, may be placed."""
        if goal is None or goal.owner is None:
            return True
        mine = self.me.points + goal.points
        for planet in self.view.planets:
            if planet.seat != self.seat:
                theirs = planet.points + self.lands(planet.seat)
                theirs += goal.host * (planet.seat == goal.owner)
                if theirs >= mine:
                    return self.left < self.figures["last"]
        return True

    def lands(self, seat: int) -> int:
        """What a seat may still score with the ships that are under way."""
        total = 0
        for ship in self.view.planets[seat].ships:
            if ship.to and ship.load:
                rest = list(amounts(ship.load))
                host = [p for p in self.view.planets if p.field == ship.to and p.seat != seat]
                found = [d for p in host for d in p.demands if d.met is None]
                for demand in sorted(found, key=lambda d: -d.deliver):
                    wanted = amounts(demand.goods)
                    if all(a >= b for a, b in zip(rest, wanted, strict=True)):
                        rest = [a - b for a, b in zip(rest, wanted, strict=True)]
                        total += demand.deliver
        return total

    def due(self) -> Iterator[Thought]:
        """Timers that have run out and wait."""
        found = [o for o in self.of("place") if o.ids[1] != "scrap"]
        yield from self.best(
            found, self.builder.site_worth, partial(reasons.placed, self.view, found)
        )
        yield from self.maker.exchanges(self.of("exchange"))
        yield from self.some(self.of("release"), lambda _: Phrase("reason-release"))

    def aboard(self) -> Goods:
        """The goods in the ships at home."""
        loads = [amounts(ship.load) for ship in self.me.ships if self.is_home(ship)]
        return tuple(map(sum, zip(NOTHING, *loads, strict=True)))

    def trip(self, route: Route) -> Trip:
        """What is said of a way."""
        return Trip(route.points, route.flights, len(route.goals) - 1)

    def loads(self, ship: ShipView, route: Route | None) -> Iterator[Thought]:
        """At home, and all is there: load what the way takes."""
        if route is None or not route.ready or not self.is_home(ship):
            return
        load = amounts(ship.load)
        short = tuple(max(0, w - h) for w, h in zip(route.goods, load, strict=True))
        if not any(short) or not holds(self.depot, short):
            return  # all is aboard, or the rest is still being made
        loading = [o for o in self.of("move") if o.ids[:2] == ("depot", ship.id)]
        if sum(self.depot) + sum(load) > HOLD:
            names = [good for good, count in zip(GOODS, short, strict=True) if count]
            loading = [o for o in loading if o.ids[2] in names]
        else:
            loading = [o for o in loading if o.ids[2] == "all"] or loading
        yield from self.some(loading, lambda _: reasons.loaded(self.trip(route)))
        # The ship is full of other things.
        spare = [g for g, w, h in zip(GOODS, route.goods, load, strict=True) if h > w]
        for verb, ids in (("move", (ship.id, "depot")), ("dump", (ship.id,))):
            found = [o for o in self.of(verb) if o.ids[:-1] == ids and o.ids[-1] in spare]
            yield from self.some(found, lambda _: reasons.dumped(load))

    def flights(self, ship: ShipView, route: Route | None) -> Iterator[Thought]:
        """On the way as soon as all is aboard; home when there is none."""
        found = [o for o in self.of("fly") if o.ids[0] == ship.id]
        home = self.is_home(ship)
        load = amounts(ship.load)
        if not found or (home and (route is None or not holds(load, route.goods))):
            return
        if route is not None and (home or self.pays(route)):
            goal = route.stops[0]
            if goal != ship.at:
                why = partial(self._flown, route)
                yield from self.best(found, lambda o: -distance(self.view, o.ids[1], goal), why)
            return
        if home:
            return
        away = distance(self.view, ship.at, self.me.field)
        if any(load) and away > 1:
            dumps = [o for o in self.of("dump") if o.ids[0] == ship.id and o.ids[1] == "all"]
            dumps = dumps or [o for o in self.of("dump") if o.ids[0] == ship.id]
            if sum(load) < self.figures["bring"] * (away - 1):
                yield from self.some(dumps, lambda _: Phrase("reason-dump-home"))
        yield from self.best(
            found,
            lambda o: -distance(self.view, o.ids[1], self.me.field),
            partial(reasons.flown_home, self.me, load),
        )

    def pays(self, route: Route) -> bool:
        """Whether it is better to fly on than to begin anew at home."""
        return route.worth >= self.figures["onward"] * route.flights or self.left < 4

    def _flown(self, route: Route, offer: Offer) -> Phrase:
        left = distance(self.view, offer.ids[1], route.stops[0])
        return reasons.flown(self.trip(route), left)

    def waits(self) -> Phrase:
        """Why nothing begins."""
        room = self.me.room - sum(self.depot)
        room += sum(HOLD - len(ship.load) for ship in self.me.ships if self.is_home(ship))
        return reasons.waited(self.view, self.me, len(self.goals), room)


Mind = Callable[[Observation[View], Dice], Thought]


def planner(figures: Mapping[str, float]) -> Mind:
    """A mind with these figures."""

    def decide(seen: Observation[View], dice: Dice) -> Thought:
        return next(Planner(seen, dice, figures).wishes())

    return decide
