"""A rocket arrives where opposing rockets are (DV21)."""

from __future__ import annotations

from engine import Play, Seat
from games.delta_v import events
from games.delta_v.parts import STATION
from games.delta_v.state import State


def arrive(play: Play[State], seat: Seat, place: str) -> None:
    """DV21, DV22: the rocket lands, or goes to its shipyard together with an opposing one.

    Rockets of two opponents are never on one tile: the second would not have landed.
    """
    state = play.state
    there = (other for other in state.clockwise(seat) if place in state.players[other].rockets)
    other = None if place == STATION else next(there, None)
    if other is None:
        state.place(seat, place)
        return
    state.players[seat].yard += 1
    state.players[other].rockets.remove(place)
    state.players[other].yard += 1
    play.tell(events.Collided(seat=seat, other=other, cell=place))
