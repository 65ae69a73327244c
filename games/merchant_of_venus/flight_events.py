"""What happens in a match: set-up, movement, dangers."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class PilotTaken(Event):
    """MV13: who flies for the seat."""

    seat: Seat
    pilot: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GaugesSet(Event):
    """MV17: laser and shield at the start."""

    seat: Seat
    laser: int
    shield: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FirstPlayerDrawn(Event):
    """MV15: the seat begins every round."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class LengthRolled(Event):
    """MV255: how long an epic game lasts."""

    dice: tuple[int, ...]
    rounds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundBegan(Event):
    """MV20: the round marker moved."""

    round: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PassengerCame(Event):
    """MV21: a passenger waits at the start; the goal, a culture or the base, pays the fare."""

    passenger: str
    place: str
    goal: str = "none"
    fare: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DrillsPaid(Event):
    """MV22: drill markers came back, c10 for each."""

    seat: Seat
    drills: int
    credits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DemandCame(Event):
    """MV233: a demand marker was laid at a market."""

    demand: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MissionDealt(Event):
    """MV14, MV215: an open mission."""

    seat: Seat
    mission: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MovementSkipped(Event):
    """MV25: the ship stays where it is."""

    seat: Seat
    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipPlaced(Event):
    """MV244: where the ship begins."""

    seat: Seat
    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedRolled(Event):
    """MV33: the speed dice."""

    seat: Seat
    dice: tuple[int, ...]
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DriveSwitched(Event):
    """MV88: the drive works this turn, 1, or not, 0."""

    seat: Seat
    on: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DieAssigned(Event):
    """MV50: a die on a place of the dashboard."""

    seat: Seat
    place: str
    die: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ThrustRolled(Event):
    """MV54: the fourth speed die."""

    seat: Seat
    die: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRerolled(Event):
    """MV34: a speed die was rolled again."""

    seat: Seat
    old: int
    die: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PointsChanged(Event):
    """Movement points gained or lost by a card or technology."""

    seat: Seat
    card: str
    change: int
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Flew(Event):
    """MV40: a way over several fields, and the points left."""

    seat: Seat
    fields: tuple[str, ...]
    field: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardPassed(Event):
    """MV160: the effect die was low enough."""

    seat: Seat
    field: str
    ability: str
    die: int
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HazardFailed(Event):
    """MV160: the effect die was too high."""

    seat: Seat
    field: str
    ability: str
    die: int
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GaugeLowered(Event):
    """MV161: to fly on."""

    seat: Seat
    gauge: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GaugeRaised(Event):
    """MV84."""

    seat: Seat
    gauge: str
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ExitNamed(Event):
    """MV143: the neighbour chose the way."""

    seat: Seat
    field: str
    exit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ExitRolled(Event):
    """MV143: the effect die chose the way."""

    field: str
    die: int
    exit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBack(Event):
    """MV141: the way out leads where the ship came from."""

    seat: Seat
    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Jumped(Event):
    """MV150: through a teleportal; the number came from a die."""

    seat: Seat
    field: str
    goal: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class JumpFailed(Event):
    """MV151: no other teleportal has that number."""

    seat: Seat
    field: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EncounterDrawn(Event):
    """MV180."""

    seat: Seat
    card: str
    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkerLaid(Event):
    """MV181: what lies on the encounter field from now on."""

    field: str
    mark: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsGained(Event):
    """From the bank, by a card or rule."""

    seat: Seat
    card: str
    credits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsPaid(Event):
    """To the bank, by a card or rule."""

    seat: Seat
    card: str
    credits: int


@dataclass(frozen=True, slots=True, kw_only=True)
class FameGained(Event):
    """Fame markers."""

    seat: Seat
    card: str
    fame: int


@dataclass(frozen=True, slots=True, kw_only=True)
class InfamyGained(Event):
    """Infamy markers."""

    seat: Seat
    card: str
    infamy: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsCame(Event):
    """MV182, MV190: goods went from the supply area to the market."""

    culture: str
    goods: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PassengerFound(Event):
    """E32: a passenger taken aboard from the pool."""

    seat: Seat
    passenger: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PiratesBeaten(Event):
    """MV173, MV175: with which ability, the die and the value."""

    seat: Seat
    field: str
    ability: str
    die: int
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PiratesWon(Event):
    """MV176: the fight is lost; an infamy marker lies under them."""

    seat: Seat
    field: str
    ability: str
    die: int
    value: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Ambushed(Event):
    """MV171: lost without a fight."""

    seat: Seat
    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PiratesElsewhere(Event):
    """MV6: the marker of these pirates lies on another field already."""

    field: str


EVENTS = (
    PilotTaken,
    GaugesSet,
    FirstPlayerDrawn,
    LengthRolled,
    RoundBegan,
    PassengerCame,
    DrillsPaid,
    DemandCame,
    MissionDealt,
    MovementSkipped,
    ShipPlaced,
    SpeedRolled,
    DriveSwitched,
    DieAssigned,
    ThrustRolled,
    DieRerolled,
    PointsChanged,
    Flew,
    HazardPassed,
    HazardFailed,
    GaugeLowered,
    GaugeRaised,
    ExitNamed,
    ExitRolled,
    TurnBack,
    Jumped,
    JumpFailed,
    EncounterDrawn,
    MarkerLaid,
    CreditsGained,
    CreditsPaid,
    FameGained,
    InfamyGained,
    GoodsCame,
    PassengerFound,
    PiratesBeaten,
    PiratesWon,
    Ambushed,
    PiratesElsewhere,
)
