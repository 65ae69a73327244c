"""Holds what was promised (docs/time.md) against what happens, by the calendar alone.

It knows the people, when the bot could not be reached, and what has reached whom; of the bot's own
account of time it takes nothing but which question is open and since when it is.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import accumulate

from bot.table.pace import Pace
from bot.table.table import Table
from engine import Seat
from storage import OutboxRow, TimerRow

from .habits import BEGIN, DAYS, Habits

MINUTE, HOUR, DAY = 60_000, 3_600_000, 86_400_000
LENGTH = (DAYS + 3) * 24 * 60
SLACK = 3 * MINUTE
"""Within minutes it counts in whole ones, and a board waits for seconds."""
TEN_HOURS = 10 * 60

Span = tuple[int, int]


@dataclass
class Calendar:
    """One person's minutes: which of them are quiet, and which count at a table."""

    quiet: bytearray
    asleep: bytearray
    """Of the quiet ones those that do not count: the last ten hours."""
    holiday: bytearray
    free: bytearray
    """The days of every week that they have off."""
    weekend: bytearray

    def away(self, minute: int) -> bool:
        """Whether they have said that they are not there."""
        return bool(self.holiday[minute] or self.free[minute])


def calendar(person: Habits) -> Calendar:
    """By looking at the wall clock minute after minute."""
    found = Calendar(*(bytearray(LENGTH) for _ in range(5)))
    begins, ends = person.quiet or (0, 0)
    for minute in range(LENGTH):
        local = person.local(BEGIN + minute * MINUTE)
        inside = begins <= local.hour < ends if begins < ends else not ends <= local.hour < begins
        found.quiet[minute] = begins != ends and inside
        first, last = person.holiday or (1, 0)
        found.holiday[minute] = person.told and first <= person.day(BEGIN + minute * MINUTE) <= last
        found.free[minute] = local.weekday() in person.off
        found.weekend[minute] = local.weekday() >= 5
    left = 0
    for minute in reversed(range(LENGTH)):
        left = left + 1 if found.quiet[minute] else 0
        found.asleep[minute] = 0 < left <= TEN_HOURS
    return found


UNFAIR, CALLED, DIED = KINDS = (
    "times that ended unfairly",
    "calls in quiet hours or while away",
    "matches that died",
)
"""What must not be."""


@dataclass(frozen=True)
class Fault:
    """Something that was not as promised: one of ``KINDS``, and what."""

    kind: str
    said: str


