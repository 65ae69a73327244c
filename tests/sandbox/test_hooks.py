from __future__ import annotations

import asyncio

import discord
import discord.asset
import discord.gateway
import discord.http
import pytest

from sandbox import NotLoopbackError, Sandbox, hooks


def _values() -> list[object]:
    return [
        discord.http.Route.BASE,
        discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY,
        discord.asset.Asset.BASE,
    ]


def test_hooked_names_exist_and_are_restored() -> None:
    before = _values()
    assert str(before[0]).startswith("https://discord.com/api")
    assert str(before[1]).startswith("wss://")
    assert str(before[2]).startswith("https://")

    with hooks.pointed_at("http://127.0.0.1:1234"):
        assert [str(value) for value in _values()] == [
            "http://127.0.0.1:1234/api/v10",
            "ws://127.0.0.1:1234/gateway",
            "http://127.0.0.1:1234/cdn",
        ]

    assert _values() == before


def test_hooks_are_restored_after_an_error() -> None:
    before = _values()
    with pytest.raises(RuntimeError), hooks.pointed_at("http://[::1]:1234"):
        raise RuntimeError
    assert _values() == before


@pytest.mark.parametrize(
    "base",
    [
        "http://192.168.0.1:80",
        "http://0.0.0.0:80",
        "http://discord.com",
        "http://localhost.example:80",
        "http://localhost:80",
        "http://[::]:80",
    ],
)
def test_any_other_base_is_refused(base: str) -> None:
    before = _values()
    with pytest.raises(NotLoopbackError), hooks.pointed_at(base):
        pass
    assert _values() == before


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "", "10.0.0.1", "localhost", "example.org"])
def test_sandbox_binds_to_loopback_only(host: str) -> None:
    with pytest.raises(NotLoopbackError):
        Sandbox(host=host)


async def test_sandbox_listens_on_the_loopback_address_it_is_given() -> None:
    async with Sandbox(host="127.0.0.1") as sandbox:
        assert sandbox.url == f"http://127.0.0.1:{sandbox.port}"
        _, writer = await asyncio.open_connection("127.0.0.1", sandbox.port)
        writer.close()


async def test_sleeps_are_cut_and_restored() -> None:
    loop = asyncio.get_running_loop()
    start = loop.time()
    with hooks.hurried():
        await discord.http.asyncio.sleep(5)  # type: ignore[attr-defined]
    assert loop.time() - start < 1


async def test_waits_for_a_rate_limit_are_not_cut() -> None:
    loop = asyncio.get_running_loop()
    start = loop.time()
    with hooks.hurried():
        await discord.http.asyncio.sleep(0.05)  # type: ignore[attr-defined]
    assert loop.time() - start >= 0.045
