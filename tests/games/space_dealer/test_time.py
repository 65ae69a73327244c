"""SD1, SD3, SD5, SD28, SD62 to SD64: the order of all that happens, and the end."""

from __future__ import annotations

import pytest

from engine import Choice, Event, Offer, Seat, act, copy, digest, next_alarm, offers, start, wake
from games.space_dealer import GAME, fallback
from games.space_dealer.dealings import TimerSpent
from games.space_dealer.events import CardBuilt, LevelRaised, Produced
from games.space_dealer.setup import MINUTE as SCALES
from games.space_dealer.setup import Options
from games.space_dealer.state import State
from games.space_dealer.view import view

from .table import MINUTE, START, A, B, C, asked, build, can, do, goods, table, told, wait

MINE = "mine-red-1"


@pytest.mark.clause("SD1")
@pytest.mark.parametrize(
    ("timer", "minutes"),
    [("one-minute", 1), ("ten-minutes", 10), ("two-hours", 120), ("eight-hours", 480)],
)
def test_one_scale_for_game_and_timers(timer: str, minutes: int) -> None:
    options = Options.model_validate({"timer": timer})
    state = start(GAME, 3, options, "00" * 16, START).state
    for number in range(3):
        act(GAME, state, Seat(number), fallback(state, Seat(number)), START + number)

    assert SCALES[timer] == minutes * MINUTE
    assert state.begins == START + 2  # when the last has chosen
    assert state.ends == state.begins + 30 * minutes * MINUTE
    do(state, A, "research", after=0)
    assert state.planets[A].timers[0].end - state.begins == minutes * MINUTE
    assert GAME.rules.options().model_dump()["timer"] == "two-hours"


@pytest.mark.clause("SD2")
def test_timers_and_the_end_wait_for_the_morning() -> None:
    options = Options(timer="two-hours", dusk=22, dawn=6, zone="utc")
    state = start(GAME, 3, options, "00" * 16, START).state  # 12:00
    for number in range(3):
        act(GAME, state, Seat(number), fallback(state, Seat(number)), START)
    hour = 60 * MINUTE

    assert state.ends == START + (60 + 4 * 8) * hour  # 10 hours, three days of 16, and 2 more
    act(GAME, state, A, Choice("research"), START + 9 * hour)

    assert state.planets[A].timers[0].end == START + 19 * hour  # an hour before, one after
    assert view(state, None).dawn == 0
    act(GAME, state, B, Choice("research"), START + 12 * hour)  # at midnight
    assert view(state, None).dawn == START + 18 * hour
    assert view(state, None).planets[A].timers[0].part == 500
    assert state.planets[B].timers[0].end == START + 20 * hour


@pytest.mark.clause("SD3")
def test_what_is_due_at_one_instant_happens_in_the_order_in_which_it_was_begun() -> None:
    state = table()
    for seat in (C, A, B):
        do(state, seat, "research", after=0)

    outcome = wait(state)

    raised = [event.seat for event in outcome.events if isinstance(event, LevelRaised)]
    assert raised == [C, A, B]


@pytest.mark.clause("SD3")
def test_a_command_at_the_very_instant_comes_after_the_timer() -> None:
    state = table()
    state.planets[A].zone = [MINE]
    do(state, A, f"build {MINE} l1", after=0)
    due = state.planets[A].timers[0].end

    outcome = act(GAME, state, A, Choice("use", (MINE, "ship")), due)

    assert type(outcome.events[0]) is CardBuilt
    assert state.planets[A].timers[0].end == due + MINUTE


@pytest.mark.clause("SD5")
def test_what_fell_due_while_nobody_looked_is_done_at_its_instants() -> None:
    """Waking once, late, is the same as waking at every instant."""
    state = table()
    build(state, A, f"{MINE}:l1")
    state.planets[A].zone = ["mine-blue-1"]
    do(state, A, f"use {MINE} ship", "build mine-blue-1 l2")
    do(state, A, "queue timer-1 use mine-blue-1 ship", "queue timer-1 fly ship gizzi-1")
    late = copy(GAME, state)
    told_late = wake(GAME, late, START + 20 * MINUTE).events
    in_time: list[Event] = []
    while (due := next_alarm(GAME, state)) is not None and due <= START + 20 * MINUTE:
        in_time += wake(GAME, state, due).events

    assert list(told_late) == in_time
    assert len(in_time) > 4
    assert digest(late) == digest(state)
    assert late.planets[A].ships[0].at == "gizzi-1"


@pytest.mark.clause("SD3", "SD5")
def test_a_clock_that_is_put_back_changes_nothing() -> None:
    state = table()
    do(state, A, "research", after=30_000)
    do(state, B, "research", after=-3_600_000)

    assert state.now == START + 30_000
    assert [state.planets[seat].timers[0].end for seat in (A, B)] == [START + 90_000] * 2
    assert not wake(GAME, state, START).events


@pytest.mark.clause("SD5", "SD28")
def test_a_clock_that_leaps_over_the_end_finds_the_end_as_it_was() -> None:
    state = table()
    build(state, A, f"{MINE}:l1")
    do(state, A, f"use {MINE} ship")
    do(state, A, "queue timer-1 fly ship gizzi-1")

    outcome = wait(state, 400 * 24 * 60 * MINUTE)

    assert state.now == state.ends
    assert state.planets[A].ships[0].here == "gizzi-1"
    assert len(outcome.events) == 4


def ended(state: State) -> str:
    return state.over


