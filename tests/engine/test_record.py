from __future__ import annotations

from hashlib import sha256
from typing import Any, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from engine import (
    EARLIEST,
    LATEST,
    NOBODY,
    RECORD_BYTES,
    RECORD_ENTRIES,
    WAKE,
    BadRecord,
    By,
    Choice,
    Entry,
    Illegal,
    Offer,
    Phrase,
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
NOW = 1_700_000_000_000
SETUP = Setup(
    game="tiny",
    version=1,
    seats=2,
    options={"rounds": 1, "dawn": "hour"},
    seed=SEED,
    salt="5a17",
    now=NOW,
)
HEAD = str(Record(SETUP)).strip()
ENTRIES = [
    Entry(1, NOW + 1_000, ANN, Choice("order", ("low",))),
    Entry(2, NOW + 2_000, BOB, Choice("bid", ("0",)), "clock"),
    Entry(3, NOW + HOUR, NOBODY, WAKE, "clock"),
    Entry(4, NOW + HOUR + 1_000, ANN, Choice("pass"), "computer"),
]

WORDS = st.text("abcdefghij0123456789-=.", min_size=1, max_size=8)
SETUPS = st.builds(
    Setup,
    game=st.text("abcz019_", min_size=1, max_size=40),
    version=st.integers(1, 1_000_000),
    seats=st.integers(1, 64),
    options=st.dictionaries(st.text(), st.text() | st.integers() | st.booleans() | st.none()),
    box=st.none() | st.dictionaries(st.text(), st.lists(st.integers())),
    seed=st.binary(min_size=1, max_size=64).map(bytes.hex),
    salt=st.text("0123456789abcdef", max_size=64),
    now=st.integers(EARLIEST, LATEST),
)
MADE = st.builds(
    lambda time, seat, verb, args, by, version: Entry(
        0, time, Seat(seat), Choice(verb, tuple(args)), by, version
    ),
    time=st.integers(0, LATEST),
    seat=st.integers(-1, 63),
    verb=WORDS,
    args=st.lists(WORDS, max_size=4),
    by=st.sampled_from(get_args(By)),
    version=st.integers(1, 1_000_000),
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
        "1 1700000001000 0 player v1 order low",
        "2 1700000002000 1 clock v1 bid 0",
        "3 1700003600000 -1 clock v1 wake",
        "4 1700003601000 0 computer v1 pass",
    ]


def test_the_form_of_a_set_up_never_changes() -> None:
    assert (
        '{"game":"tiny","version":1,"seats":2,"options":{"rounds":1,"dawn":"hour"},'
        f'"box":null,"seed":"{SEED}","salt":"5a17","now":1700000000000}}'
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
        (HEAD.replace('"tiny"', '"tiny games"'), "game: String should match"),
        (HEAD.replace('"version":1', '"version":0'), "version: Input should be greater"),
        (HEAD.replace('"version":1', f'"version":{10**30}'), "version: Input should be less"),
        (HEAD.replace('"seats":2', '"seats":65'), "seats: Input should be less"),
        (HEAD.replace('"seats":2', '"seats":0'), "seats: Input should be greater"),
        (HEAD.replace('"5a17"', '"`@everyone`"'), "salt: String should match"),
        (HEAD.replace('"5a17"', f'"{"5" * 65}"'), "salt: String should match"),
        (HEAD.replace(str(NOW), str(EARLIEST - 1)), "now: 946684800000 at least"),
        (HEAD.replace(str(NOW), str(LATEST + 1)), "now: Input should be less"),
        (HEAD.replace('"rounds"', '"rounds":' + '{"x":' * 300 + "1"), "the line: Invalid JSON"),
        (HEAD.replace(SEED, "seed"), "seed: String should match"),
        (HEAD.replace(SEED, ""), "seed: String should match"),
        (HEAD.replace(SEED, "5e" * 65), "seed: String should match"),
        (HEAD.replace(SEED, SEED.upper()), "seed: String should match"),
    ],
)
def test_a_wrong_set_up_is_refused_with_its_line_and_field(head: str, fault: str) -> None:
    with pytest.raises(BadRecord, match=f"^line 2, the set-up: {fault}") as refused:
        Record.parse(f"# a match\n{head}\n")

    field = fault.partition(":")[0].replace("the line", "none")
    assert refused.value.why == Phrase("record-setup", (("line", 2), ("field", field)))


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
        "one \u202e" + "\x07\u200f" * 50,
    ],
)
def test_a_wrong_entry_is_refused_with_its_line_and_what_is_expected(line: str) -> None:
    with pytest.raises(
        BadRecord, match=r"^line 4: '.{1,80}' is not an entry: .* v1 jump d4'$"
    ) as refused:
        Record.parse(f"# a match\n{HEAD}\n\n{line}\n")

    assert refused.value.why == Phrase("record-entry", (("line", 4),))


