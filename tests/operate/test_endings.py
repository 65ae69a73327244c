"""How the process ends: with a code for what started it, and a sentence for who runs it."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import Any

import pytest

from bot.operate.codes import Code
from bot.settings import Settings
from sandbox import Sandbox
from sandbox.errors import missing_access

from .host import PATIENCE, Heard, Host, ending, process

FOR_GOOD = {
    4004: "DISCORD_TOKEN has been reset",
    4010: "shard",
    4011: "so many servers",
    4012: "version",
    4013: "intents",
    4014: "Privileged Gateway Intents",
}


@pytest.mark.parametrize("code", FOR_GOOD)
async def test_a_gateway_that_closes_for_good_ends_the_process_with_a_sentence(
    sandbox: Sandbox, host: Host, heard: Heard, code: int
) -> None:
    async with process(host.settings(sandbox)) as task:
        await heard.says("connected as")
        sandbox.faults.closes(code)
        end = await ending(task)

    assert end.code == Code.CONFIG
    assert f"({code})" in end.sentence
    assert FOR_GOOD[code] in end.sentence
    assert not end.report


@pytest.mark.parametrize("code", [4004, 4014])
async def test_a_gateway_that_refuses_the_bot_at_its_start_ends_it_as_well(
    sandbox: Sandbox, host: Host, code: int
) -> None:
    sandbox.faults.closes(code)

    async with process(host.settings(sandbox)) as task:
        end = await ending(task)

    assert (end.code, end.report) == (Code.CONFIG, False)
    assert FOR_GOOD[code] in end.sentence


async def test_a_connection_that_breaks_is_made_anew_and_ends_nothing(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    async with process(host.settings(sandbox)) as task:
        await heard.says("connected as")
        sandbox.faults.closes(1001)
        await heard.says("RESUMED")

        assert not task.done()


async def test_a_task_that_dies_ends_the_process_with_a_report(
    sandbox: Sandbox, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def dies() -> None:
        raise KeyError("postman")

    def workers(*_: Any) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(dies(), name="deliveries")]

    monkeypatch.setattr("bot.app._workers", workers)
    async with process(host.settings(sandbox)) as task:
        end = await ending(task)

    assert (end.code, end.report) == (Code.SOFTWARE, True)
    assert "its task deliveries did (KeyError)" in end.sentence


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_the_process_in_good_order(
    sandbox: Sandbox, host: Host, heard: Heard, number: signal.Signals
) -> None:
    async with process(host.settings(sandbox)) as task:
        await heard.says("connected as")
        os.kill(os.getpid(), number)
        await asyncio.wait_for(task, PATIENCE)

    assert sandbox.gateway.connected() == 0
    assert not host.heartbeat.exists()


async def test_a_signal_also_ends_a_process_that_waits_for_the_network(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    await sandbox.stop()
    async with process(host.settings(sandbox)) as task:
        await heard.says("cannot be reached")
        os.kill(os.getpid(), signal.SIGTERM)
        await asyncio.wait_for(task, PATIENCE)


@pytest.mark.parametrize(
    ("changes", "code", "sentence"),
    [
        ({"DISCORD_TOKEN": ""}, Code.CONFIG, ".env.example"),
        ({"DISCORD_TOKEN": "wrong"}, Code.CONFIG, "does not accept DISCORD_TOKEN"),
        ({"DEFAULT_LANGUAGE": "xx"}, Code.CONFIG, "texts in en"),
        ({"COMPONENTS_DIR": "/nowhere"}, Code.CONFIG, "there is no folder /nowhere"),
        ({"LOCALES_DIR": "/nowhere"}, Code.CONFIG, "LOCALES_DIR: there is no folder /nowhere"),
        ({"DATABASE_URL": "sqlite:////nowhere/bot.sqlite3"}, Code.CONFIG, "does not exist"),
        ({"DATABASE_URL": "postgresql://a:b@127.0.0.1:1/c"}, Code.UNAVAILABLE, "No PostgreSQL"),
    ],
)
async def test_what_no_restart_mends_is_told_from_what_passes(
    sandbox: Sandbox, host: Host, changes: dict[str, str], code: Code, sentence: str
) -> None:
    async with process(host.settings(sandbox, **changes)) as task:
        end = await ending(task)

    assert (end.code, end.report) == (code, False)
    assert sentence in end.sentence


async def test_a_language_of_the_hosts_own_that_says_what_it_does_not_know_is_refused(
    sandbox: Sandbox, host: Host
) -> None:
    (host.folder / "texts" / "pl").mkdir(parents=True)
    (host.folder / "texts" / "pl" / "core.ftl").write_text("panel-page = Strona { $page }\n")

    async with process(host.settings(sandbox, LOCALES_DIR=str(host.folder / "texts"))) as task:
        end = await ending(task)

    assert end.code == Code.CONFIG
    assert end.sentence.startswith("LOCALES_DIR: pl/core.ftl, line 1: panel-page: $page is not")


async def test_a_start_that_discord_refuses_otherwise_may_be_tried_again(
    sandbox: Sandbox, host: Host
) -> None:
    sandbox.faults.refuses("PUT", "/applications/*/commands", missing_access)

    async with process(host.settings(sandbox)) as task:
        end = await ending(task)

    assert (end.code, end.report) == (Code.UNAVAILABLE, False)
    assert "Discord refuses to let the bot start" in end.sentence
    assert "Missing Access" in end.sentence


async def test_a_fault_of_our_own_is_reported(
    sandbox: Sandbox, host: Host, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(_: Settings) -> None:
        raise ValueError("no such thing")

    monkeypatch.setattr("bot.operate.process._serve", fails)
    async with process(host.settings(sandbox)) as task:
        end = await ending(task)

    assert (end.code, end.report) == (Code.SOFTWARE, True)
