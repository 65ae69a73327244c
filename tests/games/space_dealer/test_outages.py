"""SD6: while nobody could reach the bot the clock of the game stands still."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import (
    NOBODY,
    Choice,
    Entry,
    Record,
    act,
    copy,
    digest,
    dump,
    enter,
    load,
    replay,
    rest,
    resting,
    wake,
)
from games.space_dealer import GAME
from games.space_dealer.alarms import dues
from games.space_dealer.calendar import HOUR, after, dawn_after, passed, pauses
from games.space_dealer.dealings import TradeMade
from games.space_dealer.events import LevelRaised, Paused, ShipArrived
from games.space_dealer.state import Night, State
from games.space_dealer.view import view

from .games import last, setup
from .table import MINUTE, START, A, B, C, build, do, goods, table, told

OUTAGE = (START + 20_000, START + 20_000 + 10 * MINUTE)
BACK = OUTAGE[1]


def busy() -> State:
    """A researches from the first second, B flies from the second, and waits from the third."""
    state = table()
    do(state, A, "research", after=1_000)
    do(state, B, "fly ship gizzi-2", "wait", after=1_000)
    return state


def slow(hour: int) -> State:
    """A researches since an hour of the day; a timer minute is an hour, night from 22 to 6."""
    state = table()
    state.minute, state.ends = HOUR, START + 99 * HOUR
    state.night = Night(22, 6, "utc")
    do(state, A, "research", after=(hour - 12) * HOUR)
    return state


@pytest.mark.clause("SD6")
def test_timers_ships_waits_and_the_end_come_later() -> None:
    state = busy()
    before = [at for at, *_ in dues(state)]
    free = copy(GAME, state).planets[C]

    outcome = rest(GAME, state, *OUTAGE)

    assert [at for at, *_ in dues(state)] == [at + 10 * MINUTE for at in before]
    assert len(before) == 4  # the end, a timer, a flight, a wait
    assert state.ends == START + 40 * MINUTE
    assert state.planets[C] == free
    assert (state.now, state.told) == (BACK, BACK)
    (paused,) = told(outcome, Paused)
    assert paused == Paused(since=OUTAGE[0] // 1000, until=BACK // 1000, ends=state.ends // 1000)
    assert outcome.sealed


@pytest.mark.clause("SD6")
def test_what_was_due_happens_at_its_instant_after_the_outage() -> None:
    state = busy()
    rest(GAME, state, *OUTAGE)

    assert wake(GAME, state, BACK + 40_999).events == ()
    assert told(wake(GAME, state, BACK + 41_000), LevelRaised)
    assert state.now == BACK + 41_000  # a minute after it was begun, but for the outage
    assert told(wake(GAME, state, BACK + 42_000), ShipArrived)
    assert state.planets[B].ships[0].here == "gizzi-2"


@pytest.mark.clause("SD6", "SD5")
def test_what_fell_due_before_the_outage_was_in_time() -> None:
    state = busy()
    late = copy(GAME, state)
    since = START + MINUTE + 1_000  # the very instant at which the research is done

    outcome = rest(GAME, state, since, since + HOUR)

    assert outcome.events[:1] == wake(GAME, late, since).events
    assert told(outcome, LevelRaised)
    assert not told(outcome, ShipArrived)
    assert state.planets[B].timers[0].end == START + MINUTE + 2_000 + HOUR


@pytest.mark.clause("SD6")
def test_an_open_proposal_stays_open_as_long_as_it_would_have() -> None:
    state = table()
    build(state, A, "depot-1:l1")
    state.planets[A].depot = goods("r")
    state.planets[B].ships[0].at = "seat-0"
    state.planets[B].ships[0].load = goods("y")
    do(state, A, "trade seat-1 seat-0 r y", after=0)

    rest(GAME, state, *OUTAGE)

    assert state.proposals[0].until == START + 11 * MINUTE
    assert told(do(state, B, "accept deal-1", after=39_999), TradeMade)


@pytest.mark.clause("SD6", "SD5")
@pytest.mark.parametrize("length", [1, MINUTE - 1, MINUTE])
def test_an_outage_of_one_timer_minute_changes_nothing(length: int) -> None:
    state = busy()
    late, until = copy(GAME, state), OUTAGE[0] + length

    outcome = rest(GAME, state, OUTAGE[0], until)

    assert outcome.events == wake(GAME, late, until).events
    late.now = until
    assert dump(state) == dump(late)


@pytest.mark.clause("SD6")
def test_before_time_begins_nothing_stands_still() -> None:
    state = replay(GAME, Record(setup(3, 1))).state

    assert rest(GAME, state, *OUTAGE).events == ()
    assert state.night.outages == []


@pytest.mark.clause("SD6", "SD2")
def test_the_night_is_not_made_up_for_twice() -> None:
    state = slow(21)
    ends = state.ends

    outcome = rest(GAME, state, START + 9 * HOUR + 45 * MINUTE, START + 20 * HOUR)  # 21:45 to 08:00

    assert told(outcome, Paused)
    assert state.planets[A].timers[0].end == START + 20 * HOUR + 15 * MINUTE
    assert state.ends == ends + 2 * HOUR + 15 * MINUTE
    wake(GAME, state, START + 21 * HOUR)
    assert rest(GAME, state, START + 33 * HOUR, START + 42 * HOUR).events == ()  # 21:00 to 6:00


@pytest.mark.clause("SD6", "SD2")
def test_who_comes_back_at_night_waits_for_the_morning() -> None:
    state = slow(18)

    rest(GAME, state, START + 6 * HOUR + 15 * MINUTE, START + 11 * HOUR)  # 18:15 to 23:00

    assert view(state, None).dawn == START + 18 * HOUR
    assert state.planets[A].timers[0].end == START + 18 * HOUR + 45 * MINUTE


@pytest.mark.clause("SD6")
def test_the_sand_that_has_run_does_not_run_again() -> None:
    state = table()
    do(state, A, "research", after=0)
    do(state, B, "research", after=15_000)  # everybody sees that a quarter has run
    assert view(state, None).planets[A].timers[0].part == 250

    rest(GAME, state, START + 30_000, START + HOUR)

    seen = view(state, None)
    assert (seen.now, seen.dawn) == (START + HOUR, 0)
    assert [seen.planets[seat].timers[0].part for seat in (A, B)] == [500, 250]
    assert seen.played == 1000 * 30_000 // (30 * MINUTE)
    do(state, B, "fly ship gizzi-2", after=3_000)
    assert view(state, None).planets[A].timers[0].part == 550


def test_outages_are_stored_with_the_match_and_leave_others_as_they_were_stored() -> None:
    state = busy()
    assert "outages" not in json.loads(dump(state))["state"]["night"]

    rest(GAME, state, *OUTAGE)

    assert json.loads(dump(state))["state"]["night"]["outages"] == [list(OUTAGE)]
    assert load(GAME, dump(state)) == state


def test_a_match_with_outages_replays_to_the_same_bytes() -> None:
    record = Record(setup(3, 5))
    last(record.setup, ["easy"], record)
    short = Record(record.setup, record.entries[:60])
    state = replay(GAME, short).state
    since = state.now + 1_000
    pause = Entry(61, since + HOUR, NOBODY, resting(since), "clock")
    goes_on = Entry(62, pause.time + 30 * MINUTE, NOBODY, Choice("wake"), "clock")

    for entry in (pause, goes_on):
        enter(GAME, state, entry)
    short.entries += [pause, goes_on]

    assert digest(replay(GAME, Record.parse(str(short))).state) == digest(state)
    assert state.over == "time"
    assert state.now == state.ends
    assert told(replay(GAME, Record(record.setup, short.entries[:61])), Paused)


# -- the calendar -----------------------------------------------------------------------------

EVENING = START + 9 * HOUR
LATE = Night(22, 6, "utc", [(EVENING, EVENING + 2 * HOUR), (START + 20 * HOUR, START + 21 * HOUR)])


@pytest.mark.clause("SD6")
def test_an_outage_and_the_night_that_it_meets_are_one_pause() -> None:
    times = pauses(LATE, START)

    assert next(times) == (EVENING, START + 18 * HOUR)
    assert next(times) == (START + 20 * HOUR, START + 21 * HOUR)
    assert next(times) == (START + 34 * HOUR, START + 42 * HOUR)
    assert list(pauses(Night(outages=[OUTAGE]), START)) == [OUTAGE]
    assert list(pauses(Night(outages=[OUTAGE]), BACK)) == []
    assert dawn_after(LATE, EVENING) == START + 18 * HOUR


@pytest.mark.clause("SD6", "SD2")
@pytest.mark.parametrize(("since", "until"), [(20, 22), (30, 33)])
def test_an_outage_that_only_touches_the_night_is_one_pause_with_it(since: int, until: int) -> None:
    """The clock shows 12 at the start: the night is from 10 hours later to 18, and so on."""
    midnight = START - 12 * HOUR
    outage = (midnight + since * HOUR, midnight + until * HOUR)
    night = Night(22, 6, "utc", [outage])
    begins, ends = min(outage[0], START + 10 * HOUR), max(outage[1], START + 18 * HOUR)

    assert next(pauses(night, START)) == (begins, ends)
    assert dawn_after(night, begins) == dawn_after(night, ends - 1) == ends


instants = st.integers(START, START + 40 * HOUR)
outages = st.lists(st.integers(0, 40 * HOUR), max_size=8, unique=True).map(
    lambda at: [(START + one, START + two) for one, two in list(pairwise(sorted(at)))[::2]]
)
nights = st.builds(Night, st.integers(0, 23), st.integers(0, 23), st.just("utc"), outages)


@settings(max_examples=150, deadline=None, derandomize=True, database=None)
@given(nights, instants, st.integers(1, 30 * HOUR), st.integers(1, 30 * HOUR))
def test_game_time_adds_up_over_outages(night: Night, start: int, one: int, two: int) -> None:
    first = after(night, start, one)

    assert after(night, first, two) == after(night, start, one + two)
    assert passed(night, start, first) == one
    assert not any(begins < first < ends for begins, ends in night.outages)


@settings(max_examples=60, deadline=None, derandomize=True, database=None)
@given(nights, st.lists(st.integers(0, 3 * HOUR), max_size=4), st.integers(0, 9 * HOUR))
def test_whatever_runs_has_as_much_left_as_before(
    night: Night, times: list[int], length: int
) -> None:
    state = table()
    state.night, state.minute, state.ends = Night(night.dusk, night.dawn), HOUR, START + 99 * HOUR
    for number, time in enumerate(times):
        seat = (A, B)[number % 2]
        act(GAME, state, seat, Choice("wait" if number > 1 else "research"), state.now + time)
    before, since = copy(GAME, state), state.now
    left = [passed(before.night, since, at) for at, *_ in dues(before)]

    rest(GAME, state, since, since + length)

    if state.night.outages:
        assert [passed(state.night, since, at) for at, *_ in dues(state)] == left
        assert all(at > since + length for at, *_ in dues(state))
