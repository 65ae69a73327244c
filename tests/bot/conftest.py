"""A club of people at a sandbox, with the real bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.catalogue import Catalogue, shipped
from sandbox import Sandbox
from sandbox.pytest_plugin import *  # noqa: F403 - the fixture and its report

from .club import Club


@pytest.fixture
async def club(
    request: pytest.FixtureRequest, sandbox: Sandbox, tmp_path: Path
) -> AsyncIterator[Club]:
    """The bot in the sandbox over a database of its own; only with the ``game`` of the test."""
    spec = getattr(request.node, "callspec", None)
    game = spec.params.get("game") if spec else None
    titles = [title for title in shipped() if game in (None, title.game.slug)]
    club = Club(sandbox, tmp_path, Catalogue(titles))
    try:
        await club.start()
        yield club
    finally:
        await club.stop()
