"""Two worlds that differ only in what a viewer may not know: they get the same bytes in both."""

from __future__ import annotations

from dataclasses import fields
from random import Random
from typing import Any

import pytest

from bot.registry import shipped
from engine import Game, Seat

from .conftest import Opens, quickly
from .world import World, user_of
from .worlds import Count, one_decision, position

ONE, LONG, DEEP = 1, 15, 200
"""Of each game, at small and at larger tables; a longer run begins with the positions of a shorter
one."""
LEAVE_ORDERS = ("delta_v", "space_dealer", "delta_vee", "merchant_of_venus")
"""Games in which somebody can mostly leave an order or a draft that nobody else may notice."""
MOVES = 5
"""In one position of so many at least somebody moves; a short match may need more of them."""
A_TABLE, FIRST = 3, (0, 40)
"""Positions of one table at most; decisions before the first one, at every other table."""

of_games = pytest.mark.parametrize(
    "game", [title.game for title in shipped()], ids=lambda game: game.slug
)
pytestmark = pytest.mark.usefixtures("scenes")


async def compare(world: World, seed: int, positions: int) -> Count:
    """Play at random and compare at random positions, for a random viewer."""
    random, count = Random(seed), Count()
    table = await world.table()
    for number in range(100_000):
        if table.status != "running" or count.positions == positions:
            break
        if number >= FIRST[seed % 2] and random.random() < 0.6:
            viewer = random.choice([None, *map(Seat, range(len(table.players)))])
            await position(world, viewer, seed * 1_000_003 + number, count)
        table = await one_decision(world, seed * 1_000_003 + number)
    return count


async def compare_many(
    opens: Opens, game: Game[Any, Any], positions: int, *, turned: bool
) -> Count:
    """As ``compare``, at several tables: small as they are opened, or larger with all turned."""
    several = [seats for seats in game.cover.seats if seats > 1][:2][turned]
    count = Count()
    for seed in range(positions):
        closed = frozenset({user_of(seed % several)} if seed % 2 else ())
        world = await opens(game.slug, several, turned=turned, closed=closed)
        more = await compare(world, seed, min(A_TABLE, positions))
        for field in fields(Count):
            setattr(count, field.name, getattr(count, field.name) + getattr(more, field.name))
        if count.positions >= positions and count.moves > positions // MOVES:
            break
    return count


@of_games
async def test_at_one_position_a_viewer_gets_the_same_in_two_worlds(
    opens: Opens, game: Game[Any, Any]
) -> None:
    count = await compare_many(quickly(opens), game, ONE, turned=False)

    assert count.positions == ONE


@pytest.mark.parametrize(
    "positions",
    [
        pytest.param(LONG, id="long", marks=pytest.mark.long),
        pytest.param(DEEP, id="deep", marks=pytest.mark.deep),
    ],
)
@pytest.mark.parametrize("turned", [False, True], ids=["plain", "turned"])
@of_games
async def test_what_a_viewer_gets_does_not_depend_on_what_they_may_not_know(
    opens: Opens,
    game: Game[Any, Any],
    turned: bool,  # noqa: FBT001
    positions: int,
) -> None:
    count = await compare_many(opens, game, positions, turned=turned)

    assert count.positions >= positions
    assert count.changed > positions * 3 // 4
    assert count.able >= (positions // 4 if game.slug in LEAVE_ORDERS else 0)
    assert count.secretive >= max(count.able // 4, bool(count.able))
    assert count.hours >= positions // 3
    assert count.moves > positions // MOVES
