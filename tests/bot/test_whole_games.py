"""Whole games over real sockets, by commands and by buttons."""

from __future__ import annotations

from random import Random

import pytest

from sandbox import Sandbox

from .club import Club, Player

MOST = 2000


async def play(club: Club, players: list[Player], how: str, rounds: int = MOST) -> int:
    """Play for some decisions or to the end; how many decisions people took."""
    for taken in range(rounds):
        await club.quiet()
        table = await club.table()
        if table.status != "running":
            return taken
        owing = [p for p in players if table.seat_of(p.actor.id) in table.owed()]
        assert owing, f"nobody owes anything at {table.decision()}"
        await getattr(owing[0], how)()
    assert rounds < MOST, f"not over after {rounds} decisions"
    return rounds


@pytest.mark.long
@pytest.mark.usefixtures("painted")
@pytest.mark.parametrize(
    ("game", "how", "mind", "sketched"),
    [
        ("delta_v", "by_command", "easy", False),
        ("delta_v", "by_buttons", "", True),
        ("space_mission", "by_command", "easy", True),
        ("space_mission", "by_buttons", "easy", True),
    ],
)
async def test_three_people_play_a_whole_game(
    club: Club,
    sandbox: Sandbox,
    game: str,
    how: str,
    mind: str,
    sketched: bool,  # noqa: FBT001 - read by the fixture
) -> None:
    people = [sandbox.user(name) for name in ("Ann", "Bob", "Cleo")]
    players = [Player(club, actor, Random(n), mind) for n, actor in enumerate(people)]
    await club.sit(game, *people)

    taken = await play(club, players, how)

    table = await club.table()
    assert table.status == "over"
    assert taken > 20
    live = club.live(people[0])
    assert "The game is over." in live.words
    assert table.setup is not None
    assert table.setup.seed in live.words
    assert sandbox.refused == []
    verified = await people[0].slash(sandbox.channel, "game verify")
    assert "same end" in verified.text


@pytest.mark.long
@pytest.mark.parametrize(("game", "sketched"), [("space_mission", True)])
async def test_a_table_of_five_plays_to_the_end_with_restarts_in_between(
    club: Club,
    sandbox: Sandbox,
    game: str,
    sketched: bool,  # noqa: FBT001 - read by the fixture
) -> None:
    people = [sandbox.user(name) for name in ("Ann", "Bob")]
    players = [Player(club, actor, Random(n)) for n, actor in enumerate(people)]
    await club.sit(game, *people, computers=3)

    for _ in range(4):
        await play(club, players, "by_command", rounds=6)
        await club.restart()
    await play(club, players, "by_command")

    table = await club.table()
    assert table.status == "over"
    assert len(table.players) == 5
    assert "The game is over." in club.live(people[0]).words
