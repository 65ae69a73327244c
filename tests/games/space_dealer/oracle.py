"""The clock of Space Dealer told once more: sand, quarter of an hour by quarter of an hour.

Nothing here is taken from the rules of the program, nor from its calendar: what the clocks of a
zone show is read in the public tables.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

SECOND = 1_000
QUARTER = 15 * 60 * SECOND
"""All clocks of the world show whole hours at some of these steps (ms)."""
HOUR = 4 * QUARTER
MINUTES = {"one-minute": HOUR // 60, "ten-minutes": HOUR // 6, "two-hours": 2 * HOUR}
MINUTES["eight-hours"] = 8 * HOUR
LENGTH = 30
"""SD1: timer minutes of a game."""
AT_ONCE = 24
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
CLOCKS = {
    "utc": "UTC",
    "london": "Europe/London",
    "berlin": "Europe/Berlin",
    "athens": "Europe/Athens",
    "new-york": "America/New_York",
    "chicago": "America/Chicago",
    "denver": "America/Denver",
    "los-angeles": "America/Los_Angeles",
    "sao-paulo": "America/Sao_Paulo",
    "kolkata": "Asia/Kolkata",
    "tokyo": "Asia/Tokyo",
    "sydney": "Australia/Sydney",
    "auckland": "Pacific/Auckland",
}


@dataclass
class Clock:
    """When game time runs: not at night, not before it begins, not while nobody was reached."""

    zone: ZoneInfo
    minute: int
    dusk: int
    dawn: int
    still: list[tuple[int, int]] = field(default_factory=list)
    hours: dict[int, tuple[int, int]] = field(default_factory=dict)
    found: dict[tuple[int, int], int] = field(default_factory=dict)

    def stop(self, since: int, until: int) -> None:
        """SD6, SD2: time stands still for all."""
        self.still.append((since, until))
        self.found = {}

    def shows(self, instant: int) -> tuple[int, int]:
        """What the clocks of the zone show: the hour, and the minute."""
        if instant not in self.hours:
            there = (EPOCH + timedelta(milliseconds=instant)).astimezone(self.zone)
            self.hours[instant] = (there.hour, there.minute)
        return self.hours[instant]

    def is_night(self, instant: int) -> bool:
        """SD2: between two hours; when both are the same there is no pause."""
        hour, _ = self.shows(instant - instant % QUARTER)
        if self.dusk <= self.dawn:
            return self.dusk <= hour < self.dawn
        return hour >= self.dusk or hour < self.dawn

    def runs(self, instant: int) -> bool:
        """Whether sand falls."""
        stopped = any(since <= instant < until for since, until in self.still)
        return not stopped and not self.is_night(instant)

    def step(self, instant: int) -> int:
        """The next instant at which sand may begin or cease to fall."""
        edges = [edge for times in self.still for edge in times if edge > instant]
        return min([instant - instant % QUARTER + QUARTER, *edges])

    def after(self, start: int, sand: int) -> int:
        """When so much sand (ms) that begins to fall at ``start`` has fallen."""
        if (start, sand) not in self.found:
            now, left = start, sand
            while left:
                until = self.step(now)
                if self.runs(now):
                    fallen = min(left, until - now)
                    left -= fallen
                    until = now + fallen
                now = until
            self.found[start, sand] = now
        return self.found[start, sand]

    def fallen(self, since: int, until: int) -> int:
        """How much sand falls from one instant to another."""
        found, now = 0, since
        while now < until:
            edge = min(self.step(now), until)
            found += (edge - now) * self.runs(now)
            now = edge
        return found

    def strikes(self, hour: int, now: int) -> int:
        """SD2: the first instant from now on at which the clocks strike an hour."""
        instant = -(-now // QUARTER) * QUARTER
        while self.shows(instant) != (hour, 0):
            instant += QUARTER
        return instant


def clock_of(options: dict[str, Any]) -> Clock:
    """The clock of a table as its host has set it."""
    live = options["timer"] == "one-minute"  # SD2: a live game knows no pause
    dusk, dawn = (0, 0) if live else (options["dusk"], options["dawn"])
    return Clock(ZoneInfo(CLOCKS[options["zone"]]), MINUTES[options["timer"]], dusk, dawn)
