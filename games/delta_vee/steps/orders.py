"""A given plan takes effect: course, energy, and one function a battle command (VE730)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine import Play
from games.delta_vee import events
from games.delta_vee.draft import Draft, steer
from games.delta_vee.hexes import distance
from games.delta_vee.leaving import take_off
from games.delta_vee.parts import CRAFT_ENERGY
from games.delta_vee.placements import spot
from games.delta_vee.state import State
from games.delta_vee.units import CRAFT, Craft, Pod, Unit

from .interception import enter
from .movement import align
from .setup import clock

SECRET = ("prepare-", "control-", "ready-craft-")
"""VE1203: what only the own side may know; ``prepare-jump`` shows as a marker."""
SEARCHES, SEARCHES_FAR = 6, 9


def carry_out(play: Play[State], draft: Draft, words: list[str]) -> list[str]:
    """Give a unit the commands of a plan; the ids of units that came into play by it."""
    state, unit = play.state, draft.unit
    unit.energy = draft.energy
    course = [draft.velocity, draft.direction, draft.zig]
    if unit.is_ship:
        take_course(play, unit, course)
    elif course != [unit.velocity, unit.direction, unit.zig]:
        unit.planned = course
    if unit.docked and unit.leads:
        align(unit, state.unit(unit.docked))
    _mark(play, draft)
    secret = tuple(w for w in words if w.startswith(SECRET) and w != "prepare-jump")
    if secret:
        to = tuple(state.seats_of(unit.side))
        play.tell(events.SecretOrders(unit=unit.id, orders=secret, to=to))
    return list(_battle(play, unit, draft.used))


def take_course(play: Play[State], unit: Unit, course: list[int]) -> None:
    """VE710: what everybody sees of a unit's commands."""
    unit.velocity, unit.direction, unit.zig = course
    play.tell(
        events.Commanded(unit=unit.id, velocity=unit.velocity, direction=clock(unit.direction))
    )


def _mark(play: Play[State], draft: Draft) -> None:
    unit = draft.unit
    if draft.weaving:
        unit.weaving = True
        play.tell(events.Wove(unit=unit.id))
    if draft.jump != unit.jump:
        unit.jump = draft.jump
        stage = "leaving" if draft.jump == 2 else "preparing"
        play.tell(events.JumpMarked(unit=unit.id, stage=stage))


def _battle(play: Play[State], unit: Unit, used: list[str]) -> Iterator[str]:
    """The battle commands in their order; some are followed by words of their own."""
    target = ""
    for number, word in enumerate(used):
        if word.startswith("launch-craft-"):
            yield _launch_craft(play, unit, word, used[number + 1])
        elif word in TOWED:
            _tow(play, unit, target, word)
        elif word.startswith("tow-"):
            target = word.removeprefix("tow-")
        else:
            verb = next((verb for verb in ORDERS if word.startswith(verb)), "")
            if verb:
                ORDERS[verb](play, unit, word.removeprefix(verb))


TOWED: Final = ("tow-accel", "tow-decel", "tow-left", "tow-right")


def _tow(play: Play[State], unit: Unit, target: str, word: str) -> None:
    """VE560: the target pays nothing."""
    other = play.state.unit(target)
    order = word.removeprefix("tow-")
    steer(other, order)
    play.tell(events.Towed(unit=unit.id, target=target, order=order))


def _search(play: Play[State], unit: Unit, _rest: str) -> None:
    """VE730: six hexes, nine with battle communications."""
    reach = SEARCHES_FAR if unit.comms else SEARCHES
    hidden = [
        enemy
        for enemy in play.state.enemies(unit.side)
        if not enemy.revealed and distance(unit.place, enemy.place) <= reach
    ]
    play.seal()
    play.tell(events.Searched(unit=unit.id, found=len(hidden)))
    for enemy in hidden:
        enemy.revealed = True
        play.tell(events.Revealed(unit=enemy.id, kind=enemy.kind))


