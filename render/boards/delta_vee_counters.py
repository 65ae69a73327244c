"""Delta Vee: the units of a map as counters, with the rings around them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from math import hypot

from games.delta_vee.unit_view import UnitView
from games.delta_vee.view import View
from render.board import Caption
from render.palette import GOLD, LIT
from render.places import off
from render.scene import Box, Disc, Group, Line, Mark

from . import delta_vee_art as art
from .delta_vee_map import Window
from .delta_vee_spots import Circle
from .delta_vee_stands import apart, clear_ahead, in_order, stands

HULLS = 44
"""From this radius of the hexes on ships are drawn in the shape of their class."""


class Counters:
    """The units in a window, with headings that are chosen already, and where each stands."""

    def __init__(
        self, view: View, caption: Caption, win: Window, units: Sequence[UnitView]
    ) -> None:
        self._view, self._caption, self._win = view, caption, win
        self.units = [_headed(unit, view, caption) for unit in sorted(units, key=in_order)]
        bodies = {cell: body_size(win) // 2 for cell in view.planets if win.shows(cell)}
        self.at = stands(self.units, win, bodies)

    @cached_property
    def large(self) -> bool:
        """Whether ships have room for the shape of their class."""
        return self._win.r >= HULLS and apart(self.at, 2 * self._win.r)

    def taken(self, gap: int = 6) -> Iterator[Circle]:
        """What the counters hold of the map, with the tips of their noses, and a gap around it."""
        for unit in self.units:
            at, b = self.at[unit.id], art.body(art.called(unit.id))
            yield (*at, b + gap)
            yield (*off(at, unit.direction * 30, b * 3 // 2), 2 + gap)

    def tips(self) -> Iterator[Circle]:
        """The noses of ships in the shape of their class, which reach far beyond a counter."""
        r = self._win.r
        for unit in self.units:
            if unit.kind == "ship" and self.large:
                yield (*off(self.at[unit.id], unit.direction * 30, r * 9 // 10), r // 4)

    def marks(self) -> list[Mark]:
        """Lines to hexes, then the counters, and over them what is around some."""
        marks = list(self._leaders())
        for unit in self.units:
            token = Group(art.token_name(unit.kind), self._face(unit))
            b = art.body(art.called(unit.id))
            # What is chosen is framed around this, so that letters of neighbours stay free.
            body = Group(f"body-{unit.id}", (Box(-b, -b, 2 * b, 2 * b),))
            marks.append(Group(f"unit-{unit.id}", (token, body), *self.at[unit.id]))
        return [*marks, *(ring for unit in self.units for ring in self._rings(unit))]

    def _face(self, unit: UnitView) -> tuple[Mark, ...]:
        field = f"field-{unit.id}" if unit.field_on else ""
        letter = art.called(unit.id)
        face = art.Face(unit.side, unit.kind, letter, unit.direction, unit.model, field)
        if unit.kind == "ship" and self.large:
            return art.vessel(face, self._win.r)
        tip = art.LONG if clear_ahead(unit, self.at) else art.SHORT
        return art.token(face, art.body(letter), tip)

    def _rings(self, unit: UnitView) -> Iterator[Mark]:
        spot, b = self.at[unit.id], art.reach(art.called(unit.id), unit.kind)
        if unit.id == self._view.hand:
            yield Group(f"hand-{unit.id}", art.ring(b, GOLD), *spot)
        elif unit.id in self._caption.highlighted:
            if unit.side == self._view.side:
                yield Group(f"lit-{unit.id}", art.ring(b, LIT), *spot)
            else:
                yield Group(f"aim-{unit.id}", art.sights(b), *spot)

    def _leaders(self) -> Iterator[Mark]:
        """From counters that had to stand beside their hexes, on a map of many sheets."""
        for unit in self.units:
            at, spot = self._win.at(unit.cell), self.at[unit.id]
            if hypot(at[0] - spot[0], at[1] - spot[1]) > max(self._win.r, art.BODY):
                colour = art.SIDES[unit.side].colour
                yield Group("leader", (Line((at, spot), colour, 3), Disc(*at, 6, colour)))


def _headed(unit: UnitView, view: View, caption: Caption) -> UnitView:
    """With the heading that its owner has chosen, but not yet given, in the set-up."""
    hours = [id_.partition("-")[2] for id_ in caption.chosen if id_.startswith("clock-")]
    side = {unit.id, f"side-{unit.side + 1}"} & caption.chosen
    if view.phase == "setup" and unit.side == view.side and side and len(hours) == 1:
        return replace(unit, direction=int(hours[0]))
    return unit


def body_size(win: Window) -> int:
    """Radius of planets and asteroids."""
    return max(win.r * 9 // 10, 20)
