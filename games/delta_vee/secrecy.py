"""What is conserved, and what a seat cannot know (for the laws)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Dice, Seat

from .parts import CRAFT_ENERGY
from .state import CommandDraft, State, side_of
from .units import CRAFT, MIMS, UNGUIDED, Craft, Pod, Ratings, Unit

LOADS = 4
"""VE990: unguided missiles in a MIMS."""


def inventory(state: State) -> Sequence[str]:
    """Every ship, pod, battlecraft and missile, wherever it is and also when it is used up."""
    pieces = []
    for unit in state.units:
        if unit.is_missile:
            pieces += [unit.kind] + [UNGUIDED] * unit.loads
        elif unit.is_ship:
            pieces.append(unit.id)
            for pod in unit.pods:
                pieces += [f"{unit.id}-{pod.kind}", *_missiles(pod)]
                if pod.craft is not None:
                    pieces.append(f"{unit.id}-{pod.craft.model}")
        else:
            pieces.append(f"{unit.home}-{unit.model}")
    for kind, count in state.spent.items():
        pieces += [kind] * count
    return sorted(pieces)


def _missiles(pod: Pod) -> Iterator[str]:
    for kind in (*pod.ready, *(k for k, count in pod.stock.items() for _ in range(count))):
        yield kind
        if kind == "mims":
            yield from [UNGUIDED] * LOADS


def resample_hidden(state: State, seat: Seat | None, dice: Dice) -> None:
    """Draw anew, in place, what the seat (None: a spectator) cannot know.

    Nothing is known of the other side's energy and missiles, of what it prepares and plans, of
    what lies in boxes that were never hit, and of what its contacts are (VE1203).
    """
    if state.over:
        return
    own = None if seat is None else side_of(seat)
    for unit in state.units:
        if unit.side == own:
            continue
        unit.last, unit.planned = [], []
        if unit.is_ship:
            _repack(unit, dice)
        if not unit.is_missile:
            most = unit.capacity if unit.is_ship else CRAFT_ENERGY
            unit.energy = dice.below(most + 1)
        _disguise(state, unit, dice)
    for number, desk in enumerate(state.desks):
        if side_of(Seat(number)) != own and desk.unit:
            state.desks[number] = _other_desk(state, desk)
    _reorder(state, seat, dice)


def _repack(unit: Unit, dice: Dice) -> None:
    """VE1010: other boxes, and other missiles made ready."""
    hidden = [] if unit.shown else [pod for pod in unit.pods if not pod.shown]
    boxes = [pod.box for pod in hidden]
    dice.shuffle(boxes)
    for pod, box in zip(hidden, boxes, strict=True):
        pod.box = box
    for pod in unit.pods:
        for kind in pod.ready:
            pod.stock[kind] += 1
        pod.ready = []
        for kind in pod.prepare:
            if pod.stock.get(kind) and dice.below(2):
                pod.stock[kind] -= 1
                pod.ready.append(kind)
        if pod.craft is not None:
            pod.craft.ready = bool(dice.below(2))


def _disguise(state: State, unit: Unit, dice: Dice) -> None:
    """VE260: a contact may be anything else that its ship might have launched."""
    if not _is_unknown(unit):
        return
    home = state.unit(unit.home)
    _put_back(home, unit)
    possible = [
        (number, kind)
        for number, pod in enumerate(home.pods)
        for kind, left in (*pod.stock.items(), (CRAFT, pod.craft is not None))
        if left and (kind == CRAFT or unit.velocity)
    ]
    unit.pod, unit.kind = dice.pick(possible)
    pod = home.pods[unit.pod]
    unit.model, unit.loads, unit.energy = "", 0, 1 + dice.below(5)
    if unit.kind == CRAFT:
        held, pod.craft = pod.craft, None
        assert held is not None
        assert pod.model is not None
        unit.model, unit.ratings = held.model, pod.model
    else:
        pod.stock[unit.kind] -= 1
        velocity, maneuver, _ = state.chart.missiles.get(f"{unit.kind}-{pod.civ}", [0, 0, 0])
        unit.ratings = Ratings(velocity=velocity, maneuver=maneuver, civ=pod.civ)
        unit.loads = LOADS if unit.kind == MIMS else 0


def _is_unknown(unit: Unit) -> bool:
    """Whether nothing that it has done, or that has happened to it, told what it is."""
    if unit.revealed or unit.is_ship or not unit.home or unit.controlled or unit.fate:
        return False
    if unit.kind == CRAFT:
        return not (unit.weaving or unit.bridge or unit.engine)
    return unit.kind != MIMS or unit.loads == LOADS


def _put_back(home: Unit, unit: Unit) -> None:
    """Into the pod from which it was launched."""
    pod = home.pods[unit.pod]
    if unit.kind == CRAFT:
        pod.craft = Craft(unit.model, unit.energy)
    else:
        pod.stock[unit.kind] = pod.stock.get(unit.kind, 0) + 1


def _other_desk(state: State, desk: CommandDraft) -> CommandDraft:
    """Other plans: none."""
    if state.phase == "setup":
        return CommandDraft(unit=desk.unit)
    return CommandDraft(unit=desk.unit, closed=desk.closed, fired=desk.fired, done=desk.done)


def _reorder(state: State, seat: Seat | None, dice: Dice) -> None:
    """VE961, VE981: any standing orders that others may have left."""
    mine = [n for n in state.never if seat is not None and _owner(state, n) == seat]
    others = [
        f"raise={unit.id}"
        for unit in state.units
        if unit.seat != seat and unit.is_ship and unit.ratings.force_field and dice.below(2)
    ]
    others += [
        f"orbit={unit.id}"
        for unit in state.units
        if unit.seat != seat
        and unit.velocity == 1
        and unit.place in state.planets
        and dice.below(2)
    ]
    state.never = sorted(mine + others)


def _owner(state: State, order: str) -> Seat:
    return state.unit(order.partition("=")[2]).seat
