"""Why the trader chooses what it does: one sentence each, of what it has weighed.

Credits and turns that it only reckons with are rounded, and the sentences say so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine import Choice, Offer, Phrase, plain_phrase

from .cards import CUSTOMS, DISTRESS_CALL, MARKET_FLUX, RUMOUR, STOWAWAY, TANKER
from .fields import field_phrase
from .galaxy import GALAXY
from .hints.changes import sure
from .hints.trade import bill_of
from .outlook import Buyer, Outlook
from .parts import COMPONENTS
from .phrases import phrase
from .stake_view import FightView
from .view import CaptainView, MarketView, View

SCHOOL: Final = 8
"""Rounds in which a better pilot does not pay any more."""
PORT: Final = 200
"""Credits that a spaceport costs without a discount."""
_CARDS: Final = {
    CUSTOMS.id: "customs",
    STOWAWAY.id: "stowaway",
    DISTRESS_CALL.id: "distress",
    TANKER.id: "tanker",
}


def price(view: View, choice: Choice, otherwise: int = 0) -> int:
    """What a choice costs or brings now, with discount and fee; else what it does otherwise."""
    bill = bill_of(view, choice)
    if bill is not None:
        return bill.credits
    return abs(sure(view, choice).get("credits", otherwise))


# Where to go


def voyage(outlook: Outlook, place: str, gain: float, second: float, *, near: bool) -> Phrase:
    """Why there: what for, credits a turn, and those of the next best, of all or only of the near.

    The next best of all may be to stay.
    """
    word, worth = max(outlook.hopes(place).items(), key=lambda each: each[1])
    args = (("place", field_phrase(place)), ("worth", round(worth)))
    goal = Phrase(f"reason-for-{word}", args)
    far = "near" if near else "all"
    beaten = "alike" if round(second) >= round(gain) else "beaten"
    figures = (("goal", goal), ("gain", round(gain)), ("second", round(second)))
    return Phrase(f"reason-voyage-{far}-{beaten}", figures)


def stay(outlook: Outlook, gain: float, best: float) -> Phrase:
    """Why it stays: credits of another turn here, and a turn of the best voyage."""
    if round(gain) <= 0:
        return Phrase("reason-stay-idle", (("left", outlook.left),))
    return Phrase("reason-stay", (("gain", round(gain)), ("best", round(best))))


def towards(outlook: Outlook, place: str, number: int = 0) -> Phrase:
    """Why this way, or this number at a navigation field, as it leads to a place."""
    worth = round(outlook.wishes(place))
    by = "die" if number else "way"
    why = "plan" if outlook.view.plan else "best" if worth else "nothing"
    args = (("number", number), ("place", field_phrase(place)), ("worth", worth))
    return Phrase(f"reason-{by}-{why}", args)


def go_on(view: View) -> Phrase:
    """Why the flight or the turn goes on."""
    if view.decision == "tie-up":
        return Phrase("reason-end-movement")
    end = view.course[-1] if view.course else view.plan
    if not end:
        return Phrase("reason-continue")
    return Phrase("reason-go-on", (("field", field_phrase(end)),))


def start(place: str, worth: float, second: float) -> Phrase:
    """Why the ship is placed there; the worth of the next best place."""
    if round(second) >= round(worth):
        return Phrase("reason-start-alike", (("place", field_phrase(place)),))
    args = (("place", field_phrase(place)), ("worth", round(worth)), ("second", round(second)))
    return Phrase("reason-start", args)


# Trade


def delivery(view: View, guest: str) -> Phrase:
    """Why a passenger gets off, here or, on the way, from the Shuttle (MV265)."""
    fare = price(view, Choice("deliver", (guest,)), COMPONENTS.passenger[guest].fare)
    args = (("guest", plain_phrase(guest)), ("price", fare))
    far = view.decision in ("fly", "tie-up")
    return Phrase("reason-deliver-far" if far else "reason-deliver", args)


def sale(good: str, paid: int, buyer: Buyer | None) -> Phrase:
    """Why a good is sold here, and not to the next best buyer."""
    if buyer is None:
        return Phrase("reason-sell-only", (("good", plain_phrase(good)), ("price", paid)))
    args = (("price", paid), ("more", buyer.price - paid), *_buyer(good, buyer))
    return Phrase("reason-sell-far" if buyer.price > paid else "reason-sell", args)


def purchase(good: str, paid: int, buyer: Buyer | None, *, stock: bool = False) -> Phrase:
    """Why a good is bought: who will pay for it, or what one of the unknown may pay."""
    if buyer is None:
        middle = COMPONENTS.good[good].resale[1]
        args = (("good", plain_phrase(good)), ("price", paid), ("best", middle))
        return Phrase("reason-buy-hope", args)
    args_ = (("price", paid), *_buyer(good, buyer))
    return Phrase("reason-stock" if stock else "reason-buy", args_)


def _buyer(good: str, buyer: Buyer) -> tuple[tuple[str, int | Phrase], ...]:
    return (
        ("good", plain_phrase(good)),
        ("culture", plain_phrase(buyer.culture)),
        ("best", buyer.price),
        ("turns", whole(buyer.turns)),
    )


def whole(turns: float) -> int:
    """Turns as they are said."""
    return max(1, round(turns))


def finished(
    outlook: Outlook, market: MarketView | None, offers: Mapping[str, Sequence[Offer]]
) -> Phrase:
    """Why business is over: what is kept, not bought, not built, not trained, not taken along."""
    view, me = outlook.view, outlook.view.captains[outlook.seat]
    if view.decision == "buy-stock":
        return Phrase("reason-done-stock")
    if "sell" in offers and market is not None:
        return _kept(outlook, market, [offer.ids[0] for offer in offers["sell"]])
    if "buy" in offers:
        return Phrase("reason-done-buy", (("count", len(offers["buy"])),))
    if "build" in offers:
        (site,) = offers["build"][0].ids
        rest = me.credits - price(view, Choice("build", (site,)), PORT)
        return Phrase("reason-done-build", (("rest", rest),))
    if "train" in offers:
        return _untrained(outlook)
    return _waiting(outlook, [offer.ids[0] for offer in offers.get("board", ())])


def _kept(outlook: Outlook, market: MarketView, goods: Sequence[str]) -> Phrase:
    """The good of these for which most is paid elsewhere, or may be by a culture still unknown."""
    at = outlook.view.captains[outlook.seat].at
    found = [(outlook.buyer(good, at, market.system), good) for good in goods]
    known = [(buyer.price, buyer, good) for buyer, good in found if buyer is not None]
    good = max(known)[-1] if known else goods[0]
    here = price(outlook.view, Choice("sell", (good,)), dict(market.sought).get(good, 0))
    if known:
        return Phrase("reason-done-keep", (("price", here), *_buyer(good, max(known)[1])))
    args = (("good", plain_phrase(good)), ("price", here))
    return Phrase("reason-done-hope", (*args, ("best", COMPONENTS.good[good].resale[1])))


def _untrained(outlook: Outlook) -> Phrase:
    if outlook.left <= SCHOOL:
        return Phrase("reason-done-train-late", (("left", outlook.left),))
    credits_ = outlook.view.captains[outlook.seat].credits
    return Phrase("reason-done-train-poor", (("credits", credits_),))


def _waiting(outlook: Outlook, guests: Sequence[str]) -> Phrase:
    """Why the first of those who wait is left there, if anybody waits."""
    if not guests:
        return Phrase("reason-done")
    guest = COMPONENTS.passenger[guests[0]]
    goal = outlook.goal(guest.goal)
    who = ("guest", plain_phrase(guest.id))
    if not goal:
        return Phrase("reason-done-goal", (who, ("culture", plain_phrase(guest.goal))))
    args = (who, ("place", field_phrase(goal)), ("left", outlook.left))
    return Phrase("reason-done-late", args)


# Dangers and cards


def fight(me: CaptainView, stake: FightView, ability: str, second: str) -> Phrase:
    """Why with this ability; the second is the best of the others."""
    more = me.against_pirates
    chance, other = (stake.chance(me.value(each) + more) for each in (ability, second))
    args = (
        ("ability", plain_phrase(ability)),
        ("value", me.value(ability)),
        ("chance", chance),
        ("ability_id", ability),
        ("second", plain_phrase(second)),
        ("other", other),
    )
    kind = "lost" if not chance else "alike" if other == chance else "best"
    return Phrase(f"reason-fight-{kind}", args)


def answer(view: View, seat: int, choice: Choice) -> Phrase:
    """Why a card is answered like that."""
    card, option = choice.args
    if card in _CARDS:
        return Phrase(f"reason-answer-{_CARDS[card]}", (("price", price(view, choice)),))
    if card in (RUMOUR.id, MARKET_FLUX.id):
        market = next(each for each in view.markets if each.system == option)
        return Phrase("reason-answer-market", (("culture", plain_phrase(market.culture)),))
    if card == "pirates":
        return Phrase("reason-answer-boost", (("level", view.captains[seat].level),))
    return _picked(view, option)


def _picked(view: View, option: str) -> Phrase:
    """Why the first of a few cities, places to look at, or dice to roll again."""
    if option in GALAXY.fields:
        return Phrase("reason-answer-city", (("field", field_phrase(option)),))
    if option in GALAXY.systems:
        again = "-again" if option in dict(view.notes) else ""
        return Phrase(f"reason-answer-look{again}", (("place", field_phrase(option)),))
    if option == "reroll":
        return Phrase("reason-answer-reroll")
    return Phrase("reason-answer-die", (("number", int(option[-1])),))


# Where nothing is better than anything else


def indifferent(view: View, choice: Choice) -> Phrase:
    """Why a choice is as good as any other."""
    stake = view.stake.fight
    if choice.verb == "strengthen":
        kinds = [field.kind for field in GALAXY.fields.values()]
        hazards = (("laser", kinds.count("laser")), ("shield", kinds.count("shield")))
        return Phrase("reason-strengthen", hazards)
    if choice.verb == "discover":
        count = len(view.hidden)
        args = (("place", field_phrase(choice.args[0])), ("count", count))
        return Phrase("reason-discover", args)
    if choice.verb == "give" and stake is not None:
        return Phrase("reason-give", (("category", plain_phrase(stake.category)),))
    if choice.verb in ("pilot", "put"):
        return Phrase(f"reason-{choice.verb}")
    return Phrase("reason-any")


def left_alone(
    view: View, me: CaptainView, verb: str, offers: Mapping[str, Sequence[Offer]]
) -> Phrase:
    """Why nothing is done, where something could be."""
    if verb == "leave" and "swap-contacts" in offers:
        one, other = offers["swap-contacts"][0].ids
        args = (("one", field_phrase(one)), ("other", field_phrase(other)))
        return Phrase("reason-leave-swap", args)
    if verb == "leave":
        return Phrase("reason-leave-encounter")
    if verb == "effect-die" and view.decision == "name-exit":
        return Phrase("reason-exit")
    if verb == "effect-die":
        args_ = (("number", me.navigation),)
        return Phrase("reason-portal-set", args_) if me.navigation else Phrase("reason-portal")
    if verb == "stop" and "lower" in offers:
        gauge = offers["lower"][0].ids[0]
        value = me.laser if gauge == "laser" else me.shield
        return Phrase("reason-stop", (("gauge", plain_phrase(gauge)), ("value", value)))
    return Phrase("reason-accept" if verb == "stop" else "reason-skip")


def named(thing: str) -> tuple[tuple[str, str | Phrase], ...]:
    """A thing, with its id for languages that bend words by it."""
    return (("thing", phrase(thing)), ("thing_id", thing))
