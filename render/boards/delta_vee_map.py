"""Delta Vee: which parts of the sheets are shown, and their hexes with numbers."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache

from games.delta_vee.hexes import COLUMNS, ROWS
from games.delta_vee.sheet_view import SheetView, sheet_at
from games.delta_vee.unit_view import Cell, UnitView, ahead_of
from games.delta_vee.view import View
from render.palette import ALIEN, LIT, SOFT, SPACE, mix
from render.scene import Disc, Group, Line, Mark, Point, Text
from render.shapes import Marks, around

from . import delta_vee_art as art

MARGIN = 16
WIDE = 1024
LETTER = 28
LEAST, SMALLEST, LARGEST = 12, 22, 56
"""Radius of a hex in pixels."""
RIMS = 34
"""Room for the numbers at the edges."""
HIGHEST = 720
"""How many pixels high all parts of the map together may be."""
MOST = 3
"""How many parts of the sheets are shown at most."""
GAP = 8
"""Empty columns or rows that are left out."""
_ROOT = 1732


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the sheets, drawn with hexes of radius ``r`` and its upper left at (x, y).

    rings: those of the scope; dots: whether hexes are dots; where there is much else to draw
    in the same bytes.
    """

    left: int
    top: int
    columns: int
    rows: int
    r: int
    x: int
    y: int
    rings: int = 2
    dots: bool = False

    @property
    def high(self) -> int:
        """Its height in pixels."""
        return self.r * _ROOT * (2 * self.rows + 1) // 2000

    @property
    def wide(self) -> int:
        """Its width in pixels."""
        return self.r * (3 * self.columns + 1) // 2

    def shows(self, cell: Cell) -> bool:
        """Whether a cell lies in it."""
        return 0 <= cell[0] - self.left < self.columns and 0 <= cell[1] - self.top < self.rows

    def at(self, cell: Cell) -> Point:
        """The middle of a cell in pixels."""
        column, row = cell[0] - self.left, cell[1] - self.top
        low = 2 * row + 1 + (cell[0] & 1)
        return self.x + self.r + column * self.r * 3 // 2, self.y + self.r * _ROOT * low // 2000


