"""What a seat, or a spectator, may know of the log of a ship."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine import Seat

from .parts import MISSILES
from .shooting import aims
from .units import Pod, Unit


@dataclass(frozen=True, slots=True)
class PartView:
    """A compartment: ``part`` is bridge, engine, field or pod-1 and so on.

    kind: what lies in the box; empty while the viewer may not know. armor likewise None.
    condition: sound, vulnerable, damaged, destroyed. stock: missiles (kind, count); ready: those
    prepared; craft: the battlecraft in it: class, energy, whether it is ready; own only.
    fires, commands: what an undamaged pod of the kind allows a phase. civ: its level; own only.
    """

    part: str
    condition: str
    kind: str = ""
    armor: int | None = None
    stock: tuple[tuple[str, int], ...] = ()
    ready: tuple[str, ...] = ()
    craft: tuple[str, int, bool] | None = None
    fires: int = 0
    commands: int = 0
    civ: int = 0


@dataclass(frozen=True, slots=True)
class LogView:
    """The log of a spaceship, also of one that is gone (``fate``: destroyed, jumped and so on).

    letter: its letter; pods: the kinds that the scenario gives it, which everybody knows.
    energy, capacity: units left and at most; own only. fires, commands: a phase, own only.
    """

    id: str
    side: int
    seat: Seat
    letter: str
    model: str
    fate: str
    parts: tuple[PartView, ...]
    pods: tuple[str, ...]
    burn: int
    velocity: int
    maneuver: int
    force_field: int
    civ: int
    energy: int | None = None
    capacity: int | None = None
    fires: int | None = None
    commands: int | None = None


def log_view(unit: Unit, side: int | None, *, open_: bool) -> LogView:
    """VE1010: conditions are public; what lies in a box, once it was hit or somebody may choose."""
    own = unit.side == side or open_
    shown = own or unit.shown
    parts = [
        PartView(part, unit.condition(part), part, unit.ratings.armor)
        for part in unit.parts()
        if not part.startswith("pod-")
    ]
    parts += [_pod(pod, own=own, shown=shown) for pod in unit.boxes]
    return LogView(
        id=unit.id,
        side=unit.side,
        seat=unit.seat,
        letter=unit.id[1:],
        model=unit.model,
        fate=unit.fate,
        parts=tuple(parts),
        pods=tuple(sorted(pod.kind for pod in unit.pods)),
        burn=unit.ratings.burn,
        velocity=unit.ratings.velocity,
        maneuver=unit.ratings.maneuver,
        force_field=unit.ratings.force_field,
        civ=unit.ratings.civ,
        energy=unit.energy if own else None,
        capacity=unit.capacity if own else None,
        fires=sum(aims(unit).values()) + unit.comms if own else None,
        commands=unit.commands if own else None,
    )


def _pod(pod: Pod, *, own: bool, shown: bool) -> PartView:
    if not (shown or pod.shown):
        return PartView(pod.part, pod.condition)
    found = PartView(
        pod.part, pod.condition, pod.kind, pod.armor, fires=pod.fires, commands=pod.battle
    )
    if not own:
        return found
    held = pod.craft
    return replace(
        found,
        stock=tuple((kind, pod.stock[kind]) for kind in MISSILES if kind in pod.stock),
        ready=tuple(pod.ready),
        civ=pod.civ,
        craft=None if held is None else (held.model, held.energy, held.ready),
    )
