"""What somebody sees who has to say what is hit, or what a missile attacks."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass

from engine import Seat

from .ballistics import interception
from .scoring import is_destroyed, worth
from .state import State, side_of
from .steps.hits import ChoosePart
from .steps.interception import ChoosePrey
from .units import CRAFT, Unit


@dataclass(frozen=True, slots=True)
class HitView:
    """VE870: what a hit on a part comes to.

    kind: of a pod, as in the log. condition: of the part then, empty where the armor is secret.
    fatal: whether the unit is destroyed. missiles, energy: what is lost of one's own.
    points: by how much those of side 2 change (VE1150).
    """

    part: str
    kind: str
    condition: str
    fatal: bool
    missiles: int
    energy: int
    points: int


@dataclass(frozen=True, slots=True)
class TryView:
    """VE960: an enemy that a missile may attack: relative velocity and chance, 10 is certain.

    points: by how much those of side 2 change if it is destroyed (VE1150). loads: unguided missiles
    in the one that attacks, which are lost with it.
    """

    target: str
    relative: int
    chance: int
    points: int
    loads: int


def hits_view(state: State, seat: Seat) -> tuple[HitView, ...]:
    """What each part would come to, while the seat has to choose one."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, ChoosePart) or step.seat != seat:
        return ()
    unit = state.unit(step.target)
    return tuple(_hit(state, unit, part, own=unit.side == side_of(seat)) for part in step.parts)


def tries_view(state: State, seat: Seat) -> tuple[TryView, ...]:
    """What each attack would come to, while the seat has to choose one."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, ChoosePrey) or seat not in step.seats(state):
        return ()
    missile = state.unit(step.missile)
    found = []
    for target in map(state.unit, step.prey):
        speed, chance = interception(state, missile, target)
        points = _points(state, target, None)
        found.append(TryView(target.id, speed, chance, points, missile.loads))
    return tuple(found)


def _hit(state: State, unit: Unit, part: str, *, own: bool) -> HitView:
    after = deepcopy(unit)
    after.take_hit(part)
    condition, fatal = after.condition(part), is_destroyed(after)
    pod = after.in_box(part) if part.startswith("pod-") else None
    missiles = energy = 0
    if own and fatal:
        missiles, energy = unit.missiles, unit.energy + unit.energy_aboard
    elif own and pod is not None and condition in {"damaged", "destroyed"}:
        missiles = pod.missiles
        energy = max(0, unit.energy - after.capacity) if pod.kind == "energy" else 0
    known = own or unit.revealed or unit.kind != CRAFT
    return HitView(
        part=part,
        kind=pod.kind if pod is not None and (own or unit.shown or pod.shown) else "",
        condition=condition if known else "",
        fatal=fatal and known,
        missiles=missiles,
        energy=energy,
        points=_points(state, unit, after if not fatal else None),
    )


def _points(state: State, unit: Unit, after: Unit | None) -> int:
    """By how much the points of side 2 change; ``after`` is None if the unit is destroyed."""
    if not state.scored or not unit.is_ship:
        return 0
    if after is None:
        after = deepcopy(unit)
        after.fate = "destroyed"
    return worth(after)[1] - worth(unit)[1]
