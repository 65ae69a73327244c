"""What is said of incidents, of the alien, of thefts and of standing orders."""

from __future__ import annotations

from engine import Phrase, as_seat
from games.delta_v.parts import (
    ACQUISITION,
    ALIEN,
    BIDS,
    LAST_ALIEN,
    LOOKS,
    SCAN,
)
from games.delta_v.phrases import phrase
from games.delta_v.view import View

from .reading import face, me, open_with, rivals, sight, unknown


def show(view: View, cell: str) -> Phrase:
    """DV80: what the incident is good for, and which rockets of one's own come home."""
    return turned_up(view, cell, face(view, cell))


def turned_up(view: View, cell: str, incident: str) -> Phrase:
    """DV80, DV87, DV90: what an incident brings that is turned up."""
    home = Phrase("rockets-home", (("rockets", me(view).rockets.count(cell)),))
    if incident != ALIEN:
        args = (("incident", phrase(incident)), ("does", _does(incident)), ("more", 1))
        return Phrase("hint-keep", (*args, ("home", home)))
    number = view.encounters + 1
    if number < LAST_ALIEN:
        return Phrase("hint-alien", (("number", number), ("last", LAST_ALIEN), ("home", home)))
    best = max(player.points for player in rivals(view))
    return Phrase("hint-last-alien", (("points", me(view).points), ("best", best), ("home", home)))


def use(view: View, incident: str) -> Phrase:
    """DV81 to DV83: what it does, and that it is used up."""
    own = me(view)
    if incident == SCAN:
        does = Phrase("does-scan-now", (("tiles", own.station + len(own.rockets)),))
    elif incident == ACQUISITION:
        does = Phrase("does-acquisition-now", (("yard", own.yard - 1),))
    else:
        does = _does(incident)
    return Phrase("hint-use", (("does", does), ("used", 1), ("held", len(own.incidents))))


def strike(view: View, incident: str) -> Phrase:
    """DV84, DV85: what it takes away, and from how many points."""
    points = view.players[view.active].points
    does = Phrase(f"does-{incident}-now", (("points", points),))
    return Phrase("hint-use", (("does", does), ("used", 1), ("held", len(me(view).incidents))))


def alien_to(view: View, cell: str) -> Phrase:
    """DV87: what nobody can turn up then, and whose rockets are held."""
    held = sum(player.rockets.count(cell) for player in rivals(view))
    return Phrase("hint-alien-to", (("tile", sight(view, cell)), ("rockets", held)))


def alien_stays(view: View) -> Phrase:
    """DV87: where it stays."""
    if not view.alien:
        return Phrase("hint-alien-off")
    return Phrase("hint-alien-stays", (("cell", phrase(view.alien)),))


def steal(view: View, victim: str, loot: str) -> Phrase:
    """DV87: what one has then, and how many points its owner has."""
    own, points = me(view), view.players[as_seat(victim)].points
    bribe = loot.removeprefix("bribe-")
    if bribe != loot:
        args = (("mineral", phrase(bribe)), ("contracts", open_with(view, bribe)))
        bribes = len(own.bribes) + 1
        return Phrase("hint-steal-bribe", (*args, ("bribes", bribes), ("points", points)))
    return Phrase("hint-steal", (("does", _does(loot)), ("more", 1), ("points", points)))


def order_ask(_view: View, about: str) -> Phrase:
    """DV74, DV86."""
    return Phrase(f"hint-order-ask-{about}" if about in (BIDS, LOOKS) else "hint-order-ask")


def order_pass(_view: View, about: str) -> Phrase:
    """DV74, DV86."""
    return Phrase(f"hint-order-pass-{about}" if about in (BIDS, LOOKS) else "hint-order-pass")


def order_below(_view: View, number: str) -> Phrase:
    """DV74: when it asks all the same."""
    return Phrase("hint-order-below", (("points", int(number)),))


def order_strike(_view: View, incident: str, _victim: str) -> Phrase:
    """DV86: what it will do."""
    return Phrase("hint-order-strike", (("does", _does(incident)), ("used", 1)))


def scans_nothing_new(view: View, incident: str) -> Phrase | None:
    """DV81: every tile is known."""
    cells = [each.cell for each in view.cells if each.tile]
    new = incident != SCAN or unknown(view, cells)
    return None if new else Phrase("warning-all-known")


def holds_own(view: View, cell: str) -> Phrase | None:
    """DV23: one's own rockets are held as well."""
    own = me(view).rockets.count(cell)
    return Phrase("warning-holds-own", (("rockets", own),)) if own else None


def _does(incident: str) -> Phrase:
    return Phrase(f"does-{incident}")
