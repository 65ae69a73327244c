from __future__ import annotations

import asyncio
import base64
import json
from collections.abc import AsyncIterator

import aiohttp
import discord
import pytest

from sandbox import Actor, Channel, Sandbox
from sandbox import gateway as codes

from .raw import Raw, connected, identity
from .robot import Robot, running
from .test_gateway import hello


@pytest.fixture
async def raw(sandbox: Sandbox) -> AsyncIterator[Raw]:
    async with connected(sandbox) as connection:
        yield connection


async def identified(sandbox: Sandbox) -> str:
    """What a new connection is told after it has identified: an event, or op 9."""
    async with connected(sandbox) as raw:
        await raw.frame()
        await raw.send(codes.IDENTIFY, identity(sandbox))
        told = await raw.frame()
        return str(told["t"] or told["op"])


async def test_every_frame_has_its_four_keys(sandbox: Sandbox, raw: Raw) -> None:
    hello = await raw.frame()
    await raw.send(codes.HEARTBEAT, None)
    ack = await raw.frame()
    await raw.send(codes.IDENTIFY, identity(sandbox))
    ready, guild = await raw.frame(), await raw.frame()
    sandbox.faults.asks_to_reconnect()
    sandbox.faults.invalidates_sessions()
    frames = [hello, ack, ready, guild, await raw.frame(), await raw.frame()]
    assert [set(frame) for frame in frames] == [{"op", "d", "s", "t"}] * 6
    told = [(frame["op"], frame["s"], frame["t"]) for frame in frames]
    assert told[:2] == [(10, None, None), (11, None, None)]
    assert told[2:4] == [(0, 1, "READY"), (0, 2, "GUILD_CREATE")]
    assert told[4:] == [(7, None, None), (9, None, None)]


async def test_json_is_taken_from_binary_frames(sandbox: Sandbox, raw: Raw) -> None:
    await raw.frame()
    await raw.send_binary(codes.IDENTIFY, identity(sandbox))
    assert (await raw.frame())["t"] == "READY"


async def test_bytes_that_are_no_text_close_the_connection(raw: Raw) -> None:
    await raw.socket.send_bytes(b"\xff\xfe\xfd")
    assert await raw.close_code() == codes.DECODE_ERROR


async def test_a_compressed_stream_is_asked_for_and_given(sandbox: Sandbox) -> None:
    async with connected(sandbox, compress="zlib-stream") as raw:
        assert (await raw.inflated())["op"] == codes.HELLO
        await raw.send(codes.IDENTIFY, identity(sandbox))
        assert [(await raw.inflated())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]


async def test_the_client_of_the_bot_inflates_what_it_is_told(
    robot: Robot, monkeypatch: pytest.MonkeyPatch, sandbox: Sandbox
) -> None:
    inflated = []
    decompress = robot.ws._decompressor.decompress

    def listening(data: bytes) -> str | None:
        inflated.append(decompress(data))
        return inflated[-1]

    monkeypatch.setattr(robot.ws, "_decompressor", type("", (), {"decompress": listening}))
    sandbox.add_channel("new")
    await sandbox.until(lambda: inflated, what="a compressed event")
    assert json.loads(inflated[0] or "")["t"] == "CHANNEL_CREATE"


@pytest.mark.parametrize("query", [{"compress": "brotli"}, {"encoding": "etf"}])
async def test_what_cannot_be_served_is_refused_aloud(
    sandbox: Sandbox, query: dict[str, str]
) -> None:
    with pytest.raises(aiohttp.WSServerHandshakeError):
        async with connected(sandbox, **query):
            pass
    assert len(sandbox.gaps) == 1
    sandbox.gaps.clear()


async def test_too_many_starts_at_once_are_put_off(sandbox: Sandbox) -> None:
    sandbox.world.max_concurrency = 2
    told = [await identified(sandbox) for _ in range(3)]
    assert told == ["READY", "READY", str(codes.INVALID_SESSION)]


async def test_starts_of_a_day_are_counted_and_told(sandbox: Sandbox, robot: Robot) -> None:
    found = await robot.raw("GET", "/gateway/bot")
    limit = found["session_start_limit"]
    assert (limit["total"], limit["remaining"], limit["max_concurrency"]) == (1000, 999, 16)
    sandbox.clock.advance(24 * 3_600_000)
    found = await robot.raw("GET", "/gateway/bot")
    assert found["session_start_limit"]["remaining"] == 1000


async def test_whoever_starts_too_often_loses_the_token(sandbox: Sandbox, raw: Raw) -> None:
    token = sandbox.token
    sandbox.world.max_concurrency = 2000
    for _ in range(1000):
        assert sandbox.gateway.starts.take()
    await raw.send(codes.IDENTIFY, identity(sandbox))
    assert await raw.close_code() == codes.BAD_TOKEN
    assert sandbox.token != token


async def test_a_bot_in_too_many_guilds_has_to_shard(sandbox: Sandbox, raw: Raw) -> None:
    sandbox.world.required_shards = 2
    await raw.send(codes.IDENTIFY, identity(sandbox))
    assert await raw.close_code() == codes.SHARDING_REQUIRED
    async with running(Robot(shard_id=0, shard_count=2), sandbox) as robot:
        assert (await robot.raw("GET", "/gateway/bot"))["shards"] == 2


@pytest.mark.parametrize("code", [4004, 4011])
async def test_a_fatal_close_ends_the_client_until_the_gateway_opens_again(
    sandbox: Sandbox, code: int
) -> None:
    robot = Robot()
    task = asyncio.create_task(robot.start(sandbox.token))
    await sandbox.ready()
    sandbox.faults.closes(code)
    with pytest.raises(discord.ConnectionClosed) as ended:
        await task
    assert ended.value.code == code
    with pytest.raises(discord.ConnectionClosed):
        await Robot().start(sandbox.token)
    sandbox.faults.opens()
    async with running(Robot(), sandbox):
        assert sandbox.gateway.connected() == 1


async def test_another_close_is_resumed(
    sandbox: Sandbox, robot: Robot, ann: Actor, games: Channel
) -> None:
    sandbox.faults.closes(4000)
    await sandbox.until(lambda: robot.heard("resumed"))
    assert (await robot.do(ann, games, hello)).text == "hello"
    assert sandbox.gateway.identifies == 1


async def test_the_token_has_the_form_of_discords_and_is_never_written_down(
    sandbox: Sandbox, robot: Robot
) -> None:
    first, second, third = sandbox.token.split(".")
    padded = first + "=" * (-len(first) % 4)
    assert base64.urlsafe_b64decode(padded).decode() == str(sandbox.world.bot.id)
    assert (len(second), len(third)) == (6, 38)
    assert sandbox.token not in sandbox.transcript.text()
