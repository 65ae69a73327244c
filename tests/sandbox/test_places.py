"""Permissions, direct messages, threads and channels."""

from __future__ import annotations

import io
from typing import Any

import discord
import pytest

from sandbox import Actor, Channel, NotOfferedError, Sandbox
from sandbox.model import Overwrite, Role
from sandbox.permissions import bits

from .robot import Robot


def place(robot: Robot, channel: Channel) -> discord.PartialMessageable:
    return robot.get_partial_messageable(channel.id)


async def code_of(request: Any) -> int:
    with pytest.raises(discord.HTTPException) as caught:
        await request
    return caught.value.code


@pytest.mark.parametrize(
    ("denied", "text", "embed", "file"),
    [
        ("view_channel", 50001, 50001, 50001),
        ("send_messages", 50013, 50013, 50013),
        ("embed_links", None, 50013, None),
        ("attach_files", None, None, 50013),
        ("read_message_history", None, None, None),
    ],
)
async def test_missing_permissions(  # noqa: PLR0913, PLR0917 - a table
    sandbox: Sandbox,
    robot: Robot,
    games: Channel,
    denied: str,
    text: int | None,
    embed: int | None,
    file: int | None,
) -> None:
    sandbox.world.deny(games, sandbox.world.bot, denied)
    there = place(robot, games)
    for code, sent in (
        (text, {"content": "x"}),
        (embed, {"embed": discord.Embed(title="x")}),
        (file, {"file": discord.File(io.BytesIO(b"x"), "x")}),
    ):
        if code is None:
            await there.send(**sent)
        else:
            assert await code_of(there.send(**sent)) == code
    sandbox.world.allow(games, sandbox.world.bot, denied)
    await there.send("fine")


async def test_reading_takes_permissions(sandbox: Sandbox, robot: Robot, games: Channel) -> None:
    message = await place(robot, games).send("x")
    sandbox.world.deny(games, sandbox.world.bot, "read_message_history")
    assert await code_of(place(robot, games).fetch_message(message.id)) == 50001
    await message.edit(content="editing does not")
    sandbox.world.deny(games, sandbox.world.bot, "view_channel")
    assert await code_of(message.edit(content="y")) == 50001
    assert await code_of(robot.fetch_channel(games.id)) == 50001


