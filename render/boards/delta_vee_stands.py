"""Delta Vee: where counters stand: at their hexes, those of one hex close around its middle."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from math import hypot, radians, sin

from games.delta_vee.unit_view import Cell, UnitView
from render.places import polar
from render.scene import Point

from . import delta_vee_art as art
from .delta_vee_map import Window

GAP, WIDER = 4, 5
"""Room around a counter, where its rings are; more where a number comes near to its edge."""
_ROUNDS = 200
"""How often counters that lie over each other are pushed apart."""
_RING = 6
"""How many counters lie around one."""


def stands(
    units: Sequence[UnitView], win: Window, bodies: Mapping[Cell, int] | None = None
) -> dict[str, Point]:
    """Where each unit stands, by id.

    Who is alone in a hex stands in its middle. On a map with hexes smaller than counters
    neighbours are pushed apart by what is missing, and no further. ``bodies`` are planets with
    the radius that stays free of counters.
    """
    bodies = {} if bodies is None else bodies
    rooms = {unit.id: _room(art.called(unit.id), unit.kind) for unit in units}
    stacks: dict[Cell, list[str]] = {}
    for unit in sorted(units, key=in_order):
        stacks.setdefault(unit.cell, []).append(unit.id)
    found: dict[str, tuple[float, float]] = {}
    for cell, ids in stacks.items():
        x, y = win.at(cell)
        far = 2 * max(rooms[id_] for id_ in ids)
        slots = _around(len(ids), far, bodies.get(cell, 0))
        found |= {id_: (x + dx, y + dy) for id_, (dx, dy) in zip(ids, slots, strict=True)}
    firm = [(*win.at(cell), far) for cell, far in bodies.items()]
    for _ in range(_ROUNDS):
        pushed = _pushed(found, rooms, firm)
        if not _kept_in(found, win.area) and not pushed:
            break
    return {id_: (round(x), round(y)) for id_, (x, y) in found.items()}


def in_order(unit: UnitView) -> tuple[int, str, int]:
    """Units in the order of their sides, letters and numbers."""
    name, _, number = unit.id.partition("x")
    return unit.side, name, int(number or 0)


def _room(letter: str, kind: str) -> int:
    return art.reach(letter, kind) + (WIDER if len(letter) > 1 else GAP)


def _around(many: int, far: int, body: int) -> list[tuple[float, float]]:
    """Places for so many counters around the middle of a hex, ``far`` from each other.

    The middle itself is free where there is a body.
    """
    if body:
        return [polar(150 + 360 * n / many, body + far / 2) for n in range(many)]
    if many == 1:
        return [(0, 0)]
    if many <= _RING - 1:
        # The corners of a regular shape, the first of four on the upper left.
        r = far / 2 / sin(radians(180 / many))
        turn = {2: 270, 3: 0, 4: 315}.get(many, 0)
        return [polar(turn + 360 * n / many, r) for n in range(many)]
    places: list[tuple[float, float]] = [(0, 0)]
    ring = 1
    while len(places) < many:
        fit = min(_RING * ring, many - len(places))
        places += [polar(360 * n / (_RING * ring), far * ring) for n in range(fit)]
        ring += 1
    return places


def _pushed(
    found: dict[str, tuple[float, float]],
    rooms: Mapping[str, int],
    firm: Sequence[tuple[int, int, int]],
) -> bool:
    """Whether any lay over another; they are half as much nearer then."""
    moved = False
    for one, two in combinations(found, 2):
        (x, y), (u, v) = found[one], found[two]
        far, least = hypot(u - x, v - y), rooms[one] + rooms[two]
        if far < least - 0.5:
            dx, dy = ((u - x) / far, (v - y) / far) if far > 0.5 else (1.0, 0.0)
            part = (least - far) / 2
            found[one], found[two] = (
                (x - dx * part, y - dy * part),
                (u + dx * part, v + dy * part),
            )
            moved = True
    for id_, (x, y) in found.items():
        for u, v, body in firm:
            far, least = hypot(x - u, y - v), body + rooms[id_]
            if far < least - 0.5:
                dx, dy = ((x - u) / far, (y - v) / far) if far > 0.5 else (0.0, 1.0)
                found[id_] = (u + dx * least, v + dy * least)
                moved = True
    return moved


def _kept_in(found: dict[str, tuple[float, float]], area: tuple[int, int, int, int]) -> bool:
    """Whether any lay over the edge of the map; they are on it then."""
    left, top, right, bottom = area
    edge = art.BODY + GAP
    moved = False
    for id_, (x, y) in found.items():
        inside = min(max(x, left + edge), right - edge), min(max(y, top + edge), bottom - edge)
        if inside != (x, y):
            found[id_], moved = inside, True
    return moved


def clear_ahead(unit: UnitView, places: Mapping[str, Point]) -> bool:
    """Whether nobody stands where the tip of a long nose would be."""
    x, y = places[unit.id]
    dx, dy = polar(unit.direction * 30, art.body(art.called(unit.id)) * art.LONG / 100)
    return all(
        id_ == unit.id or hypot(x + dx - u, y + dy - v) >= art.BODY + 14
        for id_, (u, v) in places.items()
    )


def apart(places: Mapping[str, Point], far: int) -> bool:
    """Whether any two of them are at least so far from each other."""
    return all(hypot(x - u, y - v) >= far for (x, y), (u, v) in combinations(places.values(), 2))
