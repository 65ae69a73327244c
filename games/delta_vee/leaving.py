"""Launched units that leave the sheets, and the orders that lapse with them."""

from __future__ import annotations

from engine import Play

from .standing import lapse
from .state import State
from .units import UNGUIDED, Unit


def take_off(play: Play[State], unit: Unit) -> None:
    """A launched unit is no longer on the sheets, and nothing is ordered for it."""
    lapse(play, unit, "unit-gone")
    play.state.units.remove(unit)


def remove(play: Play[State], unit: Unit) -> None:
    """A missile leaves the game."""
    take_off(play, unit)
    play.state.use_up(unit.kind)
    play.state.use_up(UNGUIDED, unit.loads)
