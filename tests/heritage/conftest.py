"""What an earlier bot left, with and without the present one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from .kept import Kept
from .running import faultless, running


@pytest.fixture
def kept(request: pytest.FixtureRequest, tmp_path: Path) -> Kept:
    """What was left, of the name that the module of the test has after ``test_``."""
    return Kept(request.module.__name__.rpartition("test_")[2], tmp_path)


@pytest.fixture
async def going(kept: Kept, caplog: pytest.LogCaptureFixture) -> AsyncIterator[Kept]:
    """The bot running over a copy of its own, for a test that changes something."""
    with faultless(kept, caplog):
        async with running(kept):
            yield kept
