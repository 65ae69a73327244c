from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

from engine import BadSnapshot, Choice, Game, State, act, copy, digest, dump, load, verified
from tests.tiny import GAME as TINY

from .renamed import AskAgain, AskAnybody, Hold, Later, Ship
from .toy import ANN, BOB, Ask, Auto, match, toy

LATER: Game[Any, Any] = toy(state=Later, steps=(AskAnybody, AskAgain), events=())
"""The toy after a release that gave its classes and fields other names."""
BODY = '"seats":2,"dice":{"seed":"00"}'


def stored(stack: str, fields: str = "") -> bytes:
    """A snapshot of two seats, as text."""
    return f'{{"stack":[{stack}],"state":{{{BODY}{fields}}}}}'.encode()


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


def test_fields_that_were_put_together_otherwise_are_read_by_their_class() -> None:
    holds = '{"ore":["o1"],"ice":["i1"]},{"goods":["i2"]}'

    state = load(LATER, stored('["AskAnybody",{}]', f',"holds":[{holds}]'))

    assert state.holds == [Hold(["o1", "i1"]), Hold(["i2"])]


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
        b'{"stack":"","state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":{},"state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":null,"state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":[[["Auto"],{}]],"state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":[["Auto",[]]],"state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":[["Step",{}]],"state":{"seats":2,"dice":{"seed":"00"}}}',
        b'{"stack":[],"state":{"seats":2,"dice":{"seed":"00"}},"more":1}',
        b'{"stack":[],"state":{"seats":2,"dice":{"seed":"00"},"more":1}}',
        b'{"stack":[],"state":{"seats":1e999,"dice":{"seed":"00"}}}',
        b'{"stack":[],"state":{"seats":2,"dice":{"seed":"00"},"due":[[]]}}',
        b'{"stack":[],"state":{"seats":2,"dice":{"seed":"00","drawn":%s}}}' % (b"9" * 5_000),
        b'"\\ud800',
        b"[" * 100_000,
        b'{"stack":%s%s,"state":{}}' % (b"[" * 100_000, b"]" * 100_000),
    ],
    ids=lambda snapshot: ascii(snapshot[:60]),
)
def test_other_bytes_are_refused_by_the_name_of_the_game(snapshot: bytes) -> None:
    game, _ = match(Ask())

    with pytest.raises(BadSnapshot, match=r"^not a state of toy: .{1,280}$"):
        load(game, snapshot)


@pytest.mark.parametrize(
    "error", [AssertionError(), AttributeError("x"), ZeroDivisionError(), KeyError(7), OSError()]
)
def test_whatever_a_state_says_to_bytes_that_it_does_not_like_they_are_refused(
    error: Exception,
) -> None:
    @dataclass(slots=True)
    class Strict(State):
        def __post_init__(self) -> None:
            raise error

    with pytest.raises(BadSnapshot, match="not a state of toy"):
        load(toy(state=Strict), stored(""))


def test_memory_that_runs_out_is_not_the_fault_of_the_bytes() -> None:
    @dataclass(slots=True)
    class Huge(State):
        def __post_init__(self) -> None:
            raise MemoryError

    with pytest.raises(MemoryError):
        load(toy(state=Huge), stored(""))


def test_stored_bytes_are_read_only_as_they_were_stored() -> None:
    game, state = match(Ask([BOB]))
    snapshot = dump(state)

    assert verified(game, snapshot, digest(state)) == state
    with pytest.raises(BadSnapshot, match="not a state of toy: its bytes are not those"):
        verified(game, snapshot.replace(b'"left":99', b'"left":98'), digest(state))


def test_the_state_of_another_game_is_refused() -> None:
    _, state = match(Auto("wait"), due=[5_000])

    with pytest.raises(BadSnapshot, match="not a state of tiny"):
        load(TINY, dump(state))


# -- after a release --------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["AskAnybody", "Ask", "Question"])
def test_a_step_is_found_by_every_name_that_it_had(name: str) -> None:
    state = load(LATER, stored(f'["{name}",{{"who":[1],"left":99}}]'))

    assert state.stack == [AskAnybody([BOB])]
    assert type(state.stack[0]) is AskAnybody


def test_a_snapshot_is_written_under_the_names_of_today() -> None:
    state = load(LATER, stored('["Ask",{"who":[1],"left":99}]', ',"alarms":[5],"order":"x"'))

    again = json.loads(dump(state))

    assert again["stack"] == [["AskAnybody", {"whom": [1]}]]
    assert again["state"]["due"] == [5]
    assert not {"alarms", "order"} & set(again["state"])
    assert load(LATER, dump(state)) == state


def test_a_field_that_came_later_has_its_default() -> None:
    assert load(LATER, stored("")).added == "new"


def test_a_part_of_a_state_says_its_former_fields_too() -> None:
    ships = ',"ships":[{"propellant":3,"thrust":9},{"fuel":4}]'

    assert load(LATER, stored("", ships)).ships == [Ship(3), Ship(4)]


@pytest.mark.parametrize(
    ("snapshot", "fault"),
    [
        (stored('["Ask",{"whom":[1],"who":[1]}]'), "who: Unexpected"),
        (stored('["AskAgain",{"how":1}]'), "how: Unexpected"),
        (stored('["Asked",{}]'), "KeyError: 'Asked'"),
        (stored("", ',"ordered":"x"'), "ordered: Unexpected"),
        (stored("", ',"ships":[{"weight":7}]'), "ships.0.weight: Unexpected"),
    ],
)
def test_what_no_class_claims_is_refused_and_not_dropped(snapshot: bytes, fault: str) -> None:
    with pytest.raises(BadSnapshot, match=fault):
        load(LATER, snapshot)


def test_no_two_steps_can_have_had_the_same_name() -> None:
    with pytest.raises(ValueError, match="Ask and AskAnybody: both are Ask"):
        toy(steps=(Ask, AskAnybody))


def test_what_is_wrong_is_told_without_the_secret() -> None:
    with pytest.raises(BadSnapshot, match=r"seats: Input should be a valid integer") as refused:
        load(LATER, b'{"stack":[],"state":{"seats":"the secret","dice":{"seed":"00"}}}')

    assert "secret" not in str(refused.value)
    assert refused.value.__context__ is None
