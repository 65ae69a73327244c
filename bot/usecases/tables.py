"""Tables: opened from the store, changed by one transaction a choice."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

from bot.catalogue import Catalogue
from engine import (
    NOBODY,
    WAKE,
    By,
    Choice,
    Entry,
    Record,
    Seat,
    State,
    advance,
    begin,
    copy,
    decision,
    owes,
    replay,
    rest,
    resting,
    verified,
    wake,
)
from engine.events import to_json
from storage import (
    LogRow,
    NewOutbox,
    Opened,
    Stale,
    Storage,
    Unknown,
)

from . import rows
from .asked import Asked, ask, pending
from .clock import Clock
from .computers import owing
from .follow_up import PrivateNotice, private_notices, set_by
from .freezer import Freezer
from .moves import Moved, apply
from .reach import Reach
from .refused import Refused
from .stored import plain_table, seat_states, snapshot
from .table import RESTING, Player, Table
from .throttle import hold_back, waking

log = logging.getLogger(__name__)

KEPT = 256
"""States kept in memory; others are read again when they are needed."""
TRIES = 3
"""A change is made anew so often when somebody else was faster."""


@dataclass(frozen=True, slots=True)
class Done:
    """A change that has been committed: the table after it, and what happened."""

    table: Table
    moved: Moved


class Tables:
    """Opens tables and carries out choices."""

    def __init__(
        self, store: Storage, catalogue: Catalogue, clock: Clock, freezer: Freezer, reach: Reach
    ) -> None:
        """Take the store, the games, the clock, and who watches over failures."""
        self._store = store
        self._catalogue = catalogue
        self._clock = clock
        self._freezer = freezer
        self._reach = reach
        self._states: OrderedDict[str, tuple[int, State]] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- opening --------------------------------------------------------------------------------

    async def open(self, match: str, *, thaw: bool = False) -> Table:
        """A table by its id. Raises Refused when there is none.

        A stored state that cannot be read is made anew from the log; where that fails too, the
        table is put on hold and comes without a state. ``thaw``: try that with one on hold, too.
        """
        try:
            async with self._store.reading() as tx:
                opened = await tx.log.open(match)
        except Unknown as error:
            raise Refused("refused-no-table") from error
        row = opened.match
        if row.game not in self._catalogue:
            raise Refused("refused-no-game", game=row.game, games=_slugs(self._catalogue))
        table = plain_table(self._catalogue, opened)
        if row.setup is None:
            return await self._on_hold(table, "no set-up") if row.status == "running" else table
        try:
            table = replace(table, state=self._state(table, opened))
        except Exception as error:  # noqa: BLE001 - rules that fail must not take others along
            if row.status == "frozen" and not thaw:
                return table
            return await self._recovered(table, error)
        self._keep(table)
        return table

    def _state(self, table: Table, opened: Opened) -> State:
        kept = self._states.get(table.id)
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
            if (await tx.matches.get(table.id, lock=True)).seq == table.seq:
                await tx.log.snapshot(table.id, snapshot(made))
        log.warning("match %s: its state was made anew from its log", table.id)
        self._keep(made)
        return made

    async def _on_hold(self, table: Table, fault: Exception | str) -> Table:
        """The table without a state; it cannot go on if it runs."""
        if table.status != "running":
            return table
        await self._freezer.freeze(table, "frozen-state", fault)
        return replace(table, status="frozen", note="frozen-state")

    def versions(self) -> dict[str, int]:
        """The games on the shelf with the version of their rules."""
        return {cover.slug: cover.version for cover in self._catalogue.covers}

    async def of_channel(self, channel: int) -> Table | None:
        """The active table of a channel, else the last one that was there."""
        async with self._store.reading() as tx:
            row = await tx.matches.active_in(channel)
            if row is None:
                row = next(iter(await tx.matches.in_channel(channel, limit=1)), None)
        return None if row is None else await self.open(row.id)

    async def of_user(self, user: int, guild: int | None) -> list[Table]:
        """The active tables at which a user sits, and those of a guild if one is given."""
        async with self._store.reading() as tx:
            found = list(await tx.matches.of_user(user))
            if guild is not None:
                known = {row.id for row in found}
                there = await tx.matches.active_of_guild(guild)
                found += [row for row in there if row.id not in known]
        return [await self.open(row.id) for row in found if row.game in self._catalogue]

    # -- changing -------------------------------------------------------------------------------

    async def act(
        self,
        match: str,
        seat: Seat,
        choices: Sequence[Choice],
        *,
        by: By = "player",
        interaction: int | None = None,
        user: int | None = None,
    ) -> Done:
        """Carry out and commit choices of a seat. Raises Illegal, Refused, Duplicate, Stale.

        user: who acts, if a person does; refused when the seat has been handed over meanwhile.
        """

        def change(table: Table, state: State) -> Moved:
            if user is not None and table.players[seat].user != user:
                raise Refused("refused-seat-gone")
            return apply(
                table.game, state, seat, choices, seq=table.seq, now=self._clock.now(), by=by
            )

        return await self._change(match, change, seat, interaction)

    async def wake(self, match: str) -> Done:
        """Let the rules ring the alarms that are due."""
        return await self._change(match, self._woken, None, None)

    def _woken(self, table: Table, state: State) -> Moved:
        now = self._clock.now()
        outcome = wake(table.game, state, now)
        entry = Entry(table.seq + 1, now, NOBODY, WAKE, "clock", table.game.version)
        return Moved([entry], [outcome.events])

    async def rest(self, match: str, since: int, until: int) -> Done:
        """Enter that the bot could not be reached (ms UTC): limits rest, and the rules may."""

        def change(table: Table, state: State) -> Moved:
            outcome = rest(table.game, state, since, until)
            entry = Entry(table.seq + 1, until, NOBODY, resting(since), "clock", table.game.version)
            return Moved([entry], [outcome.events], absence=(since, until))

        return await self._change(match, change, None, None, waits=False)

    async def or_freeze(self, match: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something to a match that must keep no other waiting: it is put on hold if it fails.

        What it refuses is logged; what fails for another reason is tried again first.
        """
        for attempt in range(1, TRIES + 1):
            try:
                await work()
            except Refused as refusal:
                log.warning("match %s: %s", match, refusal)
                return
            except Exception as error:
                log.exception("match %s failed, for the %s. time", match, attempt)
                fault = error
            else:
                return
        await self._freezer.freeze(await self.open(match), "frozen-rules", fault)

    async def _change(
        self,
        match: str,
        change: Callable[[Table, State], Moved],
        actor: Seat | None,
        interaction: int | None,
        *,
        waits: bool = True,
    ) -> Done:
        if waits:
            await self._reach.decided()
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            for attempt in range(1, TRIES + 1):
                try:
                    if actor is not None:
                        await self._ring(match)
                    done = await self._attempt(match, change, actor, interaction)
                except Stale:
                    if attempt == TRIES or actor is not None:
                        raise  # who chose sees the table as it is now, and chooses again
                else:
                    break
        self._freezer.bell.ring()
        return done

    async def _ring(self, match: str) -> None:
        """Let what is due happen by itself before somebody acts, in an entry of its own.

        What somebody does may be hidden from others; what the clock does may not.
        """
        table = await self.open(match)
        if table.overdue(self._clock.now()):
            await self._attempt(match, self._woken, None, None)
            self._freezer.bell.ring()

    async def _attempt(
        self,
        match: str,
        change: Callable[[Table, State], Moved],
        actor: Seat | None,
        interaction: int | None,
    ) -> Done:
        table = await self.open(match)
        state = copy(table.game, table.running())
        moved = change(table, state)
        moved.silent = moved.hidden or (actor is not None and _shows_nothing(table, state, moved))
        now = self._clock.now()
        after = _after(table, state, moved, actor)
        at_once: list[PrivateNotice] = []
        if not moved.hidden:
            told = private_notices(after, table.seq + 1, moved.events)
            after, at_once = hold_back(after, told, moved.entries, now)
        done = Done(after, moved)
        await self._commit(table, done, at_once, interaction, now)
        self._keep(after)
        return done

    async def _commit(
        self,
        before: Table,
        done: Done,
        told: Sequence[PrivateNotice],
        interaction: int | None,
        now: int,
    ) -> None:
        table, moved = done.table, done.moved
        assert table.state is not None
        entries = [
            LogRow(entry, tuple(to_json(event) for event in events))
            for entry, events in zip(moved.entries, moved.events, strict=True)
        ]
        async with self._store.transaction() as tx:
            if interaction is not None:
                await tx.interactions.take(interaction, now)
            await tx.log.append(
                before.id,
                before.seq,
                entries,
                now,
                before.seating,
                status=table.status,
                note=table.note,
                seat_states=seat_states(table.players),
            )
            await tx.log.snapshot(table.id, snapshot(table))
            asked = [player.asked for player in before.players]
            await tx.timers.set([*set_by(asked, table, now), *waking(before, table)])
            await tx.outbox.put(_post(before, done, told), now)

    def _keep(self, table: Table) -> None:
        if table.state is None:
            return
        self._states[table.id] = (table.seq, table.state)
        self._states.move_to_end(table.id)
        while len(self._states) > KEPT:
            self._states.popitem(last=False)

    def forget(self) -> None:
        """Keep no state in memory: every table is read again when it is needed."""
        self._states.clear()


