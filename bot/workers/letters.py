"""Puts what only one player may know into their inbox: hands, looks, hidden tiles.

It makes a sound only for what comes while others act. A hand is one message for an hour: what
their own moves add to it is written into the same message.
"""

from __future__ import annotations

from asyncio import to_thread
from dataclasses import replace

from bot.clock import HOUR
from bot.message import Message
from bot.present import pictures, private
from bot.services import Services
from bot.services.history import note_shown
from bot.table import rows
from bot.table.rows import Secret
from bot.table.table import Table
from bot.table.throttle import Span
from bot.table.timers import Vanish
from engine import Event, Seat
from locales import Texts
from storage import OutboxRow, PostedRow, Transaction

from .finish import Finish, nothing
from .handling import handles
from .inboxes import Inboxes

FLEETING = 60_000
"""Milliseconds for which a secret stands that may not be asked for again."""
LINES = 20
"""Events of a hand's message at most; then another begins."""
STRETCH = 100
"""Entries at most of which a hand's message tells: they are read anew for each event of it."""


class Letters:
    """Sends secrets to the players they belong to."""

    def __init__(self, services: Services, inboxes: Inboxes) -> None:
        """Take the services and the way into inboxes."""
        self._services = services
        self._inboxes = inboxes

    @handles(Secret)
    async def secret(self, row: OutboxRow, secret: Secret) -> Finish:
        """Tell a player what some entries told them alone."""
        assert row.match is not None
        table = await self._services.tables.open(row.match)
        seat, user = secret.seat, rows.recipient(row.target)
        if table.players[seat].user != user or table.state is None:
            return nothing  # the seat was handed over meanwhile, or the match is on hold
        person = await self._services.people.of(user)
        if secret.shown and not person.copies:
            return _shown(table, secret)
        texts = self._services.texts(person.language or table.language, table)
        if secret.shown and (finish := await self._added(table, texts, secret, user)):
            return finish
        events = await self._told(table, secret)
        message = await to_thread(_message, table, texts, secret.seat, events)
        may_grow = not (_fleeting(table) or secret.covert)
        has_hand = may_grow and await to_thread(pictures.hand, table, texts, seat) is not None
        quiet = secret.shown or person.is_quiet(self._services.time.now())
        channel, id_ = await self._inboxes.send(
            user, replace(message, silent=quiet), row.nonce, covert=bool(secret.covert)
        )

        async def finish_(tx: Transaction, now: int) -> None:
            # Only now, when it has arrived: what did not is still new behind the board's button.
            await _shown(table, secret)(tx, now)
            if _fleeting(table):
                # By the row: a second secret does not come in the first one's place.
                gone, key = now + FLEETING, str(row.id)
                letter = PostedRow("fleeting", key, row.target, channel, id_, at=now, until=gone)
                await tx.posted.put(table.id, letter)
                await tx.timers.set([Vanish(key).at(gone, table.id)])
            elif has_hand:
                first = secret.span.first
                hand = PostedRow("hand", str(seat), row.target, channel, id_, first, now)
                await tx.posted.put(table.id, hand)

        return finish_

    async def _added(self, table: Table, texts: Texts, secret: Secret, user: int) -> Finish | None:
        """Write it into the message of their hand; None where that is too old, or none stands."""
        async with self._services.store.reading() as tx:
            hand = await tx.posted.get(table.id, "hand", str(secret.seat))
        if hand is None or secret.covert or _fleeting(table):
            return None
        if hand.target != rows.person(user) or self._services.time.now() - hand.at >= HOUR:
            return None
        # Its token is the number of the first entry that it tells of.
        if secret.span.last - hand.token >= STRETCH:
            return None
        whole = replace(secret, span=Span(hand.token, secret.span.last))
        events = await self._told(table, whole, own=True)
        if len([event for event in events if event.to is not None]) > LINES:
            return None
        message = await to_thread(_message, table, texts, secret.seat, events)
        if not await self._inboxes.change(hand.channel, hand.message, message):
            return None
        return _shown(table, secret)

    async def _told(self, table: Table, secret: Secret, *, own: bool = False) -> list[Event]:
        history, span, seat = self._services.history, secret.span, secret.seat
        return await history.told_by(table, span, seat, covert=secret.covert, own=own)


def _message(table: Table, texts: Texts, seat: Seat, events: list[Event]) -> Message:
    return private.secret(table, texts, seat, events, show=not _fleeting(table))


def _fleeting(table: Table) -> bool:
    return table.state is not None and table.game.rules.ephemeral_secrets(table.state)


def _shown(table: Table, secret: Secret) -> Finish:
    """Remember that a seat has been shown it."""

    async def finish(tx: Transaction, now: int) -> None:
        last, covert = secret.span.last, bool(secret.covert)
        await note_shown(tx, table, secret.seat, last, now, covert=covert)

    return finish
