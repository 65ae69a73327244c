"""Ends and seats as they are seen in Discord: who is called, and where the buttons are."""

from __future__ import annotations

from sandbox import Actor, Sandbox

from .club import Club
from .test_real_time import came


async def test_everybody_is_called_to_the_end_and_goes_on_from_there(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit("delta_v", ann, bob, computers=1)
    asked = await ann.slash(sandbox.channel, "game end")
    assert asked.message is not None
    await ann.click(ann.look(asked.message), "Stop the table")
    await club.quiet()

    (end,) = [s for s in bob.sees(sandbox.channel) if "Rematch" in s.labels]
    (shape,) = [s for s in came(bob, sandbox.channel.id) if "stopped **" in s["content"]]
    assert {int(m["id"]) for m in shape["mentions"]} == {ann.id, bob.id}
    assert "next table is open" in (await bob.click(end, "Rematch")).text
    await club.quiet()
    assert "You're in" in (await ann.click(club.live(ann), "Join")).text
    now = await club.table()
    assert now.id != table.id
    assert [player.user or player.computer for player in now.players] == [
        *[bob.id, "normal"],
        ann.id,
    ]


async def test_a_seat_is_asked_for_in_the_owners_inbox_and_its_hand_comes_without_a_sound(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit("space_mission", ann, bob)
    cleo = sandbox.user("Cleo")
    await ann.slash(sandbox.channel, "game replace", player=f"seat-{table.seat_of(bob.id)}")
    await club.quiet()

    question = next(shown for shown in bob.inbox if "Keep my seat" in shown.labels)
    assert "Your seat is open to others" in (await bob.click(question, "That's fine")).text
    await club.quiet()
    offer = next(s for s in cleo.sees(sandbox.channel) if "Take the seat" in s.labels)
    await cleo.click(offer, "Take the seat")
    await club.quiet()

    assert not any("Keep my seat" in shown.labels for shown in bob.inbox)
    (hand,) = [s for s in came(cleo, cleo.dm.id) if "The seat is yours" in str(s["embeds"])]
    assert hand["flags"] & SILENT


SILENT = 1 << 12
"""Discord's flag for a message that makes no sound."""