def _post(before: Table, done: Done, told: Sequence[PrivateNotice]) -> list[NewOutbox]:
    """What is to be sent after a move."""
    table = done.table
    post = [*withdrawn(before, table), *rows.secrets(table, told)]
    shows = not done.moved.silent or _questions(before) != _questions(table)
    # While computers move the board would change under people's eyes: they end with a refresh.
    if shows and owing(table) is None:
        post.append(rows.refresh(table))
    return post


def _shows_nothing(table: Table, state: State, moved: Moved) -> bool:
    """Whether nothing has changed that everybody sees.

    What some see does not count: a board drawn for them would tell all the others.
    """
    before = table.running()
    if any(event.to is None for event in moved.told) or state.over:
        return False
    if (tuple(owes(before)), decision(before)) != (tuple(owes(state)), decision(state)):
        return False
    return bool(table.game.view(before, None) == table.game.view(state, None))


def _after(table: Table, state: State, moved: Moved, actor: Seat | None) -> Table:
    before = [player.asked for player in table.players]
    acted = None if moved.silent else actor
    asked = ask(before, state, acted, quiet=moved.by_player)
    players = tuple(
        _player_after(player, question, stays=seat != acted or not moved.by_player)
        for seat, (player, question) in enumerate(zip(table.players, asked, strict=True))
    )
    if moved.silent and moved.flow:
        players = tuple(
            _a_step_on(player) if seat == actor else player for seat, player in enumerate(players)
        )
    if moved.absence is not None:
        players = tuple(_rested(player, *moved.absence) for player in players)
    status = "over" if state.over else table.status
    seq = table.seq + len(moved.entries)
    note = "" if moved.by_player and table.note == RESTING else table.note
    return replace(table, state=state, seq=seq, status=status, players=players, note=note)


