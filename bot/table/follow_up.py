"""What follows from a change of a table: questions, timers, and messages to be sent."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from engine import Covert, Event, Seat
from storage import NewTimer

from .asked import Asked, pending
from .computers import next_to_act
from .table import Table
from .timers import Alarm, ComputerMoves, LastCall, Limit, Reminder


@dataclass(frozen=True, slots=True)
class PrivateNotice:
    """A private message to be sent: what the events of an entry tell to a seat alone.

    covert: nobody else may notice that there is one. shown: it comes of their own choice, whose
        answer has shown it. first: the first entry of which it tells.
    """

    user: int
    seat: Seat
    seq: int
    covert: bool = False
    shown: bool = False
    first: int | None = None

    @property
    def since(self) -> int:
        """The entry with which it begins: mostly the only one."""
        return self.seq if self.first is None else self.first


def private_notices(
    table: Table, first: int, told: Sequence[Sequence[Event]], actor: Seat | None = None
) -> Iterator[PrivateNotice]:
    """One a user and entry that told them something alone; ``first`` is its number.

    actor: the seat whose player has made the entries, if one has.
    """
    for number, events in enumerate(told, start=first):
        for seat, player in enumerate(table.players):
            private = private_to(Seat(seat), events)
            if player.user is not None and private:
                covert = is_covert(private)
                shown = seat == actor
                yield PrivateNotice(player.user, Seat(seat), number, covert=covert, shown=shown)


def private_to(seat: Seat, events: Iterable[Event]) -> list[Event]:
    """The events of these that a seat is told and others are not."""
    return [event for event in events if event.to is not None and seat in event.to]


def is_covert(private: Iterable[Event]) -> bool:
    """Whether nobody else may notice that a seat was told all this; of nothing that is true."""
    return all(isinstance(event, Covert) for event in private)


def set_by(
    before: Sequence[Asked | None], table: Table, now: int, *, remind_from: int = 0
) -> Iterator[NewTimer]:
    """The timers to set after a change; questions that stayed open keep theirs.

    remind_from: no reminder counts from an earlier instant (ms UTC).

    None is dropped: one whose question is closed finds itself void when it rings.
    """
    for number, player in enumerate(table.players):
        seat = Seat(number)
        old, new = pending(before[seat]), pending(player.asked)
        if new is None or new == old or player.user is None:
            continue
        # After an absence the same question has a later limit; reminders are left as they are.
        if old is None or old.token != new.token:
            since = max(new.at, remind_from)
            remind = table.time.next_reminder(seat, since, 0)
            if remind is not None:
                yield Reminder(seat, new.token).at(remind, table.id)
        yield from running_out(table, seat)
    yield from by_itself(table, now)


def running_out(table: Table, seat: Seat) -> Iterator[NewTimer]:
    """The timers for the end of a seat's time and the warning before, once it counts."""
    asked, due, warned = table.asked(seat), table.time.due(seat), table.time.last_call(seat)
    if asked is None:
        return
    if due is not None:
        yield Limit(seat, asked.token).at(due, table.id)
    if warned is not None:
        yield LastCall(seat, asked.token).at(warned, table.id)


def by_itself(table: Table, now: int) -> Iterator[NewTimer]:
    """The timers for what happens without people: alarms of the rules, computer players."""
    alarm = table.alarm()
    if alarm is not None:
        yield Alarm().at(alarm, table.id)
    running = table.status == "running" and table.state is not None
    acting = next_to_act(table) if running and not table.resting else None
    if acting is not None:
        yield ComputerMoves().at(max(now, acting[0]), table.id)


def is_timed(table: Table) -> bool:
    """Whether time means something at a table: a limit counts, or the rules wait for an instant."""
    if table.status != "running":
        return False
    limits = (table.time.due(Seat(seat)) for seat in range(len(table.players)))
    return table.alarm() is not None or any(due is not None for due in limits)
