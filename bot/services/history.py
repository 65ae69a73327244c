"""What happened at a table, from its log; and the log as a record."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any

from bot.clock import Clock
from bot.filming import Past
from bot.table.follow_up import is_covert, private_to
from bot.table.happened import Default, GaveUp, Handed, Happened, TookBack, Void, happened
from bot.table.refused import Refused
from bot.table.table import Table
from bot.table.throttle import Span
from engine import (
    Entry,
    Event,
    Record,
    Seat,
    begin,
    goes_back,
    gone,
)
from engine.events import from_json
from storage import LogRow, Storage, Transaction, Unfinished, export_record

log = logging.getLogger(__name__)

LAST = 1 << 62
"""No entry has a number so high."""
PAGE = 20
"""Entries that are looked at together for public events."""


class History:
    """Reads the log of tables."""

    def __init__(self, store: Storage, clock: Clock) -> None:
        """Take the store and the clock."""
        self._store = store
        self._clock = clock

    async def events(self, table: Table, since: Collection[Seat] = ()) -> list[Happened]:
        """What happened, from the deal on or since the first of the last moves of some seats.

        A move after which nobody else has done anything is none: what came before it may be what
        the seat wants to read again. What was taken back is told as that from the deal on, and
        left out else.
        """
        async with self._store.reading() as tx:
            rows = await tx.log.since(table.id, 0)
        told = _held(table, rows) if since else _all(table, rows)
        last = min((_last_move(table, told, seat) for seat in since), default=0)
        dealt: list[Happened] = [] if last else [*_dealt(table)]
        found = [(entry.seq, each) for entry, some in told if entry.seq > last for each in some]
        found += [(seq, handed) for seq, handed in _handed(table) if seq >= last]
        # In order also where somebody has come after an entry: what it told comes first.
        return [*dealt, *(each for _, each in sorted(found, key=lambda pair: pair[0]))]

    async def after(self, table: Table, seq: int) -> list[Happened]:
        """What happened after an entry."""
        async with self._store.reading() as tx:
            rows = await tx.log.since(table.id, seq)
        return [each for _, some in _held(table, rows) for each in some]

    async def recent(self, table: Table, most: int, since: Collection[Seat] = ()) -> list[Happened]:
        """The last public events, at most so many, the oldest first.

        Public events are counted and not entries: how many entries tell nobody anything, such as
        standing orders, is a secret. since: only those after a move that each of these seats has
        made itself.
        """
        found: list[Happened] = []
        before: int | None = None
        left = set(since)
        held = LAST  # of what is before it, the last entry that was not taken back
        async with self._store.reading() as tx:
            while len(found) < most:
                rows = await tx.log.page(table.id, before, PAGE)
                for row in reversed(rows):
                    if row.entry.seq > held:
                        continue
                    back = goes_back(row.entry)
                    held = row.entry.seq if back is None else back[0]
                    told = _happened(table, row)
                    moved = _moved(table, row.entry, told, row.entry.seat)
                    if moved and row.entry.seat in left:
                        left.remove(row.entry.seat)
                        if not left:
                            return found[-most:]
                    found = [*_public(told), *found]
                if len(rows) < PAGE:
                    found = [*_public(_dealt(table)), *found]
                    break
                before = rows[0].entry.seq
        return found[-most:]

    async def has_moved(self, table: Table, seat: Seat) -> bool:
        """Whether a seat has made a move itself that others have seen."""
        after = 0
        async with self._store.reading() as tx:
            while rows := await tx.log.of_player(table.id, seat, after, PAGE):
                if any(_public(_happened(table, row)) for row in rows):
                    return True
                after = rows[-1].entry.seq
        return False

    async def others_have_moved(self, table: Table, seat: Seat | None) -> bool:
        """Whether somebody else than who has a seat has moved, as everybody can see.

        Where there are only computers beside them, whether they have themselves.
        """
        others = [Seat(n) for n in range(len(table.players)) if n != seat]
        alone = seat is not None and not table.others(seat)
        if not alone and any(table.has_answered(other) for other in others):
            return True
        for other in [*others, seat] if alone and seat is not None else others:
            if await self.has_moved(table, other):
                return True
        return False

    async def default(self, table: Table, seq: int) -> Default | None:
        """What the default was that an entry took for a seat that was out of time."""
        async with self._store.reading() as tx:
            rows = await tx.log.since(table.id, seq - 1, limit=1)
        told = [each for row in rows for each in _happened(table, row)]
        return next((each for each in told if isinstance(each, Default)), None)

    async def told_by(
        self, table: Table, span: Span, seat: Seat, *, covert: bool | None, own: bool = False
    ) -> list[Event]:
        """The events of some entries; number 0 is the deal.

        Of several, without those that the seat made, unless ``own``: it was told their events at
        once. covert: those of which nobody else may notice that they told the seat anything, or
        the others; None for both.
        """
        dealt = _dealt(table) if span.first == 0 else []
        if span.last == 0:
            return dealt
        first = max(span.first, 1)
        async with self._store.reading() as tx:
            rows = await tx.log.since(table.id, first - 1, limit=span.last - first + 1)
        told = [(row.entry.seat, _read(table, [row])) for row in rows]
        if len(told) > 1:
            others = [(by, events) for by, events in told if own or by != seat]
            kind = [
                (by, events)
                for by, events in others
                if covert in (None, is_covert(private_to(seat, events)))
            ]
            told = kind or others  # older databases gathered both in one
        return [*dealt, *(event for _, events in told for event in events)]

    async def told_alone(self, table: Table, seat: Seat) -> tuple[list[Event], int]:
        """What a seat alone was told and has not been shown yet, and the last entry looked at.

        It was told of its own orders when it left them. If everything has been shown, what it
        was told last, unless this match is played from memory: there each thing is shown once.
        """
        async with self._store.reading() as tx:
            shown = {
                covert: await _shown_up_to(tx, table, seat, covert=covert)
                for covert in (True, False)
            }
            rows = await tx.log.since(table.id, 0)
        own = {row.entry.seq for row in rows if row.entry.seat == seat and row.entry.by_person}
        told = [(0, _dealt(table)), *((row.entry.seq, _read(table, [row])) for row in rows)]
        private = [(seq, mine) for seq, events in told if (mine := private_to(seat, events))]
        new = [
            events
            for seq, events in private
            if seq > shown[covert := is_covert(events)] and not (covert and seq in own)
        ]
        if not new and not _fleeting(table):
            new = [events for _, events in private[-1:]]
        return [event for events in new for event in events], table.seq

    async def shown(self, table: Table, seat: Seat, seq: int) -> None:
        """Remember that a seat has been shown what it was told up to an entry."""
        async with self._store.transaction() as tx:
            for covert in (True, False):
                await note_shown(tx, table, seat, seq, self._clock.now(), covert=covert)

    async def past(
        self, table: Table, since: Collection[Seat] = (), *, before: bool = False
    ) -> Past:
        """The match so far, which holds all its secrets: it is for the studio alone.

        since: as ``events``; it begins with the position then, or with the one ``before`` it.
        """
        assert table.setup is not None
        async with self._store.reading() as tx:
            rows = await tx.log.since(table.id, 0)
        told = _held(table, rows) if since else []
        start = min((_last_move(table, told, seat) for seat in since), default=0)
        record = Record(table.setup, [row.entry for row in rows])
        return Past(str(record), max(start - before, 0))

    async def log(self, table: Table) -> Sequence[LogRow]:
        """All entries of a table with what they told, taken back or not."""
        async with self._store.reading() as tx:
            return await tx.log.since(table.id, 0)

    async def record(self, table: Table) -> Record:
        """The record of a finished table. Raises Refused while it would tell secrets."""
        try:
            async with self._store.reading() as tx:
                return await export_record(tx, table.id)
        except Unfinished as error:
            raise Refused("refused-running") from error


async def note_shown(
    tx: Transaction, table: Table, seat: Seat, seq: int, now: int, *, covert: bool
) -> None:
    """Remember that a seat has been shown what it was told up to an entry.

    covert: of what nobody else may notice, or of the rest; each arrives by itself.
    """
    # A direct message may arrive long after the button has shown more: that stays shown.
    if await _shown_up_to(tx, table, seat, covert=covert) < seq:
        await tx.notes.put(_shown(table, seat, covert=covert), seq, now)


async def _shown_up_to(tx: Transaction, table: Table, seat: Seat, *, covert: bool) -> int:
    """The last entry of which a seat has been shown what it was told; the deal is number 0."""
    found = await tx.notes.get(_shown(table, seat, covert=covert))
    return -1 if found is None else int(found)


def _handed(table: Table) -> Iterator[tuple[int, Handed]]:
    """Each time that a seat went to another, with the last entry before."""
    for number, player in enumerate(table.players):
        names = [*(stint.name for stint in player.stints), player.name]
        for stint, (old, new) in zip(player.stints, pairwise(names), strict=True):
            yield stint.last, Handed(Seat(number), old, new)


def _dealt(table: Table) -> list[Event]:
    """What the deal told; nothing where these rules cannot repeat it."""
    if table.setup is None:
        return []
    try:
        return list(begin(table.game, table.setup).events)
    except Exception as error:  # noqa: BLE001 - the rest of the log can be told all the same
        log.warning("match %s: its deal cannot be repeated: %r", table.id, error)
        return []


def _all(table: Table, rows: Sequence[LogRow]) -> list[tuple[Entry, list[Happened]]]:
    """All that is told of entries; what was taken back and everybody has seen is told as that."""
    void = gone(row.entry for row in rows)
    return [
        (row.entry, [_void(each) if row.entry.seq in void else each for each in told])
        for row in rows
        for told in (_happened(table, row),)
    ]


def _void(event: Happened) -> Happened:
    # What one was told alone one knows.
    if event.to is not None or isinstance(event, Handed | TookBack | GaveUp | Void):
        return event
    return Void(event)


def _held(table: Table, rows: Sequence[LogRow]) -> list[tuple[Entry, list[Happened]]]:
    """All that is told of the entries that were not taken back."""
    void = gone(row.entry for row in rows)
    return [(row.entry, _happened(table, row)) for row in rows if row.entry.seq not in void]


def _public(events: Iterable[Happened]) -> list[Happened]:
    return [event for event in events if event.to is None]


def _last_move(table: Table, told: Iterable[tuple[Entry, Sequence[Happened]]], seat: Seat) -> int:
    """The last move of a seat after which others have done something; 0 where there is none."""
    last = move = 0
    for entry, events in told:
        if _moved(table, entry, events, seat):
            move = entry.seq
        elif entry.seat != seat and _public(events):
            last = move
    return last


def _moved(table: Table, entry: Entry, told: Iterable[Happened], seat: Seat) -> bool:
    """Whether an entry is a move that a seat made itself, and that others have seen.

    What nobody sees, such as a standing order, is none: calls, which all may read, tell since when.
    Nor is an answer to somebody else's turn, in the middle of which it was given.
    """
    own = entry.seat == seat and entry.by_person
    return own and entry.choice.verb not in table.game.rules.answers and bool(_public(told))


def _happened(table: Table, row: LogRow) -> list[Happened]:
    return happened(row.entry, _read(table, [row]))


def _read(table: Table, rows: Iterable[LogRow]) -> list[Event]:
    """The events of entries; one that these rules cannot read is left out."""
    found = [_event(table, data) for row in rows for data in row.events]
    return [event for event in found if event is not None]


def _event(table: Table, data: Mapping[str, Any]) -> Event | None:
    try:
        return from_json(table.game.rules.events, data)
    except ValueError as error:
        # The error tells kinds and fields but no values, which may be what one seat was told.
        log.warning("match %s: an event of its log cannot be read: %s", table.id, error)
        return None


def _fleeting(table: Table) -> bool:
    return table.state is not None and table.game.rules.ephemeral_secrets(table.state)


def _shown(table: Table, seat: Seat, *, covert: bool) -> str:
    return f"shown:{table.id}:{seat}{':covert' if covert else ''}"
