"""What can happen in the tiny game."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """Everybody holds ``cards`` cards."""

    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(Event):
    """The cards themselves, to whom they came."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """A comet comes by."""

    round: int
    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatBid(Event):
    """A seat has bid; nobody else sees what."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class BidNoted(Event):
    """What the seat itself has bid."""

    energy: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BidsOpened(Event):
    """Who bid how much, in the order of the seats."""

    seats: tuple[Seat, ...]
    bids: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TieBroken(Event):
    """Several had bid the most; the dice chose."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class CometTaken(Event):
    """The winner takes the card unseen."""

    seat: Seat
    energy: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CometLost(Event):
    """Nobody wanted it."""

    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Refuelled(Event):
    """One energy out of the pool."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class HandSwapped(Event):
    """Cards were discarded face down and as many drawn."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderLeft(Event):
    """A standing order; its owner alone knows."""

    order: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderDropped(Event):
    """A standing order that no longer fits."""

    order: str


EVENTS: tuple[type[Event], ...] = (
    Dealt,
    CardsDrawn,
    RoundBegan,
    SeatBid,
    BidNoted,
    BidsOpened,
    TieBroken,
    CometTaken,
    CometLost,
    Refuelled,
    HandSwapped,
    OrderLeft,
    OrderDropped,
)
