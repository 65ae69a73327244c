"""The ways that a captain is offered, for their picture: which fields a voyage leads through."""

from __future__ import annotations

from typing import Final, TypeAlias

from engine import Seat, pending_step

from .bearings import Bearings, bearings
from .state import State
from .voyages import Reach, way, within_reach

Helm: TypeAlias = Bearings | Reach
"""What ways depend on: at the start of a turn, and with the points that are left."""
_FLYING: Final = ("start-turn", "fly")


def helm(state: State, viewer: Seat | None) -> Helm | None:
    """That of the viewer; None while no voyage is on offer to them."""
    decision = pending_step(state)
    if viewer is None or viewer != state.turn.seat or decision not in _FLYING:
        return None
    return within_reach(state) if decision == "fly" else bearings(state, viewer)


def fields_to(found: Helm | None, goal: str) -> tuple[str, ...]:
    """The way to a goal, with the field where the ship is; empty where none is on offer."""
    if isinstance(found, Bearings):
        route = way(found, goal)
    elif found is not None and goal in found.goals():
        route = found.route(goal)
    else:
        route = None
    return route.fields if route is not None else ()
