"""What follows from a change of a table: questions, timers, and messages to be sent."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine import Event, Seat

from .asked import Asked, pending
from .computers import owing
from .people import UserSettings
from .table import Table

REMINDER, LIMIT, ALARM, COMPUTER, VANISH = "reminder", "limit", "alarm", "computer", "vanish"
LETTERS, AGAIN = "letters", "again"
MEND, THAW, OFFER_ENDS = "mend", "thaw", "offer-ends"


@dataclass(frozen=True, slots=True)
class Timer:
    """A timer to be set for a table (due in ms UTC), or with due None to be dropped."""

    kind: str
    key: str
    due: int | None
    payload: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Letter:
    """A private message to be sent: what the events of an entry tell to a seat alone."""

    user: int
    seat: Seat
    seq: int


def letters(table: Table, first: int, told: Sequence[Sequence[Event]]) -> Iterator[Letter]:
    """One letter a user and entry that told him something alone; ``first`` is its number."""
    for number, events in enumerate(told, start=first):
        for seat, player in enumerate(table.players):
            if player.user is not None and any(
                event.to is not None and seat in event.to for event in events
            ):
                yield Letter(player.user, Seat(seat), number)


def timers(
    before: Sequence[Asked | None],
    table: Table,
    people: dict[int, UserSettings],
    now: int,
) -> Iterator[Timer]:
    """The timers to set and drop after a change; questions that stayed open keep theirs."""
    for seat, player in enumerate(table.players):
        old, new = pending(before[seat]), pending(player.asked)
        if old == new:
            continue
        key = str(seat)
        if new is None or player.user is None:
            if old is not None:
                yield Timer(REMINDER, key, None, {})
                yield Timer(LIMIT, key, None, {})
            continue
        person = people.get(player.user, UserSettings())
        payload = {"token": new.token}
        if old is None or old.token != new.token:
            yield Timer(REMINDER, key, table.pace.next_reminder(person, new.at, 0), payload)
        yield Timer(LIMIT, key, table.pace.due(new.counts_from, window=new.window), payload)
    yield from by_itself(table, now)


def by_itself(table: Table, now: int) -> Iterator[Timer]:
    """The timers for what happens without people: alarms of the rules, computer players."""
    yield Timer(ALARM, "", table.alarm(), {})
    running = table.status == "running" and table.state is not None
    moves = running and not table.resting and owing(table) is not None
    yield Timer(COMPUTER, "", now if moves else None, {})
