from __future__ import annotations

import pytest

from engine import Record
from storage import (
    ChannelTaken,
    Stale,
    Status,
    Storage,
    Unfinished,
    Unknown,
    export_record,
    import_record,
)

from .samples import NOW, SEATS, SETUP, contents, log_row, make_match, move, new_match


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
        copy = await import_record(tx, record, new, SEATS, NOW, events)

    assert record.setup == SETUP
    async with storage.reading() as tx:
        row = await tx.matches.get(copy)
        assert (row.channel, row.guild, row.seq, row.setup) == (99, 98, 3, SETUP)
        assert await tx.log.since(copy, 0) == tuple(log_row(n) for n in (1, 2, 3))
        assert await tx.seats.of(copy) == SEATS
        assert str(await export_record(tx, copy)) == text


async def test_an_imported_match_can_go_on(storage: Storage) -> None:
    match = await ended(storage, status="stopped")
    async with storage.transaction() as tx:
        record = await export_record(tx, match)
        copy = await import_record(tx, record, new_match(channel=99), SEATS, NOW)
        await tx.log.append(copy, 3, [log_row(4)], NOW)
        with pytest.raises(Stale):
            await tx.log.append(match, 3, [log_row(4)], NOW)

    async with storage.reading() as tx:
        assert len(await tx.log.entries(copy)) == 4
        assert len(await tx.log.entries(match)) == 3


async def test_a_match_without_entries_is_exported_and_imported(storage: Storage) -> None:
    match = await ended(storage, entries=0)

    async with storage.transaction() as tx:
        record = await export_record(tx, match)
        copy = await import_record(tx, record, new_match(channel=99, status="over"), SEATS, NOW)
        assert (await tx.matches.get(copy)).seq == 0


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


async def test_nothing_is_imported_into_a_channel_in_use(storage: Storage) -> None:
    await make_match(storage, channel=99)
    before = await contents(storage)

    with pytest.raises(ChannelTaken):
        async with storage.transaction() as tx:
            await import_record(tx, Record(SETUP), new_match(channel=99), SEATS, NOW)

    assert await contents(storage) == before
