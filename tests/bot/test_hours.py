"""Which time counts: held against counting minute by minute, on days of 23, 24 and 25 hours."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clock import HOUR, MINUTE
from bot.table.hours import Hours
from bot.table.people import COUNTED, UserSettings

ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu")
HOURS = st.integers(0, 23)


def instant(text: str, zone: str = "UTC") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


def person(zone: str = "UTC", quiet_from: int = 0, quiet_to: int = 0) -> UserSettings:
    return UserSettings(timezone=zone, quiet_from=quiet_from, quiet_to=quiet_to)


def counts(hours: Hours, minute: int) -> bool:
    """Whether a minute counts that begins at an instant: by looking at the wall clock alone."""
    local = datetime.fromtimestamp(minute / 1000, UTC).astimezone(ZoneInfo(hours.person.timezone))
    if not hours.weekends and local.weekday() >= 5:
        return False
    if not hours.person.is_quiet(minute):
        return True
    return hours.person.after_quiet(minute) - minute > COUNTED


CLOCKS = st.builds(
    Hours, st.builds(person, st.sampled_from(ZONES), HOURS, HOURS), weekends=st.booleans()
)
# Around the days on which clocks change in each of the zones, in 2026.
INSTANTS = st.builds(
    lambda day, minute: instant(day) + minute * MINUTE,
    st.sampled_from(["2026-03-07", "2026-03-28", "2026-04-04", "2026-10-03", "2026-10-24"]),
    st.integers(0, 2 * 24 * 60),
)


@given(CLOCKS, INSTANTS, st.integers(0, 3 * 24 * 60))
def test_the_time_that_counts_is_that_of_the_wall_clock(
    hours: Hours, since: int, length: int
) -> None:
    until = since + length * MINUTE

    slowly = sum(counts(hours, minute) for minute in range(since, until, MINUTE)) * MINUTE

    assert hours.between(since, until) == slowly
    assert hours.between(since, hours.after(since, slowly)) == slowly


def test_who_sleeps_eight_hours_has_a_day_that_is_eight_hours_longer() -> None:
    hours = Hours(person("Europe/Berlin", 23, 7))

    due = hours.after(instant("2026-01-12T12:00", "Europe/Berlin"), 24 * HOUR)

    assert due == instant("2026-01-13T20:00", "Europe/Berlin")


def test_of_longer_quiet_hours_ten_do_not_count() -> None:
    hours = Hours(person(quiet_from=18, quiet_to=10))

    assert hours.between(instant("2026-01-12T12:00"), instant("2026-01-13T12:00")) == 14 * HOUR


@pytest.mark.parametrize(
    ("evening", "night"), [("2026-03-28", 7), ("2026-06-20", 8), ("2026-10-24", 9)]
)
def test_a_night_in_which_the_clock_changes_takes_as_long_as_it_is(
    evening: str, night: int
) -> None:
    hours = Hours(person("Europe/Berlin", 22, 6))
    noon = instant(f"{evening}T12:00", "Europe/Berlin")

    assert hours.after(noon, 16 * HOUR) == noon + (16 + night) * HOUR


def test_a_weekend_that_is_off_is_that_of_the_players_time_zone() -> None:
    friday = instant("2026-01-09T18:00")

    here = Hours(person("UTC"), weekends=False).after(friday, 12 * HOUR)
    there = Hours(person("America/New_York"), weekends=False).after(friday, 12 * HOUR)

    assert here == instant("2026-01-12T06:00")
    assert there == instant("2026-01-12T01:00", "America/New_York")
