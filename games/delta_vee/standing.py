"""Standing orders: when not to raise a field, when a missile shall decline (VE961, VE981)."""

from __future__ import annotations

from collections.abc import Sequence

from engine import Choice, Offer, Play, Seat

from . import events
from .state import State
from .units import Unit

ALWAYS, NEVER = "always", "never"
CAREFUL = 8


def orders(state: State, seat: Seat) -> Sequence[Offer]:
    """The other of always and never, for each ship with a field and each careful missile."""
    found = []
    for unit in state.of(seat % 2):
        if unit.seat == seat and (verb := _verb(unit)):
            order = ALWAYS if _entry(verb, unit.id) in state.never else NEVER
            found.append(Offer(verb, (unit.id, order)))
    return found


def _verb(unit: Unit) -> str:
    if unit.is_ship and unit.ratings.force_field:
        return "order-raise"
    return "order-hunt" if unit.is_missile and unit.ratings.civ >= CAREFUL else ""


def _entry(verb: str, unit: str) -> str:
    return f"{verb.removeprefix('order-')}={unit}"


def order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """Leave an order; only its owner is told."""
    unit, order_ = choice.args
    entry = _entry(choice.verb, unit)
    state = play.state
    rest = [each for each in state.never if each != entry]
    state.never = sorted([*rest, entry] if order_ == NEVER else rest)
    play.tell(events.OrderLeft(unit=unit, order=f"{choice.verb[6:]}-{order_}", to=(seat,)))
