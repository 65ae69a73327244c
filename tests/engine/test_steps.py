"""Steps that hand a result to their caller, and steps of one seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from engine import Choice, Offer, Play, Seat, SeatStep, Step, Verb, act, active_seats, offers

from .toy import ANN, BOB, Auto, Said, Toy, match, words

ASK = Choice("ask")
ANSWER = Choice("answer", ("c3",))


class Caller(SeatStep[Toy]):
    """Asks another seat, and says what it was told."""

    verbs = (Verb("ask"),)

    def ask(self, play: Play[Toy], seat: Seat) -> None:
        play.call(Answerer(BOB))

    def resume(self, play: Play[Toy], result: Any) -> None:
        play.tell(Said(word=f"told {result}"))
        play.end()


class Answerer(SeatStep[Toy]):
    """Ends with the id that was chosen."""

    asked: bool = True

    def seats(self, state: Toy) -> Sequence[Seat]:
        return (self.seat,) if self.asked else ()

    def offers(self, state: Toy, seat: Seat) -> Sequence[Offer]:
        return (Offer("answer", ("c3",)), Offer("leave"))

    def answer(self, play: Play[Toy], seat: Seat, id_: str) -> None:
        play.end(id_)

    def leave(self, play: Play[Toy], seat: Seat) -> None:
        play.end()


def test_a_result_reaches_the_step_that_called() -> None:
    game, state = match(Caller(ANN), Auto("finish"))
    act(game, state, ANN, ASK, 2_000)

    outcome = act(game, state, BOB, ANSWER, 3_000)

    assert words(outcome) == ["told c3", "finish"]


def test_a_step_that_ends_without_a_result_just_uncovers_its_caller() -> None:
    game, state = match(Caller(ANN))
    act(game, state, ANN, ASK, 2_000)

    outcome = act(game, state, BOB, Choice("leave"), 3_000)

    assert words(outcome) == []
    assert active_seats(state) == (ANN,)


def test_a_result_that_nobody_awaits_is_a_mistake() -> None:
    game, state = match(Answerer(ANN), Auto("wait"))

    with pytest.raises(NotImplementedError, match="Auto awaits no result"):
        act(game, state, ANN, ANSWER, 2_000)


def test_a_step_of_one_seat_waits_for_it_alone() -> None:
    _, state = match(Caller(BOB))

    assert active_seats(state) == (BOB,)
    assert offers(state, ANN) == ()


def test_a_step_of_one_seat_that_waits_for_nobody_ends() -> None:
    _, state = match(Answerer(ANN, asked=False), Caller(BOB))

    assert active_seats(state) == (BOB,)


def test_offers_that_the_caller_has_are_not_made_again() -> None:
    game, state = match(Caller(ANN))

    with pytest.raises(Exception, match="cannot choose 'ask'"):
        act(game, state, ANN, ASK, 2_000, offered=())
    assert act(game, state, ANN, ASK, 2_000, offers(state, ANN)).flow


def test_offers_from_before_an_alarm_are_not_trusted() -> None:
    game, state = match(Caller(ANN), due=[1_500])

    assert act(game, state, ANN, ASK, 2_000, offered=()).flow


class Silent(Step[Toy]):
    """Has nothing of its own."""


def test_a_step_without_verbs_offers_nothing() -> None:
    assert Silent().offers(match(Caller(ANN))[1], ANN) == ()
