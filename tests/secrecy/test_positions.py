"""Two worlds that differ only in what a viewer may not know: he gets the same bytes in both."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import games
from engine import Game, Seat

from .conftest import Opens
from .world import World
from .worlds import Count, one_decision, position

POSITIONS = 24
"""Of each game and number of seats."""


async def compare(world: World, seed: int, positions: int) -> Count:
    """Play at random and compare at random positions, for a random viewer."""
    random, count = Random(seed), Count()
    table = await world.table()
    for number in range(100_000):
        if table.status != "running" or count.positions == positions:
            break
        if random.random() < 0.6:
            viewer = random.choice([None, *map(Seat, range(len(table.players)))])
            await position(world, viewer, seed * 1_000_003 + number, count)
        table = await one_decision(world, seed * 1_000_003 + number)
    return count


@pytest.mark.usefixtures("scenes")
@pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])
@pytest.mark.parametrize("game", games.ALL, ids=lambda game: game.slug)
async def test_what_a_viewer_gets_does_not_depend_on_what_he_may_not_know(
    opens: Opens,
    game: Game[Any, Any],
    turned: bool,  # noqa: FBT001
) -> None:
    """At a small table as it is opened, and at a larger one with every switch turned."""
    several = [seats for seats in game.seats if seats > 1]
    count = Count()
    for seed in range(8):
        world = await opens(game.slug, several[:2][turned], turned=turned)
        more = await compare(world, seed, POSITIONS - count.positions)
        count.positions += more.positions
        count.changed += more.changed
        count.moves += more.moves
        if count.positions >= POSITIONS:
            break

    assert count.positions >= POSITIONS
    assert count.changed > POSITIONS * 3 // 4
    assert count.moves > POSITIONS // 5
