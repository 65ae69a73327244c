"""Whole matches: many random ones with invariants, and stored ones that must replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine import Dice, Record, act, active_seats, load, random_player, replay
from games.space_mission import GAME
from games.space_mission.setup import END_AT
from minds import ask
from tests.games.tables import BUTTON, at_table, is_said_within, keep_the_laws
from tests.tiers import long_but

from .laws import LAWS
from .stored import FOLDER, OLD, digest_of_version

STORED = sorted(FOLDER.glob("*.txt"))
UNDER_WAY = (OLD / "version-1.snapshots").read_bytes().splitlines()
LONGEST = 3_000
"""Entries of the longest random match that is still believed."""


@pytest.mark.parametrize(
    ("seats", "matches"), long_but((2, 1), [(2, 1), (2, 10), (3, 10), (4, 10), (5, 10)])
)
def test_matches_keep_the_laws_with_every_number_of_seats(seats: int, matches: int) -> None:
    plans = [at_table(GAME, n, seats, notebook=bool(n % 2)) for n in range(matches)]

    keep_the_laws(GAME, [*LAWS, is_said_within(BUTTON)], plans)


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
    assert str([row[-1] for row in GAME.rules.result(state).rows]) == told["totals"]
    assert digest_of_version(record.setup.version, state) == told["digest"]


def test_stored_matches_are_of_every_version_of_the_rules() -> None:
    made = {Record.parse(path.read_text("utf-8")).setup.version for path in STORED}

    assert made == set(range(1, GAME.cover.version + 1))


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
