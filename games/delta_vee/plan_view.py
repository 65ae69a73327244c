"""What a seat sees of the plans that it could make: a word more, or those it had before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace

from engine import Play, Seat

from .draft import Draft, take
from .hexes import Hex, course
from .plan import drafted, options
from .scoring import orbit_worth
from .state import State
from .steps.command import open_units
from .steps.movement import Move
from .steps.orders import carry_out
from .unit_view import Cell, cells
from .units import Unit


@dataclass(frozen=True, slots=True)
class OutlookView:
    """VE1200: what a plan leads to with some words more.

    cost: energy units for these words; moves, battles: commands left. course: the cells of the next
    move. lands: whether it leaves play there (VE651). points: victory points that it brings as soon
    as it is given (VE1150).
    """

    words: tuple[str, ...]
    cost: int
    moves: int
    battles: int
    velocity: int
    direction: int
    course: tuple[Cell, ...]
    lands: bool
    points: int


@dataclass(frozen=True, slots=True)
class GivenView:
    """VE1200: what "done" gives: so many plans, what they cost and bring.

    burnt: energy units that missiles spend, which is their life (VE761); those of ships and
    battlecraft are the cost. idle: units that could be commanded and are not.
    """

    plans: int = 0
    cost: int = 0
    burnt: int = 0
    points: int = 0
    idle: int = 0


def outlook(state: State, draft: Draft, words: Sequence[str]) -> OutlookView:
    """What a draft, which stays as it is, leads to with some words more."""
    found = replace(draft, used=list(draft.used), words=list(draft.words))
    for word in words:
        take(state, found, word)
    return OutlookView(
        words=tuple(words),
        cost=draft.energy - found.energy,
        moves=found.moves,
        battles=found.battles,
        velocity=found.velocity,
        direction=found.direction,
        course=cells(course_of_plan(state, found)),
        lands=lands(state, found),
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


def lands(state: State, draft: Draft) -> bool:
    """VE651: whether the plan puts the unit on the ground of a planet, for good."""
    unit = draft.unit
    stands = unit.place in state.planets and not (draft.velocity or unit.docked or draft.docks)
    return stands and unit.ratings.streamlined


def plan_points(state: State, draft: Draft) -> int:
    """VE1150: what the ship, and one that it leads, bring in orbit where the plan ends there."""
    unit = draft.unit
    if not state.scored or draft.velocity != 1 or unit.place not in state.planets:
        return 0
    pair = [unit, *(state.unit(unit.docked) for _ in range(unit.leads))]
    return sum(orbit_worth(each) for each in pair if each.is_ship and not each.side)


def given(state: State, seat: Seat) -> GivenView:
    """What "done" would give: plan by plan, as one may stand in the way of another."""
    if state.phase != "command":
        return GivenView()
    desk, units = state.desks[seat], open_units(state, seat)
    wanted = {**desk.plans, **({desk.unit: desk.words} if desk.words else {})}
    table = deepcopy(state) if len(wanted) > 1 else state
    plans = _possible(table, wanted)
    found = GivenView(idle=len(units))
    for id_ in [unit.id for unit in units if unit.id in plans]:
        if not plans.get(id_):
            continue
        draft = drafted(table, table.unit(id_), plans[id_])
        burnt = draft.cost if draft.unit.is_missile else 0
        found = GivenView(
            plans=found.plans + 1,
            cost=found.cost + draft.cost - burnt,
            burnt=found.burnt + burnt,
            points=found.points + plan_points(table, draft),
            idle=found.idle - 1,
        )
        if table is not state:
            carry_out(Play(table), draft, draft.words)
            plans = _possible(table, plans)
    return found


def _possible(state: State, plans: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """Of the plans what can be given, without units that are not on the sheets any more."""
    units = ((state.find(id_), words) for id_, words in plans.items())
    return {unit.id: _whole(state, unit, words) for unit, words in units if unit is not None}


def _whole(state: State, unit: Unit, words: Sequence[str]) -> list[str]:
    """VE560, VE561: without a beginning that needs a word more."""
    draft = drafted(state, unit, words)
    while not draft.complete:
        draft = drafted(state, unit, draft.words[:-1])
    return draft.words
