"""Tells people that a decision is theirs: in the channel, by direct message, or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from bot.present import notices
from bot.services import Services
from bot.table import rows
from bot.table.asked import Asked
from bot.table.rows import Call, Remind, Turn
from bot.table.table import Live, Table
from bot.table.throttle import PAUSE, by_the_clock
from engine import Seat
from storage import NewOutbox, OutboxRow

from .finish import Finish, nothing
from .inboxes import Inboxes
from .sending import Later, Sender


class Calls:
    """The message that names those who have just been asked; the old one goes away."""

    def __init__(self, services: Services, sender: Sender, inboxes: Inboxes) -> None:
        """Take the services and the ways to Discord."""
        self._services = services
        self._sender = sender
        self._inboxes = inboxes

    async def bring_up_to_date(self, table: Table, live: Live) -> tuple[Live, list[NewOutbox]]:
        """Ping those who do not know yet that they were asked; take away a ping that is over.

        Gives what is left to be sent: the direct messages that tell the others. Where the rules
        run by the clock somebody may be asked many times a minute: whoever was called lately is
        called later, see ``again``.
        """
        now = self._services.time.now()
        tokens = {seat: _asked(table, seat).token for seat in self._askable(table)}
        new = [seat for seat, token in tokens.items() if token != live.pinged.get(seat)]
        loud = [seat for seat in new if not _asked(table, seat).quiet]
        held = {seat for seat in loud if _lately(table, live, seat, now)}
        told = [seat for seat in loud if seat not in held]
        here, direct = self._ways(table, told)
        # Who is quiet counts as told; who is held keeps an old token, so that ``again`` finds them.
        pinged = {
            seat: live.pinged.get(seat, 0) if seat in held else token
            for seat, token in tokens.items()
        }
        # The newest question called for makes the nonce: tried again, it is the same message.
        token = max((pinged[seat] for seat in here), default=0)
        ping, left = await self._ping(table, live, here, token)
        called = live.called | dict.fromkeys(told, now)
        left += [rows.turn(table, _user(table, seat), seat, tokens[seat]) for seat in direct]
        update = {"ping": ping, "pinged": pinged, "called": called}
        return live.model_copy(update=update), left

    def _ways(self, table: Table, told: Sequence[Seat]) -> tuple[list[Seat], list[Seat]]:
        """Whom to ping in the channel, and whom to tell by direct message: as they like it."""
        here, direct = [], []
        for seat in told:
            person = table.person(seat).settings
            if person.notify in ("channel", "both"):
                here.append(seat)
            if person.notify in ("direct", "both"):
                direct.append(seat)
        return here, direct

    async def _ping(
        self, table: Table, live: Live, here: Sequence[Seat], token: int
    ) -> tuple[int | None, list[NewOutbox]]:
        """The message that pings now, if any, and what is left to be sent."""
        ping = live.ping
        if here:
            nonce = self._services.store.nonce(f"ping-{table.id}-{token}")
            texts = self._services.texts(table.language, table)
            ping = await self._sender.post(table.channel, notices.ping(table, texts, here), nonce)
        # A ping stays until the last of those who were told has answered, not the first.
        over = not any(
            live.pinged.get(seat) == _asked(table, seat).token for seat in self._askable(table)
        )
        if over and not here:
            ping = None
        return ping, await self.take_away(table, live.ping) if ping != live.ping else []

    async def take_away(self, table: Table, message: int | None) -> list[NewOutbox]:
        """Delete a message that another has replaced, or leave that to be done.

        The other stands already and must be remembered: it would be posted twice.
        """
        if message is None:
            return []
        try:
            await self._sender.delete(table.channel, message)
        except Later:
            return [rows.unsend(table.id, table.channel, message, rows.channel(table.channel))]
        return []

    def again(self, table: Table, live: Live) -> int | None:
        """When somebody is to be called who was called too lately (ms UTC), or None."""
        waiting = [
            seat
            for seat in self._askable(table)
            if _asked(table, seat).token != live.pinged.get(seat)
        ]
        # Only who was held is left here, and nobody is held who was not called before.
        return min((live.called[seat] + PAUSE for seat in waiting), default=None)

    def _askable(self, table: Table) -> Sequence[Seat]:
        return [
            seat
            for seat in table.owed()
            # Computers are asked like everybody else, but there is nobody to call.
            if table.players[seat].user is not None and table.asked(seat) is not None
        ]

    async def turn(self, row: OutboxRow, turn: Turn) -> Finish:
        """Tell a player by direct message that a decision is theirs."""
        table = await self._table(row)
        seat, user = turn.seat, rows.recipient(row.target)
        if not _still(table, turn) or table.players[seat].user != user:
            return nothing
        texts = self._services.texts(table.person(seat).settings.language or table.language, table)
        await self._inboxes.send(user, notices.turn(table, texts, seat), row.nonce)
        return nothing

    async def call(self, row: OutboxRow, call: Call) -> Finish:
        """Ping a player in the channel whose inbox is closed."""
        table = await self._table(row)
        if _still(table, call):
            texts = self._services.texts(table.language, table)
            message = notices.ping(table, texts, [call.seat])
            await self._sender.post(table.channel, message, row.nonce)
        return nothing

    async def remind(self, row: OutboxRow, remind: Remind) -> Finish:
        """Remind a player, in the channel or by direct message."""
        table = await self._table(row)
        seat, user = remind.seat, table.players[remind.seat].user
        if not _still(table, remind) or user is None:
            return nothing  # the decision has been taken meanwhile
        texts = self._services.texts(table.person(seat).settings.language or table.language, table)
        message = notices.reminder(table, texts, seat, _asked(table, seat))
        if row.target == rows.channel(table.channel):
            await self._sender.post(table.channel, message, row.nonce)
        elif row.target == rows.person(user):  # else the seat, or the table, is elsewhere now
            await self._inboxes.send(user, message, row.nonce)
        return nothing

    async def _table(self, row: OutboxRow) -> Table:
        assert row.match is not None
        return await self._services.tables.open(row.match)


def _still(table: Table, about: Turn | Call | Remind) -> bool:
    """Whether a question is still open; nobody is called to a table on hold."""
    asked = table.asked(about.seat)
    token = None if asked is None or table.status != "running" else asked.token
    return token is not None and token == about.token


def _lately(table: Table, live: Live, seat: Seat, now: int) -> bool:
    # A call in the future was made before the clock of this machine was put back.
    return by_the_clock(table) and 0 <= now - live.called.get(seat, 0) < PAUSE


def _asked(table: Table, seat: Seat) -> Asked:
    asked = table.asked(seat)
    assert asked is not None
    return asked


def _user(table: Table, seat: Seat) -> int:
    user = table.players[seat].user
    assert user is not None
    return user
