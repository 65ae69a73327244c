"""Quiet hours, reminders, paces."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest
from pydantic import ValidationError

from bot.clock import HOUR
from bot.table.pace import Pace
from bot.table.people import UserSettings, read_settings

from .hall import boom


def at(text: str, zone: str = "Europe/Berlin") -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


BERLIN = UserSettings(timezone="Europe/Berlin", quiet_from=22, quiet_to=8)


@pytest.mark.parametrize(
    ("instant", "moved"),
    [
        ("2026-11-20T21:59", "2026-11-20T21:59"),
        ("2026-11-20T22:00", "2026-11-21T08:00"),
        ("2026-11-21T00:30", "2026-11-21T08:00"),
        ("2026-11-21T07:59", "2026-11-21T08:00"),
        ("2026-11-21T08:00", "2026-11-21T08:00"),
    ],
)
def test_nobody_is_told_anything_in_his_quiet_hours(instant: str, moved: str) -> None:
    assert BERLIN.after_quiet(at(instant)) == at(moved)


def test_quiet_hours_within_a_day() -> None:
    lunch = UserSettings(timezone="Europe/Berlin", quiet_from=12, quiet_to=14)

    assert lunch.after_quiet(at("2026-11-20T13:00")) == at("2026-11-20T14:00")
    assert lunch.after_quiet(at("2026-11-20T14:00")) == at("2026-11-20T14:00")


def test_quiet_hours_follow_the_wall_clock_over_a_change_of_time() -> None:
    # clocks in Berlin go forward at 02:00 on 29 March 2026
    assert BERLIN.after_quiet(at("2026-03-28T23:00")) == at("2026-03-29T08:00")
    assert at("2026-03-29T08:00") - at("2026-03-28T23:00") == 8 * HOUR


def test_equal_hours_mean_no_quiet_hours() -> None:
    assert UserSettings().after_quiet(12345) == 12345


def test_a_wrong_time_zone_is_refused() -> None:
    with pytest.raises(ValidationError):
        UserSettings(timezone="Mars/Olympus")


def test_the_zones_of_the_machine_are_not_looked_through_at_each_reading(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored = {"timezone": "Europe/Berlin"}
    read_settings(stored)
    monkeypatch.setattr("os.walk", boom)

    assert read_settings(stored).timezone == "Europe/Berlin"


def test_the_users_interval_goes_before_the_tables_and_doubles() -> None:
    person = UserSettings(remind_every=2)
    pace = Pace(remind_every=24)

    assert pace.next_reminder(person, 0, 0) == 2 * HOUR
    assert pace.next_reminder(person, 0, 2) == 8 * HOUR
    assert pace.next_reminder(UserSettings(), 0, 0) == 24 * HOUR


def test_reminders_stop() -> None:
    assert Pace().next_reminder(UserSettings(), 0, 5) is None
    assert Pace().next_reminder(UserSettings(reminders=False), 0, 0) is None
    assert Pace(remind_every=0).next_reminder(UserSettings(), 0, 0) is None


def test_the_limit_of_answers_is_never_longer_than_that_of_turns() -> None:
    pace = Pace(move=360, answer=720)

    assert pace.allowed(window=True, bank=0) == 6 * HOUR
    assert pace.allowed(window=False, bank=0) == 6 * HOUR
    assert Pace(move=0, answer=720).allowed(window=True, bank=0) == 12 * HOUR
    assert Pace(move=0, answer=720).allowed(window=False, bank=0) is None
