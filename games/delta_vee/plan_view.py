"""What a seat sees of the plans that it could make: a word more, or those it had before."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine import Seat

from .draft import Draft, take
from .hexes import Hex, course
from .plan import drafted, options
from .scoring import orbit_worth
from .state import State
from .steps.command import open_units
from .steps.movement import Move
from .unit_view import Cell, cells
from .units import Unit


@dataclass(frozen=True, slots=True)
class OutlookView:
    """VE1200: what a plan leads to with some words more.

    cost: energy units for these words; moves: maneuver commands left. end: where the next move
    ends. points: victory points that it brings as soon as it is given (VE1150).
    """

    words: tuple[str, ...]
    cost: int
    moves: int
    velocity: int
    direction: int
    end: Cell
    points: int


@dataclass(frozen=True, slots=True)
class GivenView:
    """VE1200: what "done" gives: so many plans, what they cost and bring.

    idle: units that could be commanded and are not.
    """

    plans: int = 0
    cost: int = 0
    points: int = 0
    idle: int = 0


def outlook(state: State, draft: Draft, words: Sequence[str]) -> OutlookView:
    """What a draft, which stays as it is, leads to with some words more."""
    found = replace(draft, used=list(draft.used), words=list(draft.words))
    for word in words:
        take(state, found, word)
    end = [draft.unit.place, *course_of_plan(state, found)][-1]
    return OutlookView(
        words=tuple(words),
        cost=draft.energy - found.energy,
        moves=found.moves,
        velocity=found.velocity,
        direction=found.direction,
        end=cells([end])[0],
        points=plan_points(state, found),
    )


def outlooks(state: State, draft: Draft) -> tuple[OutlookView, ...]:
    """With each word that may come next."""
    return tuple(outlook(state, draft, (word,)) for word in options(state, draft))


def before(state: State, unit: Unit, words: Sequence[str]) -> OutlookView | None:
    """A plan that can be taken up again where nothing is planned yet, as far as it goes."""
    draft = drafted(state, unit, ())
    kept = drafted(state, unit, words).words
    return outlook(state, draft, kept) if kept else None


def course_of_plan(state: State, draft: Draft) -> list[Hex]:
    """VE1200: where the unit will move next; VE650, VE651: what a planet leaves of it."""
    length = draft.velocity
    if draft.free:
        length -= next((step.gone for step in state.stack if isinstance(step, Move)), 0)
    elif length == 1 and draft.unit.place in state.planets:
        length = 0
    return list(course(draft.unit.place, draft.direction, draft.zig, length))


def plan_points(state: State, draft: Draft) -> int:
    """VE1150: what the ship, and one that it leads, bring in orbit where the plan ends there."""
    unit = draft.unit
    if not state.scored or draft.velocity != 1 or unit.place not in state.planets:
        return 0
    pair = [unit, *(state.unit(unit.docked) for _ in range(unit.leads))]
    return sum(orbit_worth(each) for each in pair if each.is_ship and not each.side)


def given(state: State, seat: Seat) -> GivenView:
    """What "done" would give, as far as one plan does not stand in the way of another."""
    if state.phase != "command":
        return GivenView()
    desk = state.desks[seat]
    plans = {**desk.plans, **({desk.unit: desk.words} if desk.words else {})}
    units = open_units(state, seat)
    drafts = [drafted(state, unit, plans[unit.id]) for unit in units if unit.id in plans]
    drafts = [draft for draft in drafts if draft.words]
    return GivenView(
        plans=len(drafts),
        cost=sum(draft.cost for draft in drafts),
        points=sum(plan_points(state, draft) for draft in drafts),
        idle=len(units) - len(drafts),
    )
