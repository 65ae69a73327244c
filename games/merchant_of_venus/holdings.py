"""What a player has, counted: money, fame, goods and equipment."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Seat

from .parts import COMPONENTS
from .view import View


def holdings(view: View, seat: Seat) -> Mapping[str, int]:
    """Credits, fame and infamy so far, goods aboard, gauges, and other equipment by number.

    Fame is that of markers and completed missions; reward cards count when the game is over.
    """
    captain = view.captains[seat]
    cargo = [id_ for id_, _ in captain.cargo]
    racks = (*cargo, *(id_ for id_, _ in captain.upgrades), *captain.supplies)
    technologies = sum(id_ in COMPONENTS.technology for id_ in racks)
    return {
        "credits": captain.credits,
        "fame": captain.renown,
        "infamy": captain.infamy,
        "goods": sum(id_ in COMPONENTS.good for id_ in cargo),
        "laser": captain.laser,
        "shield": captain.shield,
        "equipment": captain.holds + bool(captain.drive) + technologies,
    }
