"""Tells people that a decision is theirs: in the channel, by direct message, or not at all."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from bot.clock import HOUR
from bot.message import Message, Picture
from bot.present import filming, notices
from bot.services import Services, leavers
from bot.services.notebooks import note_told
from bot.table import rows
from bot.table.asked import Asked
from bot.table.rows import Call, Remind, TimeRanOut, Turn
from bot.table.table import Live, Table
from bot.table.throttle import by_the_clock
from engine import Seat
from locales import Texts
from storage import NewOutbox, OutboxRow, PostedRow, Transaction

from .call_limit import CallLimit, free
from .channels import Channels
from .finish import Finish, nothing
from .handling import handles
from .heard import begin, heard
from .inboxes import Inboxes
from .posted import here, put, remembered
from .quiet import quieted
from .sending import Later, Sender

NEWS = 4
"""Public events from which a call tells what happened; some have no sentence."""


@dataclass(frozen=True, slots=True)
class Round:
    """Who is called together. Token and way: of each seat.

    tokens: of all open questions to people. ways: how those are told who are called now. held: who
    may not be called yet. limited: who of them hears of it with all else that waits for them.
    alone: all the others who were asked have answered.
    """

    tokens: Mapping[Seat, int]
    ways: Mapping[Seat, str]
    held: frozenset[Seat]
    limited: frozenset[Seat]
    alone: bool

    @property
    def here(self) -> list[Seat]:
        """Those who are pinged in the channel."""
        return [seat for seat, way in self.ways.items() if way in ("channel", "both")]

    @property
    def direct(self) -> list[Seat]:
        """Those who are told by direct message."""
        return [seat for seat, way in self.ways.items() if way in ("direct", "both")]

    @property
    def told(self) -> dict[Seat, int]:
        """Whose time counts once it is carried out, with their tokens.

        Those who are told by direct message alone are left out: it may come later.
        """
        return {seat: self.tokens[seat] for seat, way in self.ways.items() if way != "direct"}

    def arrive(self, live: Live, now: int) -> Live:
        """Who has been called, as it is when it has been carried out."""
        return heard(live, self.told, now)

    def arranged(self, live: Live, now: int) -> Live:
        """Who knows of what when it has been sent, and when they were called."""
        # Who is quiet counts as told; who is held keeps an old token, so that ``again`` finds them.
        pinged = {
            seat: live.pinged.get(seat, 0) if seat in self.held else token
            for seat, token in self.tokens.items()
        }
        called = live.called | dict.fromkeys(self.ways, now)
        # Who has been called alone is not called alone again.
        together = () if self.alone else tuple(self.ways) or live.together
        update = {"pinged": pinged, "called": called, "together": together}
        return live.model_copy(update=update)


class Calls:
    """Sends the message that names those who have just been asked, and takes the old one away."""

    def __init__(
        self, services: Services, sender: Sender, channels: Channels, inboxes: Inboxes
    ) -> None:
        """Take the services and the ways to Discord."""
        self._services = services
        self._sender = sender
        self._channels = channels
        self._inboxes = inboxes
        self._limit = CallLimit(services)

    async def plan(self, table: Table) -> Round:
        """Who is to be called now: those who do not know yet that they were asked.

        Whoever may not be called yet is called later, see ``again`` and ``CallLimit``. Of several
        who were called together the last one missing is called once more.
        """
        now, live = self._services.time.now(), table.live
        tokens = {seat: _asked(table, seat).token for seat in _askable(table)}
        new = [seat for seat, token in tokens.items() if token != live.pinged.get(seat)]
        loud = [seat for seat in new if not _asked(table, seat).quiet]
        ready = {
            seat: f"{table.id}:{tokens[seat]}"
            for seat in loud
            if free(table, live, seat, now) <= now
        }
        may = await self._limit.take(table, ready)
        told = [seat for seat in loud if seat in may]
        held = frozenset(seat for seat in loud if seat not in may)
        last = _last_missing(table, live)
        alone = last is not None and not told and _alone_from(table, live, last, now) <= now
        if last is not None and alone:
            about = {last: f"{table.id}:{tokens[last]}:last"}
            told = [*await self._limit.take(table, about)]
        ways = {seat: table.notify(seat) for seat in told}
        return Round(tokens, ways, held, held.intersection(ready), alone)

    async def carry_out(
        self, table: Table, calls: Round, board: int
    ) -> tuple[int | None, list[NewOutbox]]:
        """Call them in the channel, beside the board that stands there now; an old call goes.

        Gives the message that pings now, if any, and what is left to be sent: the direct messages
        that tell the others.
        """
        now, tokens, ping = self._services.time.now(), calls.tokens, table.ping
        if calls.here:
            # The newest question called for makes the nonce: tried again, it is the same message.
            token = max(tokens[seat] for seat in calls.here)
            kind = "last" if calls.alone else "ping"
            nonce = self._services.store.nonce(f"{kind}-{table.id}-{token}")
            texts = self._services.texts(table.language, table)
            news = await self._news(table, calls.here)
            shown = replace(table.with_live(calls.arrive(table.live, now)), board=board)
            message = notices.call(shown, texts, calls.here, news, alone=calls.alone)
            ping = await self._channels.post(table, message, nonce)
        # A ping stays until the last of those who were told has answered, not the first.
        elif not any(table.live.pinged.get(seat) == token for seat, token in tokens.items()):
            ping = None
        left = await self.take_away(table, table.ping) if ping != table.ping else []
        return ping, [
            *left,
            *(
                rows.Turn(seat, tokens[seat], last=calls.alone).to(table, _user(table, seat))
                for seat in calls.direct
            ),
        ]

    async def take_away(self, table: Table, message: int | None) -> list[NewOutbox]:
        """Delete a message that another has replaced, or leave that to be done.

        The other stands already and must be remembered: it would be posted twice.
        """
        if message is None:
            return []
        try:
            await self._sender.delete(table.channel, message)
        except Later:
            return [rows.Unsend(table.channel, message).to(table.id, rows.channel(table.channel))]
        return []

    async def again(self, table: Table, calls: Round) -> int | None:
        """When somebody is to be called who may not be called yet (ms UTC), or None."""
        now = self._services.time.now()
        live = calls.arranged(table.live, now)
        waiting = [
            free(table, live, seat, now)
            for seat in _askable(table)
            if _asked(table, seat).token != live.pinged.get(seat) and seat not in calls.limited
        ]
        last = _last_missing(table, live)
        if last is not None:
            waiting.append(_alone_from(table, live, last, now))
        return min(waiting, default=None)

    async def _news(self, table: Table, seats: Sequence[Seat]) -> notices.News:
        """What happened lately, at most since the last move of each of them."""
        history = self._services.history
        events = await history.recent(table, NEWS, since=seats)
        opening = len(seats) == 1 and not await history.has_moved(table, seats[0])
        return notices.News(events, opening)

    # -- by direct message, and again ------------------------------------------------------------

    @handles(Turn)
    async def turn(self, row: OutboxRow, turn: Turn) -> Finish:
        """Tell a player by direct message that a decision is theirs."""
        table = await self._table(row)
        seat, user = turn.seat, rows.recipient(row.target)
        if not _still(table, turn) or table.players[seat].user != user:
            return nothing
        texts = self._texts(table, seat)
        news = await self._news(table, [seat])
        note = await self._services.notebooks.due(table, seat, user)
        message = notices.call_by_letter(table, texts, seat, news, alone=turn.last, note=note)
        if news.events and not turn.last:
            message = replace(message, picture=await self._changed(table, texts, seat))
        channel, id_ = await self._inboxes.send(user, message, row.nonce)
        where = PostedRow("call", str(seat), row.target, channel, id_, turn.token)
        called = self._called(table, where)

        async def finish(tx: Transaction, now: int) -> None:
            await called(tx, now)
            if note:
                await note_told(tx, table, seat, user, now)

        return finish

    async def _changed(self, table: Table, texts: Texts, seat: Seat) -> Picture:
        """The board of a seat with what has changed on it since its last move."""
        past = await self._services.history.past(table, [seat])
        fleeting = table.state is not None and table.game.rules.ephemeral_secrets(table.state)
        viewer = None if fleeting else seat
        make = self._services.studio.make
        # What a call tells has no numbers.
        return await filming.since(make, table, texts, viewer, past, numbered=False)

    @handles(Call)
    async def call(self, row: OutboxRow, call: Call) -> Finish:
        """Ping a player in the channel whose inbox is closed."""
        table = await self._table(row)
        if not _still(table, call):
            return nothing
        seat = call.seat
        texts = self._services.texts(table.language, table)
        news = await self._news(table, [seat])
        message = notices.call(table, texts, [seat], news)
        message = await quieted(self._services, message)
        id_ = await self._channels.post(table, message, row.nonce)
        where = replace(here(table, "call", id_, str(seat)), token=call.token)
        return self._called(table, where)

    def _called(self, table: Table, where: PostedRow) -> Finish:
        """Remember a call, with which the time for its question begins."""

        async def finish(tx: Transaction, now: int) -> None:
            gone = await put(tx, table.id, where)
            tokens = {Seat(int(where.key)): where.token}
            shown = await begin(tx, self._services.registry, table.id, tokens, now)
            await tx.outbox.put([*gone, *shown], now)

        return finish

    @handles(Remind)
    async def remind(self, row: OutboxRow, remind: Remind) -> Finish:
        """Remind a player, or warn them, in the channel or by direct message."""
        table = await self._table(row)
        seat, user = remind.seat, table.players[remind.seat].user
        if not _still(table, remind) or user is None:
            return nothing  # the decision has been taken meanwhile
        if table.guild is not None and await self._sender.has_left(table.guild, user):

            async def told(tx: Transaction, now: int) -> None:
                await leavers.note(tx, table, seat, user, now)

            return told
        texts = self._texts(table, seat)
        message = notices.reminder(table, texts, seat, _asked(table, seat), last=remind.last)
        where = await self._told(row, table, user, message)
        if where is None:
            return nothing
        about = PostedRow("reminder", str(seat), row.target, *where, remind.token)

        async def finish(tx: Transaction, now: int) -> None:
            await leavers.forget(tx, table, user)
            await tx.outbox.put(await put(tx, table.id, about), now)

        return finish

    @handles(TimeRanOut)
    async def time_ran_out(self, row: OutboxRow, late: TimeRanOut) -> Finish:
        """Tell a player that the default was taken for them."""
        table = await self._table(row)
        seat, user = late.seat, table.players[late.seat].user
        default = await self._services.history.default(table, late.seq)
        if default is None or user is None:
            return nothing
        message = notices.time_ran_out(table, self._texts(table, seat), default)
        where = await self._told(row, table, user, message)
        if where is None:
            return nothing
        return remembered(table.id, PostedRow("late", str(seat), row.target, *where))

    async def _told(
        self, row: OutboxRow, table: Table, user: int, message: Message
    ) -> tuple[int, int] | None:
        """Tell a player in the channel or in their inbox, as a row names it; channel and message.

        None where the seat, or the table, is elsewhere now.
        """
        if row.target == rows.channel(table.channel):
            return table.channel, await self._channels.post(table, message, row.nonce)
        if row.target == rows.person(user):
            return await self._inboxes.send(user, message, row.nonce)
        return None

    def _texts(self, table: Table, seat: Seat) -> Texts:
        return self._services.texts(table.person(seat).settings.language or table.language, table)

    async def _table(self, row: OutboxRow) -> Table:
        assert row.match is not None
        return await self._services.tables.open(row.match)


def _askable(table: Table) -> Sequence[Seat]:
    return [
        seat
        for seat in table.owed()
        # Computers are asked like everybody else, but there is nobody to call.
        if table.players[seat].user is not None and table.asked(seat) is not None
    ]


def _last_missing(table: Table, live: Live) -> Seat | None:
    """The only one left of several who were called together."""
    left = _askable(table)
    if len(left) != 1 or len(live.together) < 2 or by_the_clock(table):
        return None
    (seat,) = left
    still = live.pinged.get(seat) == _asked(table, seat).token
    return seat if still and seat in live.together else None


def _alone_from(table: Table, live: Live, seat: Seat, now: int) -> int:
    """From when they may be told that all the others have answered (ms UTC)."""
    return table.time.awake(seat, max(now, live.called.get(seat, 0) + HOUR))


def _still(table: Table, about: Turn | Call | Remind) -> bool:
    """Whether a question is still open; nobody is called to a table on hold."""
    asked = table.asked(about.seat)
    token = None if asked is None or table.status != "running" else asked.token
    return token is not None and token == about.token


def _asked(table: Table, seat: Seat) -> Asked:
    asked = table.asked(seat)
    assert asked is not None
    return asked


def _user(table: Table, seat: Seat) -> int:
    user = table.players[seat].user
    assert user is not None
    return user
