"""Computer players. They see their own view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Final

from engine import Choice, Dice, Observation, Offer, Phrase, Thought, as_seat, verbs
from games.space_dealer import reasons
from games.space_dealer.goods import holds
from games.space_dealer.parts import GOODS, HOLD, amounts, kind_of
from games.space_dealer.reasons import Lack, Trip
from games.space_dealer.sites import COLUMNS
from games.space_dealer.view import ProposalView, ShipView, View

from .routes import Goal, distance, goals
from .wishing import Wishing, made, minutes_left, thought

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


def random_player(seen: Observation[View], dice: Dice) -> Thought:
    """Any verb, each equally likely, and then any way to do it; but it often waits."""
    found = verbs(seen.offers)
    verb = "wait" if "wait" in found and not dice.below(RESTS) else dice.pick(found)
    offer = dice.pick([offer for offer in seen.offers if offer.verb == verb])
    assert isinstance(offer, Offer)
    return Thought(Choice(offer.verb, offer.ids))


def trader(seen: Observation[View], dice: Dice) -> Thought:
    """Builds mines, makes what is wanted, and brings it to where it is worth most."""
    return next(_Trader(seen, dice).wishes())


class _Trader(Wishing):
    """One decision: wishes in order of their weight, of which the first that is offered counts."""

    def __init__(self, seen: Observation[View], dice: Dice) -> None:
        super().__init__(seen, dice)
        self.goals = goals(self.view, self.seat)
        self.left = minutes_left(self.view)
        self.faces = {face.id: face for face in self.me.faces}
        aims = [timer.aim for timer in self.me.timers if timer.job == "plan"]
        self.promised = {cell for aim in aims for cell in aim.split("-")}
        self.turn_to(self.me.ships[0])

    def turn_to(self, ship: ShipView) -> None:
        """Think about this ship."""
        self.ship = ship
        self.at_home = at_home = ship.at == self.me.field and not ship.to
        self.load, depot = amounts(ship.load), amounts(self.me.depot)
        both = tuple(a + b for a, b in zip(self.load, depot, strict=True))
        self.stock = both if at_home else self.load

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
        yield from self.best(found, self.liking, partial(reasons.kept, view, found))
        yield from self.answers()
        found = [o for o in self.of("place") if o.ids[1] != "scrap"]
        yield from self.some(found, partial(reasons.placed, view, found))
        found = self.of("exchange")
        yield from self.some(found, partial(reasons.exchanged, found))
        yield from self.some(self.of("release"), lambda _: Phrase("reason-release"))
        yield from self.attacks()
        yield from self.plans()
        for ship in self.me.ships:
            self.turn_to(ship)
            yield from self.loads()
            yield from self.rubbish()
            yield from self.flights()
        self.turn_to(self.me.ships[0])
        yield from self.jobs()
        for offer in self.of("wait"):
            yield thought(offer, self.waits())

    def attacks(self) -> Iterator[Thought]:
        """Stop nobody but who has most points, and more than this seat."""
        most = max(planet.points for planet in self.view.planets)
        found = self.of("sabotage", "block")
        ahead = [
            o for o in found if self.me.points < self.view.planets[as_seat(o.ids[0])].points == most
        ]
        yield from self.some(ahead, partial(reasons.attacked, self.view, found))

    def answers(self) -> Iterator[Thought]:
        """Take what costs no more than it brings, and nothing that is needed."""
        for offer in self.of("accept"):
            deal = next(p for p in self.view.proposals if p.id == offer.ids[0])
            if deal.place and len(deal.give) >= len(deal.want) and self.spares(deal):
                yield thought(offer, reasons.accepted(self.view, offer))
        for offer in self.of("decline"):
            yield thought(offer, reasons.declined(self.view, offer))

    def spares(self, deal: ProposalView) -> bool:
        """Whether the goods that are left meet a demand that pays as much as before."""
        give, want = amounts(deal.give), amounts(deal.want)
        for ship in self.me.ships:
            if ship.at == deal.place and not ship.to:
                self.turn_to(ship)
                then = tuple(s + g - w for s, g, w in zip(self.stock, give, want, strict=True))
                return self.most(then) >= self.most(self.stock)
        return True

    def most(self, goods: tuple[int, ...]) -> int:
        """The points of the dearest demand that these goods meet."""
        return max((goal.points for goal in self.reachable(goods)), default=0)

    def plans(self) -> Iterator[Thought]:
        """Fill the planning zone, with one place for cards of its own pile at most.

        A card without a site holds its place for good; at most one place is risked so.
        """
        own = [offer for offer in self.of("plan") if self.fits(offer.ids[0])]
        loose = [each.card for each in self.me.zone if not each.timer]
        stuck = sum(not self.fits(card) for card in loose)
        drawing = self.of("draw") if stuck + 1 < self.me.places else []
        if own and (not drawing or len(self.me.zone) % 2 == 0):
            yield from self.best(own, self.liking, partial(reasons.planned, self.view, own))
        yield from self.some(drawing, partial(reasons.drawn, self.view, self.me))

    def fits(self, card: str) -> bool:
        """Whether there is a site for a card that covers nothing and is promised to no other."""
        face = self.faces[card]
        if face.foot != "both" or not face.links or not face.fits:
            return face.fits
        return self.columns() > sum(
            each.card != card and self.faces[each.card].foot == "both" and not each.timer
            for each in self.me.zone
        )

    def columns(self) -> int:
        """Columns with power on which nothing lies and nothing is being built."""
        powered = {name for name, on in zip(COLUMNS, self.me.supplied, strict=True) if on}
        taken = {cell for card in self.me.built for cell in card.site.split("-")}
        return len(powered - taken - self.promised)

    def liking(self, offer: Offer) -> int:
        """How much the trader likes the card of an offer; first come those that have a site."""
        return 100 * self.fits(offer.ids[0]) + _liking(offer)

    def reachable(self, goods: tuple[int, ...]) -> list[Goal]:
        """The demands that these goods meet."""
        return [
            goal
            for goal in self.goals
            if holds(goods, goal.wanted)
            and distance(self.view, self.ship.at, goal.field) < self.left + 1
        ]

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
        found = [o for o in self.of("move") if o.ids[:2] == ("depot", self.ship.id)]
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
        found = [o for o in self.of("fly") if o.ids[0] == self.ship.id]
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
        found = [
            o
            for o in self.of("build")
            if o.ids[1] != "later" and not self.promised & set(o.ids[1].split("-"))
        ]
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
                yield thought(offer, reasons.researched_early(self.me))
        if lack is not None:
            makers = [o for o in uses if self.makes(o) in lack.colours]
            why = partial(reasons.used, lack)
            yield from self.best(makers, self.output, lambda o: why(o, self.makes(o)))
            yield from self.conversions(lack)
        for offer in self.of("research"):
            yield thought(offer, reasons.researched(self.view, self.me))
        yield from self.some([o for o in uses if o.ids[1] == "load"], reasons.armed)
        if stuck:
            useless = [o for o in self.of("scrap") if not self.fits(o.ids[0])]
            yield from self.some(useless, lambda _: Phrase("reason-scrap"))

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
        return made(*offer.ids)

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
