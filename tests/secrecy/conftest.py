"""Worlds in which games are played."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.registry import shipped
from locales import Library
from sandbox import Clock
from storage import Storage
from tests.databases import fresh

from .world import World

FAST = ("PRAGMA journal_mode = MEMORY", "PRAGMA synchronous = OFF")
"""No power is lost here."""

Opens: TypeAlias = Callable[..., Awaitable[World]]
"""A table of a game with so many seats; ``turned``: with every switch the other way; ``closed``:
users who take no direct messages."""


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare what would be painted: painting is a function of the scene alone, and slow."""
    monkeypatch.setattr("bot.present.pictures.paint", lambda scene: repr(scene).encode())


@pytest.fixture
async def opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opens]:
    """Opens a table of a game with so many seats, dealt alike in every run."""
    monkeypatch.setattr("storage.database._PRAGMAS", FAST)
    monkeypatch.setattr("secrets.token_hex", lambda size: "5e" * size)
    # Which of two messages to different places is sent first is chance, and no secret.
    monkeypatch.setattr("bot.workers.lanes.MOST", 1)
    worlds: list[World] = []

    async def opened(
        game: str, seats: int, *, turned: bool = False, closed: frozenset[int] = frozenset()
    ) -> World:
        file = fresh(tmp_path / f"{game}-{len(worlds)}.sqlite3")
        store = await Storage.open(f"sqlite:///{file}")
        await store.close()
        world = World(file, shipped(), Library(strict=True), Clock())
        world.sender.deaf = True
        worlds.append(world)
        await world.sit(game, seats, turned=turned, closed=closed)
        return world

    yield opened
    for world in worlds:
        await world.close()
