"""What one talks about after a battle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Event, Seat
from engine.tale import Tale, luck, most, of_kind

from .events import Fired, Intercepted, Moved
from .state import State, side_of


def tales(state: State, _box: object, told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    """The unit that flew furthest, and whose shots hit as nobody would have expected."""
    flown: Counter[str] = Counter()
    for event in of_kind(told, Moved):
        flown[event.unit] += event.length
    unit = most(flown)
    found = () if unit is None else (Tale("flown", (("hexes", flown[unit]),), id=unit),)
    return (*found, *_shots(state, told))


def _shots(state: State, told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    """Hits of a side, and how many its chances, in tenths, made likely; what is sure is no luck."""
    shots: Counter[Seat] = Counter()
    hits: Counter[Seat] = Counter()
    tenths: Counter[Seat] = Counter()
    seats = {str(side_of(Seat(n)) + 1): Seat(n) for n in reversed(range(state.seats))}
    aimed: list[Fired | Intercepted] = [*of_kind(told, Fired), *of_kind(told, Intercepted)]
    for event in aimed:
        seat = seats.get(event.unit[:1])
        if event.roll and seat is not None:
            shots[seat] += 1
            tenths[seat] += event.chance
            hits[seat] += event.hit != "miss"
    who = luck(hits, tenths, 20)
    if who is None:
        return ()
    numbers = (("hits", hits[who]), ("expected", round(tenths[who] / 10)), ("shots", shots[who]))
    return (Tale("shots", numbers, who),)
