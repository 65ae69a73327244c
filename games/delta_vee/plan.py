"""The commands of one unit, folded into what they lead to and what may come next (VE7xx).

A command is a word, so that a plan is a list of words: it can be shown, taken back, typed and
repeated. Nothing here changes the match, and everything follows from what the own side knows.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from .hexes import Hex, add, course, distance, is_corner, steps, turned
from .parts import FASTEST, MISSILES, TRACTOR
from .state import State
from .units import CRAFT, GUIDED, UNGUIDED, Pod, Unit

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
    free: in a planet hex, without energy (VE650). used: battle words given. words: all of them.
    """

    unit: Unit
    velocity: int
    direction: int
    zig: int
    energy: int
    moves: int
    battles: int
    slow: bool = False
    free: bool = False
    steered: int = 0
    weaving: bool = False
    jump: int = 0
    field_on: bool = False
    pending: str = ""
    towing: int = 0
    towed: int = 0
    used: list[str] = field(default_factory=list)
    words: list[str] = field(default_factory=list)

    @property
    def docks(self) -> bool:
        """Whether it docks with a ship (VE732), after which the pair does nothing more."""
        return any(word.startswith("dock-") and "x" not in word for word in self.used)

    @property
    def complete(self) -> bool:
        """Whether it can be given as it stands."""
        return not self.pending or self.towed > 0

    @property
    def cost(self) -> int:
        """Energy units that it costs."""
        return self.unit.energy - self.energy

    def course(self) -> list[Hex]:
        """VE1200: where the unit will move next, as far as nothing comes between."""
        return list(course(self.unit.place, self.direction, self.zig, self.velocity))


def begin(unit: Unit, *, free: bool = False) -> Draft:
    """A plan without words. VE420: the rating minus the velocity, or else one Decelerate."""
    moves = min(unit.agility, unit.agility - unit.velocity)
    slow = moves <= 0
    if unit.condition("engine") == "destroyed" or not _steers(unit):
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
        jump=unit.jump,
        field_on=unit.field_on,
    )


def _steers(unit: Unit) -> bool:
    if unit.kind == UNGUIDED or (unit.docked and not unit.leads):
        return False
    return unit.kind != GUIDED or unit.controlled  # VE721


def drafted(state: State, unit: Unit, words: Sequence[str], *, free: bool = False) -> Draft:
    """The plan with these words, up to the first that cannot be given now (VE1200)."""
    draft = begin(unit, free=free)
    for word in words:
        if word not in options(state, draft):
            break
        take(state, draft, word)
    return draft


def is_legal(state: State, unit: Unit, words: Sequence[str]) -> bool:
    """Whether a whole plan could be given now."""
    draft = drafted(state, unit, words)
    return len(draft.words) == len(words) and draft.complete


def block(state: State, draft: Draft) -> int:
    """VE750, VE890, VE732: what one more steering word costs."""
    unit = draft.unit
    if draft.free:
        return 0
    if unit.is_missile:
        return 1
    if unit.docked:
        return unit.ratings.burn + state.unit(unit.docked).ratings.burn
    if unit.condition("engine") == "damaged":
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
        draft.energy -= weave_cost(draft.unit)
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


def weave_cost(unit: Unit) -> int:
    """VE750: a block; with a damaged engine one more, as for every maneuver command (VE890)."""
    double = unit.condition("engine") == "damaged"
    return unit.ratings.burn * (2 if double else 1)


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
        gap = distance(draft.unit.place, state.unit(draft.pending).place)
        draft.towing = max(
            civ - 6 for civ in _beams(draft.unit) if gap <= TRACTOR_REACH.get(civ, 0)
        )


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


def options(state: State, draft: Draft) -> list[str]:
    """The words that may come next."""
    if draft.pending.startswith("pod-"):
        return placements(draft.direction, draft.velocity, 0)
    found = _tow_words(state, draft) if draft.pending else []
    if draft.complete:
        found += _maneuvers(state, draft)
        if draft.battles > 0:
            found += _battles(state, draft)
    return found


def _maneuvers(state: State, draft: Draft) -> Iterator[str]:
    if draft.moves <= 0 or draft.docks:
        return
    unit = draft.unit
    if block(state, draft) <= draft.energy:
        slowest = 1 if unit.is_missile or draft.free else 0
        change = draft.velocity - unit.velocity
        if draft.velocity < FASTEST and change < unit.ratings.velocity and not draft.slow:
            yield "accel"
        if draft.velocity > slowest and -change < unit.ratings.velocity:
            yield "decel"
        if not draft.slow:
            yield from ("left", "right")
    if draft.free or draft.slow or unit.is_missile:
        return
    bridge = unit.condition("bridge") in {"sound", "vulnerable"}
    if bridge and not draft.weaving and weave_cost(unit) <= draft.energy:
        yield "weave"  # VE711
    yield from _jumps(state, draft)


def _jumps(state: State, draft: Draft) -> Iterator[str]:
    """VE712: with the whole allowance of the phase."""
    unit = draft.unit
    if not (state.jumps and unit.is_ship and unit.can_jump) or draft.field_on or unit.docked:
        return
    if draft.steered or draft.weaving or unit.place in state.planets:
        return
    if block(state, draft) > draft.energy:
        return
    yield "prepare-jump"
    end = [unit.place, *draft.course()][-1]
    if unit.jump == 1 and state.may_jump(unit, end):
        yield "jump"


