"""What is new to a player on their way through a row of choices."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from engine import Choice, Illegal, Lesson, Seat

from .table import Table


def along(table: Table, seat: Seat, line: Sequence[Choice]) -> tuple[Lesson, ...]:
    """The lessons of the present question and of those that follow the choices, each once.

    As far as one can look: not past what is sealed.
    """
    found: dict[str, Lesson] = {}
    with suppress(Illegal):
        for number in range(len(line) + 1):
            there = table.ahead(seat, line[:number])
            if there is None:
                break
            for lesson in there.lessons(seat):
                found.setdefault(lesson.name, lesson)
    return tuple(found.values())
