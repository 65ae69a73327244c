"""What one talks about after a match of Space Dealer. It has no dice, and its cards no luck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from engine import Event, Seat
from engine.tale import Tale, most, of_kind

from .events import FlightStarted, Produced, UseStarted
from .state import State


def tales(_state: State, _box: object, told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    """Whose ships flew most, who kept timers running, and who made most for which was no room."""
    return tuple(_tales(told))


def _tales(told: Sequence[Sequence[Event]]) -> Iterator[Tale]:
    flights = Counter(event.seat for event in of_kind(told, FlightStarted))
    if (who := most(flights)) is not None:
        yield Tale("flights", (("flights", flights[who]),), who)
    uses = Counter(event.seat for event in of_kind(told, UseStarted))
    if (who := most(uses)) is not None:
        yield Tale("uses", (("uses", uses[who]),), who)
    lost: Counter[Seat] = Counter()
    for event in of_kind(told, Produced):
        lost[event.seat] += event.lost
    if (who := most(lost)) is not None:
        yield Tale("lost", (("goods", lost[who]),), who)
