"""The sheets as everybody sees them, and what their hexes are called."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .hexes import COLUMNS, ROWS
from .unit_view import Cell


@dataclass(frozen=True, slots=True)
class SheetView:
    """A sheet in use: its letter, and how many sheets right and below the first it lies."""

    name: str
    x: int
    y: int


def sheet_at(sheets: Sequence[SheetView], cell: Cell) -> SheetView | None:
    """The sheet on which a cell lies."""
    at = (cell[0] // COLUMNS, cell[1] // ROWS)
    return next((sheet for sheet in sheets if (sheet.x, sheet.y) == at), None)


def cell_name(sheets: Sequence[SheetView], cell: Cell) -> str:
    """The letter of the sheet and the four digits of a hex; without letter beyond the sheets."""
    sheet = sheet_at(sheets, cell)
    return f"{sheet.name if sheet else ''}{cell[0] % COLUMNS + 1:02}{cell[1] % ROWS + 1:02}"
