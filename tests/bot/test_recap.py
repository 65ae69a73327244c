"""What Recap tells: what the others have done since one's own last turn."""

from __future__ import annotations

from random import Random

from engine import is_window
from sandbox import Actor, Sandbox

from .club import Club, Player

DV = "delta_v"
PATIENCE = 120
"""Decisions in which somebody answers another's contract and then has their own turn."""


async def test_a_pass_in_the_turn_of_another_does_not_hide_how_that_turn_began(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    players = [Player(club, person, Random(7)) for person in (ann, bob)]
    answered: Player | None = None
    for _ in range(PATIENCE):
        table = await club.table()
        mover = next(p for p in players if table.seat_of(p.actor.id) in table.owed())
        if is_window(table.running()):
            answered = mover
        elif mover is answered:
            break
        await mover.by_command()
        await club.quiet()
    assert answered is not None

    recap = await answered.actor.slash(sandbox.channel, "game recap")

    assert recap.message is not None
    other = next(player.actor.name for player in players if player is not answered)
    assert f"**{other}** declares contract" in recap.message.words


async def test_recap_can_be_read_again_after_a_move_of_ones_own(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    first = await club.mover(ann, bob)
    other = bob if first is ann else ann
    players = {person: Player(club, person, Random(7)) for person in (ann, bob)}
    while (mover := await club.mover(ann, bob)) is first or is_window(
        (await club.table()).running()
    ):
        await players[mover].by_command()
    await other.slash(sandbox.channel, "delta-v prospect")

    recap = await other.slash(sandbox.channel, "game recap")

    assert recap.message is not None
    assert f"It's **{first.name}**'s turn" in recap.message.words
    assert f"**{other.name}** prospects" in recap.message.words
