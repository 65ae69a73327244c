"""SD4: what an order would come to, as things are when it is left."""

from __future__ import annotations

from engine import Phrase
from games.space_dealer.jobs import PLANNED
from games.space_dealer.view import PlanetView, View

from . import building, jobs, travel
from .said import said


def ordered(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """Of jobs what they bring; of the rest the words of the order say all there is."""
    match args[1:]:
        case "build", card, _ if card != PLANNED:
            return said(building.summary(view, own, card))
        case "use", card, way:
            return said(jobs.use(view, own, card, way))
        case "fly", ship, field:
            return said(travel.flight(view, own, ship, field))
        case "draw", level, _:
            return building.drawn(view, own, (level,))
    return None


def aimed(view: View, own: PlanetView, args: tuple[str, ...]) -> Phrase | None:
    """SD7: what a running timer would do instead; of a card that is built its site is all."""
    card, aim = args
    using = any(timer.job == "use" and timer.on == card for timer in own.timers)
    return said(jobs.use(view, own, card, aim)) if using else None
