"""Whole matches: many with invariants, and stored ones that must replay."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine import (
    Record,
    Seat,
    active_seats,
    advance,
    digest,
    dump,
    load,
    next_alarm,
    offers,
    replay,
    wake,
)
from games.space_dealer import GAME
from games.space_dealer.alarms import dues
from games.space_dealer.parts import HOLD
from games.space_dealer.sites import capacity, works
from games.space_dealer.state import State

from .games import last, played, setup

STORED = sorted((Path(__file__).parent / "matches").glob("*.txt"))
OLD = sorted((Path(__file__).parent / "old").glob("*.txt"))
SNAPSHOTS = sorted((Path(__file__).parent / "old").glob("*.snapshot"))
LONGEST = 6_000
MATCHES = 2
"""Of each number of seats, basic and advanced; every law plays some more."""


def check(state: State) -> None:
    for planet in state.planets:
        assert sum(planet.depot) <= capacity(state, planet)
        assert all(sum(ship.load) <= HOLD and min(ship.load) >= 0 for ship in planet.ships)
        assert len(planet.zone) + bool(planet.drawn) <= 2 + 2 * sum(
            built.card.startswith("centre") for built in planet.built
        )
        on = [timer.on for timer in planet.timers if timer.job not in ("", "spent")]
        assert len(set(on)) == len(on)
        assert sum(built.blocked for built in planet.built) <= 2
        assert all(works(state, planet, built) for built in planet.built if built.blocked)
        assert 1 <= planet.level <= 3
        assert 0 <= planet.markers <= 10
    met = sum(len(built.met) for planet in state.planets for built in planet.built)
    assert met == sum(10 - planet.markers for planet in state.planets)
    if not state.over and state.begins:
        due = next_alarm(GAME, state)
        assert due is not None
        assert state.now <= due
        assert due == min(at for at, *_ in dues(state))
        assert bool(state.closing) == (due > state.ends) or due == state.ends


@pytest.mark.parametrize("advanced", [False, True], ids=["basic", "advanced"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_matches_end_and_keep_every_piece(seats: int, advanced: bool) -> None:  # noqa: FBT001 - a parameter
    ends: Counter[str] = Counter()
    kinds: Counter[str] = Counter()
    for seed in range(MATCHES):
        inventory: list[str] = []
        start = setup(seats, seed, advanced=advanced)
        for number, (state, outcome) in enumerate(played(start, ["easy", "random"])):
            kinds.update(type(event).__name__ for event in outcome.events)
            if number % 15 == 0 or state.over:
                inventory = inventory or list(GAME.inventory(state))
                assert list(GAME.inventory(state)) == inventory
                check(state)
                for seat in active_seats(state):
                    found = offers(state, seat)
                    assert len(set(found)) == len(found)
            assert number < LONGEST
        ends[state.over] += 1
    assert sum(ends.values()) == MATCHES
    assert kinds["DemandMet"] > MATCHES * seats // 2
    assert kinds["CardBuilt"] > MATCHES * seats


def test_the_trader_beats_random_play() -> None:
    won = 0
    for seed in range(12):
        state = last(setup(4, seed), ["easy", "random"])
        won += all(seat % 2 == 0 for seat in GAME.result(state).winners)
    assert won >= 11


def heading(path: Path) -> dict[str, str]:
    """What a stored match says that must come out."""
    lines = path.read_text("utf-8").splitlines()
    return dict(line[2:].split(": ", 1) for line in lines if line.startswith("# "))


def test_stored_matches_of_every_number_of_seats_are_there() -> None:
    setups = [Record.parse(path.read_text("utf-8")).setup for path in STORED]

    assert {setup.seats for setup in setups} == set(GAME.seats)
    assert {setup.options["advanced"] for setup in setups} == {True, False}
    assert {setup.version for setup in setups} == {2, GAME.version}


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_replays_to_its_end(path: Path) -> None:
    record = Record.parse(path.read_text("utf-8"))

    state = replay(GAME, record).state

    told = heading(path)
    assert state.over == told["over"]
    assert str([row[-1] for row in GAME.result(state).rows]) == told["totals"]
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
    assert str([row[-1] for row in GAME.result(state).rows]) == heading(path)["totals"]


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


def test_a_match_goes_on_from_its_snapshot_as_from_its_log() -> None:
    for number, (state, _) in enumerate(played(setup(3, 11, advanced=True), ["random", "easy"])):
        if number % 10 == 0:
            assert dump(load(GAME, dump(state))) == dump(state)


@pytest.mark.clause("SD5")
def test_a_match_restarted_at_every_tenth_entry_is_the_same() -> None:
    record = Record(setup(4, 21, advanced=True))
    state = last(record.setup, ["easy", "random"], record)
    from_start = replay(GAME, record).state

    assert dump(from_start) == dump(state)
    assert {entry.seat for entry in record.entries} == {Seat(n) for n in range(-1, 4)}
