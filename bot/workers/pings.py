"""Tells people that a decision is theirs: in the channel, by direct message, or not at all."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import Core
from bot.present import notices
from bot.usecases.asked import Asked
from bot.usecases.gathered import PAUSE, by_the_clock
from bot.usecases.people import UserSettings
from bot.usecases.table import Live, Table
from engine import Seat

from .carrier import Carrier, InboxClosed


class Pings:
    """The message that names those who have just been asked; the old one goes away."""

    def __init__(self, core: Core, carrier: Carrier) -> None:
        """Take the bot's parts and the way to Discord."""
        self._core = core
        self._carrier = carrier

    async def bring_up_to_date(self, table: Table, live: Live) -> Live:
        """Ping those who do not know yet that they were asked; take away a ping that is over.

        Where the rules run by the clock somebody may be asked many times a minute: whoever was
        called lately is called later, see ``again``.
        """
        now = self._core.time.now()
        tokens = {seat: _token(table, seat) for seat in self._askable(table)}
        new = [seat for seat, token in tokens.items() if token != live.pinged.get(seat)]
        loud = [seat for seat in new if not _asked(table, seat).quiet]
        held = {seat for seat in loud if _lately(table, live, seat, now)}
        told = [seat for seat in loud if seat not in held]
        here = [seat for seat in told if await self._tell(table, seat)]
        pinged = {
            seat: live.pinged.get(seat, 0) if seat in held else token
            for seat, token in tokens.items()
        }
        ping = live.ping
        if here:
            nonce = f"ping-{table.id}-{max(pinged[seat] for seat in here)}"
            texts = self._core.texts(table.language, table)
            ping = await self._carrier.post(table.channel, notices.ping(table, texts, here), nonce)
        over = not any(live.pinged.get(seat) == token for seat, token in tokens.items())
        if live.ping is not None and live.ping != ping:
            await self._carrier.delete(table.channel, live.ping)
        elif live.ping is not None and over and not here:
            await self._carrier.delete(table.channel, live.ping)
            ping = None
        called = live.called | dict.fromkeys(told, now)
        return live.model_copy(update={"ping": ping, "pinged": pinged, "called": called})

    def again(self, table: Table, live: Live) -> int | None:
        """When somebody is to be called who was called too lately (ms UTC), or None."""
        waiting = [
            seat for seat in self._askable(table) if _token(table, seat) != live.pinged.get(seat)
        ]
        return min((live.called[seat] + PAUSE for seat in waiting), default=None)

    def _askable(self, table: Table) -> Sequence[Seat]:
        return [
            seat
            for seat in table.owed()
            if table.players[seat].user is not None and table.asked(seat) is not None
        ]

    async def _tell(self, table: Table, seat: Seat) -> bool:
        """Tell a player by direct message if he likes that; whether to ping him in the channel."""
        user = table.players[seat].user
        assert user is not None
        person = await self._core.people.of(user)
        if person.notify in ("direct", "both") and not await self._direct(
            table, seat, person, f"turn-{table.id}-{_token(table, seat)}"
        ):
            return True
        return person.notify in ("channel", "both")

    async def _direct(self, table: Table, seat: Seat, person: UserSettings, nonce: str) -> bool:
        user = table.players[seat].user
        assert user is not None
        texts = self._core.texts(person.language or table.language, table)
        try:
            await self._carrier.whisper(user, notices.turn(table, texts), nonce)
        except InboxClosed:
            return False
        return True

    async def remind(self, table: Table, seat: Seat, asked: Asked, nonce: str) -> None:
        """Remind a player where he likes to be told, or in the channel if that fails."""
        user = table.players[seat].user
        assert user is not None
        person = await self._core.people.of(user)
        texts = self._core.texts(person.language or table.language, table)
        message = notices.reminder(table, texts, seat, asked)
        if person.notify == "direct":
            try:
                await self._carrier.whisper(user, message, nonce)
            except InboxClosed:
                pass
            else:
                return
        await self._carrier.post(table.channel, message, nonce)


def _lately(table: Table, live: Live, seat: Seat, now: int) -> bool:
    return by_the_clock(table) and now - live.called.get(seat, 0) < PAUSE


def _asked(table: Table, seat: Seat) -> Asked:
    asked = table.asked(seat)
    assert asked is not None
    return asked


def _token(table: Table, seat: Seat) -> int:
    return _asked(table, seat).token
