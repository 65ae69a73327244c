from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
from sqlalchemy import make_url, text

from storage import Storage
from storage.schema import metadata

POSTGRES = "TEST_POSTGRES_URL"
EMPTY = f"TRUNCATE {', '.join(metadata.tables)} RESTART IDENTITY"


def server() -> str:
    url = os.environ.get(POSTGRES)
    if not url:
        pytest.skip(f"{POSTGRES} is not set: start one with scripts/postgres-for-tests")
    return url


@asynccontextmanager
async def new_postgres() -> AsyncIterator[str]:
    """The URL of a database that is dropped afterwards."""
    name = f"t{uuid4().hex}"
    admin = await asyncpg.connect(server())
    await admin.execute(f"CREATE DATABASE {name}")
    try:
        yield make_url(server()).set(database=name).render_as_string(hide_password=False)
    finally:
        await admin.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await admin.close()


@pytest.fixture(params=["sqlite", "postgres"])
async def address(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    """The URL of a database with nothing in it."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path}/bot.sqlite3"
    else:
        async with new_postgres() as url:
            yield url


@pytest.fixture
async def fresh(address: str) -> AsyncIterator[Storage]:
    """A store at ``address``, with tables."""
    store = await Storage.open(address)
    yield store
    await store.close()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """A database that all tests use, one after the other, because making one takes long."""
    with asyncio.Runner() as runner:
        database = new_postgres()
        yield runner.run(database.__aenter__())
        runner.run(database.__aexit__(None, None, None))


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database that holds nothing but perhaps tables."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/bot.sqlite3"
    url: str = request.getfixturevalue("postgres")
    return url


@pytest.fixture
async def storage(place: str) -> AsyncIterator[Storage]:
    """A store with nothing in it."""
    store = await Storage.open(place)
    yield store
    if place.startswith("postgres"):
        async with store._databases.writer.begin() as connection:
            await connection.execute(text(EMPTY))
    await store.close()
