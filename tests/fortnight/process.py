"""The bot as one process of it runs, and what it sends, for which row, and whose time it ends."""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from itertools import count
from pathlib import Path
from typing import Any

from bot.message import Message
from bot.registry import shipped
from bot.table.table import Table
from bot.workers.arrears_worker import ArrearsWorker
from bot.workers.lanes import Lanes
from bot.workers.outbox_worker import OutboxWorker
from bot.workers.panel_worker import PanelWorker
from bot.workers.timer_worker import TimerWorker
from engine import Seat
from sandbox import Clock
from storage import OutboxRow, TimerRow
from tests.bot.hall import Hall, Trouble, said
from tests.saying import library
from tests.secrecy.world import Recorder

_ROW: ContextVar[OutboxRow | None] = ContextVar("row", default=None)


class Post(Trouble):
    """Where messages arrive; it knows for which row each is sent."""

    heard: Callable[[int, Message, OutboxRow], None]

    def note(self, kind: str, message: Message | None) -> None:
        """Nobody reads it afterwards."""

    async def post(self, channel: int, message: Message, nonce: str) -> int:
        before = len(self._nonces)
        found = await super().post(channel, message, nonce)
        row = _ROW.get()
        if row is not None and len(self._nonces) > before:
            self.heard(channel, message, row)
        return found


class Glance(Recorder):
    """An answer of which nobody looks at the picture."""

    async def say(self, message: Message, *, vanish: bool = False) -> None:
        self.last = message

    async def show(self, message: Message) -> None:
        self.last = message

    async def edit_original(self, message: Message) -> None:
        self.last = message


class Carrier(OutboxWorker):
    async def do(self, job: OutboxRow) -> None:
        _ROW.set(job)
        await super().do(job)


class Ringer(TimerWorker):
    """Says whose time has ended."""

    ended: Callable[[Table, Table, Seat], None]

    async def _limit(self, job: TimerRow, timer: Any) -> None:
        before = await self._services.tables.open(job.match)
        asked = before.asked(timer.seat)
        await super()._limit(job, timer)
        after = await self._services.tables.open(job.match)
        if asked is not None and asked.token == timer.token and _over(before, after, timer.seat):
            self.ended(before, after, timer.seat)


def _over(before: Table, after: Table, seat: Seat) -> bool:
    """Whether something came of the end of somebody's time."""
    was, now = before.players[seat], after.players[seat]
    return (was.asked, was.user, was.vote) != (now.asked, now.user, now.vote)


class Bot(Hall):
    """One process of the bot."""

    def __init__(self, file: Path, clock: Clock, post: Post, ended: Callable[..., None]) -> None:
        super().__init__(file, shipped(), library(), clock)
        self.sender = post
        self.outbox_worker = Carrier(self.services, post)
        self.timer_worker = Ringer(self.services)
        self.timer_worker.ended = ended
        self._lanes = (
            Lanes(self.services, self.outbox_worker),
            Lanes(self.services, self.timer_worker),
            Lanes(self.services, PanelWorker(self.services)),
            Lanes(self.services, ArrearsWorker(self.services)),
        )

    async def presses(self, user: int, custom_id: str, *values: str, channel: int = 0) -> Message:
        answer = Glance()
        await self.router.press(self.who(user, channel), custom_id, values, answer)
        return said(answer)

    @property
    def interaction(self) -> int:
        """Numbers that no process before has had either."""
        return next(INTERACTIONS)


INTERACTIONS = count(1)
