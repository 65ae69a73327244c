"""What a side has, counted, as a view shows it: the people of a side share all of it (VE100)."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Seat

from .view import View


def holdings(view: View, seat: Seat) -> Mapping[str, int]:
    """Ships; energy and missiles aboard, and those in MIMS, if the view shows them; points."""
    side = view.seats[seat]
    logs = [log for log in view.logs if log.side == side and log.fate != "destroyed"]
    units = [unit for unit in view.units if unit.side == side]
    found = {"ships": len(logs)}
    if view.scored:
        found["points"] = view.points[side]
    if view.side == side or view.over:
        parts = [part for log in logs for part in log.parts]
        aboard = sum(part.craft[1] for part in parts if part.craft is not None)
        flying = sum(unit.energy or 0 for unit in units if unit.kind == "craft")
        found["energy"] = sum(log.energy or 0 for log in logs) + aboard + flying
        stocks = sum(count for part in parts for _, count in part.stock)
        found["missiles"] = stocks + sum(len(part.ready) for part in parts)
        found["loads"] = sum(unit.loads or 0 for unit in units)
    return found
