"""Records that are played again: limited in size and work, and off the event loop."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from bot.aside import RECORDS
from bot.clock import DAY, Clock
from bot.names import escape
from bot.registry import Registry
from bot.table import rows
from bot.table.player import Player
from bot.table.refused import Refused
from bot.table.table import Table
from engine import (
    RECORD_HELD,
    WAKE,
    BadRecord,
    Budget,
    Entry,
    Game,
    Phrase,
    Record,
    State,
    advance,
    begin,
    digest,
    next_alarm,
)
from engine.decided import Decided, course, decided
from engine.events import to_json
from engine.record import revisited
from engine.undo import held
from storage import (
    LOG_BYTES,
    Json,
    LogRow,
    NewMatch,
    Storage,
    TooLarge,
    export_record,
    import_record,
    pack,
)

from .admission import Admission
from .bell import Bell
from .quotas import ask, spend
from .stored import seat_rows, snapshot_of
from .verifying import Verdict, verify

log = logging.getLogger(__name__)

T = TypeVar("T")

SECONDS = 5.0
"""For which a record may keep a thread busy; a long match takes half a second."""
IMPORTED = 30 * DAY
"""How long a record that was brought in is kept after anything last changed about its table (ms):
whoever brought it has the file. The disk would be filled by those who bring in one after another.
"""
KEPT = 32
"""Matches of which it is remembered what decided them."""


class TooLongError(Exception):
    """A record takes longer to play than any match of ours."""


@dataclass(frozen=True, slots=True)
class Played:
    """A record played again: the end, and what each entry told."""

    state: State
    events: tuple[tuple[Json, ...], ...]


@dataclass(frozen=True, slots=True)
class Brought:
    """A record that was brought in: its end, and its log as it is stored."""

    record: Record
    state: State
    log: bytes


class Archive:
    """Brings records in, verifies them, finds what decided them: one at a time, in a thread."""

    def __init__(self, store: Storage, registry: Registry, clock: Clock, bell: Bell) -> None:
        """Take the store, the games, the clock, and whom to wake."""
        self._store = store
        self._registry = registry
        self._clock = clock
        self._bell = bell
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="archive")
        self._admission = Admission(RECORDS, "refused-busy", "refused-crowded")
        # The end of a match is told again and again while Discord does not take it.
        self._decided: dict[str, Decided | None] = {}

    def close(self) -> None:
        """Stop the thread."""
        # What is being played ends by its deadline; a stop does not wait for it.
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def bring(
        self, text: str, *, guild: int | None, channel: int, host: int, interaction: int
    ) -> None:
        """Store a record as a finished table. Raises Refused for one that does not replay."""
        async with self._store.reading() as tx:
            await ask(tx, "import", host, self._clock.now())
        # Before the transaction, which holds up all who write: this may take seconds.
        brought = await self.aside(host, partial(self._read, text))
        record, setup = brought.record, brought.record.setup
        new = NewMatch(
            game=setup.game,
            guild=guild,
            channel=channel,
            host=host,
            version=setup.version,
            options=setup.options,
            # Never running: its seed stands in the file, and with it every secret to come.
            status="over" if brought.state.over else "stopped",
            setup=setup,
        )
        # A record knows seats, not people.
        seats = seat_rows([Player("") for _ in range(setup.seats)])
        state = snapshot_of(len(record.entries), brought.state)
        async with self._store.transaction() as tx:
            now = self._clock.now()
            await tx.interactions.take(interaction, now)
            await spend(tx, "import", host, now)
            id_ = await import_record(tx, record, new, seats, now, brought.log)
            await tx.log.snapshot(id_, state)
            await tx.outbox.put([rows.Refresh().to(id_, channel)], now)
        self._bell.ring_for(interaction)

    async def verify(self, user: int, table: Table, log: Sequence[LogRow]) -> Verdict:
        """How a match that is over comes out when it is played again: see ``verifying``."""
        return await self.aside(user, partial(verify, table, log, deadline()))

    async def aside(self, user: int, work: Callable[[], T], late: str = "refused-long") -> T:
        """Do something in the thread; a user waits for their own before they may ask again.

        Raises Refused for that, where too many others wait, where it takes too long (``late`` says
        so), and for a record that does not replay.
        """
        with self._admission.enter(user):
            try:
                return await asyncio.get_running_loop().run_in_executor(self._thread, work)
            except BadRecord as error:
                raise Refused("refused-file", why=_escaped(error.why)) from error
            except TooLongError as error:
                raise Refused(late) from error

    async def decided(self, table: Table) -> Decided | None:
        """What decided a match that is over; None where its record does not come out the same."""
        if table.status != "over":
            return None
        if table.id not in self._decided:
            async with self._store.reading() as tx:
                record = await export_record(tx, table.id)
            work = partial(_decided, table, record, deadline())
            found = await asyncio.get_running_loop().run_in_executor(self._thread, work)
            self._decided[table.id] = found
            if len(self._decided) > KEPT:
                del self._decided[next(iter(self._decided))]
        return self._decided[table.id]

    def _read(self, text: str) -> Brought:
        record = Record.parse(text)
        if record.setup.game not in self._registry:
            raise BadRecord("no game here is called so", "record-unknown-game")
        if held(revisited(record.entries)) > RECORD_HELD:
            raise BadRecord("it goes back too far too often", "record-undo", most=RECORD_HELD)
        played = play(self._registry[record.setup.game].game, record, deadline())
        try:
            return Brought(record, played.state, pack(record, played.events))
        except TooLarge as error:
            raise BadRecord(str(error), "record-telling", most=LOG_BYTES >> 20) from error


def _decided(table: Table, record: Record, budget: Budget) -> Decided | None:
    try:
        played = course(table.game, record, budget)
        if table.state is None or digest(played.state) != digest(table.state):
            return None  # the rules have changed since
        return decided(table.game, played)
    except Exception as error:  # noqa: BLE001 - that it is over can be told all the same
        log.warning("match %s: what decided it cannot be said: %r", table.id, error)
        return None


def _escaped(why: Phrase) -> Phrase:
    """A reason that may quote a name from a file."""
    args = ((name, escape(each) if isinstance(each, str) else each) for name, each in why.args)
    return Phrase(why.key, tuple(args))


def deadline(seconds: float = SECONDS) -> Budget:
    """Raises TooLongError when it is called later than so many seconds from its first call."""
    end: list[float] = []

    def check() -> None:
        now = time.monotonic()
        # Not when it is made: the record may wait for the thread behind another.
        if not end:
            end.append(now + seconds)
        if now > end[0]:
            raise TooLongError

    return check


def play(game: Game[Any, Any], record: Record, budget: Budget) -> Played:
    """Play a record. Raises BadRecord, and what ``budget`` raises."""
    state = begin(game, record.setup).state
    events = list[tuple[Json, ...]]()
    entries = iter(record.entries)
    _must_wake(game, state, next(entries, None))
    for outcome in advance(game, state, record.entries, budget):
        events.append(tuple(to_json(event) for event in outcome.events))
        _must_wake(game, state, next(entries, None))
    return Played(state, tuple(events))


def _must_wake(game: Game[Any, Any], state: State, entry: Entry | None) -> None:
    """Raises BadRecord for an entry that rings no alarm: without end there could be such."""
    if entry is None or entry.choice != WAKE:
        return
    due = next_alarm(game, state)
    if due is None or due > entry.time:
        said = f"entry {entry.seq} changes nothing"
        raise BadRecord(said, "record-idle", entry=entry.seq)
