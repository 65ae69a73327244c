"""Playing: what people, computers and the clock do to a match, each in one short transaction."""

from __future__ import annotations

from collections.abc import Sequence

from bot.clock import Clock
from bot.table import rows
from bot.table.change import Change, changed, post, taken_back, timers_of
from bot.table.moves import Moved, apply
from bot.table.people import read_settings
from bot.table.reading import Said
from bot.table.results import owners, results
from bot.table.table import Table
from engine import (
    NOBODY,
    SETTLE,
    WAKE,
    By,
    Choice,
    Entry,
    Phrase,
    Seat,
    State,
    copy,
    resign,
    resigning,
    rest,
    resting,
    settle,
    wake,
)
from engine.events import to_json
from storage import LogRow, NewOutbox, Rest, Stale, Storage, Transaction

from .bell import Bell
from .reach import Reach
from .repository import Tables
from .stored import leave, seat_states


class Play:
    """Changes tables as they were loaded.

    Each change raises Stale when the table is not the newest any more: load it, and decide again.
    """

    def __init__(
        self, store: Storage, tables: Tables, clock: Clock, bell: Bell, reach: Reach
    ) -> None:
        """Take the store, who keeps states, the clock, whom to wake, and who is connected."""
        self._store = store
        self._tables = tables
        self._clock = clock
        self._bell = bell
        self._reach = reach

    async def act(  # noqa: PLR0913 - a move is made of these
        self,
        table: Table,
        seat: Seat,
        choices: Sequence[Choice],
        *,
        by: By = "player",
        interaction: int | None = None,
        said: Said | None = None,
        why: Phrase | None = None,
    ) -> Change:
        """Carry out and commit choices of a seat. Raises Illegal, Refused, Duplicate, Stale.

        ``said``: what ids are called, for choices that were typed, see ``apply``. ``why``: what a
        computer player says of its choice to everybody.

        Whatever is due happens first, in an entry of its own: what somebody does may be
        hidden from others; what the clock does may not.
        """
        # The absence is entered first: a move before it would show that people could reach the bot.
        if not self._reach.connected:
            await self._reach.decided()
        now = self._clock.now()
        # While all are away their clock stands still, and what somebody does all the same happens
        # when it stopped: so an order that nobody else may notice enters nothing before it.
        asleep = table.time.asleep_since(now)
        when = now if asleep is None else max(asleep, table.running().now)
        if table.overdue(when) or (asleep is None and table.time.slept(now)):
            table = (await self.wake(table, when)).table
        if by == "player" and table.advised(seat):
            by = "advised"
        state = copy(table.game, table.running())
        moved = apply(
            table.game,
            state,
            seat,
            choices,
            seq=table.seq,
            now=when,
            by=by,
            offered=table.offers(seat),
            said=said,
        )
        change = changed(table, state, moved, seat, now)
        aloud = [] if why is None else [rows.Aloud(seat, why).to(change.table)]
        return await self._commit(change, interaction, aloud)

    async def take_back(
        self,
        table: Table,
        state: State,
        back: Entry,
        seat: Seat,
        *,
        learned: bool,
        interaction: int | None,
    ) -> Change:
        """Commit that a seat has taken back, which leads to ``state``. Raises Stale, Duplicate.

        learned: something had come up.
        """
        now = self._clock.now()
        change = taken_back(table, state, back, seat, now, learned=learned)
        return await self._commit(change, interaction)

    async def settle(self, table: Table, *, interaction: int | None) -> Change:
        """End a match as it stands, because all have agreed. Raises Illegal, Stale, Duplicate."""
        state, now = copy(table.game, table.running()), self._clock.now()
        outcome = settle(table.game, state)
        entry = Entry(table.seq + 1, now, NOBODY, SETTLE, "player", table.game.cover.version)
        moved = Moved([entry], [outcome.events])
        return await self._commit(changed(table, state, moved, None, now), interaction)

    async def resign(self, table: Table, seat: Seat, *, interaction: int) -> Change:
        """End a match that a seat gives up. Raises Stale, Duplicate."""
        state, now = copy(table.game, table.running()), self._clock.now()
        outcome = resign(state, seat)
        entry = Entry(
            table.seq + 1, now, NOBODY, resigning(seat), "player", table.game.cover.version
        )
        moved = Moved([entry], [outcome.events])
        return await self._commit(changed(table, state, moved, None, now), interaction)

    async def awake(self, table: Table) -> Table:
        """The table when everything has happened that was due by itself. Raises Refused, Stale."""
        now = self._clock.now()
        if table.time.asleep(now) is None and (table.overdue(now) or table.time.slept(now)):
            return (await self.wake(table)).table
        return table

    async def wake(self, table: Table, when: int | None = None) -> Change:
        """Let the rules ring the alarms that are due now, or at an instant (ms UTC).

        Raises Refused, Stale.
        """
        await self._reach.decided()
        now = self._clock.now() if when is None else when
        table = await self.caught_up(table, now)
        state = copy(table.game, table.running())
        outcome = wake(table.game, state, now)
        entry = Entry(table.seq + 1, now, NOBODY, WAKE, "clock", table.game.cover.version)
        moved = Moved([entry], [outcome.events])
        return await self._commit(changed(table, state, moved, None, self._clock.now()))

    async def rest(self, table: Table, owed: Rest) -> Change:
        """Enter that the bot could not be reached: limits rest, and the rules may.

        Raises Refused, Stale.
        """
        # Unlike the others this does not wait until it is decided what rests: it is part of that.
        change = self.rested(await self.caught_up(table, owed.since), owed)
        return await self._commit(change, owed=owed.since)

    async def rest_all(self, changes: Sequence[tuple[Change, int]]) -> None:
        """Commit what rests have made of many tables, each with the begin of its own (ms UTC).

        All in one transaction. Raises Stale when one of them has moved on: then none is entered.
        """
        now = self._clock.now()
        async with self._store.transaction() as tx:
            for change, since in changes:
                # Whoever else has taken it has entered it as well.
                if await tx.rests.take(change.table.id, since):
                    await _write(tx, change, now, rest=True)
        self._bell.ring()

    def rested(self, table: Table, owed: Rest) -> Change:
        """What becomes of a table that nobody could reach. Raises Refused."""
        return self._rested(table, owed.since, owed.until, absence=(owed.since, owed.until))

    async def caught_up(self, table: Table, now: int) -> Table:
        """The table with every rest entered that it had up to an instant (ms UTC).

        Also before its people change, or for how long it waits for them: from that it follows when
        it slept. Raises Stale.
        """
        while slept := table.time.slept(now):
            table = (await self._commit(self._rested(table, *slept))).table
        return table

    def _rested(
        self, table: Table, since: int, until: int, absence: tuple[int, int] | None = None
    ) -> Change:
        """A table after a rest (ms UTC); ``absence``: for how long limits have rested as well."""
        state = copy(table.game, table.running())
        outcome = rest(table.game, state, since, until)
        entry = Entry(
            table.seq + 1, until, NOBODY, resting(since), "clock", table.game.cover.version
        )
        moved = Moved([entry], [outcome.events], absence=absence)
        return changed(table, state, moved, None, self._clock.now())

    async def _commit(
        self,
        change: Change,
        interaction: int | None = None,
        aloud: Sequence[NewOutbox] = (),
        owed: int | None = None,
    ) -> Change:
        """Commit a change; ``owed``: the begin of the rest (ms UTC) that is entered with it."""
        now = self._clock.now()
        async with self._store.transaction() as tx:
            # First: so a second delivery of a press is known as that, and not answered. After the
            # log it would be Stale, and be tried again as if somebody else had been faster.
            if interaction is not None:
                await tx.interactions.take(interaction, now)
            if owed is not None and not await tx.rests.take(change.table.id, owed):
                raise Stale(f"somebody else has entered the rest of match {change.table.id}")
            await _write(tx, change, now, aloud, rest=owed is not None)
        # Not before the commit: where that fails another entry gets the number by which states are
        # kept, and this one would be taken for what came of it.
        self._tables.keep(change.table)
        self._bell.ring_for(interaction)
        return change


async def _write(
    tx: Transaction,
    change: Change,
    now: int,
    aloud: Sequence[NewOutbox] = (),
    *,
    rest: bool = False,
) -> None:
    """Write a change of a match and all that follows from it. Raises Stale."""
    before, table = change.before, change.table
    entries = [
        LogRow(entry, tuple(to_json(event) for event in events))
        for entry, events in zip(change.moved.entries, change.moved.events, strict=True)
    ]
    await tx.log.append(
        before.id,
        before.seq,
        entries,
        now,
        before.seating,
        rest=rest,
        status=table.status,
        note=table.note,
        # From its first entry on it is a match under the present rules.
        version=table.game.cover.version,
        seat_states=seat_states(table.players),
    )
    await leave(tx, table, timers_of(change, now), [*post(change, now), *aloud], now)
    if table.status == "over":
        await _count(tx, table, now)


async def _count(tx: Transaction, table: Table, now: int) -> None:
    """Keep how a match came out that has just ended."""
    # Whoever has changed what they want since has changed the table as well, and it would be stale.
    people = await tx.users.get_all(owners(table))
    chosen = {user: read_settings(row.settings) for user, row in people.items()}
    rows = results(table, chosen)
    if rows:
        await tx.results.put(table.id, now, rows)
