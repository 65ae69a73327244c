from __future__ import annotations

import json

import pytest

from engine import BadSnapshot, Choice, act, copy, digest, dump, load
from tests.tiny import GAME as TINY

from .toy import ANN, BOB, Ask, Auto, match

WHERE = b"not a state of toy"


def test_a_state_is_read_as_it_was_written() -> None:
    game, state = match(Ask([ANN, BOB], left=3), due=[5_000])
    state.dice.loaded = [1, 2]

    loaded = load(game, dump(state))

    assert loaded == state
    assert loaded is not state
    assert dump(loaded) == dump(state)
    assert type(loaded.stack[0]) is Ask


def test_a_match_that_is_over_has_an_empty_stack() -> None:
    game, state = match(Ask())
    act(game, state, ANN, Choice("stop"), 2_000)

    assert load(game, dump(state)) == state


def test_the_form_of_a_stored_state_never_changes() -> None:
    _, state = match(Ask([BOB]), due=[5_000])

    assert json.loads(dump(state)) == {
        "stack": [["Ask", {"who": [1], "left": 99}]],
        "state": {
            "seats": 3,
            "dice": {"seed": "5e" * 32, "drawn": 0, "loaded": None},
            "now": 1_000,
            "over": "",
            "due": [5_000],
            "order": "",
        },
    }


def test_a_copy_is_changed_alone() -> None:
    game, state = match(Ask())
    before = dump(state)

    trial = copy(game, state)
    act(game, trial, ANN, Choice("hand-over"), 2_000)
    trial.due.append(1)
    trial.dice.below(6)

    assert dump(state) == before


def test_a_digest_tells_states_apart() -> None:
    game, state = match(Ask())
    other = copy(game, state)
    assert digest(other) == digest(state)
    assert len(digest(state)) == 64

    other.now += 1

    assert digest(other) != digest(state)


@pytest.mark.parametrize(
    "snapshot",
    [
        b"",
        b"no JSON",
        b"\xff",
        b"[]",
        b"null",
        b"{}",
        b'{"stack":[],"state":null}',
        b'{"stack":[],"state":{"seats":"many"}}',
        b'{"state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":[["Flight",{}]],"state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":[["Auto",{}]],"state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":[["Auto"]],"state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":[7],"state":{"seats":2,"dice":{"seed":"00"}}}',
    ],
)
def test_other_bytes_are_refused_by_the_name_of_the_game(snapshot: bytes) -> None:
    game, _ = match(Ask())

    with pytest.raises(BadSnapshot, match="not a state of toy"):
        load(game, snapshot)


def test_the_state_of_another_game_is_refused() -> None:
    _, state = match(Auto("wait"), due=[5_000])

    with pytest.raises(BadSnapshot, match="not a state of tiny"):
        load(TINY, dump(state))
