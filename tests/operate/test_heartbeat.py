"""The heartbeat: there while the bot is connected, and only then."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.operate.heartbeat import MORE_TIME, Pulse, complaint, last_beat
from sandbox import Sandbox
from tests.bot.club import Club

from .host import Heard, Host, process

LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)


@pytest.fixture
def systemd(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """Who is told how things stand, as systemd is."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(tmp_path / "notify"))
        yield ear


def told(ear: socket.socket) -> list[str]:
    """The lines that have come since the last look."""
    lines: list[str] = []
    while True:
        try:
            lines += ear.recv(4096).decode().splitlines()
        except BlockingIOError:
            return lines


async def test_a_connected_bot_leaves_the_time_in_its_file(
    sandbox: Sandbox, host: Host, heard: Heard
) -> None:
    async with process(host.settings(sandbox)):
        await heard.says("connected as")
        beat = last_beat(host.heartbeat)
        said = await host.types("--healthy")

    assert beat is not None
    assert abs(datetime.now(UTC) - beat) < timedelta(minutes=1)
    assert said == (0, "", "")


async def test_a_bot_that_has_lost_its_connection_leaves_no_new_time(
    sandbox: Sandbox, club: Club, tmp_path: Path
) -> None:
    file = tmp_path / "heartbeat"
    pulse = Pulse(file)
    pulse.watch(club.bot)
    file.write_text(LONG_AGO.isoformat())
    pulse.beat()
    assert last_beat(file) != LONG_AGO

    file.write_text(LONG_AGO.isoformat())
    lost = club.bot.wait_for("disconnect", timeout=60)
    await sandbox.stop()
    await lost
    pulse.beat()

    assert last_beat(file) == LONG_AGO
    await sandbox.start()


async def test_a_bot_that_does_not_run_is_not_healthy(host: Host) -> None:
    said = await host.types("--healthy")

    assert said.code == 1
    assert said.err.startswith(f"No heartbeat in {host.heartbeat}: no bot is running")


@pytest.mark.parametrize(("age", "healthy"), [(0, True), (59, True), (60, False), (600, False)])
def test_a_heartbeat_is_good_for_a_minute(tmp_path: Path, age: int, *, healthy: bool) -> None:
    file = tmp_path / "heartbeat"
    file.write_text(LONG_AGO.isoformat())

    wrong = complaint(file, LONG_AGO + timedelta(seconds=age))

    assert (wrong is None) == healthy
    assert wrong is None or f"is {age} s old" in wrong


async def test_without_a_file_nobody_is_called_healthy(host: Host) -> None:
    host.write(HEARTBEAT_FILE="")

    assert (await host.types("--healthy")).err.startswith("HEARTBEAT_FILE is empty")


def test_a_heartbeat_that_cannot_be_written_is_told_once(heard: Heard, club: Club) -> None:
    pulse = Pulse(Path("/nowhere/heartbeat"))
    pulse.watch(club.bot)
    pulse.beat()

    assert len(heard.lines("no heartbeat in /nowhere/heartbeat (HEARTBEAT_FILE)")) == 1


async def test_systemd_is_told_of_each_beat_and_asked_for_time_before_the_first(
    club: Club, systemd: socket.socket
) -> None:
    pulse = Pulse(None)
    pulse.beat()
    assert told(systemd) == [MORE_TIME, "STATUS=waiting for Discord"]

    pulse.watch(club.bot)
    assert told(systemd) == ["READY=1", "STATUS=connected", "WATCHDOG=1"]
    pulse.beat()
    assert told(systemd) == ["WATCHDOG=1"]


async def test_systemd_is_told_nothing_of_a_connection_that_is_lost(
    sandbox: Sandbox, club: Club, systemd: socket.socket
) -> None:
    pulse = Pulse(None)
    pulse.watch(club.bot)
    lost = club.bot.wait_for("disconnect", timeout=60)
    await sandbox.stop()
    await lost
    told(systemd)

    pulse.beat()

    assert told(systemd) == []
    await sandbox.start()
