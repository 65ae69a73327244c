from __future__ import annotations

from dataclasses import MISSING, fields, replace
from typing import Any

import pytest

from engine import Dice, Game, Orders, Phrase, Result, Rules, Seat, State, plain_phrase
from tests.tiny import GAME

NEEDED = [each.name for each in fields(Rules) if each.default is MISSING]
QUIET: Game[Any, Any] = Game(
    cover=replace(GAME.cover, slug="two_words"),
    rules=Rules(**{name: getattr(GAME.rules, name) for name in NEEDED}),
    minds=GAME.minds,
)


def test_commands_are_written_with_dashes() -> None:
    assert QUIET.cover.command == "two-words"


def test_a_game_needs_no_orders_alarms_and_phrases_of_its_own() -> None:
    state = GAME.rules.state(seats=2, dice=Dice("00"))

    assert QUIET.orders.offers(state, Seat(0)) == ()
    assert QUIET.rules.alarm(state) is None
    assert QUIET.help.phrase("iron") == plain_phrase("iron") == Phrase("id-iron")
    assert not QUIET.rules.ephemeral_secrets(state)


def test_a_game_with_orders_says_what_comes_of_them() -> None:
    with pytest.raises(TypeError, match="'leave', 'left', 'obeys', and 'disarm'"):
        Orders(offers=GAME.orders.offers)  # type: ignore[call-arg]


def test_winners_share_the_first_place() -> None:
    result = Result("end", (2, 1, 1), ("total",), ((3,), (4,), (4,)))

    assert result.winners == (Seat(1), Seat(2))
    assert replace(result, places=(1, 2, 3)).winners == (Seat(0),)


def test_turn_order_begins_with_the_next_seat() -> None:
    state = State(seats=4, dice=Dice("00"))

    assert state.clockwise(Seat(2)) == [3, 0, 1]
    assert State(seats=1, dice=Dice("00")).clockwise(Seat(0)) == []
