"""What a choice comes to and what it wastes, for a line beside it; orders worth proposing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine import Choice, Phrase

from games.space_dealer.answers import DEALS, GIFTS
from games.space_dealer.view import PlanetView, View

from . import building, dealing, jobs, travel

Sayer: TypeAlias = Callable[[View, PlanetView, tuple[str, ...]], Phrase | None]
"""From the view, the viewer's planet, and the ids of a choice."""

HINTS: Final[Mapping[str, Sayer]] = {
    "settle": building.settled,
    "plan": building.planned,
    "keep": building.kept,
    "draw": building.drawn,
    "build": building.built,
    "scrap": building.scrapped,
    "place": building.placed,
    "release": building.released,
    "research": jobs.researched,
    "use": jobs.used,
    "exchange": jobs.exchanged,
    "fly": travel.flown,
    "deliver": travel.delivered,
    "move": dealing.moved,
    "dump": dealing.dumped,
    "drop": dealing.dropped,
    "lift": dealing.lifted,
    "sabotage": dealing.sabotaged,
    "block": dealing.blocked,
    "trade": dealing.proposed,
    "swap": dealing.swap_proposed,
    "accept": dealing.accepted,
}
WHOLE: Final[Mapping[str, int]] = {
    **dict.fromkeys(("research",), 0),
    **dict.fromkeys(("plan", "keep", "draw", "scrap", "release", "accept"), 1),
    **dict.fromkeys(("build", "place", "use", "exchange", "fly", "deliver"), 2),
    **dict.fromkeys(("dump", "drop", "lift", "sabotage", "block"), 2),
    **dict.fromkeys(("settle", "move", "swap"), 3),
    "trade": 4,
}
"""So many ids make a choice; of its beginning nothing is said."""


def hint(view: View, choice: Choice) -> Phrase | None:
    """What a choice costs and brings, and when; of declining and waiting there is nothing to say."""
    if choice.verb == "wait":
        return Phrase("hint-closing") if view.closing else None
    if view.own is None or len(choice.args) != WHOLE.get(choice.verb):
        return None
    return HINTS[choice.verb](view, view.own, choice.args)


def warning(view: View, choice: Choice) -> Phrase | None:
    """What has no site or no room, is built over, comes too late, or ends the game."""
    own = view.own
    if own is None:
        return None
    match choice.verb, choice.args:
        case (("plan" | "keep"), (card,)):
            return building.site_warning(view, own, card)
        case (("build" | "place"), (card, site)):
            return building.build_warning(own, card, site)
        case "research", ():
            return jobs.too_late(view)
        case "use", (card, way):
            return jobs.use_warning(view, own, card, way)
        case "fly", (ship, field):
            return travel.flight_warning(view, own, ship, field)
        case "deliver", (demand, _):
            return travel.delivery_warning(view, own, demand)
        case "move", (source, target, what):
            return dealing.move_warning(own, source, target, what)
    return None


def proposes(view: View, choice: Choice) -> Choice | None:
    """SD8: who accepts a gift of goods may accept every one."""
    gifts = [each.id for each in view.proposals if each.place and not each.want]
    accepts = choice.verb == "accept" and choice.args[0] in gifts
    return Choice("queue", (DEALS, GIFTS)) if accepts else None
