"""What a choice comes to and what it wastes, for a line beside it; orders worth proposing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeAlias

from engine import Choice, Phrase
from games.space_dealer.answers import DEALS, GIFTS
from games.space_dealer.view import PlanetView, View

from . import building, dealing, jobs, ordered, travel

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
    "decline": dealing.declined,
    "withdraw": dealing.declined,
    "aim": ordered.aimed,
}
WARNINGS: Final[Mapping[str, Sayer]] = {
    **dict.fromkeys(("plan", "keep"), building.site_warning),
    **dict.fromkeys(("build", "place", "aim"), building.build_warning),
    "research": jobs.late_warning,
    "use": jobs.use_warning,
    "fly": travel.flight_warning,
    "deliver": travel.delivery_warning,
    "move": dealing.move_warning,
}
WHOLE: Final[Mapping[str, int]] = {
    **dict.fromkeys(("research",), 0),
    **dict.fromkeys(("plan", "keep", "draw", "scrap", "release"), 1),
    **dict.fromkeys(("accept", "decline", "withdraw"), 1),
    **dict.fromkeys(("build", "place", "use", "exchange", "fly", "deliver", "aim"), 2),
    **dict.fromkeys(("dump", "drop", "lift", "sabotage", "block"), 2),
    **dict.fromkeys(("settle", "move", "swap"), 3),
    "trade": 4,
}
"""So many ids make a choice; of its beginning nothing is said."""


def hint(view: View, choice: Choice) -> Phrase | None:
    """What a choice costs and brings, and when; of waiting there is something to say at the end."""
    if choice.verb == "wait":
        return Phrase("hint-closing") if view.closing else None
    if view.own is not None and choice.verb == "queue":
        return ordered.ordered(view, view.own, choice.args)
    return _said_by(HINTS, view, choice)


def warning(view: View, choice: Choice) -> Phrase | None:
    """What has no site or no room, is built over, comes too late, or ends the game."""
    return _said_by(WARNINGS, view, choice)


def _said_by(sayers: Mapping[str, Sayer], view: View, choice: Choice) -> Phrase | None:
    """Nothing of the beginning of a choice."""
    if view.own is None or len(choice.args) != WHOLE.get(choice.verb):
        return None
    sayer = sayers.get(choice.verb)
    return sayer(view, view.own, choice.args) if sayer is not None else None


def proposes(view: View, choice: Choice) -> Choice | None:
    """SD8: who accepts a gift of goods may accept every one."""
    gifts = [each.id for each in view.proposals if each.place and not each.want]
    accepts = choice.verb == "accept" and choice.args[0] in gifts
    return Choice("queue", (DEALS, GIFTS)) if accepts else None
