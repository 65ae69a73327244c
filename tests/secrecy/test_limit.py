"""Drafts, of which nobody knows, win no time."""

from __future__ import annotations

from random import Random

import pytest

from bot.table.pace import Pace
from engine import Choice, Seat

from .conftest import Opens
from .hidden import Deed, do, drafts_of, drawn_from
from .world import World
from .worlds import HOUR, one_decision

OFTEN = 6
"""So often in an hour a player drafts."""


async def somebody_who_may_draft(world: World) -> Seat:
    """Play on until somebody owes a decision that can be drafted, and has an hour from now."""
    for number in range(1_000):
        table = await world.table()
        for seat in table.owed():
            if drafts_of(table, seat):
                return seat
        await one_decision(world, number)
    raise AssertionError("nobody may draft anything")


async def draft(world: World, seat: Seat, random: Random) -> Choice:
    """Make any draft that is possible."""
    choice = next(drawn_from(drafts_of(await world.table(), seat), random))
    await do(world, Deed(seat, choice))
    return choice


async def question(world: World, seat: Seat) -> tuple[int, int] | None:
    """Which question a seat has, and since when, as others may notice it."""
    asked = (await world.table()).asked(seat)
    return None if asked is None else (asked.token, asked.at)


@pytest.mark.usefixtures("scenes")
async def test_who_only_drafts_is_defaulted_when_their_time_is_up(opens: Opens) -> None:
    world, random = await opens("delta_vee", 2, quick=True), Random(0)
    await world.pace(Pace(move=60, answer=60))
    seat = await somebody_who_may_draft(world)
    asked = await question(world, seat)
    for _ in range(OFTEN):
        await world.pass_time(HOUR // OFTEN - 1_000)
        await draft(world, seat, random)

    assert await question(world, seat) == asked
    await world.pass_time(HOUR // OFTEN)

    assert await question(world, seat) != asked
    assert (await world.made_by(seat))[-1] == "clock"
