"""Tables: opened from the store, changed by one transaction a choice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from hashlib import sha256
from weakref import WeakValueDictionary

from bot.catalogue import Catalogue
from engine import (
    NOBODY,
    WAKE,
    BadRecord,
    By,
    Choice,
    Entry,
    Event,
    Record,
    Seat,
    State,
    advance,
    begin,
    copy,
    digest,
    dump,
    load,
    replay,
    wake,
)
from engine.events import from_json, to_json
from storage import (
    LogRow,
    MatchRow,
    NewOutbox,
    NewTimer,
    Opened,
    SeatRow,
    SnapshotRow,
    Storage,
    Transaction,
    Unfinished,
    Unknown,
    export_record,
)

from .asked import FORM, ask
from .clock import Clock
from .follow_up import Timer, letters, timers
from .gathered import Span, hold_back
from .moves import Moved, apply
from .pace import Pace
from .people import read_settings
from .refused import Refused
from .table import Live, Player, Table

KEPT = 256
"""States kept in memory; others are read again when they are needed."""

REFRESH, SECRET = "refresh", "secret"
"""The kinds of outbox rows: bring the channel's messages up to date; tell a player his secrets."""


@dataclass(frozen=True, slots=True)
class Done:
    """A change that has been committed: the table after it, and what happened."""

    table: Table
    moved: Moved


