"""SD2: the nightly pause, with the clocks of all zones put forward and back."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.space_dealer.calendar import (
    DAY,
    HOUR,
    ZONES,
    Zone,
    after,
    dawn_after,
    first_day,
    instant_of,
    next_hour,
    offset,
    passed,
    pauses,
    year_of,
)
from games.space_dealer.state import Night

NAMES: Final[dict[Zone, str]] = {
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
EPOCH = datetime(1970, 1, 1, tzinfo=UTC)


def ms(text: str) -> int:
    """An instant written as UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1000


def known_offset(zone: Zone, instant: int) -> int:
    there = (EPOCH + timedelta(milliseconds=instant)).astimezone(ZoneInfo(NAMES[zone]))
    shift = there.utcoffset()
    assert shift is not None
    return int(shift.total_seconds()) * 1000


def test_every_zone_is_compared() -> None:
    assert NAMES.keys() == ZONES.keys()


@pytest.mark.clause("SD2")
@pytest.mark.parametrize("zone", ZONES)
def test_the_clocks_of_a_zone_are_right_in_every_hour_of_fifteen_years(zone: Zone) -> None:
    start = ms("2023-01-01T00:00")
    step = 7 * HOUR + HOUR // 4
    wrong = [
        instant
        for instant in range(start, start + 15 * 365 * DAY, step)
        if offset(zone, instant) != known_offset(zone, instant)
    ]

    assert wrong == []


@pytest.mark.clause("SD2")
@pytest.mark.parametrize("zone", [zone for zone, (_, rules) in ZONES.items() if rules])
def test_the_clocks_are_put_forward_and_back_at_the_right_instant(zone: Zone) -> None:
    """Found by halving: each change is at the same millisecond as in the public tables."""
    start, found = ms("2026-01-01T00:00"), 0
    for hour in range(start, start + 2 * 365 * DAY, HOUR):
        if known_offset(zone, hour - 1) != known_offset(zone, hour):
            found += 1
            assert offset(zone, hour - 1) == known_offset(zone, hour - 1)
            assert offset(zone, hour) == known_offset(zone, hour)
    assert found == 4


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(
    st.sampled_from(list(ZONES)),
    st.integers(19_000, 24_000),
    st.integers(0, 23),
)
def test_an_hour_of_a_day_is_found(zone: Zone, day: int, hour: int) -> None:
    local = datetime(1970, 1, 1) + timedelta(days=day, hours=hour)  # noqa: DTZ001 - a local hour
    known = local.replace(tzinfo=ZoneInfo(NAMES[zone])).timestamp()

    assert instant_of(zone, day, hour) == int(known) * 1000


def test_days_are_counted() -> None:
    for year in range(1970, 2101):
        for month in range(1, 13):
            assert first_day(year, month) * DAY == int(
                datetime(year, month, 1, tzinfo=UTC).timestamp() * 1000
            )


def test_every_day_lies_in_its_year() -> None:
    for year in range(1970, 2101):
        first = first_day(year, 1)
        assert [year_of(day) for day in (first, first + 364)] == [year, year]
        assert year_of(first_day(year + 1, 1) - 1) == year


@pytest.mark.clause("SD2")
@pytest.mark.parametrize("zone", ZONES)
def test_an_hour_strikes_within_a_day_whatever_the_hour_is_there(zone: Zone) -> None:
    there = ZoneInfo(NAMES[zone])
    start = ms("2026-07-01T00:30")
    for now in range(start, start + DAY, HOUR):
        for hour in (0, 11, 23):
            at = next_hour(Night(zone=zone), hour, now)
            assert now <= at < now + DAY
            assert datetime.fromtimestamp(at / 1000, there).hour == hour


BERLIN = Night(23, 7, "berlin")


@pytest.mark.clause("SD2")
def test_game_time_stands_still_at_night() -> None:
    evening = ms("2026-11-20T21:00")  # 22:00 in Berlin

    assert after(BERLIN, evening, HOUR) == ms("2026-11-20T22:00")  # the very instant of dusk
    assert after(BERLIN, evening, 2 * HOUR) == ms("2026-11-21T07:00")  # 08:00
    assert after(BERLIN, evening, HOUR + 1) == ms("2026-11-21T06:00") + 1
    assert passed(BERLIN, evening, ms("2026-11-21T03:00")) == HOUR
    assert dawn_after(BERLIN, ms("2026-11-21T03:00")) == ms("2026-11-21T06:00")
    assert dawn_after(BERLIN, evening) == 0


@pytest.mark.clause("SD2")
def test_the_pause_begins_at_one_instant_and_is_over_at_another() -> None:
    dusk, dawn = ms("2026-11-20T22:00"), ms("2026-11-21T06:00")

    told = [dawn_after(BERLIN, at) for at in (dusk - 1, dusk, dawn - 1, dawn)]

    assert told == [0, dawn, dawn, 0]
    assert passed(BERLIN, dusk - 5, dusk) == passed(BERLIN, dusk - 5, dawn) == 5
    assert passed(BERLIN, dawn, dawn + 5) == passed(BERLIN, dusk, dawn + 5) == 5
    assert after(BERLIN, dawn, 5) == after(BERLIN, dusk, 5) == dawn + 5


@pytest.mark.clause("SD2")
def test_a_timer_started_at_night_runs_from_dawn() -> None:
    assert after(BERLIN, ms("2026-11-21T01:00"), 2 * HOUR) == ms("2026-11-21T08:00")


@pytest.mark.clause("SD2")
@pytest.mark.parametrize(
    ("day", "length"),
    [("2026-03-28", 7), ("2026-10-24", 9), ("2026-06-10", 8)],
    ids=["forward", "back", "summer"],
)
def test_the_night_in_which_clocks_change_is_shorter_or_longer(day: str, length: int) -> None:
    noon = ms(f"{day}T12:00")
    begins, ends = next(pauses(BERLIN, noon))

    assert ends - begins == length * HOUR
    assert after(BERLIN, noon, DAY - 8 * HOUR) - noon == (DAY - 8 * HOUR) + length * HOUR


@pytest.mark.clause("SD2")
def test_a_pause_may_lie_within_a_day_or_not_be_at_all() -> None:
    siesta = Night(12, 16, "utc")

    assert after(siesta, ms("2026-05-01T11:00"), 2 * HOUR) == ms("2026-05-01T17:00")
    assert after(Night(), ms("2026-05-01T11:00"), 90 * DAY) == ms("2026-07-30T11:00")
    assert dawn_after(Night(), 5) == 0


nights = st.builds(Night, st.integers(0, 23), st.integers(0, 23), st.sampled_from(list(ZONES)))
instants = st.integers(ms("2026-01-01T00:00"), ms("2028-01-01T00:00"))


@settings(max_examples=300, deadline=None, derandomize=True, database=None)
@given(nights, instants, st.integers(0, 20 * DAY), st.integers(0, 20 * DAY))
def test_game_time_adds_up(night: Night, start: int, one: int, two: int) -> None:
    first = after(night, start, one)

    assert after(night, first, two) == after(night, start, one + two) or two == 0
    assert passed(night, start, first) == one
    assert passed(night, start, start + one) <= one
