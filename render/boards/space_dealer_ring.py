"""Space Dealer: the orbit ring, its fields in two rows, with everything that is on them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from games.space_dealer.view import NeutralView, View
from render.board import Caption
from render.palette import LIT, PANEL, RIM, SEATS, SOFT
from render.scene import Box, Group, Line, Mark, Point
from render.shapes import Marks, badge

from .space_dealer_parts import MARGIN, WIDE, bundle, edged, neutral, vessel, words, worth

FIELD: Final = 104
GAP: Final = 14
NARROW: Final = 150
HIGH: Final = 2 * FIELD + GAP


def ring(view: View, caption: Caption, y: int) -> list[Mark]:
    """The ring, its upper edge at y: the first half to the right, the second back to the left."""
    spots = dict(_spots(view, y))
    wide = _wide(view)
    line = tuple((x + wide // 2, top + FIELD // 2) for x, top in spots.values())
    marks: list[Mark] = [Group("orbit", (Line((*line, line[0]), RIM, 8),))]
    for field, (x, top) in spots.items():
        highlighted = field in caption.highlighted
        box = Box(
            0, 0, wide, FIELD, PANEL, LIT if highlighted else RIM, 4 if highlighted else 1, 10
        )
        plate = edged(f"field-{field}", box, lit=highlighted)
        marks.append(Group(f"field-{field}", (plate,), x, top))
        marks += _ground(view, caption, field, x, top)
        marks += _visitors(view, field, x, top, wide)
    return marks


def _wide(view: View) -> int:
    half = len(view.ring) // 2
    return (WIDE - 2 * MARGIN - (half - 1) * GAP) // half


def _spots(view: View, y: int) -> Iterator[tuple[str, tuple[int, int]]]:
    """The upper left corner of every field, in the order of the ring."""
    half, step = len(view.ring) // 2, _wide(view) + GAP
    for n, field in enumerate(view.ring):
        column = n if n < half else 2 * half - 1 - n
        yield field, (MARGIN + column * step, y + (n >= half) * (FIELD + GAP))


def _ground(view: View, caption: Caption, field: str, x: int, y: int) -> list[Mark]:
    """What belongs to a field: the sign of its owner, or a neutral planet with its demand."""
    look = next((n for n in view.neutrals if n.field == field), None)
    if look is None:
        seat = next(p.seat for p in view.planets if p.field == field)
        return [Group(f"home-{seat}", badge(SEATS[seat], 20), x + 30, y + 32)]
    number = int(field.rpartition("-")[2])
    marks: list[Mark] = [Group(f"neutral-{number}", neutral(22, number), x + 30, y + 32)]
    return marks + _wanted(look, caption, x, y + FIELD - 22)


def _wanted(look: NeutralView, caption: Caption, x: int, y: int) -> list[Mark]:
    """The demand of a neutral planet, and goods that lie there."""
    marks: list[Mark] = []
    at = x + 10
    if look.demand is not None:
        size = 16 * len(look.demand.goods) + 8
        face = bundle(look.demand.goods, at, y, 11, size)
        said = worth(look.demand, caption, at + size + 6, y, "left")
        marks.append(Group(f"wanted-{look.demand.id}", (*face, said)))
        at += size + 24
    if look.goods:
        lying = bundle(look.goods, x + 62, y - 34, 10, 56)
        marks.append(Group(f"goods-{look.field}", tuple(lying)))
    return marks


def _visitors(view: View, field: str, x: int, y: int, wide: int) -> list[Mark]:
    """The ships on a field, and, hollow, those on their way to it."""
    found = [
        (planet.seat, n, bool(ship.to))
        for planet in view.planets
        for n, ship in enumerate(planet.ships)
        if (ship.to or ship.at) == field
    ]
    if not found:
        return []
    marks: list[Mark] = []
    for n, (seat, number, flies) in enumerate(found):
        right, down = _berth(n, len(found), wide)
        name = f"{'flies' if flies else 'ship'}-{seat}-{number}"
        ship: Marks = vessel(seat, number, flies=flies)
        if flies:
            ship = (Group("vessel", ship), words(-34, 0, ">", 24, SOFT, "middle"))
        marks.append(Group(name, ship, x + right, y + down))
    return marks


def _berth(number: int, ships: int, wide: int) -> Point:
    """Where a ship lies on a field: side by side, or one below the other on a narrow field."""
    last = max(1, ships - 1)
    if wide < NARROW:
        return wide - 28, 24 + number * min(28, 56 // last)
    return 102 + number * min(64, (wide - 132) // last), 32
