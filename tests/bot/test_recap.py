"""What Recap tells: what the others have done since one's own last turn."""

from __future__ import annotations

from engine import is_window
from sandbox import Actor, Sandbox

from .club import Club

DV = "delta_v"


async def test_a_pass_in_the_turn_of_another_does_not_hide_how_that_turn_began(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    await club.comes_to(lambda table: is_window(table.running()))
    answered = await club.mover(ann, bob)
    await club.comes_to(
        lambda table: table.seat_of(answered.id) in table.owed() and not is_window(table.running())
    )

    recap = await answered.slash(sandbox.channel, "game recap")

    assert recap.message is not None
    other = bob if answered is ann else ann
    assert f"**{other.name}** declares contract" in recap.message.words


async def test_recap_can_be_read_again_after_a_move_of_ones_own(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    first = await club.mover(ann, bob)
    other = bob if first is ann else ann
    await club.comes_to(
        lambda table: table.seat_of(other.id) in table.owed() and not is_window(table.running())
    )
    await other.slash(sandbox.channel, "delta-v prospect")

    recap = await other.slash(sandbox.channel, "game recap")

    assert recap.message is not None
    assert f"It's **{first.name}**'s turn" in recap.message.words
    assert f"**{other.name}** prospects" in recap.message.words
