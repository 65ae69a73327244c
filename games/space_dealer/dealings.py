"""What happened between planets: goods, demands, attacks, trades; and standing orders."""

from __future__ import annotations

from engine import Covert, Event, Seat


class GoodsMoved(Event):
    """SD26: goods between the stores of one seat on its planet."""

    seat: Seat
    source: str
    target: str
    goods: tuple[str, ...]


class GoodsDumped(Event):
    """SD27: goods thrown away."""

    seat: Seat
    source: str
    goods: tuple[str, ...]


class GoodsDropped(Event):
    """SD46: goods left on a neutral planet."""

    seat: Seat
    planet: str
    goods: tuple[str, ...]


class GoodsLifted(Event):
    """SD46: goods picked up on a neutral planet."""

    seat: Seat
    planet: str
    goods: tuple[str, ...]


class DemandMet(Event):
    """SD27: points for the seat; markers it has left."""

    seat: Seat
    planet: str
    goods: tuple[str, ...]
    points: int
    markers: int


class HostScored(Event):
    """SD27: points for the owner of the planet."""

    seat: Seat
    points: int


class NeutralMet(Event):
    """SD46: a demand card taken."""

    seat: Seat
    planet: str
    goods: tuple[str, ...]
    points: int


class NeutralDrawn(Event):
    """SD46: a new demand card on a neutral planet."""

    planet: str
    card: str


class NeutralReturned(Event):
    """SD46: several ships there could meet it; it goes under the pile."""

    planet: str
    card: str


class Sabotaged(Event):
    """SD41: the running timer of the target has no effect."""

    seat: Seat
    target: Seat
    timer: str


class TimerSpent(Event):
    """SD41: a sabotaged timer has run out."""

    seat: Seat
    timer: str


class CardBlocked(Event):
    """SD42: an attack marker lies on a timer place of the target."""

    seat: Seat
    target: Seat
    card: str


class TradeProposed(Event):
    """SD26: goods given and wanted on a planet; good until ``until`` (seconds UTC).

    ``whose`` it is: 1 the seat's, 2 another player's, 0 a neutral one (or it is not said).
    """

    seat: Seat
    partner: Seat
    planet: str
    give: tuple[str, ...]
    want: tuple[str, ...]
    until: int
    whose: int = 0


class TradeMade(Event):
    """SD26."""

    seat: Seat
    partner: Seat
    give: tuple[str, ...]
    want: tuple[str, ...]


class SwapProposed(Event):
    """SD45: cards given and wanted, 0 or 1 each."""

    seat: Seat
    partner: Seat
    give: int
    want: int
    until: int


class SwapSeen(Event):
    """SD45: the card given (or nothing), to both."""

    seat: Seat
    partner: Seat
    card: str


class SwapMade(Event):
    """SD45."""

    seat: Seat
    partner: Seat
    give: int
    want: int


class CardReceived(Event):
    """SD45: the card that came, to the seat that has it now."""

    card: str


class EndCame(Event):
    """SD28: time is up, or (``markers``) a last marker placed. No timer starts any more."""

    markers: int


class ProposalDeclined(Event):
    """The partner said no to the seat."""

    seat: Seat
    partner: Seat


class ProposalWithdrawn(Event):
    """The seat took it back."""

    seat: Seat
    partner: Seat


class ProposalExpired(Event):
    """Nobody answered in time."""

    seat: Seat
    partner: Seat


class OrderLeft(Covert):
    """SD4: a standing order, to its owner."""

    timer: str
    order: str


class OrderChanged(Covert):
    """SD4: its condition, to its owner."""

    timer: str
    order: str
    condition: str


class OrderMoved(Covert):
    """SD4: it is done one place earlier, to its owner."""

    timer: str
    order: str


class OrderCancelled(Covert):
    """SD4: it was taken out by its owner."""

    timer: str
    order: str


class OrderDropped(Covert):
    """SD4: it is no longer legal; why, to its owner."""

    timer: str
    order: str
    reason: str
