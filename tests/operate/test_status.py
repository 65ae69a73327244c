"""``--status`` and ``--thaw``: what the host reads, and the word that is left for the bot."""

from __future__ import annotations

import re
import time

import pytest

from sandbox import Sandbox
from storage import NewOutbox, Storage
from tests.bot.club import Club
from tests.storage.conftest import new_postgres
from tests.storage.samples import make_match

from .host import Heard, Host, process

NOW = time.time_ns() // 1_000_000
MINUTE, DAY = 60_000, 86_400_000


async def freeze(store: Storage, channel: int, note: str) -> str:
    """A frozen match."""
    match = await make_match(store, channel=channel)
    async with store.transaction() as tx:
        await tx.matches.update(match, NOW, status="frozen", note=note)
    return match


async def put(store: Storage, target: str, now: int) -> None:
    async with store.transaction() as tx:
        await tx.outbox.put([NewOutbox(kind="board", target=target, payload={})], now)


async def give_up(store: Storage, at: int, reason: str) -> None:
    """Put something in and give it up at that time."""
    await put(store, "channel:9", at)
    async with store.transaction() as tx:
        (row,) = await tx.outbox.claim(at, MINUTE, "me")
        await tx.outbox.fail(row, at, reason)


async def test_the_status_counts_tables_by_how_they_stand(host: Host, store: Storage) -> None:
    await make_match(store, channel=1)
    await make_match(store, channel=2)
    await make_match(store, channel=3, status="lobby", setup=None)
    await make_match(store, channel=4, status="over")

    said = await host.types("--status")

    assert (said.code, said.err) == (0, "")
    assert "Tables: 2 running, 1 in the lobby, 1 over\n" in said.out
    assert "Frozen: none\n" in said.out


async def test_the_status_tells_what_waits_and_since_when(host: Host, store: Storage) -> None:
    await put(store, "channel:1", NOW - 5 * DAY)
    await put(store, "channel:1", NOW)

    assert "To be sent: 2, the oldest for 5 days\n" in (await host.types("--status")).out


async def test_the_status_names_what_was_given_up_in_the_last_day(
    host: Host, store: Storage
) -> None:
    await give_up(store, NOW - DAY - MINUTE, "too long ago")
    for number in range(7):
        await give_up(store, NOW - MINUTE, f"no permission\n  {number}")

    out = (await host.types("--status")).out
    assert "Given up in the last day: 7\n  8 board to channel:9: no permission 6\n" in out
    assert out.count("no permission") == 5
    assert "too long ago" not in out


async def test_the_status_names_frozen_tables_with_their_note(host: Host, store: Storage) -> None:
    match = await freeze(store, 1, "the snapshot\ncannot be read")

    out = (await host.types("--status")).out

    assert f"Frozen: 1\n  {match} (tiny): the snapshot cannot be read\n" in out


async def test_the_status_tells_whether_a_bot_is_connected(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    assert "Heartbeat: No heartbeat in" in (await host.types("--status")).out
    async with process(host.settings(sandbox)):
        await heard.says("connected as")
        said = await host.types("--status")

    assert re.search(r"^Heartbeat: \d+ s ago$", said.out, re.MULTILINE)


async def test_the_status_changes_nothing(host: Host) -> None:
    before = host.database.read_bytes()

    assert (await host.types("--status")).code == 0

    assert host.database.read_bytes() == before
    assert not (host.folder / "bot.sqlite3-wal").read_bytes()


@pytest.mark.parametrize("command", [["--status"], ["--thaw", "abc"], ["--backup", "x"]])
async def test_without_a_database_the_commands_say_so_and_make_none(
    host: Host, command: list[str]
) -> None:
    host.database.unlink()

    said = await host.types(*command)

    assert said.code == 1
    assert said.err.startswith(f"There is no database at {host.database} yet")
    assert not host.database.exists()


@pytest.mark.parametrize("command", [["--status"], ["--thaw", "abc"]])
async def test_a_database_that_was_never_used_is_named(host: Host, command: list[str]) -> None:
    host.database.write_bytes(b"")

    said = await host.types(*command)

    assert (said.code, "holds no tables of the bot" in said.err) == (1, True), said


async def test_a_server_that_does_not_answer_is_named(host: Host) -> None:
    host.write(DATABASE_URL="postgresql://a:b@127.0.0.1:1/c")

    assert (await host.types("--status")).err.startswith("No PostgreSQL answers at 127.0.0.1:1")


async def test_a_frozen_table_is_marked_to_be_tried_again_beside_the_running_bot(
    host: Host, store: Storage
) -> None:
    match = await freeze(store, 1, "why")

    said = await host.types("--thaw", match.upper())

    expected = f"The bot tries table {match} again within half a minute, or at its next start.\n"
    assert said == (0, expected, "")
    async with store.reading() as tx:
        (timer,) = await tx.timers.of(match)
    assert (timer.kind, timer.key) == ("thaw", "")
    assert NOW <= timer.due <= time.time_ns() // 1_000_000


async def test_what_is_not_frozen_is_refused_with_those_that_are(
    host: Host, store: Storage
) -> None:
    running = await make_match(store, channel=2)
    nobody = await host.types("--thaw", running)
    assert nobody.err == f"There is no frozen table {running}. No table is frozen.\n"

    frozen = [await freeze(store, channel, "") for channel in (3, 4)]
    said = await host.types("--thaw", running)

    assert (said.code, said.out) == (1, "")
    assert {*said.err.strip(".\n").split("are: ")[1].split(", ")} == set(frozen)
    async with store.reading() as tx:
        assert await tx.timers.of(running) == ()


async def test_the_commands_work_beside_a_table_in_play(club: Club, sandbox: Sandbox) -> None:
    host = Host.of(club.url)
    await club.sit("delta_v", sandbox.user("Ann"), sandbox.user("Bob"))

    said = await host.types("--status")
    await club.quiet()

    assert "Tables: 1 running\nTo be sent: 0\n" in said.out
    assert (await host.types("--backup", host.folder / "copy")).code == 0


async def test_on_postgresql_the_status_and_the_thaw_are_the_same(host: Host) -> None:
    async with new_postgres() as url:
        store = await Storage.open(url)
        match = await freeze(store, 1, "why")
        await put(store, "channel:1", NOW)
        host.write(DATABASE_URL=url)

        status = await host.types("--status")
        thawed = await host.types("--thaw", match)
        async with store.reading() as tx:
            (timer,) = await tx.timers.of(match)
        await store.close()

    assert status.out.startswith("Tables: 1 frozen\nTo be sent: 1, the oldest for ")
    assert (thawed.code, timer.kind) == (0, "thaw")


async def test_on_postgresql_a_database_without_tables_is_named(host: Host) -> None:
    async with new_postgres() as url:
        host.write(DATABASE_URL=url)

        assert "holds no tables of the bot" in (await host.types("--status")).err
