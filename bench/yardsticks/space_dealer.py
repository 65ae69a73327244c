"""The trader: builds mines, makes what is wanted, and brings it to where it is worth most."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from engine import AnyOffer, Choice, Dice, Offer, Seat, as_seat
from games.space_dealer.goods import holds, index
from games.space_dealer.parts import GOODS, HOLD, amounts, colour_of, kind_of
from games.space_dealer.view import PlanetView, ShipView, View

WORTH: Final = (
    "multi",
    "mine",
    "converter",
    "solar",
    "generator",
    "factory",
    "metropolis",
    "megacity",
    "depot",
    "reactor",
    "centre",
    "station",
    "complex",
    "fusion",
    "fuser",
    "sabotage",
    "missile",
    "transport",
)
"""What the trader likes to have, the best first."""


def mind(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Choice:
    """The weightiest wish that is offered."""
    trader = _Trader(view, seat, [each for each in offers if isinstance(each, Offer)], dice)
    return next(trader.wishes())


@dataclass(frozen=True, slots=True)
class Goal:
    """A demand that is open on the planet of somebody else, or on a neutral one."""

    field: str
    wanted: tuple[int, ...]
    points: int


def _goals(view: View, seat: Seat) -> list[Goal]:
    """All demands that the seat may meet."""
    found = [
        Goal(planet.field, amounts(demand.goods), demand.deliver)
        for planet in view.planets
        if planet.seat != seat
        for demand in planet.demands
        if demand.met is None
    ]
    for neutral in view.neutrals:
        if neutral.demand is not None:
            wanted = amounts(neutral.demand.goods)
            found.append(Goal(neutral.field, wanted, neutral.demand.deliver))
    return found


def _distance(view: View, one: str, other: str) -> int:
    """Steps around the ring."""
    apart = abs(view.ring.index(one) - view.ring.index(other))
    return min(apart, len(view.ring) - apart)


class _Trader:
    """One decision: wishes in order of their weight, of which the first that is offered counts."""

    def __init__(self, view: View, seat: Seat, offers: list[Offer], dice: Dice) -> None:
        self.view, self.offers, self.dice = view, offers, dice
        self.me: PlanetView = view.planets[seat]
        self.ship: ShipView = self.me.ships[0]
        self.goals = _goals(view, seat)
        self.at_home = at_home = self.ship.at == self.me.field and not self.ship.to
        load, depot = amounts(self.ship.load), amounts(self.me.depot)
        self.load = load
        self.stock = tuple(a + b for a, b in zip(load, depot, strict=True)) if at_home else load

    def of(self, *wanted: str) -> list[Offer]:
        """The offers of some verbs."""
        return [offer for offer in self.offers if offer.verb in wanted]

    def wishes(self) -> Iterator[Choice]:
        """Each wish, the weightiest first; the last is to wait."""
        yield from self.some(self.of("settle"))
        yield from self.best(self.of("deliver"), lambda o: len(o.ids[0].partition("=")[2]))
        yield from self.best(self.of("keep"), _liking)
        yield from self.answers()
        yield from self.some([o for o in self.of("place") if o.ids[1] != "scrap"])
        yield from self.some(self.of("exchange"))
        yield from self.some(self.of("release"))
        yield from self.best(self.of("sabotage", "block"), self.lead)
        yield from self.plans()
        yield from self.loads()
        yield from self.rubbish()
        yield from self.flights()
        yield from self.jobs()
        yield from map(_choice, self.of("wait"))

    def some(self, found: list[Offer]) -> Iterator[Choice]:
        """Any of them."""
        if found:
            yield _choice(self.dice.pick(found))

    def best(self, found: list[Offer], worth: Callable[[Offer], int]) -> Iterator[Choice]:
        """One of those that are worth most."""
        if found:
            most = max(worth(offer) for offer in found)
            yield from self.some([offer for offer in found if worth(offer) == most])

    def lead(self, offer: Offer) -> int:
        """Attack whoever is ahead."""
        return self.view.planets[as_seat(offer.ids[0])].points

    def answers(self) -> Iterator[Choice]:
        """Take what costs no more than it brings."""
        for offer in self.of("accept"):
            deal = next(p for p in self.view.proposals if p.id == offer.ids[0])
            if deal.place and len(deal.give) >= len(deal.want):
                yield _choice(offer)
        yield from map(_choice, self.of("decline"))

    def plans(self) -> Iterator[Choice]:
        """Fill the planning zone, with one place for cards of its own pile at most."""
        own = self.of("plan")
        drawing = self.of("draw")
        if own and (not drawing or len(self.me.zone) % 2 == 0):
            yield from self.best(own, _liking)
        yield from self.some(drawing)

    def target(self, goods: tuple[int, ...]) -> Goal | None:
        """The demand that pays best for the way to it, of those that these goods meet."""
        found = [goal for goal in self.goals if holds(goods, goal.wanted)]
        if not found:
            return None
        return max(
            found,
            key=lambda g: (g.points / (1 + _distance(self.view, self.ship.at, g.field)), g.field),
        )

    def loads(self) -> Iterator[Choice]:
        """At home: load what the best demand wants, and what else is there."""
        if self.at_home and self.target(self.stock) is not None:
            found = [o for o in self.of("move") if o.ids[0] == "depot" and o.ids[1] == "ship"]
            yield from self.some([o for o in found if o.ids[2] == "all"] or found)

    def rubbish(self) -> Iterator[Choice]:
        """At home with no room left and nothing that anybody wants: away with the most frequent."""
        full = sum(self.stock) >= self.me.room + HOLD
        if self.at_home and full and self.target(self.stock) is None:
            most = GOODS[self.stock.index(max(self.stock))]
            yield from self.some([o for o in self.of("dump") if o.ids[1] == most])

    def flights(self) -> Iterator[Choice]:
        """Towards the best demand; home when nothing is aboard that anybody wants."""
        found = [o for o in self.of("fly") if o.ids[0] == "ship"]
        goal = self.target(self.load)
        field = self.me.field if goal is None else goal.field
        if field != self.ship.at:
            yield from self.best(found, lambda o: -_distance(self.view, o.ids[1], field))

    def jobs(self) -> Iterator[Choice]:
        """Build, make what is lacking, rise."""
        found = [o for o in self.of("build") if o.ids[1] != "later"]
        yield from self.best([o for o in found if not self.buries(o)], _liking)
        if len(self.me.zone) >= self.me.places:
            yield from self.best(found, _liking)
        uses = self.of("use")
        yield from self.some([o for o in uses if o.ids[1] == "clear"])
        lacking = self.lacking()
        if self.me.level == 1 and sum(card.usable for card in self.me.built) > 1:
            yield from map(_choice, self.of("research"))
        if lacking:
            makers = [o for o in uses if self.makes(o) in lacking]
            yield from self.best(makers, self.output)
            yield from self.conversions(lacking)
        yield from map(_choice, self.of("research"))
        yield from self.some([o for o in uses if o.ids[1] == "load"])

    def buries(self, offer: Offer) -> bool:
        """Whether building there would lay a mine over something that works as well."""
        card, site = offer.ids
        if kind_of(card) in ("generator", "solar", "reactor"):
            return False
        cells = site.split("-")
        return any(
            each.works and each.foot != "demand" and set(cells) & set(each.site.split("-"))
            for each in self.me.built
        )

    def conversions(self, lacking: Sequence[int]) -> Iterator[Choice]:
        """With a converter: what there is most of for what is lacking, or first more to convert."""
        converters = [o for o in self.of("use") if kind_of(o.ids[0]) == "converter"]
        if converters:
            have, first = self.coming(), lacking[0]
            most = max(
                (colour for colour in range(len(GOODS)) if colour not in lacking),
                key=lambda colour: have[colour],
                default=first,
            )
            way = f"{GOODS[most]}-{GOODS[first]}"
            if have[most]:
                yield from self.some([o for o in converters if o.ids[1] == way])
            yield from self.some([o for o in self.of("use") if self.makes(o) == most])

    def makes(self, offer: Offer) -> int:
        """The colour that a use brings, as its place in GOODS; -1 for anything else."""
        card, way = offer.ids
        if kind_of(card) in ("mine", "complex", "fusion"):
            return colour_of(card)
        colour = way.partition("-")[0]
        return index(colour) if kind_of(card) == "multi" and colour in GOODS else -1

    def output(self, offer: Offer) -> int:
        """How many goods a use brings; the ship is the better place when it is at home."""
        many = {"complex": 2, "fusion": 4}.get(kind_of(offer.ids[0]), 1)
        return 2 * many + (offer.ids[1].endswith("ship"))

    def coming(self) -> tuple[int, ...]:
        """What the next demand may be met with: the goods at home."""
        return self.stock if self.at_home else amounts(self.me.depot)

    def lacking(self) -> Sequence[int]:
        """The colours missing for the demand that wants least more, as places in GOODS.

        None when all is full.
        """
        coming = self.coming()
        if self.me.room + HOLD * self.at_home - sum(coming) < 1:
            return ()
        own = {self.makes(o) for o in self.of("use")}
        if any(kind_of(card.id) == "converter" and card.works for card in self.me.built):
            own = {*range(len(GOODS))}

        def missing(goal: Goal) -> list[int]:
            pairs = zip(range(len(GOODS)), goal.wanted, coming, strict=True)
            return [colour for colour, want, have in pairs if want > have]

        open_ = [goal for goal in self.goals if set(missing(goal)) & own]
        if not open_:
            return ()
        return missing(max(open_, key=lambda g: (g.points / (1 + len(missing(g))), g.field)))


def _liking(offer: Offer) -> int:
    """How much the trader likes the card of an offer."""
    return -WORTH.index(kind_of(offer.ids[0]))


def _choice(offer: Offer) -> Choice:
    return Choice(offer.verb, offer.ids)
