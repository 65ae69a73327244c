"""What stands on the final sheet of a match, in words; final.py draws it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match came out.

    names: of the players by seat. places: of the seats, 1 for the winners. columns, rows: the
    categories, the last is the total, and their figures by seat. worth: what one in each of the
    categories before the total adds to it, as in the game's result; empty where there is no total.
    beside: what is said above those that add nothing. curve: scores by seat, each with its move.
    tales: sentences.
    """

    title: str
    said: str
    names: tuple[str, ...]
    places: tuple[int, ...]
    columns: tuple[str, ...]
    rows: tuple[tuple[int, ...], ...]
    curve_title: str
    curve: tuple[tuple[int, tuple[int, ...]], ...]
    tales: tuple[str, ...]
    worth: tuple[int, ...] = ()
    beside: str = ""

    @property
    def counted(self) -> list[int]:
        """The categories of the sum; all where nothing is summed up."""
        return [n for n in range(len(self.columns)) if n >= len(self.worth) or self.worth[n]]

    @property
    def uncounted(self) -> list[int]:
        """Those that stand beside it, such as what breaks ties."""
        return [n for n in range(len(self.columns)) if n not in self.counted]

    def figure(self, seat: int, column: int) -> int:
        """What a category brings or costs a seat, or how much they have where it does neither."""
        worth = self.worth[column] if column < len(self.worth) else 1
        return self.rows[seat][column] * (worth or 1)
