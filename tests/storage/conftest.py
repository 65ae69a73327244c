from __future__ import annotations

import os
import secrets
from collections.abc import AsyncIterator
from pathlib import Path

import asyncpg
import pytest
from sqlalchemy import make_url

from storage import Storage

POSTGRES = "TEST_POSTGRES_URL"


@pytest.fixture(params=["sqlite", "postgres"])
async def address(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of a database with nothing in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/bot.sqlite3"
        return
    server = os.environ.get(POSTGRES)
    if not server:
        pytest.skip(f"{POSTGRES} is not set: start one with scripts/postgres-for-tests")
    name = f"t{secrets.token_hex(8)}"
    admin = await asyncpg.connect(server)
    await admin.execute(f"CREATE DATABASE {name}")
    try:
        yield make_url(server).set(database=name).render_as_string(hide_password=False)
    finally:
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await admin.close()


@pytest.fixture
async def storage(address: str) -> AsyncIterator[Storage]:
    store = await Storage.open(address)
    yield store
    await store.close()
