from __future__ import annotations

from hashlib import sha256
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from engine import (
    NOBODY,
    WAKE,
    BadRecord,
    By,
    Choice,
    Entry,
    Illegal,
    Offer,
    Record,
    Seat,
    Setup,
    act,
    advance,
    begin,
    digest,
    dump,
    enter,
    offers,
    replay,
)
from tests.tiny import GAME

from .toy import ANN, BOB, SEED

HOUR = 3_600_000
SETUP = Setup(
    game="tiny",
    version=1,
    seats=2,
    options={"rounds": 1, "dawn": "hour"},
    seed=SEED,
    salt="5a17",
    now=1_000,
)
HEAD = str(Record(SETUP)).strip()
ENTRIES = [
    Entry(1, 2_000, ANN, Choice("order", ("low",))),
    Entry(2, 3_000, BOB, Choice("bid", ("0",)), "clock"),
    Entry(3, HOUR + 1_000, NOBODY, WAKE, "clock"),
    Entry(4, HOUR + 2_000, ANN, Choice("pass"), "computer"),
]

WORDS = st.text("abcdefghij0123456789-=.", min_size=1, max_size=8)
SETUPS = st.builds(
    Setup,
    game=WORDS,
    version=st.integers(0, 99),
    seats=st.integers(0, 9),
    options=st.dictionaries(st.text(), st.text() | st.integers() | st.booleans() | st.none()),
    box=st.none() | st.dictionaries(st.text(), st.lists(st.integers())),
    seed=st.binary(min_size=1, max_size=64).map(bytes.hex),
    salt=st.text(),
    now=st.integers(0, 2**60),
)
MADE = st.builds(
    lambda time, seat, verb, args, by, version: Entry(
        0, time, Seat(seat), Choice(verb, tuple(args)), by, version
    ),
    time=st.integers(0, 10**18 - 1),
    seat=st.integers(-1, 9),
    verb=WORDS,
    args=st.lists(WORDS, max_size=4),
    by=st.sampled_from(get_args(By)),
    version=st.integers(0, 10**9 - 1),
)


# -- as text ----------------------------------------------------------------------------------


@given(SETUPS, st.lists(MADE, max_size=5))
def test_every_record_survives_being_written(setup: Setup, made: list[Entry]) -> None:
    entries = [
        Entry(seq, e.time, e.seat, e.choice, e.by, e.version) for seq, e in enumerate(made, 1)
    ]
    record = Record(setup, entries)

    assert Record.parse(str(record)) == record


@given(st.text())
def test_any_text_is_a_record_or_refused_as_one(text: str) -> None:
    try:
        record = Record.parse(text)
    except BadRecord:
        return
    assert Record.parse(str(record)) == record


@given(MADE.map(str), st.integers(0, 20), st.integers(0, 3), st.text(max_size=3))
def test_any_line_is_an_entry_or_refused_as_one(line: str, at: int, cut: int, new: str) -> None:
    try:
        entry = Entry.parse(line[:at] + new + line[at + cut :])
    except BadRecord:
        return
    assert Entry.parse(str(entry)) == entry


def test_the_form_of_an_entry_never_changes() -> None:
    assert [str(entry) for entry in ENTRIES] == [
        "1 2000 0 player v1 order low",
        "2 3000 1 clock v1 bid 0",
        "3 3601000 -1 clock v1 wake",
        "4 3602000 0 computer v1 pass",
    ]


def test_the_form_of_a_set_up_never_changes() -> None:
    assert (
        '{"game":"tiny","version":1,"seats":2,"options":{"rounds":1,"dawn":"hour"},'
        f'"box":null,"seed":"{SEED}","salt":"5a17","now":1000}}'
    ) == HEAD


def test_remarks_empty_lines_and_other_line_ends_mean_nothing() -> None:
    text = f"# a match\r\n\r\n{HEAD}\r\n# and its end\r\n{ENTRIES[0]}\r\n\n  {ENTRIES[1]}  \n"

    assert Record.parse(text) == Record(SETUP, ENTRIES[:2])


@pytest.mark.parametrize("text", ["", "\n", "# nothing\n"])
def test_a_record_needs_a_set_up(text: str) -> None:
    with pytest.raises(BadRecord, match="the first line must be the set-up"):
        Record.parse(text)


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        ("not JSON", "the line: Invalid JSON"),
        ("{}", "game: Field required"),
        (HEAD.replace('"seats":2', '"seats":"two"'), "seats: Input should be a valid integer"),
        (HEAD.replace('"salt"', '"pepper"'), "pepper: Extra inputs"),
        (HEAD.replace(SEED, "seed"), "seed: String should match"),
        (HEAD.replace(SEED, ""), "seed: String should match"),
        (HEAD.replace(SEED, "5e" * 65), "seed: String should match"),
        (HEAD.replace(SEED, SEED.upper()), "seed: String should match"),
    ],
)
def test_a_wrong_set_up_is_refused_with_its_line_and_field(head: str, fault: str) -> None:
    with pytest.raises(BadRecord, match=f"^line 2, the set-up: {fault}"):
        Record.parse(f"# a match\n{head}\n")


