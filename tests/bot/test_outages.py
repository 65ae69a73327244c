"""Servers that are out for a while, that the bot is taken out of, that silence somebody."""

from __future__ import annotations

import asyncio

import pytest

from sandbox import Actor, NotOfferedError, Sandbox
from sandbox.errors import unknown_channel

from .club import Club
from .hall import HOUR, PATIENCE

DV = "delta_v"


@pytest.fixture
async def player(club: Club, ann: Actor, bob: Actor) -> Actor:
    """Who is to move at a table in the channel; Ann is its host."""
    await club.sit(DV, ann, bob)
    return await club.mover(ann, bob)


async def moves(club: Club, player: Actor) -> None:
    """They move by direct message, where they also are while nobody reaches the server."""
    match = (await club.table()).id
    answer = await player.slash(player.dm, "delta-v prospect", table=match)
    assert answer.error is None, answer
    assert "nothing has changed" not in answer.text


async def fails(club: Club) -> None:
    """Let a message be tried three times: from then on it would wait for half a minute."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with club.services.store.reading() as tx:
                first = min(await tx.outbox.waiting(), key=lambda row: row.id)
            if not first.lease_until:
                if first.attempts == 3:
                    return
                club.box.clock.advance(max(0, first.not_before - club.box.clock.now()))
            await asyncio.sleep(0)


async def owed_is_shown(club: Club, ann: Actor) -> bool:
    """Whether the board says who owes what now."""
    table = await club.table()
    name = table.players[table.owed()[0]].name
    return f"**{name}**" in club.live(ann).words.splitlines()[1]


async def comes_right(club: Club, ann: Actor) -> None:
    """Wait until the board stands and says who owes what now."""
    async with asyncio.timeout(PATIENCE):
        while (await club.table()).live.trouble:
            await club.quiet()
    await club.quiet()
    assert await owed_is_shown(club, ann)


# -- a server that is out -----------------------------------------------------------------------


async def test_what_is_for_a_server_that_is_out_waits_and_goes_as_soon_as_it_is_back(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    letters = len(ann.inbox)
    sandbox.world.begin_outage(sandbox.guild)
    await moves(club, player)
    await fails(club)

    sandbox.world.end_outage(sandbox.guild)
    await club.quiet(10)

    assert await owed_is_shown(club, ann)
    assert not (await club.table()).live.trouble
    assert not any("is gone" in shown.words for shown in ann.inbox[letters:])


async def test_a_bot_that_starts_during_an_outage_waits_as_well(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    await club.stop()
    sandbox.world.begin_outage(sandbox.guild)
    await club.start()
    await moves(club, player)
    await fails(club)

    sandbox.world.end_outage(sandbox.guild)
    await club.quiet(10)

    assert await owed_is_shown(club, ann)
    assert not any("is gone" in shown.words for shown in ann.inbox)


async def test_a_channel_deleted_during_an_outage_is_told_when_it_is_over(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    sandbox.world.begin_outage(sandbox.guild)
    await moves(club, player)
    await fails(club)
    sandbox.world.delete_channel(sandbox.channel)

    sandbox.world.end_outage(sandbox.guild)
    await club.quiet(10)

    assert any("is gone. The game isn't" in shown.words for shown in ann.inbox)


async def test_what_counted_as_gone_before_the_outage_was_told_is_shown_at_its_end(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    path = f"/channels/{sandbox.channel.id}/messages/*"
    sandbox.faults.refuses("PATCH", path, unknown_channel)
    await moves(club, player)
    await club.quiet()
    assert (await club.table()).live.trouble == "trouble-channel"

    sandbox.world.begin_outage(sandbox.guild)
    sandbox.world.end_outage(sandbox.guild)

    await comes_right(club, ann)


# -- a server that the bot is taken out of ------------------------------------------------------


async def test_invited_again_the_bot_goes_on_without_anybody_doing_anything(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    sandbox.world.leave(sandbox.guild, sandbox.world.bot)
    await is_at_last(club, "frozen")

    sandbox.world.join(sandbox.guild, sandbox.world.bot)

    await is_at_last(club, "running")
    await comes_right(club, ann)


async def test_what_happened_to_its_servers_while_it_was_off_the_bot_finds_at_its_start(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    await club.stop()
    sandbox.world.leave(sandbox.guild, sandbox.world.bot)
    await club.start()
    await is_at_last(club, "frozen")

    await club.stop()
    sandbox.world.join(sandbox.guild, sandbox.world.bot)
    await club.start()

    await is_at_last(club, "running")
    await comes_right(club, ann)


async def is_at_last(club: Club, status: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await club.table()).status != status:
            await club.quiet()


# -- people and words that a server keeps out ---------------------------------------------------


async def test_whoever_is_in_time_out_plays_on_by_direct_message(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    sandbox.world.time_out(sandbox.guild, player.user, sandbox.clock.now() + HOUR)
    board = club.live(player)
    with pytest.raises(NotOfferedError, match="time-out"):
        await player.click(board, "My turn")

    await moves(club, player)
    await club.quiet()

    assert (await club.table()).seq == 1
    assert await owed_is_shown(club, ann)


async def test_words_that_automod_blocks_are_told_to_the_host_and_an_exception_mends_it(
    club: Club, ann: Actor, player: Actor, sandbox: Sandbox
) -> None:
    table = await club.table()
    sandbox.world.block_words(sandbox.guild, *table.names)
    await moves(club, player)
    await club.quiet()
    told = ann.inbox[-1].words

    sandbox.guild.rules.clear()
    await ann.slash(sandbox.channel, "help")

    assert "Your server's AutoMod removes" in told
    await comes_right(club, ann)
