"""Computer players. They see their own view and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from engine import Choice, Dice, Observation, Offer, Phrase, Seat, Thought, as_seat, verbs

from games.space_dealer import reasons
from games.space_dealer.goods import holds, index
from games.space_dealer.parts import GOODS, HOLD, amounts, colour_of, kind_of
from games.space_dealer.reasons import Lack, Trip
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
RESTS: Final = 3
"""Of so many decisions the random_player waits in one."""

Why: TypeAlias = Callable[[Offer], Phrase]
"""The reason for taking one of several offers."""


def random_player(seen: Observation[View], dice: Dice) -> Thought:
    """Any verb, each equally likely, and then any way to do it; but it often waits."""
    found = verbs(seen.offers)
    verb = "wait" if "wait" in found and not dice.below(RESTS) else dice.pick(found)
    offer = dice.pick([offer for offer in seen.offers if offer.verb == verb])
    assert isinstance(offer, Offer)
    return Thought(Choice(offer.verb, offer.ids))


def trader(seen: Observation[View], dice: Dice) -> Thought:
    """Builds mines, makes what is wanted, and brings it to where it is worth most."""
    offers = [each for each in seen.offers if isinstance(each, Offer)]
    trader = _Trader(seen.view, seen.seat, offers, dice)
    return next(trader.wishes())


@dataclass(frozen=True, slots=True)
class Goal:
    """A demand that is open on the planet of somebody else, or on a neutral one."""

    field: str
    wanted: tuple[int, ...]
    points: int


def goals(view: View, seat: Seat) -> list[Goal]:
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


def distance(view: View, one: str, other: str) -> int:
    """Steps around the ring."""
    apart = abs(view.ring.index(one) - view.ring.index(other))
    return min(apart, len(view.ring) - apart)


class _Trader:
    """One decision: wishes in order of their weight, of which the first that is offered counts."""

    def __init__(self, view: View, seat: Seat, offers: list[Offer], dice: Dice) -> None:
        self.view, self.seat, self.offers, self.dice = view, seat, offers, dice
        self.me: PlanetView = view.planets[seat]
        self.ship: ShipView = self.me.ships[0]
        self.goals = goals(view, seat)
        self.at_home = at_home = self.ship.at == self.me.field and not self.ship.to
        load, depot = amounts(self.ship.load), amounts(self.me.depot)
        self.load = load
        self.stock = tuple(a + b for a, b in zip(load, depot, strict=True)) if at_home else load

    def of(self, *wanted: str) -> list[Offer]:
        """The offers of some verbs."""
        return [offer for offer in self.offers if offer.verb in wanted]

    def wishes(self) -> Iterator[Thought]:
        """Each wish, the weightiest first; the last is to wait."""
        view = self.view
        found = self.of("settle")
        mines = len({offer.ids[1] for offer in found})
        yield from self.some(found, partial(reasons.settled, mines))
        found = self.of("deliver")
        why = partial(reasons.delivered, view, found)
        yield from self.best(found, lambda o: len(o.ids[0].partition("=")[2]), why)
        found = self.of("keep")
        yield from self.best(found, _liking, partial(reasons.kept, view, found))
        yield from self.answers()
        found = [o for o in self.of("place") if o.ids[1] != "scrap"]
        yield from self.some(found, partial(reasons.placed, view, found))
        found = self.of("exchange")
        yield from self.some(found, partial(reasons.exchanged, found))
        yield from self.some(self.of("release"), lambda _: Phrase("reason-release"))
        found = self.of("sabotage", "block")
        yield from self.best(found, self.lead, partial(reasons.attacked, view, found))
        yield from self.plans()
        yield from self.loads()
        yield from self.rubbish()
        yield from self.flights()
        yield from self.jobs()
        for offer in self.of("wait"):
            yield _thought(offer, self.waits())

    def some(self, found: list[Offer], why: Why) -> Iterator[Thought]:
        """Any of them."""
        if found:
            offer = self.dice.pick(found)
            yield _thought(offer, why(offer))

    def best(
        self, found: list[Offer], worth: Callable[[Offer], int], why: Why
    ) -> Iterator[Thought]:
        """One of those that are worth most."""
        if found:
            most = max(worth(offer) for offer in found)
            yield from self.some([offer for offer in found if worth(offer) == most], why)

    def lead(self, offer: Offer) -> int:
        """Attack whoever is ahead."""
        return self.view.planets[as_seat(offer.ids[0])].points

    def answers(self) -> Iterator[Thought]:
        """Take what costs no more than it brings."""
        for offer in self.of("accept"):
            deal = next(p for p in self.view.proposals if p.id == offer.ids[0])
            if deal.place and len(deal.give) >= len(deal.want):
                yield _thought(offer, reasons.accepted(self.view, offer))
        for offer in self.of("decline"):
            yield _thought(offer, reasons.declined(self.view, offer))

    def plans(self) -> Iterator[Thought]:
        """Fill the planning zone, with one place for cards of its own pile at most."""
        own = self.of("plan")
        drawing = self.of("draw")
        if own and (not drawing or len(self.me.zone) % 2 == 0):
            yield from self.best(own, _liking, partial(reasons.planned, self.view, own))
        yield from self.some(drawing, partial(reasons.drawn, self.view, self.me))

    def reachable(self, goods: tuple[int, ...]) -> list[Goal]:
        """The demands that these goods meet."""
        return [goal for goal in self.goals if holds(goods, goal.wanted)]

    def target(self, goods: tuple[int, ...]) -> Goal | None:
        """The demand that pays best for the way to it."""
        found = self.reachable(goods)
        if not found:
            return None
        return max(
            found,
            key=lambda g: (g.points / (1 + distance(self.view, self.ship.at, g.field)), g.field),
        )

    def trip(self, goods: tuple[int, ...], goal: Goal) -> Trip:
        """What the way to a demand comes to that these goods meet."""
        flights = distance(self.view, self.ship.at, goal.field)
        return Trip(goal.points, flights, len(self.reachable(goods)) - 1)

    def loads(self) -> Iterator[Thought]:
        """At home: load what the best demand wants, and what else is there."""
        goal = self.target(self.stock)
        if self.ship.to or self.ship.at != self.me.field or goal is None:
            return
        trip = self.trip(self.stock, goal)
        found = [o for o in self.of("move") if o.ids[0] == "depot" and o.ids[1] == "ship"]
        found = [o for o in found if o.ids[2] == "all"] or found
        yield from self.some(found, lambda _: reasons.loaded(trip))

    def rubbish(self) -> Iterator[Thought]:
        """At home with no room left and nothing that anybody wants: away with the most frequent."""
        full = sum(self.stock) >= self.me.room + HOLD
        if self.at_home and full and self.target(self.stock) is None:
            most = GOODS[self.stock.index(max(self.stock))]
            found = [o for o in self.of("dump") if o.ids[1] == most]
            yield from self.some(found, lambda _: reasons.dumped(self.stock))

    def flights(self) -> Iterator[Thought]:
        """Towards the best demand; home when nothing is aboard that anybody wants."""
        found = [o for o in self.of("fly") if o.ids[0] == "ship"]
        goal = self.target(self.load)
        field = self.me.field if goal is None else goal.field

        def why(offer: Offer) -> Phrase:
            if goal is None:
                return reasons.flown_home(self.me, self.load, offer)
            left = distance(self.view, offer.ids[1], field)
            return reasons.flown(self.trip(self.load, goal), left)

        if field != self.ship.at:
            yield from self.best(found, lambda o: -distance(self.view, o.ids[1], field), why)

    def jobs(self) -> Iterator[Thought]:
        """Build, make what is lacking, rise."""
        found = [o for o in self.of("build") if o.ids[1] != "later"]
        stuck = len(self.me.zone) >= self.me.places
        free = [o for o in found if not self.buries(o)]
        yield from self.best(free, _liking, partial(reasons.built, self.view, free))
        if stuck:
            yield from self.best(found, _liking, partial(reasons.built_over, self.view, self.me))
        uses = self.of("use")
        clearing = [o for o in uses if o.ids[1] == "clear"]
        yield from self.some(clearing, lambda _: Phrase("reason-clear"))
        lack = self.lack()
        if self.me.level == 1 and sum(card.usable for card in self.me.built) > 1:
            for offer in self.of("research"):
                yield _thought(offer, reasons.researched_early(self.me))
        if lack is not None:
            makers = [o for o in uses if self.makes(o) in lack.colours]
            made = partial(reasons.used, lack)
            yield from self.best(makers, self.output, lambda o: made(o, self.makes(o)))
            yield from self.conversions(lack)
        for offer in self.of("research"):
            yield _thought(offer, reasons.researched(self.view, self.me))
        yield from self.some([o for o in uses if o.ids[1] == "load"], reasons.armed)

    def waits(self) -> Phrase:
        """Why nothing begins."""
        return reasons.waited(self.view, self.me, len(self.goals), self.room())

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

    def conversions(self, lack: Lack) -> Iterator[Thought]:
        """With a converter: what there is most of for what is lacking, or first more to convert."""
        converters = [o for o in self.of("use") if kind_of(o.ids[0]) == "converter"]
        if converters:
            have, first = self.coming(), lack.colours[0]
            most = max(
                (colour for colour in range(len(GOODS)) if colour not in lack.colours),
                key=lambda colour: have[colour],
                default=first,
            )
            way = f"{GOODS[most]}-{GOODS[first]}"
            if have[most]:
                found = [o for o in converters if o.ids[1] == way]
                yield from self.some(found, lambda _: reasons.converted(lack, have[most], most))
            makers = [o for o in self.of("use") if self.makes(o) == most]
            yield from self.some(makers, lambda _: reasons.used_to_convert(lack, most))

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

    def room(self) -> int:
        """How many goods still fit there."""
        return self.me.room + HOLD * self.at_home - sum(self.coming())

    def lack(self) -> Lack | None:
        """What is missing for the demand that wants least more; None when all is full."""
        if self.room() < 1 or not self.goals:
            return None
        coming = self.coming()
        own = {self.makes(o) for o in self.of("use")}
        if any(kind_of(card.id) == "converter" and card.works for card in self.me.built):
            own = {*range(len(GOODS))}

        def missing(goal: Goal) -> list[int]:
            pairs = zip(range(len(GOODS)), goal.wanted, coming, strict=True)
            return [colour for colour, want, have in pairs if want > have]

        open_ = [goal for goal in self.goals if set(missing(goal)) & own]
        if not open_:
            return None
        best = max(open_, key=lambda goal: (goal.points / (1 + len(missing(goal))), goal.field))
        return Lack(best.points, missing(best))


def _liking(offer: Offer) -> int:
    """How much the trader likes the card of an offer."""
    return -WORTH.index(kind_of(offer.ids[0]))


def _thought(offer: Offer, why: Phrase) -> Thought:
    return Thought(Choice(offer.verb, offer.ids), why)
