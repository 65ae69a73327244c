"""The merchant: plans tours of several places, and does in each what the tour asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from engine import Choice, Computer, Dice, Observation, Offer, Phrase, Thought, plain_phrase
from games.merchant_of_venus import reasons
from games.merchant_of_venus.bearings import Bearings
from games.merchant_of_venus.cards import (
    FUZZY_DICE,
    THRUST_BOOSTER_2,
    THRUST_BOOSTER_3,
    THRUST_BOOSTER_4,
)
from games.merchant_of_venus.chances import NUMBERS, fitting
from games.merchant_of_venus.fields import field_phrase
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.outlook import Outlook, place_of
from games.merchant_of_venus.parts import BASE, COMPONENTS, GAUGES
from games.merchant_of_venus.phrases import course_goal
from games.merchant_of_venus.view import View
from games.merchant_of_venus.voyages import Reach, way
from games.merchant_of_venus.voyages import legs as steps

from .legs import bearings_of, turns, ways
from .tour import FIGURES, At, Limits, Tour, Tours
from .trader import Rule, Trader, thought
from .trials import GIFT, REWARD, Trials

BOOSTERS: Final = (THRUST_BOOSTER_4.id, THRUST_BOOSTER_3.id, THRUST_BOOSTER_2.id)
FUZZY: Final = 80.0
"""Credits that the Fuzzy Dice bring: 7 fame, and all of it twice with a double (MV134, MV136)."""
MARGIN: Final = 0.5
"""Turns by which a landing on the way must be better than the goal of a flight."""
RIVAL: Final = 0.75
"""Who has so much of one's own total at least is a rival, and no longer left alone."""
HOLD_FAME: Final = {2: 20, 3: 40}
"""Credits for the fame of one more hold (MV213), by the holds so far."""


def merchant(
    width: tuple[int, ...], *, keen: bool = False, figures: Mapping[str, float] = FIGURES
) -> Computer:
    """A merchant who looks at so many places for each leg of a tour.

    keen: steers rivals at their forks, and lands elsewhere than planned when the dice suggest it.
    """

    def decide(seen: Observation[View], dice: Dice) -> Thought:
        return Merchant(seen, dice, width, figures, keen=keen).think()

    return decide


