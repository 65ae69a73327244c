"""Spans of time as people type them: 5m, 12h, 3d, 1d 12h; a number alone is hours."""

from __future__ import annotations

import re
from typing import Final

UNITS: Final = {"w": 10080, "d": 1440, "h": 60, "m": 1}
"""Minutes of a unit, by its letter, the longest first."""
WORDS: Final = {
    **dict.fromkeys(("w", "week", "weeks"), "w"),
    **dict.fromkeys(("d", "day", "days"), "d"),
    **dict.fromkeys(("", "h", "hr", "hrs", "hour", "hours"), "h"),
    **dict.fromkeys(("m", "min", "mins", "minute", "minutes"), "m"),
}
"""The letter for what people write after a number."""
MOST: Final = 1_000_000
"""More minutes than anybody may mean."""
_PART = re.compile(r"(\d{1,9})(?!\d)\s*([a-z]*)\s*")


def read(typed: str) -> int | None:
    """The minutes that somebody means; None where that cannot be told."""
    word, total, at = typed.strip().casefold(), 0, 0
    while at < len(word):
        part = _PART.match(word, at)
        letter = WORDS.get(part[2]) if part else None
        if part is None or letter is None:
            return None
        total += int(part[1]) * UNITS[letter]
        at = part.end()
    return min(total, MOST) if word else None


def parted(minutes: int) -> tuple[int, str]:
    """The same in the longest unit of which it is a whole number: how many, and its letter."""
    letter = next(letter for letter in ("d", "h", "m") if minutes % UNITS[letter] == 0)
    return minutes // UNITS[letter], letter


def short(minutes: int) -> str:
    """As ``read`` takes it."""
    count, letter = parted(minutes)
    return f"{count}{letter}" if minutes else "0"
