from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Actor, Channel, Sandbox
from sandbox import gateway as codes

from .raw import Raw, connected, identity
from .robot import Robot, running


async def hello(i: discord.Interaction[Any]) -> None:
    await i.response.send_message("hello")


async def test_dropped_socket_is_resumed_and_misses_nothing(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    robot.on = hello
    sandbox.faults.drops_sockets()
    missed = ann.client.command(games, "do", {})
    await sandbox.until(lambda: missed.answered_by, what="an answer after the resume")
    assert robot.heard("resumed")
    assert sandbox.gateway.identifies == 1
    assert (await ann.slash(games, "do")).text == "hello"
    assert robot.taken.count(missed.id) == 1


async def test_reconnect_opcode(sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel) -> None:
    sandbox.faults.asks_to_reconnect()
    await sandbox.until(lambda: robot.heard("resumed"))
    assert (await robot.do(ann, games, hello)).text == "hello"
    assert sandbox.gateway.identifies == 1


async def test_invalid_session_that_can_be_resumed(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.invalidates_sessions(resumable=True)
    await sandbox.until(lambda: robot.heard("resumed"))
    assert (await robot.do(ann, games, hello)).text == "hello"


async def test_invalid_session_identifies_anew(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.invalidates_sessions()
    await sandbox.until(lambda: len(robot.heard("ready")) == 2)
    assert sandbox.gateway.identifies == 2
    assert not robot.heard("resumed")
    assert (await robot.do(ann, games, hello)).text == "hello"


async def test_a_session_can_be_resumed_for_some_minutes(
    sandbox: Sandbox, robot: Robot, ann: Actor
) -> None:
    await sandbox.stop()
    sandbox.clock.advance(5 * 60_000 + 1)
    await sandbox.start()
    await sandbox.until(lambda: sandbox.gateway.identifies == 2)
    await sandbox.ready()
    assert not robot.heard("resumed")


async def test_a_client_that_says_goodbye_ends_its_session(sandbox: Sandbox, raw: Raw) -> None:
    await raw.send(codes.IDENTIFY, identity(sandbox))
    await raw.frame()
    await raw.socket.close(code=1000)
    await sandbox.until(lambda: not sandbox.gateway.sessions)


async def test_lost_session_is_not_resumed(sandbox: Sandbox, robot: Robot) -> None:
    sandbox.gateway.sessions.clear()
    sandbox.faults.drops_sockets()
    await sandbox.until(lambda: sandbox.gateway.identifies == 2)
    await sandbox.ready()


async def test_server_restart_on_the_same_port_with_the_same_world(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    await robot.do(ann, games, hello)
    port = sandbox.port
    await sandbox.stop()
    assert sandbox.gateway.connected() == 0
    pending = ann.client.command(games, "do", {})
    await sandbox.start()
    assert sandbox.port == port
    await sandbox.until(lambda: pending.answered_by, what="an answer after the restart")
    assert len(ann.sees(games)) == 2
    assert (await robot.do(ann, games, hello)).text == "hello"


async def test_the_world_outlives_the_bot(sandbox: Sandbox, ann: Actor, games: Channel) -> None:
    async with running(Robot(), sandbox) as first:
        shown = await first.do(ann, games, hello)
    assert sandbox.gateway.connected() == 0
    assert [one.text for one in ann.sees(games)] == ["hello"]

    async with running(Robot(sync=False), sandbox) as second:
        assert shown.message is not None
        there = second.get_partial_messageable(games.id)
        await there.get_partial_message(shown.message.id).edit(content="still mine")
        assert (await second.do(ann, games, hello)).text == "hello"
    assert [one.text for one in ann.sees(games)] == ["still mine", "hello"]


async def test_intents_decide_what_is_told(sandbox: Sandbox, ann: Actor, games: Channel) -> None:
    intents = discord.Intents(guilds=True, guild_messages=True, dm_messages=True)
    async with running(Robot(intents=intents), sandbox) as robot:
        assert robot.user is not None
        ann.post(games, "private talk")
        ann.post(games, f"<@{robot.user.id}> for you")
        ann.post(ann.dm, "in the inbox")
        await sandbox.until(lambda: len(robot.heard("message")) == 3)
        heard = [message.content for message in robot.heard("message")]
        assert heard == ["", f"<@{robot.user.id}> for you", "in the inbox"]
        await robot.do(ann, games, lambda i: i.response.send_message("psst", ephemeral=True))
        message = await robot.get_partial_messageable(games.id).send("mine")
        await message.edit(content="edited")
        await message.delete()
        await sandbox.until(lambda: robot.heard("raw_message_delete"))
        assert robot.heard("raw_message_edit")[0].data["content"] == "edited"
        assert [heard.content for heard in robot.heard("message")][3:] == ["mine"]


async def test_message_content_takes_a_privileged_intent(
    sandbox: Sandbox, ann: Actor, games: Channel
) -> None:
    sandbox.world.privileged_intents = 1 << 15
    intents = discord.Intents(guilds=True, guild_messages=True, message_content=True)
    async with running(Robot(intents=intents), sandbox) as robot:
        ann.post(games, "open talk")
        await sandbox.until(lambda: robot.heard("message"))
        assert robot.heard("message")[0].content == "open talk"


async def test_two_sessions_both_get_an_interaction(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    async with running(Robot(sync=False), sandbox) as second:
        robot.on = second.on = hello
        assert (await ann.slash(games, "do")).text == "hello"
        await sandbox.until(lambda: robot.taken and second.taken)
        assert robot.taken == second.taken
        await sandbox.until(lambda: robot.codes or second.codes)
        assert robot.codes + second.codes == [40060]
    assert len(ann.sees(games)) == 1


async def test_shards_share_the_guilds_and_direct_messages_go_to_the_first(
    sandbox: Sandbox, ann: Actor, games: Channel
) -> None:
    number = (sandbox.guild.id >> 22) % 2
    async with (
        running(Robot(shard_id=0, shard_count=2), sandbox) as zero,
        running(Robot(sync=False, shard_id=1, shard_count=2), sandbox) as one,
    ):
        zero.on = one.on = hello
        robots = [zero, one]
        await ann.slash(games, "do")
        assert robots[number].taken
        assert not robots[1 - number].taken
        await ann.slash(ann.dm, "do")
        assert len(one.taken) == (1 if number == 1 else 0)


async def test_members_can_be_asked_for(sandbox: Sandbox, ann: Actor) -> None:
    sandbox.world.privileged_intents = 1 << 1
    intents = discord.Intents(guilds=True, members=True)
    async with running(Robot(sync=False, intents=intents), sandbox) as robot:
        found = await robot.guilds[0].query_members(user_ids=[ann.id])
        assert [member.global_name for member in found] == ["Ann"]
        everybody = await robot.guilds[0].chunk()
        assert len(everybody) == 3


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with connected(sandbox) as connection:
        assert (await connection.frame())["op"] == codes.HELLO
        yield connection


async def test_heartbeat_is_acknowledged(raw: Raw) -> None:
    await raw.send(codes.HEARTBEAT, None)
    assert (await raw.frame())["op"] == codes.ACK


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("nonsense", codes.DECODE_ERROR),
        ('{"d": 1}', codes.DECODE_ERROR),
        ('{"op": 3, "d": {}}', codes.NOT_AUTHENTICATED),
        ('{"op": 1, "d": "' + "x" * 4096 + '"}', codes.DECODE_ERROR),
        ('{"op": 2, "d": {"token": "wrong"}}', codes.BAD_TOKEN),
        ('{"op": 6, "d": {"token": "wrong"}}', codes.BAD_TOKEN),
    ],
)
async def test_wrong_frames_close_the_connection(raw: Raw, text: str, code: int) -> None:
    await raw.socket.send_str(text)
    assert await raw.close_code() == code


async def test_wrong_identities_close_the_connection(sandbox: Sandbox, raw: Raw) -> None:
    await raw.send(codes.IDENTIFY, identity(sandbox, shard=[2, 2]))
    assert await raw.close_code() == codes.INVALID_SHARD


async def test_identify_happens_once(sandbox: Sandbox, raw: Raw) -> None:
    await raw.send(codes.IDENTIFY, identity(sandbox))
    assert (await raw.frame())["t"] == "READY"
    await raw.send(codes.IDENTIFY, identity(sandbox))
    assert await raw.close_code() == codes.ALREADY_AUTHENTICATED


async def test_unknown_opcode(sandbox: Sandbox, raw: Raw) -> None:
    await raw.send(codes.IDENTIFY, identity(sandbox))
    await raw.send(codes.PRESENCE, {})
    await raw.send(99, {})
    assert await raw.close_code() == codes.UNKNOWN_OPCODE


async def test_too_many_frames(raw: Raw) -> None:
    for _ in range(codes.SENDS_A_MINUTE + 1):
        await raw.send(codes.HEARTBEAT, None)
    assert await raw.close_code() == codes.RATE_LIMITED


async def test_resume_replays_with_the_original_numbers(sandbox: Sandbox, raw: Raw) -> None:
    await raw.send(codes.IDENTIFY, identity(sandbox))
    ready = await raw.frame()
    await raw.frame()
    session = ready["d"]["session_id"]
    sandbox.faults.drops_sockets()
    await sandbox.until(lambda: sandbox.gateway.connected() == 0)
    sandbox.add_channel("missed")
    url = ready["d"]["resume_gateway_url"]
    async with aiohttp.ClientSession() as client, client.ws_connect(url) as socket:
        again = Raw(socket)
        await again.frame()
        resume = {"token": sandbox.token, "session_id": session, "seq": 2}
        await again.send(codes.RESUME, resume)
        first, second = await again.frame(), await again.frame()
    assert (first["t"], first["s"]) == ("CHANNEL_CREATE", 3)
    assert second["t"] == "RESUMED"
