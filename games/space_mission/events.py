"""What happens in a match."""

from __future__ import annotations

from engine import Covert, Event, Seat


class FirstPlayerDrawn(Event):
    """SM3: the seat begins; everybody holds ``cards`` cards."""

    seat: Seat
    cards: int


class CardsDrawn(Event):
    """SM2, SM10: the cards the seat in ``to`` has drawn."""

    cards: tuple[str, ...]


class ToppedUp(Event):
    """SM10: cards put on the open discard pile, and how many were drawn."""

    seat: Seat
    discarded: tuple[str, ...]
    drawn: int


class Reshuffled(Event):
    """SM10: the discards became the draw pile, of so many cards."""

    cards: int


class Jumped(Event):
    """SM11: through the gate, on which a probe now lies."""

    seat: Seat
    planet: str
    card: str


class Flew(Event):
    """SM12: to a neighbouring planet."""

    seat: Seat
    planet: str


class Scanned(Event):
    """SM13: a scan card was played; the seat looks through the pile."""

    seat: Seat
    planet: str
    card: str


class PileSeen(Event):
    """SM13 to SM15: the whole pile, to the one who looks through it."""

    planet: str
    tiles: tuple[str, ...]


class TileMarked(Event):
    """SM13: a tile went face down under a probe of the seat."""

    seat: Seat
    planet: str


class TileHidden(Event):
    """SM13: which tile it was, to its owner."""

    own = True
    planet: str
    tile: str


class FoundNothing(Event):
    """SM17: a scan that found only space tiles."""

    seat: Seat
    planet: str


class Developed(Event):
    """SM14: two landing cards were played; a station stands on the planet."""

    seat: Seat
    planet: str
    cards: tuple[str, ...]


class TilesReturned(Event):
    """SM14: so many scanned tiles went to the seat, and as many probes came back to it."""

    seat: Seat
    planet: str
    tiles: int


class TilesReceived(Event):
    """SM14: which tiles they were, to their owner."""

    planet: str
    tiles: tuple[str, ...]


class PileSearched(Event):
    """SM14, SM15: the seat looks through the pile of a developed planet."""

    seat: Seat
    planet: str


class TileTaken(Event):
    """SM14, SM15: the seat took a point tile; ``left`` tiles remain in the pile."""

    seat: Seat
    planet: str
    left: int


class TileKept(Event):
    """SM16: which tile it was, to its owner."""

    own = True
    planet: str
    tile: str


class SpaceTurnedUp(Event):
    """SM17: the ``tiles`` left at a planet lie open: ``total`` space tiles now, of ``needed``."""

    planet: str
    tiles: int
    total: int
    needed: int


class LastRoundBegan(Event):
    """SM30: enough space tiles lie open; the round is finished, then the match ends."""

    total: int


class OrderLeft(Covert):
    """SM48: an order was left, or taken back; its owner alone knows. cards: to top up with."""

    order: str
    cards: int
    stands: int