def near(view: View, focus: UnitView, x: int, y: int) -> Window:
    """The part around a unit, its path, its course and the plan in the making."""
    cells = [*focus.path, focus.cell, *ahead_of(focus)]
    cells += view.draft.course if view.draft is not None else ()
    return replace(_fitted(_box(cells, 2), x, y, HIGHEST * 6 // 10), rings=1)


def windows(view: View, x: int, y: int) -> list[Window]:
    """The parts in which all units are seen, one below the other; one if hexes are not too small.

    Units far from each other are parted at the widest gap between them.
    """
    crowds = [list(view.units)]
    while len(crowds) < MOST:
        large = [crowd for crowd in crowds if _radius(_extent(crowd), HIGHEST) < SMALLEST]
        halves = _halves(large[0]) if large else None
        if halves is None:
            break
        at = crowds.index(large[0])
        crowds[at : at + 1] = halves
    found: list[Window] = []
    for crowd in crowds:
        part = _fitted(_extent(crowd), x, y, HIGHEST // len(crowds))
        rings = max(3 - len(crowds) - len(view.units) // 5, 0)
        dots = len(view.units) > (6 if view.over else 10)
        found.append(replace(part, rings=rings, dots=dots))
        y += found[-1].high + RIMS + 8
    return found


def _halves(crowd: list[UnitView]) -> list[list[UnitView]] | None:
    """Two crowds, parted at the widest gap in columns or rows; None if no gap is wide."""
    gaps = []
    for axis in (0, 1):
        ordered = sorted(crowd, key=lambda unit: unit.cell[axis])
        for n in range(1, len(ordered)):
            gap = ordered[n].cell[axis] - ordered[n - 1].cell[axis]
            gaps.append((gap, -axis, -n, ordered))
    gap, _, at, ordered = max(gaps, key=lambda entry: entry[:3], default=(0, 0, 0, []))
    return [ordered[:-at], ordered[-at:]] if gap >= GAP else None


def _extent(units: Iterable[UnitView]) -> tuple[int, int, int, int]:
    """The box around units and where they drift."""
    cells = [cell for u in units for cell in (u.cell, *ahead_of(u)[-1:])]
    return _box(cells or [(COLUMNS // 2, ROWS // 2)], 1)


def _box(cells: Iterable[Cell], edge: int) -> tuple[int, int, int, int]:
    """Left, top, columns, rows with an edge around the cells."""
    found = list(cells)
    xs, ys = [c for c, _ in found], [r for _, r in found]
    left, top = min(xs) - edge, min(ys) - edge
    return left, top, max(xs) + edge + 1 - left, max(ys) + edge + 1 - top


def _radius(box: tuple[int, int, int, int], high: int) -> int:
    """How large the hexes of a box can be."""
    room = WIDE - 2 * MARGIN - RIMS
    return min(
        room * 2 // (3 * box[2] + 1), (high - 1) * 2000 // (_ROOT * (2 * box[3] + 1)), LARGEST
    )


def _fitted(box: tuple[int, int, int, int], x: int, y: int, high: int) -> Window:
    """The window with its hexes as large as fit; room that is left is filled with more hexes.

    What is too large even for the smallest hexes is cut on both sides.
    """
    left, top, columns, rows = box
    r = max(_radius(box, high), LEAST)
    room = WIDE - 2 * MARGIN - RIMS
    fit = (2 * room // r - 1) // 3, (high * 2000 // (r * _ROOT) - 1) // 2
    left, columns = (
        (left, columns) if columns <= fit[0] else (left + (columns - fit[0]) // 2, fit[0])
    )
    top, rows = (top, rows) if rows <= fit[1] else (top + (rows - fit[1]) // 2, fit[1])
    more = max(fit[0] - columns, 0)
    low = max(min(fit[1], 9) - rows, 0)
    return Window(left - more // 2, top - low // 2, columns + more, rows + low, r, x, y)


@lru_cache(maxsize=64)
def ground(sheets: tuple[SheetView, ...], win: Window) -> Marks:
    """The scope, the hexes, and the numbers of columns and rows."""
    marks: list[Mark] = [*_scope(win)]
    for column in range(win.left, win.left + win.columns):
        cells = [(column, row) for row in range(win.top, win.top + win.rows)]
        hexes = [
            Group("hex", art.dot() if win.dots else art.hexagon(win.r), *win.at(cell))
            for cell in cells
            if sheet_at(sheets, cell) is not None
        ]
        # Two of them show all corners of the upper one.
        marks += [Group("hexes", tuple(hexes[:2])), *hexes[2:]]
    return (*marks, *_letters(sheets, win), *_rulers(sheets, win))


def _scope(win: Window) -> Marks:
    """Rings and cross-hairs of a radar, with the hours of the clock around the outer ring."""
    x, y = win.x + win.wide // 2, win.y + win.high // 2
    reach = min(win.wide, win.high) // 2 - 4
    rings = tuple(Disc(x, y, reach * n // 2, "", art.SCOPE, 3) for n in range(2, 2 - win.rings, -1))
    cross = (
        Line(((x, win.y), (x, win.y + win.high)), art.SCOPE, 2),
        Line(((win.x, y), (win.x + win.wide, y)), art.SCOPE, 2),
    )
    spots = around(tuple((hour * 30, 100) for hour in range(1, 13)), reach - 18, x, y)
    clock = tuple(
        Text(*spot, str(hour), 24, mix(SPACE, ALIEN, 60), weight=700)
        for hour, spot in enumerate(spots, 1)
    )
    scope = Group("rings" if rings else "cross", (*rings, *cross))
    return (scope, *(() if win.dots else (Group("clock", clock),)))


def _letters(sheets: tuple[SheetView, ...], win: Window) -> Marks:
    """Borders of the sheets and, large and faint, their letters."""
    marks: list[Mark] = []
    for sheet in sheets:
        left, top = sheet.x * COLUMNS, sheet.y * ROWS
        columns = [c for c in range(left, left + COLUMNS) if win.shows((c, win.top))]
        rows = [r for r in range(top, top + ROWS) if win.shows((win.left, r))]
        if not columns or not rows:
            continue
        x, y = win.at((columns[0], rows[0]))
        right, low = win.at((columns[-1], rows[-1]))
        rim = win.at((columns[0] - columns[0] % 2, rows[0]))[1] - win.r * _ROOT // 2000
        edge = mix(SPACE, LIT, 60)
        if columns[0] == left:
            side = x - win.r * 3 // 4
            marks.append(_edge(Line(((side, rim), (side, low + win.r)), edge, 3)))
        if rows[0] == top:
            ends = (x - win.r * 3 // 4, rim), (right + win.r * 3 // 4, rim)
            marks.append(_edge(Line(ends, edge, 3)))
        letter = Text(x, y + 6, sheet.name, 40, mix(SPACE, LIT, 60), weight=800)
        marks.append(Group(f"letter-{sheet.name}", (letter,)))
    return tuple(marks)


def _edge(line: Line) -> Group:
    """Where a sheet ends."""
    return Group("edge", (line,))


def _rulers(sheets: tuple[SheetView, ...], win: Window) -> Marks:
    """The two digits of columns above and of rows on the left, every second where it is narrow."""
    marks: list[Mark] = []
    every = 1 if win.r >= 30 and not win.dots else 2
    for column in range(win.left, win.left + win.columns):
        if column % COLUMNS % every == 0 and any(s.x == column // COLUMNS for s in sheets):
            x, _ = win.at((column, win.top))
            marks.append(_ruler(x, win.y - 16, column % COLUMNS))
    for row in range(win.top, win.top + win.rows):
        if row % ROWS % every == 0 and any(s.y == row // ROWS for s in sheets):
            _, y = win.at((win.left + (win.left & 1), row))
            marks.append(_ruler(win.x - 20, y, row % ROWS))
    return tuple(marks)


def _ruler(x: int, y: int, number: int) -> Group:
    """The digits of a column or row, which is counted from 0."""
    return Group("ruler", (Text(x, y, f"{number + 1:02}", 24, SOFT, weight=700),))
