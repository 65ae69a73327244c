"""What a choice comes to, what it wastes, and the order that would have made it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine import Choice, Phrase
from games.delta_v.parts import BIDS, LOOKS
from games.delta_v.view import View

from . import contracts, incidents, looks, rockets

TELLS: Final[Mapping[tuple[str, int], Callable[..., Phrase | None]]] = {
    ("fly", 1): rockets.fly,
    ("return", 1): rockets.return_,
    ("buy", 0): rockets.buy,
    ("sabotage", 2): rockets.sabotage,
    ("follow", 1): rockets.follow,
    ("prospect", 0): looks.prospect,
    ("hide", 0): looks.hide,
    ("survey", 1): looks.survey,
    ("line", 1): looks.line,
    ("show", 1): incidents.show,
    ("use", 1): incidents.use,
    ("strike", 1): incidents.strike,
    ("alien-to", 1): incidents.alien_to,
    ("alien-stays", 0): incidents.alien_stays,
    ("steal", 2): incidents.steal,
    ("declare", 1): contracts.declare,
    ("reveal", 1): contracts.reveal,
    ("replace", 1): contracts.replace,
    ("fail", 0): contracts.fail,
    ("bid", 1): contracts.bid,
    ("pass", 0): contracts.pass_,
    ("order-ask", 1): incidents.order_ask,
    ("order-pass", 1): incidents.order_pass,
    ("order-strike", 2): incidents.order_strike,
    ("order-below", 1): incidents.order_below,
}
"""What is said of a verb with so many ids."""
WARNS: Final[Mapping[tuple[str, int], Callable[..., Phrase | None]]] = {
    ("fly", 1): rockets.is_held,
    ("return", 1): rockets.is_unseen,
    ("follow", 1): rockets.is_unseen,
    ("prospect", 0): looks.shows_nothing_new,
    ("survey", 1): looks.surveys_nothing_new,
    ("line", 1): looks.is_known,
    ("use", 1): incidents.scans_nothing_new,
    ("alien-to", 1): incidents.holds_own,
    ("declare", 1): contracts.cannot_succeed,
    ("reveal", 1): contracts.fails,
}
"""What is warned of with a verb with so many ids."""


def hint(view: View, choice: Choice) -> Phrase | None:
    """What a choice costs and brings, its chance, and what its player knows of the tile."""
    if view.seat is None:
        return None
    match choice.verb, choice.args:
        case "look", (_, *_):
            return looks.look(view, choice.args)
        case "scan-tiles", (_, *_):
            return looks.scan(view, choice.args)
    tell = TELLS.get((choice.verb, len(choice.args)))
    return tell(view, *choice.args) if tell else None


def warning(view: View, choice: Choice) -> Phrase | None:
    """What a choice wastes, or what it surely brings to nothing."""
    if view.seat is None:
        return None
    if choice.verb in ("look", "scan-tiles"):
        return looks.known_already(view, choice.args)
    warn = WARNS.get((choice.verb, len(choice.args)))
    return warn(view, *choice.args) if warn else None


def proposes(view: View, choice: Choice) -> Choice | None:
    """DV31, DV74, DV86: who passes, or leaves an incident as it lies, may from now on."""
    about = {"pass": view.ambush or BIDS, "hide": LOOKS}.get(choice.verb)
    return Choice("order-pass", (about,)) if about else None
