"""Delta Vee: what flies over the sheets: courses, units without overlap, plans, fires."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from games.delta_vee.hexes import COLUMNS
from games.delta_vee.sheet_view import SheetView
from games.delta_vee.unit_view import Cell, UnitView, ahead_of
from games.delta_vee.view import FlashView, View
from render.board import Caption
from render.palette import DANGER, GOLD, LIT, SOFT, SPACE, WHITE, mix
from render.scene import Disc, Group, Line, Mark, Point, Text

from . import delta_vee_art as art
from .delta_vee_courses import Way, between, free, inside
from .delta_vee_map import EDGE, Window, named_cells, shown
from .delta_vee_spots import Circle, Spots, off

HULLS = 36
"""From this radius of the hexes on ships are drawn in the shape of their class."""
LOOSE = 28
"""From this radius on units rather stand on an end of a course than beside their hex."""
LANE = 9
"""How far beside each other courses run that share their way."""
FLASHES = 4
"""How many of the last fires, strikes and collisions are shown."""
CROWD = 10
"""With more units where they came from is left out."""


@dataclass(frozen=True, slots=True)
class Traffic:
    """What flies in a window; ``clock``: the unit that has the hours around it for a heading."""

    view: View
    caption: Caption
    win: Window
    clock: str = ""

    def marks(self) -> list[Mark]:
        """Everything, from below: bodies, paths, courses, units, fires, letters."""
        view, win = self.view, self.win
        spots = Spots(win.area, 60 if win.r < LOOSE else 25)
        marks = list(self._bodies(spots))
        marks += self._free(spots)
        units = [unit for unit in self._ordered() if win.shows(unit.cell)]
        ways = self._ways(units)
        for way in ways.values():
            spots.ends.append(way.points[-1])
            spots.ways += [p for one, two in pairwise(way.points) for p in between(one, two)]
        stands = {unit.id: self._stand(unit, spots) for unit in units}
        if len(units) <= CROWD:
            marks += [mark for unit in units for mark in self._path(unit)]
        marks += _leaders(units, stands, win)
        flashes = [flash for flash in view.flashes[-FLASHES:] if win.shows(flash.to)]
        marks += self._beams(flashes, stands)
        drawn = [way.marks(stands[id_], 2 * _radius(self._large) - 4) for id_, way in ways.items()]
        marks += [
            Group(f"velocity-{id_}-{ways[id_].hexes}", dots)
            for id_, (dots, _) in zip(ways, drawn, strict=True)
        ]
        marks += [
            Group(way.name, line) for way, (_, line) in zip(ways.values(), drawn, strict=True)
        ]
        for unit in units:
            marks += self._unit(unit, stands[unit.id])
        for n, flash in enumerate(flashes):
            marks += _burst(n, flash, win, spots)
        self._clock(spots, stands, marks)
        spots.ways += [win.at(cell) for cell in view.asteroids if win.shows(cell)]
        marks += _letters(view.sheets, win, spots)
        return [*marks, *_exits(view, win, spots)]

    @property
    def _large(self) -> bool:
        return self.win.r >= HULLS

    def _ordered(self) -> list[UnitView]:
        """The unit in hand first, then ships: these stand where they are if that can be."""
        hand = self.view.hand
        return sorted(self.view.units, key=lambda u: (u.id != hand, u.kind != "ship", _key(u)))

    def _bodies(self, spots: Spots) -> Iterator[Mark]:
        win, size = self.win, max(self.win.r * 9 // 10, 20)
        for name, cells, look in (
            ("planet", self.view.planets, art.planet),
            ("asteroids", self.view.asteroids, art.rocks),
        ):
            for cell in cells:
                if win.shows(cell):
                    yield Group(f"{name}-{cell[0]}-{cell[1]}", look(size), *win.at(cell))
                    if name == "planet":
                        spots.taken.append((*win.at(cell), size * 7 // 10))

    def _free(self, spots: Spots) -> Iterator[Mark]:
        """Hexes that may be chosen."""
        for id_, cell in named_cells(self.view.sheets, self.caption.highlighted).items():
            if self.win.shows(cell):
                spots.taken.append((*self.win.at(cell), 17))
                yield Group(f"free-{id_}", art.free(self.win.r), *self.win.at(cell))

    def _ways(self, units: Sequence[UnitView]) -> dict[str, Way]:
        """The course of each unit; those that share their way run beside each other."""
        lanes: dict[frozenset[Cell], set[int]] = {}
        found: dict[str, Way] = {}
        draft = None if self.view.over else self.view.draft
        for unit in units:
            colour = art.SIDES[unit.side].colour
            cells, name = ahead_of(unit), f"course-{unit.id}"
            direction, dashed = unit.direction, False
            if draft is not None and draft.unit == unit.id and draft.words:
                cells, direction = draft.course, draft.direction
                name, colour = f"planned-{unit.id}", LIT
            elif unit.told and not self.view.over:
                cells, name, colour, dashed = unit.told, f"told-{unit.id}", LIT, True
                direction = unit.told_direction
            legs = list(map(frozenset, pairwise((unit.cell, *cells))))
            if unit.asleep or not legs:
                continue
            order = (0, 1, -1, 2, -2, 3, -3)
            lane = next((n for n in order if not any(n in lanes.get(leg, ()) for leg in legs)), 4)
            for leg in legs:
                lanes.setdefault(leg, set()).add(lane)
            dx, dy = off((0, 0), direction % 6 * 30 + 90, LANE * lane)
            points = tuple((x + dx, y + dy) for x, y in map(self.win.at, (unit.cell, *cells)))
            points = inside(points, self.win.area)
            if len(points) > 1:
                wide = 6 if colour == LIT else 5
                dot = min(max(self.win.r * 2 // 5, 6), 9)
                found[unit.id] = Way(name, points, direction, colour, dashed, wide, dot)
        return found

    def _stand(self, unit: UnitView, spots: Spots) -> Point:
        b = _radius(self._large)
        more = 18 if unit.id == self.view.hand else 15 if self._is_lit(unit) else 3
        if unit.field_on:
            more = _bubble(self._large) - b + 2
        far = b * (7 if self._large else 6) // 4
        nx, ny = off((0, 0), unit.direction * 30, far)
        shape: list[Circle] = [(0, 0, b + more), (nx, ny, b // 2)]
        if unit.kind == "craft":
            wx, wy = off((0, 0), unit.direction * 30 + 90, b * 13 // 10)
            shape += [(side * wx - nx // 2, side * wy - ny // 2, b * 2 // 3) for side in (1, -1)]
        elif unit.kind not in {"", "ship"} or (unit.kind == "ship" and self._large):
            shape.append((-nx, -ny, b * 2 // 3))
        behind, firm = unit.direction * 30 + 180, unit.id == self.view.hand
        return spots.place(self.win.at(unit.cell), shape, behind, firm=firm)

    def _is_lit(self, unit: UnitView) -> bool:
        return unit.id in self.caption.highlighted

    def _path(self, unit: UnitView) -> Iterator[Mark]:
        """Where it came from, dotted."""
        colour = mix(SPACE, art.SIDES[unit.side].colour, 60)
        points = [self.win.at(cell) for cell in unit.path if self.win.shows(cell)]
        for one, two in pairwise(points):
            for spot in between(one, two):
                yield Group("path", (Disc(0, 0, 3, colour),), *spot)

    def _unit(self, unit: UnitView, spot: Point) -> Iterator[Mark]:
        """A counter, or the silhouette of a ship on a large map, with the rings around it."""
        b = _radius(self._large)
        if unit.field_on:
            yield Group(f"field-{unit.id}", art.shield(_bubble(self._large)), *spot)
        called = unit.id[1:].removeprefix("x")
        if unit.kind == "ship" and self._large:
            face = art.vessel(unit.side, unit.model, called, b, unit.direction)
        else:
            size = b + 3 if len(called) > 1 else b
            face = art.token(unit.side, unit.kind, called, size, unit.direction)
        token = Group(art.token_name(unit.kind), face)
        yield Group(f"unit-{unit.id}", (token,), *spot)
        if unit.id == self.view.hand:
            yield Group(
                f"hand-{unit.id}",
                (Disc(0, 0, b + (12 if self._large else 17), "", GOLD, 4),),
                *spot,
            )
        elif self._is_lit(unit):
            yield Group(
                f"lit-{unit.id}", (Disc(0, 0, b + (12 if self._large else 14), "", LIT, 5),), *spot
            )

    def _beams(self, flashes: Sequence[FlashView], stands: dict[str, Point]) -> Iterator[Mark]:
        """From who fired to the target, a line for each pair of them."""
        pairs = {(flash.by, flash.target): flash for flash in sorted(flashes, key=_ending)[::-1]}
        r = _radius(self._large) + 24
        for flash in pairs.values():
            one, two = stands.get(flash.by), stands.get(flash.target, self.win.at(flash.to))
            if one is None or one == two:
                continue
            points = free((one, two), r)
            if points:
                colour = DANGER if flash.hit else SOFT
                spots = tuple(between(points[0], points[-1]))
                name = f"beam-{flash.by}-{flash.target}-{_ending(flash)}"
                yield Group(name, tuple(Disc(x, y, 4, colour) for x, y in spots))

    def _clock(self, spots: Spots, stands: dict[str, Point], marks: list[Mark]) -> None:
        """The hours around the unit that gets a heading, while one is asked."""
        hours = _hours(self.caption.highlighted)
        turns = {"left", "right"} & self.caption.highlighted
        if not (hours or turns) or self.clock not in stands:
            return
        for hour in range(1, 13):
            angle = hour * 30
            at = stands[self.clock]
            ways = [off(at, angle, far) for far in range(92, 230, 12)]
            spot = spots.first(ways[:5], 23) or spots.first(ways, 23, over=True)
            if spot is not None:
                edge = LIT if hour in hours else mix(SPACE, WHITE, 40)
                plate = Disc(0, 0, 23, SPACE, edge, 3)
                said = Text(0, 0, str(hour), art.LETTER, LIT if hour in hours else SOFT, weight=700)
                marks.append(Group(f"hour-clock-{hour}", (plate, said), *spot))


def _radius(large: bool) -> int:  # noqa: FBT001 - how large all of a map is
    return art.LARGE if large else art.BODY


def _bubble(large: bool) -> int:  # noqa: FBT001
    """Radius of a force field, which lies around the nose too."""
    return 2 * _radius(large) + (10 if large else 3)


def _key(unit: UnitView) -> tuple[int, str, int]:
    name, _, number = unit.id.partition("x")
    return unit.side, name, int(number or 0)


def _hours(highlighted: frozenset[str]) -> set[int]:
    """Hours that may be chosen: of a clock, or of a launch (where, heading, velocity)."""
    found = set[int]()
    for id_ in highlighted:
        head, *rest = id_.split("-")
        if head == "clock":
            found.add(int(rest[0]))
        elif head.isdecimal() and len(rest) == 2:
            found.add(int(head))
    return found


def _leaders(units: Sequence[UnitView], stands: dict[str, Point], win: Window) -> Iterator[Mark]:
    """From units that found no room to their hexes."""
    for unit in units:
        at, spot = win.at(unit.cell), stands[unit.id]
        if hypot(at[0] - spot[0], at[1] - spot[1]) > 8:
            colour = art.SIDES[unit.side].colour
            yield Group("leader", (Line((at, spot), colour, 3), Disc(*at, 6, colour)))


def _ending(flash: FlashView) -> str:
    return "hit" if flash.hit else "miss"


def _burst(n: int, flash: FlashView, win: Window, spots: Spots) -> Iterator[Mark]:
    """How a fire, a strike or a collision ended, beside its hex."""
    near = (
        off(win.at(flash.to), angle, far)
        for far in range(0, 120, 10)
        for angle in range(45, 405, 30)
    )
    spot = spots.first(near, 20)
    if spot is not None:
        yield Group(f"flash-{n}-{_ending(flash)}", art.burst(17, hit=flash.hit), *spot)


def _letters(sheets: Sequence[SheetView], win: Window, spots: Spots) -> Iterator[Mark]:
    """The letters of the sheets, at the first free place from their upper left corners on."""
    for sheet in sheets:
        columns, rows = shown(sheet, win)
        if not columns or not rows:
            continue
        (x, y), (right, low) = win.at((columns[0], rows[0])), win.at((columns[-1], rows[-1]))
        ways = (
            (x + 8 + across, y + 8 + down)
            for down in range(0, max(low - y, 1), 24)
            for across in range(0, max(right - x, 1), 24)
        )
        spot = spots.first(ways, 26)
        if spot is not None:
            said = Text(0, 0, sheet.name, 48, EDGE, weight=800)
            yield Group(f"letter-{sheet.name}", (said,), *spot)


def _exits(view: View, win: Window, spots: Spots) -> Iterator[Mark]:
    """Where ships may jump away: on the sheets, or at the edge behind which they are."""
    for column in view.jumps:
        left = column * COLUMNS
        middle = min(max(left + COLUMNS // 2, win.left + 1), win.left + win.columns - 2)
        x, y = win.at((middle, win.top + win.rows // 2))
        ways = ((x + dx, y + dy) for dy in range(0, win.high // 2, 24) for dx in (0, 40, -40))
        spot = spots.first(ways, 34)
        if spot is not None:
            yield Group(f"exit-{column}", art.exit_(22), *spot)
