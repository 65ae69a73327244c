"""Rings what is due: reminders, limits, alarms of the rules, computer players."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from secrets import token_hex
from typing import Any

from bot.core import Core
from bot.usecases import rows, timers
from bot.usecases.clock import HOUR
from bot.usecases.computers import choose, owing
from bot.usecases.refused import Refused
from bot.usecases.table import Table
from bot.usecases.timers import (
    Alarm,
    CallAgain,
    ComputerMoves,
    Limit,
    Mend,
    OfferEnds,
    Reminder,
    TellHeld,
    Thaw,
    Timer,
    Vanish,
)
from bot.usecases.unreadable import Unreadable
from engine import Choice
from storage import Stale, TimerRow

log = logging.getLogger(__name__)

LEASE = 30_000
"""Milliseconds for which a claimed timer is ours."""
PAUSES = (2_000, 10_000, 60_000)
"""Milliseconds before a timer whose ringing failed is rung again."""
RULES: dict[type[Timer], str] = {
    Limit: "frozen-rules",
    Alarm: "frozen-rules",
    ComputerMoves: "frozen-mind",
    Thaw: "frozen-rules",
}
"""Timers without which a match cannot go on, and what is said of it when they fail for good."""
A_RUN = 200
"""Moves of computers one after the other; then the board is shown."""
AFTER_RUN = 60_000
"""Milliseconds before they go on where people wait for them."""


class Clockwork:
    """Claims due timers and does what each is for; nothing here waits for Discord."""

    def __init__(self, core: Core) -> None:
        """Take the bot's parts."""
        self._core = core
        self._owner = token_hex(8)
        self._kinds: dict[type[Timer], Callable[[TimerRow, Any], Awaitable[None]]] = {
            Reminder: self._remind,
            Limit: self._limit,
            Alarm: self._alarm,
            ComputerMoves: self._computer,
            Vanish: self._vanish,
            TellHeld: self._letters,
            CallAgain: self._refresh,
            Mend: self._mend,
            Thaw: self._thaw,
            OfferEnds: self._offer_ends,
        }

    # -- the worker -----------------------------------------------------------------------------

    async def claim(self, busy: Collection[str], room: int) -> Sequence[TimerRow]:
        """Timers that are due, the earliest first; none while people cannot reach the bot."""
        if not self._core.reach.connected:
            return ()
        async with self._core.store.transaction() as tx:
            now = self._core.time.now()
            return await tx.timers.claim(now, LEASE, self._owner, room, busy=busy)

    def lane(self, job: TimerRow) -> str:
        """Its match: what happens to one happens in order."""
        return job.match

    async def renew(self, jobs: Sequence[TimerRow]) -> None:
        """Hold on to timers of matches in which much happens."""
        async with self._core.store.transaction() as tx:
            until = self._core.time.now() + LEASE
            await tx.timers.renew([timer.id for timer in jobs], self._owner, until)

    async def next_due(self, busy: Collection[str]) -> int | None:
        """When there will be something to ring."""
        if not self._core.reach.connected:
            return None
        async with self._core.store.reading() as tx:
            return await tx.timers.next_due(busy=busy)

    async def do(self, job: TimerRow) -> None:
        """Ring a timer; one that fails again and again puts its match on hold."""
        try:
            timer = timers.read(job)
        except Unreadable:
            log.exception("timer %s of match %s is dropped", job.id, job.match)
            await self._complete(job)
            return
        try:
            await self._kinds[type(timer)](job, timer)
        except Refused as error:
            log.info("timer %s of match %s is void: %s", job.kind, job.match, error)
        except Stale:
            await self._again(job, 0)
            return
        except Exception as error:  # noqa: BLE001 - whatever it is, the others go on
            await self._failed(job, timer, error)
            return
        await self._complete(job)

    async def _complete(self, job: TimerRow) -> None:
        async with self._core.store.transaction() as tx:
            await tx.timers.complete(job)

    async def _failed(self, job: TimerRow, timer: Timer, error: Exception) -> None:
        log.error(
            "timer %s of match %s failed, for the %s. time",
            job.kind,
            job.match,
            job.attempts,
            exc_info=error,
        )
        if job.attempts <= len(PAUSES):
            await self._again(job, PAUSES[job.attempts - 1])
            return
        if type(timer) in RULES:
            table = await self._core.tables.open(job.match)
            await self._core.freezer.freeze(table, RULES[type(timer)], error)
        async with self._core.store.transaction() as tx:
            await tx.timers.complete(job)
            await self._core.operator.tell(tx, "operator-timer", self._core.time.now())

    async def _again(self, timer: TimerRow, pause: int) -> None:
        async with self._core.store.transaction() as tx:
            await tx.timers.reschedule(timer, self._core.time.now() + pause)

    # -- the kinds ------------------------------------------------------------------------------

    async def _remind(self, job: TimerRow, timer: Reminder) -> None:
        table = await self._core.tables.open(job.match)
        seat, token, sent = timer.seat, timer.token, timer.sent
        asked = table.asked(seat)
        user = table.players[seat].user
        if asked is None or asked.token != token or user is None:
            return
        person = table.person(seat).settings
        now = self._core.time.now()
        wanted = person.after_quiet(now)
        if wanted > now:  # it came due in the quiet hours, because the settings have changed
            await self._again(job, wanted - now)
            return
        due = table.pace.next_reminder(person, now, sent + 1)
        async with self._core.store.transaction() as tx:
            if not await tx.timers.complete(job):
                return  # muted, or asked anew
            direct = user if person.notify == "direct" else None
            await tx.outbox.put([rows.remind(table, seat, token, sent, direct)], now)
            if due is not None:
                await tx.timers.set([timers.at(due, table.id, Reminder(seat, token, sent + 1))])
        self._core.bell.ring()

    async def _limit(self, job: TimerRow, timer: Limit) -> None:
        table = await self._awake(job.match)  # which may have answered the question
        seat = timer.seat
        asked = table.asked(seat)
        if asked is None or asked.token != timer.token or table.state is None:
            return
        choice: Choice = table.game.fallback(table.state, seat)
        assert any(offer.accept(choice) for offer in table.offers(seat)), choice
        await self._core.play.act(table, seat, [choice], by="clock")

    async def _alarm(self, job: TimerRow, _: Alarm) -> None:
        await self._awake(job.match)

    async def _awake(self, match: str) -> Table:
        """A table at which everything has happened that was due by itself."""
        table = await self._core.tables.open(match)
        if table.overdue(self._core.time.now()):
            table = (await self._core.play.wake(table)).table
        return table

    async def _computer(self, job: TimerRow, _timer: ComputerMoves) -> None:
        """Let computers move until a person owes a decision; then the board is shown, once."""
        table = await self._core.tables.open(job.match)
        if table.resting:
            return
        for _ in range(A_RUN):
            if table.overdue(self._core.time.now()):  # else a computer would choose what is past
                table = (await self._core.play.wake(table)).table
            seat = owing(table)
            if seat is None:
                return
            if self._core.stopping:
                raise Stale("the next process goes on")
            done = await self._core.play.act(table, seat, [choose(table, seat)], by="computer")
            table = done.table
        if owing(table) is not None:
            await self._core.upkeep.rest(table, self._core.time.now() + AFTER_RUN)

    async def _letters(self, job: TimerRow, timer: TellHeld) -> None:
        table = await self._core.tables.open(job.match)
        await self._core.upkeep.tell_held(table, timer.seat)

    async def _refresh(self, job: TimerRow, _: CallAgain) -> None:
        table = await self._core.tables.open(job.match)
        async with self._core.store.transaction() as tx:
            await tx.outbox.put([rows.refresh(table)], self._core.time.now())
        self._core.bell.ring()

    async def _mend(self, job: TimerRow, _: Mend) -> None:
        """Try a channel that could not be written to, and again in an hour while that is so."""
        table = await self._core.tables.open(job.match)
        if table.live.trouble in ("", "trouble-channel"):
            return  # the table has moved, or the channel is gone for good
        async with self._core.store.transaction() as tx:
            due = self._core.time.now() + HOUR
            if await tx.timers.complete(job):
                await tx.timers.set([timers.at(due, job.match, Mend())])
        await self._refresh(job, CallAgain())

    async def _vanish(self, job: TimerRow, timer: Vanish) -> None:
        target = rows.person(timer.user) if timer.user else rows.channel(timer.channel)
        async with self._core.store.transaction() as tx:
            row = rows.unsend(job.match, timer.channel, timer.message, target)
            await tx.outbox.put([row], self._core.time.now())
        self._core.bell.ring()

    async def _thaw(self, job: TimerRow, _: Thaw) -> None:
        table = await self._core.tables.open(job.match, thaw=True)
        if table.status == "frozen" and table.state is not None:
            await self._core.upkeep.thaw(table)
            log.warning("match %s goes on", table.id)
        elif table.status == "frozen":
            log.error("match %s stays frozen: its state cannot be read", table.id)

    async def _offer_ends(self, job: TimerRow, timer: OfferEnds) -> None:
        table = await self._core.tables.open(job.match)
        await self._core.handover.withdraw_offer(table, timer.offer)
