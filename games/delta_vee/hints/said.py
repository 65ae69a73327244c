"""What several hints have in common: hexes, units, distances, and sentences in a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce

from engine import Phrase, plain_phrase
from games.delta_vee.hexes import Hex, course, distance, from_offset, offset
from games.delta_vee.phrases import phrase
from games.delta_vee.sheet_view import cell_name, sheet_at
from games.delta_vee.unit_view import Cell, UnitView, ahead_of
from games.delta_vee.view import View


def sentences(*said: Phrase | None) -> Phrase | None:
    """One after the other, without those of which there is nothing to say."""
    found = [each for each in said if each is not None]
    return reduce(_and, found) if found else None


def _and(first: Phrase, then: Phrase) -> Phrase:
    return Phrase("hint-and", (("first", first), ("then", then)))


def place(view: View, cell: Cell) -> Phrase:
    """What a hex is called, also one on a sheet that is not there yet."""
    if sheet_at(view.sheets, cell) is None:
        return Phrase("hint-off-map")
    return phrase(cell_name(view.sheets, cell))


def called(view: View, id_: str) -> Phrase:
    """What a unit is: its class, or the kind of missile; the mark where that is not known."""
    unit = view.unit(id_)
    found = (unit.model or unit.kind) if unit is not None else ""
    return plain_phrase(found) if found else phrase(id_)


def energy_of(view: View, id_: str) -> int:
    """The energy units of an own unit; 0 for those that have none."""
    log, unit = view.log(id_), view.unit(id_)
    return (log.energy if log is not None else unit.energy if unit is not None else 0) or 0


def enemies(view: View) -> list[UnitView]:
    """Those that may be met: none on the ground (VE1140)."""
    return [unit for unit in view.units if unit.side != view.side and not unit.asleep]


def where(enemy: UnitView, *, moved: bool) -> Hex:
    """The hex of an enemy now, or after its next move on its course."""
    return from_offset(*(enemy.cell, *(ahead_of(enemy) if moved else ()))[-1])


def nearest(view: View, cells: Sequence[Cell], *, moved: bool = False) -> tuple[int, str] | None:
    """How near some hexes come to an enemy, and to which."""
    hexes = [from_offset(*cell) for cell in cells]
    found = [
        (distance(hex_, where(enemy, moved=moved)), number)
        for number, enemy in enumerate(enemies(view))
        for hex_ in hexes
    ]
    if not found:
        return None
    gap, number = min(found)
    return gap, enemies(view)[number].id


def passing(view: View, cells: Sequence[Cell], *, moved: bool = False) -> Phrase | None:
    """VE960: which enemy a missile meets on its course, or how near it comes to one."""
    found = nearest(view, cells, moved=moved)
    if found is None:
        return None
    gap, unit = found
    if not gap:
        return Phrase("hint-meets", (("unit", phrase(unit)),))
    return Phrase("hint-passes", (("count", gap), ("unit", phrase(unit))))


def line(start: Hex, direction: int, length: int) -> list[Cell]:
    """The cells of a move in a new direction."""
    return [offset(hex_) for hex_ in course(start, direction, 0, length)]


def danger(view: View, cells: Iterable[Cell], velocity: int, *, missile: bool) -> Phrase | None:
    """What waits on a course: VE620, VE651 for missiles; VE660, a die in each hex."""
    entered = list(cells)
    if missile:
        for cell in entered:
            if sheet_at(view.sheets, cell) is None:
                return Phrase("warn-flies-off")
            if cell in view.planets:
                return Phrase("warn-crashes")
        return None
    rocks = sum(cell in view.asteroids for cell in entered)
    if not rocks:
        return None
    return Phrase("warn-asteroids", (("count", rocks), ("chance", velocity)))


def worth(points: int) -> Phrase | None:
    """VE1150: points of one's own."""
    return Phrase("hint-scores", (("points", points),)) if points else None
