"""A seat that changes hands, and a match that ends, tell nobody more than they may know."""

from __future__ import annotations

import pytest

import games
from bot.registry import shipped
from bot.table.player import Player
from engine import Seat

from .conftest import Opens
from .surfaces import Seen
from .world import World, reaching, resample_hidden, user_of
from .worlds import SOON, alike, one_decision, same

VIEWER, OTHER = Seat(0), Seat(1)
NEW = 777
"""A user who takes a seat over."""

BEFORE = 20
"""Decisions before a seat changes hands."""
of_games = pytest.mark.parametrize(
    "game",
    [
        pytest.param(game.slug, marks=[] if game.slug == "delta_vee" else pytest.mark.long)
        for game in games.ALL
    ],
)

pytestmark = pytest.mark.usefixtures("scenes")


async def given(world: World, seat: Seat, user: int) -> Seen:
    """A seat goes to somebody new; what a user gets of it."""
    await world.settle()
    world.sender.forget()
    world.sender.deaf = False
    await world.services.handover.replace(
        await world.table(), seat, Player("New", NEW), interaction=world.interaction
    )
    await world.pass_time(SOON)
    return reaching(world.sender.said, user)


async def worlds(base: World, viewer: Seat | None) -> tuple[World, World]:
    """Two worlds that differ in what a viewer may not know, after some moves."""
    for number in range(60):
        if number > BEFORE:
            here, there = base.fork("here"), base.fork("there")
            changed = resample_hidden(there.file, (await base.table()).game, viewer, number)
            # Where hidden plans end at once, they rightly lead to what everybody sees.
            if changed and await alike(here, there, viewer, SOON):
                return here, there
        await one_decision(base, number)
    raise AssertionError("nothing was ever hidden")


def seats(game: str) -> int:
    """The fewest seats, two or more."""
    return next(number for number in shipped()[game].game.cover.seats if number > 1)


@of_games
async def test_whoever_takes_a_seat_over_gets_what_its_owner_knows_and_no_more(
    opens: Opens, game: str
) -> None:
    here, there = await worlds(await opens(game, seats(game), quick=True), VIEWER)

    got = [await given(world, VIEWER, NEW) for world in (here, there)]

    assert any("The seat is yours" in what for _, what in got[0])
    same(*got)


@pytest.mark.parametrize("viewer", [VIEWER, None])
@of_games
async def test_the_hand_that_goes_to_another_tells_nobody_else_anything(
    opens: Opens, game: str, viewer: Seat | None
) -> None:
    here, there = await worlds(await opens(game, seats(game), quick=True), viewer)

    got = [await given(world, OTHER, user_of(viewer)) for world in (here, there)]

    assert not any("The seat is yours" in what for _, what in got[0])
    same(*got)