@pytest.mark.parametrize(
    "line",
    [
        f"1 {LATEST + 1} 0 player v1 pass",
        "1 2000 64 player v1 pass",
        "1 2000 0 player v0 pass",
        "1 2000 0 player v1000001 pass",
    ],
)
def test_an_entry_out_of_all_bounds_is_refused(line: str) -> None:
    with pytest.raises(BadRecord, match=f"^line 2: '{line}' is out of bounds: the last time is"):
        Record.parse(f"{HEAD}\n{line}\n")


@given(st.text(st.characters(exclude_characters="'\n"), min_size=1), st.integers(1, 500))
def test_no_more_than_eighty_visible_characters_are_quoted(word: str, times: int) -> None:
    with pytest.raises(BadRecord) as refused:
        Entry.parse(f"no entry {word * times}")

    said = str(refused.value)
    assert said.isprintable()
    assert 0 < len(said.split("'")[1]) <= 80


def test_no_field_is_named_at_length() -> None:
    with pytest.raises(BadRecord, match=r"^line 1, the set-up: x{79}…: Extra inputs") as refused:
        Record.parse(HEAD.replace('"salt"', f'"{"x" * 999}"'))

    assert len(str(refused.value)) < 200


@pytest.mark.parametrize("text", [HEAD + " " * RECORD_BYTES, HEAD + "ü" * (RECORD_BYTES // 2)])
def test_a_record_that_is_too_large_is_called_so(text: str) -> None:
    with pytest.raises(BadRecord, match=r"^the record is larger than 1 MiB$"):
        Record.parse(text)


def test_a_record_has_a_largest_number_of_entries() -> None:
    lines = [f"{n} 0 0 player v1 pass" for n in range(1, RECORD_ENTRIES + 2)]

    assert len(Record.parse("\n".join([HEAD, *lines[:-1]])).entries) == RECORD_ENTRIES
    with pytest.raises(BadRecord, match=r"^the record has more than 20000 entries$"):
        Record.parse("\n".join([HEAD, *lines]))


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
    assert len(GAME.rules.inventory(state)) == 10 + 18


# -- replay -----------------------------------------------------------------------------------


def test_a_record_is_played_again_to_its_last_entry() -> None:
    outcome = replay(GAME, Record(SETUP, ENTRIES))

    assert outcome.state.over == "rounds"
    assert outcome.state.now == NOW + HOUR + 1_000
    assert outcome.events == ()


def test_a_record_without_entries_is_the_deal() -> None:
    assert replay(GAME, Record(SETUP)) == begin(GAME, SETUP)


def test_the_entry_that_does_not_fit_is_named() -> None:
    entries = [ENTRIES[0], Entry(2, NOW + 2_000, BOB, Choice("bid", ("99",)))]

    with pytest.raises(BadRecord, match=r"^entry 2: seat 1 cannot choose 'bid 99' now$") as refused:
        replay(GAME, Record(SETUP, entries))

    assert refused.value.why == Phrase("record-illegal", (("entry", 2),))


def test_what_cannot_be_chosen_is_quoted_in_short() -> None:
    entries = [Entry(1, NOW, ANN, Choice("b\u202eid", ("9" * 999,)))]

    with pytest.raises(BadRecord, match=r"^entry 1: seat 0 cannot choose 'b id 9{74}…' now$"):
        replay(GAME, Record(SETUP, entries))


def test_a_replay_stops_when_its_budget_says_so() -> None:
    asked: list[int] = []

    def budget() -> None:
        asked.append(1)
        if len(asked) == 3:
            raise TimeoutError

    with pytest.raises(TimeoutError):
        replay(GAME, Record(SETUP, ENTRIES), budget)
    assert len(asked) == 3


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
            enter(GAME, state, Entry(1, NOW + 1_000, NOBODY, choice))
    with pytest.raises(Illegal):
        enter(GAME, state, Entry(1, NOW + 1_000, ANN, WAKE))
    assert dump(state) == before


def test_an_entry_does_what_act_does() -> None:
    one, other = begin(GAME, SETUP).state, begin(GAME, SETUP).state

    assert (
        enter(GAME, one, ENTRIES[0]).events
        == act(GAME, other, ANN, ENTRIES[0].choice, NOW + 1_000).events
    )
    assert dump(one) == dump(other)