@pytest.mark.parametrize(
    "line",
    [
        "7",
        "one 2000 0 player v1 pass",
        "1 soon 0 player v1 pass",
        "1 -5 0 player v1 pass",
        "1 2000 -2 player v1 pass",
        "1 2000 0 robot v1 pass",
        "1 2000 0 player 1 pass",
        "1 2000 0 player vx pass",
        "1 2000 0 player v1",
        "1 2_000 0 player v1 pass",
        "1 ٢٠٠٠ 0 player v1 pass",
        "1 " + "9" * 5000 + " 0 player v1 pass",
    ],
)
def test_a_wrong_entry_is_refused_with_its_line_and_what_is_expected(line: str) -> None:
    with pytest.raises(BadRecord, match=r"^line 4: '.{1,80}' is not an entry: .* v1 jump d4'$"):
        Record.parse(f"# a match\n{HEAD}\n\n{line}\n")


def test_entries_are_numbered_from_one_without_gaps() -> None:
    with pytest.raises(BadRecord, match=r"^line 3: entry 2 expected, not 3$"):
        Record.parse(f"{HEAD}\n{ENTRIES[0]}\n{ENTRIES[2]}\n")


# -- set-up -----------------------------------------------------------------------------------


def test_the_commitment_is_the_hash_of_seed_and_salt() -> None:
    assert SETUP.commitment() == sha256(f"{SEED}:5a17".encode()).hexdigest()


def test_a_set_up_cannot_be_changed() -> None:
    with pytest.raises(ValidationError):
        SETUP.seats = 3  # type: ignore[misc]  # that is what is tested


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "chess"}, "the set-up is for chess, not for tiny"),
        ({"seats": 9}, "2 to 4 seats, not 9"),
        ({"options": {"rounds": 99}}, "rounds"),
        ({"options": {"sides": 6}}, "sides"),
        ({"box": {"values": 1}}, "values"),
    ],
)
def test_a_set_up_that_does_not_fit_the_game_is_refused(change: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadRecord, match=fault):
        begin(GAME, SETUP.model_copy(update=change))


def test_a_match_may_be_played_with_figures_of_its_own() -> None:
    state = begin(GAME, SETUP.model_copy(update={"box": {"values": 5, "energy": 9}})).state

    assert [miner.energy for miner in state.miners] == [9, 9]
    assert len(GAME.census(state)) == 10 + 18


# -- replay -----------------------------------------------------------------------------------


def test_a_record_is_played_again_to_its_last_entry() -> None:
    outcome = replay(GAME, Record(SETUP, ENTRIES))

    assert outcome.state.over == "rounds"
    assert outcome.state.now == HOUR + 2_000
    assert outcome.events == ()


def test_a_record_without_entries_is_the_deal() -> None:
    assert replay(GAME, Record(SETUP)) == begin(GAME, SETUP)


def test_the_entry_that_does_not_fit_is_named() -> None:
    entries = [ENTRIES[0], Entry(2, 3_000, BOB, Choice("bid", ("99",)))]

    with pytest.raises(BadRecord, match=r"^entry 2: seat 1 cannot choose 'bid 99' now$"):
        replay(GAME, Record(SETUP, entries))


def test_entries_go_on_from_any_state() -> None:
    state = replay(GAME, Record(SETUP, ENTRIES[:2])).state

    outcomes = list(advance(GAME, state, ENTRIES[2:]))

    assert len(outcomes) == 2
    assert digest(state) == digest(replay(GAME, Record(SETUP, ENTRIES)).state)


def test_an_entry_of_nobody_wakes_the_rules() -> None:
    state = replay(GAME, Record(SETUP, ENTRIES[:2])).state

    told = enter(GAME, state, ENTRIES[2]).events

    assert [type(event).__name__ for event in told][:1] == ["BidsOpened"]
    assert Offer("pass") in offers(state, ANN)


def test_nobody_chooses_nothing_but_to_wake() -> None:
    state = begin(GAME, SETUP).state
    before = dump(state)

    for choice in (Choice("bid", ("0",)), Choice("order", ("low",)), Choice("wake", ("up",))):
        with pytest.raises(Illegal):
            enter(GAME, state, Entry(1, 2_000, NOBODY, choice))
    with pytest.raises(Illegal):
        enter(GAME, state, Entry(1, 2_000, ANN, WAKE))
    assert dump(state) == before


def test_an_entry_does_what_act_does() -> None:
    one, other = begin(GAME, SETUP).state, begin(GAME, SETUP).state

    assert (
        enter(GAME, one, ENTRIES[0]).events
        == act(GAME, other, ANN, ENTRIES[0].choice, 2_000).events
    )
    assert dump(one) == dump(other)
