"""SD2: what a new table begins with, and the hour at which its time begins."""

from __future__ import annotations

from typing import Any

import pytest
from pydantic import ValidationError

from engine import Choice, Record, act, replay, start
from games.space_dealer import GAME
from games.space_dealer.calendar import HOUR, next_hour
from games.space_dealer.events import GameBegan
from games.space_dealer.setup import Options, preset
from games.space_dealer.state import Night, State
from games.space_dealer.view import view
from games.space_dealer.zones import nearest

from .games import setup
from .table import MINUTE, START, A, B, C, told


def begun(**options: Any) -> State:
    """Everybody has chosen, at 12:00 UTC; the last event tells when time begins."""
    state = start(GAME, 3, Options.model_validate(options), "00" * 16, START).state
    for seat in (A, B, C):
        act(GAME, state, seat, GAME.rules.fallback(state, seat), START)
    return state


@pytest.mark.clause("SD2", "SD26")
def test_a_new_table_sleeps_at_night_by_the_clocks_of_its_host() -> None:
    options = {**GAME.rules.options().model_dump(), **GAME.rules.preset("Europe/Vienna")}

    checked = Options.model_validate(options)

    assert (checked.dusk, checked.dawn, checked.zone) == (23, 8, "berlin")
    assert (checked.proposals, checked.start) == ("day", 24)


@pytest.mark.clause("SD2")
@pytest.mark.parametrize(
    ("name", "zone"),
    [
        ("Europe/London", "london"),
        ("Europe/Lisbon", "london"),
        ("Europe/Berlin", "berlin"),
        ("Europe/Paris", "berlin"),
        ("Europe/Kyiv", "athens"),
        ("America/New_York", "new-york"),
        ("America/Argentina/Buenos_Aires", "sao-paulo"),
        ("America/Phoenix", "denver"),
        ("Asia/Kolkata", "kolkata"),
        ("Asia/Shanghai", "tokyo"),
        ("Australia/Melbourne", "sydney"),
        ("Pacific/Auckland", "auckland"),
        ("UTC", "utc"),
        ("Africa/Abidjan", "utc"),
        ("nowhere", "utc"),
        ("", "utc"),
    ],
)
def test_the_nearest_of_our_zones_is_taken(name: str, zone: str) -> None:
    assert nearest(name) == zone
    assert preset(name)["zone"] == zone


@pytest.mark.clause("SD2")
def test_what_no_table_has_said_is_as_it_was_before_it_could_be_said() -> None:
    options = Options.model_validate({"timer": "two-hours"})

    assert options == Options(
        timer="two-hours",
        advanced=False,
        dusk=0,
        dawn=0,
        zone="utc",
        proposals="timer-minute",
        start=24,
    )


@pytest.mark.clause("SD2")
@pytest.mark.parametrize(
    ("option", "last"), [("dusk", 23), ("dawn", 23), ("start", 24)]
)  # 24: at once
def test_an_hour_is_one_that_the_clock_shows(option: str, last: int) -> None:
    for hour in (0, last):
        assert getattr(Options.model_validate({option: hour}), option) == hour
    for hour in (-1, last + 1):
        with pytest.raises(ValidationError, match=option):
            Options.model_validate({option: hour})


@pytest.mark.clause("SD2")
def test_time_begins_at_the_hour_of_the_tables_zone() -> None:
    state = begun(timer="two-hours", zone="berlin", start=20)  # 18:00 UTC in summer

    assert state.begins == START + 6 * HOUR
    assert state.ends == START + 66 * HOUR
    seen = view(state, None)
    assert (seen.played, seen.dawn) == (0, state.begins)
    act(GAME, state, A, Choice("research"), START + HOUR)
    assert state.planets[A].timers[0].end == START + 8 * HOUR


@pytest.mark.clause("SD2")
def test_everybody_is_told_when_time_begins() -> None:
    options = Options.model_validate({"timer": "two-hours", "start": 13})
    state = start(GAME, 3, options, "00" * 16, START).state
    for seat in (A, B):
        act(GAME, state, seat, GAME.rules.fallback(state, seat), START)

    outcome = act(GAME, state, C, GAME.rules.fallback(state, C), START)

    assert told(outcome, GameBegan) == [
        GameBegan(until=state.ends // 1000, since=(START + HOUR) // 1000)
    ]


@pytest.mark.clause("SD1", "SD2")
def test_where_time_begins_at_once_nobody_is_told_an_hour_and_nothing_stands_still() -> None:
    options = Options(timer="two-hours")
    state = start(GAME, 3, options, "00" * 16, START).state
    for seat in (A, B, C):
        outcome = act(GAME, state, seat, GAME.rules.fallback(state, seat), START)

    assert told(outcome, GameBegan) == [GameBegan(until=state.ends // 1000, since=0)]
    assert state.night.outages == []


@pytest.mark.clause("SD2")
@pytest.mark.parametrize(("hour", "hours"), [(12, 0), (13, 1), (11, 23), (0, 12)])
def test_the_hour_is_the_next_one(hour: int, hours: int) -> None:
    assert next_hour(Night(), hour, START) == START + hours * HOUR


@pytest.mark.clause("SD2")
def test_a_live_game_knows_no_night() -> None:
    state = begun(timer="one-minute", dusk=12, dawn=20)

    assert state.ends == START + 30 * MINUTE
    assert state.night == Night(0, 0, "utc")
    assert begun(timer="ten-minutes", dusk=12, dawn=20).ends == START + 13 * HOUR


@pytest.mark.clause("SD2")
def test_a_record_with_a_start_hour_replays() -> None:
    record = Record(setup(3, 1, start=18, proposals="end"))

    assert replay(GAME, Record.parse(str(record))).state.start == 18
