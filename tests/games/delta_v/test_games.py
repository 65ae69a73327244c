"""Whole matches: many seeded ones with invariants, and stored ones that must replay."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engine import Dice, Record, Seat, act, active_seats, digest, load, replay
from games.delta_v import GAME
from games.delta_v.events import TurnBegan
from games.delta_v.parts import MINERALS, ROCKETS
from games.delta_v.phrases import ENDINGS
from games.delta_v.scoring import is_hopeless, is_occupied
from games.delta_v.state import State
from minds import ask
from tests.games.tables import BUTTON, at_table, is_said_within, keep_the_laws
from tests.tiers import long_but

from .games import last, played, setup
from .laws import LAWS
from .stored import FOLDER, MATCHES, OLD, digest_of_version_1

STORED = sorted(FOLDER.glob("*.record"))
LONGEST = 6_000
"""Entries of the longest match that is still believed."""
TABLES = {2: ["random", "easy"], 3: ["easy", "random"], 4: ["easy", "random"]}


def kept(name: str) -> list[bytes]:
    """Snapshots of matches under way, as an earlier version left them."""
    return (OLD / f"{name}.snapshots").read_bytes().splitlines()


def step_of(snapshot: bytes) -> str:
    """What a snapshot waits for."""
    name: str = json.loads(snapshot)["stack"][-1][0]
    return name


def on_to_the_end(state: State, computers: list[str], most: int) -> None:
    """Let computer players go on, for so many decisions at most."""
    dice = Dice("0d")
    for _ in range(most):
        if state.over:
            return
        seat = active_seats(state)[0]
        computer = GAME.minds.computers[computers[seat % len(computers)]]
        choice = ask(GAME, state, seat, computer, dice).choice
        act(GAME, state, seat, choice, state.now)


@pytest.mark.parametrize(
    ("seats", "matches"), long_but((2, 1), [(2, 1), (2, 10), (3, 10), (4, 10)])
)
def test_matches_keep_the_laws_with_every_number_of_seats(seats: int, matches: int) -> None:
    plans = [at_table(GAME, n, seats, notebook=bool(n % 2)) for n in range(matches)]

    keep_the_laws(GAME, [*LAWS, is_said_within(BUTTON)], plans)


@pytest.mark.clause("DV60", "DV91", "DV92")
@pytest.mark.parametrize(
    ("seats", "matches"), long_but((2, 6), [(2, 6), (2, 20), (3, 20), (4, 20)])
)
def test_what_is_asked_often_is_answered_as_if_everything_were_looked_at(
    seats: int, matches: int
) -> None:
    for seed in range(matches):
        for state, outcome in played(setup(seats, seed), TABLES[seats]):
            for seat in map(Seat, range(seats)):
                assert state.can_reveal(seat) == bool(state.revealable(seat))
            if any(isinstance(event, TurnBegan) for event in outcome.events) and not state.over:
                assert not is_hopeless(state)
                assert not is_occupied(state)


def test_a_census_counts_everything() -> None:
    state = last(setup(3, 1), ["easy"])

    pieces = Counter(piece.split("-")[0] for piece in GAME.rules.inventory(state))

    assert pieces["rocket"] == 3 * ROCKETS
    assert pieces["bribe"] == 3 * len(MINERALS)
    assert sum(pieces.values()) == 48 + 12 + 30


@pytest.mark.clause("DV87", "DV90", "DV91", "DV92", "DV96")
def test_a_match_of_every_ending_with_every_number_of_seats_is_stored() -> None:
    kept = {(path.stem, Record.parse(path.read_text("utf-8")).setup.seats) for path in STORED}

    assert kept >= {(f"{end}-{seats}", seats) for end in ENDINGS for seats in GAME.cover.seats}
    assert {stem for stem, _ in kept} >= set(MATCHES)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_replays_to_its_end(path: Path) -> None:
    text = path.read_text("utf-8")

    record = Record.parse(text)

    state = replay(GAME, record).state

    told = dict(line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("# "))
    assert state.over == told["over"] == path.stem.split("-")[0]
    assert str([row[-1] for row in GAME.rules.result(state).rows]) == told["totals"]
    as_then = digest_of_version_1 if record.setup.version == 1 else digest
    assert as_then(state) == told["digest"]


def test_stored_matches_are_of_every_version_of_the_rules() -> None:
    made = {Record.parse(path.read_text("utf-8")).setup.version for path in STORED}

    assert made == set(range(1, GAME.cover.version + 1))


@pytest.mark.parametrize("snapshot", kept("version-1"), ids=step_of)
def test_a_match_under_way_in_version_1_goes_on_to_its_end(snapshot: bytes) -> None:
    state = load(GAME, snapshot)

    on_to_the_end(state, ["random", "easy"], LONGEST)

    assert state.over in ENDINGS


def test_a_match_of_version_1_is_kept_for_every_step_that_waits() -> None:
    waiting = {kind.__name__ for kind in GAME.rules.steps} - {"Turn"}

    assert {step_of(snapshot) for snapshot in kept("version-1")} == waiting


@pytest.mark.clause("DV96")
@pytest.mark.parametrize("snapshot", kept("locked"), ids=["3071", "4203130", "4065", "4204133"])
def test_computers_that_had_locked_each_other_find_a_way_out(snapshot: bytes) -> None:
    """Seeds for three and four prospectors that never ended: none of them could get any further."""
    state = load(GAME, snapshot)

    on_to_the_end(state, ["easy"], 60)

    assert state.over in {"contracts", "aliens", "impossible"}


@pytest.mark.parametrize(("seats", "seed"), [(3, 3071), (3, 4203130), (4, 4065), (4, 4204133)])
def test_seeds_that_never_ended_end(seats: int, seed: int) -> None:
    state = last(setup(seats, seed), ["easy"])

    assert state.over != "stalemate"
