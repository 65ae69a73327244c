"""What happens in Delta V."""

from __future__ import annotations

from typing import ClassVar

from engine import Covert, Event, Seat


class TurnBegan(Event):
    """A player is next."""

    routine: ClassVar[bool] = True
    seat: Seat


class Flew(Event):
    """DV20: a rocket went from the station to a tile."""

    seat: Seat
    cell: str


class CameBack(Event):
    """DV20: a rocket went from a tile to the station."""

    seat: Seat
    cell: str


class Collided(Event):
    """DV21: an arriving rocket and an opposing one went back to their shipyards."""

    seat: Seat
    other: Seat
    cell: str


class Prospected(Event):
    """DV30: a player looked under their rockets."""

    seat: Seat
    cells: tuple[str, ...]


class Surveyed(Event):
    """DV40: a player paid for a look at a line."""

    seat: Seat
    bribe: str
    cells: tuple[str, ...]


class Scanned(Event):
    """DV81: a player looked under their rockets and elsewhere."""

    seat: Seat
    cells: tuple[str, ...]


class Saw(Event):
    """The private twin of the three looks: each sight is a cell and a face, ``C3=alphatite-2``."""

    seat: Seat
    sights: tuple[str, ...]


class Bought(Event):
    """DV50: a rocket came from the shipyard to the station."""

    seat: Seat


class IncidentKept(Event):
    """DV80: an incident was turned up and lies before the player."""

    seat: Seat
    cell: str
    incident: str


class AlienMet(Event):
    """DV87: an alien encounter was turned up, the ``number``-th."""

    seat: Seat
    cell: str
    number: int


class AlienMoved(Event):
    """DV87: the alien was put on a tile."""

    seat: Seat
    cell: str


class AlienLeft(Event):
    """DV87: the alien stays where it is."""

    seat: Seat


class Stole(Event):
    """DV87: an incident or a bribe counter changed hands."""

    seat: Seat
    victim: Seat
    loot: str


class StoleNothing(Event):
    """DV87: nothing was stolen."""

    seat: Seat


class IncidentUsed(Event):
    """An incident tile was discarded for its benefit."""

    seat: Seat
    incident: str


class Sabotaged(Event):
    """DV82: a rocket went back to its shipyard."""

    seat: Seat
    victim: Seat
    place: str


class Followed(Event):
    """DV82: a rocket took the place that was left."""

    seat: Seat
    origin: str
    place: str


class ActionLost(Event):
    """DV84: pirates took a player's action."""

    seat: Seat
    by: Seat


class ContractLost(Event):
    """DV85: meteors took a player's attempt at a contract."""

    seat: Seat
    by: Seat


class AttemptSkipped(Event):
    """DV11: there was nothing to declare or nothing to reveal."""

    seat: Seat


class Declared(Event):
    """DV60: an attempt began."""

    seat: Seat
    contract: str


class Revealed(Event):
    """DV60: a mineral tile was turned up in an attempt (an incident: IncidentKept, AlienMet)."""

    seat: Seat
    cell: str
    face: str


class Replaced(Event):
    """DV62: a counter made a tile count as its mineral."""

    seat: Seat
    cell: str
    bribe: str


class AttemptFailed(Event):
    """DV63, DV64, DV73: the revealed tiles, those of ``cells``, turn face down again."""

    seat: Seat
    contract: str
    cells: tuple[str, ...] = ()


class BidUp(Event):
    """DV70: an opponent asks for one more tile."""

    seat: Seat
    bidder: Seat
    bribe: str


class ContractTaken(Event):
    """DV65: an attempt succeeded; ``points`` are those of the tiles."""

    seat: Seat
    contract: str
    cells: tuple[str, ...]
    points: int


class OrderLeft(Covert):
    """DV74, DV86: a standing order was left; its owner alone knows. incident: or ``bids``."""

    seat: Seat
    incident: str
    order: str


class OrderDropped(Covert):
    """DV86: a standing order no longer fits; its owner alone is told."""

    seat: Seat
    incident: str


class CameLater(Covert):
    """DV71, DV86: somebody before the seat wanted the same; the seat alone is told."""

    first: Seat
    wish: str


class Ended(Event):
    """DV90 to DV92: the game is over."""

    reason: str
