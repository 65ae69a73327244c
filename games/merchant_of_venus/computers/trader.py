"""Computer players. They see what a person in their seat sees, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine import (
    Choice,
    Dice,
    Observation,
    Offer,
    Phrase,
    Pick,
    Thought,
    plain_phrase,
    random_player,
)
from games.merchant_of_venus import reasons
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
from games.merchant_of_venus.fields import field_phrase
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.outlook import HOUR, Outlook, gate, place_of
from games.merchant_of_venus.parts import BASE, COMPONENTS
from games.merchant_of_venus.phrases import course_goal
from games.merchant_of_venus.view import CaptainView, MarketView, View

__all__ = ["random_player", "trader"]

Rule: TypeAlias = Callable[[Sequence[Offer]], Thought | None]
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


def trader(seen: Observation[View], dice: Dice) -> Thought:
    """Flies where most can be earned in a turn, fills its holds, delivers, explores."""
    return Trader(seen, dice).think()


def thought(offer: Offer, why: Phrase) -> Thought:
    return Thought(Choice(offer.verb, offer.ids), why)


class Trader:
    """One decision of the trader."""

    def __init__(self, seen: Observation[View], dice: Dice) -> None:
        self.seen = seen
        self.view = view = seen.view
        self.me: CaptainView = view.captains[seen.seat]
        self.outlook = Outlook(view, seen.seat)
        self.dice = dice
        self.all = seen.offers
        self.offers: dict[str, list[Offer]] = {}
        for offer in seen.offers:
            if isinstance(offer, Offer):
                self.offers.setdefault(offer.verb, []).append(offer)

    def think(self) -> Thought:
        """The first rule that fits the offers."""
        first = self.all[0]
        if isinstance(first, Pick):
            why = Phrase("reason-look", (("count", first.high), ("all", len(first.items))))
            return Thought(Choice(first.verb, first.items[: first.high]), why)
        for verb, rule in self._rules():
            if verb in self.offers:
                thought = rule(self.offers[verb])
                if thought is not None:
                    return thought
        if "done" in self.offers:
            market = self.outlook.markets().get(self.outlook.here())
            return Thought(Choice("done"), reasons.finished(self.outlook, market, self.offers))
        for verb in ("leave", "effect-die", "stop", "skip"):
            if verb in self.offers:
                why = reasons.left_alone(self.view, self.me, verb, self.offers)
                return Thought(Choice(verb), why)
        choice = random_player(self.seen, self.dice).choice
        only = len(self.all) == 1
        why = Phrase("reason-only") if only else reasons.indifferent(self.view, choice)
        return Thought(choice, why)

    def _rules(self) -> Sequence[tuple[str, Rule]]:
        return (
            ("set-out", self._voyage),
            ("train", self._train),
            ("deliver", self._deliver),
            ("sell", self._sell),
            ("fulfil", self._fulfil),
            ("buy", self._buy),
            ("stock", self._stock),
            ("board", self._board),
            ("build", self._build),
            ("thrust", self._thrust),
            ("land", self._land),
            ("go-on", self._go_on),
            ("fly-to", self._course),
            ("assign", self._steer),
            ("fly", self._fork),
            ("fight", self._fight),
            ("lower", self._lower),
            ("exchange", self._exchange),
            ("answer", self._answer),
            ("pack", self._pack),
            ("place", self._harbour),
        )

    # -- where to go ----------------------------------------------------------------------------

    def _voyage(self, offers: Sequence[Offer]) -> Thought:
        """Stay while there is business here; else go where a turn brings most."""
        staying = self._staying()
        best, gain, others = self._best(offers)
        if gain > staying:
            second = max(staying, others)
            place = place_of(course_goal(best.ids[0]))
            why = reasons.voyage(self.outlook, place, gain, second, near=False)
            return thought(best, why)
        if self.outlook.here():
            return Thought(Choice("skip"), reasons.stay(self.outlook, staying, gain))
        return thought(offers[0], Phrase("reason-anywhere", (("left", self.outlook.left),)))

    def _best(self, offers: Sequence[Offer]) -> tuple[Offer, float, float]:
        """The best course, what a turn of it brings, and a turn of the best one elsewhere."""
        worth = [(self.outlook.worth(offer.ids[0]), offer) for offer in offers]
        gain, best = max(worth, key=lambda each: each[0])
        place = place_of(course_goal(best.ids[0]))
        elsewhere = [w for w, o in worth if place_of(course_goal(o.ids[0])) != place]
        return best, gain, max(elsewhere, default=0.0)

    def _staying(self) -> float:
        """Credits of one more turn in this place, with no limit to its actions (MV71)."""
        here = self.outlook.here()
        market = self.outlook.markets().get(here)
        if market is None:
            return 0.0
        gain = self.outlook.brings(here)
        money = self.me.credits + int(gain) + dict(self.me.iou).get(market.culture, 0)
        return gain + 0.7 * self.outlook.best_load(market, money, self.me.room)

    def _harbour(self, offers: Sequence[Offer]) -> Thought:
        """The place where most can be done at once."""
        worth = [(self.outlook.wishes(place_of(offer.ids[0])), offer) for offer in offers]
        most, best = max(worth, key=lambda each: each[0])
        place = place_of(best.ids[0])
        others = [w for w, o in worth if place_of(o.ids[0]) != place]
        return thought(best, reasons.start(place, most, max(others, default=0.0)))

    # -- trade ----------------------------------------------------------------------------------

    def _here(self) -> MarketView:
        return self.outlook.markets()[self.outlook.here()]

    def _deliver(self, offers: Sequence[Offer]) -> Thought:
        return thought(offers[0], reasons.delivery(self.view, offers[0].ids[0]))

    def _sell(self, offers: Sequence[Offer]) -> Thought | None:
        """What brings most here, unless it brings clearly more elsewhere."""
        market = self._here()
        prices = dict(market.sought)
        ranked = sorted(((prices.get(o.ids[0], 0), o.ids[0]) for o in offers), reverse=True)
        for price, good in ranked:
            if self.outlook.sells(good, market):
                choice = Choice("sell", (good,))
                buyer = self.outlook.buyer(good, self.me.at, market.system)
                paid = reasons.price(self.view, choice, price)
                return Thought(choice, reasons.sale(good, paid, buyer))
        return None

    def _fulfil(self, offers: Sequence[Offer]) -> Thought | None:
        mission = offers[0].ids[0]
        args = (("mission", plain_phrase(mission)), ("fame", COMPONENTS.mission[mission].fame))
        return thought(offers[0], Phrase("reason-fulfil", args))

    def _train(self, offers: Sequence[Offer]) -> Thought | None:
        left = self.outlook.left
        if self.me.credits < PURSE + 60 or left <= reasons.SCHOOL:
            return None
        args = (("credits", self.me.credits), ("left", left))
        return thought(offers[0], Phrase("reason-train", args))

    def _buy(self, offers: Sequence[Offer]) -> Thought | None:
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
                return self._bought(kind, price, "thing", rest=money - price)
        costs = {ware.id: ware.cost for ware in market.goods}
        for _, good in sorted(self.outlook.profits(market, money), reverse=True):
            if good in wanted:
                choice = Choice("buy", (good,))
                buyer = self.outlook.buyer(good, gate(market), market.system)
                paid = reasons.price(self.view, choice, costs[good])
                return Thought(choice, reasons.purchase(good, paid, buyer))
        return self._gift(offers, prices, iou)

    def _gift(self, offers: Sequence[Offer], prices: dict[str, int], iou: int) -> Thought | None:
        """What the credit with a new culture pays whole, and nothing else would use up."""
        for offer in offers:
            (ware,) = offer.ids
            known = COMPONENTS.technology.get(ware)
            price = known.cost if known else prices.get(ware, 999)
            if price <= iou and ware in GIFTS:
                return self._bought(ware, price, "gift", rest=iou)
        return None

    def _bought(self, thing: str, price: int, why: str, rest: int) -> Thought:
        """Equipment; ``rest`` are the credits that its reason speaks of."""
        choice = Choice("buy", (thing,))
        paid = reasons.price(self.view, choice, price)
        args = (("price", paid), ("rest", rest), ("left", self.outlook.left))
        return Thought(choice, Phrase(f"reason-buy-{why}", (*reasons.named(thing), *args)))

    def _stock(self, offers: Sequence[Offer]) -> Thought | None:
        """As at a market; what nobody known buys is left."""
        gains = []
        for offer in offers:
            entry = COMPONENTS.good[offer.ids[0]]
            gain = self.outlook.sale(offer.ids[0], BASE) - entry.cost
            gains.append((gain / entry.capacity, offer))
        gain, best = max(gains, key=lambda each: each[0])
        if gain <= 0:
            return None
        (good,) = best.ids
        buyer = self.outlook.buyer(good, BASE)
        return thought(best, reasons.purchase(good, COMPONENTS.good[good].cost, buyer, stock=True))

    def _board(self, offers: Sequence[Offer]) -> Thought | None:
        """Passengers whose goal is known."""
        for offer in offers:
            guest = COMPONENTS.passenger[offer.ids[0]]
            goal = self.outlook.goal(guest.goal)
            near = self.outlook.turns(self.me.at, goal) if goal else 0
            if near and near + 1 < self.outlook.left:
                args = (("guest", plain_phrase(guest.id)), ("place", field_phrase(goal)))
                figures = (("price", guest.fare), ("turns", reasons.whole(near)))
                return thought(offer, Phrase("reason-board", (*args, *figures)))
        return None

    def _build(self, offers: Sequence[Offer]) -> Thought | None:
        """A spaceport pays back its price; it must not eat the money for goods."""
        spare = 200 if self.outlook.left > 4 else 0
        if self.me.credits < reasons.PORT + spare:
            return None
        price = reasons.price(self.view, Choice("build", offers[0].ids), reasons.PORT)
        args = (("price", price), ("rest", self.me.credits - price))
        return thought(offers[0], Phrase("reason-build", args))

    # -- on the way -----------------------------------------------------------------------------

    def _thrust(self, offers: Sequence[Offer]) -> Thought | None:
        args = (("number", int(offers[0].ids[0][-1])),)
        return thought(offers[0], Phrase("reason-thrust", args))

    def _land(self, offers: Sequence[Offer]) -> Thought | None:
        """Where the voyage leads, or where there is business."""
        here = self.outlook.here()
        if here and here in self.view.hidden:
            return thought(offers[0], Phrase("reason-land-unknown"))
        worth = self.outlook.brings(here) if here else 0
        if worth > 0:
            return thought(offers[0], Phrase("reason-land", (("worth", round(worth)),)))
        return None

    def _go_on(self, offers: Sequence[Offer]) -> Thought:
        return thought(offers[0], reasons.go_on(self.view))

    def _course(self, offers: Sequence[Offer]) -> Thought | None:
        """After an interruption: the best landing in reach, if it is worth anything."""
        best, gain, second = self._best(offers)
        if gain <= HOUR:
            return None
        place = place_of(course_goal(best.ids[0]))
        return thought(best, reasons.voyage(self.outlook, place, gain, second, near=True))

    def _ahead(self, field: str) -> tuple[float, str]:
        """How good it is to fly on from a field: the best system by the way to it."""
        systems = (*self.view.hidden, *self.outlook.markets(), BASE)
        wish = self.view.plan
        if wish:
            place = place_of(wish)
            return -self.outlook.turns(field, place), place
        worth = [
            (self.outlook.wishes(each) / (1 + self.outlook.turns(field, each)), each)
            for each in systems
        ]
        return max(worth, key=lambda each: each[0])

    def _steer(self, offers: Sequence[Offer]) -> Thought | None:
        """At a navigation field the die whose exit leads on best."""
        exits = GALAXY[self.me.at].exits
        dice = [int(offer.ids[1][-1]) for offer in offers if offer.ids[0] == "navigation"]
        ways = [(self._ahead(exits[die - 1]), die) for die in dice if exits]
        if not ways or "go-on" in self.offers:
            return None
        (_, place), best = max(ways, key=lambda each: each[0][0])
        choice = Choice("assign", ("navigation", f"die-{best}"))
        return Thought(choice, reasons.towards(self.outlook, place, best))

    def _fork(self, offers: Sequence[Offer]) -> Thought:
        ways = [(self._ahead(course_goal(offer.ids[0])), offer) for offer in offers]
        (_, place), best = max(ways, key=lambda each: each[0][0])
        return thought(best, reasons.towards(self.outlook, place))

    def _fight(self, offers: Sequence[Offer]) -> Thought:
        """The best chance; of equals the laser, which destroys."""
        stake = self.view.stake.fight
        assert stake is not None, "a fight without pirates"
        best, second, *_ = sorted(offers, key=lambda offer: -self.me.value(offer.ids[0]))
        why = reasons.fight(self.me, stake, best.ids[0], second.ids[0])
        return thought(best, why)

    def _lower(self, offers: Sequence[Offer]) -> Thought | None:
        """Only from a gauge that has something to spare."""
        gauge = offers[0].ids[0]
        value = self.me.laser if gauge == "laser" else self.me.shield
        if value <= 2:
            return None
        args = (("gauge", plain_phrase(gauge)), ("value", value))
        return thought(offers[0], Phrase("reason-lower", args))

    def _exchange(self, offers: Sequence[Offer]) -> Thought:
        args = (("credits", self.me.credits + 50),)
        return thought(offers[0], Phrase("reason-exchange", args))

    def _answer(self, offers: Sequence[Offer]) -> Thought:
        card = offers[0].ids[0]
        wanted = (card, ANSWERS.get(card, ""))
        ids = next((o.ids for o in offers if o.ids == wanted), offers[0].ids)
        choice = Choice("answer", ids)
        return Thought(choice, reasons.answer(self.view, self.me.seat, choice))

    def _pack(self, offers: Sequence[Offer]) -> Thought:
        args = (("pack", plain_phrase(offers[0].ids[0])),)
        return thought(offers[0], Phrase("reason-pack", args))