def _player_after(player: Player, asked: Asked | None, *, stays: bool) -> Player:
    """A player with the question of now; who moves does not look for somebody else any more."""
    return replace(player, asked=asked, offered=player.offered if stays else None)


def _questions(table: Table) -> list[tuple[int, str] | None]:
    """What each seat is asked, as far as others may notice it."""
    return [
        None if player.asked is None else (player.asked.token, player.asked.decision)
        for player in table.players
    ]


def _a_step_on(player: Player) -> Player:
    """A player who has done what nobody else may notice: a press from before it is old."""
    asked = pending(player.asked)
    if asked is None:
        return player
    return replace(player, asked=replace(asked, step=asked.step + 1))


def _rested(player: Player, since: int, until: int) -> Player:
    """A player whose limit has rested while nobody could answer."""
    asked = pending(player.asked)
    if asked is None or asked.at >= until:
        return player
    more = until - max(since, asked.at)
    return replace(player, asked=replace(asked, rested=asked.rested + more))


def withdrawn(before: Table, table: Table) -> list[NewOutbox]:
    """Takes the buttons of offers away that no longer hold."""
    kept = {player.offered.id for player in table.players if player.offered is not None}
    return [
        rows.unsend(table.id, table.channel, old.offered.message, rows.channel(table.channel))
        for old in before.players
        if old.offered is not None and old.offered.message and old.offered.id not in kept
    ]


def _slugs(catalogue: Catalogue) -> tuple[str, ...]:
    return tuple(cover.slug for cover in catalogue.covers)
