"""Direct messages: opened sparingly, and not sent if they are known not to arrive.

Whatever Discord says where it refuses one for good, to its sender it means the same: it does not
arrive there, and has to be said elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.message import Message
from bot.services import Services
from bot.table import rows
from storage import UserRow

from .finish import NotYet
from .sending import Later, Refusal, Sender, TooManyInboxes

A_MINUTE, MOST = 60_000, 5
"""So many new direct channels are opened within so many ms; people who are known cost nothing."""
TRY_AGAIN = 86_400_000
"""Milliseconds after which a closed inbox is tried again."""
MANY = 10
"""So many messages a minute are refused, for a reason that says nothing of the inbox, because
inboxes are closed; where it is more Discord has a fault, and no inbox counts as closed."""
PAUSE, LONG_PAUSE = 600_000, 3_600_000
"""Milliseconds for which none is opened, or nothing sent at all, when Discord objects. For as long
as the first its faults are believed to last."""


_LIMITS = "inboxes"
"""The note with the limits. Others of this bot may run beside this process, or after it."""


class _Limits(NamedTuple):
    """What Discord has objected to, and what counts towards it; instants in ms UTC."""

    none_before: int = 0
    """Until then no new channel is opened,"""
    silent_before: int = 0
    """and until then nothing is sent at all."""
    opened: Sequence[int] = ()
    """When channels were opened within the last minute."""

    @classmethod
    def read(cls, note: Any) -> _Limits:
        """As it lies in the database, where it may not lie yet."""
        return cls(*note) if note else cls()


class Inboxes:
    """The way into people's inboxes, with a limit on how many new ones are opened."""

    def __init__(self, services: Services, sender: Sender) -> None:
        """Take the services and the way to Discord."""
        self._services = services
        self._sender = sender
        self._doubtful: list[int] = []
        self._faulty_until = 0
        self._limits = _Limits()
        """As they were when somebody last looked."""

    @property
    def held(self) -> bool:
        """Whether messages wait because Discord objects to so many."""
        return self._services.time.now() < max(self._limits[:2])

    async def send(
        self, user: int, message: Message, nonce: str, *, covert: bool = False
    ) -> tuple[int, int]:
        """Send a direct message; its channel and id. Raises Refusal, Later, and NotYet untried.

        covert: boards say whom no messages reach, and must not learn it from this one. So it is
            not tried where the inbox counts as closed, and closes none.
        """
        now = self._services.time.now()
        async with self._services.store.reading() as tx:
            known = await tx.users.get(user)
            self._limits = _Limits.read(await tx.notes.get(_LIMITS))
        # Outside of the try: this was no try, and if it were noted as one the day would never end.
        if known.inbox_open is False and (covert or now - known.inbox_tried < TRY_AGAIN):
            raise Refusal("inbox", "known to be closed", known=True)
        if now < self._limits.silent_before:
            raise NotYet(self._limits.silent_before)
        try:
            channel = known.inbox or await self._open(user, now)
            sent = await self._sender.post(channel, message, nonce)
        except TooManyInboxes as error:
            await self._slow_down(error, now)
            raise
        except Refusal as refusal:
            if refusal.reason != "inbox":
                await self._doubt(known, refusal, now)
            if not covert:
                async with self._services.store.transaction() as tx:
                    await tx.users.save_inbox(user, now, open_=False)
            raise Refusal("inbox", str(refusal)) from refusal
        await self._arrived(known, channel)
        return channel, sent

    async def change(self, channel: int, id_: int, message: Message) -> bool:
        """Change a direct message, which makes no sound; whether it was there to be changed."""
        await self._look()
        if self._services.time.now() < self._limits.silent_before:
            raise NotYet(self._limits.silent_before)
        try:
            await self._sender.edit(channel, id_, message)
        except Refusal:
            return False
        return True

    async def _look(self) -> None:
        async with self._services.store.reading() as tx:
            self._limits = _Limits.read(await tx.notes.get(_LIMITS))

    async def _open(self, user: int, now: int) -> int:
        async with self._services.store.transaction() as tx:
            limits = _Limits.read(await tx.notes.locked(_LIMITS, _Limits(), now))
            if now < limits.none_before:
                raise NotYet(limits.none_before)
            opened = [at for at in limits.opened if now - at < A_MINUTE]
            if len(opened) >= MOST:
                raise NotYet(opened[0] + A_MINUTE)
            # Before Discord is asked: meanwhile others come here, and must count this one. After
            # an objection one goes ahead, and the others wait for what becomes of it.
            ahead = now + A_MINUTE if limits.none_before else 0
            await tx.notes.put(
                _LIMITS, limits._replace(none_before=ahead, opened=[*opened, now]), now
            )
        channel = await self._sender.inbox(user)
        if ahead:
            async with self._services.store.transaction() as tx:
                limits = _Limits.read(await tx.notes.locked(_LIMITS, _Limits(), now))
                await tx.notes.put(_LIMITS, limits._replace(none_before=0), now)
        return channel

    async def _slow_down(self, error: TooManyInboxes, now: int) -> None:
        # The row itself waits as long, or its own back-off would bring it here again too early.
        error.seconds = (LONG_PAUSE if error.flagged else PAUSE) / 1000
        key = "operator-flagged" if error.flagged else "operator-inboxes"
        async with self._services.store.transaction() as tx:
            limits = _Limits.read(await tx.notes.locked(_LIMITS, _Limits(), now))
            silent = now + LONG_PAUSE if error.flagged else limits.silent_before
            self._limits = limits._replace(none_before=now + PAUSE, silent_before=silent)
            await tx.notes.put(_LIMITS, self._limits, now)
            await self._services.operator.tell(tx, key, now)

    async def _doubt(self, known: UserRow, refusal: Refusal, now: int) -> None:
        """Raises Later where what Discord says may not mean that an inbox is closed."""
        self._doubtful = [at for at in self._doubtful if now - at < A_MINUTE]
        self._doubtful.append(now)
        if len(self._doubtful) > MANY:
            self._faulty_until = now + PAUSE
            async with self._services.store.transaction() as tx:
                await self._services.operator.tell(tx, "operator-refused", now)
        if now < self._faulty_until:
            raise Later("Discord refuses many direct messages", A_MINUTE / 1000) from refusal
        if known.inbox is not None:
            # Perhaps only the stored channel is wrong: the next try opens another.
            async with self._services.store.transaction() as tx:
                await tx.users.forget_inbox(known.id, now)
            raise Later("the direct channel is not the one it was") from refusal

    async def _arrived(self, known: UserRow, channel: int) -> None:
        if known.inbox_open and known.inbox == channel:
            return
        async with self._services.store.transaction() as tx:
            now = self._services.time.now()
            await tx.users.save_inbox(known.id, now, open_=True, channel=channel)
            if known.inbox_open is False:  # their boards said that nothing arrives
                tables = await tx.matches.of_user(known.id)
                await tx.outbox.put([rows.Refresh().to(row.id, row.channel) for row in tables], now)
