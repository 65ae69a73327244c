"""Delta Vee over real sockets: turns of many choices that ask for little attention."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from sandbox import Actor, Sandbox

from .club import Club, Player

VE = "delta_vee"
MOST = 5_000
ATTENTION = 2
"""Messages a person is called by in one game-turn."""


@pytest.fixture(autouse=True)
def loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same dice every time."""
    monkeypatch.setattr("secrets.token_hex", lambda size: "7e" * size)


@pytest.mark.long
@pytest.mark.parametrize(
    ("scenario", "how", "game", "sketched"),
    [
        ("showdown", "by_buttons", VE, True),
        ("pirates", "by_command", VE, True),
    ],
)
async def test_two_people_play_a_scenario_to_the_end_with_little_attention(
    club: Club,
    sandbox: Sandbox,
    scenario: str,
    how: str,
    game: str,
    sketched: bool,  # noqa: FBT001 - read by the fixture
) -> None:
    people = [sandbox.user(name) for name in ("Ann", "Bob")]
    players = [Player(club, actor, Random(n), "easy") for n, actor in enumerate(people)]
    await club.sit(game, *people, options=[scenario])

    turns: dict[int, Counter[int]] = {}
    for taken in range(MOST):
        await club.quiet()
        table = await club.table()
        if table.status != "running":
            break
        turn = table.view(None).turn
        turns[turn] = Counter({p.id: calls(club, p) for p in people})
        owing = next(p for p in players if table.seat_of(p.actor.id) in table.owed())
        await getattr(owing, how)()
        if taken == 40:
            await club.restart()

    assert (await club.table()).status == "over"
    assert "The game is over." in club.live(people[0]).words
    assert sandbox.refused == []
    verified = await people[0].slash(sandbox.channel, "game verify")
    assert "same end" in verified.text
    assert len(turns) > 3
    assert busiest(turns) <= ATTENTION


def busiest(turns: dict[int, Counter[int]]) -> int:
    """The most calls that came to one person in one game-turn."""
    before: Counter[int] = Counter()
    most = 0
    for turn in sorted(turns):
        if turn > 1:  # the first has the choices of the set-up
            most = max(most, *(turns[turn] - before).values(), 0)
        before = turns[turn]
    return most


def calls(club: Club, person: Actor) -> int:
    """How many messages in the channel have called a person so far."""
    return sum(
        seen.kind == "message"
        and seen.shape["channel_id"] == str(club.box.channel.id)
        and any(mention["id"] == str(person.id) for mention in seen.shape["mentions"])
        for seen in person.client.feed
    )
