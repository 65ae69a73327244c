"""What some can do only if others agree: they are asked, and with the last of them it is done."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from bot.clock import DAY, MINUTE, Clock
from bot.table import rows, seating_rows
from bot.table.change import withdrawn
from bot.table.follow_up import running_out
from bot.table.refused import Refused
from bot.table.resumed import anew
from bot.table.table import Table, with_player
from bot.table.timers import VoteEnds
from bot.table.vote import Vote, Wish
from engine import Seat
from storage import NewOutbox

from .changing import Changing
from .stored import seat_states


@dataclass(frozen=True, slots=True)
class Agreed:
    """A vote to which all have agreed: at which table, about the wish of which seat.

    user: who agreed last. interaction: their press; it is to be taken where it is carried out.
    """

    table: Table
    seat: Seat
    vote: Vote
    user: int
    interaction: int | None


class VoteOver(Refused):
    """What was voted about cannot be done any more: the match has gone on."""

    def __init__(self) -> None:
        """There is one text for it."""
        super().__init__("refused-vote-over")


CarryOut: TypeAlias = Callable[[Agreed], Awaitable[object]]
"""Does what all have agreed to, and takes the vote away in the same transaction.

Raises VoteOver where that cannot be done any more, Refused where it cannot be done now, or Stale.
"""


class Voting:
    """Begins votes, counts them, and ends them."""

    def __init__(
        self, changing: Changing, clock: Clock, carry_out: Mapping[Wish, CarryOut]
    ) -> None:
        """Take how tables are changed, the clock, and what is done of each wish."""
        self._changing = changing
        self._clock = clock
        self._carry_out = carry_out

    def until(self, table: Table) -> int:
        """When a vote that begins now ends (ms UTC): after a decision's time, a day at most."""
        return self._clock.now() + min(DAY, table.pace.move * MINUTE or DAY)

    async def ask(self, table: Table, seat: Seat, vote: Vote, *, interaction: int | None) -> Table:
        """Ask the others about a wish of a seat; what it has asked before is over then.

        Where nobody is to be asked it is done at once. Raises Refused where the same is asked
        already, or the others are asked about that seat.
        """
        open_ = table.players[seat].vote
        if open_ is not None and interaction is not None:
            if open_.wish == "without":
                raise Refused("refused-vote-about-you")
            if (open_.wish, open_.last) == (vote.wish, vote.last):
                raise Refused("refused-asked-already")
        if not vote.asked:
            done = Agreed(table, seat, vote, table.players[seat].user or 0, interaction)
            await self._carry_out[vote.wish](done)
            return table
        now, changed = self._clock.now(), voting(table, seat, vote)
        async with self._changing(table, interaction) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            await tx.timers.set([VoteEnds(vote.id).at(vote.until, table.id)])
            await tx.outbox.put(
                [*withdrawn(table, changed), seating_rows.AskAll(vote.id).to(table)], now
            )
        return changed

    async def agree(
        self, table: Table, seat: Seat, by: Seat, user: int, *, interaction: int
    ) -> Vote:
        """Agree to the wish of a seat, ``by`` another; with the last of them it is done.

        Raises Refused where it cannot be done any more, and then the vote is over.
        """
        before = table.players[seat].vote
        assert before is not None
        vote = before.with_consent(by)
        if vote.missing:
            states = seat_states(voting(table, seat, vote).players)
            async with self._changing(table, interaction) as tx:
                await tx.matches.keep_states(table.id, states, self._clock.now())
            return vote
        try:
            done = Agreed(table, seat, vote, user, interaction)
            await self._carry_out[vote.wish](done)
        except VoteOver:
            await self.end(table, seat)
            raise
        return vote

    async def end(
        self,
        table: Table,
        seat: Seat,
        *,
        interaction: int | None = None,
        told: Sequence[NewOutbox] = (),
    ) -> None:
        """End what a seat has asked for: it stays as it is. ``told``: what is said of that.

        For whoever is out of time, and is waited for, time begins anew.
        """
        vote, now = table.players[seat].vote, self._clock.now()
        changed = voting(table, seat, None)
        waits = vote is not None and vote.wish == "without"
        if waits:
            changed = with_player(changed, seat, anew(changed, seat, now))
        async with self._changing(table, interaction) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            if waits:
                await tx.timers.set(list(running_out(changed, seat)))
                told = [*told, rows.Refresh.board(changed)]
            await tx.outbox.put([*withdrawn(table, changed), *told], now)


def voting(table: Table, seat: Seat, vote: Vote | None) -> Table:
    """The table with a vote about a wish of a seat, or with none."""
    return with_player(table, seat, replace(table.players[seat], vote=vote))
