"""What a guild does to its members: AutoMod, time-outs."""

from __future__ import annotations

from datetime import UTC, datetime

import discord
import pytest

from sandbox import Actor, Channel, ChannelType, NotOfferedError, Sandbox
from sandbox.permissions import NAMES

from .robot import Robot, button, view
from .test_places import code_of, place

MINUTE = 60_000


async def test_automod_blocks_messages_with_its_words_as_whole_words(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.world.block_words(sandbox.guild, "rocket")
    there = place(robot, games)
    message = await there.send("a rocketeer")

    assert await code_of(there.send("a Rocket!")) == 200000
    assert await code_of(there.send(embed=discord.Embed(description="rocket"))) == 200000
    assert await code_of(message.edit(content="rocket")) == 200000
    with pytest.raises(NotOfferedError, match="automatic moderation"):
        ann.post(games, "my ROCKET")

    answer = await robot.do(ann, games, lambda i: i.response.send_message("rocket"))
    assert answer.text == "rocket", "answers are not messages of a member"
    assert [shown.text for shown in ann.sees(games)] == ["a rocketeer", "rocket"]


async def test_automod_blocks_names_of_threads_and_beginnings_of_posts(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    sandbox.world.block_words(sandbox.guild, "rocket")
    forum = sandbox.add_channel("forum", ChannelType.FORUM)
    named = {"name": "rocket", "type": 11}
    begun = {"name": "fine", "message": {"content": "rocket"}}

    assert await code_of(robot.raw("POST", f"/channels/{games.id}/threads", named)) == 200001
    assert await code_of(robot.raw("POST", f"/channels/{forum.id}/threads", begun)) == 200000
    assert not any(channel.is_thread for channel in sandbox.world.channels.values())


async def test_a_rule_of_automod_has_exceptions(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    world, guild = sandbox.world, sandbox.guild
    attic, trusted = sandbox.add_channel("attic"), world.add_role(guild, "Trusted")
    world.block_words(guild, "rocket", exempt=[attic, trusted])

    await place(robot, attic).send("rocket")
    assert await code_of(place(robot, games).send("rocket")) == 200000
    world.give_role(guild, ann.user, trusted)
    ann.post(games, "rocket")
    world.change_role(guild, guild.roles[guild.id], world.permissions(ann.user, games) | 1 << 5)
    await place(robot, games).send("whoever manages the guild may say rocket")


async def test_in_time_out_a_member_reads_and_does_nothing_else_there(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    shown = await robot.do(
        ann, games, lambda i: i.response.send_message("hello", view=view(button("More")))
    )
    until = sandbox.clock.now() + MINUTE
    sandbox.world.time_out(sandbox.guild, ann.user, until)
    assert shown.message is not None

    with pytest.raises(NotOfferedError):
        ann.post(games, "x")
    with pytest.raises(NotOfferedError):
        await ann.slash(games, "do")
    with pytest.raises(NotOfferedError, match="time-out"):
        await ann.click(shown.message, "More")
    assert [one.text for one in ann.sees(games)] == ["hello"]
    member = await robot.get_guild(sandbox.guild.id).fetch_member(ann.id)  # type: ignore[union-attr]
    assert member.timed_out_until == datetime.fromtimestamp(until / 1000, UTC)
    assert (await robot.do(ann, ann.dm, lambda i: i.response.send_message("x"))).text == "x"

    sandbox.clock.advance(MINUTE)
    ann.post(games, "y")


async def test_a_bot_in_time_out_may_not_write(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    sandbox.world.time_out(sandbox.guild, sandbox.world.bot, sandbox.clock.now() + MINUTE)

    assert await code_of(place(robot, games).send("x")) == 50013


def test_the_documented_permissions_have_their_bits() -> None:
    ours = {name: bit for name, bit in NAMES.items() if bit >> 45}

    assert ours == {
        "use_external_sounds": 1 << 45,
        "send_voice_messages": 1 << 46,
        "set_voice_channel_status": 1 << 48,
        "send_polls": 1 << 49,
        "use_external_apps": 1 << 50,
        "pin_messages": 1 << 51,
        "bypass_slowmode": 1 << 52,
    }
    flags = discord.Permissions.VALID_FLAGS
    assert ours.items() <= flags.items()
