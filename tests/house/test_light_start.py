"""A start loads nothing that only a match, a picture or a migration needs."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from games import ALL

from .tree import ROOT

HEAVY = {"alembic", "asyncpg", "babel", "fluent", "mako", "openskill", "PIL", "render.paint"}
HEAVY |= {f"games.{cover.slug}" for cover in ALL} | {f"render.boards.{each.slug}" for each in ALL}
PARTS = """
import sys
from bot.registry import shipped
from bot.services import Services
from locales import Library

shipped(), Library()
print(*sys.modules)
"""
START = """
import asyncio, sys
from bot.app import RunningBot
from bot.registry import shipped
from bot.services import Services
from bot.clock import SystemClock
from locales import Library
from storage import Storage

async def start(url):
    store = await Storage.open(url)
    services = Services(store, shipped(), Library(), SystemClock())
    await services.mending.load()
    await RunningBot(services).close()
    await store.close()

url = sys.argv[1]
asyncio.run(start(url))
print(*sys.modules)
"""


def loaded(program: str, *arguments: str) -> set[str]:
    """What a process has loaded at its end."""
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    return set(done.stdout.split())


def test_the_parts_of_the_bot_load_only_what_they_need() -> None:
    modules = loaded(PARTS)

    assert modules & HEAVY == set()
    assert "discord" not in modules


@pytest.mark.long
def test_a_start_loads_only_what_it_needs(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'bot.sqlite3'}"
    first = loaded(START, url)

    assert first & HEAVY == {"alembic", "mako"}, "the tables are made"
    assert loaded(START, url) & HEAVY == set()
