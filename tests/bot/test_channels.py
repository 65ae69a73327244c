"""The kinds of channels that a server has: where tables are, and where players are called."""

from __future__ import annotations

import pytest

from sandbox import Actor, Channel, ChannelType, NotOfferedError, Sandbox
from sandbox.errors import no_text_channel
from sandbox.model import POSTS_ONLY

from .club import Club
from .managing import DV, WHERE, chooses, opens, rule, threads

CALLS = "Where tables call for players"
ANNOUNCEMENT, FORUM, VOICE = ChannelType.ANNOUNCEMENT, ChannelType.FORUM, ChannelType.VOICE
OTHERS = (ANNOUNCEMENT, VOICE, ChannelType.STAGE, FORUM, ChannelType.MEDIA)


@pytest.fixture
def forum(sandbox: Sandbox) -> Channel:
    return sandbox.add_channel("forum", FORUM)


# -- tables -------------------------------------------------------------------------------------


async def test_a_table_can_be_in_each_kind_of_channel_or_in_its_posts(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    for kind in OTHERS:
        place = sandbox.add_channel(kind.name, kind)
        if kind in POSTS_ONLY:
            place = ann.open_post(place, "table 2", "Who plays?")
        sandbox.channel = place

        answer = await opens(ann, place)
        await club.quiet()
        await bob.click(club.live(bob), "Join")

        assert "The table is open" in answer.text
        assert (await club.table()).names == ("Ann", "Bob")
        await club.services.upkeep.stop(await club.table(), "Ann", interaction=None)
    assert sandbox.refused == []


async def test_a_whole_turn_is_played_in_a_post(
    club: Club, ann: Actor, bob: Actor, forum: Channel, sandbox: Sandbox
) -> None:
    sandbox.channel = ann.open_post(forum, "table 2", "Who plays?")
    table = await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)

    answer = await player.slash(sandbox.channel, "delta-v prospect")
    await club.quiet()

    assert answer.error is None
    assert (await club.table()).seq > table.seq
    assert "My turn" in club.live(ann).labels
    assert sandbox.refused == []


async def test_tables_may_be_kept_to_the_posts_of_a_forum(
    club: Club, ann: Actor, manager: Actor, forum: Channel, sandbox: Sandbox
) -> None:
    changed = await chooses(manager, sandbox.channel, WHERE, forum)

    elsewhere = await opens(ann, sandbox.channel)
    there = await opens(ann, ann.open_post(forum, "table 2", "Who plays?"))

    assert f"Where: <#{forum.id}>" in changed.text
    assert f"On this server tables are in <#{forum.id}>" in elsewhere.text
    assert "The table is open" in there.text


async def test_in_an_announcement_channel_a_table_gets_a_thread_of_its_kind(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    news = sandbox.add_channel("news", ANNOUNCEMENT)
    await rule(manager, news, threads=True)

    answer = await opens(ann, news)
    (sandbox.channel,) = threads(sandbox)
    await club.quiet()
    await bob.click(club.live(bob), "Join")

    assert f"The table is open in <#{sandbox.channel.id}>" in answer.text
    assert sandbox.channel.kind is ChannelType.ANNOUNCEMENT_THREAD
    assert (await club.table()).names == ("Ann", "Bob")


async def test_in_the_chat_of_a_voice_channel_the_bot_must_be_allowed_to_connect(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    voice = sandbox.add_channel("voice", VOICE)
    sandbox.world.deny(voice, sandbox.world.bot, "connect")

    answer = await opens(ann, voice)

    assert "I'm not allowed to connect in this channel" in answer.text
    assert [shown.ephemeral for shown in ann.sees(voice)] == [True]


# -- calls for players --------------------------------------------------------------------------


async def test_players_are_called_where_messages_can_stand_and_not_in_a_forum(
    club: Club, ann: Actor, manager: Actor, forum: Channel, sandbox: Sandbox
) -> None:
    voice = sandbox.add_channel("voice", VOICE)
    with pytest.raises(NotOfferedError, match="not listed"):
        await chooses(manager, sandbox.channel, CALLS, forum)
    await chooses(manager, sandbox.channel, CALLS, voice)
    await opens(ann, sandbox.channel)
    await club.quiet()

    answer = await ann.click(club.live(ann), "Call for players")
    await club.quiet()

    assert f"I've called for players in <#{voice.id}>" in answer.text
    assert any("players wanted" in shown.words for shown in ann.sees(voice))


async def test_a_forum_that_was_chosen_once_is_told_to_managers_and_to_who_calls(
    club: Club, ann: Actor, manager: Actor, forum: Channel, sandbox: Sandbox
) -> None:
    await club.services.servers.change(sandbox.guild.id, 1, seeking=(forum.id,))
    await opens(ann, sandbox.channel)
    await club.quiet()

    told = await rule(manager, sandbox.channel)
    refused = await ann.click(club.live(ann), "Call for players")
    await club.quiet()

    assert f"Calls for players: <#{forum.id}>" in told.text
    assert "a channel in which I can't post: a forum has posts only" in told.text
    assert f"calls for players belong in <#{forum.id}>, and I can't post there" in refused.text
    assert sandbox.refused == []
    assert told.message is not None
    left = await manager.click(told.message, "No calls for players")
    assert "forum" not in left.text


async def test_a_call_that_its_channel_does_not_take_is_told_to_the_host(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    plaza = sandbox.add_channel("plaza")
    await chooses(manager, sandbox.channel, CALLS, plaza)
    await opens(ann, sandbox.channel)
    await club.quiet()
    sandbox.faults.refuses("POST", f"/channels/{plaza.id}/messages", no_text_channel)

    await ann.click(club.live(ann), "Call for players")
    await club.quiet()

    (told,) = ann.inbox
    assert f"I can't post in <#{plaza.id}>" in told.words


async def test_what_a_voice_chat_takes_is_needed_nowhere_else(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    await opens(ann, sandbox.add_channel("voice", ChannelType.VOICE))
    sandbox.world.deny(sandbox.channel, sandbox.world.bot, "connect")

    answer = await opens(ann, sandbox.channel)

    assert "The table is open" in answer.text
