"""What a unit may still fire and launch in its fire phase (VE5xx, VE8xx, VE910)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from .ballistics import BURSTER, column, course_of, sight, targeting
from .hexes import ahead
from .parts import BURSTS, FIRE_COLUMNS, MISSILES, MODES
from .placements import hours, placements, spot
from .state import State
from .units import MIMS, Pod, Unit


def aims(unit: Unit) -> dict[str, int]:
    """VE550: fires a phase by weapon, without the extra one of battle communications."""
    found = {BURSTER: 1} if unit.ratings.burster else {}
    for pod in unit.boxes:
        if pod.weapons and pod.exists:
            found[pod.part] = pod.fires if pod.works else min(pod.fires, 1)
    return found


def may_act(unit: Unit) -> bool:
    """VE731: whether it may fire and launch at all."""
    return not (unit.fate or unit.field_on or unit.asleep)


def weapons_left(unit: Unit, fired: Mapping[str, int]) -> list[str]:
    """VE550: the weapons that may fire once more; battle communications give one more a pod."""
    room = aims(unit)
    extra = 0
    for weapon, count in fired.items():
        extra += max(0, count - room.get(weapon, 0))
    spare = extra < unit.comms
    return [weapon for weapon, most in room.items() if spare or fired.get(weapon, 0) < most]


def modes(unit: Unit, weapon: str) -> Sequence[str]:
    """VE440, VE510: what a weapon can fire; a damaged pod no barrages (VE890)."""
    if weapon == BURSTER:
        return MODES[: unit.ratings.burster]
    return MODES if unit.in_box(weapon).works else BURSTS


def affordable(state: State, unit: Unit) -> list[str]:
    """VE800: the modes for which a unit has the energy."""
    return [mode for mode in MODES if state.chart.cost[mode] <= unit.energy]


def targets(state: State, unit: Unit) -> list[Unit]:
    """VE800, VE1140: every enemy, but for those on the ground."""
    return [each for each in state.enemies(unit.side) if not each.asleep]


def unit_shots(
    state: State, unit: Unit, fired: Mapping[str, int]
) -> Iterator[tuple[str, str, Unit]]:
    """VE800: every fire with a chance: weapon, mode, target."""
    if not may_act(unit) or unit.is_missile:
        return
    paid = affordable(state, unit)
    course = course_of(unit)
    weapons = weapons_left(unit, fired) if paid else ()
    seen = [(each, *sight(state.chart, course, each)) for each in targets(state, unit) if weapons]
    for weapon in weapons:
        aim = targeting(unit, weapon)
        columns = [(each, column(gap + max(0, speed - aim))) for each, gap, speed in seen]
        near = [(each, place) for each, place in columns if place < len(FIRE_COLUMNS)]
        for mode in modes(unit, weapon) if near else ():
            if mode in paid:
                chances = state.chart.fire[mode]
                for target, place in near:
                    if chances[place]:
                        yield weapon, mode, target


def launchable(unit: Unit, fired: Mapping[str, int]) -> Iterator[tuple[Pod, str]]:
    """VE910: the missiles that lie ready: pod and kind."""
    if not unit.is_ship or not may_act(unit):
        return
    pods = [pod for pod in unit.boxes if pod.stock and pod.works]
    left = weapons_left(unit, fired) if pods else ()
    for pod in pods:
        if pod.part in left:
            for kind in MISSILES:
                if kind in pod.ready or (kind not in pod.prepare and pod.stock.get(kind)):
                    yield pod, kind


def spots(state: State, unit: Unit) -> Sequence[str]:
    """VE940: where a missile may be placed: on a sheet, with a velocity of at least 1."""
    words = placements(unit.direction, unit.velocity, 1)
    if all(state.on_sheet(ahead(unit.place, hour, 0)) for hour in hours(unit.direction)):
        return words
    return [word for word in words if state.on_sheet(spot(unit.place, word)[0])]


def may_release(unit: Unit) -> bool:
    """VE990: whether a MIMS may launch one of its four missiles."""
    return unit.kind == MIMS and unit.loads > 0
