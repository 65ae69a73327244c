"""Rings what is due: reminders, limits, alarms of the rules, computer players."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex

from bot.core import Core
from bot.usecases.computers import choose, owing
from bot.usecases.follow_up import AGAIN, ALARM, COMPUTER, LETTERS, LIMIT, REMINDER, VANISH
from bot.usecases.gathered import PAUSE as BETWEEN_LETTERS
from bot.usecases.gathered import Span, pause
from bot.usecases.refused import Refused
from bot.usecases.tables import refresh, secret_row
from engine import Choice, Seat, offers
from storage import NewOutbox, Stale, TimerRow

from .carrier import Carrier, Undeliverable
from .postman import REMIND

log = logging.getLogger(__name__)

LEASE = 60_000
"""Milliseconds for which a claimed timer is ours."""
PAUSE = 60_000
"""Milliseconds before a timer whose ringing failed is rung again."""


class Clockwork:
    """Claims due timers and does what each is for."""

    def __init__(self, core: Core, carrier: Carrier) -> None:
        """Take the bot's parts and the way to Discord."""
        self._core = core
        self._carrier = carrier
        self._owner = token_hex(8)
        self._kinds: dict[str, Callable[[TimerRow], Awaitable[None]]] = {
            REMINDER: self._remind,
            LIMIT: self._limit,
            ALARM: self._alarm,
            COMPUTER: self._computer,
            VANISH: self._vanish,
            LETTERS: self._letters,
            AGAIN: self._refresh,
        }

    async def round(self) -> int:
        """Ring what is due now; how many timers it were."""
        async with self._core.store.transaction() as tx:
            timers = await tx.timers.claim(self._core.time.now(), LEASE, self._owner)
        for timer in timers:
            await self._ring(timer)
        return len(timers)

    async def next_due(self) -> int | None:
        """When there will be something to ring."""
        async with self._core.store.reading() as tx:
            return await tx.timers.next_due()

    async def _ring(self, timer: TimerRow) -> None:
        try:
            await self._kinds[timer.kind](timer)
        except (Refused, Undeliverable) as error:
            log.info("timer %s of %s is void: %r", timer.kind, timer.match, error)
        except Stale:
            await self._again(timer, 0)
            return
        except Exception:
            log.exception("timer %s of %s failed", timer.kind, timer.match)
            await self._again(timer, PAUSE)
            return
        async with self._core.store.transaction() as tx:
            await tx.timers.complete(timer)

    async def _again(self, timer: TimerRow, pause: int) -> None:
        async with self._core.store.transaction() as tx:
            await tx.timers.reschedule(timer, self._core.time.now() + pause)

    async def _remind(self, timer: TimerRow) -> None:
        table = await self._core.tables.open(timer.match)
        seat, token, sent = _seat(timer), timer.payload["token"], timer.payload.get("sent", 0)
        asked = table.asked(seat)
        user = table.players[seat].user
        if asked is None or asked.token != token or user is None:
            return
        person = await self._core.people.of(user)
        now = self._core.time.now()
        wanted = person.after_quiet(now)
        if wanted > now:  # it came due in the quiet hours, because the settings have changed
            await self._set_reminder(timer, wanted, sent)
            return
        row = NewOutbox(
            kind=REMIND,
            target=f"channel:{table.channel}",
            payload={"seat": seat, "token": token},
            match=table.id,
            dedupe=f"remind:{table.id}:{token}:{sent}",
        )
        due = table.pace.next_reminder(person, now, sent + 1)
        async with self._core.store.transaction() as tx:
            if await tx.timers.complete(timer):
                await tx.outbox.put([row], now)
        if due is not None:
            await self._set_reminder(timer, due, sent + 1)
        self._core.tables.changed.set()

    async def _set_reminder(self, timer: TimerRow, due: int, sent: int) -> None:
        await self._core.reminders.set(timer.match, timer.key, due, timer.payload["token"], sent)

    async def _limit(self, timer: TimerRow) -> None:
        table = await self._core.tables.open(timer.match)
        seat = _seat(timer)
        asked = table.asked(seat)
        if asked is None or asked.token != timer.payload["token"] or table.state is None:
            return
        choice: Choice = table.game.fallback(table.state, seat)
        assert any(offer.accept(choice) for offer in offers(table.state, seat)), choice
        await self._core.tables.act(table.id, seat, [choice], by="clock")

    async def _alarm(self, timer: TimerRow) -> None:
        await self._core.tables.wake(timer.match)

    async def _computer(self, timer: TimerRow) -> None:
        table = await self._core.tables.open(timer.match)
        seat = owing(table)
        if seat is not None:
            await self._core.tables.act(table.id, seat, [choose(table, seat)], by="computer")

    async def _letters(self, timer: TimerRow) -> None:
        """Tell a player together what has waited, and let the next wait as long."""
        first = timer.payload["first"]
        if first is None:
            return
        table = await self._core.tables.open(timer.match)
        seat, now = _seat(timer), self._core.time.now()
        user = table.players[seat].user
        async with self._core.store.transaction() as tx:
            if not await tx.timers.complete(timer):
                return
            if user is not None:
                row = secret_row(table, user, seat, Span(first, table.seq))
                await tx.outbox.put([row], now)
                await tx.timers.set([pause(table, timer.key, now + BETWEEN_LETTERS, None)])
        self._core.tables.changed.set()

    async def _refresh(self, timer: TimerRow) -> None:
        table = await self._core.tables.open(timer.match)
        async with self._core.store.transaction() as tx:
            await tx.outbox.put([refresh(table)], self._core.time.now())
        self._core.tables.changed.set()

    async def _vanish(self, timer: TimerRow) -> None:
        await self._carrier.delete(int(timer.payload["channel"]), int(timer.payload["message"]))


def _seat(timer: TimerRow) -> Seat:
    return Seat(int(timer.key))
