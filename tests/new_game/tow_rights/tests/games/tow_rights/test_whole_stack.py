"""A match over real sockets, from the first command to the score sheet."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from sandbox import Sandbox
from sandbox.pytest_plugin import *  # noqa: F403 - the fixture and its report
from tests.bot.club import Club, Player
from tests.bot.conftest import sandbox_limits

__all__ = ["sandbox_limits"]
MOST = 40


@pytest.fixture
async def club(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Club]:
    club = Club(sandbox, tmp_path)
    try:
        await club.start()
        yield club
    finally:
        await club.stop()


@pytest.mark.long
async def test_three_people_play_by_commands_and_by_buttons(club: Club, sandbox: Sandbox) -> None:
    people = [sandbox.user(name) for name in ("Ann", "Bob", "Cleo")]
    players = [Player(club, actor, Random(n)) for n, actor in enumerate(people)]
    await club.sit("tow_rights", *people)

    table = await club.table()
    for number in range(MOST):
        if table.status == "over":
            break
        player = next(p for p in players if table.seat_of(p.actor.id) in table.owed())
        await (player.by_buttons() if number % 2 else player.by_command())
        await club.quiet()
        table = await club.table()

    assert table.status == "over"
    assert "The game is over." in club.live(people[0]).words
    verified = await people[0].slash(sandbox.channel, "game verify")
    assert "same end" in verified.text
    assert sandbox.refused == []
