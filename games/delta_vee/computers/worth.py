"""What ships, hits and missiles are worth to a side, scenario by scenario."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from games.delta_vee.log_view import LogView
from games.delta_vee.parts import COMPONENTS
from games.delta_vee.unit_view import UnitView
from games.delta_vee.units import GUIDED, MIMS, UNGUIDED
from games.delta_vee.view import View

MODELS: Final = {model.id: model for model in COMPONENTS.ships}
KINDS: Final = {kind.id: kind for kind in COMPONENTS.pods}
PRIZE: Final = "mu"
"""VE1140: the ship that pirates want whole."""
VALUE: Final = {
    ("escape", "iota"): 1.2,
    ("convoy", "zeta"): 1.0,
    ("convoy", "spear"): 0.4,
    ("convoy", "dagger"): 0.35,
    ("convoy", "clarinet"): 1.2,
    ("convoy", "flute"): 0.5,
    ("pirates", "flute"): 0.9,
    ("pirates", "dagger"): 0.5,
    ("pirates", PRIZE): -1.0,
}
"""What it is worth to destroy a ship; 1 where nothing else is said."""
CRAFT_VALUE, MISSILE_VALUE = 0.12, 0.2
PER_HIT: Final = {0: 0.12, 1: 0.07, 2: 0.05}
"""By armor, how much of a ship a hit is worth."""
SAVED: Final = {0: 0.0, 1: 0.75, 2: 0.92}
"""VE980: by class of the force field, how much of a ship it saves that a missile hits."""
RAISED: Final = 0.6
"""VE981: how often a field is up in time."""
LAST_PRICE: Final = 0.45
"""What the last missile of a ship is worth at most, in parts of a ship."""
MISSILE_PRICE: Final = {UNGUIDED: 0.7, GUIDED: 1.0, "intelligent": 1.1, MIMS: 1.4}


class Arm(NamedTuple):
    """A missile that can be launched: from which part, its kind and Civ level."""

    part: str
    kind: str
    civ: int


def value(view: View, unit: UnitView) -> float:
    """What it is worth to destroy a unit of the other side."""
    if unit.kind == "craft":
        return CRAFT_VALUE
    if unit.kind != "ship":
        return MISSILE_VALUE
    return VALUE.get((view.scenario, unit.model), 1.0)


def left_by_field(view: View, unit: UnitView) -> float:
    """VE980, VE981: how much of the worth of a ship a missile takes that hits it."""
    log = view.log(unit.id)
    if log is None or unit.kind != "ship":
        return 1.0
    saved = SAVED[field_class(log)]
    if unit.field_on:
        return 1 - saved
    can_raise = condition(log, "field") != "damaged" and not unit.docked
    return 1 - saved * RAISED if can_raise else 1.0


def field_class(log: LogView) -> int:
    """VE890: what the force field can do now."""
    match condition(log, "field"):
        case "destroyed":
            return 0
        case "damaged":
            return 1 if log.force_field == 2 else 0
    return log.force_field


def condition(log: LogView, part: str) -> str:
    """Of a part of a ship."""
    return next((each.condition for each in log.parts if each.part == part), "")


def per_hit(view: View, unit: UnitView) -> float:
    """What a hit on a unit is worth."""
    if unit.kind not in {"ship", "craft"}:
        return (0.2 if unit.revealed else 0.1) * MISSILE_VALUE
    model = MODELS.get(unit.model)
    armor = model.armor[0] if model is not None else 2
    if unit.model == PRIZE and view.side == 1:
        log = view.log(unit.id)
        stopped = log is not None and condition(log, "engine") == "destroyed"
        return -1.0 if stopped else 0.1
    return PER_HIT[armor] * abs(value(view, unit))


def arms(log: LogView | None, *, soon: bool) -> Iterator[Arm]:
    """What an own ship can launch now, or soon: those that can still be prepared, too."""
    for part in log.parts if log is not None else ():
        if part.condition in {"damaged", "destroyed"} or part.kind not in KINDS:
            continue
        prepare = KINDS[part.kind].prepare[0]
        kinds = dict.fromkeys(part.ready)
        kinds.update(dict.fromkeys(k for k, left in part.stock if left))
        for kind in kinds:
            if soon or kind in part.ready or kind not in prepare:
                yield Arm(part.part, kind, part.civ)


def missiles_left(log: LogView | None) -> int:
    """How many missiles an own ship has."""
    parts = log.parts if log is not None else ()
    return sum(len(part.ready) + sum(count for _, count in part.stock) for part in parts)


def price(view: View, log: LogView | None, kind: str) -> float:
    """What a missile is worth that is kept, in parts of a ship."""
    left, turns = missiles_left(log), view.turns - view.turn
    scarce = min(LAST_PRICE, 1 / max(1, left)) * (min(1.0, turns / 4))
    return MISSILE_PRICE.get(kind, 1.0) * scarce


def armed_with_missiles(log: LogView | None) -> bool:
    """Whether a ship may launch any: its kinds of pods are known to all."""
    if log is None:
        return False
    broken = {p.kind for p in log.parts if p.condition in {"damaged", "destroyed"}}
    return any(
        kind in KINDS and KINDS[kind].unguided[0] and kind not in broken for kind in log.pods
    )


def guns(log: LogView | None) -> int:
    """How many shots a ship has a phase, or a battlecraft."""
    if log is None:
        return 1
    broken = sum(p.condition == "destroyed" for p in log.parts if p.kind in KINDS)
    pods = sum(KINDS[kind].fires[0] for kind in log.pods if kind in KINDS)
    return max(1, 1 + pods - broken)
