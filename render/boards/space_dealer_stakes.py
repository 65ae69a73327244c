"""Space Dealer: what is at stake; all of it lies open (SD60)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine import Seat
from games.space_dealer.view import DemandView, View
from render.board import Caption

_FEW = 3
"""So few markers left are worth a word: the last one ends the game (SD28)."""


def stakes(view: View, caption: Caption, name: Callable[[Seat], str]) -> Iterator[str]:
    """Who leads, who is about to end the game, and the delivery that brings most.

    name: what a seat is called where the sentences stand.
    """
    if not view.ends or view.over:
        return
    yield _leaders(view, caption, name)
    fewest = min(look.markers for look in view.planets)
    if 0 < fewest <= _FEW and not view.closing:
        who = [name(look.seat) for look in view.planets if look.markers == fewest]
        yield caption.texts("dealer-stake-markers", who=who, sharing=len(who), markers=fewest)
    yield from _best(view, caption, name)


def _leaders(view: View, caption: Caption, name: Callable[[Seat], str]) -> str:
    most = max(look.points for look in view.planets)
    first = [name(look.seat) for look in view.planets if look.points == most]
    return caption.texts("dealer-stake-leads", who=first, sharing=len(first), points=most)


def _best(view: View, caption: Caption, name: Callable[[Seat], str]) -> Iterator[str]:
    """The open demand worth most to whoever meets it; nobody can meet their own (SD27)."""
    found: list[tuple[DemandView, str]] = []
    own = view.own
    for look in view.planets if own is None or own.markers else ():  # SD28
        if look.seat != view.viewer:
            found += [(each, name(look.seat)) for each in look.demands if each.met is None]
    for neutral in view.neutrals:
        if neutral.demand is not None:
            found.append((neutral.demand, caption.id(neutral.field)))
    if not found:
        return
    best, where = max(found, key=lambda each: each[0].deliver)
    goods = caption.id(best.goods)
    yield caption.texts("dealer-stake-demand", where=where, goods=goods, points=best.deliver)
