"""What happened on a planet: cards, timers, ships. Instants are whole seconds UTC."""

from __future__ import annotations

from engine import Covert, Event, Seat


class PilesDealt(Event):
    """SD11: everybody has a personal technology pile."""


class PileSeen(Event):
    """SD11: its cards, to the seat."""

    cards: tuple[str, ...]


class SeatSettled(Event):
    """SD12: the seat has chosen its first mine and sites."""

    seat: Seat


class SettlingNoted(Event):
    """SD12: what it chose, to the seat."""

    own = True
    side: str
    card: str
    site: str


class PlanetRevealed(Event):
    """SD12: all first mines are turned up together."""

    seat: Seat
    side: str
    card: str
    site: str


class GameBegan(Event):
    """SD1: game time runs, or will ``since`` (if not 0); ``until`` it is up (seconds UTC)."""

    until: int
    since: int = 0


class Paused(Event):
    """SD6: game time stood still ``since`` .. ``until``; now it is up at ``ends`` (seconds UTC)."""

    since: int
    until: int
    ends: int


class CardPlanned(Event):
    """SD20: a card of the personal pile went into the planning zone."""

    seat: Seat


class PlannedNoted(Event):
    """SD20: which, to the seat."""

    own = True
    card: str


class CardsDrawn(Event):
    """SD20: so many cards of a common pile were drawn; one will be kept."""

    seat: Seat
    level: int
    cards: int


class DrawnSeen(Event):
    """SD20: the cards drawn, to the seat."""

    cards: tuple[str, ...]


class CardKept(Event):
    """SD20: one card went into the planning zone, the others under the pile."""

    seat: Seat
    level: int


class KeptNoted(Event):
    """SD20: which, to the seat."""

    own = True
    card: str


class ResearchStarted(Event):
    """SD21: a timer runs for the next technology level until ``until`` (seconds UTC)."""

    seat: Seat
    timer: str
    until: int


class LevelRaised(Event):
    """SD21: the technology level of the seat."""

    seat: Seat
    level: int


class BuildStarted(Event):
    """SD21, SD44: a timer runs on a card in the planning zone."""

    seat: Seat
    timer: str
    until: int


class BuildNoted(Event):
    """Which card, and where it is to be built (``later``, or ``scrap``), to the seat."""

    own = True
    card: str
    site: str


class AimNoted(Covert):
    """What a timer will do when it has run out, to the seat: a new choice."""

    card: str
    site: str


class BuildWaits(Event):
    """SD23: a timer has run out, and the seat has still to choose the site."""

    seat: Seat
    timer: str


class BuildGivenUp(Event):
    """SD23: the card stays in the planning zone, the timer is free."""

    seat: Seat
    timer: str


class CardBuilt(Event):
    """SD23."""

    seat: Seat
    card: str
    site: str


class CardCovered(Event):
    """SD23: a card was built over and has no effect any more."""

    seat: Seat
    card: str


class CardScrapped(Event):
    """SD44: a planned card went under its pile."""

    seat: Seat
    level: int


class ScrapNoted(Event):
    """SD44: which, to the seat."""

    own = True
    card: str


class TimerGained(Event):
    """SD40: a robot factory brought a timer."""

    seat: Seat
    timer: str


class TimerLost(Event):
    """SD40: the timer of a factory that was built over."""

    seat: Seat
    timer: str


class ShipGained(Event):
    """SD40: an orbital station brought a ship."""

    seat: Seat
    ship: str


class ShipLost(Event):
    """SD40: the ship of a station that was built over."""

    seat: Seat
    ship: str


class GoodsLost(Event):
    """SD24: goods for which there is no room any more."""

    seat: Seat
    goods: tuple[str, ...]


class UseStarted(Event):
    """SD21: a timer runs on a card in the action zone."""

    seat: Seat
    card: str
    timer: str
    until: int


class Produced(Event):
    """SD24: goods made, and how many of them did not fit."""

    seat: Seat
    card: str
    goods: tuple[str, ...]
    lost: int


class UseWaits(Event):
    """SD25, SD43: a timer has run out, and the seat has still to choose."""

    seat: Seat
    card: str
    timer: str


class UseGivenUp(Event):
    """SD25: the timer is free without effect."""

    seat: Seat
    card: str
    timer: str


class Exchanged(Event):
    """SD25: a good for another."""

    seat: Seat
    card: str
    give: str
    get: str


class AttacksLoaded(Event):
    """SD41, SD42: attack markers that now lie ready on the card."""

    seat: Seat
    card: str
    markers: int


class Unblocked(Event):
    """SD42: a timer has run through on a blocked card."""

    seat: Seat
    card: str


class Beamed(Event):
    """SD43: goods went from a transport probe to a ship."""

    seat: Seat
    card: str
    ship: str
    goods: tuple[str, ...]


class FlightStarted(Event):
    """SD22. ``whose`` the planet is, as in TradeProposed."""

    seat: Seat
    ship: str
    planet: str
    until: int
    whose: int = 0


class ShipArrived(Event):
    """SD22. ``whose`` the planet is, as in TradeProposed."""

    seat: Seat
    ship: str
    planet: str
    whose: int = 0
