"""What happens in Delta V."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """A player is next."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Flew(Event):
    """DV20: a rocket went from the station to a tile."""

    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CameBack(Event):
    """DV20: a rocket went from a tile to the station."""

    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Collided(Event):
    """DV21: an arriving rocket and an opposing one went back to their shipyards."""

    seat: Seat
    other: Seat
    cell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospected(Event):
    """DV30: a player looked under their rockets."""

    seat: Seat
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Surveyed(Event):
    """DV40: a player paid for a look at a line."""

    seat: Seat
    bribe: str
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Scanned(Event):
    """DV81: a player looked under their rockets and elsewhere."""

    seat: Seat
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Saw(Event):
    """The private twin of the three looks: each sight is a cell and a face, ``C3=alphatite-2``."""

    seat: Seat
    sights: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Bought(Event):
    """DV50: a rocket came from the shipyard to the station."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class IncidentKept(Event):
    """DV80: an incident was turned up and lies before the player."""

    seat: Seat
    cell: str
    incident: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AlienMet(Event):
    """DV87: an alien encounter was turned up, the ``number``-th."""

    seat: Seat
    cell: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AlienMoved(Event):
    """DV87: the alien was put on a tile."""

    seat: Seat
    cell: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AlienLeft(Event):
    """DV87: the alien stays where it is."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Stole(Event):
    """DV87: an incident or a bribe counter changed hands."""

    seat: Seat
    victim: Seat
    loot: str


@dataclass(frozen=True, slots=True, kw_only=True)
class StoleNothing(Event):
    """DV87: nothing was stolen."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class IncidentUsed(Event):
    """An incident tile was discarded for its benefit."""

    seat: Seat
    incident: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sabotaged(Event):
    """DV82: a rocket went back to its shipyard."""

    seat: Seat
    victim: Seat
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Followed(Event):
    """DV82: a rocket took the place that was left."""

    seat: Seat
    origin: str
    place: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionLost(Event):
    """DV84: pirates took a player's action."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractLost(Event):
    """DV85: meteors took a player's attempt at a contract."""

    seat: Seat
    by: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptSkipped(Event):
    """DV11: there was nothing to declare or nothing to reveal."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared(Event):
    """DV60: an attempt began."""

    seat: Seat
    contract: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Event):
    """DV60: a mineral tile was turned up in an attempt (an incident: IncidentKept, AlienMet)."""

    seat: Seat
    cell: str
    face: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Replaced(Event):
    """DV62: a counter made a tile count as its mineral."""

    seat: Seat
    cell: str
    bribe: str


@dataclass(frozen=True, slots=True, kw_only=True)
class AttemptFailed(Event):
    """DV63, DV64, DV73: the revealed tiles, those of ``cells``, turn face down again."""

    seat: Seat
    contract: str
    cells: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class BidUp(Event):
    """DV70: an opponent asks for one more tile."""

    seat: Seat
    bidder: Seat
    bribe: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractTaken(Event):
    """DV65: an attempt succeeded; ``points`` are those of the tiles."""

    seat: Seat
    contract: str
    cells: tuple[str, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderLeft(Event):
    """DV86: a standing order was left; its owner alone knows."""

    seat: Seat
    incident: str
    order: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderDropped(Event):
    """DV86: a standing order no longer fits; its owner alone is told."""

    seat: Seat
    incident: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """DV90 to DV92: the game is over."""

    reason: str


EVENTS: tuple[type[Event], ...] = (
    TurnBegan,
    Flew,
    CameBack,
    Collided,
    Prospected,
    Surveyed,
    Scanned,
    Saw,
    Bought,
    IncidentKept,
    AlienMet,
    AlienMoved,
    AlienLeft,
    Stole,
    StoleNothing,
    IncidentUsed,
    Sabotaged,
    Followed,
    ActionLost,
    ContractLost,
    AttemptSkipped,
    Declared,
    Revealed,
    Replaced,
    AttemptFailed,
    BidUp,
    ContractTaken,
    OrderLeft,
    OrderDropped,
    Ended,
)
