"""A sandbox, a database file, and the bot's process in this process."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from functools import partial
from pathlib import Path

import pytest

from bot.app import running
from sandbox.pytest_plugin import *  # noqa: F403 - the fixture and its report
from storage import Storage
from tests.bot.conftest import club  # noqa: F401 - a fixture

from .host import Heard, Host


@pytest.fixture
def heard() -> Iterator[Heard]:
    """What the log says while the test runs."""
    heard = Heard()
    root = logging.getLogger()
    level = root.level
    root.addHandler(heard)
    root.setLevel(logging.INFO)
    yield heard
    root.removeHandler(heard)
    root.setLevel(level)


@pytest.fixture
async def host(tmp_path: Path) -> Host:
    """Whoever runs the bot: a settings file, and a database with tables beside it."""
    host = Host(tmp_path)
    store = await Storage.open(host.url)
    await store.close()
    return host


@pytest.fixture
async def store(host: Host) -> AsyncIterator[Storage]:
    """The host's database, open as a bot has it open."""
    store = await Storage.open(host.url)
    yield store
    await store.close()


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Try again soon; the order of things stays as it is."""
    monkeypatch.setattr("bot.operate.connection.FIRST_PAUSE", 0.01)
    monkeypatch.setattr("bot.operate.connection.LONGEST_PAUSE", 0.01)
    soon = partial(running, guild_ready_timeout=0.02)
    monkeypatch.setattr("bot.operate.process.running", soon)
