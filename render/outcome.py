"""What stands on the final sheet of a match, in words; final.py draws it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a match came out.

    names: of the players by seat. places: of the seats, 1 for the winners. columns, rows: the
    categories, the last is the total, and their figures by seat; no columns where they are no
    numbers to be told. curve: scores by seat, each with its move. tales: sentences.
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