def _battles(state: State, draft: Draft) -> Iterator[str]:
    unit = draft.unit
    if "search" not in draft.used:
        yield "search"
    if draft.field_on:
        yield "lower-field"
    elif _can_raise(draft):
        yield "raise-field"
    for pod in sorted(unit.pods, key=lambda pod: pod.box):
        yield from _preparations(draft, pod)
    for other in state.of(unit.side):
        if other.kind == GUIDED and other.home == unit.id and not other.controlled:
            word = f"control-{other.id}"
            if unit.pods[other.pod].works and word not in draft.used:
                yield word
    if not draft.field_on:
        yield from _contacts(state, draft)


def _can_raise(draft: Draft) -> bool:
    unit = draft.unit
    if draft.jump in {2, 3} or unit.docked or draft.docks:
        return False
    return bool(unit.field_class) and unit.ratings.burn <= draft.energy


def _preparations(draft: Draft, pod: Pod) -> Iterator[str]:
    """VE730: missiles and battlecraft to make ready."""
    if not pod.works:
        return
    for kind in MISSILES:
        word = f"prepare-{kind}-{pod.box}"
        if kind in pod.prepare and pod.stock.get(kind, 0) > draft.used.count(word):
            yield word
    if pod.craft is not None:
        ready, launch = f"ready-craft-{pod.box}", f"launch-craft-{pod.box}"
        if not pod.craft.ready and ready not in draft.used:
            yield ready
        elif pod.craft.ready and not draft.field_on and launch not in draft.used:
            yield launch


def _contacts(state: State, draft: Draft) -> Iterator[str]:
    """VE560, VE732: units to tow, to dock with, and to leave."""
    unit = draft.unit
    if unit.docked:
        yield "undock"
        return
    busy = sum(word.startswith("tow-") and word not in TOWING for word in draft.used)
    beams = _beams(unit)
    for other in state.units:
        if other is unit or other.fate or other.asleep:
            continue
        if other.side != unit.side and not other.revealed:
            continue  # VE560: what it may be is not known
        gap = distance(unit.place, other.place)
        reached = any(gap <= TRACTOR_REACH.get(civ, 0) for civ in beams)
        if reached and busy < len(beams) and _can_tow(draft, other):
            yield f"tow-{other.id}"
        if gap == 0 and _can_dock(draft, other):
            yield f"dock-{other.id}"


def _beams(unit: Unit) -> list[int]:
    """The Civ levels of the tractor pods that work."""
    return [pod.civ for pod in unit.pods if pod.kind == TRACTOR and pod.works]


def _can_tow(draft: Draft, other: Unit) -> bool:
    """VE560: a ship or battlecraft that is known, undocked and without an active field."""
    if other.is_missile or other.field_on or other.docked or other.planned:
        return False
    if f"dock-{other.id}" in draft.used:
        return False
    return 2 * other.ratings.burn <= draft.energy


def _can_dock(draft: Draft, other: Unit) -> bool:
    """VE732: in one hex with equal velocity and direction; no field, no jump."""
    if (draft.velocity, draft.direction) != _to_be(draft, other) or draft.jump or draft.docks:
        return False
    if other.kind == CRAFT:
        if other.home != draft.unit.id or other.side != draft.unit.side:
            return False
        return draft.unit.pods[other.pod].works and f"dock-{other.id}" not in draft.used
    return other.is_ship and not other.field_on and not other.docked and not other.jump


def _to_be(draft: Draft, other: Unit) -> tuple[int, int]:
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


def _tow_words(state: State, draft: Draft) -> list[str]:
    other = state.unit(draft.pending)
    if 2 * other.ratings.burn > draft.energy:
        return []
    velocity, _ = _to_be(draft, other)
    found = ["tow-left", "tow-right"]
    if velocity < FASTEST:
        found.insert(0, "tow-accel")
    if velocity > 0:
        found.insert(-2, "tow-decel")
    return found


# -- launching ----------------------------------------------------------------------------------


def placements(direction: int, velocity: int, slowest: int) -> list[str]:
    """VE940: diagrams C and D: the hour of the hex, the direction there, and the velocity."""
    if is_corner(direction):
        spots = [(hex_, way) for hex_ in (-1, 1) for way in (-1, 0, 1)]
    else:
        spots = [(0, -1), (0, 0), (0, 1), (-2, -1), (-2, 0), (2, 0), (2, 1)]
    speeds = [v for v in (velocity, velocity + 1, velocity - 1) if slowest <= v <= FASTEST]
    return [
        f"{turned(direction, hex_)}-{turned(direction, way)}-{speed}"
        for hex_, way in spots
        for speed in speeds
    ]


def spot(place: Hex, word: str) -> tuple[Hex, int, int]:
    """The hex, direction and velocity of a placement."""
    hour, direction, velocity = map(int, word.split("-"))
    return add(place, steps(hour)[0]), direction, velocity
