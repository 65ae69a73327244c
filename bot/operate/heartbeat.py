"""The sign that the bot is connected: a file with the time in it, and words to systemd."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import os
import socket
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol

log = logging.getLogger(__name__)

INTERVAL = 10.0
"""Seconds between two beats."""
YOUNG = 60.0
"""Seconds after which a heartbeat is too old: six beats were missed."""
MORE_TIME = "EXTEND_TIMEOUT_USEC=90000000"
"""What keeps systemd waiting for a bot that waits for the network."""


class Connection(Protocol):
    """What is asked of discord.py's client."""

    @property
    def latency(self) -> float:
        """Seconds between heartbeat and answer; not finite without a connection."""

    def is_ready(self) -> bool:
        """Whether it has been connected."""

    def is_closed(self) -> bool:
        """Whether it has ended."""


class Pulse:
    """Beats while the bot is connected."""

    def __init__(self, file: Path | None) -> None:
        """Take the file to write, if any."""
        self._connection: Connection | None = None
        self._file = file
        self._begun = False
        self._warned = False

    @contextlib.asynccontextmanager
    async def beating(self) -> AsyncIterator[None]:
        """Beat until the block is left; then take the file away."""
        # In the event loop and not in a thread: when the loop hangs, nothing may beat.
        task = asyncio.create_task(self._go_on(), name="heartbeat")
        try:
            yield
        finally:
            tell_systemd("STOPPING=1")
            task.cancel()
            if self._file is not None:
                # Left there, it would call the bot connected for another minute.
                with contextlib.suppress(OSError):
                    self._file.unlink(missing_ok=True)

    async def _go_on(self) -> None:
        while True:
            self.beat()
            await asyncio.sleep(INTERVAL)

    def watch(self, connection: Connection) -> None:
        """Take the connection as soon as there is one, and beat for it at once."""
        self._connection = connection
        self.beat()

    def beat(self) -> None:
        """Give the sign, when the bot is connected now."""
        if not self._is_connected():
            # Later it says nothing: systemd starts a bot anew that is cut off for too long.
            if not self._begun:
                tell_systemd(MORE_TIME, "STATUS=waiting for Discord")
            return
        if not self._begun:
            tell_systemd("READY=1", "STATUS=connected")
            self._begun = True
        tell_systemd("WATCHDOG=1")
        self._write(datetime.now(UTC))

    def _is_connected(self) -> bool:
        found = self._connection
        return (
            found is not None
            and found.is_ready()
            and not found.is_closed()
            # discord.py stays ready when it loses the connection, but this becomes infinite.
            and math.isfinite(found.latency)
        )

    def _write(self, now: datetime) -> None:
        if self._file is None:
            return
        beside = self._file.with_name(f"{self._file.name}.new")
        try:
            beside.write_text(f"{now.isoformat(timespec='seconds')}\n", "ascii")
            # Renamed, so that whoever looks meanwhile does not read half a line.
            beside.replace(self._file)
        except OSError as error:
            # It would be said every ten seconds.
            if not self._warned:
                log.warning("no heartbeat in %s (HEARTBEAT_FILE): %s", self._file, error.strerror)
            self._warned = True


def last_beat(file: Path) -> datetime | None:
    """When the heart last beat; None when there is no sign of it."""
    try:
        return datetime.fromisoformat(file.read_text("ascii").strip()).astimezone(UTC)
    except (OSError, ValueError):
        return None


def complaint(file: Path | None, now: datetime) -> str | None:
    """What is wrong, in a sentence; None for a bot that is connected."""
    if file is None:
        return "HEARTBEAT_FILE is empty, so nothing shows whether the bot is connected."
    beat = last_beat(file)
    if beat is None:
        return f"No heartbeat in {file}: no bot is running, or it has not been connected yet."
    age = (now - beat).total_seconds()
    if age < YOUNG:
        return None
    return f"The last heartbeat in {file} is {age:.0f} s old: the bot hangs or is not connected."


def tell_systemd(*lines: str) -> None:
    """Tell systemd, or whatever has given us NOTIFY_SOCKET, how things stand."""
    address = os.environ.get("NOTIFY_SOCKET")
    if not address:
        return
    if address.startswith("@"):  # a name that is in no folder
        address = f"\0{address[1:]}"
    with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as way:
        # A beat comes from the event loop, which may not wait for systemd.
        way.setblocking(False)
        way.sendto("\n".join(lines).encode(), address)
