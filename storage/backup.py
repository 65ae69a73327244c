"""Copies of a SQLite database: taken while the bot runs, and put back while it does not.

Everything here blocks. PostgreSQL has tools of its own for this.
"""

from __future__ import annotations

import json
import os
import secrets
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from .errors import StorageError
from .revision import VERSION_TABLE, revisions
from .store import EPOCH


class BadBackup(StorageError):
    """A copy that cannot be taken or put back; the text says why and the way out."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a database.

    matches: how many there are of each status. entries: of all of them, packed or not.
    changed: when a match was last changed, ms UTC; None without matches.
    """

    matches: dict[str, int]
    entries: int
    changed: int | None


def back_up(database: Path, target: Path, *, force: bool = False) -> Contents:
    """Copy one moment of a database, whoever writes to it meanwhile, and look the copy over.

    It is written beside ``target`` and renamed, readable by its owner only. Raises BadBackup.
    """
    _check_source(database, f"There is no database at {database} yet.")
    _check_target(database, target, force=force)
    beside = target.with_name(f"{target.name}.part")
    with _told(target), _gone_afterwards(beside):
        _copy(database, beside)
        contents = examine(beside)
        _sync(beside)
        beside.replace(target)
        _sync(target.parent)
    return contents


def restore(backup: Path, database: Path, now: int) -> tuple[Contents, Path | None]:
    """Put a copy in the place of a database that nobody uses; gives also where the old one is.

    The place is never without a database. Raises BadBackup when the copy is not whole or not
    ours, and when somebody uses the database; then nothing has changed.
    """
    _check_source(backup, f"There is no file {backup}.")
    if database.exists() and backup.samefile(database):
        raise BadBackup(f"{backup} is the database itself: name a back-up of it.")
    beside = database.with_name(f"{database.name}.restoring")
    with _told(database), _gone_afterwards(beside):
        _copy(backup, beside)
        contents = examine(beside, backup)
        _begin_epoch(beside, now)
        _give_to_owner(beside, database if database.exists() else database.parent)
        _sync(beside)
        kept = _set_aside(database)
        beside.replace(database)
        _sync(database.parent)
    return contents, kept


def examine(file: Path, name: Path | None = None) -> Contents:
    """What is in a database that nobody writes to. ``name`` is what to call it.

    Raises BadBackup when it is damaged, of another program, or newer than this code.
    """
    name = name or file
    try:
        with closing(_connect(file, "ro")) as connection:
            _check_whole(connection, name)
            _check_ours(connection, name)
            return _contents(connection)
    except sqlite3.DatabaseError as error:
        raise BadBackup(_damaged(name, error)) from error


def _contents(connection: sqlite3.Connection) -> Contents:
    matches = dict(connection.execute("SELECT status, COUNT(*) FROM matches GROUP BY status"))
    summed = "SELECT COALESCE(SUM(seq), 0), MAX(updated) FROM matches"
    entries, changed = connection.execute(summed).fetchone()
    return Contents(matches, entries, changed)


def _check_whole(connection: sqlite3.Connection, name: Path) -> None:
    (first,) = connection.execute("PRAGMA integrity_check(1)").fetchone()
    if first != "ok":
        raise BadBackup(_damaged(name, first))


def _check_ours(connection: sqlite3.Connection, name: Path) -> None:
    tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
    wanted = {"matches", "entries", "notes", "outbox", VERSION_TABLE}
    if not wanted <= tables:
        raise BadBackup(f"{name} is a database, but not one of this bot: name one of its back-ups.")
    known = revisions()
    for (revision,) in connection.execute(f"SELECT version_num FROM {VERSION_TABLE}"):  # noqa: S608
        if revision not in known:
            raise BadBackup(
                f"{name} is of a newer version of the bot (revision {revision}): install that"
                " version, then restore."
            )


def _damaged(name: Path, why: object) -> str:
    return f"{name} is damaged or not a database ({why}): take another back-up."


