"""The tables of a rulebook as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from .phrase import Phrase

Cell: TypeAlias = "int | str | Phrase | tuple[int | str | Phrase, ...]"
"""A number, an id, a phrase, or several of them; the empty string or tuple is an empty cell."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A table made from the components, such as the cards of a game.

    Its heading is the text ``chart-<name>``, and those of its columns ``chart-column-<column>``;
    each row has a cell for every column. Raises ValueError for a row of another length.
    """

    name: str
    columns: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    def __post_init__(self) -> None:
        for row in self.rows:
            if len(row) != len(self.columns):
                raise ValueError(f"{self.name}: {len(self.columns)} columns, not {len(row)}: {row}")
