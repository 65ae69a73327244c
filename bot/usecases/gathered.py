"""A match that runs by the clock tells each player something at most once a minute.

What happens by itself, or to a player while others act, may come in swarms: the first notice
goes at once, those of the next minute go together when it is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine import Entry, next_alarm
from storage import NewOutbox, NewTimer, Transaction

from .follow_up import LETTERS
from .table import Table

PAUSE = 60_000
"""Milliseconds between two notices to one player."""


@dataclass(frozen=True, slots=True)
class Span:
    """The entries of a log, from ``first`` to ``last``, whose secrets go into one message."""

    first: int
    last: int

    @classmethod
    def read(cls, text: str) -> Span:
        """From ``12`` or ``12-20``. Raises ValueError."""
        first, _, last = text.partition("-")
        return cls(int(first), int(last or first))

    def __str__(self) -> str:
        """As ``read`` takes it."""
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


def by_the_clock(table: Table) -> bool:
    """Whether the rules of a match act by themselves as time goes on."""
    return table.state is not None and next_alarm(table.game, table.state) is not None


async def hold_back(
    tx: Transaction, table: Table, rows: Sequence[NewOutbox], entries: Sequence[Entry], now: int
) -> list[NewOutbox]:
    """Of private messages those that go at once; others wait for the timer of their seat.

    What comes of a player's own choice never waits.
    """
    if not rows or not by_the_clock(table):
        return list(rows)
    chose = {str(entry.seq): entry.seat for entry in entries}
    pauses = {timer.key: timer for timer in await tx.timers.of(table.id) if timer.kind == LETTERS}
    waiting = {key: (timer.due, timer.payload["first"]) for key, timer in pauses.items()}
    at_once = []
    for row in rows:
        key, seq = str(row.payload["seat"]), row.payload["seq"]
        if chose.get(seq) == row.payload["seat"]:
            at_once.append(row)
        elif key not in waiting:
            at_once.append(row)
            waiting[key] = (now + PAUSE, None)
        else:
            due, first = waiting[key]
            waiting[key] = (due, first or int(seq))
    await tx.timers.set([pause(table, key, due, first) for key, (due, first) in waiting.items()])
    return at_once


def pause(table: Table, key: str, due: int, first: int | None) -> NewTimer:
    """The timer of a seat that is told nothing before ``due``; ``first`` is what waits."""
    return NewTimer(kind=LETTERS, key=key, due=due, match=table.id, payload={"first": first})
