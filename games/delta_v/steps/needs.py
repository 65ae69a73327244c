"""Conditions of several decisions."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from engine import Seat, need
from games.delta_v.parts import STATION
from games.delta_v.state import State


@need
def not_held(_step: Any, state: State, seat: Seat) -> bool | Collection[str]:
    """DV23, DV82: no rocket leaves the tile of the alien."""
    rockets, alien = state.players[seat].rockets, state.alien
    return alien not in rockets or [place for place in (STATION, *rockets) if place != alien]


@need
def bribe_unspent(_step: Any, state: State, seat: Seat) -> Collection[str]:
    """DV40, DV62, DV70: a counter is spent once."""
    return dict.fromkeys(state.players[seat].bribes)


@need
def tile_to_turn_up(_step: Any, state: State, seat: Seat) -> bool:
    """DV11, DV41: there is a tile that the seat may turn up."""
    return state.can_reveal(seat)
