"""The live message of a table: edited while it is young, posted anew when it is not."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from bot.message import Message
from bot.present.live import LAST_EVENTS, live
from bot.present.lobby import lobby
from bot.services import Services
from bot.table import rows
from bot.table.rows import Refresh
from bot.table.table import Live, Table
from bot.table.timers import CallAgain
from storage import OutboxRow, PostedRow, Transaction

from .calls import Calls
from .channels import Channels
from .finish import Finish, NotYet
from .handling import handles
from .heard import begin
from .inboxes import Inboxes
from .posted import answered, elsewhere, here
from .sending import Refusal, Sender

YOUNG = 3_540_000
"""A live message older than this (ms, a little under an hour) is posted anew instead of edited."""
SHOWN = 2 * LAST_EVENTS
"""Public events from which the last sentences are made; some events have no sentence."""


class Board:
    """Brings a channel's messages of a table up to date."""

    def __init__(
        self,
        services: Services,
        sender: Sender,
        channels: Channels,
        calls: Calls,
        inboxes: Inboxes,
    ) -> None:
        """Take the services, the ways to Discord, and who calls people."""
        self._services = services
        self._sender = sender
        self._channels = channels
        self._calls = calls
        self._inboxes = inboxes

    @handles(Refresh)
    async def refresh(self, row: OutboxRow, refresh: Refresh) -> Finish:
        """Show the board as it is now, and call those who have just been asked."""
        assert row.match is not None
        table = await self._services.tables.open(row.match)
        now = self._services.time.now()
        # The row may have been put in before the last edit, and knows only of the one before it.
        free = table.live.edited + rows.BETWEEN_EDITS
        if now < free and not refresh.anew:
            raise NotYet(free)
        if await self._starts(table, row):
            return partial(_after_it, table)
        self._services.panels.changed(table.id, table.seq)
        round_ = await self._calls.plan(table)
        # The board shows the time of those who are called below it.
        message = await self._message(table.with_live(round_.arrive(table.live, now)))
        board = await self._show(table, message, now, anew=refresh.anew)
        moved = board.message != table.board
        # The new board stands already: a crash in between leaves two of them, and never none.
        left = await self._calls.take_away(table, table.board) if moved else []
        ping, calls = await self._calls.carry_out(table, round_, board.message)
        later = await self._calls.again(table, round_)

        async def finish(tx: Transaction, done: int) -> None:
            current = await tx.matches.get(table.id, lock=True)
            if current.channel != table.channel:
                return  # it has moved, and begins anew there
            # As it is now: by direct message somebody may have been called meanwhile.
            live = round_.arranged(Live.model_validate(current.live), now)
            live = live.model_copy(update={"edited": now, "trouble": ""})
            await tx.matches.update(table.id, done, live=live.model_dump(mode="json"))
            there = await tx.posted.of(table.id)
            new = [board] if moved else []
            if ping is not None and ping != table.ping:
                new.append(here(table, "ping", ping))
            elif ping is None and table.ping is not None:
                await tx.posted.drop(table.id, "ping")
            for each in new:
                await tx.posted.put(table.id, each)
            # The board shows it already.
            await begin(tx, self._services.registry, table.id, round_.told, done)
            over = [*elsewhere(table.id, there, new), *await answered(tx, table, there)]
            await tx.outbox.put([*left, *calls, *over], done)
            if table.live.trouble:
                await self._services.mending.mended(tx, table)
            if later is not None:
                await tx.timers.set([CallAgain().at(later, table.id)])

        return finish

    async def _starts(self, table: Table, row: OutboxRow) -> bool:
        """Whether it is still to be said in this channel that the game begins.

        A row that was put in before the start comes before that line, and would call people first.
        """
        if table.status != "running" or table.live.pinged:
            return False
        async with self._services.store.reading() as tx:
            waiting = await tx.outbox.waiting(table.id)
        later = [each for each in waiting if each.target == row.target and each.id > row.id]
        return any(rows.starts(each, table) for each in later)

    async def _message(self, table: Table) -> Message:
        texts = self._services.texts(table.language, table)
        if table.status == "lobby":
            return lobby(table, texts, self._services.time.now())
        recent = await self._services.history.recent(table, SHOWN)
        now = self._services.time.now()
        return live(table, texts, recent, now, table.unreached(), held=self._inboxes.held)

    async def _show(self, table: Table, message: Message, now: int, *, anew: bool) -> PostedRow:
        """Edit the board while it is young, else post another; where it stands."""
        # The end is told by a message of its own, which shows the board again below this one.
        told = table.status in ("over", "stopped")
        if table.board is not None and not anew and (told or now - table.posted < YOUNG):
            try:
                await self._sender.edit(table.channel, table.board, message)
            except Refusal as refusal:
                # Where the old message cannot be changed any more, a new one can still be posted.
                if refusal.reason != "message":
                    raise
            else:
                return here(table, "board", table.board)
        # Of what everybody sees. A crash before it is remembered makes the same nonce again, for
        # which Discord gives the message that stands already.
        nonce = self._services.store.nonce(f"live-{table.id}-{table.board}-{table.live.edited}")
        id_ = await self._channels.post(table, message, nonce)
        return replace(here(table, "board", id_), at=now)


async def _after_it(table: Table, tx: Transaction, now: int) -> None:
    """Show the board when what waits behind this row has been said."""
    await tx.outbox.put([rows.Refresh.board(table)], now)
