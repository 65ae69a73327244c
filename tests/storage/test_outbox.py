from __future__ import annotations

import asyncio
from typing import Any

import pytest

from storage import NewOutbox, OutboxRow, Storage
from storage.outbox import nonce

from .samples import LEASE, NOW, contents, make_match


def to(target: str, number: int = 0, **more: Any) -> NewOutbox:
    return NewOutbox(kind="say", target=target, payload={"n": number}, **more)


async def put(store: Storage, *rows: NewOutbox) -> None:
    async with store.transaction() as tx:
        await tx.outbox.put(rows, NOW)


async def claim(store: Storage, now: int = NOW, owner: str = "me") -> tuple[OutboxRow, ...]:
    async with store.transaction() as tx:
        return await tx.outbox.claim(now, LEASE, owner)


def numbers(rows: tuple[OutboxRow, ...]) -> list[int]:
    return [row.payload["n"] for row in rows]


async def test_a_target_gets_its_rows_one_after_the_other(storage: Storage) -> None:
    await put(storage, to("a", 1), to("a", 2), to("b", 3), to("a", 4))

    first = await claim(storage)
    assert numbers(first) == [1, 3]
    assert await claim(storage) == ()

    async with storage.transaction() as tx:
        assert await tx.outbox.done(first[0], NOW, message=77)
    second = await claim(storage)
    assert numbers(second) == [2]
    async with storage.transaction() as tx:
        assert await tx.outbox.fail(second[0], NOW, "the inbox is closed")
        assert [row.failed for row in await tx.outbox.failures()] == ["the inbox is closed"]
    assert numbers(await claim(storage)) == [4]


async def test_a_row_tried_again_later_holds_back_its_target_only(storage: Storage) -> None:
    await put(storage, to("a", 1), to("a", 2), to("b", 3))
    first, other = await claim(storage)
    async with storage.transaction() as tx:
        assert await tx.outbox.retry(first, NOW + 500)
        assert await tx.outbox.done(other, NOW)

    assert await claim(storage, NOW + 499) == ()
    async with storage.reading() as tx:
        assert await tx.outbox.next_due() == NOW + 500
    again = await claim(storage, NOW + 500)

    assert numbers(again) == [1]
    assert again[0].attempts == 2
    assert again[0].nonce == first.nonce


async def test_what_failed_for_a_while_is_due_at_once_when_its_server_is_back(
    storage: Storage,
) -> None:
    here, there = [await make_match(storage, guild=g, channel=g) for g in (1, 2)]
    await put(
        storage,
        to("a", 1, match=here),
        to("b", 2, match=there),
        to("c", 3, match=here, not_before=NOW + 500),
    )
    async with storage.transaction() as tx:
        for row in await tx.outbox.claim(NOW, LEASE, "me"):
            await tx.outbox.retry(row, NOW + 500)

    async with storage.transaction() as tx:
        await tx.outbox.hasten(1, NOW + 1)

    assert numbers(await claim(storage, NOW + 1)) == [1], "nor what has never been tried"


async def test_a_row_of_somebody_who_died_is_claimed_after_the_lease(storage: Storage) -> None:
    await put(storage, to("a", 1))
    (lost,) = await claim(storage, owner="dead")

    assert await claim(storage, NOW + LEASE - 1) == ()
    async with storage.reading() as tx:
        assert await tx.outbox.next_due() == NOW + LEASE
    (found,) = await claim(storage, NOW + LEASE, "alive")

    assert found.nonce == lost.nonce
    async with storage.transaction() as tx:
        assert not await tx.outbox.done(lost, NOW)
        assert await tx.outbox.done(found, NOW)
        assert not await tx.outbox.done(found, NOW)
        assert await tx.outbox.waiting() == ()
        assert await tx.outbox.next_due() is None


async def test_a_row_waits_for_its_time(storage: Storage) -> None:
    await put(storage, to("a", 1, not_before=NOW + 10))

    assert await claim(storage, NOW + 9) == ()
    assert numbers(await claim(storage, NOW + 10)) == [1]


async def test_a_known_dedupe_key_is_dropped_until_it_is_pruned(storage: Storage) -> None:
    await put(storage, to("a", 1, dedupe="k"), to("a", 2, dedupe="k"))
    await put(storage, to("a", 3, dedupe="k"), to("a", 4))
    (first,) = await claim(storage)
    async with storage.transaction() as tx:
        await tx.outbox.done(first, NOW)
        assert await tx.outbox.prune(NOW) == 0
        await tx.outbox.put([to("b", 5, dedupe="k")], NOW)

    assert numbers(await claim(storage)) == [4]
    async with storage.transaction() as tx:
        assert await tx.outbox.prune(NOW + 1) == 1
        await tx.outbox.put([to("b", 6, dedupe="k")], NOW)
    assert numbers(await claim(storage)) == [6]


