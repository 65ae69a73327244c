from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

import pytest

from engine import Choice, Dice, Phrase, Play, Result, Seat, State, plain_phrase
from engine.game import Game
from tests.tiny import GAME

BY_ITSELF = ("slug", "orders", "order", "alarm", "ring", "phrase", "fleeting")
QUIET: Game[Any, Any] = Game(
    slug="two_words",
    **{each.name: getattr(GAME, each.name) for each in fields(GAME) if each.name not in BY_ITSELF},
)


def test_commands_are_written_with_dashes() -> None:
    assert QUIET.command == "two-words"


def test_a_game_needs_no_orders_alarms_and_phrases_of_its_own() -> None:
    state = GAME.state(seats=2, dice=Dice("00"))

    assert QUIET.orders(state, Seat(0)) == ()
    assert QUIET.alarm(state) is None
    assert QUIET.phrase("iron") == plain_phrase("iron") == Phrase("id-iron")
    assert not QUIET.ephemeral_secrets(state)


def test_what_a_game_does_not_have_is_never_called() -> None:
    play = Play(GAME.state(seats=2, dice=Dice("00")))

    with pytest.raises(AssertionError, match="no standing order is called wait"):
        QUIET.order(play, Seat(0), Choice("wait"))
    with pytest.raises(AssertionError, match="no alarms"):
        QUIET.ring(play)


def test_winners_share_the_first_place() -> None:
    result = Result("end", (2, 1, 1), ("total",), ((3,), (4,), (4,)))

    assert result.winners == (Seat(1), Seat(2))
    assert replace(result, places=(1, 2, 3)).winners == (Seat(0),)


def test_turn_order_begins_with_the_next_seat() -> None:
    state = State(seats=4, dice=Dice("00"))

    assert state.clockwise(Seat(2)) == [3, 0, 1]
    assert State(seats=1, dice=Dice("00")).clockwise(Seat(0)) == []
