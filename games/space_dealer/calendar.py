"""SD2, SD6: pauses. When game time stands still, and at which instant it has run so far.

Time zones are written out here as rules instead of being asked of the machine, so that the
same record gives the same bytes everywhere and for ever, whatever a government decides next
year. All instants are ms UTC; a civil day is its number since 1970-01-01.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from heapq import merge
from typing import Final, Literal, TypeAlias

from .state import Night

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR

Zone: TypeAlias = Literal[
    "utc",
    "london",
    "berlin",
    "athens",
    "new-york",
    "chicago",
    "denver",
    "los-angeles",
    "sao-paulo",
    "kolkata",
    "tokyo",
    "sydney",
    "auckland",
]


@dataclass(frozen=True, slots=True)
class Rule:
    """When a clock is put forward or back: the first Sunday from a day of a month on, at an hour.

    ``day`` is 8 for the second Sunday of a month, and 25 for the last one of a month of 31 days.
    ``hour`` is UTC where ``universal``, else standard time of the zone.
    """

    month: int
    day: int
    hour: int
    universal: bool = False


EUROPE: Final = (Rule(3, 25, 1, universal=True), Rule(10, 25, 1, universal=True))
AMERICA: Final = (Rule(3, 8, 2), Rule(11, 1, 1))
AUSTRALIA: Final = (Rule(10, 1, 2), Rule(4, 1, 2))
NEW_ZEALAND: Final = (Rule(9, 24, 2), Rule(4, 1, 2))

ZONES: Final[dict[Zone, tuple[int, tuple[Rule, Rule] | None]]] = {
    "utc": (0, None),
    "london": (0, EUROPE),
    "berlin": (HOUR, EUROPE),
    "athens": (2 * HOUR, EUROPE),
    "new-york": (-5 * HOUR, AMERICA),
    "chicago": (-6 * HOUR, AMERICA),
    "denver": (-7 * HOUR, AMERICA),
    "los-angeles": (-8 * HOUR, AMERICA),
    "sao-paulo": (-3 * HOUR, None),
    "kolkata": (5 * HOUR + HOUR // 2, None),
    "tokyo": (9 * HOUR, None),
    "sydney": (10 * HOUR, AUSTRALIA),
    "auckland": (12 * HOUR, NEW_ZEALAND),
}
"""Standard time east of Greenwich, and when summer time begins and ends."""


def first_day(year: int, month: int) -> int:
    """The day on which a month begins, in the Gregorian calendar."""
    before = year - (month < 3)
    era, of_era = divmod(before, 400)
    days = (153 * ((month + 9) % 12) + 2) // 5
    return era * 146_097 + of_era * 365 + of_era // 4 - of_era // 100 + days - 719_468


def year_of(day: int) -> int:
    """The year in which a day lies."""
    year = 1970 + day // 366
    while first_day(year + 1, 1) <= day:
        year += 1
    return year


def sunday(year: int, month: int, day: int) -> int:
    """The day that is the first Sunday from a day of a month on."""
    start = first_day(year, month) + day - 1
    return start + (3 - start) % 7  # day 3, 1970-01-04, was a Sunday


@cache
def changes(zone: Zone, year: int) -> tuple[int, int]:
    """The instants at which summer time begins and ends in a year."""
    standard, rules = ZONES[zone]
    assert rules is not None
    begins, ends = (
        sunday(year, rule.month, rule.day) * DAY
        + rule.hour * HOUR
        - (0 if rule.universal else standard)
        for rule in rules
    )
    return begins, ends


def offset(zone: Zone, instant: int) -> int:
    """How far the clocks of a zone are ahead of UTC at an instant, in ms."""
    standard, rules = ZONES[zone]
    if rules is None:
        return standard
    begins, ends = changes(zone, year_of((instant + standard) // DAY))
    # South of the equator a year begins in summer: then one of the two is enough.
    summer = (begins <= instant) + (instant < ends) > (begins < ends)
    return standard + HOUR if summer else standard


@lru_cache(maxsize=4096)
def instant_of(zone: Zone, day: int, hour: int) -> int:
    """When the clocks of a zone show an hour of a day, for the first time.

    An hour that they leap over is when it would have come without the leap.
    """
    local, standard = day * DAY + hour * HOUR, ZONES[zone][0]
    early = local - standard - HOUR
    return early if offset(zone, early) == standard + HOUR else local - standard


def pauses(night: Night, since: int) -> Iterator[tuple[int, int]]:
    """The pauses that end after an instant, in order, of nights without end, none twice."""
    outages = [outage for outage in night.outages if outage[1] > since]
    return _joined(merge(nights(night, since), outages)) if outages else nights(night, since)


def _joined(times: Iterator[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """Those that meet are one."""
    begins, ends = next(times)
    for start, end in times:
        if start > ends:
            yield begins, ends
            begins, ends = start, end
        else:
            ends = max(ends, end)
    yield begins, ends


def nights(night: Night, since: int) -> Iterator[tuple[int, int]]:
    """The nightly pauses that end after an instant, in order; none where there is none."""
    if night.dusk == night.dawn:
        return
    zone: Zone = next(zone for zone in ZONES if zone == night.zone)
    day = since // DAY - 2
    while True:
        begins = instant_of(zone, day, night.dusk)
        ends = instant_of(zone, day + (night.dawn < night.dusk), night.dawn)
        if ends > max(since, begins):
            yield begins, ends
        day += 1


def after(night: Night, start: int, length: int) -> int:
    """The instant at which ``length`` ms of game time have passed since ``start``."""
    if night.dusk == night.dawn and not night.outages:
        return start + length
    for begins, ends in pauses(night, start):
        run = max(0, begins - start)
        if length <= run:
            break
        length -= run
        start = max(start, ends)
    return start + length


def passed(night: Night, start: int, now: int) -> int:
    """How much game time lies between two instants, in ms."""
    if now <= start:
        return 0
    stood = 0
    for begins, ends in pauses(night, start):
        if begins >= now:
            break
        stood += min(ends, now) - max(begins, start)
    return now - start - stood


def next_hour(night: Night, hour: int, now: int) -> int:
    """When the clocks of the table's zone show an hour next, now included."""
    zone: Zone = next(zone for zone in ZONES if zone == night.zone)
    today = (now + offset(zone, now)) // DAY
    at = instant_of(zone, today, hour)
    return at if at >= now else instant_of(zone, today + 1, hour)


def dawn_after(night: Night, now: int) -> int:
    """When the pause ends that is now; 0 when there is none."""
    for begins, ends in pauses(night, now):
        return ends if begins <= now else 0
    return 0
