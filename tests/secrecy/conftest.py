"""Worlds in which games are played."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from typing import TypeAlias

import pytest

from bot.registry import shipped
from sandbox import Clock
from tests.databases import fresh
from tests.saying import library

from .unpainted import paint_nothing, telling
from .world import World

FAST = ("PRAGMA synchronous = OFF", "PRAGMA journal_mode = MEMORY")
"""No power is lost here."""

Opens: TypeAlias = Callable[..., Awaitable[World]]
"""A table of a game with so many seats; ``turned``: with every switch the other way; ``closed``:
users who take no direct messages; ``quick``: with no computer players but the quickest."""


def quickly(opens: Opens) -> Opens:
    """The same where nobody thinks for long."""
    return partial(opens, quick=True)


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Compare what pictures would be painted from: to paint them is slow."""
    paint_nothing(monkeypatch)


@pytest.fixture
async def opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Opens]:
    """Opens a table of a game with so many seats, dealt alike in every run."""
    monkeypatch.setattr("storage.database._PRAGMAS", FAST)
    monkeypatch.setattr("secrets.token_hex", lambda size: "5e" * size)
    monkeypatch.setattr("engine.luck.Luck.seed", lambda luck: luck.secret)
    # Which of two messages to different places is sent first is chance, and no secret.
    monkeypatch.setattr("bot.workers.lanes.MOST", 1)
    worlds: list[World] = []

    async def opened(
        game: str,
        seats: int,
        *,
        turned: bool = False,
        closed: frozenset[int] = frozenset(),
        quick: bool = False,
    ) -> World:
        file = fresh(tmp_path / f"{game}-{len(worlds)}.sqlite3")
        world = World(file, telling(shipped(), quick=quick), library(), Clock())
        world.sender.deaf = True
        worlds.append(world)
        await world.sit(game, seats, turned=turned, closed=closed)
        return world

    yield opened
    for world in worlds:
        await world.close()