def _check_source(file: Path, missing: str) -> None:
    if file.is_dir():
        raise BadBackup(f"{file} is a folder: name a file in it.")
    if not file.is_file():
        raise BadBackup(missing)
    if not os.access(file, os.R_OK):
        raise BadBackup(f"{file} cannot be read: let its owner do this.")


def _check_target(database: Path, target: Path, *, force: bool) -> None:
    if target.is_dir():
        raise BadBackup(f"{target} is a folder: name a file in it.")
    if target.exists() and target.samefile(database):
        raise BadBackup(f"{target} is the database itself: name another file.")
    if target.exists() and not force:
        raise BadBackup(f"{target} is there already: name another file, or add --force.")


def _connect(file: Path, mode: str) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{quote(str(file.absolute()))}?mode={mode}", uri=True, timeout=5)


def _copy(source: Path, target: Path) -> None:
    """One moment of the source in a file of its own, without a log beside it."""
    os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        with closing(_connect(source, "ro")) as old, closing(_connect(target, "rw")) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode = DELETE").fetchall()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as error:
        raise BadBackup(_damaged(source, error)) from error


def _begin_epoch(file: Path, now: int) -> None:
    with closing(_connect(file, "rw")) as connection, connection:
        connection.execute(
            "INSERT OR REPLACE INTO notes (key, value, updated) VALUES (?, ?, ?)",
            (EPOCH, json.dumps(secrets.token_hex(8)), now),
        )


def _set_aside(database: Path) -> Path | None:
    """Keep the present database under a name that is free; the place itself stays as it is."""
    log, index = (database.with_name(database.name + end) for end in ("-wal", "-shm"))
    kept = _free_name(database) if database.exists() else None
    if kept is not None:
        _fold_in(database, log, kept.with_name(f"{kept.name}-wal"))
    for left in (log, index):  # they would be taken for those of the new database
        left.unlink(missing_ok=True)
    if kept is not None:
        try:
            kept.hardlink_to(database)
        except OSError:  # a disk without links: for a moment the place is empty
            database.replace(kept)
    return kept


def _fold_in(database: Path, log: Path, spare: Path) -> None:
    """Have SQLite write its log into the database, which it does when nobody else has it open.

    A damaged database cannot take its log in, and SQLite may throw it away: a copy stays then.
    """
    if log.exists():
        shutil.copyfile(log, spare)
    try:
        with closing(_connect(database, "rw")) as connection:
            connection.execute("PRAGMA journal_mode = DELETE").fetchall()
    except sqlite3.DatabaseError as error:
        if error.sqlite_errorcode not in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            return
        spare.unlink(missing_ok=True)
        reason = f"{database} is in use by another program: stop it first, then restore."
        raise BadBackup(reason) from error
    spare.unlink(missing_ok=True)


def _free_name(database: Path) -> Path:
    kept = database.with_name(f"{database.name}.before-restore")
    number = 1
    while kept.exists():
        number += 1
        kept = database.with_name(f"{database.name}.before-restore.{number}")
    return kept


def _give_to_owner(file: Path, like: Path) -> None:
    if os.geteuid() == 0:  # what root puts in place must still be the bot's
        owner = like.stat()
        os.chown(file, owner.st_uid, owner.st_gid)


def _sync(path: Path) -> None:
    """Wait until a file, or what a folder holds, is on the disk."""
    descriptor = os.open(path, os.O_RDONLY)
    try:
        with suppress(OSError):  # some file systems cannot do that with folders
            os.fsync(descriptor)
    finally:
        os.close(descriptor)


@contextmanager
def _gone_afterwards(beside: Path) -> Iterator[None]:
    """Room for a file that is being made; nothing of it is left when that fails."""
    names = [beside.with_name(beside.name + end) for end in ("", "-journal", "-wal", "-shm")]
    try:
        for name in names:
            name.unlink(missing_ok=True)
        yield
    finally:
        for name in names:
            with suppress(OSError):
                name.unlink(missing_ok=True)


@contextmanager
def _told(target: Path) -> Iterator[None]:
    try:
        yield
    except (OSError, sqlite3.OperationalError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise BadBackup(f"{target} cannot be written ({reason}).") from error
