"""VE1205, VE1206: what a standing order that answers comes to, and which one is worth proposing."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Choice, Phrase
from games.delta_vee.answering import ASK, NEAR, ORDERS
from games.delta_vee.view import View

from .said import nearest
from .struck import GROUPS

USUAL = "within-15"
"""VE1205: out of reach of every fire (VE860)."""


def waited(view: View, args: Sequence[str]) -> Phrase | None:
    """How far away the next enemy is now."""
    gap = _gap(view)
    if not args or tuple(args) == (ASK,) or gap is None:
        return _asked(args)
    return Phrase("hint-nearest-enemy", (("count", gap),))


def too_near(view: View, args: Sequence[str]) -> Phrase | None:
    """An order that would not answer now."""
    gap, near = _gap(view), NEAR.get(args[0]) if args else None
    return Phrase("warn-enemy-near") if near and gap is not None and gap <= near else None


def left_to_the_list(_view: View, args: Sequence[str]) -> Phrase | None:
    """Ships first."""
    return _asked(args) or (Phrase("hint-list-order") if args else None)


def aimed(_view: View, args: Sequence[str]) -> Phrase | None:
    """What is hit where that part is not among those that may be."""
    return _asked(args) or (Phrase("hint-else-others") if args else None)


def hunting(_view: View, args: Sequence[str]) -> Phrase | None:
    """Of several ships the first."""
    return _asked(args) or (Phrase("hint-first-ship") if args else None)


def _asked(args: Sequence[str]) -> Phrase | None:
    return Phrase("hint-asked-again") if tuple(args) == (ASK,) else None


def _gap(view: View) -> int | None:
    """How far the nearest enemy is from what the seat commands."""
    mine = [unit.cell for unit in view.units if unit.seat == view.seat and not unit.asleep]
    found = nearest(view, mine)
    return found and found[0]


def proposes(view: View, choice: Choice) -> Choice | None:
    """The order that would have chosen this."""
    match choice.verb:
        case "done":
            return _in_place_of_done(view)
        case "hit":
            return _aim(view, choice.args[0])
        case "intercept":
            prey = view.unit(choice.args[0])
            is_ship = prey is not None and prey.kind == "ship"
            return Choice("order-prey", ORDERS["order-prey"]) if is_ship else None
    return None


def _in_place_of_done(view: View) -> Choice | None:
    gap = _gap(view)
    far = gap is not None and gap > NEAR[USUAL]
    match view.decision:
        case "choose-mover":
            return Choice("order-mover", ORDERS["order-mover"])
        case "give-commands" if far and not view.given.plans:
            return Choice("order-coast", (USUAL,))
        case "open-fire" if far and not view.fired:
            return Choice("order-hold", (USUAL,))
    return None


def _aim(view: View, part: str) -> Choice | None:
    """VE1206: a part of an enemy, or its kind."""
    struck = view.unit(view.struck)
    kind = next((each.kind for each in view.hits if each.part == part), "")
    wish = part if part in ORDERS["order-part"] else GROUPS.get(kind, "")
    if struck is None or struck.side == view.side or wish not in ORDERS["order-part"]:
        return None
    return Choice("order-part", (wish,))