@dataclass
class Watcher:
    """Notes what was not as promised."""

    people: Mapping[int, Habits]
    absences: Sequence[Span] = ()
    """When the bot could not be reached (ms UTC)."""
    faults: list[Fault] = field(default_factory=list)
    reached: dict[tuple[str, int], list[int]] = field(default_factory=lambda: defaultdict(list))
    """When each person was told of each table."""
    banks: dict[tuple[str, Seat, int], int] = field(default_factory=dict)
    _calendars: dict[int, Calendar] = field(default_factory=dict)
    _counts: dict[tuple[int, bool, int], list[int]] = field(default_factory=dict)

    def calendar(self, user: int) -> Calendar:
        """Their minutes."""
        if user not in self._calendars:
            self._calendars[user] = calendar(self.people[user])
        return self._calendars[user]

    # -- calls -----------------------------------------------------------------------------------

    def told(self, user: int, match: str | None, now: int, about: str, *, calls: bool) -> None:
        """Somebody hears something; ``calls``: it is about a decision of theirs."""
        if match is not None and calls:
            self.reached[match, user].append(now)
        minute = (now - BEGIN) // MINUTE
        if self.calendar(user).quiet[minute]:
            self._fault(CALLED, now, user, match, f"was called in their quiet hours ({about})")
        elif calls and self.calendar(user).away(minute):
            self._fault(CALLED, now, user, match, f"was called while away ({about})")

    # -- time ------------------------------------------------------------------------------------

    def answered(self, table: Table, seat: Seat, now: int, *, moved: bool) -> None:
        """A question is answered, by its player or for them: what is left in their bank."""
        asked, user, pace = table.asked(seat), table.players[seat].user, table.pace
        if asked is None or user is None or asked.window or not pace.bank:
            return
        since = self._begins(table, seat)
        used = 0 if since is None else self.counted(table.pace, user, since, now)
        left = max(0, self._bank(table, seat) - max(0, used - pace.move * MINUTE - SLACK))
        gain = pace.gain * MINUTE if moved and not asked.quiet else 0
        most = max(pace.bank, pace.cap) * MINUTE
        self.banks[table.id, seat, user] = min(most, left + gain)

    def ended(self, table: Table, seat: Seat, now: int) -> None:
        """The time of somebody has ended for the question of a table as it was then."""
        asked, user, pace = table.asked(seat), table.players[seat].user, table.pace
        assert asked is not None
        assert user is not None
        times = [each for each in (pace.answer, pace.move) if each]
        bank = self._bank(table, seat)
        allowed = min(times) * MINUTE if asked.window else pace.move * MINUTE + bank
        since = self._begins(table, seat)
        if since is None:
            self._fault(UNFAIR, now, user, table.id, "was never told of what their time ended for")
            return
        slack = SLACK if asked.window or not pace.bank else max(SLACK, bank // 20)
        counted = self.counted(pace, user, since, now)
        if counted < allowed - slack:
            why = f"had {allowed // MINUTE} minutes, of which {counted // MINUTE} have counted"
            self._fault(UNFAIR, now, user, table.id, why)
        own, minute = self.calendar(user), (now - BEGIN) // MINUTE
        if any(own.asleep[at] for at in range(minute - 59, minute + 1)):
            self._fault(
                UNFAIR, now, user, table.id, "their time ended in quiet hours or just after"
            )
        if pace.away and any(own.away(at) for at in range(minute - 59, minute + 1)):
            self._fault(UNFAIR, now, user, table.id, "their time ended while away or just after")

    def counted(self, pace: Pace, user: int, since: int, until: int) -> int:
        """How many ms count for somebody from one instant to another, in whole minutes."""
        key = user, pace.weekends, pace.away
        if key not in self._counts:
            own = self.calendar(user)
            days = pace.away * 24 * 60
            counts = bytearray(LENGTH)
            for minute in range(LENGTH):
                waits = bool(own.holiday[minute]) and days > 0
                days -= waits
                waits |= bool(pace.away and own.free[minute])
                waits |= bool(not pace.weekends and own.weekend[minute])
                counts[minute] = not (own.asleep[minute] or waits)
            for begins, ends in self.absences:
                for minute in range((begins - BEGIN) // MINUTE, (ends - BEGIN) // MINUTE):
                    counts[minute] = 0
            self._counts[key] = [0, *accumulate(counts)]
        counts_to = self._counts[key]
        return MINUTE * (
            counts_to[(until - BEGIN) // MINUTE] - counts_to[(since - BEGIN) // MINUTE]
        )

    def _bank(self, table: Table, seat: Seat) -> int:
        user = table.players[seat].user or 0
        return self.banks.get((table.id, seat, user), table.pace.bank * MINUTE)

    def _begins(self, table: Table, seat: Seat) -> int | None:
        """When somebody was told of the question that is open, or has asked not to be."""
        asked, user = table.asked(seat), table.players[seat].user or 0
        assert asked is not None
        if asked.quiet or table.notify(seat) in ("digest", "none"):
            return asked.at
        return next((at for at in self.reached[table.id, user] if at >= asked.at), None)

    # -- matches that have died ------------------------------------------------------------------

    def alive(
        self, table: Table, timers: Collection[TimerRow], waiting: Collection[OutboxRow], now: int
    ) -> None:
        """A match goes on by itself, or whoever is waited for will hear of it.

        timers: of the match, and of all people. waiting: what is still to be sent for it.
        """
        if table.status != "running" or waiting or table.time.asleep(now):
            return
        there = {
            (each.kind, each.key, each.payload.get("token")) for each in timers if each.due > now
        }
        if any(kind in ("alarm", "again", "vote-ends") for kind, _, _ in there):
            return
        for seat in table.owed():
            user, asked = table.players[seat].user, table.asked(seat)
            token = None if asked is None else asked.token
            ways = {(kind, str(seat), token) for kind in ("limit", "reminder")}
            ways |= {(kind, str(user), None) for kind in ("digest", "gather", "absent")}
            if user is None:
                ways = {("computer", "", None)}
            if not ways & there and not table.resting:
                self._fault(DIED, now, user or 0, table.id, "nobody will tell them any more")

    def _fault(self, kind: str, now: int, user: int, match: str | None, what: str) -> None:
        person = self.people.get(user)
        when = person.local(now) if person else now
        said = f"{when} {user} ({person and person.kind}) at {match}: {what}"
        self.faults.append(Fault(kind, said))
