"""The maneuver commands, and the conditions of each."""

from __future__ import annotations

from typing import Final

from .conditions import Condition, of_each
from .draft import STEERING, block, weave_cost
from .parts import FASTEST

MANEUVERS: Final = (*STEERING, "weave", "prepare-jump", "jump")
ALL: Final = frozenset(MANEUVERS)
SLOWER: Final = frozenset(("decel",))
FASTER: Final = frozenset(("accel",))
WEAVE: Final = frozenset(("weave",))
JUMP: Final = frozenset(("jump",))
JUMPS: Final = frozenset(("prepare-jump", "jump"))

MANEUVERING: Final = (
    Condition("engine-works", ALL, lambda _, draft: draft.engine != "destroyed"),  # VE890
    # VE732: of two docked ships one leads; after docking the pair does nothing more.
    Condition(
        "steered-itself",
        ALL,
        lambda _, draft: not draft.docks and (not draft.unit.docked or draft.unit.leads),
    ),
    # VE420: as many as the rating less the velocity; if that is nothing, one Decelerate.
    Condition("too-fast", ALL - SLOWER, lambda _, draft: not draft.slow),
    Condition("maneuvers-left", ALL, lambda _, draft: draft.moves > 0),
    Condition("at-planet", WEAVE | JUMPS, lambda _, draft: not draft.free),  # VE650
    Condition("manned", WEAVE | JUMPS, lambda _, draft: not draft.unit.is_missile),  # VE710
    # VE410: how much faster or slower in one phase.
    Condition(
        "velocity-rating",
        FASTER,
        lambda _, draft: draft.velocity - draft.unit.velocity < draft.unit.ratings.velocity,
    ),
    Condition(
        "velocity-rating",
        SLOWER,
        lambda _, draft: draft.unit.velocity - draft.velocity < draft.unit.ratings.velocity,
    ),
    # VE260, VE650, VE710: velocities that there are.
    Condition("velocity-possible", FASTER, lambda _, draft: draft.velocity < FASTEST),
    Condition(
        "velocity-possible",
        SLOWER,
        lambda _, draft: draft.velocity > (1 if draft.free or draft.unit.is_missile else 0),
    ),
    # VE750, VE760
    Condition("energy-left", ALL - WEAVE, lambda state, draft: block(state, draft) <= draft.energy),
    Condition("energy-left", WEAVE, lambda _, draft: weave_cost(draft) <= draft.energy),
    # VE711
    Condition(
        "bridge-intact",
        WEAVE,
        lambda _, draft: draft.unit.condition("bridge") in {"sound", "vulnerable"},
    ),
    Condition("one-weave", WEAVE, lambda _, draft: not draft.weaving),
    # VE680, VE712, VE1130
    Condition("jumps-allowed", JUMPS, lambda state, _: bool(state.jumps)),
    Condition("jump-pod", JUMPS, lambda _, draft: draft.unit.is_ship and draft.unit.can_jump),
    Condition(
        "free-to-jump",
        JUMPS,
        lambda state, draft: (
            not (draft.field_on or draft.unit.docked or draft.unit.place in state.planets)
        ),
    ),
    Condition("whole-allowance", JUMPS, lambda _, draft: not (draft.steered or draft.weaving)),
    Condition("jump-prepared", JUMP, lambda _, draft: draft.unit.jump == 1),
    Condition("jump-place", JUMP, lambda state, draft: state.may_jump(draft.unit, draft.end)),
)
OF_MANEUVERS: Final = of_each(MANEUVERS, MANEUVERING)
