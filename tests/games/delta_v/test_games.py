"""Whole matches: a thousand seeded ones with invariants, and stored ones that must replay."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine import Record, digest, dump, load, offers, owes, replay
from games.delta_v import GAME
from games.delta_v.parts import LAST_ALIEN, MINERALS, ROCKETS
from games.delta_v.phrases import ENDINGS
from games.delta_v.scoring import is_hopeless, is_occupied
from games.delta_v.state import State

from .games import last, played, setup
from .stored import FOLDER, MATCHES

STORED = sorted(FOLDER.glob("*.record"))
LONGEST = 6_000
"""Entries of the longest match that is still believed."""
TABLES = {2: ["random", "prospector"], 3: ["prospector", "random"], 4: ["prospector", "random"]}


def check(state: State, census: list[str]) -> None:
    """What holds at every moment of every match."""
    assert list(GAME.census(state)) == census
    assert len(state.encounters) <= LAST_ALIEN
    assert set(state.encounters) <= set(state.board)
    assert state.alien == "" or state.alien in state.board
    for player in state.players:
        assert min(player.station, player.yard) >= 0
        assert player.in_play + player.yard == ROCKETS
        assert set(player.rockets) <= set(state.board)
        assert set(player.orders) <= {*player.incidents, *player.fresh}
    held = [set(player.rockets) for player in state.players]
    assert sum(map(len, held)) == len(set().union(*held))  # DV21: nobody shares with another
    if state.over:
        check_end(state)
        return
    waiting = owes(state)
    assert waiting
    for seat in waiting:
        found = offers(state, seat)
        assert found
        assert len(set(found)) == len(found)
    assert all(not offers(state, n) for n in range(state.seats) if n not in waiting)  # type: ignore[arg-type]


def check_end(state: State) -> None:
    """The reason that is given is true."""
    assert not owes(state)
    match state.over:
        case "contracts":
            assert state.open_contracts() == []
        case "aliens":
            assert len(state.encounters) == LAST_ALIEN
        case "occupied":
            assert is_occupied(state)
        case reason:
            assert reason == "impossible"
            assert is_hopeless(state)


@pytest.mark.parametrize("notebook", [True, False])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sixth_of_a_thousand_matches_ends_and_keeps_every_piece(
    seats: int,
    notebook: bool,  # noqa: FBT001 - a parameter
) -> None:
    ends: Counter[str] = Counter()
    for seed in range(167):
        census: list[str] = []
        computers = TABLES[seats] if seed % 2 else ["random"]
        start = setup(seats, seed, notebook=notebook)
        for number, (state, _) in enumerate(played(start, computers)):
            census = census or list(GAME.census(state))
            if number % 5 == 0 or state.over:
                check(state, census)
            assert number < LONGEST
        ends[state.over] += 1
        assert len(GAME.result(state).rows) == seats
    assert set(ends) <= set(ENDINGS)
    assert ends["aliens"] > 10


def test_a_census_counts_everything() -> None:
    state = last(setup(3, 1), ["prospector"])

    pieces = Counter(piece.split("-")[0] for piece in GAME.census(state))

    assert pieces["rocket"] == 3 * ROCKETS
    assert pieces["bribe"] == 3 * len(MINERALS)
    assert sum(pieces.values()) == 48 + 12 + 30


@pytest.mark.clause("DV87", "DV90", "DV91", "DV92")
def test_a_match_of_every_ending_with_every_number_of_seats_is_stored() -> None:
    kept = {(path.stem, Record.parse(path.read_text("utf-8")).setup.seats) for path in STORED}

    assert kept >= {(f"{end}-{seats}", seats) for end in ENDINGS for seats in GAME.seats}
    assert {stem for stem, _ in kept} >= set(MATCHES)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_replays_to_its_end(path: Path) -> None:
    text = path.read_text("utf-8")

    state = replay(GAME, Record.parse(text)).state

    told = dict(line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("# "))
    assert state.over == told["over"] == path.stem.split("-")[0]
    assert str([row[-1] for row in GAME.result(state).rows]) == told["totals"]
    assert digest(state) == told["digest"]


def test_a_match_goes_on_from_its_snapshot_as_from_its_log() -> None:
    for state, _ in played(setup(3, 11), ["random", "prospector"]):
        assert load(GAME, dump(state)) == state


def test_a_match_replays_to_the_same_bytes() -> None:
    record = Record(setup(4, 21))
    state = last(record.setup, ["prospector", "random"], record)

    assert dump(replay(GAME, record).state) == dump(state)
