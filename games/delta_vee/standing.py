"""Standing orders: fields that stay down, missiles that decline, units that leave their orbit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine import Choice, Offer, Play, Seat

from . import events
from .state import State, side_of
from .units import Unit

CAREFUL: Final = 8
"""VE961: missiles of this Civ level may decline."""
ORDERS: Final = {
    "order-raise": ("always", "never"),
    "order-hunt": ("always", "never"),
    "order-orbit": ("stay", "leave"),
}
"""By verb: the default and its contrary."""


def orders(state: State, seat: Seat) -> Sequence[Offer]:
    """The contrary of what holds: VE981 for fields, VE961 for missiles, VE651 in an orbit."""
    found = []
    for unit in state.of(side_of(seat)):
        for verb in _verbs(state, unit) if unit.seat == seat else ():
            usual, contrary = ORDERS[verb]
            order = usual if _entry(verb, unit.id) in state.never else contrary
            found.append(Offer(verb, (unit.id, order)))
    return found


def _verbs(state: State, unit: Unit) -> Iterator[str]:
    if unit.is_ship and unit.ratings.force_field:
        yield "order-raise"
    if unit.is_missile and unit.ratings.civ >= CAREFUL:
        yield "order-hunt"
    if unit.velocity == 1 and unit.place in state.planets and not (unit.asleep or unit.is_missile):
        yield "order-orbit"


def _entry(verb: str, unit: str) -> str:
    return f"{verb.removeprefix('order-')}={unit}"


def order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """Leave an order; only its owner is told."""
    unit, order_ = choice.args
    entry = _entry(choice.verb, unit)
    usual, _ = ORDERS[choice.verb]
    state = play.state
    rest = [each for each in state.never if each != entry]
    state.never = sorted(rest if order_ == usual else [*rest, entry])
    # "Always" and "never" say nothing without what they are about.
    told = order_ if order_ in ORDERS["order-orbit"] else f"{choice.verb[6:]}-{order_}"
    play.tell(events.OrderLeft(unit=unit, order=told, to=(seat,)))
