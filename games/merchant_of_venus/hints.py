"""What a choice comes to, in a line beside it (MV305): prices, buyers, passengers' fares, odds."""

from __future__ import annotations

from typing import Final

from engine import Choice, Phrase, plain_phrase

from .fields import field_phrase
from .galaxy import DIE
from .parts import BASE
from .standing import BY_DIE
from .view import CaptainView, GuestView, View

BRINGS: Final = ("sell", "deliver")


def hint(view: View, choice: Choice) -> Phrase | None:
    """The line beside a choice; None for those whose label says everything."""
    if view.viewer is None or not choice.args:
        return _way_on(view) if choice.verb == "go-on" else None
    id_ = choice.args[0]
    if choice.verb == "pilot":
        return Phrase(f"venus-pilot-{id_}")
    if choice.verb == "unload":
        return Phrase("venus-hint-unload")
    if choice.verb == "fight":
        return _odds(view, view.captains[view.viewer], id_)
    if choice.verb == "stock":  # MV243
        costs = {ware.id: ware.cost for market in view.markets for ware in market.goods}
        return _good(view, id_, costs.get(id_, 0))
    return _guest(view, id_) if choice.verb == "board" else _bill(view, choice)


def proposes(view: View, choice: Choice) -> Choice | None:
    """MV295: who leaves the exit of another to the die may leave all of them to it."""
    by_die = (view.decision, choice.verb) == ("name-exit", "effect-die")
    return Choice("order", (BY_DIE,)) if by_die else None


def _way_on(view: View) -> Phrase | None:
    """MV299: where the viewer's voyage leads."""
    goal = view.course[-1] if view.course else ""
    return Phrase("venus-hint-go-on", (("field", field_phrase(goal)),)) if goal else None


def _bill(view: View, choice: Choice) -> Phrase | None:
    """What the choice costs or brings; a mission has a price only where it is paid for."""
    verb, id_, *rest = (choice.verb, *choice.args)
    if verb == "fulfil" and rest != ["pay"]:
        return None
    bill = next((each for each in view.bills if (each.verb, each.id) == (verb, id_)), None)
    if bill is None:
        return None
    if verb in BRINGS:
        return _credits("venus-hint-pays", bill.credits)
    if verb == "claim":
        does = Phrase(f"venus-does-{id_}")
        return Phrase("venus-hint-claim", (("price", bill.credits), ("does", does)))
    return _good(view, id_, bill.credits) or _credits("venus-hint-price", bill.credits)


def _credits(key: str, credits_: int) -> Phrase:
    return Phrase(key, (("price", credits_),))


def _good(view: View, good: str, price: int) -> Phrase | None:
    """A good: its price, what is printed on it (MV82), and who known pays best now."""
    wares = (ware for market in view.markets for ware in market.goods if ware.id == good)
    ware = next(wares, None)
    if ware is None:
        return None
    offers = [(paid, m.culture) for m in view.markets for g, paid in m.sought if g == good]
    best, culture = max(offers, default=(0, "none"))
    args: tuple[tuple[str, int | Phrase | tuple[Phrase, ...]], ...] = (
        ("price", price),
        ("low", ware.resale[0]),
        ("high", ware.resale[-1]),
        ("buyers", tuple(map(plain_phrase, ware.buyers))),
        ("best", best),
        ("culture", plain_phrase(culture)),
    )
    return Phrase("venus-hint-good", args)


def _guest(view: View, passenger: str) -> Phrase | None:
    """Where a waiting passenger wants to go, and for how much."""
    waiting = [guest for market in view.markets for guest in market.guests]
    waiting += [guest for _, guest in view.waiting]
    found = next((guest for guest in waiting if guest.id == passenger), None)
    return None if found is None else _journey(view, found)


def _journey(view: View, guest: GuestView) -> Phrase:
    """The goal by its place where that is known, else by its culture."""
    system = next((m.system for m in view.markets if m.culture == guest.goal), "")
    known = BASE if guest.goal == BASE else system
    goal = field_phrase(known) if known else plain_phrase(guest.goal)
    return Phrase("venus-hint-guest", (("goal", goal), ("price", guest.fare)))


def _odds(view: View, captain: CaptainView, ability: str) -> Phrase | None:
    """MV172: how likely the fight is won with an ability."""
    pirates = next((each for each in view.pirates if each.field == captain.at), None)
    if pirates is None:
        return None
    values = {
        "laser": captain.laser + captain.laser_bonus,
        "shield": captain.shield + captain.shield_bonus,
        "pilot": captain.skill,
    }
    wins = values[ability] - 1 - pirates.number + captain.against_pirates
    wins = min(DIE, max(0, wins))
    return Phrase("venus-hint-chance", (("chance", 100 * wins // DIE),))
