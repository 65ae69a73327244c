"""Archived, locked and private threads, and what the bot is told of them and of members."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox import Actor, Channel, NotOfferedError, Sandbox, permissions
from sandbox.model import Role

from .robot import Interaction, Robot, button, running, view
from .test_places import code_of, place


@pytest.fixture
def table(ann: Actor, games: Channel) -> Channel:
    return ann.open_thread(games, "table 2")


@pytest.fixture
def den(ann: Actor, games: Channel) -> Channel:
    return ann.open_thread(games, "den", private=True)


@pytest.fixture
def moderator(sandbox: Sandbox) -> Actor:
    mona = sandbox.user("Mona")
    role = sandbox.world.add_role(sandbox.guild, "mods", "manage_threads")
    sandbox.world.give_role(sandbox.guild, mona.user, role)
    return mona


async def hello(i: Interaction) -> None:
    await i.response.send_message("hello", view=view(button("More")))


# Archived


async def test_an_archived_thread_refuses_edits_until_somebody_writes(
    sandbox: Sandbox, robot: Robot, ann: Actor, table: Channel
) -> None:
    message = await place(robot, table).send("a board")
    ann.archive(table)
    assert await code_of(message.edit(content="new")) == 50083
    await place(robot, table).send("another board")
    assert not table.archived
    await message.edit(content="new")
    await sandbox.until(lambda: len(robot.heard("raw_thread_update")) == 2)
    told = [update.data["thread_metadata"] for update in robot.heard("raw_thread_update")]
    assert [metadata["archived"] for metadata in told] == [True, False]


async def test_messages_of_an_archived_thread_can_be_deleted_unless_it_is_locked(
    robot: Robot, moderator: Actor, table: Channel
) -> None:
    first, second = [await place(robot, table).send(text) for text in ("1", "2")]
    moderator.archive(table)
    await first.delete()
    moderator.archive(table, archived=False)
    moderator.client.edit_thread(table, locked=True, archived=True)
    assert await code_of(second.delete()) == 50083


async def test_nobody_sends_commands_in_an_archived_thread(
    robot: Robot, ann: Actor, table: Channel
) -> None:
    answer = await robot.do(ann, table, hello)
    ann.archive(table)
    with pytest.raises(NotOfferedError, match="archived"):
        ann.client.command(table, "do", {})
    robot.on = lambda i: i.response.edit_message(content="pressed")
    assert answer.message is not None
    assert (await ann.click(answer.message, "More")).text == "pressed"
    assert not table.archived


async def test_an_answer_on_its_way_meets_an_archived_thread(
    sandbox: Sandbox, robot: Robot, ann: Actor, table: Channel
) -> None:
    shown = (await robot.do(ann, table, hello)).message
    assert shown is not None
    sandbox.faults.happens_before("POST", "/interactions/**", lambda: ann.archive(table))
    robot.on = lambda i: i.response.edit_message(content="pressed")
    ann.client.press(shown.live, "more")
    await sandbox.until(lambda: robot.codes)
    assert robot.codes == [50083]


async def test_an_answer_wakes_the_thread_that_was_archived_meanwhile(
    sandbox: Sandbox, robot: Robot, ann: Actor, table: Channel
) -> None:
    sandbox.faults.happens_before("POST", "/interactions/**", lambda: ann.archive(table))
    assert (await robot.do(ann, table, hello)).text == "hello"
    assert not table.archived


# Locked


async def test_a_locked_thread_refuses_posts_and_edits_but_not_of_moderators(
    sandbox: Sandbox, robot: Robot, moderator: Actor, table: Channel
) -> None:
    message = await place(robot, table).send("a board")
    moderator.lock(table)
    assert await code_of(place(robot, table).send("x")) == 160005
    assert await code_of(message.edit(content="x")) == 50083
    sandbox.world.allow(sandbox.channel, sandbox.world.bot, "manage_threads")
    await place(robot, table).send("by a moderator")
    await message.edit(content="edited")
    await message.delete()


async def test_in_a_locked_thread_only_ephemeral_answers_are_taken(
    sandbox: Sandbox, robot: Robot, ann: Actor, moderator: Actor, table: Channel
) -> None:
    moderator.lock(table)
    secret = await robot.do(
        ann, table, lambda i: i.response.send_message("for you", ephemeral=True)
    )
    assert secret.text == "for you"
    robot.on = hello
    ann.client.command(table, "do", {})
    await sandbox.until(lambda: robot.codes)
    assert robot.codes == [50083]
    with pytest.raises(NotOfferedError, match="locked"):
        ann.post(table, "me too")
    moderator.post(table, "but I can")


# Changing


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"name": "mine"}, 50013),
        ({"archived": True}, 50013),
        ({"locked": True}, 50013),
        ({"archived": False}, None),
        ({"name": ""}, 50013),
    ],
)
async def test_what_a_bot_may_change_in_the_thread_of_another(
    robot: Robot, table: Channel, fields: dict[str, Any], code: int | None
) -> None:
    await place(robot, table).send("now I am in it")
    change = robot.raw("PATCH", f"/channels/{table.id}", fields)
    if code is None:
        await change
    else:
        assert await code_of(change) == code


async def test_a_bot_renames_archives_and_wakes_its_own_thread(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    channel = robot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    thread = await channel.create_thread(name="1", type=discord.ChannelType.public_thread)
    await thread.edit(name="one", auto_archive_duration=60)
    await thread.edit(archived=True)
    assert await code_of(thread.edit(name="two")) == 50083
    await thread.edit(archived=False, name="two")
    assert await code_of(thread.edit(locked=True)) == 50013
    sandbox.world.allow(games, sandbox.world.bot, "manage_threads")
    edited = await thread.edit(locked=True)
    assert (edited.name, edited.locked, edited.auto_archive_duration) == ("two", True, 60)


async def test_a_channel_is_renamed_by_those_who_manage_channels(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    rename = {"name": "board-games", "nsfw": True}
    assert await code_of(robot.raw("PATCH", f"/channels/{games.id}", rename)) == 50013
    sandbox.world.allow(games, sandbox.world.bot, "manage_channels")
    await robot.raw("PATCH", f"/channels/{games.id}", rename)
    assert (games.name, games.nsfw) == ("board-games", True)


# Private


async def test_a_private_thread_is_seen_by_its_members_and_moderators(
    ann: Actor, bob: Actor, moderator: Actor, den: Channel
) -> None:
    ann.post(den, "psst")
    assert [len(one.sees(den)) for one in (ann, bob, moderator)] == [1, 0, 1]
    assert den in ann.client.channels()
    assert den not in bob.client.channels()
    ann.invite(den, bob)
    assert [shown.text for shown in bob.sees(den)] == ["psst"]
    assert [seen.shape["name"] for seen in bob.client.feed if seen.kind == "channel"] == ["den"]


async def test_the_bot_is_kept_out_of_a_private_thread_until_it_is_mentioned(
    sandbox: Sandbox, robot: Robot, ann: Actor, den: Channel
) -> None:
    assert not robot.heard("thread_create")
    assert await code_of(place(robot, den).send("x")) == 50001
    assert await code_of(robot.fetch_channel(den.id)) == 50001
    assert (await robot.do(ann, den, hello)).text == "hello"
    assert await code_of(place(robot, den).send("x")) == 50001
    ann.post(den, f"<@{sandbox.world.bot.id}> come in")
    await sandbox.until(lambda: robot.heard("thread_join"))
    assert robot.heard("thread_join")[0].name == "den"
    await place(robot, den).send("thank you")


async def test_the_bot_makes_a_private_thread_and_lets_people_in(
    sandbox: Sandbox, robot: Robot, ann: Actor, bob: Actor, games: Channel
) -> None:
    channel = robot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="den", invitable=False)
    den = sandbox.world.channels[made.id]
    await made.add_user(discord.Object(ann.id))
    await made.send("for us")
    assert [len(one.sees(den)) for one in (ann, bob)] == [1, 0]
    with pytest.raises(NotOfferedError, match="invite"):
        ann.invite(den, bob)
    assert {member.id for member in await made.fetch_members()} == {ann.id, sandbox.world.bot.id}
    await made.remove_user(discord.Object(ann.id))
    assert not ann.sees(den)
    sandbox.world.deny(games, sandbox.world.bot, "create_private_threads")
    assert await code_of(channel.create_thread(name="no")) == 50013


async def test_a_bot_leaves_a_thread_and_is_told_so(
    sandbox: Sandbox, robot: Robot, games: Channel
) -> None:
    channel = robot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    made = await channel.create_thread(name="den")
    active = await robot.guilds[0].active_threads()
    assert [thread.id for thread in active] == [made.id]
    await sandbox.until(lambda: robot.guilds[0].get_thread(made.id))
    await made.leave()
    await sandbox.until(lambda: robot.heard("thread_remove"))
    assert await code_of(robot.fetch_channel(made.id)) == 50001


# Members, roles and permissions


async def test_of_members_the_bot_is_told_with_the_intent_only(
    sandbox: Sandbox, robot: Robot, bob: Actor
) -> None:
    sandbox.world.privileged_intents = 1 << 1
    told = discord.Intents(guilds=True, members=True)
    async with running(Robot(sync=False, intents=told), sandbox) as second:
        sandbox.world.leave(sandbox.guild, bob.user)
        await sandbox.until(lambda: second.heard("raw_member_remove"))
        assert second.heard("raw_member_remove")[0].user.id == bob.id
        sandbox.add_channel("after")
        await sandbox.until(lambda: robot.heard("guild_channel_create"))
        assert not robot.heard("raw_member_remove")


async def test_a_bot_that_is_thrown_out_loses_the_guild_and_its_threads(
    sandbox: Sandbox, robot: Robot, table: Channel
) -> None:
    await place(robot, table).send("here")
    sandbox.world.leave(sandbox.guild, sandbox.world.bot)
    await sandbox.until(lambda: robot.heard("guild_remove"))
    assert sandbox.world.bot.id not in table.members
    assert await code_of(place(robot, table).send("x")) == 50001


async def test_changed_permissions_reach_the_bot_as_a_changed_channel(
    sandbox: Sandbox, robot: Robot, games: Channel, table: Channel
) -> None:
    everyone = sandbox.guild.roles[sandbox.guild.id]
    assert isinstance(everyone, Role)
    sandbox.world.deny(games, everyone, "view_channel")
    await sandbox.until(lambda: len(robot.heard("guild_channel_update")) == 1)
    channel = robot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    assert not channel.permissions_for(channel.guild.me).view_channel
    sandbox.world.allow(games, sandbox.world.bot, "view_channel")
    await sandbox.until(lambda: robot.ws.sequence == sandbox_number(sandbox))
    assert channel.permissions_for(channel.guild.me).view_channel
    assert [thread.name for thread in channel.threads] == ["table 2"]


def sandbox_number(sandbox: Sandbox) -> int:
    (session,) = sandbox.gateway.sessions.values()
    return session.number


async def test_changed_roles_reach_the_bot(sandbox: Sandbox, robot: Robot) -> None:
    role = sandbox.world.add_role(sandbox.guild, "players")
    sandbox.world.give_role(sandbox.guild, sandbox.world.bot, role)
    sandbox.world.change_role(sandbox.guild, role, permissions.MANAGE_THREADS)
    await sandbox.until(lambda: robot.heard("guild_role_update"))
    assert robot.guilds[0].me.guild_permissions.manage_threads
