"""Where discord.py is pointed at another Discord: all undocumented names stand here."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
from collections.abc import Iterator
from types import ModuleType
from typing import Any

import discord.asset
import discord.client
import discord.gateway
import discord.http
import discord.webhook.async_
from yarl import URL

HURRY_SECONDS = 0.01


class NotLoopbackError(ValueError):
    """An address that other machines could reach."""


def check_loopback(host: str | None) -> str:
    """The host, when it is an address of the loopback interface. Raises NotLoopbackError."""
    try:
        if host is not None and ipaddress.ip_address(host).is_loopback:
            return host
    except ValueError:
        pass
    raise NotLoopbackError(f"the sandbox stays on this machine; {host!r} is not 127.0.0.1 or ::1")


@contextlib.contextmanager
def pointed_at(base: str) -> Iterator[None]:
    """Have every client of discord.py in this process talk to ``base`` for a while.

    base: such as "http://127.0.0.1:8000". Raises NotLoopbackError for anything but loopback.
    """
    url = URL(base)
    check_loopback(url.host)
    hooks: list[tuple[Any, str, Any]] = [
        (discord.http.Route, "BASE", f"{base}/api/v10"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", url.with_scheme("ws") / "gateway"),
        (discord.asset.Asset, "BASE", f"{base}/cdn"),
    ]
    before = [(owner, name, getattr(owner, name)) for owner, name, _ in hooks]
    for owner, name, value in hooks:
        setattr(owner, name, value)
    try:
        yield
    finally:
        for owner, name, value in before:
            setattr(owner, name, value)


class _HurriedAsyncio:
    """The module asyncio, but its sleeps are short."""

    def __init__(self, *, keeps_limits: bool) -> None:
        """keeps_limits: whether waits of fractions of seconds stay as they are."""
        self._keeps_limits = keeps_limits

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)

    async def sleep(self, delay: float, result: Any = None) -> Any:
        if self._keeps_limits and isinstance(delay, float):
            return await asyncio.sleep(delay, result)
        return await asyncio.sleep(min(delay, HURRY_SECONDS), result)


@contextlib.contextmanager
def hurried() -> Iterator[None]:
    """Shorten the sleeps of discord.py between its tries.

    After a 5xx it sleeps 1, 3, 5, 7 and 9 seconds, after a lost connection up to minutes. What is
    tried again, how often and in which order stays as it is; only the waiting is cut. Waits for a
    rate limit stay: they come from the server as fractions, and it counts real time.
    """
    modules: list[tuple[ModuleType, bool]] = [
        (discord.http, True),
        (discord.webhook.async_, True),
        (discord.client, False),
    ]
    for module, keeps_limits in modules:
        vars(module)["asyncio"] = _HurriedAsyncio(keeps_limits=keeps_limits)
    try:
        yield
    finally:
        for module, _ in modules:
            vars(module)["asyncio"] = asyncio
