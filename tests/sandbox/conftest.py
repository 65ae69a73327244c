from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from sandbox import Sandbox, hurried
from sandbox.pytest_plugin import *  # noqa: F403 - fixtures and hooks

from .robot import Robot, running


@pytest.fixture(autouse=True)
def _no_long_sleeps() -> AsyncIterator[None]:
    with hurried():
        yield


@pytest.fixture
async def robot(sandbox: Sandbox) -> AsyncIterator[Robot]:
    """The test bot, logged in, its commands synced."""
    async with running(Robot(), sandbox) as robot:
        yield robot
