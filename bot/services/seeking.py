"""A table that looks for players calls for them in the channel that its server has for that."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from bot.clock import HOUR, Clock
from bot.table import seating_rows
from bot.table.player import Player
from bot.table.readable import readable
from bot.table.refused import Refused
from bot.table.rows import channel
from bot.table.server import ServerRules
from bot.table.table import Table
from storage import NewOutbox, PostedRow, Transaction

from .changing import Changing
from .quotas import spend

PATIENCE = HOUR
"""Milliseconds after which one that has not been posted is thought to be lost."""
REST = 6 * HOUR
"""Milliseconds that go by between two calls of a table."""


@dataclass(frozen=True, slots=True)
class Sought:
    """The last call of a table: where it stands, when it was made (ms UTC), and by whom.

    message: 0 until it has been posted. over: it is not changed any more.
    """

    channel: int
    at: int
    who: str
    message: int = 0
    over: bool = False

    def stands(self, now: int) -> bool:
        """Whether it stands at an instant (ms UTC), or soon will."""
        return not self.over and (self.message != 0 or now < self.at + PATIENCE)


class Seeking:
    """Calls for players."""

    def __init__(self, changing: Changing, clock: Clock) -> None:
        """Take how tables are changed, and the clock."""
        self._changing = changing
        self._clock = clock

    async def call(
        self, table: Table, who: Player, takes: Callable[[int], bool], *, interaction: int
    ) -> Sought:
        """Call for players to a table before its start, by somebody's wish.

        takes: whether messages can stand in a channel. Raises Refused where its server has no such
        channel for it, nobody is missing, a call stands, the last one is too new, or they have
        called often today.
        """
        if table.guild is None:
            raise Refused("refused-seek-nowhere")
        if table.house.guests == "invited":
            raise Refused("refused-seek-invited")
        async with self._changing(table, interaction) as tx:
            now = self._clock.now()
            rules = readable(ServerRules, await tx.servers.rules(table.guild))
            if not rules.seeking:
                raise Refused("refused-seek-nowhere")
            if not takes(rules.seeking[0]):
                raise Refused("refused-seek-forum", channel=f"<#{rules.seeking[0]}>")
            if len(table.players) >= table.game.cover.seats[-1]:
                raise Refused("refused-full", high=table.game.cover.seats[-1])
            last = await sought(tx, table.id)
            if last is not None and last.stands(now):
                raise Refused("refused-seek-stands", channel=f"<#{last.channel}>")
            if last is not None and last.over and now < last.at + REST:
                raise Refused("refused-seek-again", when=f"<t:{(last.at + REST) // 1000}:R>")
            await spend(tx, "seek", who.user or 0, now)
            new = Sought(rules.seeking[0], now, who.name)
            await keep(tx, table.id, new, now)
            await tx.outbox.put([seating_rows.Seek.begun(table, new.channel, now)], now)
        return new


async def sought(tx: Transaction, match: str) -> Sought | None:
    """The last call of a table, if there is one."""
    there = await tx.posted.get(match, "seek")
    if there is None or there.says is None:
        return None
    over = bool(there.until)
    return Sought(there.channel, there.at, there.says["who"], there.message, over=over)


async def keep(tx: Transaction, match: str, call: Sought, now: int) -> None:
    """Remember it."""
    row = PostedRow(
        "seek",
        "",
        channel(call.channel),
        call.channel,
        call.message,
        at=call.at,
        until=now if call.over else 0,
        says={"who": call.who},
    )
    await tx.posted.put(match, row)


async def posted(tx: Transaction, table: Table, call: Sought, message: int, now: int) -> None:
    """It stands; whatever has changed at its table meanwhile is still to be shown."""
    last = await sought(tx, table.id)
    if last is not None and last.at == call.at:
        await keep(tx, table.id, replace(last, message=message), now)
        await tx.outbox.put([seating_rows.Seek.again(table.id, last.channel)], now)


async def ended(tx: Transaction, match: str, call: Sought, now: int) -> None:
    """It is not changed any more."""
    last = await sought(tx, match)
    if last is not None and last.at == call.at:
        await keep(tx, match, replace(last, over=True), now)


async def failed(tx: Transaction, match: str) -> None:
    """It does not stand, and never will: another may be made at once."""
    await tx.posted.drop(match, "seek")


async def shown_again(tx: Transaction, match: str) -> list[NewOutbox]:
    """What has the call of a table say what has changed there; mostly there is none."""
    last = await sought(tx, match)
    return [] if last is None or last.over else [seating_rows.Seek.again(match, last.channel)]
