"""What happens in Delta Vee. Unrevealed units are called by ids that tell nothing of their kind."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Event, Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(Event):
    """VE1110: a ship was put on the sheets."""

    unit: str
    hex: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Headed(Event):
    """VE1110: a ship or a fleet was given its direction."""

    unit: str
    direction: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeedSet(Event):
    """VE1110: a fleet was given its velocity."""

    side: str
    velocity: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PodsStowed(Event):
    """VE1010: somebody has put the pods into their boxes; nobody else knows how."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnBegan(Event):
    """VE300: a game-turn begins."""

    turn: int


@dataclass(frozen=True, slots=True, kw_only=True)
class MovementBegan(Event):
    """VE600: all units of a side move."""

    side: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(Event):
    """VE600: a unit has moved."""

    unit: str
    hex: str
    length: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetAdded(Event):
    """VE620: a sheet was added."""

    sheet: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FlewOff(Event):
    """VE620: a missile left the sheets."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BurnedOut(Event):
    """VE761: a missile without energy was removed."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Crashed(Event):
    """VE651: a missile met a planet."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Swung(Event):
    """VE650: a unit used a planet to change its course."""

    unit: str
    velocity: int
    direction: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Landed(Event):
    """VE651: a unit landed on a planet."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Orbited(Event):
    """VE1150: a ship came into orbit and left play for its points."""

    unit: str
    points: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AsteroidRolled(Event):
    """VE660: a unit flew into asteroids."""

    unit: str
    roll: int
    hit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Jumped(Event):
    """VE680: a ship has left for another star."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JumpFailed(Event):
    """VE680: a ship was not where it may leave."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Alerted(Event):
    """VE1140: the die was rolled for a sleeping ship."""

    unit: str
    roll: int
    awake: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Event):
    """VE700, VE730: what a unit is, is known from now on."""

    unit: str
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Commanded(Event):
    """VE1200: a unit has its commands; what everybody sees of them."""

    unit: str
    velocity: int
    direction: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Wove(Event):
    """VE711: a unit weaves."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class JumpMarked(Event):
    """VE712: a ship prepares its jump, or is about to leave."""

    unit: str
    stage: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Searched(Event):
    """VE730: a ship searched actively."""

    unit: str
    found: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SecretOrders(Event):
    """VE1203: what only the own side may know of a ship's commands."""

    unit: str
    orders: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlanCut(Event):
    """VE1200: what had been planned and cannot be commanded any more; its owner alone knows."""

    unit: str
    orders: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldRaised(Event):
    """VE730, VE981: a force field is active now."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldLowered(Event):
    """VE730: a force field is no longer active."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class FieldFailed(Event):
    """VE981: a force field came too late."""

    unit: str
    roll: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Towed(Event):
    """VE560: a tractor beam gave a unit a command."""

    unit: str
    target: str
    order: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Docked(Event):
    """VE732: two ships are docked, or a battlecraft is back in its pod."""

    unit: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Undocked(Event):
    """VE732: two ships have separated."""

    unit: str
    target: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Launched(Event):
    """VE940: a unit left a ship, or a missile left a MIMS; nobody else knows what it is."""

    unit: str
    home: str
    hex: str
    velocity: int
    direction: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LaunchKind(Event):
    """VE940: the private twin: what was launched."""

    unit: str
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
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


@dataclass(frozen=True, slots=True, kw_only=True)
class HitRolled(Event):
    """VE870: the die on the Hit Table; result glancing, critical or part."""

    unit: str
    roll: int
    result: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LogShown(Event):
    """VE1010: the other side inspects the compartments of a ship."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PartHit(Event):
    """VE880: a part was hit; ``kind`` is what it is, ``condition`` how it is now."""

    unit: str
    part: str
    kind: str
    condition: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Destroyed(Event):
    """VE870, VE960, VE1100: a unit is destroyed."""

    unit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Intercepted(Event):
    """VE960: a missile tried to hit a unit."""

    unit: str
    target: str
    relative: int
    chance: int
    roll: int
    hit: str


@dataclass(frozen=True, slots=True, kw_only=True)
class OrderLeft(Event):
    """VE961, VE981: a standing order was left; its owner alone knows."""

    unit: str
    order: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ended(Event):
    """VE1100 to VE1150: the game is over."""

    reason: str
    winner: str


EVENTS: tuple[type[Event], ...] = (
    Placed,
    Headed,
    SpeedSet,
    PodsStowed,
    TurnBegan,
    MovementBegan,
    Moved,
    SheetAdded,
    FlewOff,
    BurnedOut,
    Crashed,
    Swung,
    Landed,
    Orbited,
    AsteroidRolled,
    Jumped,
    JumpFailed,
    Alerted,
    Revealed,
    Commanded,
    Wove,
    JumpMarked,
    Searched,
    SecretOrders,
    PlanCut,
    FieldRaised,
    FieldLowered,
    FieldFailed,
    Towed,
    Docked,
    Undocked,
    Launched,
    LaunchKind,
    Fired,
    HitRolled,
    LogShown,
    PartHit,
    Destroyed,
    Intercepted,
    OrderLeft,
    Ended,
)
