"""Delta Vee: what flies over the sheets: courses, units, plans, fires."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot

from games.delta_vee.hexes import COLUMNS
from games.delta_vee.sheet_view import SheetView
from games.delta_vee.unit_view import Cell, UnitView, ahead_of
from games.delta_vee.units import MANNED
from games.delta_vee.view import FlashView, View
from render.board import Caption
from render.palette import DANGER, LIT, SOFT, SPACE, mix
from render.places import off
from render.scene import Box, Disc, Group, Mark, Point, Text

from . import delta_vee_art as art
from .delta_vee_clock import Clock
from .delta_vee_counters import Counters, body_size
from .delta_vee_courses import Way, between, free, inside
from .delta_vee_map import EDGE, Window, named_cells, shown
from .delta_vee_spots import Circle, Spots
from .delta_vee_stands import in_order

LANE = 9
"""How far beside each other courses run that share their way."""
FLASHES = 4
"""How many of the last fires, strikes and collisions are shown."""
BURST, STAR = 40, 20
"""How far a star is at least from the letter of what was struck; the room that one takes."""
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
        spots = Spots(win.area)
        units = [unit for unit in view.units if win.shows(unit.cell)]
        counters = Counters(view, self.caption, win, units)
        marks = [*self._bodies(spots), *self._risks()]
        firm = list(spots.taken)
        marks += self._free(spots, {unit.cell for unit in units})
        ways = self._ways(sorted(units, key=in_order))
        for way in ways.values():
            spots.ends.append(way.points[-1])
            spots.ways += [p for one, two in pairwise(way.points) for p in between(one, two)]
        spots.taken += counters.taken()
        if len(units) <= CROWD:
            marks += [mark for unit in units for mark in self._path(unit)]
        flashes = [flash for flash in view.flashes[-FLASHES:] if win.shows(flash.to)]
        struck = {(flash.target, flash.hit): flash for flash in flashes}.values()
        marks += self._beams(flashes, counters.at)
        drawn = [way.marks(counters.at[id_], art.BODY + 6) for id_, way in ways.items()]
        marks += [
            Group(f"velocity-{id_}-{ways[id_].hexes}", dots)
            for id_, (dots, _) in zip(ways, drawn, strict=True)
        ]
        marks += [
            Group(way.name, line) for way, (_, line) in zip(ways.values(), drawn, strict=True)
        ]
        bursts = list(self._bursts(struck, counters))
        stars = [(each.x, each.y, STAR) for each in bursts]
        firm += [*stars, *counters.tips()]
        spots.taken += stars
        # On a silhouette a star is seen, and beside a counter it covers no ring.
        marks += [*counters.marks(), *bursts] if counters.large else [*bursts, *counters.marks()]
        for unit in counters.units:
            if unit.id == self.clock:
                marks += Clock(view, self.caption, win, unit, counters.at, firm).marks(spots)
        spots.ways += [win.at(cell) for cell in view.asteroids if win.shows(cell)]
        marks += _letters(view.sheets, win, spots)
        return [*marks, *_exits(view, win, spots)]

    def _bursts(self, flashes: Iterable[FlashView], counters: Counters) -> Iterator[Group]:
        """How fires, strikes and collisions ended, each at what was struck."""
        held = list(counters.taken(gap=0))
        for n, flash in enumerate(flashes):
            unit = self.view.unit(flash.target)
            at = counters.at.get(flash.target, self.win.at(flash.to))
            spot = _beside(at, 90 + 30 * unit.direction if unit else 45, held, self.win.area)
            held.append((*spot, STAR))
            burst = art.burst(17, hit=flash.hit)
            yield Group(f"flash-{n}-{_ending(flash)}", burst, *spot)

    def _bodies(self, spots: Spots) -> Iterator[Mark]:
        win, size = self.win, body_size(self.win)
        for name, cells, look in (
            ("planet", self.view.planets, art.planet),
            ("asteroids", self.view.asteroids, art.rocks),
        ):
            for cell in cells:
                if win.shows(cell):
                    yield Group(f"{name}-{cell[0]}-{cell[1]}", look(size), *win.at(cell))
                    if name == "planet":
                        spots.taken.append((*win.at(cell), size * 7 // 10))

    def _risks(self) -> Iterator[Mark]:
        """VE660: asteroids that the viewer's ships and battlecraft are about to fly into."""
        view, draft = self.view, self.view.draft
        mine = [u for u in view.units if u.side == view.side and u.kind in MANNED]
        entered = {
            cell
            for unit in mine
            for cell in (
                draft.course if draft is not None and draft.unit == unit.id else ahead_of(unit)
            )
        }
        for cell in sorted(entered & set(view.asteroids)):
            if self.win.shows(cell) and not view.over:
                ring = Disc(0, 0, body_size(self.win) + 2, "", DANGER, 5)
                yield Group(f"risk-{cell[0]}-{cell[1]}", (ring,), *self.win.at(cell))

    def _free(self, spots: Spots, held: set[Cell]) -> Iterator[Mark]:
        """Hexes that may be chosen; around counters that stand in one there is room."""
        for id_, cell in named_cells(self.view.sheets, self.caption.highlighted).items():
            if self.win.shows(cell):
                spots.taken.append((*self.win.at(cell), 17))
                face = art.free(self.win.r, held=cell in held)
                yield Group(f"free-{id_}", face, *self.win.at(cell))

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

    def _path(self, unit: UnitView) -> Iterator[Mark]:
        """Where it came from, dotted."""
        colour = mix(SPACE, art.SIDES[unit.side].colour, 60)
        points = [self.win.at(cell) for cell in unit.path if self.win.shows(cell)]
        for one, two in pairwise(points):
            for spot in between(one, two):
                yield Group("path", (Disc(0, 0, 3, colour),), *spot)

    def _beams(self, flashes: Sequence[FlashView], stands: dict[str, Point]) -> Iterator[Mark]:
        """From who fired to the target, a line for each pair of them."""
        pairs = {(flash.by, flash.target): flash for flash in sorted(flashes, key=_ending)[::-1]}
        r = art.BODY + 8
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


def _ending(flash: FlashView) -> str:
    return "hit" if flash.hit else "miss"


def _beside(
    at: Point, angle: int, held: Collection[Circle], area: tuple[int, int, int, int]
) -> Point:
    """Where a star lies at the rim of what was struck, or in the hex that it is gone from."""
    left, top, right, bottom = area
    spots = [
        (x, y)
        for far in (0, *range(BURST, BURST + 96, 8))
        for turn in (0, 180, 30, 210, 330, 150, 60, 240, 300, 120, 90, 270)
        for x, y in [off(at, angle + turn, far)]
        if left + 24 <= x <= right - 24 and top + 24 <= y <= bottom - 24
    ]

    def room(spot: Point) -> float:
        return min((hypot(spot[0] - x, spot[1] - y) - r for x, y, r in held), default=STAR)

    free = (spot for spot in spots if room(spot) >= STAR - 1)
    return next(free, max(spots, key=room, default=at))


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
            said = Text(0, 0, sheet.name, 40, EDGE, weight=800)
            tab = Box(-25, -25, 50, 50, "", EDGE, 3, 4)
            yield Group(f"letter-{sheet.name}", (tab, said), *spot)


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
