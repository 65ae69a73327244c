"""A game that the bot has never heard of plugs in and is played over real sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pydantic import Field

from bot.registry import Registry
from engine import next_alarm
from sandbox import Sandbox
from sandbox.pytest_plugin import *  # noqa: F403 - the fixture and its report
from tests.bot.club import Club, Player
from tests.bot.conftest import sandbox_limits

from . import HERE, TITLE
from .parts import Options

__all__ = ["sandbox_limits"]


class Short(Options):
    """A match of one round."""

    rounds: int = Field(1, ge=1, le=6)


@pytest.fixture
async def club(
    request: pytest.FixtureRequest, sandbox: Sandbox, tmp_path: Path
) -> AsyncIterator[Club]:
    options = getattr(request, "param", Options)
    title = replace(
        TITLE, game=replace(TITLE.game, rules=replace(TITLE.game.rules, options=options))
    )
    club = Club(sandbox, tmp_path, Registry([title]), HERE / "locales")
    try:
        await club.start()
        yield club
    finally:
        await club.stop()


async def play(club: Club, players: list[Player], how: str) -> None:
    """Play to the end; where nobody is asked, let the time pass until the alarm."""
    for _ in range(200):
        await club.quiet()
        table = await club.table()
        if table.status != "running":
            return
        owing = [p for p in players if table.seat_of(p.actor.id) in table.owed()]
        if owing:
            await getattr(owing[0], how)()
            continue
        due = next_alarm(table.game, table.running())
        assert due is not None, "nobody is asked, and no alarm will ring"
        club.box.clock.advance(due - club.box.clock.now())
    raise AssertionError("not over after 200 decisions")


@pytest.mark.parametrize(
    ("club", "count"),
    [pytest.param(Short, 2, id="short"), pytest.param(Options, 3, id="", marks=pytest.mark.long)],
    indirect=["club"],
)
@pytest.mark.parametrize("how", ["by_command", "by_buttons"])
async def test_people_play_the_tiny_game(
    club: Club, sandbox: Sandbox, how: str, count: int
) -> None:
    people = [sandbox.user(name) for name in ("Ann", "Bob", "Cleo")[:count]]
    players = [Player(club, actor, Random(n)) for n, actor in enumerate(people)]
    await club.sit("tiny", *people)

    await play(club, players, how)

    table = await club.table()
    assert table.status == "over"
    assert "The game is over." in club.live(people[0]).words
    verified = await people[0].slash(sandbox.channel, "game verify")
    assert "same end" in verified.text
    assert sandbox.refused == []


async def test_the_sun_rises_while_everybody_sleeps(club: Club, sandbox: Sandbox) -> None:
    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
    await club.sit("tiny", ann, bob)
    left = await ann.slash(sandbox.channel, "tiny order", wish="high")
    assert left.error is None, left

    table = await club.table()
    due = next_alarm(table.game, table.running())
    assert due is not None
    sandbox.clock.advance(due - sandbox.clock.now())
    await club.quiet()

    assert (await club.table()).owed() == (0,)
    assert "pays 3 and takes the comet" in club.live(bob).words
