"""What a choice comes to, for a line beside it, and the order that would have made it."""

from __future__ import annotations

from engine import Choice, Phrase

from .answers import DEALS, GIFTS
from .parts import HOLD, OUTPUT, kind_of
from .tasks import LATER
from .view import DemandView, View


def hint(view: View, choice: Choice) -> Phrase | None:
    """The points of a delivery; what has no site or no room; that waiting ends all at the end."""
    match choice.verb, choice.args:
        case "deliver", (demand, *_):
            return _points(view, demand)
        case (("plan" | "keep"), (card,)):
            return _site(view, card)
        case "use", (card, _):
            return _room(view, card)
        case "build", (_, site):
            return _promised(view, site)
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


def _room(view: View, card: str) -> Phrase | None:
    """SD24: goods for which there is no room are lost."""
    own = view.own
    if own is None or kind_of(card) not in OUTPUT:
        return None
    home = [ship for ship in own.ships if ship.at == own.field and not ship.to]
    room = own.room - len(own.depot) + sum(HOLD - len(ship.load) for ship in home)
    return Phrase("hint-no-room") if room <= 0 else None


def _promised(view: View, site: str) -> Phrase | None:
    """SD23: a site is taken by the card that is ready first."""
    timers = () if view.own is None else view.own.timers
    taken = any(timer.job == "plan" and timer.aim == site != LATER for timer in timers)
    return Phrase("hint-site-promised") if taken else None


def _site(view: View, card: str) -> Phrase | None:
    """SD23: a planned card without a site holds its place, in the basic game for good."""
    faces = () if view.own is None else view.own.faces
    if any(face.id == card and not face.fits for face in faces):
        return Phrase("hint-no-site-advanced" if view.advanced else "hint-no-site")
    return None