async def test_an_update_not_tried_yet_stands_for_those_that_come(storage: Storage) -> None:
    await put(storage, to("a", 1, stands_for="live:x"), to("a", 2), to("a", 3, stands_for="live:y"))
    await put(storage, to("a", 4, stands_for="live:x"), to("a", 5))

    assert [row[4]["n"] for row in (await contents(storage))["outbox"]] == [1, 2, 3, 5]


async def test_an_update_that_may_have_arrived_stands_for_no_other(storage: Storage) -> None:
    await put(storage, to("a", 1, stands_for="live:x"))
    (tried,) = await claim(storage)
    await put(storage, to("a", 2, stands_for="live:x"))
    await put(storage, to("a", 3, stands_for="live:x"))
    async with storage.transaction() as tx:
        await tx.outbox.retry(tried, NOW)

    assert numbers(await claim(storage)) == [1]
    async with storage.reading() as tx:
        assert len(await tx.outbox.waiting()) == 2


async def test_an_update_put_off_untried_stands_for_others_again(storage: Storage) -> None:
    await put(storage, to("a", 1, stands_for="live:x"))
    (early,) = await claim(storage)
    async with storage.transaction() as tx:
        assert await tx.outbox.postpone(early, NOW + 9)
    await put(storage, to("a", 2, stands_for="live:x"))

    (again,) = await claim(storage, NOW + 9)
    assert (again.payload["n"], again.attempts) == (1, 1)


async def test_an_update_put_off_makes_way_for_a_fresh_one(storage: Storage) -> None:
    await put(storage, to("a", 1, stands_for="live:x"))
    (early,) = await claim(storage)
    await put(storage, to("a", 2, stands_for="live:x"))
    async with storage.transaction() as tx:
        assert await tx.outbox.postpone(early, NOW + 9)

    assert numbers(await claim(storage, NOW + 9)) == [2]
    async with storage.reading() as tx:
        assert len(await tx.outbox.waiting()) == 1


async def test_an_update_put_off_makes_way_for_one_that_is_just_being_written(
    storage: Storage,
) -> None:
    await put(storage, to("a", 1, stands_for="live:x"))
    (early,) = await claim(storage)

    async def put_off() -> bool:
        async with storage.transaction() as tx:
            return await tx.outbox.postpone(early, NOW + 9)

    async with storage.transaction() as tx:
        await tx.outbox.put([to("a", 2, stands_for="live:x")], NOW)
        late = asyncio.create_task(put_off())
        for _ in range(50):  # PostgreSQL lets it begin, and wait for this one
            await tx.outbox.waiting()

    assert await late
    assert numbers(await claim(storage, NOW + 9)) == [2]


async def test_the_rows_of_a_match_are_listed(storage: Storage) -> None:
    match = await make_match(storage)
    await put(storage, to("a", 1, match=match), to("b", 2, match=match), to("c", 3))

    async with storage.reading() as tx:
        assert numbers(await tx.outbox.waiting(match)) == [1, 2]


async def test_ids_never_come_back(storage: Storage) -> None:
    await put(storage, to("a", 1))
    (row,) = await claim(storage)
    async with storage.transaction() as tx:
        await tx.outbox.done(row, NOW)
        await tx.outbox.prune(NOW + 1)
    await put(storage, to("a", 2))

    assert (await claim(storage))[0].id > row.id


async def test_several_deliverers_never_hold_one_target_together(storage: Storage) -> None:
    await put(storage, *(to(f"t{n % 5}", n) for n in range(60)))
    held: set[str] = set()
    sent: list[int] = []

    async def deliver(owner: str) -> None:
        while len(sent) < 60:
            async with storage.transaction() as tx:
                rows = await tx.outbox.claim(NOW, LEASE, owner, limit=2)
            for row in rows:
                assert row.target not in held
                held.add(row.target)
                await asyncio.sleep(0)
                sent.append(row.payload["n"])
                held.discard(row.target)
                async with storage.transaction() as tx:
                    assert await tx.outbox.done(row, NOW)

    await asyncio.gather(*(deliver(f"d{n}") for n in range(4)))

    assert sorted(sent) == list(range(60))
    for target in range(5):
        of_target = [n for n in sent if n % 5 == target]
        assert of_target == sorted(of_target)


def test_nonces_fit_discord_and_follow_the_dedupe_key() -> None:
    assert nonce("k") == nonce("k") != nonce("l")
    assert nonce(None) != nonce(None)
    assert len(nonce("k" * 500)) == len(nonce(None)) == 24


async def test_a_nonce_of_ones_own_is_kept_and_must_fit(storage: Storage) -> None:
    await put(storage, to("a", 1, nonce="live-1"))
    assert (await claim(storage))[0].nonce == "live-1"

    with pytest.raises(AssertionError, match="25 characters"):
        await put(storage, to("a", 2, nonce="x" * 26))
