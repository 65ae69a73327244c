"""Where the order of a movement phase matters (VE600), from what everybody sees."""

from __future__ import annotations

from collections.abc import Sequence

from .hexes import Hex, course
from .state import State
from .units import CRAFT, Unit


def contested(state: State, side: int, queue: Sequence[str]) -> list[str]:
    """The units of the queue for which it may matter which of them moves first.

    Several of them pass a hex with an enemy, and a missile may be among them all. What an
    unrevealed unit is makes no difference, nor any standing order: a question to the owner tells
    the enemy that there is something to choose (VE1203).
    """
    if len(queue) < 2 or not any(map(_may_be_missile, state.units)):
        return []
    paths = {id_: _path(state.unit(id_)) for id_ in queue if state.find(id_) is not None}
    found: set[str] = set()
    for place in dict.fromkeys(unit.place for unit in state.enemies(side) if not unit.asleep):
        passing = [id_ for id_, path in paths.items() if len(path) > 1 and place in path]
        entering = any(place in paths[id_][1:] for id_ in passing)
        here = [*state.in_hex(place, 1 - side), *map(state.unit, passing)]
        if len(passing) > 1 and entering and any(map(_may_be_missile, here)):
            found.update(passing)
    return [id_ for id_ in queue if id_ in found]


def _path(unit: Unit) -> list[Hex]:
    """The hexes of a move, as far as nothing comes between, with the one where it begins."""
    if unit.fate:
        return []
    return [unit.place, *course(unit.place, unit.direction, unit.zig, unit.velocity)]


def _may_be_missile(unit: Unit) -> bool:
    """Whether, as far as everybody knows, it may try to intercept."""
    return not unit.is_ship and not (unit.revealed and unit.kind == CRAFT)
