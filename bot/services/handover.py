"""Seats that go from one to another."""

from __future__ import annotations

import secrets
from dataclasses import replace

from bot.clock import DAY, Clock
from bot.table import rows, timers
from bot.table.asked import ask_anew
from bot.table.change import withdrawn
from bot.table.follow_up import set_by
from bot.table.people import read_person
from bot.table.table import Offered, Player, Table, with_player
from bot.table.timers import OfferEnds, kind_of

from .changing import Changing
from .stored import seat_rows, seat_states

OFFER_DAYS = 3
"""A seat that nobody takes within so many days is not offered any more."""


class Handover:
    """Offers seats, and gives them to others."""

    def __init__(self, changing: Changing, clock: Clock) -> None:
        """Take how tables are changed, and the clock."""
        self._changing = changing
        self._clock = clock

    async def offer_seat(
        self, table: Table, seat: int, user: int | None, *, interaction: int
    ) -> Offered:
        """Ask in the channel who takes a seat over, for some days; a former offer of it ends."""
        now = self._clock.now()
        until = now + OFFER_DAYS * DAY
        offered = Offered(secrets.token_hex(6), until, user or 0)
        changed = with_player(table, seat, replace(table.players[seat], offered=offered))
        async with self._changing(table, interaction) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            # That of a former offer may ring: no seat has its id any more.
            await tx.timers.set([timers.at(until, table.id, OfferEnds(offered.id))])
            post = [*withdrawn(table, changed), rows.offer(table, offered.id)]
            await tx.outbox.put(post, now)
        return offered

    async def withdraw_offer(
        self, table: Table, offer: str, *, interaction: int | None = None
    ) -> None:
        """End an offer of a seat; one that has ended already is nothing."""
        seat = table.seat_offered(offer)
        if seat is None:
            return
        changed = with_player(table, seat, replace(table.players[seat], offered=None))
        now = self._clock.now()
        async with self._changing(table, interaction) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            await tx.timers.clear(table.id, kind_of(OfferEnds), [offer])
            await tx.outbox.put(withdrawn(table, changed), now)

    async def replace(
        self,
        table: Table,
        seat: int,
        new: Player,
        *,
        interaction: int,
    ) -> None:
        """Give a seat of a running game to somebody else; the question to it is asked anew."""
        old, now = table.players[seat], self._clock.now()
        before = [player.asked for player in table.players]
        # What waits to be told belongs to the seat; the offer is left out, so its message goes.
        asked = ask_anew(before, seat, now)
        new = replace(new, asked=asked, hold=old.hold, covert_hold=old.covert_hold)
        changed = with_player(table, seat, new)
        async with self._changing(table, interaction) as tx:
            await tx.seats.replace(table.id, seat_rows(changed.players))
            await tx.matches.update(table.id, now, seat_states=seat_states(changed.players))
            if new.user is not None:
                # They were not at the table when it was loaded, and have quiet hours of their own.
                person = read_person(await tx.users.get(new.user))
                changed = replace(changed, people={**table.people, new.user: person})
            await tx.timers.set([*set_by(before, changed, now)])
            told = rows.notice(
                table,
                f"replaced:{interaction}",
                "replaced",
                who=old.name or str(seat + 1),
                new=new.name,
            )
            await tx.outbox.put([*withdrawn(table, changed), rows.refresh(table), told], now)
