"""What hits do, one effect a line of the rulebook's list (VE880, VE890)."""

from __future__ import annotations

from engine import Play

from . import events
from .leaving import remove
from .parts import ENERGY
from .scoring import is_destroyed
from .state import State
from .units import UNGUIDED, Pod, Unit


def strike(play: Play[State], unit: Unit, part: str) -> None:
    """VE880: one hit on a part, with its effects at once."""
    unit.take_hit(part)
    kind = part
    if part.startswith("pod-"):
        pod = unit.in_box(part)
        pod.shown = True
        kind = pod.kind
    condition = unit.condition(part)
    play.tell(events.PartHit(unit=unit.id, part=part, kind=kind, condition=condition))
    if condition in {"damaged", "destroyed"}:
        _suffer(play, unit, part)
    if not unit.fate and is_destroyed(unit):
        destroy(play, unit)


def _suffer(play: Play[State], unit: Unit, part: str) -> None:
    """VE890: what is lost at once; everything else follows from the condition of the part."""
    if part == "field":
        if unit.field_on and not unit.field_class:
            unit.field_on = False
            play.tell(events.FieldLowered(unit=unit.id))
        return
    if not part.startswith("pod-"):
        return
    pod = unit.in_box(part)
    _lose_missiles(play.state, pod)
    if pod.kind == ENERGY:
        unit.energy = min(unit.energy, unit.capacity)
    if unit.jump and not unit.can_jump:
        unit.jump = 0


def _lose_missiles(state: State, pod: Pod) -> None:
    """VE890: all missiles in the pod are lost, prepared ones too."""
    for kind in (*pod.ready, *(k for k, count in pod.stock.items() for _ in range(count))):
        state.use_up(kind)
        if kind == "mims":
            state.use_up(UNGUIDED, 4)
    pod.ready = []
    pod.stock = dict.fromkeys(pod.stock, 0)


def destroy(play: Play[State], unit: Unit) -> None:
    """A unit is out of the game."""
    state = play.state
    play.tell(events.Destroyed(unit=unit.id))
    if unit.is_missile:
        remove(play, unit)
        return
    unit.fate = "destroyed"
    state.separate(unit)
