"""A bot that stops and starts goes on with every match where it was."""

from __future__ import annotations

from random import Random

import pytest

from sandbox import Actor
from tests.tiers import long_but

from .club import Club, Player

DV = "delta_v"


@pytest.mark.parametrize("decision", long_but("declare", ["take-action", "declare", "reveal"]))
async def test_a_restart_after_a_decision_changes_nothing(
    club: Club, ann: Actor, bob: Actor, decision: str
) -> None:
    await club.sit(DV, ann, bob)
    table = await club.comes_to(lambda table: table.decision() == decision)
    players = [Player(club, actor, Random(3)) for actor in (ann, bob)]

    await next(p for p in players if table.seat_of(p.actor.id) in table.owed()).by_buttons()
    after = await club.table()
    await club.restart()
    await club.quiet()

    assert (await club.table()).seq == after.seq > table.seq


@pytest.mark.long
async def test_a_restart_after_every_decision_changes_nothing(
    club: Club, ann: Actor, bob: Actor
) -> None:
    await club.sit(DV, ann, bob)
    players = [Player(club, actor, Random(3)) for actor in (ann, bob)]
    met = set()
    for _ in range(40):
        table = await club.table()
        if table.status != "running":
            break
        met.add(table.decision())
        owing = [p for p in players if table.seat_of(p.actor.id) in table.owed()]
        await owing[0].by_buttons()
        seq = (await club.table()).seq
        await club.restart()
        assert (await club.table()).seq == seq
        await club.quiet()
    assert {"take-action", "declare", "reveal"} <= met


async def test_a_closed_bot_hears_nothing_more(club: Club) -> None:
    closed = club.bot
    await club.stop()

    closed.dispatch("ready")  # discord.py says so two seconds after it has connected, closed or not
