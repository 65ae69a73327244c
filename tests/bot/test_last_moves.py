"""A match of each game from its first decision to its end, over real sockets.

What lies between is played past Discord. Whole games, as people play them, are in
``test_whole_games.py``, ``test_real_time.py``, ``test_long_turns.py`` and ``test_long_games.py``.
"""

from __future__ import annotations

from random import Random

import pytest

from sandbox import Sandbox

from .club import Club, Player

MV, SD = "merchant_of_venus", "space_dealer"
LAST = 4
"""Entries that are made over the sockets at the end."""


@pytest.mark.parametrize(
    ("game", "seats", "options", "how", "mind", "sketched"),
    [
        pytest.param("delta_v", 2, (), "by_command", "easy", True, marks=pytest.mark.long),
        ("delta_vee", 2, ("showdown",), "by_buttons", "easy", True),
        pytest.param(MV, 1, ("challenge",), "by_command", "random", True, marks=pytest.mark.long),
        pytest.param(SD, 3, ("one-minute",), "by_command", "easy", True, marks=pytest.mark.long),
        pytest.param("space_mission", 2, (), "by_command", "easy", True, marks=pytest.mark.long),
    ],
)
async def test_the_first_and_the_last_decisions_of_a_match(  # noqa: PLR0913, PLR0917 - see above
    club: Club,
    sandbox: Sandbox,
    game: str,
    seats: int,
    options: tuple[str, ...],
    how: str,
    mind: str,
    sketched: bool,  # noqa: FBT001 - read by the fixture
) -> None:
    people = [sandbox.user(name) for name in ("Ann", "Bob", "Cleo")[:seats]]
    players = [Player(club, actor, Random(n), "easy") for n, actor in enumerate(people)]
    await club.sit(game, *people, options=options)

    await decides(club, players, how)
    await club.skips(mind, LAST)
    await club.restart()
    while (await club.table()).status == "running":
        await decides(club, players, how)

    live = club.live(people[0])
    assert "The game is over." in live.words
    setup = (await club.table()).setup
    assert setup is not None
    assert setup.seed in live.words
    assert "same end" in (await people[0].slash(sandbox.channel, "game verify")).text
    assert sandbox.refused == []


async def decides(club: Club, players: list[Player], how: str) -> None:
    """Whoever is asked first makes a decision; while timers run nobody may be."""
    table = await club.asked()
    if table.status == "running":
        owing = next(p for p in players if table.seat_of(p.actor.id) in table.owed())
        await getattr(owing, how)()
        await club.quiet()
