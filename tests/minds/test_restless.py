"""No computer player stands still or goes in circles, and every match of theirs ends."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bench.matches import all_games, setup
from engine import STRONG, Amount, Choice, Dice, Game, Observation, Thought
from minds.arena import Played, match
from tests.tiny import GAME as TINY

AnyGame = Game[Any, Any]

STILL = 8
"""Decisions one after the other in which a seat may let its chance go by: there may be nothing to
do for it for a while, but not for long."""
WAITS = {"space_dealer": 24}
"""Where waiting is a decision of its own (SD62), of one timer minute at most, while ships fly."""
WIDE = ("space_dealer", "delta_vee", "merchant_of_venus")
"""Games of which six matches take long."""
AGAIN = 3
"""How often the same position may come up in a match."""
SEED = 700
GAMES = {game.slug: game for game in all_games()}
QUICK = [
    (slug, level)
    for slug, game in GAMES.items()
    for level in game.minds.computers
    if level not in (STRONG, "random")
]


def faults(played: Played, still: int = STILL) -> list[str]:
    """What is wrong with how a match was played."""
    found = [
        f"seat {seat} let {streak} chances go by"
        for seat, streak in enumerate(played.idle)
        if streak > still
    ]
    if played.repeats > AGAIN:
        found.append(f"one position came up {played.repeats} times")
    return found


def matches(game: AnyGame, level: str, count: int) -> Iterator[tuple[int, Played]]:
    """Matches of a level among itself, of every number of seats."""
    for number in range(count):
        seats = game.cover.seats[number % len(game.cover.seats)]
        yield (
            number,
            match(game, setup(game, seats, SEED + number), [game.minds.computers[level]] * seats),
        )


@pytest.mark.parametrize(
    ("slug", "level"),
    [
        pytest.param(slug, level, marks=pytest.mark.long if slug in WIDE else [])
        for slug, level in QUICK
    ],
)
def test_a_quick_mind_is_always_up_to_something(slug: str, level: str) -> None:
    for number, played in matches(GAMES[slug], level, 6):
        still = WAITS.get(slug, STILL)
        assert faults(played, still) == [], f"match {number} of {played}"


@pytest.mark.deep
@pytest.mark.parametrize("slug", GAMES)
def test_a_strong_mind_is_always_up_to_something(slug: str) -> None:
    for number, played in matches(GAMES[slug], STRONG, 4):
        still = WAITS.get(slug, STILL)
        assert faults(played, still) == [], f"match {number} of {played}"


def test_who_stands_still_is_found() -> None:
    def idler(seen: Observation[Any], _dice: Dice) -> Thought:
        (first, *_) = seen.offers
        return Thought(Choice("bid", ("1",)) if isinstance(first, Amount) else Choice("pass"))

    game = replace(TINY, minds=replace(TINY.minds, idle=frozenset({"pass"})))
    made = setup(game, 2, 5)
    long = made.model_copy(update={"options": {**made.options, "rounds": 6}})

    played = match(game, long, [idler, idler])

    assert max(played.idle) > 1
    assert faults(replace(played, idle=(STILL + 1,))) == [f"seat 0 let {STILL + 1} chances go by"]
    assert faults(replace(played, repeats=AGAIN + 1)) == [f"one position came up {AGAIN + 1} times"]
