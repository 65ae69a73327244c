"""A Discord that cannot be reached is waited for; one that refuses is not asked again."""

from __future__ import annotations

import asyncio

import discord.gateway
import pytest

from bot.adapter.client import LONGEST_WAIT
from bot.operate.codes import Code
from bot.operate.connection import Patience
from sandbox import Sandbox
from sandbox.hooks import hurried

from .host import Heard, Host, ending, process


async def test_a_bot_that_starts_without_a_network_waits_for_it(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    await sandbox.stop()
    async with process(host.settings(sandbox)):
        await heard.says("cannot be reached")
        await sandbox.start()
        await heard.says("connected as")

    assert not [record for record in heard.records if record.exc_info]


async def test_what_keeps_on_failing_is_said_once_a_minute(
    heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    patience = Patience()
    for _ in range(3):
        await patience.wait(OSError("no route"))
    assert heard.lines("cannot be reached") == [
        "Discord cannot be reached and is tried again: no route"
    ]

    monkeypatch.setattr("bot.operate.connection.SAY_AGAIN", 0.0)
    await patience.wait(OSError("no route"))
    assert len(heard.lines("cannot be reached")) == 2


async def test_the_pauses_grow_up_to_the_longest(monkeypatch: pytest.MonkeyPatch) -> None:
    pauses: list[float] = []

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("bot.operate.connection.FIRST_PAUSE", 1.0)
    monkeypatch.setattr("bot.operate.connection.LONGEST_PAUSE", 60.0)
    monkeypatch.setattr("bot.operate.connection.asyncio.sleep", note)
    patience = Patience()
    for _ in range(8):
        await patience.wait(OSError())

    assert pauses == [1, 2, 4, 8, 16, 32, 60, 60]


async def test_a_discord_that_slows_the_start_down_is_given_the_time_it_asks_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []

    async def note(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr("bot.operate.connection.asyncio.sleep", note)
    await Patience().wait(discord.RateLimited(90.0))

    assert pauses == [90.0]


async def test_a_discord_that_slows_the_start_down_for_long_does_not_end_it(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    sandbox.faults.rate_limits("GET", "/users/@me", retry_after=LONGEST_WAIT + 1)
    async with process(host.settings(sandbox)) as task:
        told = asyncio.create_task(heard.says("cannot be reached"))
        await asyncio.wait({task, told}, return_when=asyncio.FIRST_COMPLETED)

        assert not task.done()
        assert "Too many requests" in heard.lines("cannot be reached")[0]


async def test_a_discord_with_a_fault_is_waited_for(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    sandbox.faults.fails_before("GET", "/users/@me", times=12)
    with hurried():
        async with process(host.settings(sandbox)):
            await heard.says("connected as")


async def test_a_gateway_that_cannot_be_reached_at_first_is_waited_for(
    sandbox: Sandbox, host: Host, heard: Heard, monkeypatch: pytest.MonkeyPatch
) -> None:
    socket = discord.gateway.DiscordWebSocket
    right = socket.DEFAULT_GATEWAY
    with hurried(), monkeypatch.context() as away:  # over before the sandbox takes its hooks back
        away.setattr(socket, "DEFAULT_GATEWAY", right.with_port(1))
        async with process(host.settings(sandbox)):
            await heard.says("cannot be reached")
            away.setattr(socket, "DEFAULT_GATEWAY", right)
            await heard.says("connected as")


async def test_a_refused_token_is_not_tried_again(sandbox: Sandbox, host: Host) -> None:
    async with process(host.settings(sandbox, DISCORD_TOKEN="wrong")) as task:
        end = await ending(task)

    assert end.code == Code.CONFIG
    assert [record.status for record in sandbox.requests] == [401]
