"""Goods that are moved, given up or traded, and attacks: how many, and what is left."""

from __future__ import annotations

from engine import Phrase
from games.space_dealer.goods import ALL
from games.space_dealer.trade import NOTHING
from games.space_dealer.view import PlanetView, View

from .building import does
from .said import place


def moved(_view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD26: as many as fit."""
    source, target, what = args
    room = place(own, target).room
    count = min(place(own, source).count(what), room)
    return Phrase("hint-moves", (("count", count), ("room", room - count)))


def move_warning(_view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """What does not fit stays."""
    source, target, what = args
    stay = place(own, source).count(what) - place(own, target).room
    return Phrase("warn-stay", (("count", stay),)) if what == ALL and stay > 0 else None


def dumped(_view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD27."""
    return Phrase("hint-dumps", (("count", place(own, args[0]).count(args[1])),))


def dropped(_view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD46: others may take them."""
    return Phrase("hint-drops", (("count", place(own, args[0]).count(args[1])),))


def lifted(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD46: as many as fit aboard."""
    ship = place(own, args[0])
    there = next((each.goods for each in view.neutrals if each.field == ship.field), "")
    count = min(len(there) if args[1] == ALL else 1, ship.room)
    return Phrase("hint-lifts", (("count", count), ("room", ship.room - count)))


def sabotaged(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD41: what fails, and the markers left."""
    timers = [
        timer
        for planet in view.planets
        if planet.field == args[0]
        for timer in planet.timers
        if timer.id == args[1]
    ]
    job = timers[0].job if timers else ""
    return Phrase("hint-sabotages", (("job", job), ("left", _attacks(own) - 1)))


def blocked(_view: View, own: PlanetView, _args: tuple[str, ...]) -> Phrase:
    """SD42: likewise."""
    return Phrase("hint-blocks", (("left", _attacks(own) - 1),))


def proposed(_view: View, _own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD26: nothing moves before the other side agrees."""
    give, want = (0 if each == NOTHING else len(each) for each in args[2:])
    return Phrase("hint-proposes", (("give", give), ("get", want)))


def swap_proposed(_view: View, _own: PlanetView, args: tuple[str, ...]) -> Phrase:
    """SD45: only the other side sees what is offered."""
    give, want = (int(each != NOTHING) for each in args[1:])
    return Phrase("hint-swaps", (("give", give), ("get", want)))


def accepted(view: View, _own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """SD26, SD45: what the viewer gets, and gives."""
    deal = next((each for each in view.proposals if each.id == args[0]), None)
    if deal is None:
        return None
    if deal.place:
        return Phrase("hint-accepts", (("get", len(deal.give)), ("give", len(deal.want))))
    figures = (("get", int(deal.give)), ("give", int(deal.want)))
    if not deal.card:
        return Phrase("hint-accepts-cards", figures)
    return Phrase("hint-accepts-card", (*figures, ("does", does(view, deal.card))))


def declined(_view: View, _own: PlanetView, _args: tuple[str, ...]) -> Phrase:
    """SD26, SD45: of the other side or by oneself."""
    return Phrase("hint-declines")


def _attacks(own: PlanetView) -> int:
    return sum(card.attacks for card in own.built)