def _prepare(play: Play[State], unit: Unit, rest: str) -> None:  # noqa: ARG001 - as the others
    """VE910: a missile lies ready from the next fire phase on."""
    kind, _, box = rest.partition("-")
    pod = unit.in_box(f"pod-{box}")
    pod.stock[kind] -= 1
    pod.ready.append(kind)


def _control(play: Play[State], unit: Unit, rest: str) -> None:  # noqa: ARG001
    """VE721: that very missile may be steered in this phase."""
    play.state.unit(rest).controlled = True


def _ready_craft(play: Play[State], unit: Unit, rest: str) -> None:  # noqa: ARG001
    """VE561: the first of two commands."""
    craft = unit.in_box(f"pod-{rest}").craft
    assert craft is not None
    craft.ready = True


def _raise_field(play: Play[State], unit: Unit, _rest: str) -> None:
    unit.field_on = True
    play.tell(events.FieldRaised(unit=unit.id))


def _lower_field(play: Play[State], unit: Unit, _rest: str) -> None:
    unit.field_on = False
    play.tell(events.FieldLowered(unit=unit.id))


def _dock(play: Play[State], unit: Unit, rest: str) -> None:
    """VE732: with a ship, or a battlecraft back into its pod."""
    state = play.state
    other = state.unit(rest)
    play.tell(events.Docked(unit=unit.id, target=rest))
    if other.kind == CRAFT:
        _stow_craft(play, unit, other)
        return
    unit.docked, unit.leads = other.id, True
    other.docked, other.leads = unit.id, False
    align(unit, other)


def _stow_craft(play: Play[State], unit: Unit, other: Unit) -> None:
    """VE561: it refills from the ship without command."""
    pod = unit.pods[other.pod]
    refill = min(CRAFT_ENERGY - other.energy, unit.energy)
    unit.energy -= refill
    pod.craft = Craft(other.model, other.energy + refill, other.bridge, other.engine)
    take_off(play, other)


def _undock(play: Play[State], unit: Unit, _rest: str) -> None:
    play.tell(events.Undocked(unit=unit.id, target=play.state.separate(unit)))


Order = Callable[[Play[State], Unit, str], None]
ORDERS: Final[dict[str, Order]] = {
    "search": _search,
    "prepare-": _prepare,
    "control-": _control,
    "ready-craft-": _ready_craft,
    "raise-field": _raise_field,
    "lower-field": _lower_field,
    "dock-": _dock,
    "undock": _undock,
}
"""Battle commands by the beginning of their words."""


def _launch_craft(play: Play[State], unit: Unit, word: str, placement: str) -> str:
    """VE561: the second command puts the battlecraft face down beside its ship."""
    pod = unit.in_box("pod-" + word.rpartition("-")[2])
    craft, model = pod.craft, pod.model
    assert craft is not None
    assert model is not None
    found = launched(play, unit, pod, CRAFT, placement)
    found.model, found.energy, found.ratings = craft.model, craft.energy, model
    found.bridge, found.engine = craft.bridge, craft.engine
    pod.craft = None
    enter(play, found)
    return found.id


def launched(play: Play[State], unit: Unit, pod: Pod, kind: str, placement: str) -> Unit:
    """VE940: a new unit beside the one it comes from; its id says only whose how many it is."""
    state, side = play.state, unit.side
    state.launched[side] += 1
    place, direction, velocity = spot(unit.place, placement)
    if not state.on_sheet(place):
        play.tell(events.SheetAdded(sheet=state.add_sheet(place)))
    found = Unit(f"{side + 1}x{state.launched[side]}", side, state.next_commander(side, unit), kind)
    found.put(place)
    found.path = [unit.place, place]
    found.direction, found.velocity = direction, velocity
    found.home, found.pod = unit.home, unit.pod
    if unit.is_ship:
        found.home, found.pod = unit.id, next(n for n, p in enumerate(unit.pods) if p is pod)
    state.units.append(found)
    play.tell(
        events.Launched(
            unit=found.id,
            home=unit.id,
            hex=state.name(place),
            velocity=velocity,
            direction=clock(direction),
        ),
        events.LaunchKind(unit=found.id, kind=kind, to=tuple(state.seats_of(side))),
    )
    return found
