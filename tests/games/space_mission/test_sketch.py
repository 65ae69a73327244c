"""A sketch of a match goes on as the match itself does."""

from __future__ import annotations

from typing import Any

import pytest

from engine import Choice, Dice, act, active_seats, copy, start
from games.space_mission import GAME
from games.space_mission.computers.quick import FIGURES, Quick, expected, gain
from games.space_mission.computers.sketch import KIND, Sketch, counted, worth
from games.space_mission.parts import POINTS, SPACE
from games.space_mission.scoring import gain as gained
from games.space_mission.scoring import tile_points
from games.space_mission.setup import Options
from games.space_mission.state import State

from .table import A, do, table


def all_of(match: Sketch) -> list[Any]:
    """Everything that a sketch knows, but for its dice."""
    fields = [name for name in Sketch.__slots__ if name not in ("dice", "sites")]
    sites = [
        [getattr(site, name) for name in type(site).__slots__ if name != "seen"]
        for site in match.sites
    ]
    seen = [[list(each) for each in site.seen] for site in match.sites]
    return [*(getattr(match, name) for name in fields), sites, seen]


def sketch(state: State) -> Sketch:
    """With the dice of the match, so that cards are shuffled alike."""
    return Sketch(state, Dice(state.dice.seed, state.dice.drawn))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_sketch_goes_on_as_the_match_does(seats: int) -> None:
    quick = Quick(FIGURES)
    for seed in range(4):
        state = start(GAME, seats, Options(), f"{seed:032x}", 0).state
        match = sketch(state)
        while not state.over:
            (seat,) = active_seats(state)
            move = quick(match)
            act(GAME, state, seat, Choice(*move), state.now + 1)
            match.do(move)
            if active_seats(state):
                assert all_of(match) == all_of(sketch(state))
        assert match.over
        assert match.points() == [row[-1] for row in GAME.rules.result(state).rows]


def test_a_sketch_scans_in_vain_as_the_match_does() -> None:
    state = table(hands={A: ["s3l2"]}, ships={A: "hazard"}, piles={"hazard": [SPACE] * 8})
    match = sketch(state)

    do(state, A, "scan s3l2")
    match.do(("scan", ("s3l2",)))

    assert all_of(match) == all_of(sketch(state))


def test_what_a_sketch_does_leaves_the_match_alone() -> None:
    state = table()
    before = copy(GAME, state)
    quick, match = Quick(FIGURES), sketch(state)
    for _ in range(20):
        match.do(quick(match))

    assert state == before


def test_tiles_that_are_counted_bring_what_they_bring() -> None:
    dice = Dice("5c")
    for _ in range(200):
        tiles = [dice.pick(POINTS) for _ in range(dice.below(12))]
        more = dice.pick(POINTS)
        taken = tuple(counted(tiles))
        assert worth(taken) == sum(tile_points(tiles))
        assert gain(taken, KIND[more]) == gained(tiles, more)


def test_of_a_larger_pile_more_is_expected() -> None:
    taken = tuple(counted(["alien-brown"] * 3))

    assert 0 < expected(taken, 1) < expected(taken, 8) < gained(["alien-brown"] * 3, "alien-brown")
