"""Delta Vee: what flies over the sheets, and the small overview of all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from functools import cache

from games.delta_vee.hexes import COLUMNS, ROWS
from games.delta_vee.unit_view import Cell, UnitView, ahead_of
from games.delta_vee.view import FlashView, View
from render.palette import DANGER, FAINT, GOLD, LIT, RIM, SOFT, SPACE, WHITE, mix
from render.scene import Box, Colour, Disc, Group, Line, Mark, Point, Text
from render.shapes import Marks

from . import delta_vee_art as art
from .delta_vee_map import Window


def traffic(view: View, win: Window) -> list[Mark]:
    """Everything in the window: bodies, paths and courses, fires, units."""
    marks: list[Mark] = []
    for name, cells, look in (
        ("planet", view.planets, art.planet),
        ("asteroids", view.asteroids, art.rocks),
    ):
        marks += [
            Group(f"{name}-{c}-{r}", look(win.r), *win.at((c, r)))
            for c, r in cells
            if win.shows((c, r))
        ]
    for unit in view.units:
        marks += _way(unit, win)
    marks += _drafted(view, win)
    for flash in view.flashes:
        marks += _flash(flash, win)
    return marks + _units(view, win)


def _way(unit: UnitView, win: Window) -> list[Mark]:
    """The last path dotted, the course ahead as a line with a ring at its end."""
    colour = art.SIDES[unit.side].colour
    marks: list[Mark] = [
        Group("path", (Disc(0, 0, 5, mix(SPACE, colour, 60)),), *win.at(cell))
        for cell in unit.path[:-1]
        if win.shows(cell)
    ]
    cells = ahead_of(unit)
    ends = [cell for cell in (unit.cell, *cells) if win.shows(cell)]
    if unit.asleep or not cells or len(ends) < 2 or not win.shows(unit.cell):
        return marks
    line = Line(tuple(win.at(cell) for cell in ends), mix(SPACE, colour, 80), 3)
    marks.append(Group(f"course-{unit.id}", (line,)))
    if win.shows(cells[-1]):
        number = Text(0, 0, str(unit.reach), 24, colour, weight=800)
        ring = (Disc(0, 0, 16, SPACE, colour, 2), number)
        marks.append(Group(f"velocity-{unit.id}-{unit.velocity}", ring, *win.at(cells[-1])))
    return marks


def _drafted(view: View, win: Window) -> list[Mark]:
    """VE1200: the course of the plan in the making."""
    draft = view.draft
    unit = view.unit(draft.unit) if draft is not None else None
    if draft is None or unit is None or not draft.words or view.over:
        return []
    cells = [cell for cell in (unit.cell, *draft.course) if win.shows(cell)]
    marks: list[Mark] = []
    if len(cells) > 1:
        line = Line(tuple(win.at(cell) for cell in cells), LIT, 6)
        marks.append(Group(f"planned-{unit.id}", (line,)))
    if cells:
        end = art.arrow(draft.direction, 20, LIT)
        marks.append(Group(f"draft-{unit.id}", end, *win.at(cells[-1])))
    return marks


def _flash(flash: FlashView, win: Window) -> list[Mark]:
    if not win.shows(flash.to):
        return []
    marks: list[Mark] = []
    ending = "hit" if flash.hit else "miss"
    if flash.at != flash.to and win.shows(flash.at):
        line = Line((win.at(flash.at), win.at(flash.to)), DANGER if flash.hit else FAINT, 4)
        marks.append(Group(f"beam-{flash.by}-{flash.target}-{ending}", (line,)))
    x, y = win.at(flash.to)
    name = f"flash-{flash.kind}-{ending}"
    r = max(win.r * 45 // 100, 10)
    return [*marks, Group(name, art.burst(r, hit=flash.hit), x + win.r // 2, y - win.r // 2)]


def _units(view: View, win: Window) -> list[Mark]:
    """The units of each hex side by side, ships first."""
    stacks: dict[Cell, list[UnitView]] = defaultdict(list)
    for unit in sorted(view.units, key=lambda u: (u.kind != "ship", u.id)):
        if win.shows(unit.cell):
            stacks[unit.cell].append(unit)
    marks: list[Mark] = []
    for cell, units in stacks.items():
        x, y = win.at(cell)
        size = min(max(win.r * 60 // 100, 26), 32)
        size = size if len(units) == 1 else max(size * 80 // 100, 22)
        gap = max(win.r, size * 2)
        spots = _SPOTS[min(len(units), 4)]
        for n, (unit, (right, low)) in enumerate(zip(units, spots, strict=False)):
            spot = (x + gap * right // 100, y + gap * low // 100)
            marks += _unit(view, unit, -size if n % 2 else size, spot)
        if len(units) > 4:
            more = f"+{len(units) - 4}"
            words = Text(x, y + win.r * 95 // 100, more, 26, WHITE, weight=800)
            marks.append(Group("more", (words,)))
    return marks


_SPOTS: dict[int, tuple[Point, ...]] = {
    1: ((0, 0),),
    2: ((-45, 0), (45, 0)),
    3: ((-45, -36), (45, -36), (0, 45)),
    4: ((-45, -42), (45, -42), (-45, 42), (45, 42)),
}


def _unit(view: View, unit: UnitView, label: int, spot: Point) -> list[Mark]:
    """A unit of a size; what is no ship has its id below, or above if the size is negative."""
    marks: list[Mark] = []
    size = abs(label)
    if unit.field_on:
        marks.append(Group(f"field-{unit.id}", art.shield(size + 8), *spot))
    if unit.id == view.hand:
        marks.append(Group(f"hand-{unit.id}", (Disc(0, 0, size + 16, "", WHITE, 3),), *spot))
    known = "known" if unit.kind else "unknown"
    face = art.token(unit.side, unit.kind, unit.model, unit.id[1:], size, unit.direction)
    token = Group(art.token_name(unit.kind), face)
    marks.append(Group(f"unit-{unit.id}-{unit.direction}-{known}", (token,), *spot))
    if unit.kind != "ship":
        x, y = spot
        colour = art.SIDES[unit.side].colour
        low = size + 14 if label > 0 else -size - 14
        words = Text(x, y + low, unit.id, 24, colour, weight=700)
        marks.append(Group(f"number-{unit.id}", (words,)))
    return marks


def overview(view: View, parts: Sequence[Window], x: int, y: int, room: Point) -> list[Mark]:
    """All sheets small, ending at the right edge x, with units and the frames of its parts."""
    across = [sheet.x for sheet in view.sheets]
    down = [sheet.y for sheet in view.sheets]
    columns = (max(across) + 1 - min(across)) * COLUMNS
    rows = (max(down) + 1 - min(down)) * ROWS
    step = max(min(room[0] * 100 // columns, room[1] * 100 // rows), 1)
    left, top = min(across) * COLUMNS, min(down) * ROWS
    x -= columns * step // 100

    def at(column: int, row: int) -> Point:
        return x + (column - left) * step // 100, y + (row - top) * step // 100

    marks: list[Mark] = []
    for sheet in view.sheets:
        corner = at(sheet.x * COLUMNS, sheet.y * ROWS)
        kind, colour = ("exit", art.SCOPE) if sheet.x in view.jumps else ("panel", art.GLOW)
        panel = Box(0, 0, COLUMNS * step // 100 - 2, ROWS * step // 100 - 2, colour, RIM, 1)
        letter = Text(14, 16, sheet.name, 22, SOFT, weight=700)
        marks.append(Group(f"{kind}-{sheet.name}", (panel, letter), *corner))
    marks += [Group("planet", (Disc(0, 0, 5, "", GOLD, 2),), *at(*cell)) for cell in view.planets]
    marks += [Group("echo", _echo(unit.side), *at(*unit.cell)) for unit in view.units]
    limit = (x + columns * step // 100, y + rows * step // 100)
    for win in parts:
        one, two = at(win.left, win.top), at(win.left + win.columns, win.top + win.rows)
        low = max(one[0], x), max(one[1], y)
        wide, high = min(two[0], limit[0]) - low[0], min(two[1], limit[1]) - low[1]
        frame = Box(0, 0, max(wide, 4), max(high, 4), "", WHITE, 2)
        marks.append(Group("window", (frame,), *low))
    return [Group("overview", tuple(marks))]


@cache
def _echo(side: int) -> Marks:
    colour: Colour = art.SIDES[side].colour
    return (Disc(0, 0, 5, colour),) if side == 0 else (Box(-4, -4, 9, 9, colour),)
