"""What a player has, counted: points, bribes, rockets, incidents and what contracts brought."""

from __future__ import annotations

from collections.abc import Mapping

from engine import Seat, is_seat

from .view import View


def holdings(view: View, seat: Seat) -> Mapping[str, int]:
    """Points, unspent bribe counters, rockets by where they are, and the pieces won.

    An incident with which the seat has ordered to strike (DV86) is as good as used.
    """
    player = view.players[seat]
    orders = view.orders if seat == view.seat else ()
    promised = sum(is_seat(order) for _, order in orders)
    return {
        "points": player.points,
        "bribes": len(player.bribes),
        "station": player.station,
        "out": len(player.rockets),
        "yard": player.yard,
        "incidents": len(player.incidents) + len(player.fresh) - promised,
        "tiles": len(player.tiles),
        "contracts": len(player.contracts),
    }
