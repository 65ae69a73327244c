"""The trader: flies where most can be earned in a turn, fills its holds, delivers, explores."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from engine import AnyOffer, Choice, Dice, Offer, Pick, Seat, random_choice, verbs
from games.merchant_of_venus.cards import (
    CUSTOMS,
    DISTRESS_CALL,
    FUZZY_DICE,
    STOWAWAY,
    STRONG_FLAME,
    TANKER,
    THRUST_BOOSTER_3,
    THRUST_BOOSTER_4,
)
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.parts import BASE, COMPONENTS
from games.merchant_of_venus.phrases import course_goal
from games.merchant_of_venus.view import CaptainView, MarketView, View

from .merchant_of_venus_outlook import HOUR, Outlook, place_of

Rule: TypeAlias = Callable[[Sequence[Offer]], Choice | None]
ANSWERS: Final = {
    CUSTOMS.id: "pay",
    STOWAWAY.id: "infamy",
    DISTRESS_CALL.id: "fly-on",
    TANKER.id: "pay",
}
"""What the trader answers; to other cards the first thing that may be said."""
GIFTS: Final = (
    "laser",
    "shield",
    THRUST_BOOSTER_4.id,
    THRUST_BOOSTER_3.id,
    FUZZY_DICE.id,
    STRONG_FLAME.id,
)
"""What is taken for credit that would be lost."""
HOLD: Final = 12
DRIVE: Final = 14
"""Rounds that must be left for a hold or a drive to pay for itself."""
SCHOOL: Final = 8
"""Rounds in which a better pilot does not pay any more."""
PURSE: Final = 90
"""Credits that are kept for goods."""
PORT: Final = 200
"""Credits that a spaceport costs without a discount."""


def mind(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Choice:
    """The first rule that fits the offers decides."""
    return _Trader(view, seat, offers, dice).choose()


def _choice(offer: Offer) -> Choice:
    return Choice(offer.verb, offer.ids)


def _first(offers: Sequence[Offer]) -> Choice:
    return _choice(offers[0])


class _Trader:
    """One decision of the trader."""

    def __init__(self, view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> None:
        self.view = view
        self.me: CaptainView = view.captains[seat]
        self.outlook = Outlook(view, seat)
        self.dice = dice
        self.all = offers
        self.offers: dict[str, list[Offer]] = {}
        for offer in offers:
            if isinstance(offer, Offer):
                self.offers.setdefault(offer.verb, []).append(offer)

    def choose(self) -> Choice:
        """The first rule that fits the offers."""
        first = self.all[0]
        if isinstance(first, Pick):
            return Choice(first.verb, first.items[: first.high])
        for verb, rule in self._rules():
            if verb in self.offers:
                choice = rule(self.offers[verb])
                if choice is not None:
                    return choice
        for verb in ("done", "leave", "effect-die", "stop", "skip"):
            if verb in self.offers:
                return Choice(verb)
        verb = self.dice.pick(verbs(self.all))
        return random_choice(
            self.dice.pick([offer for offer in self.all if offer.verb == verb]), self.dice
        )

    def _rules(self) -> Sequence[tuple[str, Rule]]:
        return (
            ("set-out", self._voyage),
            ("train", self._train),
            ("deliver", _first),
            ("sell", self._sell),
            ("fulfil", _first),
            ("buy", self._buy),
            ("stock", self._stock),
            ("board", self._board),
            ("build", self._build),
            ("thrust", _first),
            ("land", self._land),
            ("go-on", _first),
            ("fly-to", self._course),
            ("assign", self._steer),
            ("fly", self._fork),
            ("fight", self._fight),
            ("lower", self._lower),
            ("exchange", _first),
            ("answer", self._answer),
            ("pack", _first),
            ("place", self._harbour),
        )

    # -- where to go ----------------------------------------------------------------------------

    def _voyage(self, offers: Sequence[Offer]) -> Choice:
        """Stay while there is business here; else go where a turn brings most."""
        gain, best = self._best(offers)
        if gain > self._staying():
            return _choice(best)
        return Choice("skip") if self.outlook.here() else _first(offers)

    def _best(self, offers: Sequence[Offer]) -> tuple[float, Offer]:
        """What a turn of the best course brings, and that course."""
        worth = [(self.outlook.worth(offer.ids[0]), offer) for offer in offers]
        return max(worth, key=lambda each: each[0])

    def _staying(self) -> float:
        """Credits of one more turn in this place, with no limit to its actions (MV71)."""
        here = self.outlook.here()
        market = self.outlook.markets().get(here)
        if market is None:
            return 0.0
        prices = dict(market.sought)
        kept = [id_ for id_, _ in self.me.cargo if id_ in prices and not self._sells(id_, market)]
        gain = self.outlook.brings(here) - sum(prices[good] for good in kept)
        money = self.me.credits + int(gain) + dict(self.me.iou).get(market.culture, 0)
        return gain + 0.7 * self.outlook.best_load(market, money, self.me.room)

    def _sells(self, good: str, market: MarketView) -> bool:
        """Whether a good brings most here, or not clearly more elsewhere."""
        price = dict(market.sought).get(good, 0)
        return price + HOUR >= self.outlook.sale(good, self.me.at, market.system)

    def _harbour(self, offers: Sequence[Offer]) -> Choice:
        """The place where most can be done at once."""
        return _choice(max(offers, key=lambda each: self.outlook.wishes(place_of(each.ids[0]))))

    # -- trade ----------------------------------------------------------------------------------

    def _here(self) -> MarketView:
        return self.outlook.markets()[self.outlook.here()]

    def _sell(self, offers: Sequence[Offer]) -> Choice | None:
        """What brings most here, unless it brings clearly more elsewhere."""
        market = self._here()
        prices = dict(market.sought)
        ranked = sorted(((prices.get(o.ids[0], 0), o.ids[0]) for o in offers), reverse=True)
        for _, good in ranked:
            if self._sells(good, market):
                return Choice("sell", (good,))
        return None

    def _train(self, offers: Sequence[Offer]) -> Choice | None:
        if self.me.credits < PURSE + 60 or self.outlook.left <= SCHOOL:
            return None
        return _first(offers)

    def _buy(self, offers: Sequence[Offer]) -> Choice | None:
        """A hold or a drive while they still pay, else the good with the best profit."""
        market = self._here()
        wanted = {offer.ids[0] for offer in offers}
        prices = dict(market.offers)
        iou = dict(self.me.iou).get(market.culture, 0)
        money = self.me.credits + iou
        for kind, price in prices.items():
            late = HOLD if kind == "hold" else DRIVE
            useful = kind == "hold" or (kind.startswith("drive") and not self.me.drive)
            if useful and kind in wanted and self.outlook.left > late and money >= price + PURSE:
                return Choice("buy", (kind,))
        for _, good in sorted(self.outlook.profits(market, money), reverse=True):
            if good in wanted:
                return Choice("buy", (good,))
        return _gift(offers, prices, iou)

    def _stock(self, offers: Sequence[Offer]) -> Choice | None:
        """As at a market; what nobody known buys is left."""
        gains = []
        for offer in offers:
            entry = COMPONENTS.good[offer.ids[0]]
            gain = self.outlook.sale(offer.ids[0], BASE) - entry.cost
            gains.append((gain / entry.capacity, offer))
        gain, best = max(gains, key=lambda each: each[0])
        return _choice(best) if gain > 0 else None

    def _board(self, offers: Sequence[Offer]) -> Choice | None:
        """Passengers whose goal is known."""
        for offer in offers:
            goal = self.outlook.goal(COMPONENTS.passenger[offer.ids[0]].goal)
            near = self.outlook.turns(self.me.at, goal) if goal else 0
            if near and near + 1 < self.outlook.left:
                return _choice(offer)
        return None

    def _build(self, offers: Sequence[Offer]) -> Choice | None:
        """A spaceport pays back its price; it must not eat the money for goods."""
        spare = 200 if self.outlook.left > 4 else 0
        return _first(offers) if self.me.credits >= PORT + spare else None

    # -- on the way -----------------------------------------------------------------------------

    def _land(self, offers: Sequence[Offer]) -> Choice | None:
        """Where the voyage leads, or where there is business."""
        here = self.outlook.here()
        if here and (here in self.view.hidden or self.outlook.brings(here) > 0):
            return _first(offers)
        return None

    def _course(self, offers: Sequence[Offer]) -> Choice | None:
        """After an interruption: the best landing in reach, if it is worth anything."""
        gain, best = self._best(offers)
        return _choice(best) if gain > HOUR else None

    def _ahead(self, field: str) -> float:
        """How good it is to fly on from a field: the best system by the way to it."""
        if self.view.plan:
            return -self.outlook.turns(field, place_of(self.view.plan))
        systems = (*self.view.hidden, *self.outlook.markets(), BASE)
        return max(
            self.outlook.wishes(each) / (1 + self.outlook.turns(field, each)) for each in systems
        )

    def _steer(self, offers: Sequence[Offer]) -> Choice | None:
        """At a navigation field the die whose exit leads on best."""
        exits = GALAXY[self.me.at].exits
        dice = [int(offer.ids[1][-1]) for offer in offers if offer.ids[0] == "navigation"]
        if not dice or not exits or "go-on" in self.offers:
            return None
        best = max(dice, key=lambda die: self._ahead(exits[die - 1]))
        return Choice("assign", ("navigation", f"die-{best}"))

    def _fork(self, offers: Sequence[Offer]) -> Choice:
        return _choice(max(offers, key=lambda offer: self._ahead(course_goal(offer.ids[0]))))

    def _fight(self, offers: Sequence[Offer]) -> Choice:
        """The best chance; of equals the laser, which destroys."""
        return _choice(max(offers, key=lambda offer: self.me.value(offer.ids[0])))

    def _lower(self, offers: Sequence[Offer]) -> Choice | None:
        """Only from a gauge that has something to spare."""
        value = self.me.laser if offers[0].ids[0] == "laser" else self.me.shield
        return _first(offers) if value > 2 else None

    def _answer(self, offers: Sequence[Offer]) -> Choice:
        card = offers[0].ids[0]
        wanted = (card, ANSWERS.get(card, ""))
        ids = next((o.ids for o in offers if o.ids == wanted), offers[0].ids)
        return Choice("answer", ids)


def _gift(offers: Sequence[Offer], prices: Mapping[str, int], iou: int) -> Choice | None:
    """What the credit with a new culture pays whole, and nothing else would use up."""
    for offer in offers:
        (ware,) = offer.ids
        known = COMPONENTS.technology.get(ware)
        price = known.cost if known else prices.get(ware, 999)
        if price <= iou and ware in GIFTS:
            return _choice(offer)
    return None
