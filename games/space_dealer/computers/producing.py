"""What to make for the best way, and what to exchange."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import inf
from typing import TYPE_CHECKING

from engine import Offer, Phrase, Thought
from games.space_dealer import reasons
from games.space_dealer.goods import index
from games.space_dealer.parts import EXCHANGES, GOODS, HOLD, OUTPUT, amounts, kind_of
from games.space_dealer.reasons import Lack
from games.space_dealer.view import ShipView

from .routes import NOTHING, SLOW, Route, Start
from .wishing import made

if TYPE_CHECKING:
    from .planner import Planner


class Maker:
    """Mines and converters at work."""

    def __init__(self, mind: Planner) -> None:
        """Of one decision."""
        self.mind, self.me, self.depot = mind, mind.me, mind.depot

    def exchanges(self, found: list[Offer]) -> Iterator[Thought]:
        """What there is too much of for what is lacking."""
        if not found:
            return
        lacking = NOTHING
        for ship in self.me.ships:
            route = self.mind.plan(ship) if not ship.to else None
            if route is not None and self.mind.is_home(ship):
                lacking = route.missing
        have = tuple(a + b for a, b in zip(self.depot, self.mind.aboard(), strict=True))

        def worth(offer: Offer) -> float:
            value = 0.0
            for each in offer.ids[1].split("="):
                give, get = map(index, each.split("-"))
                value += 10 * bool(lacking[get]) + have[give] - have[get]
            return value

        yield from self.mind.best(found, worth, partial(reasons.exchanged, found))

    def makes(self, routes: list[tuple[ShipView, Route | None]]) -> Iterator[Thought]:
        """What is missing for the best way; while the ship is away, for the next one."""
        found = self.mind.of("use")
        if not found:
            return
        yield from self.mind.some(
            [o for o in found if o.ids[1] == "clear"], lambda _: Phrase("reason-clear")
        )
        ship, route = next(
            ((each, route) for each, route in routes if self.mind.is_home(each)),
            (self.me.ships[0], None),
        )
        if not self.mind.is_home(ship):
            route = self.next_route(ship, next((r for each, r in routes if each is ship), None))
        if route is None:
            return
        yield from self.rubbish(ship, route)
        store = "ship" if self.mind.is_home(ship) else "depot"
        lack = Lack(
            max(goal.points for goal in route.goals),
            [colour for colour, count in enumerate(route.missing) if count],
        )
        why = partial(reasons.used, lack)

        def worth(offer: Offer) -> float:
            colour, kind = made(*offer.ids), kind_of(offer.ids[0])
            useful = min(OUTPUT[kind], route.missing[colour])
            # The bottleneck first; a multi-mine only for what no other card makes.
            return (
                100 * useful
                + 10 * route.missing[colour]
                + 5 * offer.ids[1].endswith(store)
                - 3 * (kind == "multi")
            )

        makers = [o for o in found if route.missing[made(*o.ids)] and made(*o.ids) >= 0]
        yield from self.mind.best(makers, worth, lambda o: why(o, made(*o.ids)))
        yield from self.conversions(found, route, lack)

    def rubbish(self, ship: ShipView, route: Route) -> Iterator[Thought]:
        """No room is left for what is missing: away with what the way does not take."""
        home = self.mind.is_home(ship)
        have = [a + b * home for a, b in zip(self.depot, amounts(ship.load), strict=True)]
        room = self.me.room + HOLD * home - sum(have) - sum(self.mind.coming)
        spare = [h - w for h, w in zip(have, route.goods, strict=True)]
        if room > 0 or not any(route.missing) or max(spare) < 1:
            return
        good = GOODS[spare.index(max(spare))]
        found = [
            o for o in self.mind.of("dump") if o.ids[0] in ("depot", ship.id) and o.ids[1] == good
        ]
        yield from self.mind.some(found, lambda _: reasons.dumped(have))

    def next_route(self, ship: ShipView, route: Route | None) -> Route | None:
        """The way after this one, with what the depot holds by then."""
        if sum(self.mind.coming) >= self.me.room:
            return None
        if ship.to:
            start = Start(
                ship.to,
                amounts(ship.load),
                [inf] * 4,
                [1.0] * 4,
                1,
                0.0,
                self.mind.left,
                self.me.markers,
            )
            route = self.mind.route(start)
        away = 1.0 + (0 if route is None else route.flights)
        costs, pace = self.mind.costs()
        have = tuple(a + b for a, b in zip(self.depot, self.mind.coming, strict=True))
        start = Start(
            self.me.field,
            have,
            costs,
            pace,
            len(self.me.timers),
            away,
            self.mind.left,
            self.me.markers,
        )
        return self.mind.route(start, () if route is None else route.goals)

    def conversions(self, found: list[Offer], route: Route, lack: Lack) -> Iterator[Thought]:
        """With a converter: what the way does not take for what is lacking."""
        converters = [o for o in found if kind_of(o.ids[0]) in EXCHANGES and o.ids[1] != "later"]
        if not converters or not lack.colours:
            return
        have = tuple(a + b for a, b in zip(self.depot, self.mind.aboard(), strict=True))
        spare = [max(0, h - w) for h, w in zip(have, route.goods, strict=True)]
        costs, _ = self.mind.costs()
        slow = [colour for colour in lack.colours if costs[colour] >= SLOW]
        if not slow:
            return
        get = slow[0]
        most = max(range(len(GOODS)), key=lambda colour: spare[colour])
        if spare[most]:
            way = f"{GOODS[most]}-{GOODS[get]}"
            ways = [o for o in converters if o.ids[1] == way]
            yield from self.mind.some(ways, lambda _: reasons.converted(lack, spare[most], most))
            return
        makers = [o for o in found if made(*o.ids) >= 0]
        yield from self.mind.some(makers, lambda o: reasons.used_to_convert(lack, made(*o.ids)))
