from __future__ import annotations

from collections.abc import AsyncIterator, Iterator

import pytest

from sandbox import Channel, Sandbox, hurried
from sandbox.pytest_plugin import *  # noqa: F403 - fixtures and hooks

from .robot import Robot, running


@pytest.fixture(autouse=True)
def _no_long_sleeps() -> Iterator[None]:
    with hurried():
        yield


@pytest.fixture
async def robot(sandbox: Sandbox) -> AsyncIterator[Robot]:
    """The test bot, logged in, its commands synced."""
    async with running(Robot(), sandbox) as robot:
        yield robot


@pytest.fixture
def games(sandbox: Sandbox) -> Channel:
    return sandbox.channel
