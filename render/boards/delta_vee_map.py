"""Delta Vee: which part of the sheets is shown, and its hexes with numbers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache

from games.delta_vee.hexes import COLUMNS, ROWS
from games.delta_vee.sheet_view import SheetView, sheet_at
from games.delta_vee.unit_view import Cell, UnitView, ahead_of
from games.delta_vee.view import View
from render.palette import LIT, NEBULA, SOFT, SPACE, mix
from render.scene import Box, Group, Line, Mark, Point, Text
from render.shapes import Marks

from . import delta_vee_art as art

WIDE = 1024
LEFT, TOP, RIGHT = 56, 44, 8
"""Room for the numbers of rows and columns, and at the right edge."""
LARGEST, DOTTED = 52, 22
"""Radius of the largest hexes, and of those from which on hexes are more than dots."""
LOW, HIGH, HIGHEST = 400, 580, 660
"""How high the map is at least and at most, and where hexes would be very small else."""
STEP = 4
"""The edges of the whole map lie on every fourth hex, so that it seldom moves."""
EDGE = mix(SPACE, LIT, 60)
GROUND = mix(SPACE, NEBULA, 75)
_ROOT = 1732


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the sheets, drawn with hexes of radius ``r`` and its upper left at (x, y)."""

    left: int
    top: int
    columns: int
    rows: int
    r: int
    x: int
    y: int

    @property
    def high(self) -> int:
        """Its height in pixels."""
        return self.r * _ROOT * (2 * self.rows + 1) // 2000

    @property
    def wide(self) -> int:
        """Its width in pixels."""
        return self.r * (3 * self.columns + 1) // 2

    @property
    def area(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom in pixels."""
        return self.x, self.y, self.x + self.wide, self.y + self.high

    def shows(self, cell: Cell) -> bool:
        """Whether a cell lies in it."""
        return 0 <= cell[0] - self.left < self.columns and 0 <= cell[1] - self.top < self.rows

    def at(self, cell: Cell) -> Point:
        """The middle of a cell in pixels."""
        column, row = cell[0] - self.left, cell[1] - self.top
        low = 2 * row + 1 + (cell[0] & 1)
        return self.x + self.r + column * self.r * 3 // 2, self.y + self.r * _ROOT * low // 2000


def whole(view: View, y: int) -> Window:
    """The part in which all units are, and where they fly."""
    cells = [cell for unit in view.units for cell in reached(view, unit)]
    box = _box(cells or [(COLUMNS // 2, ROWS // 2)], 1)
    left, top = (at // STEP * STEP for at in box[:2])
    right, low = (-(-at // STEP) * STEP for at in box[2:])
    # Nothing of space beyond the sheets, unless something flies there.
    xs, ys = [s.x * COLUMNS for s in view.sheets], [s.y * ROWS for s in view.sheets]
    left, top = max(left, min([*xs, box[0]])), max(top, min([*ys, box[1]]))
    right, low = min(right, max(max(xs) + COLUMNS, box[2])), min(low, max(max(ys) + ROWS, box[3]))
    win = fitted((left, top, right, low), y, HIGH)
    return win if win.r >= DOTTED else fitted((left, top, right, low), y, HIGHEST)


def reached(view: View, unit: UnitView) -> list[Cell]:
    """Where a unit is, and where it will be for all that the viewer knows."""
    cells = [unit.cell, *ahead_of(unit)[-1:]]
    if view.draft is not None and view.draft.unit == unit.id:
        cells += view.draft.course[-1:]
    return [*cells, *unit.told[-1:]]


def around_units(view: View, units: Iterable[UnitView], y: int, high: int) -> Window:
    """The part around some units and their courses."""
    return fitted(_box([cell for unit in units for cell in reached(view, unit)], 1), y, high)


def around_cells(cells: Iterable[Cell], y: int, high: int) -> Window:
    """The part around some cells."""
    return fitted(_box(cells, 2), y, high)


def named_cells(sheets: Sequence[SheetView], ids: Iterable[str]) -> dict[str, Cell]:
    """The cells of those ids that are hexes."""
    corners = {sheet.name: (sheet.x * COLUMNS, sheet.y * ROWS) for sheet in sheets}
    return {
        id_: (corner[0] + int(id_[-4:-2]) - 1, corner[1] + int(id_[-2:]) - 1)
        for id_ in sorted(ids)
        if id_[-4:].isdecimal() and (corner := corners.get(id_[:-4])) is not None
    }


def _box(cells: Iterable[Cell], edge: int) -> tuple[int, int, int, int]:
    """Left, top, right, bottom with an edge around the cells."""
    found = list(cells)
    xs, ys = [c for c, _ in found], [r for _, r in found]
    return min(xs) - edge, min(ys) - edge, max(xs) + edge + 1, max(ys) + edge + 1


def fitted(box: tuple[int, int, int, int], y: int, high: int) -> Window:
    """The window with its hexes as large as fit; room that is left is filled with more hexes."""
    left, top, right, low = box
    columns, rows = right - left, low - top
    room, high = WIDE - LEFT - RIGHT, high - 2
    r = min(room * 2 // (3 * columns + 1), high * 2000 // (_ROOT * (2 * rows + 1)), LARGEST)
    r = max(r, 2)
    more = max((2 * room // r - 1) // 3 - columns, 0)
    least = -(-(LOW * 2000 // (r * _ROOT) - 1) // 2)
    less = max(min((high * 2000 // (r * _ROOT) - 1) // 2, least) - rows, 0)
    wide = Window(left - more // 2, top - less // 2, columns + more, rows + less, r, 0, y)
    return Window(
        wide.left, wide.top, wide.columns, wide.rows, r, LEFT + (room - wide.wide) // 2, y
    )


@lru_cache(maxsize=64)
def ground(sheets: tuple[SheetView, ...], win: Window) -> Marks:
    """The hexes, the edges of the sheets, and the numbers of columns and rows."""
    marks: list[Mark] = []
    face = art.dot() if win.r < DOTTED else art.hexagon(win.r)
    if win.r >= DOTTED // 2:
        marks += [
            Group("hex", face, *win.at((column, row)))
            for column in range(win.left, win.left + win.columns)
            for row in range(win.top, win.top + win.rows)
            if sheet_at(sheets, (column, row)) is not None
        ]
    # Two of them show all corners of the upper one.
    first = Group("hexes", tuple(marks[:2]))
    hexes = (first, *marks[2:]) if marks else ()
    return (*_grounds(sheets, win), *hexes, *_edges(sheets, win), *_rulers(sheets, win))


def _grounds(sheets: tuple[SheetView, ...], win: Window) -> Iterator[Mark]:
    """The sheets are a little lighter than the space beyond them."""
    for sheet in sheets:
        columns, rows = shown(sheet, win)
        if columns and rows:
            x, y = win.at((columns[0] - columns[0] % 2, rows[0]))
            _, low = win.at((columns[-1] | 1, rows[-1]))
            left, top = (
                x + (columns[0] % 2) * win.r * 3 // 2 - win.r * 3 // 4,
                y - win.r * 866 // 1000,
            )
            right = win.at((columns[-1], rows[-1]))[0] + win.r * 3 // 4
            box = Box(left, top, right - left, low - top + win.r * 866 // 2000, GROUND)
            yield Group("sheet", (box,))


def _edges(sheets: tuple[SheetView, ...], win: Window) -> Iterator[Mark]:
    """Upper and left borders of the sheets."""
    for sheet in sheets:
        columns, rows = shown(sheet, win)
        if not columns or not rows:
            continue
        x, _ = win.at((columns[0], rows[0]))
        right, low = win.at((columns[-1], rows[-1]))
        rim = win.at((columns[0] - columns[0] % 2, rows[0]))[1] - win.r * _ROOT // 2000
        side = x - win.r * 3 // 4
        if columns[0] == sheet.x * COLUMNS:
            yield Group("edge", (Line(((side, rim), (side, low + win.r * 3 // 4)), EDGE, 3),))
        if rows[0] == sheet.y * ROWS:
            yield Group("edge", (Line(((side, rim), (right + win.r * 3 // 4, rim)), EDGE, 3),))


def shown(sheet: SheetView, win: Window) -> tuple[list[int], list[int]]:
    """The columns and rows of a sheet that are in the window."""
    left, top = sheet.x * COLUMNS, sheet.y * ROWS
    columns = [c for c in range(left, left + COLUMNS) if win.shows((c, win.top))]
    rows = [r for r in range(top, top + ROWS) if win.shows((win.left, r))]
    return columns, rows


def _rulers(sheets: tuple[SheetView, ...], win: Window) -> Iterator[Mark]:
    """The two digits of columns above and of rows on the left, as many as there is room for."""
    across = next(n for n in (1, 2, 4, 8, 16, 99) if n * win.r * 3 // 2 >= 56)
    down = next(n for n in (1, 2, 4, 8, 16, 99) if n * win.r * _ROOT // 1000 >= 46)
    for column in range(win.left, win.left + win.columns):
        number = column % COLUMNS + 1
        if number % across == 0 and any(s.x == column // COLUMNS for s in sheets):
            # Of the last column there may be half a digit more than the picture is wide.
            x = min(win.at((column, win.top))[0], WIDE - 28)
            yield _ruler(x, win.y - 24, number)
    for row in range(win.top, win.top + win.rows):
        number = row % ROWS + 1
        if number % down == 0 and any(s.y == row // ROWS for s in sheets):
            yield _ruler(win.x - 30, win.at((win.left + (win.left & 1), row))[1], number)


def _ruler(x: int, y: int, number: int) -> Group:
    """The digits of a column or row."""
    return Group("ruler", (Text(x, y, f"{number:02}", 38, SOFT, weight=700),))
