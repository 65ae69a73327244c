"""The time of everybody at a table: from when it counts, when it ends, and who is away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import TYPE_CHECKING

from bot.clock import DAY, MINUTE
from engine import Seat

from .hours import Hours, common, outside, within
from .pace import BEFORE_THE_END, Allowance
from .people import AWAKE, joined

if TYPE_CHECKING:
    from .table import Table


class Clocks:
    """What follows of a table for the time of its people; nothing is kept here."""

    __slots__ = ("_table",)

    def __init__(self, table: Table) -> None:
        """Take the table."""
        self._table = table

    def first_reminder(self, seat: Seat, now: int) -> int | None:
        """When to remind a seat for the first time, as far as is known at an instant (ms UTC).

        A call that came late is no reason to come again at once. Where none has arrived, though
        its player has been there for as long, a reminder takes its place.
        """
        called = self.called_at(seat)
        if called is not None:
            return self.next_reminder(seat, called, 0)
        due = self._table.pace.next_reminder(self._table.person(seat).settings, now, 0)
        before = now if due is None else 2 * now - due
        return now if self.awake(seat, before) == before else due

    def called_at(self, seat: Seat) -> int | None:
        """When a seat was told of its open question (ms UTC); None while nobody has told it."""
        asked = self._table.asked(seat)
        if asked is None or self._table.players[seat].user is None:
            return None
        token, at = self._table.live.heard.get(seat, (0, 0))
        if token == asked.token:
            return max(asked.at, at)
        # Whoever has just answered sees the question.
        return asked.at if asked.quiet else None

    def clock_from(self, seat: Seat) -> int | None:
        """From when the time of a seat counts (ms UTC); None while nobody has told it."""
        asked, called = self._table.asked(seat), self.called_at(seat)
        return None if asked is None or called is None else called + asked.rested

    def awaited(self, seat: Seat, now: int) -> int:
        """For how long a match has waited for a seat at an instant (ms UTC), in ms.

        Days away for which it waits anyhow, and pauses, do not count; quiet hours do.
        """
        asked = self._table.asked(seat)
        if asked is None or self._table.players[seat].user is None:
            return 0
        off = sum(
            max(0, min(ends, now) - max(begins, asked.at)) for begins, ends in self.away(seat)
        )
        return max(0, now - asked.at - off)

    def hours(self, seat: Seat) -> Hours:
        """Which time counts for a seat."""
        return Hours(self._table.person(seat).settings, self._table.pace.weekends, self.away(seat))

    def away(self, seat: Seat) -> Sequence[tuple[int, int]]:
        """From when to when a match waits for whoever has a seat, away or not (ms UTC)."""
        if self._table.setup is None or self._table.players[seat].user is None:
            return ()
        begun = self._table.setup.now
        pauses = [(max(begins, begun), ends) for begins, ends in self._table.pace.pauses]
        return joined([*self._absent(seat), *pauses])

    def _absent(self, seat: Seat) -> Sequence[tuple[int, int]]:
        """When a match waits for somebody who is away: a pause takes nothing of what it waits."""
        if self._table.setup is None or self._table.players[seat].user is None:
            return ()
        absences = self._table.person(seat).settings.absences(self._table.id)
        pace = self._table.pace
        return within(outside(absences, pace.pauses), self._table.setup.now, pace.away * DAY)

    def sleeps(self) -> Sequence[tuple[int, int]]:
        """From when to when all people at the table are away (ms UTC): it waits for all of them."""
        seats = [Seat(n) for n, player in enumerate(self._table.players) if player.user is not None]
        return reduce(common, (self.away(seat) for seat in seats)) if seats else ()

    def asleep(self, now: int) -> int | None:
        """When the first of them is back, at an instant (ms UTC) at which all are away."""
        return next((ends for begins, ends in self.sleeps() if begins <= now < ends), None)

    def asleep_since(self, now: int) -> int | None:
        """Since when all are away at an instant (ms UTC), where the rules go by the clock."""
        if self._table.alarm() is None:
            return None
        return next((begins for begins, ends in self.sleeps() if begins <= now < ends), None)

    def slept(self, now: int) -> tuple[int, int] | None:
        """Since when to when, up to now (ms UTC), it has slept and the rules do not know it yet."""
        state = self._table.in_play()
        if state is None or self._table.alarm() is None:
            return None  # time means nothing to them
        found = [(begins, min(ends, now)) for begins, ends in self.sleeps() if begins < now]
        return next((each for each in found if each[1] > state.now), None)

    def comes_or_goes(self, seat: Seat, now: int) -> int | None:
        """When a player who has said so is next away or back, after an instant (ms UTC)."""
        absences = self._table.person(seat).settings.absences(self._table.id)
        return min((at for each in absences for at in each if at > now), default=None)

    def away_until(self, seat: Seat, now: int) -> int | None:
        """When a player is back who is away at an instant (ms UTC); None for who is there.

        They may be away for longer than the match waits for them.
        """
        absences = self._table.person(seat).settings.absences(self._table.id)
        ends = max((ends for begins, ends in absences if begins <= now < ends), default=now)
        hours = replace(self.hours(seat), away=self._absent(seat))  # a pause is nobody's own
        back = max(ends, hours.back(now))
        return back if back > now else None

    def awake(self, seat: Seat, instant: int) -> int:
        """The instant (ms UTC) itself, or when its player is next back and not in quiet hours."""
        hours, person, at = self.hours(seat), self._table.person(seat).settings, instant
        while (later := person.after_quiet(hours.back(at))) > at:
            at = later
        return at

    def next_reminder(self, seat: Seat, after: int, sent: int) -> int | None:
        """When to remind a seat, which was asked or reminded last at ``after`` (ms UTC)."""
        found = self._table.pace.next_reminder(self._table.person(seat).settings, after, sent)
        return None if found is None else self.awake(seat, found)

    def bank(self, seat: Seat) -> int:
        """What a seat has beside the time of each decision (ms)."""
        left = self._table.players[seat].bank
        return min(self._table.pace.most, self._table.pace.bank * MINUTE if left is None else left)

    def allowance(self, seat: Seat) -> Allowance | None:
        """The time of a seat for its open question; None where it has no end, or none yet."""
        return self._table.once("allowance", seat, lambda: self._allowance(seat))

    def _allowance(self, seat: Seat) -> Allowance | None:
        asked, since = self._table.asked(seat), self.clock_from(seat)
        if asked is None or since is None:
            return None
        allowed = self._table.pace.allowed(window=asked.window, bank=self.bank(seat))
        if allowed is None:
            return None
        hours = self.hours(seat)
        left = max(0, allowed - asked.used)
        due = self.spared(hours, hours.after(since, left))
        # When a quarter of the time is left, and at most half a day.
        warned = hours.after(since, max(0, left - min(allowed // 4, BEFORE_THE_END)))
        return Allowance(since, self.awake(seat, warned), due, allowed)

    @staticmethod
    def spared(hours: Hours, due: int) -> int:
        """When somebody's time ends that would end at ``due``: they have to be there, and see it.

        Neither in quiet hours nor while they are away, nor in the hour after that.
        """
        while True:
            back = hours.person.spared(hours.back(due))
            later = max([back, *(ends + AWAKE for _, ends in hours.away if ends <= back)])
            if later == due:
                return due
            due = later

    def due(self, seat: Seat) -> int | None:
        """When a seat is out of time for its open question (ms UTC); None as ``allowance``."""
        allowance = self.allowance(seat)
        return None if allowance is None else allowance.due

    def last_call(self, seat: Seat) -> int | None:
        """When a seat is warned that its time runs out (ms UTC); None where it is not."""
        allowance = self.allowance(seat)
        if allowance is None or not self._table.person(seat).settings.reminders:
            return None
        return allowance.warned if allowance.warned < allowance.due else None
