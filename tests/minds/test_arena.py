"""What matches between minds prove, and how a tuned figure is found."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bench.matches import setup
from engine import Amount, Dice, Observation, Thought
from engine.choices import Choice
from minds.arena import average, match, seatings, share
from minds.playing import Endless
from minds.tuning import child, tune
from tests.tiny import GAME
from tests.tiny.computers import miner


def test_with_each_seed_every_mind_sits_in_every_seat() -> None:
    found = list(seatings(3, 6, 100))

    assert [seed for seed, _ in found] == [100, 100, 100, 101, 101, 101]
    for seat in range(3):
        assert {minds[seat] for _, minds in found[:3]} == {0, 1, 2}


def test_the_interval_of_a_chance_is_wilsons() -> None:
    found = share(60, 100)

    assert (found.mean, round(found.low, 3), round(found.high, 3)) == (0.6, 0.502, 0.691)
    assert share(10, 10).low < 1


def test_the_interval_of_a_mean_narrows() -> None:
    few, many = average([1, 2, 3]), average([1, 2, 3] * 100)

    assert few.mean == many.mean == 2
    assert few.high - few.low > many.high - many.low


def test_a_match_is_the_same_again_and_says_who_won() -> None:
    minds = [miner, GAME.minds.computers["random"]]

    one, two = (match(GAME, setup(GAME, 2, 5), minds) for _ in range(2))

    assert one == two
    assert sum(one.shares) == pytest.approx(1)
    assert min(one.decisions) > 0


def test_whoever_lets_chances_go_by_is_counted() -> None:
    def idler(seen: Observation[Any], _dice: Dice) -> Thought:
        (first, *_) = seen.offers
        return Thought(Choice("bid", ("1",)) if isinstance(first, Amount) else Choice("pass"))

    game = replace(GAME, minds=replace(GAME.minds, idle=frozenset({"pass"})))

    played = match(game, setup(GAME, 2, 5), [idler, idler])

    assert max(played.idle) > 1
    assert max(match(GAME, setup(GAME, 2, 5), [idler, idler]).idle) == 0


def test_a_match_without_an_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("minds.playing.ENDLESS", 3)

    with pytest.raises(Endless):
        match(GAME, setup(GAME, 2, 5), [miner, miner])


def test_a_child_differs_from_its_parent_by_factors() -> None:
    parent = {"one": 2.0, "two": -3.0}

    found = [child(parent, Dice(f"{n:02x}")) for n in range(20)]

    assert all(each != parent for each in found)
    assert all(each["one"] > 0 > each["two"] for each in found)


def test_what_wins_more_takes_its_parents_place() -> None:
    def play(one: Any, other: Any, _number: int) -> float:
        return 1.0 if one["weight"] > other["weight"] else 0.0

    trials = list(tune({"weight": 1.0}, play, 30, 100, Dice("01")))

    kept = [trial.figures["weight"] for trial in trials if trial.kept]
    assert kept == sorted(kept)
    assert kept[-1] > 2
