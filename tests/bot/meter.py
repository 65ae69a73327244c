"""Counts what an order costs, in every room of the bot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import pytest
from sqlalchemy import event

from bot.filming import Order
from bot.message import Picture
from bot.present import painting
from bot.services.aside import Progress, silent
from bot.services.studio import Studio
from bot.studio import making
from render.film.film import Stills
from render.kept import Kept
from storage import Storage
from tests.secrecy.world import Recorder, World, plain


@dataclass(frozen=True)
class Cost:
    """What one order comes to, with all that follows from it at the same instant.

    rows, stored: written into the database, and the bytes of their values. sent: characters in
    answers and messages, files included. read: entries of logs, and results. played: changes of a
    position by rules, of matches played again and of imagined ones as well. pictures, frames:
    painted, and of films.
    """

    rows: int = 0
    stored: int = 0
    sent: int = 0
    read: int = 0
    played: int = 0
    pictures: int = 0
    frames: int = 0


@contextmanager
def counting(world: World, patch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """In here it is counted, by what a Cost has.

    Nothing is painted, and films are made without their frames.
    """
    cost = Counter[str]()

    def written(_c: Any, cursor: Any, said: str, given: Any, _context: Any, _many: bool) -> None:  # noqa: FBT001 - as SQLAlchemy calls it
        if said.startswith(("INSERT", "UPDATE", "DELETE")):
            cost["rows"] += max(cursor.rowcount, 0)
            cost["stored"] += _size(given)

    def count(where: str, name: str) -> None:
        _watch(patch, where, lambda: cost.update([name]))

    def painted(_: Any) -> bytes:
        cost["pictures"] += 1
        return b"picture"

    def added(recorder: Recorder, kind: str, text: Callable[[], str]) -> None:
        said = text()
        cost["sent"] += len(said)
        recorder._unread.append((kind, lambda: said))

    patch.setattr("render.paint.Painter.paint", lambda _self, scene: painted(scene))
    patch.setattr("bot.present.pictures.paint", painting.paint)
    # Else a test that comes later would be shown what is painted here.
    patch.setattr("bot.present.lobby._SAMPLES", Kept[bytes](0, len))
    patch.setattr("tests.secrecy.world.drawn", _drawn)
    patch.setattr("tests.bot.hall._plain", plain)
    patch.setattr(Recorder, "add", added)
    count("storage.log._entry", "read")
    count("storage.results._row", "read")
    count("engine.kernel._settle", "played")
    world.services.studio = world.services.cinema = Here(world, cost, patch)
    writer = world.store._databases.writer.sync_engine
    event.listen(writer, "after_cursor_execute", written)
    try:
        yield cost
    finally:
        event.remove(writer, "after_cursor_execute", written)


class Here(Studio):
    """Makes what is ordered in this process."""

    def __init__(self, world: World, cost: Counter[str], patch: pytest.MonkeyPatch) -> None:
        """Take the world whose matches are filmed, and what is counted."""
        super().__init__()

        def film(stills: Stills, *_: object) -> bytes:
            cost["frames"] += len(stills)
            return b"film"

        patch.setattr(making, "film", film)
        self._studio = making.Studio(world.services.registry, world.services.library)

    async def make(self, order: Order, progress: Progress = silent) -> bytes:
        return self._studio.make(order, lambda _: None)


@contextmanager
def statements(store: Storage) -> Iterator[tuple[list[str], list[str]]]:
    """What is read, and what is executed in transactions that write."""
    found: tuple[list[str], list[str]] = ([], [])
    databases = store._databases
    listeners: list[Any] = []
    for engine, told in zip((databases.reader, databases.writer), found, strict=True):

        def heard(_c: Any, _u: Any, said: str, *_: Any, told: list[str] = told) -> None:
            if not said.startswith(("BEGIN", "COMMIT")):
                told.append(said)

        event.listen(engine.sync_engine, "before_cursor_execute", heard)
        listeners.append((engine.sync_engine, heard))
    try:
        yield found
    finally:
        for engine, heard in listeners:
            event.remove(engine, "before_cursor_execute", heard)


def _drawn(picture: Picture) -> str:
    picture.paint()
    return f"\n{picture.file}\n{picture.alt}"


def _size(given: Any) -> int:
    """The bytes of the values of a statement, or of several."""
    if isinstance(given, dict):
        return sum(map(_size, given.values()))
    if isinstance(given, (list, tuple)):
        return sum(map(_size, given))
    return len(given) if isinstance(given, bytes) else len(str(given).encode())


def _watch(patch: pytest.MonkeyPatch, where: str, tell: Callable[[], None]) -> None:
    """Be told of each call of a function."""
    module, _, name = where.rpartition(".")
    found = import_module(module)
    right = getattr(found, name)

    def told(*args: Any, **more: Any) -> Any:
        tell()
        return right(*args, **more)

    patch.setattr(found, name, told)
