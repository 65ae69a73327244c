"""What a player has, counted: money, fame, goods and equipment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from engine import Seat

from .state import State

if TYPE_CHECKING:
    from .view import View

NAMES: Final = ("credits", "fame", "infamy", "goods", "laser", "shield", "equipment")


def counted(state: State, seat: Seat) -> tuple[int, ...]:
    """In the order of ``NAMES``: what the seat has.

    Fame is that of markers and completed missions; what reward cards bring is known only when
    they are drawn. Equipment is holds, the drive and technologies.
    """
    captain, parts = state.captains[seat], state.parts
    technologies = sum(id_ in parts.technology for id_ in captain.aboard())
    return (
        captain.credits,
        captain.fame + sum(parts.mission[id_].fame for id_ in captain.done),
        captain.infamy,
        sum(id_ in parts.good for id_ in captain.cargo),
        captain.laser,
        captain.shield,
        captain.holds + bool(captain.drive) + technologies,
    )


def holdings(view: View, seat: Seat) -> Mapping[str, int]:
    """The same by name, as a view shows it."""
    return dict(zip(NAMES, view.captains[seat].counted, strict=True))
