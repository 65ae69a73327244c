from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import astuple
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from storage import Storage, migrations
from storage.database import connect, read_url
from storage.migrate import downgrade
from storage.revision import VERSION_TABLE, current, revisions, upgrade
from storage.schema import metadata

from .samples import NOW, make_match, move

FIRST, DAY = "0001", 86_400_000
ALONE = ("0002", "0003", "0004", "0005", "0006", "0007", "0008")
"""Migrations beside which no older bot may run; a new one here is named in the changelog, too."""
OLD = """
INSERT INTO matches (id, game, guild, channel, host, status, version, options, setup, pace, seq,
 language, live, note, created, updated) VALUES ('old', 'tiny', 1, 2, 7, 'running', 1, '{}',
 '{"game":"tiny","version":1,"seats":1,"options":{},"box":null,"seed":"00","salt":"","now":1}',
 '{}', 1, 'en', '{}', '', 1700000000000, 1700000000000);
INSERT INTO seats (match, seat, "user", computer, name, state)
 VALUES ('old', 0, 7, NULL, 'Ann', '{}');
INSERT INTO entries (match, seq, time, seat, choice, by, version, events)
 VALUES ('old', 1, 5, 0, 'go a b', 'player', 1, '[]')
"""
"""A match as the first version of the bot stored it. Never changed."""


async def run(address: str, work: Callable[..., Any], *args: Any) -> Any:
    databases = connect(read_url(address))
    try:
        async with databases.writer.begin() as connection:
            return await connection.run_sync(work, *args)
    finally:
        await databases.close()


def differences(connection: Connection) -> list[Any]:
    context = MigrationContext.configure(
        connection, opts={"version_table": VERSION_TABLE, "compare_type": True}
    )
    return list(compare_metadata(context, metadata))


