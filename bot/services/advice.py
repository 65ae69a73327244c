"""Who has asked a computer player what they should do."""

from __future__ import annotations

from dataclasses import replace

from bot.clock import Clock
from bot.table.player import Advice
from bot.table.table import Table, with_player
from engine import Seat

from .changing import Changing
from .stored import seat_states


class Advisers:
    """Keeps for the record who was advised about which question."""

    def __init__(self, changing: Changing, clock: Clock) -> None:
        """Take how tables are changed, and the clock."""
        self._changing = changing
        self._clock = clock

    async def note(self, table: Table, seat: Seat, *, interaction: int) -> Table:
        """The table on which a seat is advised about its open question.

        Their next choice is entered as advised. Nobody is told before the match is over.
        """
        player, asked = table.players[seat], table.asked(seat)
        if asked is None or table.advised(seat):
            return table
        count = player.advice.count if player.advice is not None else 0
        advice = Advice(asked.token, count + 1)
        changed = with_player(table, seat, replace(player, advice=advice))
        async with self._changing(table, interaction) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), self._clock.now())
        # As it is stored now: who was at it with the table as it was is too late.
        return replace(changed, seating=table.seating + 1)
