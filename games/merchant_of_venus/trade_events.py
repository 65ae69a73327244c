"""What happens in a match: landings, trade, cards, the end."""

from __future__ import annotations

from engine import Covert, Event, Seat


class GoodLost(Event):
    """MV176, missions: a good went back to its culture."""

    seat: Seat
    good: str


class RewardDrawn(Event):
    """MV222."""

    seat: Seat
    reward: str


class RewardExchanged(Event):
    """MV224."""

    seat: Seat
    reward: str
    credits: int


class RewardUsed(Event):
    """MV226: a card that is used once."""

    seat: Seat
    reward: str


class DrillPlaced(Event):
    """MV200."""

    seat: Seat
    field: str


class Landed(Event):
    """MV42: the movement phase is over."""

    seat: Seat
    field: str


class FirstContact(Event):
    """MV61: the culture of a system is known; the discoverer has credit there."""

    seat: Seat
    system: str
    culture: str
    iou: int


class Bought(Event):
    """MV80."""

    seat: Seat
    item: str
    culture: str
    price: int
    iou: int


class Sold(Event):
    """MV100."""

    seat: Seat
    good: str
    culture: str
    price: int


class FeePaid(Event):
    """MV124: to the owner of the spaceport."""

    seat: Seat
    owner: Seat
    credits: int


class MarketMoved(Event):
    """MV103: the top market marker went under the stack."""

    culture: str
    state: str


class Boarded(Event):
    """MV110."""

    seat: Seat
    passenger: str


class Delivered(Event):
    """MV111."""

    seat: Seat
    passenger: str
    fare: int


class Unloaded(Event):
    """MV193."""

    seat: Seat
    item: str
    place: str


class Jettisoned(Event):
    """MV195."""

    seat: Seat
    item: str


class JettisonRolled(Event):
    """MV197: infamy for a passenger thrown out."""

    seat: Seat
    dice: tuple[int, ...]
    infamy: int


class PortBuilt(Event):
    """MV120."""

    seat: Seat
    field: str
    price: int


class PortRuined(Event):
    """MV126."""

    field: str


class PilotRaised(Event):
    """MV205."""

    seat: Seat
    level: int
    side: str


class MissionDone(Event):
    """MV215."""

    seat: Seat
    mission: str
    fame: int


class SecondMission(Event):
    """MV217."""

    seat: Seat


class MissionsSwapped(Event):
    """MV272."""

    seat: Seat
    other: Seat
    given: str
    taken: str


class TitleClaimed(Event):
    """MV185."""

    seat: Seat
    title: str


class IntelBought(Event):
    """MV185."""

    seat: Seat
    card: str
    price: int


class CardShown(Event):
    """MV183: a card lies beside the round track."""

    card: str


class ContactsViewed(Event):
    """MV291: which face-down cards the seat looked at."""

    seat: Seat
    systems: tuple[str, ...]


class ContactSeen(Event):
    """MV291: to the looker alone."""

    system: str
    culture: str


class ContactsSwapped(Event):
    """MV274."""

    seat: Seat
    systems: tuple[str, ...]


class EncounterViewed(Event):
    """MV291: the top encounter card was looked at."""

    seat: Seat


class EncounterSeen(Event):
    """MV291: to the looker alone."""

    card: str


class EncounterPut(Event):
    """MV291: where the card went: top or bottom."""

    seat: Seat
    where: str


class TechnologyUsed(Event):
    """A supply technology went back to its culture."""

    seat: Seat
    technology: str


class PassengerSold(Event):
    """E04: by the Slaver."""

    seat: Seat
    passenger: str
    credits: int


class FuzzyRolled(Event):
    """MV134."""

    seat: Seat
    dice: tuple[int, ...]


class SpoilerRolled(Event):
    """MV133."""

    seat: Seat
    die: int


class ZenRolled(Event):
    """MV278."""

    seat: Seat
    dice: tuple[int, ...]
    credits: int


class ChallengeBegan(Event):
    """MV250."""

    challenge: str


class ChallengeMet(Event):
    """MV250."""

    challenge: str


class OrderLeft(Covert):
    """MV299: to its owner alone. ``kind`` is plain, exit, plan, jam or buy."""

    kind: str
    order: str
    on: int


class EpicHalf(Event):
    """MV256: the second half begins."""

    rounds: int


class Reshuffled(Event):
    """MV186, MV226: the discards became a pile."""

    pile: str
    cards: int
