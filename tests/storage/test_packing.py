"""A log that was brought in lies packed in one row, reads as any other, and goes again."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from typing import Any

import pytest

from engine import Entry, Seat
from storage import (
    LogRow,
    NewOutbox,
    NewTimer,
    NotebookRow,
    ResultRow,
    Storage,
    StorageError,
    TooLarge,
    Transaction,
    import_record,
    packing,
)

from .samples import (
    NOW,
    SEATS,
    brought,
    contents,
    log_row,
    log_rows,
    make_match,
    new_match,
    packed,
    record_of,
    snapshot_row,
)

LONG = 15_000
"""Entries of a record that is longer than any match."""


# -- reading ------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Ask:
    """A question to a log."""

    name: str
    args: tuple[Any, ...]
    given: dict[str, Any]

    async def of(self, tx: Transaction, match: str) -> tuple[Any, ...]:
        found: tuple[Any, ...] = await getattr(tx.log, self.name)(match, *self.args, **self.given)
        return found


ASKED = [
    *(Ask("entries", (after,), {}) for after in (0, 3, 24, 25, 99)),
    *(Ask("since", (seq,), {"limit": most}) for seq in (0, 7, 25) for most in (None, 1, 4, 99)),
    *(
        Ask("page", (before,), {"limit": most})
        for before in (None, 1, 2, 11, 25)
        for most in (3, 99)
    ),
    *(
        Ask("of_player", (Seat(seat), after), {"limit": most})
        for seat in (0, 1, 5)
        for after in (0, 10, 25)
        for most in (2, 99)
    ),
]


async def test_a_packed_log_answers_as_the_same_log_in_rows(storage: Storage) -> None:
    log = log_rows(25)
    log[11] = LogRow(Entry(12, NOW + 12, Seat(0), log[11].entry.choice, "clock", 3))
    played = await make_match(storage)
    async with storage.transaction() as tx:
        await tx.log.append(played, 0, log, NOW)
    copy = await brought(storage, log)

    for ask in ASKED:
        async with storage.reading() as tx:
            assert await ask.of(tx, copy) == await ask.of(tx, played), ask


async def test_a_packed_match_opens_without_its_log(storage: Storage) -> None:
    match = await brought(storage, log_rows(3))

    async with storage.reading() as tx:
        opened = await tx.log.open(match)

    assert (opened.match.seq, opened.snapshot, opened.tail) == (3, snapshot_row(3), ())


async def test_without_a_snapshot_it_opens_with_all_of_it(storage: Storage) -> None:
    log = log_rows(3)
    async with storage.transaction() as tx:
        new = new_match(channel=99, status="over")
        match = await import_record(tx, record_of(log), new, SEATS, NOW, packed(log))

    async with storage.reading() as tx:
        assert (await tx.log.open(match)).tail == tuple(row.entry for row in log)


async def test_each_transaction_reads_the_log_of_the_match_it_asks_for(storage: Storage) -> None:
    one, other = (
        await brought(storage, log_rows(2)),
        await brought(storage, log_rows(3)),
    )

    async with storage.reading() as tx:
        lengths = [len(await tx.log.entries(match)) for match in (one, other, one)]

    assert lengths == [2, 3, 2]


# -- what it costs ------------------------------------------------------------------------------


async def test_a_record_of_15000_entries_is_one_row_and_half_its_file(storage: Storage) -> None:
    log = log_rows(LONG)
    file = len(str(record_of(log)).encode())
    before = await contents(storage)

    await brought(storage, log)

    after = await contents(storage)
    new = {name: len(after[name]) - len(there) for name, there in before.items()}
    new = {name: count for name, count in new.items() if count}
    assert new == {"matches": 1, "seats": 2, "packed_logs": 1, "snapshots": 1}
    ((_, blob),) = after["packed_logs"]
    assert len(blob) < file / 2


def test_the_same_log_is_packed_into_the_same_bytes() -> None:
    assert packed(log_rows(50)) == packed(log_rows(50))


def test_a_record_that_tells_more_than_any_match_is_not_packed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(packing, "LOG_BYTES", 1 << 20)
    telling = [LogRow(log_row(1).entry, ({"event": "Told", "text": "x" * (1 << 20)},))]

    with pytest.raises(TooLarge):
        packed(telling)


@pytest.mark.parametrize(
    "wrong",
    [
        zlib.compress(b"x" * (packing.LOG_BYTES + 1)),
        packed(log_rows(50))[:-9],
        b"no log",
    ],
    ids=["too long", "cut short", "none"],
)
def test_what_is_no_packed_log_is_not_unpacked(wrong: bytes) -> None:
    with pytest.raises(StorageError):
        packing.PackedLog(wrong)


# -- until it is taken out ----------------------------------------------------------------------


async def test_what_was_brought_in_goes_with_all_that_hangs_on_it(storage: Storage) -> None:
    before = await contents(storage)
    match = await brought(storage, log_rows(3))
    async with storage.transaction() as tx:
        await tx.outbox.put(
            [NewOutbox(kind="live", target="channel:99", payload={}, match=match)], NOW
        )
        await tx.timers.set([NewTimer(kind="remind", key="seat-0", due=NOW, match=match)])
        await tx.results.put(match, NOW, [ResultRow(seat=0, place=1, side=0)])
        await tx.notebooks.save(match, 7, NotebookRow(text="ore"), NOW)

    async with storage.transaction() as tx:
        assert await tx.matches.prune_imported(NOW, 10) == 0
        assert await tx.matches.prune_imported(NOW + 1, 10) == 1

    assert await contents(storage) == before


async def test_only_what_was_brought_in_and_is_old_goes_and_not_all_at_once(
    storage: Storage,
) -> None:
    played = await make_match(storage, status="over")
    young = await brought(storage, log_rows(1), NOW + 5)
    used = await brought(storage, log_rows(1))
    async with storage.transaction() as tx:
        await tx.matches.update(used, NOW + 5, live={"message": 1})
    for _ in range(3):
        await brought(storage, log_rows(1))

    async with storage.transaction() as tx:
        gone = [await tx.matches.prune_imported(NOW + 5, 2) for _ in range(3)]

    assert gone == [2, 1, 0]
    async with storage.reading() as tx:
        assert {row.id for row in await tx.matches.some([played, young, used])} == {
            played,
            young,
            used,
        }
        assert await tx.log.entries(young) == (log_row(1).entry,)


# -- notes --------------------------------------------------------------------------------------


async def test_notes_are_found_and_pruned_by_how_their_keys_begin(storage: Storage) -> None:
    async with storage.transaction() as tx:
        for key, now in (("a:1", 1), ("a:2", 2), ("a:3", 3), ("ab:1", 1), ("b:a:1", 1)):
            await tx.notes.put(key, "kept", now)

    async with storage.transaction() as tx:
        assert await tx.notes.keys("a:") == ("a:1", "a:2", "a:3")
        assert await tx.notes.keys("a:", "a:1", 1) == ("a:2",)
        assert await tx.notes.prune("a:", 3) == 2

    async with storage.reading() as tx:
        left = [key for key in ("a:1", "a:2", "a:3", "ab:1", "b:a:1") if await tx.notes.get(key)]
    assert left == ["a:3", "ab:1", "b:a:1"]
