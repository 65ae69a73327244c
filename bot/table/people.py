"""What a user has chosen for themselves: language, hours of quiet, how they are told."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, time, timedelta
from functools import cache
from typing import Any, Literal, TypeAlias
from zoneinfo import ZoneInfo, available_timezones

from pydantic import BaseModel, ConfigDict, Field, field_validator

from bot.clock import HOUR
from storage import UserRow

from .readable import readable

COUNTED = 10 * HOUR
"""So much of a day's quiet hours, up to their end, is spared by limits: nobody sleeps all day."""
AWAKE = HOUR
"""For so long after their quiet hours nobody's time runs out: they have to see it first."""

GATHERED = (8, 18)
"""At these hours somebody who has no digest is told of what they were not called for."""
MOST_CALLS = 24
"""So many calls a day can be chosen at most."""

# Cached: each call looks through all folders of zones, and settings are read with every table.
known_zones = cache(available_timezones)


MOST_REFUSED = 100
"""So many users somebody refuses at most."""
DAYS_OFF = 3
"""So many days of every week somebody may have off at most."""


class Absence(BaseModel):
    """Somebody is away from one instant to another (ms UTC): at one table, or at all if empty."""

    model_config = ConfigDict(frozen=True)

    since: int
    until: int
    match: str = ""


Notify: TypeAlias = Literal["channel", "direct", "both", "digest", "none"]
"""How somebody hears that a decision is theirs; ``digest``: once a day, with all the others."""
DIGEST = 8
"""The hour of a digest for whoever has chosen none."""


class UserSettings(BaseModel):
    """One user's settings. Hours are of their time zone; quiet_from = quiet_to: none are quiet."""

    model_config = ConfigDict(frozen=True)

    language: str = ""
    timezone: str = "UTC"
    quiet_from: int = Field(default=0, ge=0, le=23)
    quiet_to: int = Field(default=0, ge=0, le=23)
    remind_every: int = Field(default=0, ge=0, le=168)
    """Hours between reminders; 0 takes the table's."""
    reminders: bool = True
    notify: Notify = "channel"
    digest: int = Field(default=-1, ge=-1, le=23)
    """At this hour they hear of all their tables, once a day; -1 is not at all."""
    calls_a_day: int = Field(default=4, ge=0, le=MOST_CALLS)
    """At all tables together but for live ones; 0 is without end."""
    copies: bool = True
    """Whether what their panel has just shown goes to their inbox as well, silently."""
    lessons: bool = True
    """Whether what is new to them in a game is explained when it first comes up."""
    statistics: bool = True
    """Whether their finished matches are counted, and others may see that."""
    rating: bool = False
    """Whether they are rated, which is for those who are counted."""
    days_off: tuple[int, ...] = Field(default=(), max_length=DAYS_OFF)
    """Days of every week on which they are away: 0 is Monday."""
    refused: tuple[int, ...] = Field(default=(), max_length=MOST_REFUSED)
    """Users who neither sit down at their tables nor invite them."""
    away: tuple[Absence, ...] = ()
    """When they are away besides; those that are over are kept for a while, as they were used."""

    @field_validator("timezone")
    @classmethod
    def _known(cls, name: str) -> str:
        if name not in known_zones():
            raise ValueError(f"{name} is not a time zone")
        return name

    def but(self, **changes: Any) -> UserSettings:
        """The same with some changed. Raises ValidationError for what cannot be."""
        return UserSettings.model_validate({**self.model_dump(), **changes})

    @property
    def hours(self) -> tuple[object, ...]:
        """What tells when their time counts."""
        return self.timezone, self.quiet_from, self.quiet_to, self.days_off, self.away

    @property
    def counted(self) -> tuple[bool, bool]:
        """What is kept of their finished matches."""
        return self.statistics, self.rating

    def next_digest(self, now: int) -> int | None:
        """When they hear of all their tables next, after an instant (ms UTC); None for never."""
        hour = DIGEST if self.digest < 0 and self.notify == "digest" else self.digest
        if hour < 0:
            return None
        return min(instant for instant in self._each_day(now, hour) if instant > now)

    def next_gather(self, now: int) -> int:
        """When they hear of what they were not called for, after an instant (ms UTC)."""
        digest = self.next_digest(now)
        if digest is not None:
            return digest
        found = (self.after_quiet(at) for hour in GATHERED for at in self._each_day(now, hour))
        return min(instant for instant in found if instant > now)

    def _each_day(self, now: int, hour: int) -> Iterator[int]:
        """An hour of the days around an instant (ms UTC)."""
        zone = ZoneInfo(self.timezone)
        day = datetime.fromtimestamp(now / 1000, zone).date()
        for n in range(-1, 3):
            each = datetime.combine(day + timedelta(days=n), time(hour), zone)
            yield int(each.timestamp() * 1000)

    def is_away(self, instant: int) -> bool:
        """Whether they are away from all their tables at an instant (ms UTC)."""
        return any(begins <= instant < ends for begins, ends in self.absences(""))

    def absences(self, match: str) -> list[tuple[int, int]]:
        """From when to when they are away from a table (ms UTC), in order, none beside another."""
        return joined((each.since, each.until) for each in self.away if each.match in ("", match))

    def after_quiet(self, instant: int) -> int:
        """The instant (ms UTC) itself, or the end of the quiet hours it falls into.

        Quiet hours are of the wall clock: on days on which the clock changes they are
        an hour shorter or longer.
        """
        if self.quiet_from == self.quiet_to:
            return instant
        zone = ZoneInfo(self.timezone)
        local = datetime.fromtimestamp(instant / 1000, zone)
        if not self._quiet(local.hour):
            return instant
        day = local.date()
        if local.hour >= self.quiet_to:
            day += timedelta(days=1)
        end = datetime.combine(day, time(self.quiet_to), zone)
        return max(instant, int(end.timestamp() * 1000))

    def is_quiet(self, instant: int) -> bool:
        """Whether an instant (ms UTC) is in their quiet hours, when nothing may make a sound."""
        return self.after_quiet(instant) > instant

    def spared(self, due: int) -> int:
        """When a limit ends that would end at ``due`` (ms UTC): not in quiet hours or just after.

        It is put off to an hour after them. Of longer quiet hours only the last ten count.
        """
        asleep = next((at for at in (due - AWAKE, due) if self.is_quiet(at)), None)
        if asleep is None:
            return due
        end = self.after_quiet(asleep)
        return max(due, end + AWAKE) if due >= end - COUNTED else due

    def _quiet(self, hour: int) -> bool:
        if self.quiet_from < self.quiet_to:
            return self.quiet_from <= hour < self.quiet_to
        return hour >= self.quiet_from or hour < self.quiet_to


def joined(spans: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """Spans of time in order, none beside another; what has no length is left out."""
    found: list[tuple[int, int]] = []
    for begins, ends in sorted(spans):
        if ends <= begins:
            continue
        if found and begins <= found[-1][1]:
            found[-1] = (found[-1][0], max(found[-1][1], ends))
        else:
            found.append((begins, ends))
    return found


@dataclass(frozen=True, slots=True)
class Person:
    """What is known of a user: their settings, and whether direct messages reach them."""

    settings: UserSettings
    reached: bool = True


NOBODY_KNOWN = Person(UserSettings())


def read_person(row: UserRow) -> Person:
    """A user as stored; an inbox that was never tried counts as open."""
    return Person(read_settings(row.settings), row.inbox_open is not False)


def read_settings(stored: Mapping[str, object]) -> UserSettings:
    """Stored settings, as far as they can be read."""
    return readable(UserSettings, stored)
