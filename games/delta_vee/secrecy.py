"""What is conserved, and what a seat cannot know (for the laws)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine import Dice, Seat

from .answering import ORDERS
from .ballistics import BURSTER
from .parts import CRAFT_ENERGY
from .shooting import weapons_left
from .state import CommandDraft, State, side_of
from .steps.setup import next_ship
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

    Nothing is known of the other side's energy, of what it prepares and plans, of what lies in
    boxes that were never hit, of what its contacts are and from which pods of their ships they
    come (VE1203). It is known what a ship and its contacts carry together.
    """
    if state.over:
        return
    own = None if seat is None else side_of(seat)
    others = [unit for unit in state.units if unit.side != own]
    contacts = [unit for unit in others if _is_unknown(unit)]
    for contact in contacts:
        _put_back(state.unit(contact.home), contact)
    for unit in others:
        unit.last, unit.planned = [], []
        if unit.is_ship:
            _repack(unit, dice)
    for contact in sorted(contacts, key=lambda each: each.velocity > 0):  # these must be craft
        _disguise(state, contact, dice)
    for unit in others:
        unit.energy = _some_energy(state, unit, dice)
        unit.spent = False
        _make_ready(unit, dice)
    for number, desk in enumerate(state.desks):
        if side_of(Seat(number)) != own and desk.unit:
            state.desks[number] = _other_desk(state, Seat(number))
        elif number != seat:
            # Their own side is not shown, either, what they have drafted.
            desk.words, desk.plans = [], {}
    _reorder(state, seat, dice)


def _some_energy(state: State, unit: Unit, dice: Dice) -> int:
    """VE1010: a ship has spent two blocks a turn at most, and a launched unit some of its own."""
    if unit.is_ship:
        most = unit.capacity
        return most - dice.below(min(most, 2 * unit.ratings.burn * state.turn) + 1)
    if unit.kind == CRAFT:
        return 1 + dice.below(CRAFT_ENERGY)
    return 1 + dice.below(max(1, _figures(state, unit.kind, unit.ratings.civ)[2]))


def _figures(state: State, kind: str, civ: int) -> Sequence[int]:
    """VE950: velocity, maneuver rating and energy of a missile; an unguided one has none."""
    return state.chart.missiles.get(f"{kind}-{civ}", [0, 0, 0])


def _repack(unit: Unit, dice: Dice) -> None:
    """VE1010: other boxes; nothing is told of the pods from which missiles come."""
    hidden = [] if unit.shown else [pod for pod in unit.pods if not pod.shown]
    boxes = sorted(pod.box for pod in hidden)
    dice.shuffle(boxes)
    for pod, box in zip(hidden, boxes, strict=True):
        pod.box = box
    for pod in unit.pods:
        for kind in pod.ready:
            pod.stock[kind] += 1
        pod.ready = []
        if pod.craft is not None:
            pod.craft.energy = CRAFT_ENERGY
    _share_out(unit.pods)


def _make_ready(unit: Unit, dice: Dice) -> None:
    """VE910, VE561: any missiles and battlecraft aboard, out of those that must be prepared."""
    for pod in unit.pods:
        for kind in pod.prepare:
            if pod.works and pod.stock.get(kind) and dice.below(2):
                pod.stock[kind] -= 1
                pod.ready.append(kind)
        if pod.craft is not None:
            pod.craft.ready = bool(dice.below(2))


def _share_out(pods: Sequence[Pod]) -> None:
    """As many missiles of a kind in each of the pods that hold them, intact ones first."""
    kinds = sorted({kind for pod in pods for kind in pod.stock})
    for kind in kinds:
        holding = [pod for pod in pods if kind in pod.stock]
        left = sum(pod.stock[kind] for pod in holding)
        for pod in holding:
            pod.stock[kind] = 0
        holding = [pod for pod in holding if pod.works] or holding
        for number in range(left):
            holding[number % len(holding)].stock[kind] += 1


def _disguise(state: State, unit: Unit, dice: Dice) -> None:
    """VE260: a contact may be anything else that its ship might have launched."""
    home = state.unit(unit.home)
    possible = [
        (number, kind)
        for number, pod in enumerate(home.pods)
        for kind, left in (*sorted(pod.stock.items()), (CRAFT, pod.craft is not None))
        if left and (kind == CRAFT or unit.velocity)
    ]
    unit.pod, unit.kind = dice.pick(possible)
    pod = home.pods[unit.pod]
    unit.model, unit.loads = "", 0
    if unit.kind == CRAFT:
        held, pod.craft = pod.craft, None
        assert held is not None
        assert pod.model is not None
        unit.model, unit.ratings = held.model, pod.model
    else:
        pod.stock[unit.kind] -= 1
        velocity, maneuver, _ = _figures(state, unit.kind, pod.civ)
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


def _other_desk(state: State, seat: Seat) -> CommandDraft:
    """Other plans: none. VE1203: nobody is told which of its weapons a unit has fired."""
    desk = state.desks[seat]
    if state.phase == "setup":
        return CommandDraft(unit=next_ship(state, seat, ""))
    unit, fired = state.find(desk.unit), dict[str, int]()
    for _ in range(sum(desk.fired.values())):
        left = weapons_left(unit, fired) if unit is not None else ()
        weapon = next(iter(left), BURSTER)
        fired[weapon] = fired.get(weapon, 0) + 1
    return CommandDraft(unit=desk.unit, closed=desk.closed, fired=fired, done=desk.done)


ODD = 8
"""One of so many leaves a standing order against what is usual."""


def _reorder(state: State, seat: Seat | None, dice: Dice) -> None:
    """VE961, VE981: any standing orders that others may have left."""
    mine = [n for n in state.never if seat is not None and _owner(state, n) == seat]
    others = [
        f"raise={unit.id}"
        for unit in state.units
        if unit.seat != seat and unit.is_ship and unit.ratings.force_field and not dice.below(ODD)
    ]
    others += [
        f"orbit={unit.id}"
        for unit in state.units
        if unit.seat != seat
        and unit.velocity == 1
        and unit.place in state.planets
        and not dice.below(ODD)
    ]
    state.never = sorted(mine + others)
    for other in map(Seat, range(state.seats)):
        if other != seat:
            _answer(state, other, dice)


def _answer(state: State, seat: Seat, dice: Dice) -> None:
    """VE1205, VE1206: any answers that somebody may have left."""
    state.answers.pop(seat, None)
    found = {
        verb: state.wish(dice.pick(wishes))
        for verb, wishes in ORDERS.items()
        if not dice.below(ODD)
    }
    if found:
        state.answers[seat] = found


def _owner(state: State, order: str) -> Seat:
    return state.unit(order.partition("=")[2]).seat
