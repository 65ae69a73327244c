"""Records that come from outside: limited in size and work, and played off the event loop."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from bot.clock import Clock
from bot.names import escape
from bot.registry import Registry
from bot.table import rows
from bot.table.player import Player
from bot.table.refused import Refused
from bot.table.table import Table
from engine import BadRecord, Budget, Game, Phrase, Record, State, advance, begin
from engine.events import to_json
from storage import Json, NewMatch, Storage, import_record

from .bell import Bell
from .history import verify
from .stored import seat_rows, snapshot_of

T = TypeVar("T")

SECONDS = 5.0
"""For which a record from outside may keep a thread busy; a long match takes half a second."""


class TooLongError(Exception):
    """A record takes longer to play than any match of ours."""


@dataclass(frozen=True, slots=True)
class Played:
    """A record played again: the end, and what each entry told."""

    state: State
    events: tuple[tuple[Json, ...], ...]


class Archive:
    """Brings records in and verifies them: one at a time, in a thread of its own."""

    def __init__(self, store: Storage, registry: Registry, clock: Clock, bell: Bell) -> None:
        """Take the store, the games, the clock, and whom to wake."""
        self._store = store
        self._registry = registry
        self._clock = clock
        self._bell = bell
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="archive")
        self._busy: set[int] = set()

    def close(self) -> None:
        """Stop the thread."""
        # What is being played ends by its deadline; a stop does not wait for it.
        self._thread.shutdown(wait=False, cancel_futures=True)

    async def bring(
        self, text: str, *, guild: int | None, channel: int, host: int, interaction: int
    ) -> None:
        """Store a record as a finished table. Raises Refused for one that does not replay."""
        # Before the transaction, which holds up all who write: this may take seconds.
        record, played = await self._aside(host, partial(self._read, text))
        setup = record.setup
        new = NewMatch(
            game=setup.game,
            guild=guild,
            channel=channel,
            host=host,
            version=setup.version,
            options=setup.options,
            # Never running: its seed stands in the file, and with it every secret to come.
            status="over" if played.state.over else "stopped",
            setup=setup,
        )
        # A record knows seats, not people.
        seats = seat_rows([Player("") for _ in range(setup.seats)])
        state = snapshot_of(len(played.events), played.state)
        async with self._store.transaction() as tx:
            now = self._clock.now()
            await tx.interactions.take(interaction, now)
            id_ = await import_record(tx, record, new, seats, now, played.events)
            await tx.log.snapshot(id_, state)
            await tx.outbox.put([rows.refresh_of(id_, channel)], now)
        self._bell.ring_for(interaction)

    async def verify(self, user: int, table: Table, record: Record) -> str:
        """How a record comes out when it is played again: see ``history.verify``."""
        return await self._aside(user, partial(verify, table, record, deadline()))

    async def _aside(self, user: int, work: Callable[[], T]) -> T:
        """Do something in the thread; a user waits for their own before they may ask again."""
        if user in self._busy:
            # One thread serves all: whoever could queue many records would hold up the others.
            raise Refused("refused-busy")
        self._busy.add(user)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        except BadRecord as error:
            raise Refused("refused-file", why=_escaped(error.why)) from error
        except TooLongError as error:
            raise Refused("refused-long") from error
        finally:
            self._busy.discard(user)

    def _read(self, text: str) -> tuple[Record, Played]:
        record = Record.parse(text)
        if record.setup.game not in self._registry:
            raise BadRecord("no game here is called so", "record-unknown-game")
        return record, play(self._registry[record.setup.game].game, record, deadline())


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
    outcomes = advance(game, state, record.entries, budget)
    events = tuple(tuple(to_json(event) for event in outcome.events) for outcome in outcomes)
    return Played(state, events)
