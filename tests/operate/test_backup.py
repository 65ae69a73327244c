"""A copy is one moment of the database, whole and its owner's; only a good one is put back."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sandbox import Sandbox
from storage import Storage
from tests.bot.club import Club
from tests.storage.samples import NOW, brought, log_rows, make_match

from .host import Heard, Host, ending, process


async def test_a_copy_taken_under_continuous_writes_is_one_moment(
    host: Host, store: Storage
) -> None:
    async def write() -> None:
        for number in range(100_000):
            async with store.transaction() as tx:
                await tx.notes.put("left", number, NOW)
                await tx.notes.put("right", number, NOW)
            begun.set()

    begun = asyncio.Event()
    writing = asyncio.create_task(write())
    await begun.wait()
    copies = [host.folder / f"copy-{number}" for number in range(5)]
    said = [await host.types("--backup", copy) for copy in copies]
    writing.cancel()
    await asyncio.wait({writing})

    assert [each.code for each in said] == [0] * 5
    found = [
        host.rows("SELECT DISTINCT value FROM notes WHERE key != 'epoch'", copy) for copy in copies
    ]
    assert [len(values) for values in found] == [1] * 5
    assert found[0] != found[-1]


async def test_a_copy_is_one_file_that_only_its_owner_can_read(host: Host, store: Storage) -> None:
    await make_match(store)
    copy = host.folder / "copies" / "today"
    copy.parent.mkdir()

    said = await host.types("--backup", copy)

    assert (said.code, said.err) == (0, "")
    assert said.out.startswith(f"{copy}: tables 1 running; 0 moves; last changed 2023-11-14 22:13")
    assert [path.name for path in copy.parent.iterdir()] == ["today"]
    assert copy.stat().st_mode & 0o777 == 0o600


async def test_a_file_that_is_there_is_not_overwritten_without_force(host: Host) -> None:
    copy = host.folder / "copy"
    copy.write_text("something else")

    said = await host.types("--backup", copy)
    assert (said.code, copy.read_text()) == (1, "something else")
    assert "is there already: name another file, or add --force" in said.err

    assert (await host.types("--backup", copy, "--force")).code == 0
    assert host.rows("SELECT COUNT(*) FROM matches", copy) == [(0,)]


async def test_not_even_force_overwrites_the_database_itself(host: Host) -> None:
    said = await host.types("--backup", host.database, "--force")

    assert said.err == f"{host.database} is the database itself: name another file.\n"


@pytest.mark.parametrize(
    ("target", "sentence"),
    [("no/such", "cannot be written (No such file or directory)"), (".", "is a folder")],
)
async def test_where_a_copy_cannot_be_put_is_told(host: Host, target: str, sentence: str) -> None:
    said = await host.types("--backup", host.folder / target)

    assert said.code == 1
    assert sentence in said.err


async def test_a_copy_is_taken_while_the_bot_runs(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    async with process(host.settings(sandbox)):
        await heard.says("connected as")

        assert (await host.types("--backup", host.folder / "copy")).code == 0


async def test_a_copy_that_is_put_back_brings_the_tables_of_then(
    host: Host, store: Storage
) -> None:
    then = await make_match(store)
    await host.types("--backup", host.folder / "copy")
    later = await make_match(store, channel=12)
    await store.close()

    said = await host.types("--restore", host.folder / "copy")

    kept = host.folder / "bot.sqlite3.before-restore"
    assert said.out.startswith(f"Restored to {host.database}: tables 1 running; 0 moves;")
    assert f"What was there is kept as {kept}." in said.out
    assert host.rows("SELECT id FROM matches") == [(then,)]
    assert {row[0] for row in host.rows("SELECT id FROM matches", kept)} == {then, later}
    assert host.database.stat().st_mode & 0o777 == 0o600


async def test_what_was_brought_in_is_copied_and_its_moves_are_counted(
    host: Host, store: Storage
) -> None:
    match = await brought(store, log_rows(5))
    said = await host.types("--backup", host.folder / "copy")
    await store.close()
    await host.types("--restore", host.folder / "copy")

    again = await Storage.open(host.url)
    async with again.reading() as tx:
        found = await tx.log.since(match, 0)
    await again.close()

    assert "tables 1 over; 5 moves;" in said.out
    assert found == tuple(log_rows(5))


async def test_each_restore_begins_a_new_epoch(host: Host) -> None:
    await host.types("--backup", host.folder / "copy")
    epochs = []
    for _ in range(2):
        await host.types("--restore", host.folder / "copy")
        store = await Storage.open(host.url)
        async with store.reading() as tx:
            epochs.append(await tx.notes.get("epoch"))
        await store.close()

    assert all(isinstance(epoch, str) and len(epoch) == 16 for epoch in epochs)
    assert epochs[0] != epochs[1]


async def test_what_was_kept_before_is_not_overwritten(host: Host) -> None:
    await host.types("--backup", host.folder / "copy")
    for _ in range(3):
        await host.types("--restore", host.folder / "copy")

    names = [path.name for path in host.folder.glob("*.before-restore*")]
    end = ".before-restore"
    assert sorted(names) == [f"bot.sqlite3{end}", f"bot.sqlite3{end}.2", f"bot.sqlite3{end}.3"]


async def test_a_bot_plays_on_over_what_was_restored(club: Club, sandbox: Sandbox) -> None:
    host = Host.of(club.url)
    ann, bob = sandbox.user("Ann"), sandbox.user("Bob")
    await club.sit("delta_v", ann, bob)
    table = await club.table()
    await host.types("--backup", host.folder / "copy")
    await club.stop()
    host.database.unlink()

    assert (await host.types("--restore", host.folder / "copy")).code == 0
    await club.start()
    assert (await club.table()).state == table.state


async def test_nothing_is_restored_while_a_bot_runs(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    await host.types("--backup", host.folder / "copy")
    async with process(host.settings(sandbox)):
        await heard.says("connected as")
        said = await host.types("--restore", host.folder / "copy")

    assert said.code == 1
    assert said.err.startswith(f"A bot is running on {host.database}: stop it first")
    assert not list(host.folder.glob("*.before-restore"))


async def test_a_second_bot_is_refused_with_a_sentence(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    async with process(host.settings(sandbox)):
        await heard.says("connected as")
        async with process(host.settings(sandbox)) as second:
            end = await ending(second)

    assert end.sentence.startswith(f"A bot is running on {host.database}: stop it first")
    assert not end.report


async def test_nothing_is_tried_while_a_bot_runs(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    async with process(host.settings(sandbox)):
        await heard.says("connected as")
        said = await host.types("--try", str(sandbox.channel.id))

    assert said.err.startswith(f"A bot is running on {host.database}: stop it first")


async def test_nothing_is_restored_while_another_program_has_the_database(
    host: Host, store: Storage
) -> None:
    await host.types("--backup", host.folder / "copy")
    await make_match(store)

    said = await host.types("--restore", host.folder / "copy")

    assert said.err.startswith(f"{host.database} is in use by another program")
    assert not list(host.folder.glob("*.restor*"))
    async with store.reading() as tx:
        assert len(await tx.matches.running()) == 1


async def spoilt(host: Host, how: str) -> Path:
    """A copy with something wrong with it."""
    copy = host.folder / how
    await host.types("--backup", copy)
    match how:
        case "truncated":
            copy.write_bytes(copy.read_bytes()[: copy.stat().st_size // 2])
        case "text":
            copy.write_text("dear diary, today I took a back-up\n" * 50)
        case "empty":
            copy.write_bytes(b"")
        case "foreign":
            copy.unlink()
            execute(copy, "CREATE TABLE birds (name TEXT)")
        case "rotten":
            rot(host, copy)
        case "newer":
            execute(copy, "UPDATE schema_revision SET version_num = '9999'")
    return copy


def rot(host: Host, file: Path) -> None:
    """Change one byte of the last row of an index, as a bad disk might."""
    where = "SELECT rootpage FROM sqlite_master WHERE name = 'ix_matches_host'"
    ((page,),) = host.rows(where, file)
    content = bytearray(file.read_bytes())
    size = int.from_bytes(content[16:18], "big")
    content[page * size - 2] ^= 1
    file.write_bytes(content)


def execute(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


@pytest.mark.parametrize(
    ("how", "sentence"),
    [
        ("truncated", "is damaged or not a database"),
        ("rotten", "is damaged or not a database (row 1 missing from index ix_matches_host)"),
        ("text", "is damaged or not a database"),
        ("empty", "not one of this bot"),
        ("foreign", "not one of this bot"),
        ("newer", "is of a newer version of the bot (revision 9999)"),
    ],
)
async def test_a_bad_copy_is_refused_and_changes_nothing(
    host: Host, store: Storage, how: str, sentence: str
) -> None:
    await make_match(store)
    await store.close()
    copy = await spoilt(host, how)
    before = sorted(path.name for path in host.folder.iterdir())
    content = host.database.read_bytes()

    said = await host.types("--restore", copy)

    assert said.code == 1
    assert said.err.startswith(str(copy))
    assert sentence in said.err
    assert host.database.read_bytes() == content
    lock = {"bot.sqlite3.lock"}
    assert {path.name for path in host.folder.iterdir()} - lock == {*before} - lock


async def test_a_damaged_database_is_kept_with_all_that_belongs_to_it(host: Host) -> None:
    await host.types("--backup", host.folder / "copy")
    host.database.write_bytes(b"no database any more" * 500)
    log = host.folder / "bot.sqlite3-wal"
    log.write_bytes(b"perhaps the last moves")

    assert (await host.types("--restore", host.folder / "copy")).code == 0

    kept = host.folder / "bot.sqlite3.before-restore"
    assert kept.read_bytes().startswith(b"no database any more")
    assert kept.with_name(f"{kept.name}-wal").read_bytes() == b"perhaps the last moves"
    assert not log.exists()
    assert host.rows("SELECT COUNT(*) FROM matches") == [(0,)]


async def test_a_copy_made_by_copying_files_brings_its_log_along(
    host: Host, store: Storage
) -> None:
    match = await make_match(store)
    for end in ("", "-wal"):
        shutil.copy(f"{host.database}{end}", f"{host.folder / 'copy'}{end}")
    await store.close()

    assert (await host.types("--restore", host.folder / "copy")).code == 0
    assert host.rows("SELECT id FROM matches") == [(match,)]


@pytest.mark.parametrize("command", ["--backup", "--restore"])
async def test_postgresql_has_tools_of_its_own(host: Host, command: str) -> None:
    host.write(DATABASE_URL="postgresql://a:b@localhost/c")

    said = await host.types(command, host.folder / "copy")

    assert said.code == 1
    assert "pg_dump" in said.err
