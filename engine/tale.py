"""What one talks about after a match: a few figures of its course, as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from .choices import Seat
from .events import Event

E = TypeVar("E", bound=Event)
K = TypeVar("K", Seat, str)


@dataclass(frozen=True, slots=True)
class Tale:
    """One figure: its text is ``tale-<name>``, given the seat, the id and the numbers.

    seat: whose it is, as ``$who``. id: what else it is about, as ``$what``.
    """

    name: str
    numbers: tuple[tuple[str, int], ...]
    seat: Seat | None = None
    id: str = ""


def of_kind(told: Iterable[Sequence[Event]], kind: type[E]) -> list[E]:
    """All events of a kind, in their order."""
    return [event for events in told for event in events if isinstance(event, kind)]


def most(amounts: Mapping[K, int]) -> K | None:
    """Who or what has most, of several the first; None where nobody has anything."""
    best = max(amounts.values(), default=0)
    return next((key for key, amount in amounts.items() if amount == best), None) if best else None


def luck(had: Mapping[Seat, int], tenths: Mapping[Seat, int], fewest: int = 30) -> Seat | None:
    """Whose luck was furthest from what was to be expected, in tenths, which were enough of it."""
    far = {
        seat: abs(10 * had.get(seat, 0) - expected)
        for seat, expected in sorted(tenths.items())
        if expected >= fewest
    }
    return most(far)
