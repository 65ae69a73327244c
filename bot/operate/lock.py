"""Who has a SQLite database: one bot, or one who puts a back-up in its place, or tries Discord."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal, TypeAlias

from .endings import InUse

Work: TypeAlias = Literal["bot", "restore", "try"]

HAD: dict[str, str] = {
    "bot": "A bot is running on {}: stop it first. Two would answer each press twice.",
    "restore": "A back-up is being put in the place of {}: wait until that is done.",
    "try": "scripts/run --try has {}: wait until it has ended, or stop it.",
}
"""Why somebody else cannot have the database, by what it is used for."""


@contextmanager
def alone(database: Path | None, work: Work) -> Iterator[None]:
    """Have the database for oneself. None: it is no file, nothing to do. Raises InUse.

    The operating system lets go of the lock when the process ends, however it ends. The file stays:
    who removed it would take it from under somebody who has just opened it.
    """
    try:
        descriptor = _opened(database.with_name(f"{database.name}.lock")) if database else None
    except OSError:  # no such folder, or not ours to write: opening the database says it better
        descriptor = None
    if descriptor is None:
        yield
        return
    try:
        try:
            # Refused and not waited for: whoever started it would see it hang without a word.
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            held = os.pread(descriptor, 16, 0).decode(errors="replace")
            raise InUse(HAD.get(held, HAD["bot"]).format(database)) from None
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, work.encode(), 0)
        yield
    finally:
        os.close(descriptor)


def _opened(file: Path) -> int:
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    if os.geteuid() == 0:  # made by root, it must still be open to the bot's user
        folder = file.parent.stat()
        os.fchown(descriptor, folder.st_uid, folder.st_gid)
    return descriptor
