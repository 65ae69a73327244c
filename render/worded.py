"""A chart in somebody's words: what is drawn of it, and what is found in it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

from locales import opened

_LETTERS = re.compile(r"[^\W\d_]{2}")


# No slots: what is worked out of it is kept beside it.
@dataclass(frozen=True)
class Worded:
    """A chart whose cells are worded, each row with a cell for every head.

    name: the chart's, by which it is asked for. labels: the heads as they stand before a cell.
    """

    name: str
    heading: str
    heads: tuple[str, ...]
    labels: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    @cached_property
    def naming(self) -> int:
        """The column that says what a row is about: the first with words, such as a card's name."""
        words = (n for n in range(len(self.heads)) if all(_LETTERS.search(r[n]) for r in self.rows))
        return next(words, 0)

    @cached_property
    def shown(self) -> tuple[tuple[str, ...], ...]:
        """The rows as they are drawn: what each is about begins with a capital."""
        at = self.naming
        return tuple((*row[:at], opened(row[at]), *row[at + 1 :]) for row in self.rows)

    def called(self, row: int) -> str:
        """What a row is about."""
        return self.shown[row][self.naming]
