"""Which time counts: nobody's clock runs while they sleep or are away, nor on days that are off."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time, timedelta
from heapq import merge
from zoneinfo import ZoneInfo

from .people import COUNTED, UserSettings

WEEKEND = (5, 6)
"""As ``date.weekday`` counts."""
A_DAY = timedelta(days=1)


@dataclass(frozen=True, slots=True)
class Hours:
    """When the clock of somebody counts at a table.

    weekends: whether it counts on Saturdays and Sundays, which are those of their time zone.
    away: from when to when they are away (ms UTC), in order.
    """

    person: UserSettings
    weekends: bool = True
    away: Sequence[tuple[int, int]] = ()

    def after(self, since: int, span: int) -> int:
        """The instant (ms UTC) at which ``span`` ms have been counted since another."""
        at = since
        for begins, ends in self._rests(since):
            if at + span <= begins:
                break
            span -= max(0, begins - at)
            at = max(at, ends)
        return at + span

    def between(self, since: int, until: int) -> int:
        """How many ms count from one instant (ms UTC) to another."""
        counted, at = 0, since
        for begins, ends in self._rests(since):
            if begins >= until:
                break
            counted += max(0, begins - at)
            at = max(at, ends)
        return counted + max(0, until - at)

    def back(self, instant: int) -> int:
        """The instant (ms UTC) itself, or when somebody is back who is away then."""
        at = instant
        for begins, ends in merge(self.away, self._days(instant, self.person.days_off)):
            if begins > at:
                break
            at = max(at, ends)
        return at

    def _rests(self, since: int) -> Iterator[tuple[int, int]]:
        """From when to when nothing counts (ms UTC), by their begin; they may overlap."""
        off = (*self.person.days_off, *(() if self.weekends else WEEKEND))
        return merge(self.away, self._days(since, off), self._nights(since))

    def _days(self, since: int, off: Collection[int]) -> Iterator[tuple[int, int]]:
        """Days of every week.

        Days are those of the wall clock: where the clock changes one is an hour shorter or longer.
        """
        zone = ZoneInfo(self.person.timezone)
        for day in _from(since, zone) if off else ():
            if day.weekday() in off:
                yield _instant(day, 0, zone), _instant(day + A_DAY, 0, zone)

    def _nights(self, since: int) -> Iterator[tuple[int, int]]:
        """The quiet hours that do not count."""
        zone = ZoneInfo(self.person.timezone)
        if self.person.quiet_from != self.person.quiet_to:
            yield from (self._night(day, zone) for day in _from(since, zone))

    def _night(self, day: date, zone: ZoneInfo) -> tuple[int, int]:
        """The quiet hours that end on a day, or the last ten of them."""
        person = self.person
        evening = day if person.quiet_from < person.quiet_to else day - A_DAY
        ends = _instant(day, person.quiet_to, zone)
        return max(_instant(evening, person.quiet_from, zone), ends - COUNTED), ends


def _from(since: int, zone: ZoneInfo) -> Iterator[date]:
    """The days of a time zone from an instant (ms UTC) on."""
    day = datetime.fromtimestamp(since / 1000, zone).date()
    while True:
        yield day
        day += A_DAY


def within(absences: Sequence[tuple[int, int]], since: int, most: int) -> list[tuple[int, int]]:
    """Absences as far as they count: after an instant (ms UTC), and together for ``most`` ms."""
    found: list[tuple[int, int]] = []
    for begins, ends in absences:
        begins = max(begins, since)  # noqa: PLW2901 - what lies before does not count
        ends = min(ends, begins + most)  # noqa: PLW2901 - nor does what is too much
        if begins < ends:
            found.append((begins, ends))
            most -= ends - begins
    return found


def outside(
    one: Sequence[tuple[int, int]], other: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """What of a row of spans (ms UTC) in order lies outside of those of another."""
    found = list(one)
    for since, until in other:
        parts = ([(b, min(e, since)), (max(b, until), e)] for b, e in found)
        found = [(b, e) for both in parts for b, e in both if b < e]
    return sorted(found)


def common(
    one: Sequence[tuple[int, int]], other: Sequence[tuple[int, int]]
) -> list[tuple[int, int]]:
    """When both hold, of two rows of spans (ms UTC) in order."""
    found = [
        (max(begins, since), min(ends, until)) for begins, ends in one for since, until in other
    ]
    return [(begins, ends) for begins, ends in found if begins < ends]


def _instant(day: date, hour: int, zone: ZoneInfo) -> int:
    return int(datetime.combine(day, time(hour), zone).timestamp() * 1000)
