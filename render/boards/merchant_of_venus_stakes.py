"""Merchant of Venus: what is at stake, in sentences of what lies open."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine import Seat
from games.merchant_of_venus.parts import BASE
from games.merchant_of_venus.stake_view import FightView
from render.board import Caption

from .merchant_of_venus_look import Look


def stakes(look: Look, caption: Caption, name: Callable[[Seat], str]) -> Iterator[str]:
    """The test or fight to be met, who leads, and what the ship that flies can earn most with.

    name: what a seat is called where the sentences stand.
    """
    stake, texts = look.stake, caption.texts
    if look.result is not None or look.turn is None:
        return
    who = name(Seat(look.turn))
    if stake.failed:
        key = "venus-stake-failed" if stake.lower else "venus-stake-stuck"
        yield texts(key, who=who, ability=caption.id(stake.failed), lower=stake.lower)
    if stake.fight is not None:
        yield from _fight(stake.fight, caption, name)
    if stake.unmet:
        yield texts("venus-stake-challenges", count=stake.unmet)
    yield from _leaders(look, caption, name)
    yield from _delivery(look, caption, who)


def _leaders(look: Look, caption: Caption, name: Callable[[Seat], str]) -> Iterator[str]:
    """Who would win now; whoever plays alone hears what they have."""
    totals, leaders = look.stake.totals, look.stake.leaders
    if len(totals) == 1:
        yield caption.texts("venus-stake-alone", who=name(Seat(0)), points=totals[0])
    elif leaders:
        who, points = list(map(name, leaders)), totals[leaders[0]]
        yield caption.texts("venus-stake-leads", who=who, sharing=len(who), points=points)


def _fight(fight: FightView, caption: Caption, name: Callable[[Seat], str]) -> Iterator[str]:
    """MV172 to MV176: what winning brings and losing costs."""
    texts = caption.texts
    if fight.loot:
        category = texts("venus-category", category=fight.category)
        cost = texts("venus-stake-loot", category=category)
    else:
        cost = texts("venus-stake-ransom", credits=fight.ransom)
    who = name(fight.seat)
    yield texts("venus-stake-pirates", who=who, number=fight.number, cost=cost)
    yield texts("venus-stake-bounty", credits=fight.bounty, fame=fight.fame)


def _delivery(look: Look, caption: Caption, who: str) -> Iterator[str]:
    """What of the cargo brings most now: a good where it is bought, or a passenger's fare.

    Where a passenger wants to go to somebody whom nobody has met, no way is known.
    """
    assert look.turn is not None
    panel = look.panels[look.turn]
    found = [(price, good, culture) for good, culture, price in panel.buyers]
    met = {BASE, *(market.culture for market in look.markets.values())}
    found += [(guest.fare, guest.id, guest.goal) for guest in panel.guests if guest.goal in met]
    if found:
        price, what, where = max(found, key=lambda each: each[0])
        yield caption.texts(
            "venus-stake-delivery",
            who=who,
            what=caption.id(what),
            where=caption.id(where),
            credits=price,
        )
