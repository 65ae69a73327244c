"""Instants as Discord shows them: in the reader's own time zone, and counting on."""

from __future__ import annotations


def moment(instant: int) -> str:
    """An instant (ms UTC) as 'in 2 hours' or '3 days ago'."""
    return f"<t:{instant // 1000}:R>"


def instant(at: int) -> str:
    """An instant (ms UTC) as its day and time."""
    return f"<t:{at // 1000}:f>"
