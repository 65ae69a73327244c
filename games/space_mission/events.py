"""What happens in a match."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPlayerDrawn(Event):
    """SM3: the seat begins; everybody holds ``cards`` cards."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    """SM2, SM10: the cards the seat in ``to`` has drawn."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ToppedUp(Event):
    """SM10: cards put on the open discard pile, and how many were drawn."""

    seat: Seat
    discarded: tuple[str, ...]
    drawn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled(Event):
    """SM10: the discards became the draw pile, of so many cards."""

    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Jumped(Event):
    """SM11: through the gate, on which a probe now lies."""

    seat: Seat
    planet: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Flew(Event):
    """SM12: to a neighbouring planet."""

    seat: Seat
    planet: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scanned(Event):
    """SM13: a scan card was played; the seat looks through the pile."""

    seat: Seat
    planet: str
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PileSeen(Event):
    """SM13 to SM15: the whole pile, to the one who looks through it."""

    planet: str
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TileMarked(Event):
    """SM13: a tile went face down under a probe of the seat."""

    seat: Seat
    planet: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileHidden(Event):
    """SM13: which tile it was, to its owner."""

    planet: str
    tile: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FoundNothing(Event):
    """SM17: a scan that found only space tiles."""

    seat: Seat
    planet: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Developed(Event):
    """SM14: two landing cards were played; a station stands on the planet."""

    seat: Seat
    planet: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesReturned(Event):
    """SM14: so many scanned tiles went to the seat, and as many probes came back to it."""

    seat: Seat
    planet: str
    tiles: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TilesReceived(Event):
    """SM14: which tiles they were, to their owner."""

    planet: str
    tiles: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PileSearched(Event):
    """SM14, SM15: the seat looks through the pile of a developed planet."""

    seat: Seat
    planet: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TileTaken(Event):
    """SM14, SM15: the seat took a point tile; ``left`` tiles remain in the pile."""

    seat: Seat
    planet: str
    left: int


@dataclass(frozen=True, slots=True, kw_only=True)
class TileKept(Event):
    """SM16: which tile it was, to its owner."""

    planet: str
    tile: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceTurnedUp(Event):
    """SM17: the ``tiles`` left at a planet lie open: ``total`` space tiles now, of ``needed``."""

    planet: str
    tiles: int
    total: int
    needed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class LastRoundBegan(Event):
    """SM30: enough space tiles lie open; the round is finished, then the match ends."""

    total: int


EVENTS = (
    FirstPlayerDrawn,
    CardsDrawn,
    ToppedUp,
    Reshuffled,
    Jumped,
    Flew,
    Scanned,
    PileSeen,
    TileMarked,
    TileHidden,
    FoundNothing,
    Developed,
    TilesReturned,
    TilesReceived,
    PileSearched,
    TileTaken,
    TileKept,
    SpaceTurnedUp,
    LastRoundBegan,
)
