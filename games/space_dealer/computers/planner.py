"""A mind that plans: which demands on which way, made of what, and what to build for the next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from math import inf
from typing import Final

from engine import Dice, Observation, Offer, Phrase, Thought
from games.space_dealer import reasons
from games.space_dealer.goods import holds, index
from games.space_dealer.parts import (
    EXCHANGES,
    GOODS,
    HOLD,
    MINUTES,
    OUTPUT,
    amounts,
    colour_of,
    kind_of,
)
from games.space_dealer.reasons import Lack, Trip
from games.space_dealer.view import CardView, ShipView, View

from .building import Builder
from .dealing import Dealer
from .routes import NOTHING, Goal, Goods, Route, Start, Ways, distance, goals
from .wishing import Wishing, thought

SLOW: Final = 2.0
"""Timer minutes for one good through a converter."""


class Planner(Wishing):
    """One decision."""

    def __init__(
        self, seen: Observation[View], dice: Dice, figures: Mapping[str, float]
    ) -> None:
        """figures: see tuning.py."""
        super().__init__(seen, dice)
        view, me = self.view, self.me
        self.figures = figures
        self.left = MINUTES * (1000 - view.played) / 1000 if view.ends else float(MINUTES)
        self.goals = goals(view, self.seat)
        self.depot = amounts(me.depot)
        self.builder, self.dealer = Builder(self), Dealer(self)
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
                colour = self.made(timer.on, timer.aim)
                if colour >= 0:
                    found[colour] += OUTPUT[kind_of(timer.on)]
                    soonest = max(soonest, self.rest(timer.end))
        return tuple(found), soonest

    def made(self, card: str, way: str) -> int:
        """The colour that a use brings, as its place in GOODS; -1 for anything else."""
        if kind_of(card) in ("mine", "complex", "fusion"):
            return -1 if way == "clear" else colour_of(card)
        colour = way.partition("-")[0]
        return index(colour) if kind_of(card) == "multi" and colour in GOODS else -1

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
            return Start(ship.at, load, never, [1.0] * len(GOODS), 1, 0.0, self.left)
        costs, pace = self.costs()
        have = tuple(a + b + c for a, b, c in zip(load, self.depot, self.coming, strict=True))
        return Start(
            ship.at, have, costs, pace, len(self.me.timers), self.soonest, self.left
        )

    def route(self, start: Start, taken: tuple[Goal, ...] = ()) -> Route | None:
        """The best way from there."""
        busy = {goal.id for goal in taken}
        open_ = [goal for goal in self.goals if goal.id not in busy]
        return Ways(self.view, open_, start, self.figures).best(self.me.markers)

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
        view = self.view
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
        yield from self.makes(routes)
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
        yield from self.exchanges(self.of("exchange"))
        yield from self.some(self.of("release"), lambda _: Phrase("reason-release"))

    def exchanges(self, found: list[Offer]) -> Iterator[Thought]:
        """What there is too much of for what is lacking."""
        if not found:
            return
        lacking = NOTHING
        for ship in self.me.ships:
            route = self.plan(ship) if not ship.to else None
            if route is not None and self.is_home(ship):
                lacking = route.missing
        have = tuple(a + b for a, b in zip(self.depot, self.aboard(), strict=True))

        def worth(offer: Offer) -> float:
            value = 0.0
            for each in offer.ids[1].split("="):
                give, get = map(index, each.split("-"))
                value += 10 * bool(lacking[get]) + have[give] - have[get]
            return value

        yield from self.best(found, worth, partial(reasons.exchanged, found))

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
                why = partial(self._flown, ship, route)
                yield from self.best(
                    found, lambda o: -distance(self.view, o.ids[1], goal), why
                )
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

    def _flown(self, ship: ShipView, route: Route, offer: Offer) -> Phrase:
        left = distance(self.view, offer.ids[1], route.stops[0])
        return reasons.flown(self.trip(route), left)

    # What timers make

    def makes(self, routes: list[tuple[ShipView, Route | None]]) -> Iterator[Thought]:
        """What is missing for the best way; while the ship is away, for the next one."""
        found = self.of("use")
        if not found:
            return
        yield from self.some(
            [o for o in found if o.ids[1] == "clear"], lambda _: Phrase("reason-clear")
        )
        ship, route = next(
            ((each, route) for each, route in routes if self.is_home(each)),
            (self.me.ships[0], None),
        )
        if not self.is_home(ship):
            route = self.next_route(ship, next((r for each, r in routes if each is ship), None))
        if route is None:
            return
        yield from self.rubbish(ship, route)
        store = "ship" if self.is_home(ship) else "depot"
        lack = Lack(
            max(goal.points for goal in route.goals),
            [colour for colour, count in enumerate(route.missing) if count],
        )
        made = partial(reasons.used, lack)
        costs, _ = self.costs()

        def worth(offer: Offer) -> float:
            colour, kind = self.made(*offer.ids), kind_of(offer.ids[0])
            useful = min(OUTPUT[kind], route.missing[colour])
            # The bottleneck first; a multi-mine only for what no other card makes.
            return (
                100 * useful
                + 10 * route.missing[colour]
                + 5 * offer.ids[1].endswith(store)
                - 3 * (kind == "multi")
            )

        makers = [o for o in found if route.missing[self.made(*o.ids)] and self.made(*o.ids) >= 0]
        yield from self.best(makers, worth, lambda o: made(o, self.made(*o.ids)))
        yield from self.conversions(found, route, lack)

    def rubbish(self, ship: ShipView, route: Route) -> Iterator[Thought]:
        """No room is left for what is missing: away with what the way does not take."""
        home = self.is_home(ship)
        have = [a + b * home for a, b in zip(self.depot, amounts(ship.load), strict=True)]
        room = self.me.room + HOLD * home - sum(have) - sum(self.coming)
        spare = [h - w for h, w in zip(have, route.goods, strict=True)]
        if room > 0 or not any(route.missing) or max(spare) < 1:
            return
        good = GOODS[spare.index(max(spare))]
        found = [o for o in self.of("dump") if o.ids[0] in ("depot", ship.id) and o.ids[1] == good]
        yield from self.some(found, lambda _: reasons.dumped(have))

    def next_route(self, ship: ShipView, route: Route | None) -> Route | None:
        """The way after this one, with what the depot holds by then."""
        if sum(self.coming) >= self.me.room:
            return None
        if ship.to:
            start = Start(
                ship.to, amounts(ship.load), [inf] * 4, [1.0] * 4, 1, 0.0, self.left
            )
            route = self.route(start)
        away = 1.0 + (0 if route is None else route.flights)
        costs, pace = self.costs()
        have = tuple(a + b for a, b in zip(self.depot, self.coming, strict=True))
        start = Start(
            self.me.field, have, costs, pace, len(self.me.timers), away, self.left
        )
        return self.route(start, () if route is None else route.goals)

    def conversions(
        self, found: list[Offer], route: Route, lack: Lack
    ) -> Iterator[Thought]:
        """With a converter: what the way does not take for what is lacking."""
        converters = [o for o in found if kind_of(o.ids[0]) in EXCHANGES and o.ids[1] != "later"]
        if not converters or not lack.colours:
            return
        have = tuple(a + b for a, b in zip(self.depot, self.aboard(), strict=True))
        spare = [max(0, h - w) for h, w in zip(have, route.goods, strict=True)]
        costs, _ = self.costs()
        slow = [colour for colour in lack.colours if costs[colour] >= SLOW]
        if not slow:
            return
        get = slow[0]
        most = max(range(len(GOODS)), key=lambda colour: spare[colour])
        if spare[most]:
            way = f"{GOODS[most]}-{GOODS[get]}"
            ways = [o for o in converters if o.ids[1] == way]
            yield from self.some(ways, lambda _: reasons.converted(lack, spare[most], most))
            return
        makers = [o for o in found if self.made(*o.ids) >= 0]
        yield from self.some(
            makers, lambda o: reasons.used_to_convert(lack, self.made(*o.ids))
        )

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
