"""Merchant of Venus over real sockets: one alone with a challenge, and four in the quick game."""

from __future__ import annotations

from random import Random

import pytest

from sandbox import Sandbox

from .club import Club, Player

MV = "merchant_of_venus"
MOST = 5_000


@pytest.mark.parametrize(
    ("people", "variant", "how", "game", "sketched"),
    [
        pytest.param(("Ann",), "challenge", "by_buttons", MV, True, marks=pytest.mark.long),
        pytest.param(
            ("Ann", "Bob", "Cleo", "Dan"),
            "quick",
            "by_command",
            MV,
            True,
            marks=pytest.mark.deep,
        ),
    ],
)
async def test_people_play_to_the_final_score(  # noqa: PLR0913, PLR0917 - a table has many sides
    club: Club,
    sandbox: Sandbox,
    people: tuple[str, ...],
    variant: str,
    how: str,
    game: str,
    sketched: bool,  # noqa: FBT001 - read by the fixture
) -> None:
    actors = [sandbox.user(name) for name in people]
    players = [Player(club, actor, Random(n), "easy") for n, actor in enumerate(actors)]
    await club.sit(game, *actors, options=[variant])

    for taken in range(MOST):
        await club.quiet()
        table = await club.table()
        if table.status != "running":
            break
        owing = next(p for p in players if table.seat_of(p.actor.id) in table.owed())
        await getattr(owing, how)()
        if taken == 100:
            await club.restart()

    assert (await club.table()).status == "over"
    assert "The game is over." in club.live(actors[0]).words
    assert sandbox.refused == []
    verified = await actors[0].slash(sandbox.channel, "game verify")
    assert "same end" in verified.text
