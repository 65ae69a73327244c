"""``--block``: whoever is blocked is told so in one sentence, and can do nothing."""

from __future__ import annotations

from sandbox import Actor, Reply, Sandbox
from tests.bot.club import Club

from .host import Host


async def later(club: Club) -> None:
    """The running bot has noticed."""
    club.box.clock.advance(30_000)


async def test_a_person_who_is_blocked_is_told_why_and_changes_nothing(
    club: Club, sandbox: Sandbox
) -> None:
    host, ann, bob = Host.of(club.url), sandbox.user("Ann"), sandbox.user("Bob")
    await club.sit("delta_v", ann, bob)
    before = await club.table()

    said = await host.types("--block", str(bob.id), "--reason", "he floods *all* tables")
    await later(club)

    assert said.code == 0
    reply = await bob.slash(sandbox.channel, "game turn")
    assert reply.text.endswith(
        "Whoever runs this bot has blocked you, so I can't do anything here:"
        " he floods \\*all\\* tables"
    )
    assert "blocked you" in (await bob.click(club.live(bob), "Text board")).text
    assert (await bob.autocomplete(sandbox.channel, "game show", "table")).choices == ()
    assert "blocked" not in (await ann.click(club.live(ann), "Text board")).text
    assert (await club.table()).seq == before.seq


async def test_in_a_server_that_is_blocked_nobody_does_anything(
    club: Club, sandbox: Sandbox
) -> None:
    host, ann = Host.of(club.url), sandbox.user("Ann")

    await host.types("--block", str(sandbox.guild.id))
    await later(club)

    assert "blocked this server" in (await opens(ann, sandbox)).text
    assert f"Blocked: {sandbox.guild.id}\n" in (await host.types("--status")).out


async def test_who_is_let_in_again_goes_on(club: Club, sandbox: Sandbox) -> None:
    host, ann = Host.of(club.url), sandbox.user("Ann")
    await host.types("--block", str(ann.id))

    wrong = await host.types("--unblock", "7")
    await host.types("--unblock", str(ann.id))
    await later(club)

    assert wrong.err == f"7 is not blocked. Blocked are: {ann.id}.\n"
    assert "blocked" not in (await opens(ann, sandbox)).text


async def opens(who: Actor, box: Sandbox) -> Reply:
    """Somebody opens a table."""
    return await who.slash(box.channel, "game new", game="delta_v")
