"""Days as people type them: the last day of an absence, days off every week."""

from __future__ import annotations

from datetime import date

import pytest

from bot.table.days import read_day, read_last, read_weekdays
from sandbox import Actor, Sandbox

from .hall import ANN, HERE, HOUR, Hall
from .test_hours import instant

EN = {0: "Monday", 1: "Tuesday", 5: "Saturday", 6: "Sunday"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"last": "whenever"}, "I don't understand “whenever”"),
        ({"last": "31.2."}, "I don't understand “31.2.”"),
        ({"first": "soon", "last": "5d"}, "I don't understand “soon”"),
        ({"first": "2026-02-01"}, "Until when?"),
        ({"first": "2026-02-03", "last": "2026-02-01"}, "over before it begins"),
        ({"last": "2025-12-24"}, "over before it begins"),
        ({"last": "200d"}, "90 days at once"),
        ({"last": "9999-12-31"}, "I don't understand “9999-12-31”"),
        ({"days-off": "funday"}, "I don't understand “funday”"),
        ({"days-off": "mon tue wed thu"}, "3 days of a week at most"),
        ({}, "You aren't away."),
    ],
)
async def test_what_cannot_be_meant_is_refused_with_an_example(
    hall: Hall, given: dict[str, str], said: str
) -> None:
    answer = await hall.types(ANN, "away", channel=HERE, **given)

    assert said in answer.text
    person = await hall.services.people.of(ANN)
    assert (person.away, person.days_off) == ((), ())


@pytest.mark.usefixtures("club")
async def test_days_are_proposed(ann: Actor, sandbox: Sandbox) -> None:
    found = await ann.autocomplete(sandbox.channel, "away", "last", "jan 3")
    off = await ann.autocomplete(sandbox.channel, "away", "days-off", "sat")

    assert found.choices == ("Sat, Jan 3",)
    assert off.choices[:2] == ("Saturday", "Monday and Saturday")


@pytest.mark.parametrize(
    ("typed", "day"),
    [
        ("2026-12-24", date(2026, 12, 24)), ("24.12.", date(2026, 12, 24)),
        ("1.2.", date(2027, 2, 1)), ("1. 2. 2026", date(2026, 2, 1)), ("29.2.", None),
        ("24.13.", None), ("", None),
    ],
)  # fmt: skip
def test_a_day_is_read_as_people_write_it(typed: str, day: date | None) -> None:
    assert read_day(typed, date(2026, 3, 1)) == day


def test_the_last_day_counts_in_the_zone_of_whoever_types_it() -> None:
    since = instant("2026-03-20T12:00")

    assert read_last("2026-03-29", since, "Europe/Berlin") == instant(
        "2026-03-30T00:00", "Europe/Berlin"
    )
    assert read_last("36h", since, "Europe/Berlin") == since + 36 * HOUR
    assert read_last("0", since, "UTC") is None


@pytest.mark.parametrize(
    ("typed", "days"),
    [("sat, sun", {5, 6}), ("Saturday Sunday", {5, 6}), ("s", None), ("", set()), ("mo", {0})],
)
def test_days_of_the_week_are_read_by_their_first_letters(
    typed: str, days: set[int] | None
) -> None:
    assert read_weekdays(typed, [EN]) == days
