"""What business comes to: prices, buyers, fares, cards (MV305)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine import Choice, Phrase, plain_phrase
from games.merchant_of_venus.bills import Bill
from games.merchant_of_venus.fields import field_phrase
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.parts import BASE, COMPONENTS, GAUGES
from games.merchant_of_venus.view import GuestView, MarketView, View, WareView

from .changes import Said, own, sure

SALES: Final = ("sell", "sell-strong")
BUILDS: Final = ("build", "build-by-permit")


def bought(view: View, choice: Choice) -> Said:
    """A good, equipment, a technology: the price, and what it is good for."""
    item, changes = choice.args[0], sure(view, choice)
    bill = bill_of(view, choice)
    if bill is None:
        return Said()
    paid, told = _paid(bill, changes)
    if ware := _ware(view, item):
        return Said(_good(view, ware, paid), {**told, "goods": 1})
    if item in GAUGES:
        captain = own(view)
        value = 1 + (captain.laser if item == "laser" else captain.shield)
        worth = COMPONENTS.figures.gauge_fame  # MV213
        gained = worth[value - 1] - worth[value - 2]
        args = (
            ("paid", paid),
            ("gauge", plain_phrase(item)),
            ("value", value),
            ("fame", gained),
        )
        return Said(Phrase("venus-hint-gauge", args), {**told, item: value})
    does = Phrase(f"venus-what-{item}")
    line = Phrase("venus-hint-thing", (("paid", paid), ("count", 1), ("does", does)))
    return Said(line, {**told, "equipment": 1})


def stocked(view: View, choice: Choice) -> Said:
    """MV243: a good before the first round."""
    ware = _ware(view, choice.args[0])
    if ware is None:
        return Said()
    paid = Phrase("venus-paid", (("price", ware.cost),))
    return Said(_good(view, ware, paid), {"credits": ware.cost, "goods": 1})


def _paid(bill: Bill, changes: dict[str, int]) -> tuple[Phrase, dict[str, int]]:
    """The price, and how much of it the own credits pay; the IOU pays first (MV95).

    Where the IOU pays it all, an own spaceport brings its credits (MV125).
    """
    cash = -changes.get("credits", 0)
    if cash < 0:
        back = (("price", bill.credits - cash), ("back", -cash))
        return Phrase("venus-paid-back", back), {"credits": -cash}
    if bill.credits == cash:
        return Phrase("venus-paid", (("price", bill.credits),)), {"credits": cash}
    args = (("price", bill.credits), ("cash", cash))
    return Phrase("venus-paid-iou", args), {"credits": cash}


def _ware(view: View, good: str) -> WareView | None:
    return next((ware for m in view.markets for ware in m.goods if ware.id == good), None)


def _good(view: View, ware: WareView, paid: Phrase) -> Phrase:
    """A good: its price, what is printed on it (MV82), and who known pays best now."""
    offers = [(price, m.culture) for m in view.markets for g, price in m.sought if g == ware.id]
    best, culture = max(offers, default=(0, "none"))
    args: tuple[tuple[str, int | Phrase | tuple[Phrase, ...]], ...] = (
        ("count", 1),
        ("paid", paid),
        ("low", ware.resale[0]),
        ("high", ware.resale[-1]),
        ("buyers", tuple(map(plain_phrase, ware.buyers))),
        ("best", best),
        ("culture", plain_phrase(culture)),
    )
    return Phrase("venus-hint-good", args)


def sold(view: View, choice: Choice) -> Said:
    """What a good brings here, and who known pays more elsewhere."""
    good, brings = choice.args[0], sure(view, choice).get("credits", 0)
    here = market_here(view)
    elsewhere = [
        (price, culture)
        for each, culture, price in own(view).buyers
        if each == good and price > brings and (here is None or culture != here.culture)
    ]
    best, culture = max(elsewhere, default=(0, "none"))
    args = (("count", 1), ("price", brings), ("best", best), ("culture", plain_phrase(culture)))
    return Said(Phrase("venus-hint-sale", args), {"credits": brings, "goods": 1})


def market_here(view: View) -> MarketView | None:
    """The known market of the system where the viewer is."""
    system = GALAXY[own(view).at].system
    return next((market for market in view.markets if system and market.system == system), None)


def delivered(view: View, choice: Choice) -> Said:
    """The fare."""
    guest = next((each for each in own(view).guests if each.id == choice.args[0]), None)
    bill = bill_of(view, choice)
    if guest is None:
        return Said()
    fare = bill.credits if bill is not None else sure(view, choice).get("credits", guest.fare)
    return Said(Phrase("venus-hint-pays", (("price", fare),)), {"credits": fare})


def boarded(view: View, choice: Choice) -> Said:
    """Where a waiting passenger wants to go, and for how much."""
    waiting = [guest for market in view.markets for guest in market.guests]
    waiting += [guest for _, guest in view.waiting]
    found = next((guest for guest in waiting if guest.id == choice.args[0]), None)
    return Said() if found is None else Said(_journey(view, found))


def _journey(view: View, guest: GuestView) -> Phrase:
    """The goal by its place where that is known, else by its culture."""
    system = next((m.system for m in view.markets if m.culture == guest.goal), "")
    known = BASE if guest.goal == BASE else system
    if not known:
        goal = ("goal", plain_phrase(guest.goal))
        return Phrase("venus-hint-guest-unknown", (goal, ("price", guest.fare)))
    return Phrase("venus-hint-guest", (("goal", field_phrase(known)), ("price", guest.fare)))


def given_up(view: View, choice: Choice) -> Said:
    """What goes ashore or overboard; a passenger thrown out brings infamy (MV197)."""
    if choice.verb == "jettison" and any(g.id == choice.args[0] for g in own(view).guests):
        args = (("least", 1), ("most", 6), ("often", 5))
        return Said(Phrase("venus-hint-overboard", args))
    line = Phrase(f"venus-hint-{choice.verb}", (("count", 1),))
    return Said(line, {"goods": 1, "equipment": 1})


def paid_for(view: View, choice: Choice) -> Said:
    """Training, rewards, missions, cards and spaceports: the price."""
    verb, (id_, *rest) = choice.verb, choice.args
    if verb == "fulfil" and not rest:
        return Said()
    changes = sure(view, choice)
    bill = bill_of(view, choice)
    price = bill.credits if bill is not None else -changes.get("credits", 0)
    if verb == "claim":
        does = Phrase(f"venus-does-{id_}")
        return _priced("venus-hint-claim", price, ("does", does))
    if verb == "fulfil":
        return _priced("venus-hint-fulfil", price if rest == ["pay"] else 0)
    return _priced("venus-hint-build" if verb in BUILDS else "venus-hint-price", price)


def _priced(key: str, price: int, *more: tuple[str, Phrase]) -> Said:
    paid = Phrase("venus-paid", (("price", price),))
    return Said(Phrase(key, (("paid", paid), ("price", price), *more)), {"credits": price})


def bill_of(view: View, choice: Choice) -> Bill | None:
    """What the choice costs or brings, where it has a price."""
    verb, id_ = choice.verb, choice.args[0]
    return next((each for each in view.bills if (each.verb, each.id) == (verb, id_)), None)


def goal(view: View, field: str, most: int) -> Phrase | None:
    """Who lives where a way leads, and what the cargo brings there now; ``most`` things of it."""
    look = GALAXY[field]
    brings = _brings(view, BASE, ()) if look.kind == "base" else ()
    who = Phrase("venus-goal-base")
    if look.kind != "base":
        found = next((m for m in view.markets if look.system and m.system == look.system), None)
        if found is not None:
            brings = _brings(view, found.culture, found.sought)
            state = (("culture", plain_phrase(found.culture)), ("state", plain_phrase(found.state)))
            who = Phrase("venus-goal-market", state)
            if not brings and found.goods:
                ware = min(found.goods, key=lambda ware: ware.cost)
                args = (("good", plain_phrase(ware.id)), ("price", ware.cost))
                brings = (Phrase("venus-goal-sells", args),)
        elif look.system:
            seen = dict(view.notes).get(look.system, "")
            seen_ = (("culture", plain_phrase(seen)),)
            who = Phrase("venus-goal-seen", seen_) if seen else Phrase("venus-goal-unknown")
        else:
            return None
    what = brings[:most]
    return Phrase("venus-goal", (("who", who), ("count", len(what)), ("what", what)))


def _brings(view: View, culture: str, sought: Sequence[tuple[str, int]]) -> tuple[Phrase, ...]:
    """Goods and passengers aboard for which somebody pays there, the most first."""
    captain, prices = own(view), dict(sought)
    paid = [(prices[id_], id_) for id_, _ in captain.cargo if id_ in prices]
    paid += [(guest.fare, guest.id) for guest in captain.guests if guest.goal == culture]
    most = sorted(dict.fromkeys(paid), reverse=True)
    return tuple(
        Phrase("venus-goal-pays", (("price", price), ("what", plain_phrase(id_))))
        for price, id_ in most
    )
