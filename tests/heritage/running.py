"""The present bot over what an earlier one left."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager

import pytest

from .kept import Kept


@asynccontextmanager
async def running(kept: Kept) -> AsyncIterator[Kept]:
    """The bot running over what was left, until nothing is to be sent or moved any more."""
    async with kept.box as box:
        with box.hooked():
            kept.rebuild()
            try:
                await kept.club.start()
                await kept.club.quiet()
                yield kept
            finally:
                await kept.club.stop()


@contextmanager
def faultless(kept: Kept, caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """The bot logs no fault of its own, and nothing happens that Discord does not have."""
    yield
    logged = [*caplog.get_records("setup"), *caplog.get_records("call"), *caplog.records]
    assert [each.getMessage() for each in logged if each.levelno >= logging.ERROR] == []
    assert [*kept.box.gaps, *kept.box.violations] == []
