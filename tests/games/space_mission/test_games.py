"""Whole matches: many random ones with invariants, and stored ones that must replay."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engine import Dice, Record, Seat, act, active_seats, dump, load, offers, random_player, replay
from games.space_mission import GAME
from games.space_mission.parts import SPACE
from games.space_mission.setup import END_AT
from games.space_mission.state import State
from minds import ask

from .games import last, played, setup
from .stored import FOLDER, OLD, digest_of_version

STORED = sorted(FOLDER.glob("*.txt"))
UNDER_WAY = (OLD / "version-1.snapshots").read_bytes().splitlines()
LONGEST = 3_000
"""Entries of the longest random match that is still believed."""


def check(state: State, inventory: list[str]) -> None:
    assert sorted(GAME.inventory(state)) == inventory
    if state.over:
        assert not active_seats(state)
        assert state.is_last_round or state.is_stranded
        return
    (seat,) = active_seats(state)
    found = offers(state, seat)
    assert found
    assert len(set(found)) == len(found)
    assert all(not offers(state, Seat(n)) for n in range(state.seats) if n != seat)
    assert all(SPACE not in pilot.tiles for pilot in state.pilots)
    assert all(len(pilot.hand) <= 5 and pilot.chips >= 0 for pilot in state.pilots)
    for planet in state.ring:
        assert planet.open == (planet.only_space and len(planet.pile) < 8) or len(planet.pile) == 8
        assert planet.station is None or not planet.scans


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("matches", [50, pytest.param(250, marks=pytest.mark.long)])
def test_random_matches_end_and_keep_every_piece(seats: int, matches: int) -> None:
    ends: Counter[str] = Counter()
    for seed in range(matches):
        inventory: list[str] = []
        for number, (state, _) in enumerate(played(seats, seed, ["random", "easy"])):
            inventory = inventory or sorted(GAME.inventory(state))
            if number % 5 == 0 or state.over:
                check(state, inventory)
            assert number < LONGEST
        ends[state.over] += 1
        assert len(GAME.result(state).rows) == seats
    assert ends["space"] > 0.8 * matches


def test_stored_matches_of_every_number_of_seats_are_there() -> None:
    setups = [Record.parse(path.read_text("utf-8")).setup for path in STORED]

    assert {setup.seats for setup in setups} == set(END_AT)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_replays_to_its_end(path: Path) -> None:
    text = path.read_text("utf-8")
    record = Record.parse(text)

    state = replay(GAME, record).state

    told = dict(line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("# "))
    assert state.over == told["over"]
    assert str([row[-1] for row in GAME.result(state).rows]) == told["totals"]
    assert digest_of_version(record.setup.version, state) == told["digest"]


def test_stored_matches_are_of_every_version_of_the_rules() -> None:
    made = {Record.parse(path.read_text("utf-8")).setup.version for path in STORED}

    assert made == set(range(1, GAME.version + 1))


@pytest.mark.parametrize("snapshot", UNDER_WAY, ids=["mark", "action", "take"])
def test_a_match_under_way_in_version_1_goes_on_to_its_end(snapshot: bytes) -> None:
    state, dice = load(GAME, snapshot), Dice("0d")
    for _ in range(LONGEST):
        if not state.over:
            (seat,) = active_seats(state)
            thought = ask(GAME, state, seat, random_player, dice)
            act(GAME, state, seat, thought.choice, state.now)

    assert state.over == "space"


@pytest.mark.parametrize("snapshot", UNDER_WAY, ids=["mark", "action", "take"])
def test_a_deck_that_was_stored_as_two_fields_is_read(snapshot: bytes) -> None:
    then = json.loads(snapshot)["state"]

    deck = load(GAME, snapshot).deck

    assert (deck.cards, deck.discards) == (then["draw"], then["discard"])
    assert deck.known == {}


def test_a_match_goes_on_from_its_snapshot_as_from_its_log() -> None:
    for state, _ in played(3, 11, ["random"]):
        assert dump(load(GAME, dump(state))) == dump(state)


def test_a_match_replays_to_the_same_bytes() -> None:
    record = Record(setup(4, 21))
    state = last(4, 21, ["easy", "random"], record)

    assert dump(replay(GAME, record).state) == dump(state)
