"""A process that dies at a chosen point: what it wrote stays, nothing more leaves it."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import closing, contextmanager
from functools import partial, wraps
from pathlib import Path
from types import coroutine
from typing import Any, Literal, TypeAlias

import aiohttp
import pytest
from sqlalchemy import event

from bot.routing.router import Router
from bot.workers.outbox_worker import OutboxWorker
from bot.workers.timer_worker import TimerWorker
from storage import Storage, single_hop
from storage.single_hop import SingleHop

Kind: TypeAlias = Literal["statement", "await"]


class Cut(BaseException):
    """The process is no more."""


class Death:
    """Strikes at one point of everything a process does: a statement, or an await.

    At that instant the database is copied as a dead process would leave it; from then on
    the old process can neither write nor send.
    """

    def __init__(self, kind: Kind, number: int, file: Path, left: Path) -> None:
        self._kind, self._number, self._file, self._left = kind, number, file, left
        self._bystander = asyncio.current_task()
        self.points = 0
        self.struck = False
        self._passed = False

    def point(self, kind: Kind) -> None:
        """The process is at a point. Raises Cut at the chosen one and at all that follow it."""
        if asyncio.current_task() is self._bystander:
            return
        if self.struck:
            raise Cut
        if kind == self._kind and not self._passed:
            self.points += 1
            if self.points > self._number:
                self._strike()
                raise Cut

    def _at_await(self) -> None:
        if not self.struck:  # who is cut may clean up; it reaches nobody
            self.point("await")

    def _strike(self) -> None:
        self.struck = True
        with (
            closing(sqlite3.connect(self._file)) as old,
            closing(sqlite3.connect(self._left)) as new,
        ):
            old.backup(new)

    @contextmanager
    def over(self, store: Storage, patch: pytest.MonkeyPatch) -> Iterator[None]:
        """Be at every statement and await of the bot that has this store, and at its requests."""
        engines = [store._databases.writer.sync_engine, store._databases.reader.sync_engine]
        names = ("before_cursor_execute", "after_cursor_execute")

        def at_statement(*_: Any) -> None:
            self.point("statement")

        with patch.context() as during:
            for kind, name in WATCHED:
                during.setattr(kind, name, self._stepped(getattr(kind, name)))
            during.setattr(aiohttp.ClientSession, "_request", self._sending())
            for engine in engines:
                for name in names:
                    event.listen(engine, name, at_statement)
            try:
                yield
            finally:
                self._passed = True  # what is still on its way was spared
                for engine in engines:
                    for name in names:
                        event.remove(engine, name, at_statement)

    def _stepped(self, method: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Any]:
        @wraps(method)
        async def through(*args: Any, **more: Any) -> Any:
            return await _steps(method(*args, **more), self._at_await)

        return through

    def _sending(self) -> Callable[..., Any]:
        right = aiohttp.ClientSession._request

        async def request(session: Any, *args: Any, **more: Any) -> Any:
            if self.struck:
                raise Cut
            return await right(session, *args, **more)

        return request


class Heirs:
    """Closes the connections that a dead process held, as its operating system would.

    Left alone they are found by the garbage collector, in the midst of another test.
    """

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self._held: list[SingleHop] = []
        right = single_hop.connect

        async def connect(*args: Any, **more: Any) -> SingleHop:
            self._held.append(await right(*args, **more))
            return self._held[-1]

        patch.setattr(single_hop, "connect", connect)

    async def close(self) -> None:
        """Close all that is open; nobody may use it any more."""
        for connection in self._held:
            if is_open(connection) and (closed := connection.stop()):
                await closed
        self._held.clear()


def is_open(connection: SingleHop) -> bool:
    """Whether nobody has closed a connection."""
    try:
        return connection.in_transaction in (True, False)
    except ValueError:
        return False


WATCHED: tuple[tuple[type, str], ...] = (
    (Router, "command"),
    (OutboxWorker, "claim"),
    (OutboxWorker, "do"),
    (TimerWorker, "claim"),
    (TimerWorker, "do"),
)
"""Whose awaits are points; ``do`` runs in tasks of its own."""


@coroutine
def _steps(steps: Coroutine[Any, Any, Any], tick: Callable[[], None]) -> Generator[Any, Any, Any]:
    """Drive a coroutine, with a tick whenever it goes on; one that is cut gets Cut."""
    step: Callable[[], Any] = partial(steps.send, None)
    while True:
        try:
            waits_for = step()
        except StopIteration as end:
            return end.value
        try:
            step = partial(steps.send, (yield waits_for))
        except BaseException as error:  # noqa: BLE001 - a cancellation goes in
            step = partial(steps.throw, error)
        try:
            tick()
        except Cut as cut:
            step = partial(steps.throw, cut)
