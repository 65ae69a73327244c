"""The kinds of channels: where messages can stand, and which threads they have."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox import Actor, Channel, ChannelType, NotOfferedError, Sandbox

from .robot import Robot, button, view
from .test_places import code_of, place

TEXT, ANNOUNCEMENT = ChannelType.TEXT, ChannelType.ANNOUNCEMENT
VOICE, STAGE = ChannelType.VOICE, ChannelType.STAGE
FORUM, MEDIA = ChannelType.FORUM, ChannelType.MEDIA
IN_GUILDS = (TEXT, ANNOUNCEMENT, VOICE, STAGE, FORUM, MEDIA)
WITH_TEXT = (TEXT, ANNOUNCEMENT, VOICE, STAGE)
POSTS = (FORUM, MEDIA)
REQUIRED = {"name": "table 2"}


async def known(sandbox: Sandbox, robot: Robot, channel: Channel) -> Any:
    """The channel as the robot has it."""
    return await sandbox.until(lambda: robot.get_channel(channel.id), what="the channel")


@pytest.mark.parametrize("kind", IN_GUILDS, ids=lambda kind: kind.name)
async def test_a_channel_is_told_by_the_gateway_and_by_request_as_what_it_is(
    sandbox: Sandbox, robot: Robot, kind: ChannelType
) -> None:
    channel = sandbox.add_channel("place", kind)

    told = await known(sandbox, robot, channel)
    fetched = await robot.fetch_channel(channel.id)
    (listed,) = [c for c in await told.guild.fetch_channels() if c.id == channel.id]

    assert {told.type.value, listed.type.value} == {int(kind)}
    assert type(told) is type(fetched) is type(listed)


@pytest.mark.parametrize("kind", IN_GUILDS, ids=lambda kind: kind.name)
async def test_messages_stand_in_all_but_forums_and_media_channels(
    sandbox: Sandbox, robot: Robot, ann: Actor, kind: ChannelType
) -> None:
    channel = sandbox.add_channel("place", kind)

    if kind in POSTS:
        assert await code_of(place(robot, channel).send("x")) == 50008
        assert await code_of(robot.raw("POST", f"/channels/{channel.id}/typing")) == 50008
        with pytest.raises(NotOfferedError, match="posts only"):
            ann.post(channel, "x")
        with pytest.raises(NotOfferedError, match="may not use commands"):
            await ann.slash(channel, "do")
    else:
        ann.post(channel, "hello")
        answer = await robot.do(ann, channel, lambda i: i.response.send_message("here"))
        message = await place(robot, channel).send("there")
        await message.edit(content="there, too")
        assert answer.text == "here"
        assert [shown.text for shown in ann.sees(channel)] == ["hello", "here", "there, too"]


@pytest.mark.parametrize("kind", [VOICE, STAGE], ids=lambda kind: kind.name)
async def test_the_chat_of_a_voice_channel_takes_the_permission_to_connect(
    sandbox: Sandbox, robot: Robot, kind: ChannelType
) -> None:
    channel = sandbox.add_channel("place", kind)
    message = await place(robot, channel).send("x")
    sandbox.world.deny(channel, sandbox.world.bot, "connect")

    assert await code_of(place(robot, channel).send("y")) == 50001
    assert await code_of(place(robot, channel).fetch_message(message.id)) == 50001


@pytest.mark.parametrize("kind", POSTS, ids=lambda kind: kind.name)
async def test_a_post_is_a_thread_that_begins_with_a_message_of_its_id(
    sandbox: Sandbox, robot: Robot, ann: Actor, kind: ChannelType
) -> None:
    forum = await known(sandbox, robot, channel := sandbox.add_channel("forum", kind))

    made = await forum.create_thread(name="by the robot", content="first", embed=discord.Embed())
    post = ann.open_post(channel, "by Ann", "first, too")
    await sandbox.until(lambda: len(robot.heard("thread_create")) == 2)
    await place(robot, post).send("second")

    assert made.message.id == made.thread.id
    assert (made.thread.type.value, made.thread.parent_id) == (11, channel.id)
    assert [shown.text for shown in ann.sees(post)] == ["first, too", "second"]
    assert [shown.id == post.id for shown in ann.sees(post)] == [True, False]
    assert (await robot.fetch_channel(post.id)).message_count == 1  # type: ignore[union-attr]


async def test_people_use_commands_and_buttons_in_a_post(
    sandbox: Sandbox, robot: Robot, ann: Actor
) -> None:
    post = ann.open_post(sandbox.add_channel("forum", FORUM), "table 2")
    where: list[Any] = []

    async def hello(i: discord.Interaction[Any]) -> None:
        where.append(i.channel)
        await i.response.send_message("hello", view=view(button("More")))

    answer = await robot.do(ann, post, hello)
    robot.on = lambda i: i.response.edit_message(content="more")
    assert answer.message is not None

    assert (await ann.click(answer.message, "More")).text == "more"
    assert isinstance(where[0], discord.Thread)
    assert where[0].id == post.id


async def test_in_a_forum_only_whoever_may_write_opens_posts(
    sandbox: Sandbox, robot: Robot, ann: Actor
) -> None:
    forum = sandbox.add_channel("forum", FORUM)
    path = f"/channels/{forum.id}/threads"
    first = {"message": {"content": "first"}}

    assert await code_of(robot.raw("POST", path, REQUIRED)) == 50035
    assert await code_of(robot.raw("POST", path, REQUIRED | {"message": {}})) == 50006
    sandbox.world.deny(forum, sandbox.world.bot, "send_messages")
    sandbox.world.deny(forum, ann.user, "send_messages")
    assert await code_of(robot.raw("POST", path, REQUIRED | first)) == 50013
    with pytest.raises(NotOfferedError):
        ann.open_post(forum, "table 2")
    with pytest.raises(NotOfferedError):
        ann.open_thread(forum, "table 2")
    sandbox.violations.clear()


async def test_tags_are_told_as_a_gap(sandbox: Sandbox, robot: Robot) -> None:
    forum = sandbox.add_channel("forum", FORUM)
    post = REQUIRED | {"message": {"content": "first"}, "applied_tags": ["1"]}

    await robot.raw("POST", f"/channels/{forum.id}/threads", post)

    assert sandbox.gaps == ["POST /channels/{channel_id}/threads: field applied_tags"]
    sandbox.gaps.clear()


@pytest.mark.parametrize(
    ("kind", "taken"),
    [(TEXT, {11, 12}), (ANNOUNCEMENT, {10}), (VOICE, set()), (STAGE, set())],
    ids=lambda value: getattr(value, "name", ""),
)
async def test_each_kind_of_channel_has_its_kinds_of_threads(
    sandbox: Sandbox, robot: Robot, ann: Actor, kind: ChannelType, taken: set[int]
) -> None:
    channel = sandbox.add_channel("place", kind)
    sandbox.world.allow(channel, sandbox.world.bot, "create_private_threads")
    path = f"/channels/{channel.id}/threads"
    made, refused = set(), set()

    for type_ in (10, 11, 12):
        try:
            made.add((await robot.raw("POST", path, REQUIRED | {"type": type_}))["type"])
        except discord.HTTPException as error:
            refused.add(error.code)

    assert made == taken
    assert refused == {50024}
    if taken:
        on_message = ann.open_thread(channel, "of Ann", starter=ann.post(channel, "x"))
        assert int(on_message.kind) == min(taken)
    else:
        with pytest.raises(NotOfferedError):
            ann.open_thread(channel, "of Ann")
