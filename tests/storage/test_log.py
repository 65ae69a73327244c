from __future__ import annotations

import asyncio

import pytest

from storage import ChannelTaken, Duplicate, Stale, Storage

from .samples import NOW, SEATS, contents, log_row, make_match, move, snapshot_row


async def test_a_choice_is_stored_whole(storage: Storage) -> None:
    match = await make_match(storage)

    async with storage.transaction() as tx:
        await move(tx, match, 1)

    async with storage.reading() as tx:
        opened = await tx.log.open(match)
        assert await tx.log.since(match, 0) == (log_row(1),)
        assert [row.kind for row in await tx.outbox.waiting(match)] == ["live", "secret"]
        assert [row.due for row in await tx.timers.of(match)] == [NOW + 1]
    assert opened.snapshot == snapshot_row(1)
    assert opened.tail == ()
    assert (opened.match.seq, opened.match.note, opened.match.updated) == (1, "moved 1", NOW + 1)
    assert opened.match.seat_states == [{}, {"asked": 1}]
    assert opened.seats[0] == SEATS[0]


async def test_who_is_second_to_a_number_gets_stale_and_leaves_nothing(storage: Storage) -> None:
    match = await make_match(storage)
    async with storage.transaction() as tx:
        await tx.log.append(match, 0, [log_row(1)], NOW)
    before = await contents(storage)

    async def second() -> None:
        async with storage.transaction() as tx:
            await tx.interactions.take(5, NOW)
            await tx.log.append(match, 0, [log_row(1)], NOW)

    with pytest.raises(Stale):
        await second()

    assert await contents(storage) == before


async def test_of_many_at_once_one_is_taken(storage: Storage) -> None:
    match = await make_match(storage)

    async def choose(interaction: int) -> str:
        try:
            async with storage.transaction() as tx:
                await tx.interactions.take(interaction, NOW)
                await tx.log.append(match, 0, [log_row(1)], NOW)
        except (Stale, Duplicate) as error:
            return type(error).__name__
        return "taken"

    answers = await asyncio.gather(*(choose(n // 2) for n in range(20)))

    assert answers.count("taken") == 1
    async with storage.reading() as tx:
        assert await tx.log.entries(match) == (log_row(1).entry,)


async def test_an_interaction_is_taken_once_until_it_is_pruned(storage: Storage) -> None:
    async with storage.transaction() as tx:
        await tx.interactions.take(1, NOW)
        await tx.interactions.take(2, NOW + 10)
    with pytest.raises(Duplicate):
        async with storage.transaction() as tx:
            await tx.interactions.take(1, NOW + 20)

    async with storage.transaction() as tx:
        assert await tx.interactions.prune(NOW + 10) == 1
        await tx.interactions.take(1, NOW + 20)
        with pytest.raises(Duplicate):
            await tx.interactions.take(2, NOW + 20)


@pytest.mark.parametrize("status", ["lobby", "over", "stopped", "frozen"])
async def test_only_a_running_match_takes_entries(storage: Storage, status: str) -> None:
    match = await make_match(storage, status=status)

    with pytest.raises(Stale):
        async with storage.transaction() as tx:
            await tx.log.append(match, 0, [log_row(1)], NOW)


async def test_the_last_entry_ends_the_match(storage: Storage) -> None:
    match = await make_match(storage)

    async with storage.transaction() as tx:
        await tx.log.append(match, 0, [log_row(1), log_row(2)], NOW, status="over")

    await make_match(storage)
    with pytest.raises(ChannelTaken):
        async with storage.transaction() as tx:
            await tx.matches.update(match, NOW, status="running")


async def test_entries_with_a_gap_are_a_bug(storage: Storage) -> None:
    match = await make_match(storage)

    with pytest.raises(AssertionError, match="a gap in the log"):
        async with storage.transaction() as tx:
            await tx.log.append(match, 0, [log_row(2)], NOW)


async def test_a_match_opens_with_the_last_snapshot_and_what_came_after(
    storage: Storage,
) -> None:
    match = await make_match(storage)
    async with storage.transaction() as tx:
        await tx.log.append(match, 0, [log_row(n) for n in range(1, 13)], NOW)
        for seq in (2, 4, 6, 8, 10):
            await tx.log.snapshot(match, snapshot_row(seq))

    async with storage.reading() as tx:
        opened = await tx.log.open(match)

    assert opened.snapshot == snapshot_row(10)
    assert opened.tail == (log_row(11).entry, log_row(12).entry)
    assert len((await contents(storage))["snapshots"]) == 1


async def test_a_match_without_snapshot_opens_with_all_entries(storage: Storage) -> None:
    match = await make_match(storage)
    async with storage.transaction() as tx:
        await tx.log.append(match, 0, [log_row(1), log_row(2)], NOW)

    async with storage.reading() as tx:
        opened = await tx.log.open(match)

    assert opened.snapshot is None
    assert opened.tail == (log_row(1).entry, log_row(2).entry)
    assert opened.seats == SEATS


async def test_the_snapshot_of_another_match_stays(storage: Storage) -> None:
    first, second = await make_match(storage), await make_match(storage, channel=12)
    async with storage.transaction() as tx:
        await tx.log.snapshot(second, snapshot_row(5))
        for seq in range(10, 20):
            await tx.log.snapshot(first, snapshot_row(seq))

    assert {row[:2] for row in (await contents(storage))["snapshots"]} == {(first, 19), (second, 5)}


async def test_the_log_is_read_in_pages(storage: Storage) -> None:
    match = await make_match(storage)
    rows = tuple(log_row(n) for n in range(1, 10))
    async with storage.transaction() as tx:
        await tx.log.append(match, 0, rows, NOW)

    async with storage.reading() as tx:
        assert await tx.log.page(match, limit=3) == rows[6:]
        assert await tx.log.page(match, before=7, limit=3) == rows[3:6]
        assert await tx.log.page(match, before=1) == ()
        assert await tx.log.since(match, 7) == rows[7:]
        assert await tx.log.since(match, 2, limit=2) == rows[2:4]
        assert await tx.log.entries(match, after=8) == (rows[8].entry,)
