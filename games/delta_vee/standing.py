"""Standing orders of units: fields that stay down, missiles that decline, orbits that are left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine import Choice, Left, Offer, OrderDisarmed, Play, Seat

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
    taken_back = [Offer(each.cancel.verb, each.cancel.args) for each in left(state, seat)]
    others = [
        Offer(verb, (unit.id, contrary))
        for unit in state.of(side_of(seat))
        for verb, (_, contrary) in ORDERS.items()
        if unit.seat == seat and not unfit(state, verb, unit)
    ]
    return [*taken_back, *(each for each in others if _entry(each) not in state.never)]


def unfit(state: State, verb: str, unit: Unit) -> str:
    """Why an order means nothing for a unit; empty where it may be left."""
    if unit.fate:
        return "unit-gone"
    match verb:
        case "order-raise":
            works = unit.field_class and unit.condition("field") != "damaged"
            return "" if unit.is_ship and works else "field-broken"
        case "order-hunt":
            return "" if unit.is_missile and unit.ratings.civ >= CAREFUL else "unit-gone"
    steers = not (unit.asleep or unit.is_missile) and (unit.leads or not unit.docked)
    orbits = unit.velocity == 1 and unit.place in state.planets
    return "" if steers and orbits else "orbit-left"


def left(state: State, seat: Seat) -> Iterator[Left]:
    """What a seat has ordered its units against the default."""
    for entry in state.never:
        verb, unit = _read(entry)
        if state.unit(unit).seat == seat:
            usual, contrary = ORDERS[verb]
            yield Left(Choice(verb, (unit, contrary)), Choice(verb, (unit, usual)))


def _entry(order: Offer | Choice) -> str:
    """VE651, VE961, VE981: how the state keeps what is ordered for a unit."""
    verb = order.verb.removeprefix("order-")
    return f"{verb}={order.ids[0] if isinstance(order, Offer) else order.args[0]}"


def _read(entry: str) -> tuple[str, str]:
    verb, _, unit = entry.partition("=")
    return f"order-{verb}", unit


def order(play: Play[State], seat: Seat, choice: Choice) -> None:
    """Leave an order; only its owner is told."""
    unit, order_ = choice.args
    entry = _entry(choice)
    usual, _ = ORDERS[choice.verb]
    state = play.state
    rest = [each for each in state.never if each != entry]
    state.never = sorted(rest if order_ == usual else [*rest, entry])
    # "Always" and "never" say nothing without what they are about.
    told = order_ if order_ in ORDERS["order-orbit"] else f"{choice.verb[6:]}-{order_}"
    play.tell(events.OrderLeft(unit=unit, order=told, to=(seat,)))


def lapse(play: Play[State], unit: Unit, reason: str) -> None:
    """VE1207: nothing is ordered for a unit any more; its owner is told why."""
    for entry in play.state.never:
        if _read(entry)[1] == unit.id:
            _disarm(play, entry, reason)


def review(play: Play[State]) -> None:
    """VE1207: orders that have come to mean nothing for their units lapse."""
    state = play.state
    for entry in state.never:
        verb, unit = _read(entry)
        if reason := unfit(state, verb, state.unit(unit)):
            _disarm(play, entry, reason)


def _disarm(play: Play[State], entry: str, reason: str) -> None:
    state = play.state
    state.never = [each for each in state.never if each != entry]
    verb, unit = _read(entry)
    order_ = Choice(verb, (unit, ORDERS[verb][1]))
    play.tell(OrderDisarmed(order=order_, reason=reason, to=(state.unit(unit).seat,)))