async def test_an_interaction_is_answered_without_permissions(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.world.deny(games, sandbox.world.bot, "view_channel")
    answer = await robot.do(ann, games, lambda i: i.response.send_message("still here"))
    assert answer.text == "still here"


async def test_interactions_tell_the_permissions_of_the_bot(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.world.deny(games, sandbox.world.bot, "embed_links")
    found: list[discord.Permissions] = []

    async def look(i: discord.Interaction[Any]) -> None:
        found.append(i.app_permissions)
        await i.response.send_message("x")

    await robot.do(ann, games, look)
    assert (found[0].send_messages, found[0].embed_links, found[0].attach_files) == (1, 0, 1)
    sandbox.world.deny(games, sandbox.world.bot, "send_messages")
    await robot.do(ann, games, look)
    assert (found[1].send_messages, found[1].attach_files) == (0, 0), "nothing to attach it to"


async def test_roles_and_administrators(sandbox: Sandbox, robot: Robot, games: Channel) -> None:
    world, guild = sandbox.world, sandbox.guild
    bot = guild.members[world.bot.id]
    role = guild.roles[world.mint()] = Role(world.mint(), "Quiet", 0)
    guild.roles = {guild.id: guild.roles[guild.id], role.id: role}
    bot.roles.append(role.id)
    games.overwrites[role.id] = Overwrite(role.id, 0, deny=bits("send_messages"))
    assert await code_of(place(robot, games).send("x")) == 50013
    role.permissions = bits("administrator")
    await place(robot, games).send("x")


async def test_a_deleted_role_is_nobodys_any_more(
    sandbox: Sandbox, robot: Robot, ann: Actor
) -> None:
    world, guild = sandbox.world, sandbox.guild
    role = world.add_role(guild, "Hosts", "manage_guild")
    world.give_role(guild, ann.user, role)
    known = robot.get_guild(guild.id)
    assert known is not None
    await sandbox.until(lambda: known.get_role(role.id), what="the role at the bot")

    world.delete_role(guild, role)

    await sandbox.until(lambda: known.get_role(role.id) is None, what="no role at the bot")
    assert guild.members[ann.id].roles == []


async def test_people_see_only_their_channels(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    sandbox.world.deny(games, bob.user, "view_channel")
    await place(robot, games).send("secret")
    assert len(ann.sees(games)) == 1
    assert bob.sees(games) == []
    assert bob.received == []
    with pytest.raises(NotOfferedError):
        bob.post(games, "x")
    with pytest.raises(NotOfferedError):
        bob.open_thread(games, "x")


async def test_direct_messages(robot: Robot, ann: Actor, bob: Actor) -> None:
    user = await robot.fetch_user(ann.id)
    await user.send("psst")
    await user.send("again")
    assert [shown.text for shown in ann.inbox] == ["psst", "again"]
    assert bob.inbox == []
    assert bob.received == []
    channel = await user.create_dm()
    assert channel.id == ann.dm.id
    assert (await robot.fetch_channel(channel.id)).id == channel.id


async def test_closed_inbox(robot: Robot, ann: Actor) -> None:
    user = await robot.fetch_user(ann.id)
    ann.close_inbox()
    await user.create_dm()
    assert await code_of(user.send("x")) == 50007
    ann.open_inbox()
    message = await user.send("x")
    ann.close_inbox()
    await message.edit(content="edits still pass")
    assert await code_of(user.send("y")) == 50007
    assert [shown.text for shown in ann.inbox] == ["edits still pass"]


async def test_no_mutual_guild(sandbox: Sandbox, robot: Robot) -> None:
    stranger = sandbox.user("Stranger", member=False)
    user = await robot.fetch_user(stranger.id)
    assert await code_of(user.send("x")) == 50278


async def test_direct_messages_to_nobody_and_to_bots(sandbox: Sandbox, robot: Robot) -> None:
    path = "/users/@me/channels"
    assert await code_of(robot.raw("POST", path, {"recipient_id": "5"})) == 10013
    assert await code_of(robot.raw("POST", path, {})) == 50035
    me = {"recipient_id": str(sandbox.world.bot.id)}
    assert await code_of(robot.raw("POST", path, me)) == 50007


async def test_threads_by_people(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    thread = ann.open_thread(games, "table 2")
    question = ann.post(games, "here?")
    on_message = ann.open_thread(games, "table 3", starter=question)
    assert on_message.id == question.id
    await sandbox.until(lambda: len(robot.heard("thread_create")) == 2)
    assert [t.name for t in robot.heard("thread_create")] == ["table 2", "table 3"]
    await place(robot, thread).send("in the thread")
    assert [shown.text for shown in ann.sees(thread)] == ["in the thread"]
    fetched = await robot.fetch_channel(thread.id)
    assert isinstance(fetched, discord.Thread)
    assert fetched.parent_id == games.id
    assert ann.look(question).json["thread"]["id"] == str(question.id)


async def test_threads_have_their_own_permission(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    thread = ann.open_thread(games, "table 2")
    sandbox.world.deny(games, sandbox.world.bot, "send_messages")
    await place(robot, thread).send("allowed", embed=discord.Embed(title="x"))
    sandbox.world.deny(games, sandbox.world.bot, "send_messages_in_threads")
    assert await code_of(place(robot, thread).send("x")) == 50013


async def test_threads_by_the_bot(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    channel = robot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("start")
    thread = await message.create_thread(name="from a message")
    assert thread.id == message.id
    free = await channel.create_thread(
        name="free", type=discord.ChannelType.public_thread, auto_archive_duration=1440
    )
    await free.join()
    await free.send("x")
    assert {c.name for c in ann.client.channels()} == {"games", "from a message", "free"}
    sandbox.world.deny(games, sandbox.world.bot, "create_public_threads")
    assert await code_of(message.create_thread(name="no")) == 50013


async def test_deleted_channels(sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel) -> None:
    thread = ann.open_thread(games, "table 2")
    message = await place(robot, games).send("x")
    sandbox.world.delete_channel(games)
    await sandbox.until(lambda: robot.heard("guild_channel_delete"))
    await sandbox.until(lambda: robot.heard("raw_thread_delete"))
    assert await code_of(message.edit(content="y")) == 10003
    assert await code_of(place(robot, thread).send("x")) == 10003
    assert ann.sees(games) == []
    assert [kind for kind, _ in ann.received][-2:] == ["channel-gone", "channel-gone"]


async def test_the_bot_deletes_channels_with_a_permission(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    channel = robot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    assert await code_of(channel.delete()) == 50013
    sandbox.world.allow(games, sandbox.world.bot, "manage_channels")
    await channel.delete()
    assert games.id not in sandbox.world.channels


async def test_new_and_changed_channels_are_told(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    sandbox.add_channel("other")
    sandbox.world.deny(games, sandbox.world.bot, "send_messages")
    await sandbox.until(lambda: robot.heard("guild_channel_create"))
    await sandbox.until(lambda: robot.heard("guild_channel_update"))
    channel = robot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    assert not channel.permissions_for(channel.guild.me).send_messages


async def test_typing(sandbox: Sandbox, robot: Robot, games: Channel) -> None:
    async with place(robot, games).typing():
        pass
    sandbox.world.deny(games, sandbox.world.bot, "send_messages")
    assert await code_of(robot.raw("POST", f"/channels/{games.id}/typing")) == 50013


async def test_a_channel_that_goes_away_during_an_interaction(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    codes: list[int] = []

    async def act(i: discord.Interaction[Any]) -> None:
        await i.response.send_message("x")
        sandbox.world.delete_channel(games)
        codes.append(await code_of(i.followup.send("y")))

    await robot.do(ann, games, act)
    await sandbox.until(lambda: codes)
    assert codes == [10003]


async def test_people_delete_messages(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    message = await place(robot, games).send("x")
    own = ann.post(games, "y")
    with pytest.raises(NotOfferedError):
        bob.delete(own)
    ann.delete(own)
    sandbox.world.allow(games, ann.user, "manage_messages")
    ann.delete(ann.sees(games)[0])
    assert await code_of(message.edit(content="y")) == 10008
    kinds = [kind for kind, _ in bob.received]
    assert kinds == ["message", "message", "delete", "channel", "delete"]
