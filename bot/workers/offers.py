"""Delivers what one asks and others answer: about seats that change hands, and about votes."""

from __future__ import annotations

from bot.present import offers, voting
from bot.services import Services
from bot.table import rows
from bot.table.seating_rows import AskAll, Hand, Offer, TellOwner
from bot.table.table import Table
from storage import OutboxRow, PostedRow

from .channels import Channels
from .finish import Finish, nothing
from .handling import handles
from .inboxes import Inboxes
from .posted import here, remembered
from .quiet import quieted


class Offers:
    """Sends one message a seat to the channel, one to its owner, and the hand to its new one."""

    def __init__(self, services: Services, channels: Channels, inboxes: Inboxes) -> None:
        """Take the services and the ways to Discord."""
        self._services = services
        self._channels = channels
        self._inboxes = inboxes

    @handles(Offer)
    async def offer(self, row: OutboxRow, offer: Offer) -> Finish:
        """Post an offer; what stood in its place, such as the question to its owner, goes."""
        table = await self._table(row)
        seat = table.seat_offered(offer.id)
        if seat is None:
            return nothing  # withdrawn or taken meanwhile
        texts = self._services.texts(table.language, table)
        message = await quieted(self._services, offers.offered_seat(table, texts, seat))
        id_ = await self._channels.post(table, message, row.nonce)
        return remembered(table.id, here(table, "offer", id_, offer.id))

    @handles(TellOwner)
    async def owner(self, row: OutboxRow, tell: TellOwner) -> Finish:
        """Ask the owner of a seat, or tell them that it is open; the question goes then."""
        table = await self._table(row)
        user, asked = _owner(table, tell.id)
        if user is None or row.target not in (rows.person(user), rows.channel(table.channel)):
            return nothing  # they have answered, or the seat has been played
        language = (await self._services.people.of(user)).language or table.language
        texts = self._services.texts(language, table)
        seat = table.seat_offered(tell.id)
        message = (
            offers.question(table, texts, seat)
            if asked and seat is not None
            else offers.opened(table, texts, user, tell.id)
        )
        message = await quieted(self._services, message)
        if row.target == rows.person(user):
            channel, id_ = await self._inboxes.send(user, message, row.nonce)
        else:
            channel = table.channel
            id_ = await self._channels.post(table, message, row.nonce)
        return remembered(table.id, PostedRow("owner", tell.id, row.target, channel, id_))

    @handles(AskAll)
    async def vote(self, row: OutboxRow, ask: AskAll) -> Finish:
        """Ask those who are to agree; who is away or in quiet hours finds it there later."""
        table = await self._table(row)
        seat = table.voting(ask.vote)
        vote = None if seat is None else table.players[seat].vote
        if seat is None or vote is None or table.status != "running":
            return nothing
        texts = self._services.texts(table.language, table)
        back = vote.wish == "undo"
        news = await self._services.history.after(table, vote.last) if back else ()
        message = voting.question(table, texts, seat, vote, news)
        message = await quieted(self._services, message)
        id_ = await self._channels.post(table, message, row.nonce)
        return remembered(table.id, here(table, "vote", id_, vote.id))

    @handles(Hand)
    async def hand(self, row: OutboxRow, hand: Hand) -> Finish:
        """Show somebody who has taken a seat over what only they may see."""
        table = await self._table(row)
        user = rows.recipient(row.target)
        if table.players[hand.seat].user != user or table.state is None:
            return nothing
        if table.game.rules.ephemeral_secrets(table.state):
            return nothing  # what was seen there cannot be asked for again
        language = (await self._services.people.of(user)).language or table.language
        message = offers.hand(table, self._services.texts(language, table), hand.seat)
        await self._inboxes.send(user, message, row.nonce)
        return nothing

    async def _table(self, row: OutboxRow) -> Table:
        assert row.match is not None
        return await self._services.tables.open(row.match)


def _owner(table: Table, offer: str) -> tuple[int | None, bool]:
    """Whose seat an offer is about, and whether they are asked."""
    seat, given = table.seat_offered(offer), table.seat_given(offer)
    if seat is not None:
        offered = table.players[seat].offered
        if offered is not None and offered.consent != "given":
            return table.players[seat].user, offered.consent == "asked"
    if given is not None and (former := table.players[given].former) is not None:
        return former.user, False
    return None, False
