"""Rests: what it means that nobody could reach a match for a while."""

from __future__ import annotations

import pytest

from engine import (
    NOBODY,
    BadRecord,
    Choice,
    Entry,
    Game,
    Illegal,
    Play,
    act,
    advance,
    copy,
    dump,
    enter,
    rest,
    resting,
    wake,
)

from .toy import ANN, BOB, Ask, Auto, Said, Toy, begun, match, toy, words


def postpone(play: Play[Toy], since: int, until: int) -> None:
    """All alarms to come are as much later as nobody was there."""
    play.state.due = [due + until - since for due in play.state.due]
    play.tell(Said(word=f"rested {since} {until}", now=play.state.now))


def patient(*due: int) -> tuple[Game[Toy, object], Toy]:
    game = toy(Ask(), due=due, rested=postpone)
    return game, begun(game).state


def test_alarms_ring_in_time_before_a_rest_and_later_after_it() -> None:
    game, state = patient(2_000, 3_000, 3_001, 9_000)

    outcome = rest(game, state, 3_000, 7_000)

    assert [event.now for event in outcome.events if isinstance(event, Said)] == [
        2_000,
        3_000,
        3_000,
    ]
    assert words(outcome) == ["ring", "ring", "rested 3000 7000"]
    assert state.due == [7_001, 13_000]
    assert state.now == 7_000
    assert outcome.state is state


def test_alarms_that_no_game_moves_ring_at_their_own_instants() -> None:
    game, state = match(Ask(), due=[3_000, 5_000, 7_000, 7_001])
    late = copy(game, state)

    told = rest(game, state, 4_000, 7_000).events

    assert told == wake(game, late, 7_000).events
    assert dump(state) == dump(late)


def test_a_rest_without_alarms_moves_only_the_clock() -> None:
    game, state = match(Ask([BOB], left=3))
    before = copy(game, state)

    outcome = rest(game, state, 2_000, 7_000)

    assert (outcome.events, outcome.sealed) == ((), False)
    before.now = 7_000
    assert dump(state) == dump(before)


def test_when_somebody_was_there_it_was_no_rest() -> None:
    game, state = patient(9_000)
    act(game, state, ANN, Choice("say"), 5_000)

    assert words(rest(game, copy(game, state), 2_000, 7_000)) == ["rested 5000 7000"]
    before = dump(state)
    assert words(rest(game, state, 2_000, 5_000)) == []
    assert dump(state) == before


def test_a_match_that_is_over_cannot_rest() -> None:
    game, state = patient(9_000)
    act(game, state, ANN, Choice("stop"), 2_000)
    before = dump(state)

    assert rest(game, state, 3_000, 7_000).events == ()
    assert dump(state) == before


def test_a_match_that_an_alarm_ends_does_not_rest_after_it() -> None:
    game = toy(Ask(), due=[3_000], ring=lambda play: play.finish("rung"), rested=postpone)
    state = begun(game).state

    outcome = rest(game, state, 4_000, 7_000)

    assert (state.over, state.now, outcome.events) == ("rung", 3_000, ())


def test_a_rest_after_which_others_are_asked_is_sealed() -> None:
    game = toy(Ask(), rested=lambda play, *_: play.goto(Ask([BOB])))

    assert rest(game, begun(game).state, 2_000, 3_000).sealed


def test_steps_run_by_themselves_after_a_rest() -> None:
    game = toy(Ask(), rested=lambda play, *_: play.call(Auto("end")))

    assert words(rest(game, begun(game).state, 2_000, 3_000)) == ["end"]


def test_a_rest_cannot_end_before_it_begins() -> None:
    game, state = match(Ask())

    with pytest.raises(ValueError, match="a rest from 3000 to 2999"):
        rest(game, state, 3_000, 2_999)


def test_a_rest_stands_in_the_log() -> None:
    game, state = patient(9_000)
    other = copy(game, state)
    entry = Entry(7, 5_000, NOBODY, resting(2_000), "clock")

    assert str(entry) == "7 5000 -1 clock v1 rest 2000"
    assert Entry.parse(str(entry)) == entry
    assert enter(game, state, entry) == rest(game, other, 2_000, 5_000)


@pytest.mark.parametrize("said", ["rest", "rest 5001", "rest -1", "rest 1 2", "rest soon"])
def test_what_is_no_rest_is_refused(said: str) -> None:
    game, state = patient(9_000)
    before = dump(state)

    with pytest.raises(BadRecord, match=f"^entry 7: '{said}' is no rest that ends at 5000$"):
        list(advance(game, state, [Entry(7, 5_000, NOBODY, Choice.parse(said))]))
    assert dump(state) == before


def test_no_seat_can_rest() -> None:
    game, state = patient(9_000)

    with pytest.raises(Illegal):
        enter(game, state, Entry(1, 5_000, ANN, resting(2_000)))
