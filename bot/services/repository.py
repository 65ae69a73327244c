"""Tables: opened from the store, and their states kept for a while."""

from __future__ import annotations

import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import replace

from bot.registry import Registry
from bot.table.refused import Newer, Refused
from bot.table.resumed import stood
from bot.table.table import Table
from engine import (
    Record,
    Seat,
    State,
    advance,
    begin,
    replay,
    verified,
)
from storage import (
    Listed,
    MatchRow,
    Opened,
    Spot,
    Stale,
    Storage,
    Unknown,
)

from .freezer import Freezer
from .stored import plain_table, snapshot

log = logging.getLogger(__name__)

KEPT = 256
"""States kept in memory; others are read again when they are needed."""
TRIES = 3
"""What must be done to a match is tried so often; races that were lost do not count."""


class Tables:
    """Opens tables, and puts those on hold that cannot go on."""

    def __init__(self, store: Storage, registry: Registry, freezer: Freezer) -> None:
        """Take the store, the games, and who watches over failures."""
        self._store = store
        self._registry = registry
        self._freezer = freezer
        self._states: OrderedDict[str, tuple[int, State]] = OrderedDict()
        self.enter_rests: Callable[[str], Awaitable[None]] = _owes_none
        """Enters what a match is owed; set by who knows how."""

    async def open(self, match: str, *, thaw: bool = False) -> Table:
        """A table by its id, up to date. Raises Refused when there is none.

        A stored state that cannot be read is made anew from the log; where that fails too, the
        table is put on hold and comes without a state. ``thaw``: try that with one on hold, too.
        A rest that it is owed is entered first: whoever opens it finds it as if that had been done
        when the bot was back.
        """
        table, owes = await self.load(match, thaw=thaw)
        if owes:
            await self.enter_rests(match)
            table, _ = await self.load(match, thaw=thaw)
        return table

    async def load(self, match: str, *, thaw: bool = False) -> tuple[Table, bool]:
        """A table as it is stored, and whether it is owed a rest; for whoever enters that."""
        try:
            async with self._store.reading() as tx:
                opened = await tx.log.open(match)
        except Unknown as error:
            raise Refused("refused-no-table") from error
        return await self._opened(opened, thaw=thaw), opened.owes

    async def _opened(self, opened: Opened, *, thaw: bool = False) -> Table:
        row = opened.match
        if row.game not in self._registry:
            raise Refused("refused-no-game", game=row.game, games=_slugs(self._registry))
        if row.version > self.versions()[row.game]:
            raise Newer
        table = plain_table(self._registry, opened)
        # In the lobby there is none yet; of a match that runs it is one that cannot be read.
        if row.setup is None:
            return await self._on_hold(table, "no set-up") if row.status == "running" else table
        try:
            table = replace(table, state=self._state(table, opened))
        except Exception as error:  # noqa: BLE001 - rules that fail must not take others along
            # Not at every look: it would play the whole log again, and mostly in vain.
            if row.status == "frozen" and not thaw:
                return table
            return await self._recovered(table, error)
        self.keep(table)
        return table

    def _state(self, table: Table, opened: Opened) -> State:
        kept = self._states.get(table.id)
        # Nothing but an entry changes a state: where another process has moved, the number tells.
        if kept is not None and kept[0] == table.seq:
            return kept[1]
        assert table.setup is not None
        if opened.snapshot is None:
            state: State = begin(table.game, table.setup).state
        else:
            state = verified(table.game, opened.snapshot.state, opened.snapshot.digest)
        for _ in advance(table.game, state, opened.tail):
            pass
        return state

    async def _recovered(self, table: Table, error: Exception) -> Table:
        """The table with a state made from its log, or on hold without one."""
        log.warning("match %s: its stored state cannot be read: %r", table.id, error)
        assert table.setup is not None
        async with self._store.reading() as tx:
            record = Record(table.setup, list(await tx.log.entries(table.id)))
        try:
            state = replay(table.game, record).state
        except Exception as fault:  # noqa: BLE001 - as in ``open``
            return await self._on_hold(table, fault)
        made = replace(table, state=state)
        async with self._store.transaction() as tx:
            # Whoever has moved since has stored a newer one.
            if (await tx.matches.get(table.id, lock=True)).seq == table.seq:
                await tx.log.snapshot(table.id, snapshot(made))
        log.warning("match %s: its state was made anew from its log", table.id)
        self.keep(made)
        return made

    async def _on_hold(self, table: Table, fault: Exception | str) -> Table:
        """The table without a state; it cannot go on if it runs."""
        if table.status != "running":
            return table
        await self._freezer.freeze(table, "frozen-state", fault)
        return replace(table, status="frozen", note="frozen-state")

    def versions(self) -> dict[str, int]:
        """The games on the shelf with the version of their rules."""
        return {cover.slug: cover.version for cover in self._registry.covers}

    async def of_channel(self, channel: int) -> Table | None:
        """The active table of a channel, else the last one that was there."""
        async with self._store.reading() as tx:
            opened = await tx.log.open_in(channel)
            if opened is None:
                last = await tx.matches.in_channel(channel, limit=1)
                opened = await tx.log.open(last[0].id) if last else None
        if opened is None:
            return None
        return await (self.open(opened.match.id) if opened.owes else self._opened(opened))

    async def of_user(self, user: int) -> list[Table]:
        """The active tables at which a user sits, or whose host they are, the newest first.

        As they stand in rows, without a state: ``asked_now`` says for whom they wait.
        """
        async with self._store.reading() as tx:
            listed = await tx.matches.listed(self._known(await tx.matches.of_user(user)))
        return [self._row(each) for each in listed]

    async def of_guild(
        self, guild: int, wanted: Callable[[Spot], bool], most: int
    ) -> tuple[list[Table], int]:
        """The newest of a server's active tables that are wanted, and how many there are in all.

        As they stand in rows, see ``of_user``: a server may have thousands.
        """
        async with self._store.reading() as tx:
            spots = await tx.matches.of_guild(guild)
            found = [spot.match for spot in spots if spot.game in self._registry and wanted(spot)]
            some = await tx.matches.some(found[:most]) if found else ()
            listed = await tx.matches.listed(some) if some else ()
        return [self._row(each) for each in listed], len(found)

    def _known(self, found: Iterable[MatchRow]) -> list[MatchRow]:
        # A match whose game is gone cannot be opened, and must not hide the others.
        return [row for row in found if row.game in self._registry]

    def _row(self, listed: Listed) -> Table:
        """A table without its state; rests that it is owed count, as they will be entered."""
        opened = Opened(listed.match, listed.seats, listed.people, None, ())
        table = plain_table(self._registry, opened)
        for rest in listed.rests:
            players = (
                stood(table, player, Seat(seat), rest.since, rest.until)
                for seat, player in enumerate(table.players)
            )
            table = replace(table, players=tuple(players))
        return table

    async def or_freeze(self, match: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something to a match that must keep no other waiting: it is put on hold if it fails.

        What it refuses is logged; what fails for another reason is tried again first.
        """
        failures = 0
        while failures < TRIES:
            try:
                await work()
            except Refused as refusal:
                log.warning("match %s: %s", match, refusal)
                return
            except Stale:
                # Somebody was faster, which is no failure: the next attempt opens the match anew.
                continue
            except Exception as error:
                failures += 1
                log.exception("match %s failed, for the %s. time", match, failures)
                fault = error
            else:
                return
        table, _ = await self.load(match)
        await self._freezer.freeze(table, "frozen-rules", fault)

    def keep(self, table: Table) -> None:
        """Remember the state of a table, so that it is not read again."""
        if table.state is None:
            return
        self._states[table.id] = (table.seq, table.state)
        self._states.move_to_end(table.id)
        while len(self._states) > KEPT:
            self._states.popitem(last=False)

    def forget(self) -> None:
        """Keep no state in memory: every table is read again when it is needed."""
        self._states.clear()


async def _owes_none(_match: str) -> None:
    """Where nothing is entered nothing is owed."""


def _slugs(registry: Registry) -> tuple[str, ...]:
    return tuple(cover.slug for cover in registry.covers)