def statements(connection: Connection) -> set[str]:
    """What SQLite was told to make."""
    made = connection.exec_driver_sql("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {" ".join(sql.split()) for (sql,) in made if VERSION_TABLE not in sql}


async def test_the_migrations_make_the_tables_of_the_code(fresh: Storage, address: str) -> None:
    assert await run(address, differences) == []


async def test_the_migrations_make_every_index_and_key_of_the_code(tmp_path: Path) -> None:
    code, migrated = f"sqlite:///{tmp_path}/code.sqlite3", f"sqlite:///{tmp_path}/bot.sqlite3"
    await run(code, metadata.create_all)
    await run(migrated, upgrade)

    assert await run(migrated, statements) == await run(code, statements)


def test_the_files_of_the_migrations_are_called_by_their_revisions() -> None:
    scripts = ScriptDirectory(str(Path(migrations.__file__).parent)).walk_revisions("base", "heads")

    assert [script.revision for script in scripts] == revisions()[::-1]


async def test_the_migrations_go_down_and_up_again(fresh: Storage, address: str) -> None:
    await make_match(fresh)
    await fresh.close()

    await run(address, downgrade, "base")
    assert await run(address, lambda connection: inspect(connection).get_table_names()) == [
        VERSION_TABLE
    ]
    assert await run(address, current) is None
    await run(address, upgrade)

    assert await run(address, differences) == []


async def test_a_database_of_the_first_revision_opens_with_all_it_holds(address: str) -> None:
    await run(address, upgrade, FIRST)
    assert await run(address, current) == FIRST
    await run(address, _fill)

    store = await Storage.open(address)

    async with store.transaction() as tx:
        opened = await tx.log.open("old")
        assert (opened.match.seq, opened.tail[0].choice.args) == (1, ("a", "b"))
        assert [row.user for row in opened.seats] == [7]
        await move(tx, "old", 2)
    await store.close()


BEFORE_FEW = """
UPDATE seats SET state = '{"asked": {"token": 4, "at": 5, "decision": "go"}, "offered": null}';
INSERT INTO seats (match, seat, "user", computer, name, state)
 VALUES ('old', 2, NULL, 'random', 'Cy', '{}');
INSERT INTO snapshots (match, seq, state, digest)
 VALUES ('old', 0, '\\x61', 'a'), ('old', 1, '\\x62', 'b');
INSERT INTO timers (id, match, kind, key, due, payload, lease_until, owner, attempts)
 VALUES (1, 'old', 'letters', '0', 9, '{"first": 3}', 0, '', 0);
INSERT INTO outbox (id, match, kind, target, payload, replaces, nonce, attempts, not_before,
 lease_until, owner, created, faults)
 VALUES (1, 'old', 'refresh', 'channel:2', '{}', 'refresh:old', 'n', 1, 0, 0, '', 0, 0),
 (2, 'old', 'refresh', 'channel:2', '{}', 'refresh:old', 'n', 0, 0, 0, '', 0, 0),
 (3, 'old', 'refresh', 'channel:2', '{}', 'refresh:old', 'n', 0, 0, 0, '', 0, 0)
"""
"""What stood in the tables before a move was few statements. Never changed."""


async def test_what_was_kept_of_seats_is_kept_with_the_match(address: str) -> None:
    await run(address, upgrade, "0002")
    await run(address, _fill)
    await run(address, _fill, BEFORE_FEW)

    store = await Storage.open(address)

    async with store.reading() as tx:
        opened = await tx.log.open("old")
        undone = await tx.outbox.waiting()
    asked = {"asked": {"token": 4, "at": 5, "decision": "go"}, "offered": None}
    assert opened.match.seat_states == [asked | {"hold": {"until": 9, "first": 3}}, {}, {}]
    assert opened.snapshot is not None
    assert (opened.snapshot.seq, opened.snapshot.digest) == (1, "b")
    assert [(row.id, row.dedupe) for row in undone] == [(1, None), (2, None), (3, "refresh:old")]
    await store.close()
    await run(address, downgrade, "0002")
    assert (await run(address, _states))[0] == opened.match.seat_states[0]


def _states(connection: Connection) -> list[Any]:
    found = connection.exec_driver_sql("SELECT state FROM seats ORDER BY seat").scalars()
    return [json.loads(state) if isinstance(state, str) else state for state in found]


def _fill(connection: Connection, text: str = OLD) -> None:
    for statement in text.strip().split(";\n"):
        connection.exec_driver_sql(statement)


OPEN = """
INSERT INTO matches (id, game, guild, channel, host, status, version, options, setup, pace, seq,
 language, live, note, created, updated) VALUES ('open', 'tiny', 1, 3, 7, 'lobby', 1, '{}', NULL,
 '{}', 0, 'en', '{}', '', 1700000000000, 1700000000000)
"""


async def test_a_table_that_is_open_ends_some_day_from_now_on(address: str) -> None:
    await run(address, upgrade, FIRST)
    await run(address, _fill)
    await run(address, _fill, OPEN)

    store = await Storage.open(address)

    async with store.reading() as tx:
        row = await tx.matches.get("open")
        timers = {timer.kind: timer for timer in await tx.timers.of("open")}
        assert (await tx.timers.of("old"), (await tx.matches.get("old")).door) == ((), {})
    since = row.door["since"]
    assert set(timers) == {"leader", "open-ends"}
    assert {kind: timer.due - since for kind, timer in timers.items()} == {
        "leader": DAY,
        "open-ends": 14 * DAY,
    }
    assert since > row.updated
    await store.close()


SENT = """
UPDATE matches SET live = '{"message": 50, "posted": 9, "serial": 3, "ping": 51,
 "pinged": {"0": 4}}',
 seat_states = '[{"offered": {"id": "o", "message": 52, "letter":
 {"target": "user:7", "channel": 90, "message": 53}}, "vote": {"id": "v", "message": 54}}]';
INSERT INTO notes (key, value, updated) VALUES
 ('standing:old', '[{"about": "call", "seat": 0, "token": 4, "target": "user:7", "channel": 90,
 "message": 55}]', 1),
 ('hand:old:0', '{"user": 7, "channel": 90, "message": 56, "posted": 8, "first": 2}', 1),
 ('seek:old', '{"channel": 5, "at": 6, "who": "Ann", "message": 57, "over": false}', 1),
 ('seek:gone', '{"channel": 5, "at": 6, "who": "Bob", "message": 58, "over": true}', 1);
INSERT INTO timers (id, match, kind, key, due, payload, lease_until, owner, attempts)
 VALUES (1, 'old', 'vanish', '12', 70, '{"channel": 90, "message": 59, "user": 7}', 0, '', 0)
"""
"""What had been sent lay in many places. Never changed."""


async def test_where_messages_stand_is_known_as_before(address: str) -> None:
    await run(address, upgrade, "0011")
    await run(address, _fill, OLD.replace("name, state)", "name)").replace("'Ann', '{}'", "'Ann'"))
    await run(address, _fill, SENT)

    store = await Storage.open(address)

    async with store.reading() as tx:
        opened, there = await tx.log.open("old"), await tx.posted.of("old")
        left = await tx.notes.keys("standing:"), await tx.notes.keys("seek:")
    here, inbox = ("channel:2", 2), ("user:7", 90)
    assert (opened.board, opened.posted, opened.ping) == (50, 9, 51)
    assert opened.match.live == {"pinged": {"0": 4}}
    assert {(*astuple(each)[:8], each.says and each.says["who"]) for each in there} == {
        ("board", "", *here, 50, 0, 9, 0, None),
        ("ping", "", *here, 51, 0, 0, 0, None),
        ("offer", "o", *here, 52, 0, 0, 0, None),
        ("owner", "o", *inbox, 53, 0, 0, 0, None),
        ("vote", "v", *here, 54, 0, 0, 0, None),
        ("call", "0", *inbox, 55, 4, 0, 0, None),
        ("hand", "0", *inbox, 56, 2, 8, 0, None),
        ("fleeting", "12", *inbox, 59, 0, 0, 70, None),
        ("seek", "", "channel:5", 5, 57, 0, 6, 0, "Ann"),
    }
    assert left == ((), ())
    await store.close()


async def test_a_migration_that_fails_leaves_nothing(address: str) -> None:
    class Cut(BaseException):
        pass

    def cut(connection: Connection) -> None:
        upgrade(connection)
        raise Cut

    with pytest.raises(Cut):
        await run(address, cut)

    assert await run(address, lambda connection: inspect(connection).get_table_names()) == []


async def test_text_survives_whatever_it_is(storage: Storage) -> None:
    async with storage.transaction() as tx:
        await tx.notes.put("key", {"name": "Zoë \N{ROCKET} \x00 '; DROP TABLE"}, NOW)

    async with storage.reading() as tx:
        assert await tx.notes.get("key") == {"name": "Zoë \N{ROCKET} \x00 '; DROP TABLE"}


@pytest.mark.parametrize("revision", [r for r in revisions() if r not in (FIRST, *ALONE)])
async def test_an_older_bot_can_still_write_to_a_newer_database(
    revision: str, tmp_path: Path
) -> None:
    before = revisions()[revisions().index(revision) - 1]
    database = f"sqlite:///{tmp_path}/bot.sqlite3"
    await run(database, upgrade, before)
    old = await run(database, columns)

    await run(database, upgrade, revision)

    new = await run(database, columns)
    assert old.keys() <= new.keys()
    for table, had in old.items():
        assert had.keys() <= new[table].keys()
        assert not [name for name, needed in new[table].items() if needed and name not in had]


def columns(connection: Connection) -> dict[str, dict[str, bool]]:
    """The columns of each table, and whether whoever writes a row must give them a value."""
    look = inspect(connection)
    return {
        table: {
            each["name"]: not each["nullable"] and each["default"] is None
            for each in look.get_columns(table)
        }
        for table in look.get_table_names()
    }
