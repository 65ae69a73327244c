from __future__ import annotations

import pytest

from engine import Record
from storage import (
    Stale,
    Status,
    Storage,
    Unfinished,
    Unknown,
    export_record,
    import_record,
    pack,
)

from .samples import NOW, SEATS, SETUP, log_row, make_match, move, new_match


async def ended(store: Storage, entries: int = 3, status: Status = "over") -> str:
    match = await make_match(store)
    async with store.transaction() as tx:
        for seq in range(1, entries + 1):
            await move(tx, match, seq)
        await tx.matches.update(match, NOW, status=status)
    return match


@pytest.mark.parametrize("status", ["over", "stopped"])
async def test_an_ended_match_is_exported_and_imported_elsewhere(
    storage: Storage, status: Status
) -> None:
    match = await ended(storage, status=status)
    async with storage.reading() as tx:
        text = str(await export_record(tx, match))

    record = Record.parse(text)
    events = [log_row(n).events for n in (1, 2, 3)]
    async with storage.transaction() as tx:
        new = new_match(channel=99, guild=98, setup=None, status=status)
        copy = await import_record(tx, record, new, SEATS, NOW, pack(record, events))

    assert record.setup == SETUP
    async with storage.reading() as tx:
        row = await tx.matches.get(copy)
        assert (row.channel, row.guild, row.seq, row.setup) == (99, 98, 3, SETUP)
        assert await tx.log.since(copy, 0) == tuple(log_row(n) for n in (1, 2, 3))
        assert await tx.seats.of(copy) == SEATS
        assert str(await export_record(tx, copy)) == text


async def test_nothing_is_added_to_an_imported_match(storage: Storage) -> None:
    match = await ended(storage, status="stopped")
    async with storage.transaction() as tx:
        record = await export_record(tx, match)
        new = new_match(channel=99, status="stopped")
        copy = await import_record(tx, record, new, SEATS, NOW, pack(record))
        with pytest.raises(Stale):
            await tx.log.append(copy, 3, [log_row(4)], NOW)
        with pytest.raises(AssertionError):  # nor is one made that would wait for more
            await import_record(tx, record, new_match(channel=98), SEATS, NOW, pack(record))

    async with storage.reading() as tx:
        assert len(await tx.log.entries(copy)) == 3


async def test_a_match_without_entries_is_exported_and_imported(storage: Storage) -> None:
    match = await ended(storage, entries=0)

    async with storage.transaction() as tx:
        record = await export_record(tx, match)
        new = new_match(channel=99, status="over")
        copy = await import_record(tx, record, new, SEATS, NOW, pack(record))
        assert (await tx.matches.get(copy)).seq == 0
        assert str(await export_record(tx, copy)) == str(record)


@pytest.mark.parametrize("status", ["lobby", "running", "frozen"])
async def test_an_unfinished_match_is_not_exported(storage: Storage, status: str) -> None:
    match = await make_match(storage, status=status)

    async with storage.reading() as tx:
        with pytest.raises(Unfinished) as refused:
            await export_record(tx, match)
        with pytest.raises(Unknown):
            await export_record(tx, "nothing")

    assert SETUP.seed not in str(refused.value)


async def test_a_match_stopped_in_the_lobby_has_no_record(storage: Storage) -> None:
    match = await make_match(storage, status="stopped", setup=None)

    async with storage.reading() as tx:
        with pytest.raises(Unfinished):
            await export_record(tx, match)


async def test_an_imported_match_takes_no_channel_from_one_that_is_played(storage: Storage) -> None:
    match = await make_match(storage, channel=99)

    async with storage.transaction() as tx:
        record, new = Record(SETUP), new_match(channel=99, status="over")
        await import_record(tx, record, new, SEATS, NOW, pack(record))

    async with storage.reading() as tx:
        active = await tx.matches.active_in(99)
    assert active is not None
    assert active.id == match