@pytest.mark.clause("SD28")
def test_the_game_ends_when_game_time_is_up() -> None:
    state = table()

    wait(state, 30 * MINUTE - 1)
    assert not ended(state)
    wait(state, 30 * MINUTE)

    assert ended(state) == "time"
    assert state.now == state.ends
    assert not any(offers(state, Seat(n)) for n in range(3))


@pytest.mark.clause("SD28")
def test_a_timer_that_runs_out_at_the_very_end_still_counts() -> None:
    state = table()
    build(state, A, f"{MINE}:l1")
    before = state.ends - MINUTE - state.now

    do(state, A, f"use {MINE} ship", after=before)
    outcome = wait(state)

    assert ended(state) == "time"
    assert told(outcome, Produced)
    assert state.planets[A].ships[0].load == goods("r")


@pytest.mark.clause("SD28")
def test_most_points_win_then_more_markers_then_it_is_shared() -> None:
    state = table()
    for seat, (points, markers) in {A: (9, 7), B: (9, 6), C: (5, 1)}.items():
        state.planets[seat].delivered, state.planets[seat].markers = points, markers
    state.over = "time"

    assert GAME.rules.result(state).places == (2, 1, 3)
    state.planets[A].markers = 6
    assert GAME.rules.result(state).places == (1, 1, 3)
    assert GAME.rules.result(state).rows[A] == (4, 9, 0, 0, 9)


@pytest.mark.clause("SD62")
def test_who_waits_is_asked_again_after_a_timer_minute() -> None:
    state = table()
    do(state, A, "wait")

    assert asked(state) == [B, C]
    assert next_alarm(GAME, state) == state.now + MINUTE
    wait(state)

    assert asked(state) == [A, B, C]


@pytest.mark.clause("SD62")
def test_who_waits_is_asked_again_when_an_own_timer_runs_out() -> None:
    state = table()
    do(state, A, "research")
    do(state, A, "wait", after=30_000)

    wait(state, 29_000)
    assert asked(state) == [B, C]
    wait(state, 30_000)

    assert asked(state) == [A, B, C]


@pytest.mark.clause("SD62")
@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_who_waits_is_asked_again_when_a_proposal_comes_or_is_answered(answer: str) -> None:
    state = table()
    state.planets[A].ships[0].at = "seat-1"
    state.planets[A].ships[0].load = goods("r")
    do(state, B, "wait")
    assert asked(state) == [A, C]

    do(state, A, "trade seat-1 seat-1 r nothing", "wait")
    assert asked(state) == [B, C]
    (deal,) = (proposal.id for proposal in state.proposals)
    do(state, B, f"{answer} {deal}")

    assert asked(state) == [A, B, C]


@pytest.mark.clause("SD62")
def test_when_all_wait_the_match_waits_for_time() -> None:
    state = table()
    for seat in (A, B, C):
        do(state, seat, "wait")

    assert asked(state) == []
    assert next_alarm(GAME, state) is not None
    do_not_know_the_hour = wait(state)
    assert told(do_not_know_the_hour, TimerSpent) == []
    assert asked(state) == [A, B, C]


@pytest.mark.clause("SD63")
def test_out_of_time_a_seat_settles_then_waits() -> None:
    state = start(GAME, 3, Options(), "00" * 16, START).state

    (first, *_) = offers(state, A)
    assert isinstance(first, Offer)
    assert fallback(state, A) == Choice(first.verb, first.ids)
    assert first.verb == "settle"
    assert str(fallback(table(), A)) == "wait"


@pytest.mark.clause("SD64")
def test_nothing_can_be_taken_back() -> None:
    state = table()
    build(state, A, "depot-1:l1")
    state.planets[A].depot = goods("r")

    assert do(state, A, "move depot ship red").sealed
    assert do(state, A, "research").sealed
    assert "move ship depot red" in can(state, A)
    # When others have last left an order is their secret, and what follows a wait is told by then.
    assert do(state, B, "wait").sealed


@pytest.mark.clause("SD62")
def test_whose_timers_are_all_busy_is_not_asked_but_may_act() -> None:
    state = table()
    state.planets[A].level = 1
    build(state, A, f"{MINE}:l1")
    do(state, A, "research", f"use {MINE} depot")

    assert asked(state) == [B, C]
    assert can(state, A, "wait") == {"wait"}
    wait(state)
    assert asked(state) == [A, B, C]


@pytest.mark.clause("SD62")
def test_whose_timers_are_all_busy_is_asked_for_a_drawn_card_or_an_answer() -> None:
    state = table()
    state.planets[A].level = 2
    state.planets[C].ships[0].load = goods("r")
    state.planets[C].ships[0].at = "seat-1"
    for seat, field in ((A, "seat-1"), (B, "seat-0"), (C, "gizzi-2")):
        do(state, seat, "research", f"fly ship {field}")
    state.planets[C].ships[0].to = ""
    assert asked(state) == []

    do(state, A, "draw level-2")
    assert asked(state) == [A]
    do(state, C, "trade seat-1 seat-1 r nothing")

    assert asked(state) == [A, B]
    (deal,) = (proposal.id for proposal in state.proposals)
    do(state, B, f"decline {deal}")
    assert asked(state) == [A]


@pytest.mark.clause("SD62")
def test_who_waits_may_act_at_any_time() -> None:
    state = table()
    do(state, A, "wait")

    assert can(state, A, "research", "wait") == {"research"}
    do(state, A, "research")

    assert state.planets[A].timers[0].job == "research"
