"""Stored matches replay to the same end, in every variant and with every number of seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine import (
    BadRecord,
    Dice,
    Record,
    Seat,
    act,
    active_seats,
    load,
    offers,
    replay,
)
from games.merchant_of_venus import GAME
from minds import ask
from tests.tiers import long_but

from .stored import FOLDER, MATCHES, OLD, digest_of_version

STORED = sorted(FOLDER.glob("*.txt"))


def test_stored_matches_of_every_variant_and_number_of_seats_are_there() -> None:
    setups = [Record.parse(path.read_text("utf-8")).setup for path in STORED]

    assert {each.seats for each in setups} == set(GAME.cover.seats)
    assert {each.options.get("variant", "standard") for each in setups} == {
        "standard",
        "quick",
        "challenge",
        "epic",
    }
    assert {path.stem for path in STORED} == MATCHES.keys()


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_replays_to_its_end(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.parse(text)

    state = replay(GAME, record).state

    told = dict(line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("# "))
    assert state.over == told["over"]
    assert str([row[-1] for row in GAME.rules.result(state).rows]) == told["totals"]
    assert digest_of_version(record.setup.version, state) == told["digest"]


@pytest.mark.parametrize("path", sorted(OLD.glob("*.txt")), ids=lambda path: path.stem)
def test_an_old_log_is_read_whole_or_up_to_what_is_not_allowed_any_more(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))
    assert record.setup.version == (2 if path.stem.endswith("-2") else 1)

    if path.stem == "three-mixed":  # nothing in it is played otherwise now
        assert replay(GAME, record).state.over == "rounds"
    else:
        with pytest.raises(BadRecord, match="cannot choose"):
            replay(GAME, record)


@pytest.mark.parametrize(
    "name", long_but("challenge-42", sorted(path.stem for path in OLD.glob("*.snapshot")))
)
def test_a_match_of_old_rules_goes_on_from_its_snapshot(name: str) -> None:
    state, dice = load(GAME, (OLD / f"{name}.snapshot").read_bytes()), Dice("0a")
    assert active_seats(state)

    for _ in range(2_000):
        if state.over:
            break
        seat = Seat(dice.pick(active_seats(state)))
        found = offers(state, seat)
        choice = ask(GAME, state, seat, "easy", dice, found).choice
        act(GAME, state, seat, choice, state.now)

    assert state.over
    assert GAME.rules.result(state).rows


def test_a_challenge_was_won_and_has_a_winner() -> None:
    record = Record.parse((FOLDER / "challenge-won.txt").read_text("utf-8"))

    state = replay(GAME, record).state

    assert state.over == "challenge-won"
    assert GAME.rules.result(state).winners == (Seat(0),)
