"""Delivers the outbox: in order for each target, and once as people see it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from secrets import token_hex

from bot.core import Core
from bot.message import Message
from bot.present import notices, private
from bot.present.live import live
from bot.usecases.follow_up import AGAIN, VANISH
from bot.usecases.gathered import Span
from bot.usecases.lobby import GREET, NOTICE, OFFER
from bot.usecases.table import Table
from bot.usecases.tables import REFRESH, SECRET
from engine import Seat
from storage import NewOutbox, NewTimer, OutboxRow, Transaction

from .carrier import Carrier, Forbidden, Gone, InboxClosed, NoChannel, Undeliverable
from .pings import Pings

log = logging.getLogger(__name__)

LEASE = 60_000
"""Milliseconds for which a claimed row is ours."""
BACK_OFF = (1_000, 5_000, 30_000, 120_000, 600_000)
"""Milliseconds before the next try after a failure that is not final."""
GIVE_UP = 40
"""Tries after which a row is given up; with the pauses above, after some six hours."""
YOUNG = 3_540_000
"""A live message older than this (ms, a little under an hour) is posted anew instead of edited."""
FLEETING = 60_000
"""Milliseconds for which a secret stands that may not be asked for again."""

REMIND, CLOSED, TROUBLE = "remind", "closed", "trouble"

Finish = Callable[[Transaction, int], Awaitable[None]]
"""What is to be written in the transaction that marks a row as done, at that instant."""


async def _nothing(_tx: Transaction, _now: int) -> None:
    return


class Postman:
    """Claims rows of the outbox and hands them to the carrier."""

    def __init__(self, core: Core, carrier: Carrier) -> None:
        """Take the bot's parts and the way to Discord."""
        self._core = core
        self._carrier = carrier
        self._owner = token_hex(8)
        self._pings = Pings(core, carrier)
        self._kinds: dict[str, Callable[[OutboxRow], Awaitable[Finish]]] = {
            REFRESH: self._refresh,
            SECRET: self._secret,
            GREET: self._greet,
            NOTICE: self._notice,
            OFFER: self._offer,
            REMIND: self._remind,
            CLOSED: self._closed,
            TROUBLE: self._trouble,
        }

    async def round(self) -> int:
        """Deliver what can be delivered now; how many rows were tried."""
        async with self._core.store.transaction() as tx:
            rows = await tx.outbox.claim(self._core.time.now(), LEASE, self._owner)
        if rows:
            await asyncio.gather(*(self._deliver(row) for row in rows))
        return len(rows)

    async def next_due(self) -> int | None:
        """When there may be something to do."""
        async with self._core.store.reading() as tx:
            return await tx.outbox.next_due()

    async def _deliver(self, row: OutboxRow) -> None:
        try:
            finish = await self._kinds[row.kind](row)
        except Undeliverable as error:
            await self._give_up(row, error)
        except Exception as error:
            log.exception("outbox row %s (%s) failed", row.id, row.kind)
            await self._later(row, error)
        else:
            async with self._core.store.transaction() as tx:
                now = self._core.time.now()
                if await tx.outbox.done(row, now):
                    await finish(tx, now)

    async def _later(self, row: OutboxRow, error: Exception) -> None:
        now = self._core.time.now()
        async with self._core.store.transaction() as tx:
            if row.attempts >= GIVE_UP:
                await tx.outbox.fail(row, now, repr(error))
            else:
                pause = BACK_OFF[min(row.attempts, len(BACK_OFF)) - 1]
                await tx.outbox.retry(row, now + pause)

    async def _give_up(self, row: OutboxRow, error: Undeliverable) -> None:
        """A final failure: whoever waits for the message is told in another way."""
        now = self._core.time.now()
        log.warning("outbox row %s (%s) cannot be delivered: %r", row.id, row.kind, error)
        async with self._core.store.transaction() as tx:
            if not await tx.outbox.fail(row, now, repr(error)):
                return
            if isinstance(error, InboxClosed):
                user = int(row.target.removeprefix("user:"))
                await tx.users.save_inbox(user, now, open_=False)
                if row.match is not None and row.kind in (SECRET, GREET):
                    table = await self._core.tables.open(row.match)
                    await tx.outbox.put([_closed_row(table, user, row)], now)
            elif isinstance(error, (NoChannel, Forbidden)) and row.match is not None:
                table = await self._core.tables.open(row.match)
                await tx.outbox.put([_trouble_row(table, error, now)], now)
        self._core.tables.changed.set()

    # -- the kinds ------------------------------------------------------------------------------

    async def _refresh(self, row: OutboxRow) -> Finish:
        table = await self._table(row)
        texts = self._core.texts(table.language, table)
        recent = await self._core.tables.recent(table, notices.RECENT)
        message = live(table, texts, recent)
        now = self._core.time.now()
        state = table.live
        if state.message is not None and now - state.posted < YOUNG:
            try:
                await self._carrier.edit(table.channel, state.message, message)
            except Gone:
                state = await self._post_live(table, message)
        else:
            state = await self._post_live(table, message)
        state = await self._pings.bring_up_to_date(table, state)
        later = self._pings.again(table, state)

        async def finish(tx: Transaction, now: int) -> None:
            current = await tx.matches.get(table.id)
            if current.channel == table.channel:  # else it has moved, and begins anew there
                again = current.live.get("posted") == 0 and table.live.posted != 0
                kept = state.model_copy(update={"posted": 0}) if again else state
                await tx.matches.update(table.id, now, live=kept.model_dump(mode="json"))
                if later is not None:
                    await tx.timers.set([NewTimer(kind=AGAIN, key="", due=later, match=table.id)])

        return finish

    async def _post_live(self, table: Table, message: Message) -> notices.Live:
        old = table.live
        nonce = f"live-{table.id}-{old.serial + 1}"
        id_ = await self._carrier.post(table.channel, message, nonce)
        if old.message is not None and old.message != id_:
            await self._carrier.delete(table.channel, old.message)
        now = self._core.time.now()
        return old.model_copy(update={"message": id_, "posted": now, "serial": old.serial + 1})

    async def _secret(self, row: OutboxRow) -> Finish:
        table = await self._table(row)
        seat = Seat(int(row.payload["seat"]))
        user = int(row.target.removeprefix("user:"))
        if table.players[seat].user != user:
            return _nothing  # the seat was handed over meanwhile
        texts = self._core.texts(await self._language(user), table)
        events = await self._core.tables.told_by(table, Span.read(str(row.payload["seq"])), seat)
        fleeting = table.state is not None and table.game.fleeting(table.state)
        message = private.secret(table, texts, seat, events, show=not fleeting)
        channel, id_ = await self._carrier.whisper(user, message, row.nonce)

        async def finish(tx: Transaction, now: int) -> None:
            await tx.users.save_inbox(user, now, open_=True, channel=channel)
            if fleeting:
                payload = {"channel": channel, "message": id_}
                timer = NewTimer(
                    kind=VANISH,
                    key=str(row.id),
                    due=now + FLEETING,
                    match=table.id,
                    payload=payload,
                )
                await tx.timers.set([timer])

        return finish

    async def _greet(self, row: OutboxRow) -> Finish:
        table = await self._table(row)
        user = int(row.target.removeprefix("user:"))
        texts = self._core.texts(await self._language(user), table)
        message = notices.welcome(table, texts)
        channel, _ = await self._carrier.whisper(user, message, row.nonce)

        async def finish(tx: Transaction, now: int) -> None:
            await tx.users.save_inbox(user, now, open_=True, channel=channel)

        return finish

    async def _notice(self, row: OutboxRow) -> Finish:
        table = await self._table(row)
        texts = self._core.texts(table.language, table)
        await self._carrier.post(table.channel, notices.line(texts, row.payload), row.nonce)
        return _nothing

    async def _offer(self, row: OutboxRow) -> Finish:
        table = await self._table(row)
        texts = self._core.texts(table.language, table)
        message = notices.offered_seat(table, texts, row.payload)
        await self._carrier.post(table.channel, message, row.nonce)
        return _nothing

    async def _remind(self, row: OutboxRow) -> Finish:
        table = await self._table(row)
        seat = Seat(int(row.payload["seat"]))
        asked = table.asked(seat)
        if asked is None or asked.token != row.payload["token"]:
            return _nothing  # the decision has been taken meanwhile
        await self._pings.remind(table, seat, asked, row.nonce)
        return _nothing

    async def _closed(self, row: OutboxRow) -> Finish:
        table = await self._table(row)
        texts = self._core.texts(table.language, table)
        message = notices.closed_inbox(table, texts, row.payload)
        await self._carrier.post(table.channel, message, row.nonce)
        return _nothing

    async def _trouble(self, row: OutboxRow) -> Finish:
        table = await self._table(row)
        texts = self._core.texts(await self._language(table.host), table)
        message = notices.trouble(table, texts, str(row.payload["key"]))
        await self._carrier.whisper(table.host, message, row.nonce)
        return _nothing

    async def _table(self, row: OutboxRow) -> Table:
        assert row.match is not None
        return await self._core.tables.open(row.match)

    async def _language(self, user: int) -> str:
        return (await self._core.people.of(user)).language


def _closed_row(table: Table, user: int, row: OutboxRow) -> NewOutbox:
    seat = table.seat_of(user)
    return NewOutbox(
        kind=CLOSED,
        target=f"channel:{table.channel}",
        payload={"user": user, "seat": seat, "seq": row.payload.get("seq", "")},
        match=table.id,
        dedupe=f"closed:{row.id}",
    )


def _trouble_row(table: Table, error: Undeliverable, now: int) -> NewOutbox:
    key = "trouble-channel" if isinstance(error, NoChannel) else "trouble-permission"
    day = now // 86_400_000
    return NewOutbox(
        kind=TROUBLE,
        target=f"user:{table.host}",
        payload={"key": key},
        match=table.id,
        dedupe=f"{key}:{table.id}:{table.channel}:{day}",
    )
