"""What happens in Delta Vee. Unrevealed units are called by ids that tell nothing of their kind."""

from __future__ import annotations

from engine import Choice, Covert, Event, Seat


class Placed(Event):
    """VE1110: a ship was put on the sheets."""

    unit: str
    hex: str


class Headed(Event):
    """VE1110: a ship or a fleet was given its direction."""

    unit: str
    direction: str


class SpeedSet(Event):
    """VE1110: a fleet was given its velocity."""

    side: str
    velocity: int


class PodsStowed(Event):
    """VE1010: somebody has put the pods into their boxes; nobody else knows how."""

    seat: Seat


class TurnBegan(Event):
    """VE300: a game-turn begins."""

    turn: int


class MovementBegan(Event):
    """VE600: all units of a side move."""

    side: str


class Moved(Event):
    """VE600: a unit has moved."""

    unit: str
    hex: str
    length: int


class SheetAdded(Event):
    """VE620: a sheet was added."""

    sheet: str


class FlewOff(Event):
    """VE620: a missile left the sheets."""

    unit: str


class BurnedOut(Event):
    """VE761: a missile without energy was removed."""

    unit: str


class Crashed(Event):
    """VE651: a missile met a planet."""

    unit: str


class Swung(Event):
    """VE650: a unit used a planet to change its course."""

    unit: str
    velocity: int
    direction: str


class Landed(Event):
    """VE651: a unit landed on a planet."""

    unit: str


class Orbited(Event):
    """VE1150: a ship came into orbit and left play for its points."""

    unit: str
    points: int


class AsteroidRolled(Event):
    """VE660: a unit flew into asteroids."""

    unit: str
    roll: int
    hit: str


class Jumped(Event):
    """VE680: a ship has left for another star."""

    unit: str


class JumpFailed(Event):
    """VE680: a ship was not where it may leave."""

    unit: str


class Alerted(Event):
    """VE1140: the die was rolled for a sleeping ship."""

    unit: str
    roll: int
    awake: str


class Revealed(Event):
    """VE700, VE730: what a unit is, is known from now on."""

    unit: str
    kind: str


class Commanded(Event):
    """VE1200: a unit has its commands; what everybody sees of them."""

    unit: str
    velocity: int
    direction: str


class Wove(Event):
    """VE711: a unit weaves."""

    unit: str


class JumpMarked(Event):
    """VE712: a ship prepares its jump, or is about to leave."""

    unit: str
    stage: str


class Searched(Event):
    """VE730: a ship searched actively."""

    unit: str
    found: int


class SecretOrders(Covert):
    """VE1203: what only the own side may know of a ship's commands."""

    unit: str
    orders: tuple[str, ...]


class PlanCut(Covert):
    """VE1200: what had been planned and cannot be commanded any more; its owner alone knows."""

    unit: str
    orders: tuple[str, ...]


class FieldRaised(Event):
    """VE730, VE981: a force field is active now."""

    unit: str


class FieldLowered(Event):
    """VE730: a force field is no longer active."""

    unit: str


class FieldFailed(Event):
    """VE981: a force field came too late."""

    unit: str
    roll: int


class Towed(Event):
    """VE560: a tractor beam gave a unit a command."""

    unit: str
    target: str
    order: str


class Docked(Event):
    """VE732: two ships are docked, or a battlecraft is back in its pod."""

    unit: str
    target: str


class Undocked(Event):
    """VE732: two ships have separated."""

    unit: str
    target: str


class Launched(Event):
    """VE940: a unit left a ship, or a missile left a MIMS; nobody else knows what it is."""

    unit: str
    home: str
    hex: str
    velocity: int
    direction: str


class LaunchKind(Event):
    """VE940: the private twin: what was launched."""

    unit: str
    kind: str


class Fired(Event):
    """VE800 to VE860: a fire; ``roll`` is 0 where the table needs none."""

    unit: str
    mode: str
    target: str
    range: int
    relative: int
    value: int
    chance: int
    roll: int
    hit: str


class HitRolled(Event):
    """VE870: the die on the Hit Table; result glancing, critical or part."""

    unit: str
    roll: int
    result: str


class LogShown(Event):
    """VE1010: the other side inspects the compartments of a ship."""

    unit: str


class PartHit(Event):
    """VE880: a part was hit; ``kind`` is what it is, ``condition`` how it is now."""

    unit: str
    part: str
    kind: str
    condition: str


class Destroyed(Event):
    """VE870, VE960, VE1100: a unit is destroyed."""

    unit: str


class Intercepted(Event):
    """VE960: a missile tried to hit a unit."""

    unit: str
    target: str
    relative: int
    chance: int
    roll: int
    hit: str


class OrderLeft(Covert):
    """VE961, VE981: a standing order was left; its owner alone knows."""

    unit: str
    order: str


class AnswerLeft(Covert):
    """VE1205, VE1206: an order was left, or taken back, which answers for its owner alone."""

    order: Choice


class Ended(Event):
    """VE1100 to VE1150: the game is over."""

    reason: str
    winner: str