class Merchant(Trader):
    """One decision of the merchant."""

    def __init__(
        self,
        seen: Observation[View],
        dice: Dice,
        width: tuple[int, ...],
        figures: Mapping[str, float],
        *,
        keen: bool,
    ) -> None:
        super().__init__(seen, dice)
        self.width, self.figures, self.keen = width, figures, keen
        self.trials = Trials(self.view, self.me)

    def _rules(self) -> Sequence[tuple[str, Rule]]:
        own = (("second-mission", self._second), ("exit-to", self._exit))
        return (*own, *super()._rules())

    def tours(self, left: float) -> Tours:
        """What can be made of the rounds that are left."""
        trials = self.trials
        bonus = trials.bonus()
        return Tours(self.view, self.me, left, self.figures, bonus, trials.fare, self.width)

    @cached_property
    def cargo(self) -> tuple[str, ...]:
        """Goods and passengers aboard."""
        things = (COMPONENTS.good, COMPONENTS.passenger)
        return tuple(id_ for id_, _ in self.me.cargo if any(id_ in each for each in things))

    # -- where to go ------------------------------------------------------------------------------

    def _voyage(self, offers: Sequence[Offer]) -> Thought:
        """Set out on the best tour, or stay for one more turn of business."""
        here, ways = self.outlook.here(), dict(self.ways)
        open_ = {course_goal(offer.ids[0]): offer for offer in offers}
        by = {place: open_[field] for place, (_, field) in ways.items() if field in open_}
        far = {place: ways[place][0] for place in by if place != here}
        tours = self.tours(self.outlook.left)
        going = tours.best(self._start(here), None, far, stay=False)
        going.pop("")
        ranked = sorted(going.items(), key=lambda each: -each[1].worth)
        staying = self._staying_on(tours, here, far)
        if here and (not ranked or staying >= ranked[0][1].worth):
            return Thought(Choice("skip"), self._stay_reason(staying, ranked))
        if not ranked or not ranked[0][1].places:
            return thought(offers[0], Phrase("reason-anywhere", (("left", self.outlook.left),)))
        place = ranked[0][0]
        return thought(by[place], self._tour_reason(ranked, far[place]))

    @cached_property
    def ways(self) -> Mapping[str, tuple[float, str]]:
        """The turns to every other place from here, and where to land there."""
        helm = self.view.helm
        seen = helm if isinstance(helm, Bearings) else bearings_of(self.view, self.me)
        return ways(self.view, self.me, seen)

    def _start(self, place: str, time: float = 0.0) -> At:
        return At(place, time, self.me.credits, self.cargo)

    def _staying_on(self, tours: Tours, here: str, far: Mapping[str, float]) -> float:
        """The worth of a turn of business without limits, if there is any, and what follows."""
        if not here:
            return -1.0
        found = tours.best(self._start(here, 1.0), Limits(), far, stay=False)
        best = max(found.values(), key=lambda tour: tour.worth)
        return best.worth if best.deal and (best.deal.sold or best.deal.bought) else -1.0

    def _stay_reason(self, staying: float, ranked: Sequence[tuple[str, Tour]]) -> Phrase:
        if not ranked or not ranked[0][1].places:
            return Phrase("reason-stay-idle", (("left", self.outlook.left),))
        place, tour = ranked[0]
        args = (("place", field_phrase(place)), ("lead", round(staying - tour.worth)))
        return Phrase("reason-stay-tour", args)

    def _tour_reason(self, ranked: Sequence[tuple[str, Tour]], far: float) -> Phrase:
        """Where the best tour leads, and how much better it is than to begin elsewhere."""
        place, tour = ranked[0]
        args = (("place", field_phrase(place)), ("turns", reasons.whole(far)))
        if len(ranked) < 2 or not ranked[1][1].places:
            return Phrase("reason-tour-only", args)
        second, other = ranked[1]
        lead = ("lead", round(tour.worth - other.worth))
        beaten = (*args, lead, ("second", field_phrase(second)))
        if len(tour.places) < 2:
            return Phrase("reason-tour", beaten)
        return Phrase("reason-tour-on", (*beaten, ("then", field_phrase(tour.places[1]))))

    # -- trade ------------------------------------------------------------------------------------

    @cached_property
    def is_limited(self) -> bool:
        """MV71: whether this is a city in which the ship has landed in this turn."""
        return GALAXY[self.me.at].kind == "city" and bool(self.me.dice)

    @cached_property
    def plan(self) -> Tour:
        """The best tour from here, with the business that is open now."""
        here = place_of(self.me.at)
        tours = self.tours(self.outlook.left - 1)
        limits = Limits()
        if self.is_limited:
            most = 4 if self.view.decision == "first-contact" else 1
            limits = Limits(most * ("sell" in self.offers), most * ("buy" in self.offers))
        far = {place: turns for place, (turns, _) in self.ways.items() if place != here}
        found = tours.best(self._start(here), limits, far, stay=self.is_limited)
        return max(found.values(), key=lambda tour: tour.worth)

    def _train(self, offers: Sequence[Offer]) -> Thought | None:
        """When a challenge asks for it; else while it pays and there is enough for goods."""
        if self.trials.wants_level:
            return thought(offers[0], Phrase("reason-train-challenge"))
        if self.trials.level() <= 0:
            return None
        args = (("credits", self.me.credits), ("left", self.outlook.left))
        return thought(offers[0], Phrase("reason-train", args))

    def _second(self, offers: Sequence[Offer]) -> Thought | None:
        """A second mission brings fame at once, and more when it is done."""
        price = COMPONENTS.figures.second_mission
        asked = self.trials.wants_missions and self.trials.is_time
        if self.trials.second() <= price or self.me.credits < price + (0 if asked else 100):
            return None
        args = (("price", price), ("fame", COMPONENTS.figures.second_fame))
        return thought(offers[0], Phrase("reason-second", args))

    def _fulfil(self, offers: Sequence[Offer]) -> Thought | None:
        """Missions whose fame and reward are worth their price."""
        for offer in offers:
            entry = COMPONENTS.mission[offer.ids[0]]
            price = entry.pay or entry.cost if offer.ids[1] == "pay" else GIFT
            worth = 10 * (entry.fame - entry.infamy) + REWARD - price
            if worth > 0 or self.trials.wants_missions:
                args = (("mission", plain_phrase(entry.id)), ("fame", entry.fame))
                return thought(offer, Phrase("reason-fulfil", args))
        return None

    def _sell(self, offers: Sequence[Offer]) -> Thought | None:
        """What the tour sells here, the dearest first."""
        assert self.plan.deal is not None
        prices = dict(self._here().sought)
        for good in self.plan.deal.sold:
            choice = Choice("sell", (good,))
            if any(offer.ids == choice.args for offer in offers):
                buyer = self.outlook.buyer(good, self.me.at, self._here().system)
                paid = reasons.price(self.view, choice, prices.get(good, 0))
                return Thought(choice, reasons.sale(good, paid, buyer))
        return None

    def _buy(self, offers: Sequence[Offer]) -> Thought | None:
        """What the tour loads here."""
        assert self.plan.deal is not None
        builds = self.plan.deal.stays or self.trials.ports
        if builds and "build" in self.offers and self._build(self.offers["build"]):
            return None
        market = self._here()
        prices = dict(market.offers)
        iou = dict(self.me.iou).get(market.culture, 0)
        equipment = self._equipment(offers, prices, iou)
        if equipment is not None:
            return equipment
        costs = {ware.id: ware.cost for ware in market.goods}
        for good in self.plan.deal.bought:
            choice = Choice("buy", (good,))
            if good in costs and self.me.credits - max(0, costs[good] - iou) < self.trials.purse:
                continue
            if any(offer.ids == choice.args for offer in offers):
                buyer = self.outlook.buyer(good, self.me.at, market.system)
                paid = reasons.price(self.view, choice, costs[good])
                return Thought(choice, reasons.purchase(good, paid, buyer))
        return self._gift(offers, prices, iou)

    def _equipment(
        self, offers: Sequence[Offer], prices: dict[str, int], iou: int
    ) -> Thought | None:
        wanted = {offer.ids[0] for offer in offers}
        money = self.me.credits + iou
        worth = self._worth_of()
        best: tuple[float, str, int] | None = None
        for kind in sorted(wanted):
            known = COMPONENTS.technology.get(kind)
            price = known.cost if known else prices.get(kind, 999)
            if kind not in worth:
                continue
            value, reserve = worth[kind]
            gain = value - max(0, price - iou) - 0.5 * min(price, iou)
            reserve = max(reserve, self.trials.purse)
            if gain > 0 and money - price >= reserve and (best is None or gain > best[0]):
                best = (gain, kind, price)
        if best is None:
            return None
        return self._bought(best[1], best[2], "thing", rest=money - best[2])

    def _worth_of(self) -> dict[str, tuple[float, float]]:
        """What equipment is worth for the rounds left, and credits to be kept for goods."""
        me, figures, trials = self.me, self.figures, self.trials
        left = max(0, self.outlook.left - 3)
        later = self.tours(left).rate * left
        found: dict[str, tuple[float, float]] = {
            FUZZY_DICE.id: (FUZZY, 30),
            "hold": (figures["hold"] * later + HOLD_FAME.get(me.holds, 0), 50),
        }
        if not me.drive:
            found["drive-yellow"] = (figures["yellow"] * later, 90)
            found["drive-red"] = (figures["red"] * later, 90)
            found["drive-combined"] = (figures["combined"] * later, 120)
        elif me.drive != "drive-combined":
            more = figures["combined"] - figures[me.drive.removeprefix("drive-")]
            found["drive-combined"] = (more * later, 200)
        for booster in BOOSTERS:
            found[booster] = (figures["booster"] * later, 0)
        for gauge in GAUGES:
            found[gauge] = (trials.gauge(gauge), 20)
        if trials.wants_fame and trials.is_time:
            found["hold"] = (found["hold"][0] + trials.urge, 20)
        return found

    def _board(self, offers: Sequence[Offer]) -> Thought | None:
        """The passengers that the tour takes along."""
        assert self.plan.deal is not None
        for offer in offers:
            if offer.ids[0] in self.plan.deal.bought:
                return thought(offer, self._guest_reason(offer.ids[0]))
        return None

    def _guest_reason(self, id_: str) -> Phrase:
        guest = COMPONENTS.passenger[id_]
        goal = self.outlook.goal(guest.goal)
        told = (("guest", plain_phrase(id_)), ("price", guest.fare))
        if not goal:
            return Phrase("reason-board-hope", told)
        near = ("turns", reasons.whole(self.outlook.turns(self.me.at, goal)))
        return Phrase("reason-board", (*told, ("place", field_phrase(goal)), near))

    def _build(self, offers: Sequence[Offer]) -> Thought | None:
        """A spaceport pays back its price; it must not eat the money for goods."""
        choice = Choice("build", offers[0].ids)
        price = reasons.price(self.view, choice, reasons.PORT)
        left = self.outlook.left
        spare = 0 if left <= 1 or self.trials.ports else 150
        if self.me.credits < price + spare:
            return None
        args = (("price", price), ("rest", self.me.credits - price))
        return thought(offers[0], Phrase("reason-build", args))

    # -- on the way -------------------------------------------------------------------------------

    def _thrust(self, offers: Sequence[Offer]) -> Thought | None:
        """Unless the only die that leads through the forks of the way would be used up."""
        needed = self._helms()
        left = self.me.level - sum(bool(die) for die in self._assigned())
        if needed and left < 2:
            return None
        dice = list(self.me.dice)
        for offer in offers:
            number = int(offer.ids[0][-1])
            spared = [die for die in needed if dice.count(die) > (die == number)]
            if not needed or spared:
                return super()._thrust([offer])
        return None

    def _exit(self, offers: Sequence[Offer]) -> Thought | None:
        """Where a rival's ship goes at a fork: the exit that helps it least."""
        flyer = next((each.seat for each in self.view.captains if each.dice), self.me.seat)
        totals = self.view.stake.totals
        if not self.keen or not totals or totals[flyer] < RIVAL * totals[self.me.seat]:
            return None
        theirs = Outlook(self.view, flyer)
        ways = [
            (max(theirs.wishes(to) / (1 + theirs.turns(offer.ids[0], to)) for to in places), offer)
            for offer in offers
            if offer.ids[0] in GALAXY.fields
            for places in [(*self.view.hidden, *theirs.markets(), BASE)]
        ]
        if len(ways) < 2 or ways[0][0] == max(ways, key=lambda each: each[0])[0] == 0:
            return None
        return thought(min(ways, key=lambda each: each[0])[1], Phrase("reason-exit-far"))

    def _go_on(self, offers: Sequence[Offer]) -> Thought:
        """As planned, unless the dice bring the ship to something better in this turn."""
        better = self._stopover() if self.keen and "fly-to" in self.offers else None
        return better or super()._go_on(offers)

    def _stopover(self) -> Thought | None:
        """A landing in this turn that is better than to fly on towards a goal out of reach."""
        helm, goal = self.view.helm, self.view.plan
        near = {place_of(course_goal(o.ids[0])): o for o in reversed(self.offers["fly-to"])}
        target = place_of(goal) if goal else ""
        near.pop(place_of(self.me.at), None)
        if not goal or target in near or not isinstance(helm, Reach):
            return None
        far = dict.fromkeys(sorted(near), 1.0)
        far[target] = 1 + turns(helm.seen, goal, self.me.points)
        tours = self.tours(self.outlook.left)
        found = tours.best(self._start(""), None, far, stay=False)
        found.pop("")
        ranked = sorted(found.items(), key=lambda each: -each[1].worth)
        place, tour = ranked[0]
        if place == target or tour.worth < found[target].worth + MARGIN * tours.rate:
            return None
        return thought(near[place], self._tour_reason(ranked, 1.0))

    def _assigned(self) -> Sequence[int]:
        return (self.me.navigation, self.me.thrust, *(die for _, die in self.me.upgrades))

    def _fields(self) -> tuple[str, ...]:
        """The fields of the way that the ship is going to fly, this one first."""
        helm, goal = self.view.helm, self.view.plan
        if self.view.course or not goal or not isinstance(helm, Reach):
            return (self.me.at, *self.view.course)
        route = helm.route(goal) if goal in helm.goals() else way(helm.seen, goal)
        return route.fields if route else ()

    def _helms(self) -> frozenset[int]:
        """The dice rolled that lead through the forks of the way within reach; none if all do."""
        me = self.me
        if me.navigation:
            return frozenset()
        points, ahead = me.points, []
        for leg in steps(self._fields(), frozenset(me.skips)):
            points -= leg[0]
            if points < 0:
                break
            ahead.append(leg)
        fit = fitting(ahead)
        return fit & frozenset(me.dice) if fit != NUMBERS else frozenset()

    def _course(self, offers: Sequence[Offer]) -> Thought | None:
        """After an interruption: the best landing in reach, if it is worth anything."""
        far = {place_of(course_goal(offer.ids[0])): 1.0 for offer in offers}
        by = {place_of(course_goal(offer.ids[0])): offer for offer in reversed(offers)}
        tours = self.tours(self.outlook.left)
        found = tours.best(self._start(""), None, far, stay=False)
        idle = found.pop("")
        ranked = sorted(found.items(), key=lambda each: -each[1].worth)
        place, tour = ranked[0]
        if tour.worth < idle.worth - tours.rate:
            return None
        return thought(by[place], self._tour_reason(ranked, 1.0))
