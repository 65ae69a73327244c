"""The oracle's clock is right, its laws hold where much happens, and they can fail."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime

import pytest

from games.space_dealer import GAME, calendar, demands, tasks
from games.space_dealer.parts import Demand
from games.space_dealer.state import Night, State
from tests.laws import laws
from tests.laws.laws import Law
from tests.laws.plans import drawn
from tests.tiers import long_but

from .oracle import HOUR, QUARTER, Clock, clock_of
from .oracle_score import counts_points_on_the_table
from .oracle_time import keeps_time


def ms(text: str) -> int:
    """An instant written as UTC."""
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()) * 1000


def clock(dusk: int, dawn: int, zone: str = "utc") -> Clock:
    return clock_of({"timer": "two-hours", "dusk": dusk, "dawn": dawn, "zone": zone})


@pytest.mark.clause("SD2")
def test_sand_of_the_oracle_lies_still_at_night() -> None:
    berlin = clock(23, 7, "berlin")
    evening = ms("2026-11-20T21:00")  # 22:00 there

    assert berlin.after(evening, HOUR) == evening + HOUR
    assert berlin.after(evening, HOUR + 1) == ms("2026-11-21T06:00") + 1
    assert berlin.fallen(evening, ms("2026-11-21T06:00") + 5) == HOUR + 5
    assert berlin.after(ms("2026-10-24T20:30"), 2 * HOUR) == ms("2026-10-25T07:30")  # put back


@pytest.mark.clause("SD2")
def test_an_hour_strikes_in_the_oracle() -> None:
    kolkata = clock(0, 0, "kolkata")

    assert kolkata.strikes(20, ms("2026-05-01T12:00")) == ms("2026-05-01T14:30")
    assert kolkata.strikes(20, ms("2026-05-01T14:30")) == ms("2026-05-01T14:30")
    assert kolkata.strikes(20, ms("2026-05-01T14:30") + 1) == ms("2026-05-02T14:30")


@pytest.mark.clause("SD6")
def test_sand_of_the_oracle_lies_still_in_an_outage() -> None:
    noon = clock(22, 6)
    start = ms("2026-05-01T12:00")
    noon.stop(start + 7, start + 7 + HOUR)

    assert noon.after(start, 7) == start + 7
    assert noon.after(start, 2 * HOUR) == start + 3 * HOUR
    assert noon.fallen(start, start + 2 * QUARTER) == 7


LAWS = (keeps_time, counts_points_on_the_table)


@pytest.mark.parametrize("number", long_but(56, [24, 43, 56]))
def test_the_oracle_agrees_where_everybody_is_quick(number: int) -> None:
    laws.hold(LAWS, GAME, replace(drawn(GAME, number, 400), pace="brisk"))


Fault = Callable[[pytest.MonkeyPatch], None]


def nobody_sleeps(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(calendar, "nights", lambda _night, _since: iter(()))


def outages_are_forgotten(patch: pytest.MonkeyPatch) -> None:
    def pauses(night: Night, since: int) -> Iterator[tuple[int, int]]:
        return calendar.nights(night, since)

    patch.setattr(calendar, "pauses", pauses)


def timers_are_slow(patch: pytest.MonkeyPatch) -> None:
    def later(night: Night, start: int, length: int) -> int:
        return calendar.after(night, start, length + 1)

    patch.setattr(tasks, "after", later)


def hosts_get_nothing(patch: pytest.MonkeyPatch) -> None:
    usual = demands.printed

    def printed(state: State, id_: str) -> Demand:
        return replace(usual(state, id_), host=0)

    patch.setattr(demands, "printed", printed)


@pytest.mark.parametrize(
    ("law", "fault"),
    [
        (keeps_time, nobody_sleeps),
        (keeps_time, outages_are_forgotten),
        (keeps_time, timers_are_slow),
        (counts_points_on_the_table, hosts_get_nothing),
    ],
    ids=lambda thing: thing.__name__,
)
def test_the_oracle_finds_a_planted_fault(
    law: Law, fault: Fault, monkeypatch: pytest.MonkeyPatch
) -> None:
    fault(monkeypatch)

    with pytest.raises(AssertionError):
        laws.hold([law], GAME, replace(drawn(GAME, 43, 400), pace="brisk"))
