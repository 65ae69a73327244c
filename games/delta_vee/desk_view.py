"""What a seat sees of its own choice in the making."""

from __future__ import annotations

from dataclasses import dataclass

from engine import Seat

from .ballistics import shot
from .plan import drafted
from .plan_view import OutlookView, before, course_of_plan, lands, outlooks, plan_points
from .shooting import unit_shots
from .state import State
from .unit_view import Cell, cells


@dataclass(frozen=True, slots=True)
class DraftView:
    """VE1200: a plan in the making: what it leads to and costs.

    course: the cells of the next move. moves, battles: commands left; slow: the one that is left
    to steer can only be a Decelerate (VE420). lands: whether it leaves play with its next move
    (VE651). points: victory points that it brings as soon as it is given (VE1150). next: with each
    word that may follow; again, recall: the plan of the turn before, and one put aside.
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
    lands: bool = False
    points: int = 0
    next: tuple[OutlookView, ...] = ()
    again: OutlookView | None = None
    recall: OutlookView | None = None


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
        course=cells(course_of_plan(state, draft)),
        cost=draft.cost,
        energy=draft.energy,
        moves=draft.moves,
        battles=draft.battles,
        slow=draft.slow,
        lands=lands(state, draft),
        points=plan_points(state, draft),
        next=outlooks(state, draft),
        again=None if draft.words or draft.free else before(state, unit, unit.last),
        recall=None if draft.words else before(state, unit, desk.plans.get(unit.id, ())),
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
