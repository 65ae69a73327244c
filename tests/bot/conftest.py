"""A club of people at a sandbox, with the real bot."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.catalogue import Catalogue, shipped
from render import Caption, Scene
from sandbox import Sandbox
from sandbox.pytest_plugin import *  # noqa: F403 - the fixture and its report

from .club import Club

UNFLUSHED = ("PRAGMA journal_mode = WAL", "PRAGMA synchronous = OFF", "PRAGMA foreign_keys = ON")
"""Processes die here, machines do not: tests of the storage see to those."""


@pytest.fixture(autouse=True)
def unflushed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Do not wait for the disk, which a loaded machine may keep busy for seconds."""
    monkeypatch.setattr("storage.database._PRAGMAS", UNFLUSHED)


@pytest.fixture
async def club(
    request: pytest.FixtureRequest, sandbox: Sandbox, tmp_path: Path
) -> AsyncIterator[Club]:
    """The bot in the sandbox over a database of its own; only with the ``game`` of the test."""
    game, sketched = _param(request, "game"), _param(request, "sketched")
    titles = [title for title in shipped() if game in (None, title.game.slug)]
    if sketched:
        titles = [replace(title, board=replace(title.board, scene=_sketch)) for title in titles]
    club = Club(sandbox, tmp_path, Catalogue(titles))
    try:
        await club.start()
        yield club
    finally:
        await club.stop()


def _param(request: pytest.FixtureRequest, name: str) -> Any:
    spec = getattr(request.node, "callspec", None)
    return spec.params.get(name) if spec else None


def _sketch(_view: object, _caption: Caption) -> Scene:
    """A board that takes no time to paint, for whole games; others look at the real ones."""
    return Scene((64, 64), "#000000", (), ())
