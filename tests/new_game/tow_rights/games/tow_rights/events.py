"""What happened, in the past tense: ids and numbers."""

from __future__ import annotations

from engine import Event, Seat


class RoundBegan(Event):
    """TR5: two wrecks drift by."""

    round: int
    rounds: int
    wrecks: tuple[str, ...]


class CellSet(Event):
    """TR6: a seat has set a cell aside; nobody else knows which."""

    seat: Seat


class CellNoted(Event):
    """TR6: which one, to the seat itself."""

    cell: str


class CellsTurnedUp(Event):
    """TR7: who burned which, in the order of the seats."""

    seats: tuple[Seat, ...]
    cells: tuple[str, ...]


class TugsClashed(Event):
    """TR8: these had the same number as another."""

    seats: tuple[Seat, ...]


class WreckTowed(Event):
    """TR9, TR10."""

    seat: Seat
    wreck: str


class WrecksLost(Event):
    """TR11."""

    wrecks: tuple[str, ...]
