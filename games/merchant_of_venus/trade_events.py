"""What happens in a match: landings, trade, cards, the end."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodLost(Event):
    """MV176, missions: a good went back to its culture."""

    seat: Seat
    good: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RewardDrawn(Event):
    """MV222."""

    seat: Seat
    reward: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RewardExchanged(Event):
    """MV224."""

    seat: Seat
    reward: str
    credits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RewardUsed(Event):
    """MV226: a card that is used once."""

    seat: Seat
    reward: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DrillPlaced(Event):
    """MV200."""

    seat: Seat
    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Landed(Event):
    """MV42: the movement phase is over."""

    seat: Seat
    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstContact(Event):
    """MV61: the culture of a system is known; the discoverer has credit there."""

    seat: Seat
    system: str
    culture: str
    iou: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """MV80."""

    seat: Seat
    item: str
    culture: str
    price: int
    iou: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Sold(Event):
    """MV100."""

    seat: Seat
    good: str
    culture: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FeePaid(Event):
    """MV124: to the owner of the spaceport."""

    seat: Seat
    owner: Seat
    credits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketMoved(Event):
    """MV103: the top market marker went under the stack."""

    culture: str
    state: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Boarded(Event):
    """MV110."""

    seat: Seat
    passenger: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Delivered(Event):
    """MV111."""

    seat: Seat
    passenger: str
    fare: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Unloaded(Event):
    """MV193."""

    seat: Seat
    item: str
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Jettisoned(Event):
    """MV195."""

    seat: Seat
    item: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JettisonRolled(Event):
    """MV197: infamy for a passenger thrown out."""

    seat: Seat
    dice: tuple[int, ...]
    infamy: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PortBuilt(Event):
    """MV120."""

    seat: Seat
    field: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PortRuined(Event):
    """MV126."""

    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PilotRaised(Event):
    """MV205."""

    seat: Seat
    level: int
    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionDone(Event):
    """MV215."""

    seat: Seat
    mission: str
    fame: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SecondMission(Event):
    """MV217."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionsSwapped(Event):
    """MV272."""

    seat: Seat
    other: Seat
    given: str
    taken: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TitleClaimed(Event):
    """MV185."""

    seat: Seat
    title: str


@dataclass(frozen=True, slots=True, kw_only=True)
class IntelBought(Event):
    """MV185."""

    seat: Seat
    card: str
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardShown(Event):
    """MV183: a card lies beside the round track."""

    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ContactsViewed(Event):
    """MV291: which face-down cards the seat looked at."""

    seat: Seat
    systems: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ContactSeen(Event):
    """MV291: to the looker alone."""

    system: str
    culture: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ContactsSwapped(Event):
    """MV274."""

    seat: Seat
    systems: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterViewed(Event):
    """MV291: the top encounter card was looked at."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterSeen(Event):
    """MV291: to the looker alone."""

    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterPut(Event):
    """MV291: where the card went: top or bottom."""

    seat: Seat
    where: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TechnologyUsed(Event):
    """A supply technology went back to its culture."""

    seat: Seat
    technology: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PassengerSold(Event):
    """E04: by the Slaver."""

    seat: Seat
    passenger: str
    credits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FuzzyRolled(Event):
    """MV134."""

    seat: Seat
    dice: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpoilerRolled(Event):
    """MV133."""

    seat: Seat
    die: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ZenRolled(Event):
    """MV278."""

    seat: Seat
    dice: tuple[int, ...]
    credits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeBegan(Event):
    """MV250."""

    challenge: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChallengeMet(Event):
    """MV250."""

    challenge: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderLeft(Event):
    """MV299: to its owner alone. ``kind`` is plain, exit, plan, jam or buy."""

    kind: str
    order: str
    on: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EpicHalf(Event):
    """MV256: the second half begins."""

    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Reshuffled(Event):
    """MV186, MV226: the discards became a pile."""

    pile: str
    cards: int


EVENTS = (
    GoodLost,
    RewardDrawn,
    RewardExchanged,
    RewardUsed,
    DrillPlaced,
    Landed,
    FirstContact,
    Bought,
    Sold,
    FeePaid,
    MarketMoved,
    Boarded,
    Delivered,
    Unloaded,
    Jettisoned,
    JettisonRolled,
    PortBuilt,
    PortRuined,
    PilotRaised,
    MissionDone,
    SecondMission,
    MissionsSwapped,
    TitleClaimed,
    IntelBought,
    CardShown,
    ContactsViewed,
    ContactSeen,
    ContactsSwapped,
    EncounterViewed,
    EncounterSeen,
    EncounterPut,
    TechnologyUsed,
    PassengerSold,
    FuzzyRolled,
    SpoilerRolled,
    ZenRolled,
    ChallengeBegan,
    ChallengeMet,
    OrderLeft,
    EpicHalf,
    Reshuffled,
)
