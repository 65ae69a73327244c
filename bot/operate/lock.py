"""Who has a SQLite database: any number of bots, or one who puts a back-up in its place."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .endings import InUse

RUNNING = "A bot is running on {}: stop it first, then restore the back-up."
RESTORING = "A back-up is being put in the place of {}: start the bot when that is done."


@contextmanager
def shared(database: Path | None) -> Iterator[None]:
    """Have the database as a bot does, beside other bots. None: it is no file, nothing to do.

    Raises InUse while somebody has it alone.
    """
    if database is None:
        yield
        return
    with _held(database, fcntl.LOCK_SH, RESTORING):
        yield


@contextmanager
def alone(database: Path) -> Iterator[None]:
    """Have the database for oneself. Raises InUse while a bot runs on it."""
    with _held(database, fcntl.LOCK_EX, RUNNING):
        yield


@contextmanager
def _held(database: Path, kind: int, refusal: str) -> Iterator[None]:
    """The operating system lets go of the lock when the process ends, however it ends.

    The file stays: who removed it would take it from under somebody who has just opened it.
    """
    try:
        descriptor = _opened(database.with_name(f"{database.name}.lock"))
    except OSError:  # no such folder, or not ours to write: opening the database says it better
        yield
        return
    try:
        try:
            # Refused and not waited for: whoever started it would see it hang without a word.
            fcntl.flock(descriptor, kind | fcntl.LOCK_NB)
        except BlockingIOError:
            raise InUse(refusal.format(database)) from None
        yield
    finally:
        os.close(descriptor)


def _opened(file: Path) -> int:
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    if os.geteuid() == 0:  # made by root, it must still be open to the bot's user
        folder = file.parent.stat()
        os.fchown(descriptor, folder.st_uid, folder.st_gid)
    return descriptor
