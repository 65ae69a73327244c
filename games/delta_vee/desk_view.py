"""What a seat sees of its own choice in the making."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Seat

from .ballistics import shot
from .draft import Draft
from .hexes import Hex, course
from .plan import drafted
from .shooting import unit_shots
from .state import State
from .steps.movement import Move
from .unit_view import Cell, cells


@dataclass(frozen=True, slots=True)
class DraftView:
    """VE1200: a plan in the making: what it leads to and costs.

    course: the cells of the next move. moves, battles: commands left; slow: the one that is left
    to steer can only be a Decelerate (VE420).
    """

    unit: str
    words: tuple[str, ...]
    velocity: int
    direction: int
    course: tuple[Cell, ...]
    cost: int
    energy: int
    moves: int
    battles: int
    slow: bool = False


@dataclass(frozen=True, slots=True)
class ShotView:
    """VE860: a fire that the viewer could order now; chance 10 is certain."""

    unit: str
    weapon: str
    mode: str
    target: str
    range: int
    relative: int
    value: int
    chance: int
    cost: int


def draft_view(state: State, seat: Seat) -> DraftView | None:
    """VE1200: the plan in hand."""
    desk = state.desks[seat]
    unit = state.find(desk.unit) if desk.unit else None
    if unit is None or state.phase not in {"movement", "command"}:
        return None
    draft = drafted(state, unit, desk.words, free=state.phase == "movement")
    return DraftView(
        unit=unit.id,
        words=tuple(draft.words),
        velocity=draft.velocity,
        direction=draft.direction,
        course=cells(_course(state, draft)),
        cost=draft.cost,
        energy=draft.energy,
        moves=draft.moves,
        battles=draft.battles,
        slow=draft.slow,
    )


def plans_aside(state: State, seat: Seat) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """VE1200: the plans of units that are not in hand, as far as they can be given now."""
    desk = state.desks[seat]
    found = []
    for id_, words in desk.plans.items():
        unit = state.find(id_)
        if unit is not None and not (id_ == desk.unit and desk.words):
            found.append((id_, tuple(drafted(state, unit, words).words)))
    return tuple(each for each in found if each[1])


def _course(state: State, draft: Draft) -> list[Hex]:
    """VE1200: where the unit will move next; VE650, VE651: what a planet leaves of it."""
    length = draft.velocity
    if draft.free:
        length -= next((step.gone for step in state.stack if isinstance(step, Move)), 0)
    elif length == 1 and draft.unit.place in state.planets:
        length = 0
    return list(course(draft.unit.place, draft.direction, draft.zig, length))


def shots_view(state: State, seat: Seat) -> tuple[ShotView, ...]:
    """The fires of the unit in hand, while its owner may order them."""
    desk = state.desks[seat]
    unit = state.find(desk.unit) if desk.unit and state.phase == "fire" else None
    if unit is None:
        return ()
    found = []
    for weapon, mode, target in unit_shots(state, unit, desk.fired):
        what = shot(state, unit, weapon, mode, target)
        cost = state.chart.cost[mode]
        found.append(ShotView(unit.id, weapon, mode, target.id, *what, cost))
    return tuple(found)


def stowing(state: State, seat: Seat) -> tuple[str, ...]:
    """VE1010: the ship in hand, the box to fill, and what fills the boxes before it."""
    desk = state.desks[seat]
    if state.phase != "setup" or not desk.unit:
        return ()
    return (desk.unit, f"pod-{len(desk.words) + 1}", *desk.words)
