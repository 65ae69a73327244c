"""Rings what people have been asked in time: to take a seat, to agree to something."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.clock import HOUR
from bot.services import Services
from bot.table import rows
from bot.table.timers import OfferEnds, OfferOpens, VoteEnds
from storage import TimerRow

from .handling import handles


class OpenQuestions:
    """Rings the timers of offered seats and of votes."""

    def __init__(
        self, services: Services, postpone: Callable[[TimerRow, int], Awaitable[None]]
    ) -> None:
        """Take the services, and how a timer is put off by so many ms."""
        self._services = services
        self._postpone = postpone

    @handles(OfferEnds)
    async def _offer_ends(self, job: TimerRow, timer: OfferEnds) -> None:
        table = await self._services.tables.open(job.match)
        await self._services.handover.withdraw_offer(table, timer.offer)

    @handles(OfferOpens)
    async def _offer_opens(self, job: TimerRow, timer: OfferOpens) -> None:
        table = await self._services.tables.open(job.match)
        if table.status == "frozen":
            await self._postpone(job, HOUR)  # on hold nobody can take a seat, or be played for
        elif table.status == "running":
            await self._services.handover.open_offer(table, timer.offer, agreed=False)

    @handles(VoteEnds)
    async def _vote_ends(self, job: TimerRow, timer: VoteEnds) -> None:
        table = await self._services.tables.open(job.match)
        seat = table.voting(timer.vote)
        if seat is not None and table.status == "frozen":
            await self._postpone(job, HOUR)
        elif seat is not None:
            who = table.players[seat].name
            vote = table.players[seat].vote
            waits = vote is not None and vote.wish == "without"
            key = "vote-waits-on" if waits else "vote-unanswered"
            told = rows.Notice.says(key, who=who).here(table, f"vote:{timer.vote}")
            await self._services.voting.end(table, seat, told=[told])
