"""The present bot over what an earlier one left."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.bot.conftest import unflushed

from .kept import Kept

__all__ = ["unflushed"]


@pytest.fixture
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """What was left, of the name that the module of the test has after ``test_``."""
    return Kept(request.module.__name__.rpartition("test_")[2], tmp_path)


@pytest.fixture
async def going(kept: Kept, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Kept]:
    """The same with the bot running over it; it must log no fault of its own."""
    async with kept.box as box:
        with box.hooked():
            kept.rebuild()
            try:
                await kept.club.start()
                await kept.club.quiet()
                yield kept
            finally:
                await kept.club.stop()
    logged = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records]
    assert [each.getMessage() for each in logged if each.levelno >= logging.ERROR] == []
    assert [*box.gaps, *box.violations] == []
