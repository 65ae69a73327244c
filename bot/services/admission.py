"""Who may have something done now that all have done by the same thread or process."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import ceil

from bot.aside import LONGEST
from bot.table.refused import Refused

LATELY = 5
"""Pieces of work by which it is judged how long the next ones take."""


@dataclass(frozen=True, slots=True)
class Wait:
    """How much is to be done before it is somebody's turn: pieces of work, and minutes.

    minutes: about so many, rounded up; 0 where nothing is known.
    """

    ahead: int
    minutes: int


class Admission:
    """Lets each person wait for one thing at a time, and so many wait for all."""

    def __init__(
        self,
        most: int,
        busy: str,
        full: str,
        seconds: Callable[[], float] = time.monotonic,
    ) -> None:
        """Take the keys of texts: for who waits already, and for who comes when many wait.

        seconds: a clock that is never put back.
        """
        self._most, self._busy, self._full = most, busy, full
        self._seconds = seconds
        self._people: set[int] = set()
        self._lately: deque[float] = deque(maxlen=LATELY)
        self._left = 0.0
        """When somebody last left; what is done next was not begun before."""

    @contextmanager
    def enter(self, user: int) -> Iterator[Wait]:
        """Be let in, for as long as something is done for a person.

        Raises Refused where they wait already, where too many do, and where it would take longer
        than Discord waits.
        """
        if user in self._people:
            # One serves all: whoever could order many things would hold up the others.
            raise Refused(self._busy)
        ahead, whole = len(self._people), self._takes(len(self._people) + 1)
        # What takes too long by itself is found out by trying.
        late = whole - LONGEST if ahead else 0
        if ahead >= self._most or late > 0:
            raise Refused(self._full, minutes=ceil(max(late, self._takes(1)) / 60))
        self._people.add(user)
        came = self._seconds()
        try:
            yield Wait(ahead, ceil(self._takes(ahead) / 60))
            self._lately.append(self._seconds() - max(came, self._left))
        finally:
            self._left = self._seconds()
            self._people.discard(user)

    def _takes(self, many: int) -> float:
        """About how many seconds; 0 where nothing is known."""
        return many * sum(self._lately) / max(1, len(self._lately))
