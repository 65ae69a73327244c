"""Guilds that come and go: joined, left, out for a while and back."""

from __future__ import annotations

import discord
import pytest

from sandbox import Actor, Channel, NotOfferedError, Sandbox

from .robot import Robot, running
from .test_places import code_of, place


def told(robot: Robot, name: str) -> list[int]:
    """The ids of the guilds of which the robot was told so."""
    return [guild.id for guild in robot.heard(name)]


async def test_a_guild_that_is_joined_is_another_thing_than_one_that_is_back(
    sandbox: Sandbox, robot: Robot
) -> None:
    world, guild = sandbox.world, sandbox.guild
    assert told(robot, "guild_available") == [guild.id], "it was there at the log-in"

    world.leave(guild, world.bot)
    world.join(guild, world.bot)
    await sandbox.until(lambda: robot.heard("guild_join"))
    world.begin_outage(guild)
    world.end_outage(guild)
    await sandbox.until(lambda: len(robot.heard("guild_available")) == 2)

    events = [name for name, _ in robot.events if name.startswith("guild_")]
    after = ["guild_remove", "guild_join", "guild_unavailable", "guild_available"]
    assert events == ["guild_available", *after]


async def test_in_an_outage_nobody_reaches_the_guild(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    message = await place(robot, games).send("x")
    sandbox.world.begin_outage(sandbox.guild)

    assert await code_of(message.edit(content="y")) == 10003
    assert await code_of(place(robot, games).send("z")) == 10003
    assert await code_of(robot.fetch_guild(sandbox.guild.id)) == 10004
    assert ann.sees(games) == []
    with pytest.raises(NotOfferedError):
        await ann.slash(games, "do")
    user = await robot.fetch_user(ann.id)
    await user.send("inboxes are not of the guild")

    sandbox.world.end_outage(sandbox.guild)
    await message.edit(content="y")
    assert [shown.text for shown in ann.sees(games)] == ["y"]


async def test_who_logs_in_during_an_outage_is_shown_the_guild_when_it_is_over(
    sandbox: Sandbox, games: Channel
) -> None:
    sandbox.world.begin_outage(sandbox.guild)
    async with running(Robot(), sandbox) as robot:
        known = robot.get_guild(sandbox.guild.id)
        assert known is not None
        assert known.unavailable
        sandbox.world.add_channel(sandbox.guild, "told with the guild, and not before")
        sandbox.world.end_outage(sandbox.guild)

        await sandbox.until(lambda: robot.heard("guild_available"))

        assert isinstance(robot.get_channel(games.id), discord.TextChannel)
        assert not robot.heard("guild_channel_create")
