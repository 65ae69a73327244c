"""Why the trader does what it does: of each wish the figures that decided for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import Offer, Phrase, as_seat, plain_phrase

from .hints.building import does as hinted
from .parts import COLOURED, GOODS, OUTPUT, colour_of, kind_of
from .phrases import goods, phrase
from .view import DemandView, PlanetView, View


class Lack(NamedTuple):
    """The demand that wants least more: its points, and the colours missing, as places in GOODS."""

    points: int
    colours: Sequence[int]


class Trip(NamedTuple):
    """A demand that goods meet, so many flights away, and how many others they meet."""

    points: int
    flights: int
    others: int


def settled(mines: int, offer: Offer) -> Phrase:
    """SD12: one mine is like the other."""
    return Phrase("reason-settle", (("count", mines), ("good", _good(colour_of(offer.ids[1])))))


def delivered(view: View, found: Sequence[Offer], offer: Offer) -> Phrase:
    """SD27: what it takes, and how many others could be met."""
    every = [demand for planet in view.planets for demand in planet.demands]
    every += [neutral.demand for neutral in view.neutrals if neutral.demand is not None]
    demand: DemandView = next(each for each in every if each.id == offer.ids[0])
    others = len({each.ids[0] for each in found}) - 1
    figures = (("goods", goods(demand.goods)), ("points", demand.deliver), ("others", others))
    return Phrase("reason-deliver", figures)


def kept(view: View, found: Sequence[Offer], offer: Offer) -> Phrase:
    """SD20: against the other card, if there is one."""
    does = ("does", _does(view, offer.ids[0]))
    others = [each.ids[0] for each in found if each != offer]
    if not others:
        return Phrase("reason-keep-last", (does,))
    kind = kind_of(others[0])
    if kind == kind_of(offer.ids[0]):
        return Phrase("reason-keep-like", (does,))
    return Phrase("reason-keep", (does, ("other", phrase(f"kind-{kind}"))))


def accepted(view: View, offer: Offer) -> Phrase:
    """SD26: it costs no more than it brings."""
    deal = next(each for each in view.proposals if each.id == offer.ids[0])
    get, give = len(deal.give), len(deal.want)
    return Phrase("reason-accept", (("get", get), ("give", give), ("more", get - give)))


def declined(view: View, offer: Offer) -> Phrase:
    """SD26, SD45: planned cards, too little, or what cannot be done now."""
    deal = next(each for each in view.proposals if each.id == offer.ids[0])
    if not deal.place:
        return Phrase("reason-decline-cards")
    get, give = len(deal.give), len(deal.want)
    if get < give:
        return Phrase("reason-decline", (("get", get), ("give", give), ("fewer", give - get)))
    return Phrase("reason-decline-impossible")


def placed(view: View, found: Sequence[Offer], offer: Offer) -> Phrase:
    """SD23: any of the sites of the card."""
    sites = sum(each.ids[0] == offer.ids[0] for each in found)
    return Phrase("reason-place", (("does", _does(view, offer.ids[0])), ("count", sites)))


def exchanged(found: Sequence[Offer], offer: Offer) -> Phrase:
    """SD25: any of them."""
    return Phrase("reason-exchange", (("way", phrase(offer.ids[1])), ("count", len(found))))


def attacked(view: View, found: Sequence[Offer], offer: Offer) -> Phrase:
    """SD41, SD42: how far ahead they are."""
    points = view.planets[as_seat(offer.ids[0])].points
    others = len({each.ids[0] for each in found}) - 1
    return Phrase("reason-attack", (("points", points), ("others", others)))


def planned(view: View, found: Sequence[Offer], offer: Offer) -> Phrase:
    """SD20: the best of the personal pile."""
    return Phrase("reason-plan", (("does", _does(view, offer.ids[0])), ("count", len(found))))


def drawn(view: View, me: PlanetView, offer: Offer) -> Phrase:
    """SD20: every other card, and when the personal pile is empty."""
    left = view.common[int(offer.ids[0].removeprefix("level-")) - 2]
    if not me.pile:
        return Phrase("reason-draw-only", (("left", left),))
    return Phrase("reason-draw", (("count", len(me.zone)), ("left", left)))


def loaded(trip: Trip) -> Phrase:
    """SD26: what the goods at home are good for."""
    return Phrase("reason-load", tuple(trip._asdict().items()))


def dumped(have: Sequence[int]) -> Phrase:
    """SD27: what there is most of, ``have`` by colour."""
    figures = (("all", sum(have)), ("good", _good(have.index(max(have)))), ("count", max(have)))
    return Phrase("reason-dump", figures)


def flown(trip: Trip, left: int) -> Phrase:
    """SD22: to a demand, or so many flights short of it."""
    figures = (("points", trip.points), ("others", trip.others))
    if left:
        return Phrase("reason-fly-on", (*figures, ("left", left)))
    return Phrase("reason-fly", figures)


def flown_home(me: PlanetView, load: Sequence[int], offer: Offer) -> Phrase:
    """SD22: nothing is aboard, or nothing that anybody wants."""
    if not sum(load):
        return Phrase("reason-fly-empty")
    return Phrase("reason-fly-home" if offer.ids[1] == me.field else "reason-fly-homeward")


def built(view: View, found: Sequence[Offer], offer: Offer) -> Phrase:
    """SD23: the best planned card that covers nothing."""
    cards = len({each.ids[0] for each in found})
    return Phrase("reason-build", (("does", _does(view, offer.ids[0])), ("count", cards)))


def built_over(view: View, me: PlanetView, offer: Offer) -> Phrase:
    """SD23: all places are taken by cards that have no free site."""
    figures = (("does", _does(view, offer.ids[0])), ("count", me.places))
    return Phrase("reason-build-over", figures)


def built_anyway(view: View, offer: Offer) -> Phrase:
    """SD23: it helps more than what it covers."""
    return Phrase("reason-build-anyway", (("does", _does(view, offer.ids[0])),))


def researched_early(me: PlanetView) -> Phrase:
    """SD21: there is something to work with."""
    usable = sum(card.usable for card in me.built)
    return Phrase("reason-research-early", (("count", usable), ("level", me.level + 1)))


def researched(view: View, me: PlanetView) -> Phrase:
    """SD21: for want of something better."""
    left = view.common[me.level - 1]
    return Phrase("reason-research", (("level", me.level + 1), ("left", left)))


def used(lack: Lack, offer: Offer, colour: int) -> Phrase:
    """SD24: the card makes what is lacking."""
    made = ("count", OUTPUT[kind_of(offer.ids[0])])
    return Phrase("reason-use", (*_lacking(lack), made, ("good", _good(colour))))


def converted(lack: Lack, have: int, colour: int) -> Phrase:
    """SD25: what there is most of, for what is lacking."""
    return Phrase("reason-convert", (*_lacking(lack), ("count", have), ("good", _good(colour))))


def used_to_convert(lack: Lack, colour: int) -> Phrase:
    """SD25: nothing is there yet that could be exchanged."""
    return Phrase("reason-use-to-convert", (*_lacking(lack), ("good", _good(colour))))


def armed(offer: Offer) -> Phrase:
    """SD41, SD42: for want of something better."""
    return Phrase("reason-arm", (("kind", kind_of(offer.ids[0])),))


def waited(view: View, me: PlanetView, wanted: int, room: int) -> Phrase:
    """SD62: why nothing begins; ``wanted`` demands are open to the seat."""
    if view.closing:
        return Phrase("reason-wait-closing")
    if all(timer.job for timer in me.timers):
        return Phrase("reason-wait-timers", (("count", len(me.timers)),))
    if not wanted:
        return Phrase("reason-wait-unwanted")
    if room < 1:
        return Phrase("reason-wait-full")
    return Phrase("reason-wait", (("count", wanted),))


def _does(view: View, card: str) -> Phrase:
    """What a card does, with the figure of its hint, to go on after "it"."""
    figures, kind = hinted(view, card).args, kind_of(card)
    if kind in COLOURED:
        return Phrase("reason-does-coloured", figures)
    return Phrase(f"reason-does-{kind}", figures)


def _lacking(lack: Lack) -> tuple[tuple[str, tuple[Phrase, ...]], tuple[str, int]]:
    return ("lacking", tuple(map(_good, lack.colours))), ("points", lack.points)


def _good(colour: int) -> Phrase:
    return plain_phrase(GOODS[colour])
