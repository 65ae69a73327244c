"""Computer players. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine import AnyOffer, Choice, Dice, Offer, Pick, Seat, Thought, random_player

from .cards import (
    CUSTOMS,
    DISTRESS_CALL,
    FUZZY_DICE,
    STOWAWAY,
    STRONG_FLAME,
    TANKER,
    THRUST_BOOSTER_3,
    THRUST_BOOSTER_4,
)
from .galaxy import GALAXY
from .outlook import HOUR, Outlook
from .parts import BASE, COMPONENTS
from .phrases import course_goal
from .view import CaptainView, MarketView, View

__all__ = ["random_player", "trader"]

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
PURSE: Final = 90
"""Credits that are kept for goods."""


def trader(view: View, seat: Seat, offers: Sequence[AnyOffer], dice: Dice) -> Thought:
    """Flies where most can be earned in a turn, fills its holds, delivers, explores."""
    return Thought(_Trader(view, seat, offers, dice).choose())


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
        for verb in ("done", "go-on", "leave", "effect-die", "stop", "skip"):
            if verb in self.offers:
                return Choice(verb)
        return random_player(self.view, self.me.seat, self.all, self.dice).choice

    def _rules(self) -> Sequence[tuple[str, Rule]]:
        return (
            ("set-out", self._voyage),
            ("train", self._train),
            ("deliver", self._first),
            ("sell", self._sell),
            ("fulfil", self._first),
            ("buy", self._buy),
            ("stock", self._stock),
            ("board", self._board),
            ("build", self._build),
            ("thrust", self._first),
            ("land", self._land),
            ("go-on", self._first),
            ("fly-to", self._course),
            ("assign", self._steer),
            ("fly", self._fork),
            ("fight", self._fight),
            ("lower", self._lower),
            ("exchange", self._first),
            ("answer", self._answer),
            ("pack", self._first),
            ("place", self._harbour),
        )

    def _first(self, offers: Sequence[Offer]) -> Choice:
        return Choice(offers[0].verb, offers[0].ids)

    # -- where to go ----------------------------------------------------------------------------

    def _voyage(self, offers: Sequence[Offer]) -> Choice | None:
        """Stay while there is business here; else go where a turn brings most."""
        best, gain = None, self._staying()
        for offer in offers:
            worth = self.outlook.worth(offer.ids[0])
            if worth > gain:
                best, gain = offer, worth
        if best is not None:
            return Choice("set-out", best.ids)
        return Choice("skip") if self.outlook.here() else self._first(offers)

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
        best = max(offers, key=lambda o: self.outlook.wishes(GALAXY[o.ids[0]].system or BASE))
        return Choice("place", best.ids)

    # -- trade ----------------------------------------------------------------------------------

    def _sell(self, offers: Sequence[Offer]) -> Choice | None:
        """What brings most here, unless it brings clearly more elsewhere."""
        market = self.outlook.markets()[self.outlook.here()]
        prices = dict(market.sought)
        ranked = sorted(((prices.get(o.ids[0], 0), o.ids[0]) for o in offers), reverse=True)
        return next((Choice("sell", (g,)) for _, g in ranked if self._sells(g, market)), None)

    def _train(self, offers: Sequence[Offer]) -> Choice | None:
        rich = self.me.credits >= PURSE + 60
        return self._first(offers) if rich and self.outlook.left > 8 else None

    def _buy(self, offers: Sequence[Offer]) -> Choice | None:
        """A hold or a drive while they still pay, else the good with the best profit."""
        market = self.outlook.markets()[self.outlook.here()]
        wanted = {offer.ids[0] for offer in offers}
        prices = dict(market.offers)
        money = self.me.credits + dict(self.me.iou).get(market.culture, 0)
        for kind, price in prices.items():
            late = HOLD if kind == "hold" else DRIVE
            useful = kind == "hold" or (kind.startswith("drive") and not self.me.drive)
            if useful and kind in wanted and self.outlook.left > late and money >= price + PURSE:
                return Choice("buy", (kind,))
        for _, good in sorted(self.outlook.profits(market, money), reverse=True):
            if good in wanted:
                return Choice("buy", (good,))
        return self._gift(offers, prices, dict(self.me.iou).get(market.culture, 0))

    def _gift(self, offers: Sequence[Offer], prices: dict[str, int], iou: int) -> Choice | None:
        """What the credit with a new culture pays whole, and nothing else would use up."""
        for offer in offers:
            (ware,) = offer.ids
            known = COMPONENTS.technology.get(ware)
            price = known.cost if known else prices.get(ware, 999)
            if price <= iou and ware in GIFTS:
                return Choice("buy", (ware,))
        return None

    def _stock(self, offers: Sequence[Offer]) -> Choice | None:
        """As at a market; what nobody known buys is left."""
        gains = []
        for offer in offers:
            entry = COMPONENTS.good[offer.ids[0]]
            gain = self.outlook.sale(offer.ids[0], BASE) - entry.cost
            gains.append((gain / entry.capacity, offer))
        gain, best = max(gains, key=lambda each: each[0])
        return Choice("stock", best.ids) if gain > 0 else None

    def _board(self, offers: Sequence[Offer]) -> Choice | None:
        """Passengers whose goal is known."""
        for offer in offers:
            goal = self.outlook.goal(COMPONENTS.passenger[offer.ids[0]].goal)
            near = self.outlook.turns(self.me.at, goal) if goal else 0
            if near and near + 1 < self.outlook.left:
                return Choice("board", offer.ids)
        return None

    def _build(self, offers: Sequence[Offer]) -> Choice | None:
        """A spaceport pays back its price; it must not eat the money for goods."""
        spare = 200 if self.outlook.left > 4 else 0
        return self._first(offers) if self.me.credits >= 200 + spare else None

    # -- on the way -----------------------------------------------------------------------------

    def _land(self, offers: Sequence[Offer]) -> Choice | None:
        """Where the voyage leads, or where there is business."""
        here = self.outlook.here()
        if here and (here in self.view.hidden or self.outlook.brings(here) > 0):
            return self._first(offers)
        return None

    def _course(self, offers: Sequence[Offer]) -> Choice | None:
        """After an interruption: the best landing in reach, if it is worth anything."""
        best = max(offers, key=lambda offer: self.outlook.worth(offer.ids[0]))
        return Choice("fly-to", best.ids) if self.outlook.worth(best.ids[0]) > HOUR else None

    def _ahead(self, field: str) -> float:
        """How good it is to fly on from a field: the best system by the way to it."""
        systems = (*self.view.hidden, *self.outlook.markets(), BASE)
        wish = self.view.plan
        if wish:
            return -self.outlook.turns(field, GALAXY[wish].system or BASE)
        return max(
            self.outlook.wishes(each) / (1 + self.outlook.turns(field, each)) for each in systems
        )

    def _steer(self, offers: Sequence[Offer]) -> Choice | None:
        """At a navigation field the die whose exit leads on best."""
        exits = GALAXY[self.me.at].exits
        dice = [int(offer.ids[1][-1]) for offer in offers if offer.ids[0] == "navigation"]
        ways = [die for die in dice if exits]
        if not ways or "go-on" in self.offers:
            return None
        best = max(ways, key=lambda die: self._ahead(exits[die - 1]))
        return Choice("assign", ("navigation", f"die-{best}"))

    def _fork(self, offers: Sequence[Offer]) -> Choice:
        best = max(offers, key=lambda offer: self._ahead(course_goal(offer.ids[0])))
        return Choice("fly", best.ids)

    def _fight(self, offers: Sequence[Offer]) -> Choice:
        """The best chance; of equals the laser, which destroys."""
        values = {
            "laser": self.me.laser + self.me.laser_bonus,
            "shield": self.me.shield + self.me.shield_bonus,
            "pilot": self.me.skill,
        }
        best = max(offers, key=lambda offer: values[offer.ids[0]])
        return Choice("fight", best.ids)

    def _lower(self, offers: Sequence[Offer]) -> Choice | None:
        """Only from a gauge that has something to spare."""
        gauge = offers[0].ids[0]
        value = self.me.laser if gauge == "laser" else self.me.shield
        return self._first(offers) if value > 2 else None

    def _answer(self, offers: Sequence[Offer]) -> Choice:
        card = offers[0].ids[0]
        wanted = (card, ANSWERS.get(card, ""))
        return Choice("answer", next((o.ids for o in offers if o.ids == wanted), offers[0].ids))
