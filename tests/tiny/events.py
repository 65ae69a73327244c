"""What can happen in the tiny game."""

from __future__ import annotations

from engine import Covert, Event, Seat


class Dealt(Event):
    """Everybody holds ``cards`` cards."""

    cards: int


class CardsDrawn(Event):
    """The cards themselves, to whom they came."""

    cards: tuple[str, ...]


class RoundBegan(Event):
    """A comet comes by."""

    round: int
    rounds: int


class SeatBid(Event):
    """A seat has bid; nobody else sees what."""

    seat: Seat


class BidNoted(Event):
    """What the seat itself has bid."""

    energy: int


class BidsOpened(Event):
    """Who bid how much, in the order of the seats."""

    seats: tuple[Seat, ...]
    bids: tuple[int, ...]


class TieBroken(Event):
    """Several had bid the most; the dice chose."""

    seat: Seat


class CometTaken(Event):
    """The winner takes the card unseen."""

    seat: Seat
    energy: int


class CometLost(Event):
    """Nobody wanted it."""

    card: str


class Refuelled(Event):
    """One energy out of the pool."""

    seat: Seat


class HandSwapped(Event):
    """Cards were discarded face down and as many drawn."""

    seat: Seat
    cards: int


class OrderLeft(Covert):
    """A standing order; its owner alone knows."""

    order: str


class OrderDropped(Covert):
    """A standing order that no longer fits."""

    order: str
