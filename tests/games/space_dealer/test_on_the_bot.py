"""SD1, SD4, SD5: people and a computer play on the bot, which is stopped again and again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from bot.catalogue import Catalogue, Title
from engine import next_alarm
from games.space_dealer import GAME
from render.board import Board
from render.scene import Scene
from sandbox import Sandbox
from sandbox.pytest_plugin import *  # noqa: F403 - the fixture and its report
from tests.bot.club import Club, Player
from tests.house.tree import ROOT

PLAIN: Board[object] = Board(
    scene=lambda _view, _caption: Scene((64, 64), "#000000", (), ()),
    text=lambda _view, _caption: "-",
    alt=lambda _view, _caption: "-",
)
"""What is drawn does not matter here."""
TITLE = Title(GAME, PLAIN, ROOT / "docs" / "rules" / "space_dealer.md", GAME.components)
MOST = 600


@pytest.fixture
async def club(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Club]:
    club = Club(sandbox, tmp_path, Catalogue([TITLE]))
    try:
        await club.start()
        yield club
    finally:
        await club.stop()


async def play(club: Club, players: list[Player], random: Random) -> int:
    """Play to the end, by commands and buttons in turn; how often the bot was started again."""
    starts = 0
    for number in range(MOST):
        await club.quiet()
        table = await club.table()
        if table.status != "running":
            return starts
        if number % 40 == 39:
            await club.restart()
            starts += 1
            table = await club.table()
        due = next_alarm(table.game, table.running())
        asked = [p for p in players if table.seat_of(p.actor.id) in table.owed()]
        if asked and (due is None or random.random() < 0.6):
            player = random.choice(asked)
            await (player.by_command if number % 2 else player.by_buttons)()
            club.box.clock.advance(60_000)
        elif due is not None:
            club.box.clock.advance(max(0, due - club.box.clock.now()))
    raise AssertionError(f"not over after {MOST} decisions")


@pytest.mark.clause("SD1", "SD5")
async def test_a_match_of_two_and_a_half_days_to_its_final_score(
    club: Club, sandbox: Sandbox
) -> None:
    people = [sandbox.user(name) for name in ("Ann", "Bob")]
    players = [Player(club, actor, Random(n)) for n, actor in enumerate(people)]
    await club.sit("space_dealer", *people, computers=1)

    starts = await play(club, players, Random(5))

    table = await club.table()
    assert table.status == "over"
    assert starts > 2
    live = club.live(people[0])
    assert "The game time is up." in live.words
    assert "same end" in (await people[0].slash(sandbox.channel, "game verify")).text
    assert sandbox.refused == []
