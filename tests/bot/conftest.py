"""A club of people at a sandbox, with the real bot."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from bot.registry import Registry, shipped
from render import Caption, Scene
from sandbox import Actor, Sandbox
from sandbox.pytest_plugin import (
    pytest_configure,
    pytest_runtest_makereport,
    pytest_terminal_summary,
    sandbox,
)
from sandbox.rates import Limits
from tests.databases import compiled_once
from tests.studio import Closed

from .club import Club
from .dealing import dealt
from .hall import Hall, opened

__all__ = [
    "pytest_configure",
    "pytest_runtest_makereport",
    "pytest_terminal_summary",
    "sandbox",
]


@pytest.fixture(scope="session", autouse=True)
def _statements() -> Iterator[None]:
    """Statements are compiled once, and not for each database anew."""
    with compiled_once():
        yield


@pytest.fixture(autouse=True)
def deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every table is dealt as it was the last time: who begins decides what a test meets.

    Whatever its seed is made of; ``made`` is asked for where that is looked at.
    """
    dealt(monkeypatch, made="made" in request.fixturenames)


@pytest.fixture
def made() -> None:
    """The seeds of matches are made as they are for people."""


@pytest.fixture
def sandbox_limits() -> Limits:
    """Real seconds mean nothing where the clock stands still until a test moves it on."""
    return "none"


@pytest.fixture
def manager(sandbox: Sandbox) -> Actor:
    """Somebody who manages the server and nothing else."""
    person = sandbox.user("Mia")
    role = sandbox.world.add_role(sandbox.guild, "Managers", "manage_guild")
    sandbox.world.give_role(sandbox.guild, person.user, role)
    return person


@pytest.fixture
async def hall(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """Many tables without connection; nothing is painted."""
    async with opened(tmp_path, monkeypatch) as hall:
        yield hall


@pytest.fixture
def painted() -> None:
    """Asked for where a test looks at pictures or films, or where real ones are to arrive."""


@pytest.fixture
async def club(
    request: pytest.FixtureRequest,
    sandbox: Sandbox,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> AsyncIterator[Club]:
    """The bot in the sandbox over a database of its own; only with the ``game`` of the test.

    Nothing is painted, here or in the studio's processes, unless the test asks for ``painted``.
    """
    if "painted" not in request.fixturenames:
        monkeypatch.setattr("render.paint.paint", _unpainted)
        monkeypatch.setattr("bot.services.Studio", Closed)
    game, sketched = _param(request, "game"), _param(request, "sketched")
    titles = [title for title in shipped() if game in (None, title.game.slug)]
    if sketched:
        titles = [replace(title, board=replace(title.board, scene=_sketch)) for title in titles]
    club = Club(sandbox, tmp_path, Registry(titles))
    try:
        await club.start()
        yield club
    finally:
        await club.stop()


def _param(request: pytest.FixtureRequest, name: str) -> Any:
    spec = getattr(request.node, "callspec", None)
    return spec.params.get(name) if spec else None


def _unpainted(scene: Scene) -> bytes:
    """A picture that takes no time: it only differs where the scene does."""
    return b"\x89PNG\r\n\x1a\n" + sha256(repr(scene).encode()).digest()


def _sketch(_view: object, _caption: Caption) -> Scene:
    """A board that takes no time to paint, for whole games; others look at the real ones."""
    return Scene((64, 64), "#000000", (), ())
