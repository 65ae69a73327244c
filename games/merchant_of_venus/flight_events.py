"""What happens in a match: set-up, movement, dangers."""

from __future__ import annotations

from engine import Event, Seat


class PilotTaken(Event):
    """MV13: who flies for the seat."""

    seat: Seat
    pilot: str


class WishesClashed(Event):
    """MV13: several named one pilot, and it was drawn who has it."""

    seats: tuple[Seat, ...]
    pilot: str
    lucky: Seat


class GaugesSet(Event):
    """MV17: laser and shield at the start."""

    seat: Seat
    laser: int
    shield: int


class FirstPlayerDrawn(Event):
    """MV15: the seat begins every round."""

    seat: Seat


class LengthRolled(Event):
    """MV255: how long an epic game lasts."""

    dice: tuple[int, ...]
    rounds: int


class RoundBegan(Event):
    """MV20: the round marker moved."""

    round: int


class PassengerCame(Event):
    """MV21: a passenger waits at the start; the goal, a culture or the base, pays the fare."""

    passenger: str
    place: str
    goal: str = "none"
    fare: int = 0


class DrillsPaid(Event):
    """MV22: drill markers came back, c10 for each."""

    seat: Seat
    drills: int
    credits: int


class DemandCame(Event):
    """MV233: a demand marker was laid at a market."""

    demand: str


class MissionDealt(Event):
    """MV14, MV215: an open mission."""

    seat: Seat
    mission: str


class MovementSkipped(Event):
    """MV25: the ship stays where it is."""

    seat: Seat
    field: str


class ShipPlaced(Event):
    """MV244: where the ship begins."""

    seat: Seat
    field: str


class SpeedRolled(Event):
    """MV33: the speed dice."""

    seat: Seat
    dice: tuple[int, ...]
    points: int


class DriveSwitched(Event):
    """MV88: the drive works this turn, 1, or not, 0."""

    seat: Seat
    on: int


class DieAssigned(Event):
    """MV50: a die on a place of the dashboard."""

    seat: Seat
    place: str
    die: int


class ThrustRolled(Event):
    """MV54: the fourth speed die."""

    seat: Seat
    die: int
    points: int


class DieRerolled(Event):
    """MV34: a speed die was rolled again."""

    seat: Seat
    old: int
    die: int


class PointsChanged(Event):
    """Movement points gained or lost by a card or technology."""

    seat: Seat
    card: str
    change: int
    points: int


class Flew(Event):
    """MV40: a way over several fields, and the points left."""

    seat: Seat
    fields: tuple[str, ...]
    field: str
    points: int


class HazardPassed(Event):
    """MV160: the effect die was low enough."""

    seat: Seat
    field: str
    ability: str
    die: int
    value: int


class HazardFailed(Event):
    """MV160: the effect die was too high."""

    seat: Seat
    field: str
    ability: str
    die: int
    value: int


class GaugeLowered(Event):
    """MV161: to fly on."""

    seat: Seat
    gauge: str
    value: int


class GaugeRaised(Event):
    """MV84."""

    seat: Seat
    gauge: str
    value: int


class ExitNamed(Event):
    """MV143: the neighbour chose the way."""

    seat: Seat
    field: str
    exit: str


class ExitRolled(Event):
    """MV143: the effect die chose the way."""

    field: str
    die: int
    exit: str


class TurnBack(Event):
    """MV141: the way out leads where the ship came from."""

    seat: Seat
    field: str


class Jumped(Event):
    """MV150: through a teleportal; the number came from a die."""

    seat: Seat
    field: str
    goal: str
    number: int


class JumpFailed(Event):
    """MV151: no other teleportal has that number."""

    seat: Seat
    field: str
    number: int


class EncounterDrawn(Event):
    """MV180."""

    seat: Seat
    card: str
    field: str


class MarkerLaid(Event):
    """MV181: what lies on the encounter field from now on."""

    field: str
    mark: str


class CreditsGained(Event):
    """From the bank, by a card or rule."""

    seat: Seat
    card: str
    credits: int


class CreditsPaid(Event):
    """To the bank, by a card or rule."""

    seat: Seat
    card: str
    credits: int


class FameGained(Event):
    """Fame markers."""

    seat: Seat
    card: str
    fame: int


class InfamyGained(Event):
    """Infamy markers."""

    seat: Seat
    card: str
    infamy: int


class GoodsCame(Event):
    """MV182, MV190: goods went from the supply area to the market."""

    culture: str
    goods: int


class PassengerFound(Event):
    """E32: a passenger taken aboard from the pool."""

    seat: Seat
    passenger: str


class PiratesBeaten(Event):
    """MV173, MV175: with which ability, the die and the value."""

    seat: Seat
    field: str
    ability: str
    die: int
    value: int


class PiratesWon(Event):
    """MV176: the fight is lost; an infamy marker lies under them."""

    seat: Seat
    field: str
    ability: str
    die: int
    value: int


class Ambushed(Event):
    """MV171: lost without a fight."""

    seat: Seat
    field: str


class PiratesElsewhere(Event):
    """MV6: the marker of these pirates lies on another field already."""

    field: str
