"""What one talks about after a match of Delta V."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine import Event
from engine.tale import Tale, luck, most, of_kind

from .events import AlienMet, ContractTaken, Flew, IncidentKept, Revealed
from .parts import Box
from .state import State


def tales(_state: State, box: Box, told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    """Who flew most, the dearest tiles of one contract, and who met what they did not look for."""
    return (*_flights(told), *_haul(told), *_luck(box, told))


def _flights(told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    flights = Counter(event.seat for event in of_kind(told, Flew))
    who = most(flights)
    return () if who is None else (Tale("flights", (("flights", flights[who]),), who),)


def _haul(told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    taken = of_kind(told, ContractTaken)
    best = max(taken, key=lambda event: event.points, default=None)
    if best is None:
        return ()
    return (Tale("haul", (("points", best.points),), best.seat, best.contract),)


def _luck(box: Box, told: Sequence[Sequence[Event]]) -> tuple[Tale, ...]:
    """Incidents among the tiles that somebody turned up, and how many there are among all."""
    met = Counter(event.seat for event in of_kind(told, IncidentKept))
    met.update(event.seat for event in of_kind(told, AlienMet))
    turned = met + Counter(event.seat for event in of_kind(told, Revealed))
    tiles, incidents = len(box.faces), sum(each.count for each in box.incidents)
    tenths = {seat: 10 * amount * incidents // tiles for seat, amount in turned.items()}
    who = luck(met, tenths, 20)
    if who is None:
        return ()
    numbers = (("met", met[who]), ("expected", round(tenths[who] / 10)), ("tiles", turned[who]))
    return (Tale("incidents", numbers, who),)
