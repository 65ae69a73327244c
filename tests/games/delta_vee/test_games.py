"""Whole matches: seeded ones with invariants, stored ones that must replay, counted plans."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine import (
    BadRecord,
    Choice,
    Illegal,
    Record,
    act,
    active_seats,
    digest,
    enter,
    load,
    replay,
)
from games.delta_vee import GAME
from games.delta_vee.draft import begin as plan
from games.delta_vee.parts import SCENARIOS
from games.delta_vee.plan import drafted, options
from games.delta_vee.state import State
from games.delta_vee.units import Unit
from tests.games.tables import BUTTON, at_table, is_said_within, keep_the_laws
from tests.tiers import long_but

from .builder import add, space
from .games import last, setup
from .laws import LAWS
from .stored import FOLDER, MATCHES, OLD

STORED = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize(
    ("scenario", "seats"),
    long_but(("showdown", 2), [(each, n) for each in SCENARIOS for n in (2, 3, 6)]),
)
def test_matches_keep_the_laws_in_every_scenario(scenario: str, seats: int) -> None:
    plan = at_table(GAME, seats, seats, scenario=scenario, turns=8)

    keep_the_laws(GAME, [*LAWS, is_said_within(BUTTON)], [plan])


def test_a_census_counts_everything() -> None:
    state = last(setup("first-shot", 1, turns=6), ["random"])

    pieces = Counter(GAME.rules.inventory(state))

    assert pieces["1A-heavy"] == 2
    assert pieces["1A-terwillicker-x"] == 1
    assert pieces["unguided"] == 4 * 6 + 4 * 4  # four heavy pods, and the loads of four MIMS
    assert pieces["guided"] == 4 * 5


@pytest.mark.clause("VE1110", "VE1120", "VE1130", "VE1140", "VE1150", "VE1170")
def test_a_match_for_every_way_to_win_is_stored() -> None:
    kept = set()
    for path in STORED:
        head = dict(
            line[2:].split(": ", 1)
            for line in path.read_text("utf-8").splitlines()
            if line.startswith("# ")
        )
        scenario = next(s for s in SCENARIOS if path.stem.startswith(s))
        kept.add((scenario, head["over"], int(head["winner"])))

    assert kept >= {
        ("showdown", "destroyed", 0),
        ("showdown", "destroyed", 1),
        ("showdown", "turns", -1),
        ("first-shot", "destroyed", 0),
        ("first-shot", "destroyed", 1),
        ("first-shot", "apart", -1),
        ("escape", "jumped", 0),
        ("escape", "destroyed", 0),
        ("escape", "destroyed", 1),
        ("pirates", "orbit", 0),
        ("pirates", "destroyed", 0),
        ("pirates", "destroyed", -1),
        ("pirates", "docked", 1),
        ("convoy", "destroyed", 0),
        ("convoy", "points", 0),
        ("convoy", "points", 1),
        ("convoy", "turns", 1),
    }
    assert {path.stem for path in STORED} >= set(MATCHES)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_stored_match_replays_to_its_end(path: Path) -> None:
    text = path.read_text("utf-8")

    state = replay(GAME, Record.parse(text)).state

    told = dict(line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("# "))
    assert state.over == told["over"]
    assert str(state.winner) == told["winner"]
    assert digest(state) == told["digest"]


def test_stored_matches_are_of_every_version_of_the_rules() -> None:
    made = {Record.parse(path.read_text("utf-8")).setup.version for path in STORED}

    assert made == set(range(1, GAME.cover.version + 1))


@pytest.mark.clause("VE1203", "VE600")
@pytest.mark.parametrize(
    ("name", "entries", "broken"),
    [
        # Version 1 ended by itself what is said to be done now.
        ("showdown-1-wins", 40, "entry 27: seat 0 cannot choose"),
        # Version 2 did not ask for the order of movement.
        ("convoy-points-2", 160, "entry 170: seat 0 cannot choose"),
    ],
)
def test_an_old_match_whose_log_leads_elsewhere_goes_on_from_its_snapshot(
    name: str, entries: int, broken: str
) -> None:
    text = (OLD / f"{name}.record").read_text("utf-8")
    record = Record.parse(text)
    with pytest.raises(BadRecord, match=f"^{broken}"):
        replay(GAME, record)

    state = load(GAME, (OLD / f"{name}-{entries}.snapshot").read_bytes())
    for entry in record.entries[entries:]:
        try:
            enter(GAME, state, entry)
        except Illegal:
            act(GAME, state, active_seats(state)[0], Choice("done"), entry.time)
            enter(GAME, state, entry)

    told = dict(line[2:].split(": ", 1) for line in text.splitlines() if line.startswith("# "))
    assert (state.over, str(state.winner)) == (told["over"], told["winner"])


# -- counted plans ------------------------------------------------------------------------------


def count(state: State, unit: Unit, depth: int, words: tuple[str, ...] = ()) -> int:
    """How many sequences of so many words can be built, counting only those of steering."""
    if depth == 0:
        return 1
    draft = drafted(state, unit, words)
    return sum(count(state, unit, depth - 1, (*words, word)) for word in options(state, draft))


@pytest.mark.clause("VE420", "VE410", "VE711")
@pytest.mark.parametrize(
    ("model", "velocity", "numbers"),
    [
        # accelerate, decelerate, two turns and weave; a weave is followed by no other
        ("piccolo", 4, [5, 4 * 5 + 4]),
        # velocity rating 1, two commands left: after accel no other, and so on
        ("spear", 2, [5, 2 * 5 + 2 * 4 + 4]),
        ("spear", 4, [1, 0]),
        ("zeta", 0, [4, 4 + 2 * 4 + 3]),
    ],
)
def test_the_plans_of_a_ship_are_as_many_as_counted_by_hand(
    model: str, velocity: int, numbers: list[int]
) -> None:
    state = space()
    ship = add(state, "1A", model, ("A0808", 3, velocity))
    ship.ratings.force_field = 0

    assert [count(state, ship, depth) for depth in (1, 2)] == numbers


@pytest.mark.clause("VE420")
def test_deeper_counts_stay_as_they_are() -> None:
    state = space()
    ship = add(state, "1A", "dagger", ("A0808", 3, 3), "heavy")

    assert [count(state, ship, depth) for depth in range(1, 5)] == COUNTS
    assert plan(ship).moves == 6


COUNTS = [10, 4 * 10 + 9 + 5 * 5, 472, 2751]
"""Sequences of one to four words of a Dagger with velocity 3 and one battle command."""
