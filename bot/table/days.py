"""Days as people type them: 2026-12-24, 24.12., or a span of time from an instant on."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from datetime import date, datetime, time, timedelta
from zoneinfo import ZoneInfo

from bot.clock import MINUTE

from .spans import read

_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_SHORT = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?\s*(\d{4})?")
_WORDS = re.compile(r"[\s,;+&]+")
A_DAY = timedelta(days=1)
YEARS = 100


def day_of(instant: int, zone: str) -> date:
    """The day of an instant (ms UTC) in a time zone."""
    return datetime.fromtimestamp(instant / 1000, ZoneInfo(zone)).date()


def begins(day: date, zone: str) -> int:
    """When a day begins in a time zone (ms UTC)."""
    return int(datetime.combine(day, time(), ZoneInfo(zone)).timestamp() * 1000)


def read_day(typed: str, today: date) -> date | None:
    """The day that somebody means: without a year the next one; None where there is none."""
    iso, short = _ISO.fullmatch(typed.strip()), _SHORT.fullmatch(typed.strip())
    if iso is not None:
        return _day(today, int(iso[1]), int(iso[2]), int(iso[3]))
    if short is None:
        return None
    year = int(short[3] or today.year)
    found = _day(today, year, int(short[2]), int(short[1]))
    if found is not None and found < today and not short[3]:
        return _day(today, year + 1, int(short[2]), int(short[1]))
    return found


def _day(today: date, year: int, month: int, day: int) -> date | None:
    """A day that there is, and that somebody may live to see."""
    if abs(year - today.year) > YEARS:
        return None
    try:
        return date(year, month, day)
    except ValueError:
        return None


def read_last(typed: str, since: int, zone: str) -> int | None:
    """When it is over (ms UTC) what lasts up to and with a day, or for a span from ``since`` on."""
    day = read_day(typed, day_of(since, zone))
    if day is not None:
        return begins(day + A_DAY, zone)
    minutes = read(typed)
    return None if not minutes else since + minutes * MINUTE


def read_weekdays(typed: str, names: Sequence[Mapping[int, str]]) -> frozenset[int] | None:
    """The days of the week that somebody means, by the first letters of their names.

    names: of each language that is understood, by number; None where a word is none of them.
    """
    found = set()
    for word in filter(None, _WORDS.split(typed.strip().casefold())):
        days = {
            number
            for each in names
            for number, name in each.items()
            if len(word) >= 2 and name.casefold().startswith(word)
        }
        if len(days) != 1:
            return None
        found |= days
    return frozenset(found)
