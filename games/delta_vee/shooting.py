"""What a unit may still fire and launch in its fire phase (VE5xx, VE8xx, VE910)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .ballistics import BURSTER, shot
from .parts import MISSILES, MODES
from .plan import placements, spot
from .state import State
from .units import MIMS, Pod, Unit


def aims(unit: Unit) -> dict[str, int]:
    """VE550: fires a phase by weapon, without the extra one of battle communications."""
    found = {BURSTER: 1} if unit.ratings.burster else {}
    for pod in sorted(unit.pods, key=lambda pod: pod.box):
        if pod.weapons and pod.exists:
            found[pod.part] = min(pod.fires, 1) if pod.condition == "damaged" else pod.fires
    return found


def may_act(unit: Unit) -> bool:
    """VE731: whether it may fire and launch at all."""
    return not (unit.fate or unit.field_on or unit.asleep)


def weapons_left(unit: Unit, fired: Mapping[str, int]) -> list[str]:
    """VE550: the weapons that may fire once more; battle communications give one more a pod."""
    room = aims(unit)
    extra = sum(max(0, count - room.get(weapon, 0)) for weapon, count in fired.items())
    spare = extra < unit.comms
    return [weapon for weapon, most in room.items() if spare or fired.get(weapon, 0) < most]


def modes(unit: Unit, weapon: str) -> list[str]:
    """VE440, VE510: what a weapon can fire; a damaged pod no barrages (VE890)."""
    if weapon == BURSTER:
        return list(MODES[: unit.ratings.burster])
    whole = unit.in_box(weapon).works
    return [mode for mode in MODES if whole or not mode.endswith("barrage")]


def unit_shots(
    state: State, unit: Unit, fired: Mapping[str, int]
) -> Iterator[tuple[str, str, Unit]]:
    """VE800: every fire with a chance: weapon, mode, target."""
    if not may_act(unit) or unit.is_missile:
        return
    targets = [each for each in state.enemies(unit.side) if not each.asleep]
    for weapon in weapons_left(unit, fired):
        for mode in modes(unit, weapon):
            if state.chart.cost[mode] > unit.energy:
                continue
            for target in targets:
                if shot(state, unit, weapon, mode, target).chance:
                    yield weapon, mode, target


def launchable(unit: Unit, fired: Mapping[str, int]) -> Iterator[tuple[Pod, str]]:
    """VE910: the missiles that lie ready: pod and kind."""
    if not unit.is_ship or not may_act(unit):
        return
    left = weapons_left(unit, fired)
    for pod in sorted(unit.pods, key=lambda pod: pod.box):
        if pod.part in left and pod.works:
            for kind in MISSILES:
                if kind in pod.ready or (kind not in pod.prepare and pod.stock.get(kind)):
                    yield pod, kind


def spots(state: State, unit: Unit) -> list[str]:
    """VE940: where a missile may be placed: on a sheet, with a velocity of at least 1."""
    return [
        word
        for word in placements(unit.direction, unit.velocity, 1)
        if state.on_sheet(spot(unit.place, word)[0])
    ]


def may_release(unit: Unit, released: int) -> bool:
    """VE990: whether a MIMS may launch one of its four missiles."""
    return unit.kind == MIMS and unit.loads > 0 and released < 4
