"""What a choice comes to, for a line beside it, and the order that would have made it."""

from __future__ import annotations

from engine import Choice, Phrase

from .answers import DEALS, GIFTS
from .view import DemandView, View


def hint(view: View, choice: Choice) -> Phrase | None:
    """The points of a delivery; that a card has no site; that waiting ends all after the end."""
    match choice.verb, choice.args:
        case "deliver", (demand, *_):
            return _points(view, demand)
        case (("plan" | "keep"), (card,)):
            return _site(view, card)
        case "wait", _ if view.closing:
            return Phrase("hint-closing")
    return None


def proposes(view: View, choice: Choice) -> Choice | None:
    """SD8: who accepts a gift of goods may accept every one."""
    gifts = [each.id for each in view.proposals if each.place and not each.want]
    accepts = choice.verb == "accept" and choice.args[0] in gifts
    return Choice("queue", (DEALS, GIFTS)) if accepts else None


def _points(view: View, id_: str) -> Phrase | None:
    found: list[DemandView] = [each for planet in view.planets for each in planet.demands]
    found += [neutral.demand for neutral in view.neutrals if neutral.demand is not None]
    demand = next((each for each in found if each.id == id_), None)
    if demand is None:
        return None
    if not demand.host:
        return Phrase("hint-delivers-alone", (("points", demand.deliver),))
    return Phrase("hint-delivers", (("points", demand.deliver), ("host", demand.host)))


def _site(view: View, card: str) -> Phrase | None:
    """SD23: a planned card without a site holds its place, in the basic game for good."""
    faces = () if view.own is None else view.own.faces
    if any(face.id == card and not face.fits for face in faces):
        return Phrase("hint-no-site-advanced" if view.advanced else "hint-no-site")
    return None