class Tables:
    """Opens tables and carries out choices."""

    def __init__(self, store: Storage, catalogue: Catalogue, clock: Clock) -> None:
        """Take the store, the games and the clock."""
        self._store = store
        self._catalogue = catalogue
        self._clock = clock
        self._states: OrderedDict[str, tuple[int, State]] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.changed = asyncio.Event()
        """Set after every commit that left something to send or to ring."""

    async def open(self, match: str) -> Table:
        """A table by its id. Raises Refused when there is none."""
        try:
            async with self._store.reading() as tx:
                return self._table(await tx.log.open(match))
        except Unknown as error:
            raise Refused("refused-no-table") from error

    def versions(self) -> dict[str, int]:
        """The games on the shelf with the version of their rules."""
        return {title.game.slug: title.game.version for title in self._catalogue}

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
            rows = list(await tx.matches.of_user(user))
            if guild is not None:
                known = {row.id for row in rows}
                rows += [
                    row
                    for row in await tx.matches.active()
                    if row.guild == guild and row.id not in known
                ]
        return [await self.open(row.id) for row in rows]

    async def act(
        self,
        match: str,
        seat: Seat,
        choices: Sequence[Choice],
        *,
        by: By = "player",
        interaction: int | None = None,
    ) -> Done:
        """Carry out and commit choices of a seat. Raises Illegal, Refused, Duplicate, Stale."""

        def change(table: Table, state: State) -> Moved:
            return apply(
                table.game, state, seat, choices, seq=table.seq, now=self._clock.now(), by=by
            )

        return await self._change(match, change, seat, interaction)

    async def wake(self, match: str) -> Done:
        """Let the rules ring the alarms that are due."""

        def change(table: Table, state: State) -> Moved:
            now = self._clock.now()
            outcome = wake(table.game, state, now)
            entry = Entry(table.seq + 1, now, NOBODY, WAKE, "clock", table.game.version)
            return Moved([entry], [outcome.events])

        return await self._change(match, change, None, None)

    async def _change(
        self,
        match: str,
        change: Callable[[Table, State], Moved],
        actor: Seat | None,
        interaction: int | None,
    ) -> Done:
        lock = self._locks.setdefault(match, asyncio.Lock())
        async with lock:
            table = await self.open(match)
            state = copy(table.game, table.running())
            moved = change(table, state)
            done = Done(self._after(table, state, moved, actor), moved)
            await self._commit(table, done, interaction)
            self._keep(done.table)
        self.changed.set()
        return done

    def _after(self, table: Table, state: State, moved: Moved, actor: Seat | None) -> Table:
        before = [player.asked for player in table.players]
        acted = None if moved.ordered else actor
        asked = ask(before, state, acted, quiet=moved.by_player)
        players = tuple(
            replace(player, asked=question)
            for player, question in zip(table.players, asked, strict=True)
        )
        status = "over" if state.over else table.status
        seq = table.seq + len(moved.entries)
        return replace(table, state=state, seq=seq, status=status, players=players)

    async def _commit(self, before: Table, done: Done, interaction: int | None) -> None:
        table, moved, now = done.table, done.moved, self._clock.now()
        assert table.state is not None
        rows = [
            LogRow(entry, tuple(to_json(event) for event in events))
            for entry, events in zip(moved.entries, moved.events, strict=True)
        ]
        async with self._store.transaction() as tx:
            if interaction is not None:
                await tx.interactions.take(interaction, now)
            await tx.log.append(before.id, before.seq, rows, now, status=table.status)
            await tx.log.snapshot(table.id, snapshot(table))
            await self._follow(tx, before, table, moved, now)

    async def _follow(
        self, tx: Transaction, before: Table, table: Table, moved: Moved, now: int
    ) -> None:
        changed = [
            row
            for row, old, new in zip(
                seat_rows(table.players), before.players, table.players, strict=True
            )
            if old.asked != new.asked
        ]
        await tx.seats.save(table.id, changed)
        users = [player.user for player in table.players if player.user is not None]
        people = {
            id_: read_settings(row.settings) for id_, row in (await tx.users.get_all(users)).items()
        }
        asked = [player.asked for player in before.players]
        await set_timers(tx, table.id, timers(asked, table, people, now))
        told = secret_rows(table, before.seq + 1, moved.events)
        post = await hold_back(tx, table, told, moved.entries, now)
        if not moved.ordered or before.players != table.players:
            post.append(refresh(table))
        await tx.outbox.put(post, now)

    async def events(self, table: Table, since: Seat | None = None) -> list[Event]:
        """What happened, from the deal on or since the last entry of a seat."""
        async with self._store.reading() as tx:
            rows = await tx.log.since(table.id, 0)
        events: list[list[Event]] = []
        if table.setup is not None:
            events.append(list(begin(table.game, table.setup).events))
        start = 0
        for row in rows:
            events.append([from_json(table.game.events, data) for data in row.events])
            if since is not None and row.entry.seat == since:
                start = len(events)
        return [event for some in events[start:] for event in some]

    async def recent(self, table: Table, entries: int) -> list[Event]:
        """What happened in the last few entries; from the deal on when there are no more."""
        async with self._store.reading() as tx:
            rows = await tx.log.page(table.id, limit=entries)
        told = [from_json(table.game.events, data) for row in rows for data in row.events]
        if len(rows) < entries and table.setup is not None:
            told = [*begin(table.game, table.setup).events, *told]
        return told

    async def told_by(self, table: Table, span: Span, seat: Seat) -> list[Event]:
        """The events of some entries; number 0 is the deal.

        Of several, without those that the seat made: it was told their events at once.
        """
        if span.first == 0 and table.setup is not None:
            return list(begin(table.game, table.setup).events)
        async with self._store.reading() as tx:
            rows = await tx.log.since(table.id, span.first - 1, limit=span.last - span.first + 1)
        if len(rows) > 1:
            rows = tuple(row for row in rows if row.entry.seat != seat)
        return [from_json(table.game.events, data) for row in rows for data in row.events]

    async def show_once(self, table: Table, span: Span, seat: Seat) -> bool:
        """Whether what entries told a seat has not been shown yet; from now on it has."""
        key = f"shown:{table.id}:{span}:{seat}"
        async with self._store.transaction() as tx:
            if await tx.notes.get(key) is not None:
                return False
            await tx.notes.put(key, True, self._clock.now())
        return True

    async def record(self, table: Table) -> Record:
        """The record of a finished table. Raises Refused while it would tell secrets."""
        try:
            async with self._store.reading() as tx:
                return await export_record(tx, table.id)
        except Unfinished as error:
            raise Refused("refused-running") from error

    def verify(self, table: Table, record: Record) -> str:
        """Play a record again; why it does not come out as stored, or the empty string."""
        try:
            outcome = replay(table.game, record)
        except BadRecord as error:
            return str(error)
        assert table.state is not None
        return "" if digest(outcome.state) == digest(table.state) else "another end"

    # -- loading --------------------------------------------------------------------------------

    def _table(self, opened: Opened) -> Table:
        row = opened.match
        if row.game not in self._catalogue:
            raise Refused("refused-no-game", game=row.game, games=_slugs(self._catalogue))
        table = plain_table(self._catalogue, row, opened.seats)
        if row.setup is None:
            return table
        table = replace(table, state=self._state(table, opened))
        self._keep(table)
        return table

    def _state(self, table: Table, opened: Opened) -> State:
        kept = self._states.get(table.id)
        if kept is not None and kept[0] == table.seq:
            return kept[1]
        if opened.snapshot is not None:
            state: State = load(table.game, opened.snapshot.state)
        else:
            assert table.setup is not None
            state = begin(table.game, table.setup).state
        for _ in advance(table.game, state, opened.tail):
            pass
        return state

    def forget(self) -> None:
        """Keep no state in memory: every table is read again when it is needed."""
        self._states.clear()

    def _keep(self, table: Table) -> None:
        if table.state is None:
            return
        self._states[table.id] = (table.seq, table.state)
        self._states.move_to_end(table.id)
        while len(self._states) > KEPT:
            self._states.popitem(last=False)


