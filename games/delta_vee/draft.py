"""The commands of one unit, folded into what they lead to (VE7xx).

A command is a word, so that a plan is a list of words: it can be shown, taken back, typed and
repeated. Nothing here changes the match, and everything follows from what the own side knows.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from .hexes import Hex, course, distance, turned
from .parts import TRACTOR
from .state import State
from .units import GUIDED, UNGUIDED, Unit

STEERING = ("accel", "decel", "left", "right")
TOWING = tuple(f"tow-{word}" for word in STEERING)
TRACTOR_REACH = {7: 4, 8: 6}
"""VE560: hexes by Civ level; the number of commands is the level minus 6."""


@dataclass(slots=True)
class Draft:
    """What the words of a plan lead to.

    moves, battles: commands still allowed. slow: only one Decelerate is (VE420).
    steered: steering words so far (VE750). pending: what the next word must complete: a pod's
    part to launch from, or the id of a unit to tow; towing: how many words it may get.
    free: in a planet hex, without energy (VE650). engine: its condition. docks: with a ship
    (VE732). used: battle words given. words: all of them.
    """

    unit: Unit
    velocity: int
    direction: int
    zig: int
    energy: int
    moves: int
    battles: int
    slow: bool
    free: bool
    engine: str
    steered: int = 0
    weaving: bool = False
    jump: int = 0
    field_on: bool = False
    pending: str = ""
    towing: int = 0
    towed: int = 0
    docks: bool = False
    used: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    @property
    def complete(self) -> bool:
        """Whether it can be given as it stands."""
        return not self.pending or self.towed > 0

    @property
    def cost(self) -> int:
        """Energy units that it costs."""
        return self.unit.energy - self.energy

    @property
    def held(self) -> int:
        """VE560: how many units its tractor beams hold."""
        return sum(word.startswith("tow-") and word not in TOWING for word in self.used)

    def course(self) -> list[Hex]:
        """VE1200: where the unit will move next, as far as nothing comes between."""
        return list(course(self.unit.place, self.direction, self.zig, self.velocity))

    @property
    def end(self) -> Hex:
        """Where that leads."""
        return [self.unit.place, *self.course()][-1]


def begin(unit: Unit, *, free: bool = False) -> Draft:
    """A plan without words. VE420: the rating minus the velocity, or else one Decelerate."""
    moves = unit.agility - unit.velocity
    slow, engine = moves <= 0, unit.condition("engine")
    if engine == "destroyed" or not _steers(unit):
        moves = 0
    elif slow:
        moves = 1
    battles = unit.commands if unit.is_ship and not free else 0
    return Draft(
        unit,
        unit.velocity,
        unit.direction,
        unit.zig,
        unit.energy,
        moves,
        battles,
        slow=slow,
        free=free,
        engine=engine,
        jump=unit.jump,
        field_on=unit.field_on,
    )


def _steers(unit: Unit) -> bool:
    if unit.kind == UNGUIDED or (unit.docked and not unit.leads):
        return False
    return unit.kind != GUIDED or unit.controlled  # VE721


def block(state: State, draft: Draft) -> int:
    """VE750, VE890, VE732: what one more steering word costs."""
    unit = draft.unit
    if draft.free:
        return 0
    if unit.is_missile:
        return 1
    if unit.docked:
        return unit.ratings.burn + state.unit(unit.docked).ratings.burn
    if draft.engine == "damaged":
        return unit.ratings.burn
    return unit.ratings.burn if draft.steered == 1 else 0


def take(state: State, draft: Draft, word: str) -> None:
    """Add one word."""
    draft.words.append(word)
    if draft.pending and not (draft.towed and word not in TOWING):
        _complete(state, draft, word)
        return
    draft.pending, draft.towed = "", 0
    if word in STEERING:
        draft.energy -= block(state, draft)
        draft.steered += 1
        draft.moves -= 1
        steer(draft, word)
    elif word == "weave":
        draft.energy -= weave_cost(draft)
        draft.moves -= 1
        draft.weaving = True
    elif word == "prepare-jump":
        draft.energy -= block(state, draft)
        draft.moves, draft.jump = 0, 3
    elif word == "jump":
        draft.energy -= block(state, draft)
        draft.moves, draft.jump = 0, 2
    else:
        draft.battles -= 1
        draft.used.append(word)
        _battle(state, draft, word)


def weave_cost(draft: Draft) -> int:
    """VE750: a block; with a damaged engine one more, as for every maneuver command (VE890)."""
    return draft.unit.ratings.burn * (2 if draft.engine == "damaged" else 1)


def steer(draft: Draft | Unit, word: str) -> None:
    """VE710: one step faster, slower, to the left or to the right."""
    if word in {"accel", "decel"}:
        draft.velocity += 1 if word == "accel" else -1
    else:
        draft.direction = turned(draft.direction, 1 if word == "right" else -1)
        draft.zig = 0


def _battle(state: State, draft: Draft, word: str) -> None:
    if word == "raise-field":
        draft.energy -= draft.unit.ratings.burn
        draft.field_on = True
    elif word == "lower-field":
        draft.field_on = False
    elif word.startswith("launch-craft-"):
        draft.pending = "pod-" + word.rpartition("-")[2]
    elif word.startswith("tow-"):
        draft.pending, draft.towed = word.removeprefix("tow-"), 0
        draft.towing = max(tows(draft.unit, state.unit(draft.pending)))
    elif word.startswith("dock-") and "x" not in word:
        draft.docks = True


def _complete(state: State, draft: Draft, word: str) -> None:
    """The placement of a battlecraft, or a command by tractor beam."""
    if draft.pending.startswith("pod-"):
        draft.used.append(word)
        draft.pending = ""
        return
    draft.energy -= 2 * state.unit(draft.pending).ratings.burn
    draft.used.append(word)
    draft.towed += 1
    if draft.towed == draft.towing:
        draft.pending, draft.towed = "", 0


def beams_of(unit: Unit) -> list[int]:
    """The Civ levels of the tractor pods that work."""
    return [pod.civ for pod in unit.pods if pod.kind == TRACTOR and pod.works]


def tows(unit: Unit, other: Unit) -> Iterator[int]:
    """VE560: how many commands each of its tractor beams could give another unit."""
    gap = distance(unit.place, other.place)
    return (civ - 6 for civ in beams_of(unit) if gap <= TRACTOR_REACH.get(civ, 0))


def to_be(draft: Draft, other: Unit) -> tuple[int, int]:
    """The velocity and direction that another unit will have after the plan.

    VE561: those that a battlecraft has been told to take on at the end of the phase count.
    """
    velocity, direction = other.planned[:2] or (other.velocity, other.direction)
    target = ""
    for word in draft.used:
        if word not in TOWING:
            target = word.removeprefix("tow-")
        elif target == other.id:
            velocity += {"tow-accel": 1, "tow-decel": -1}.get(word, 0)
            direction = turned(direction, {"tow-left": -1, "tow-right": 1}.get(word, 0))
    return velocity, direction
