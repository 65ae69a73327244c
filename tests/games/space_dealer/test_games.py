"""Whole matches: many with invariants, and stored ones that must replay."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine import (
    Record,
    advance,
    digest,
    dump,
    load,
    replay,
    wake,
)
from games.space_dealer import GAME
from tests.games.tables import MENU, at_table, is_said_within, keep_the_laws
from tests.tiers import long_but

from .games import last, setup
from .laws import LAWS

STORED = sorted((Path(__file__).parent / "matches").glob("*.txt"))
OLD = sorted((Path(__file__).parent / "old").glob("*.txt"))
SNAPSHOTS = sorted((Path(__file__).parent / "old").glob("*.snapshot"))


@pytest.mark.parametrize(
    ("seats", "advanced"),
    long_but((3, False), [(n, advanced) for n in GAME.cover.seats for advanced in (False, True)]),
)
def test_matches_keep_the_laws_with_every_number_of_seats(seats: int, advanced: bool) -> None:  # noqa: FBT001 - a parameter
    plan = at_table(GAME, seats, seats, advanced=advanced, timer="ten-minutes")

    keep_the_laws(GAME, [*LAWS, is_said_within(MENU)], [replace(plan, pace="brisk")])


@pytest.mark.parametrize(("matches", "enough"), long_but((2, 2), [(2, 2), (12, 11)]))
def test_the_trader_beats_random_play(matches: int, enough: int) -> None:
    won = 0
    for seed in range(matches):
        state = last(setup(4, seed), ["easy", "random"])
        won += all(seat % 2 == 0 for seat in GAME.rules.result(state).winners)
    assert won >= enough


def heading(path: Path) -> dict[str, str]:
    """What a stored match says that must come out."""
    lines = path.read_text("utf-8").splitlines()
    return dict(line[2:].split(": ", 1) for line in lines if line.startswith("# "))


def test_stored_matches_of_every_number_of_seats_are_there() -> None:
    setups = [Record.parse(path.read_text("utf-8")).setup for path in STORED]

    assert {setup.seats for setup in setups} == set(GAME.cover.seats)
    assert {setup.options["advanced"] for setup in setups} == {True, False}
    assert {setup.version for setup in setups} == {2, GAME.cover.version}


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_replays_to_its_end(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))

    state = replay(GAME, record).state

    told = heading(path)
    assert state.over == told["over"]
    assert str([row[-1] for row in GAME.rules.result(state).rows]) == told["totals"]
    assert digest(state) == told["digest"]


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
@pytest.mark.clause("SD28")
def test_a_log_of_version_1_is_as_legal_as_it_was_and_the_last_timers_still_run(path: Path) -> None:
    """In version 1 the match was over, with whatever ran, when time was up."""
    record = Record.parse(path.read_text("utf-8"))
    assert {entry.version for entry in record.entries} == {1}

    state = replay(GAME, record).state

    assert (state.closing, state.over) == ("time", "")
    wake(GAME, state, state.now + 3 * state.minute)
    assert state.over == heading(path)["over"]
    assert str([row[-1] for row in GAME.rules.result(state).rows]) == heading(path)["totals"]


@pytest.mark.parametrize("path", SNAPSHOTS, ids=lambda path: path.stem)
def test_a_match_of_version_1_goes_on_from_its_snapshot(path: Path) -> None:
    stored = path.read_bytes()
    name, _, played_ = path.stem.rpartition("-")
    record = Record.parse((path.parent / f"{name}.txt").read_text("utf-8"))

    state = load(GAME, stored)

    assert dump(state) == stored.rstrip()
    assert replay(GAME, Record(record.setup, record.entries[: int(played_)])).state == state
    for _ in advance(GAME, state, record.entries[int(played_) :]):
        pass
    assert state.closing == "time"
