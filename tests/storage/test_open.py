from __future__ import annotations

import asyncio
import socket
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import make_url, text
from sqlalchemy.exc import DBAPIError

from storage import BadDatabase, NewerDatabase, Storage
from storage.revision import VERSION_TABLE, revisions
from tests.databases import FLUSHED

from .samples import NOW, contents, make_match

PASSWORD = "a-secret-word"


async def refused(url: str) -> str:
    with pytest.raises(BadDatabase) as error:
        await Storage.open(url)
    assert PASSWORD not in str(error.value)
    return str(error.value)


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("", "not the address of a database"),
        ("data/bot.sqlite3", "not the address of a database"),
        (f"postgresql://me:{PASSWORD}@host:port/db", "not the address of a database"),
        ("sqlite://", "must name a file"),
        ("sqlite+aiosqlite:///:memory:", "must name a file"),
        (f"mysql://me:{PASSWORD}@host/db", "mysql is not supported"),
    ],
)
async def test_an_address_that_is_none_is_refused(url: str, why: str) -> None:
    assert why in await refused(url)


@pytest.mark.parametrize("scheme", ["sqlite", "sqlite+aiosqlite"])
async def test_both_ways_to_write_sqlite_open(scheme: str, tmp_path: Path) -> None:
    store = await Storage.open(f"{scheme}:///{tmp_path}/bot.sqlite3")
    await store.close()

    assert (tmp_path / "bot.sqlite3").exists()


async def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    why = await refused(f"sqlite:///{tmp_path}/no/bot.sqlite3")

    assert f"The folder {tmp_path}/no" in why
    assert "does not exist" in why


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert "is a folder" in await refused(f"sqlite:///{tmp_path}")


async def test_an_unwritable_place_is_named() -> None:
    # Nobody, not even root, makes files there.
    assert "/proc/bot.sqlite3 cannot be written" in await refused("sqlite:////proc/bot.sqlite3")


async def test_another_file_is_not_a_database(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ann, " * 200)

    assert "letter.txt is not a database" in await refused(f"sqlite:///{letter}")
    assert letter.read_text() == "Dear Ann, " * 200


async def test_the_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite3"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE songs (name TEXT)")
    other.close()

    assert "tables of another program (songs)" in await refused(f"sqlite:///{file}")


async def test_a_database_in_use_by_another_program_is_said_to_be(tmp_path: Path) -> None:
    file = tmp_path / "bot.sqlite3"
    store = await Storage.open(f"sqlite:///{file}")
    await store.close()
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    try:
        assert "is in use by another program" in await refused(f"sqlite:///{file}?timeout=0")
    finally:
        other.close()


async def test_a_newer_database_is_left_alone(fresh: Storage, address: str) -> None:
    async with fresh._databases.writer.begin() as connection:
        await connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = '9999'"))

    said = f"revision 9999; this one knows up to {revisions()[-1]}"
    with pytest.raises(NewerDatabase, match=said):
        await Storage.open(address)


async def test_a_database_keeps_what_it_holds_when_opened_again(
    fresh: Storage, address: str
) -> None:
    await make_match(fresh)
    before = await contents(fresh)
    again = await Storage.open(address)

    assert await contents(again) == before
    await again.close()


async def test_several_open_a_new_database_at_once(address: str) -> None:
    stores = await asyncio.gather(*(Storage.open(address) for _ in range(6)))

    await make_match(stores[0])
    assert all([len((await contents(store))["matches"]) == 1 for store in stores])
    for store in stores:
        await store.close()


async def test_sqlite_waits_for_the_disk_and_knows_its_keys(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("storage.database._PRAGMAS", FLUSHED)
    store = await Storage.open(f"sqlite:///{tmp_path}/bot.sqlite3")
    settings = {}
    async with store._databases.writer.connect() as connection:
        for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout"):
            settings[name] = await connection.scalar(text(f"PRAGMA {name}"))
    await store.close()

    full = 2
    assert settings == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "busy_timeout": 30_000,
    }


async def test_who_reads_changes_nothing(storage: Storage) -> None:
    before = await contents(storage)

    with pytest.raises(DBAPIError):
        async with storage.reading() as tx:
            await tx.notes.put("key", "value", NOW)

    assert await contents(storage) == before
    async with storage.transaction() as tx:
        await tx.notes.put("key", "value", NOW)


async def test_who_reads_sees_one_moment(storage: Storage) -> None:
    async with storage.reading() as tx:
        assert await tx.notes.get("key") is None
        async with storage.transaction() as writing:
            await writing.notes.put("key", "value", NOW)
        assert await tx.notes.get("key") is None

    async with storage.reading() as tx:
        assert await tx.notes.get("key") == "value"


async def test_nobody_at_the_port_is_said_plainly() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        why = await refused(f"postgresql://me:{PASSWORD}@127.0.0.1:{port}/bot")

    assert f"No PostgreSQL answers at 127.0.0.1:{port}" in why


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_a_wrong_password_is_said_plainly(address: str) -> None:
    url = make_url(address).set(password=PASSWORD)

    why = await refused(url.render_as_string(hide_password=False))

    assert "refuses user tests: check name and password" in why


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_a_database_not_made_yet_is_said_plainly(address: str) -> None:
    url = make_url(address).set(database="nowhere")

    assert "There is no database nowhere" in await refused(url.render_as_string(False))


@pytest.mark.parametrize("address", ["postgres"], indirect=True)
async def test_tables_of_another_program_stay_beside_ours(address: str) -> None:
    store = await Storage.open(address)
    async with store._databases.writer.begin() as connection:
        await connection.execute(text("CREATE TABLE songs (name TEXT)"))
        await connection.execute(text(f"DROP TABLE {VERSION_TABLE}"))
    await store.close()

    assert "tables of another program" in await refused(address)
    assert "songs" not in await refused(address)