def refresh(table: Table) -> NewOutbox:
    """The outbox row that brings the messages of a table up to date; one at a time is enough."""
    key = f"refresh:{table.id}"
    return NewOutbox(
        kind=REFRESH, target=f"channel:{table.channel}", payload={}, match=table.id, replaces=key
    )


def secret_rows(table: Table, first: int, told: Sequence[Sequence[Event]]) -> list[NewOutbox]:
    """The outbox rows for what the entries from ``first`` on told to single players."""
    return [
        secret_row(table, letter.user, letter.seat, Span(letter.seq, letter.seq))
        for letter in letters(table, first, told)
    ]


def secret_row(table: Table, user: int, seat: Seat, span: Span) -> NewOutbox:
    """The outbox row for what some entries told to one player."""
    return NewOutbox(
        kind=SECRET,
        target=f"user:{user}",
        payload={"seat": seat, "seq": str(span)},
        match=table.id,
        dedupe=f"secret:{table.id}:{span}:{seat}",
    )


async def set_timers(tx: Transaction, match: str, wanted: Iterable[Timer]) -> None:
    """Set and drop timers of a table."""
    new = []
    for timer in wanted:
        if timer.due is None:
            await tx.timers.clear(match, timer.kind, [timer.key])
        else:
            new.append(
                NewTimer(
                    kind=timer.kind,
                    key=timer.key,
                    due=timer.due,
                    match=match,
                    payload=timer.payload,
                )
            )
    await tx.timers.set(new)


def snapshot(table: Table) -> SnapshotRow:
    """The state of a table as it is stored."""
    assert table.state is not None
    state = dump(table.state)
    return SnapshotRow(table.seq, state, sha256(state).hexdigest())


def seat_rows(players: Sequence[Player]) -> list[SeatRow]:
    """Players as rows."""
    return [
        SeatRow(
            seat=seat,
            name=player.name,
            user=player.user,
            computer=player.computer,
            state={"asked": FORM.dump_python(player.asked, mode="json")},
        )
        for seat, player in enumerate(players)
    ]


def plain_table(catalogue: Catalogue, row: MatchRow, seats: Sequence[SeatRow]) -> Table:
    """A table without its state."""
    return Table(
        id=row.id,
        title=catalogue[row.game],
        guild=row.guild,
        channel=row.channel,
        host=row.host,
        status=row.status,
        options=row.options,
        pace=Pace.model_validate(row.pace),
        seq=row.seq,
        version=row.version,
        live=Live.model_validate(row.live),
        players=tuple(
            Player(
                seat.name,
                seat.user,
                seat.computer,
                FORM.validate_python(seat.state.get("asked")),
            )
            for seat in sorted(seats, key=lambda seat: seat.seat)
        ),
        setup=row.setup,
        stopped_by=row.note,
        language=row.language,
    )


def _slugs(catalogue: Catalogue) -> str:
    return ", ".join(title.game.slug for title in catalogue)
