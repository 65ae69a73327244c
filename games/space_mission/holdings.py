"""What a player has, counted."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Seat

from .view import View


def holdings(view: View, seat: Seat) -> Mapping[str, int]:
    """Cards, chips, tiles, stations, probes on the gate, and the points so far.

    Without the notebook (SM46) nobody may be told what lies under their probes, so what a
    planet brings cannot be said before it is developed: the points are not counted there.
    """
    pilot = view.pilots[seat]
    found = {
        "cards": pilot.cards,
        "chips": pilot.chips,
        "tiles": pilot.tiles,
        "stations": pilot.stations,
        "gate": pilot.gate,
    }
    if view.notebook and pilot.points is not None:
        found["points"] = pilot.points
    return found
