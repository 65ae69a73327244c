from __future__ import annotations

import asyncio
from typing import Any

import pytest

from storage import NewTimer, Storage, TimerRow

from .samples import LEASE, NOW


def timer(key: str = "seat-0", due: int = NOW, match: str = "m", **more: Any) -> NewTimer:
    return NewTimer(kind="remind", key=key, due=due, match=match, **more)


async def set_timers(store: Storage, *timers: NewTimer) -> None:
    async with store.transaction() as tx:
        await tx.timers.set(timers)


async def claim(store: Storage, now: int = NOW, owner: str = "me") -> tuple[TimerRow, ...]:
    async with store.transaction() as tx:
        return await tx.timers.claim(now, LEASE, owner)


async def test_due_timers_are_claimed_the_earliest_first(storage: Storage) -> None:
    await set_timers(
        storage,
        timer("c", NOW),
        timer("a", NOW - 5, payload={"why": "late"}),
        timer("b", NOW + 1),
    )

    claimed = await claim(storage)

    assert [row.key for row in claimed] == ["a", "c"]
    assert claimed[0].payload == {"why": "late"}
    assert await claim(storage) == ()
    assert [row.key for row in await claim(storage, NOW + 1)] == ["b"]


async def test_a_timer_set_again_moves(storage: Storage) -> None:
    await set_timers(storage, timer(due=NOW, payload={"n": 1}))
    await set_timers(storage, timer(due=NOW + 9, payload={"n": 2}))

    assert await claim(storage) == ()
    (row,) = await claim(storage, NOW + 9)
    assert row.payload == {"n": 2}


@pytest.mark.parametrize("match", ["m", ""])
async def test_a_timer_is_one_of_its_match_kind_and_key(storage: Storage, match: str) -> None:
    await set_timers(storage, timer(match=match), timer(match=match), timer(match="other"))
    await set_timers(storage, NewTimer(kind="limit", key="seat-0", due=NOW, match=match))

    assert len(await claim(storage)) == 3


async def test_a_timer_that_has_rung_is_gone(storage: Storage) -> None:
    await set_timers(storage, timer())
    (row,) = await claim(storage)

    async with storage.transaction() as tx:
        assert await tx.timers.complete(row)
        assert not await tx.timers.complete(row)
        assert await tx.timers.of("m") == ()


async def test_a_timer_set_anew_while_it_rings_survives_the_ring(storage: Storage) -> None:
    await set_timers(storage, timer())
    (row,) = await claim(storage)
    await set_timers(storage, timer(due=NOW + 5))

    async with storage.transaction() as tx:
        assert not await tx.timers.complete(row)
        assert not await tx.timers.reschedule(row, NOW + 900)
    assert [found.due for found in await claim(storage, NOW + 5)] == [NOW + 5]


async def test_a_timer_of_somebody_who_died_rings_after_the_lease(storage: Storage) -> None:
    await set_timers(storage, timer())
    (lost,) = await claim(storage, owner="dead")

    assert await claim(storage, NOW + LEASE - 1) == ()
    (found,) = await claim(storage, NOW + LEASE, "alive")

    assert found.attempts == 2
    async with storage.transaction() as tx:
        assert not await tx.timers.complete(lost)
        assert await tx.timers.complete(found)


async def test_a_rescheduled_timer_rings_again(storage: Storage) -> None:
    await set_timers(storage, timer())
    (row,) = await claim(storage)

    async with storage.transaction() as tx:
        assert await tx.timers.reschedule(row, NOW + 50)

    assert await claim(storage, NOW + 49) == ()
    assert [again.id for again in await claim(storage, NOW + 50)] == [row.id]


async def test_a_postponed_timer_rings_as_if_it_had_never_been_claimed(storage: Storage) -> None:
    await set_timers(storage, timer())
    (row,) = await claim(storage)

    async with storage.transaction() as tx:
        assert await tx.timers.postpone(row, NOW + 50)
        assert not await tx.timers.complete(row)

    assert await claim(storage, NOW + 49) == ()
    assert [again.attempts for again in await claim(storage, NOW + 50)] == [1]


async def test_the_next_instant_is_a_due_time_or_the_end_of_a_lease(storage: Storage) -> None:
    async def following() -> int | None:
        async with storage.reading() as tx:
            return await tx.timers.next_due()

    assert await following() is None
    await set_timers(storage, timer("a", NOW), timer("b", NOW + 2 * LEASE))
    assert await following() == NOW
    await claim(storage)
    assert await following() == NOW + LEASE
    await set_timers(storage, timer("c", NOW + 3))
    assert await following() == NOW + 3


async def test_timers_are_cleared_by_match_kind_and_key(storage: Storage) -> None:
    await set_timers(storage, timer("a"), timer("b"), timer("c"), timer("a", match="n"))
    await set_timers(storage, NewTimer(kind="limit", key="a", due=NOW, match="m"))

    async with storage.transaction() as tx:
        await tx.timers.clear("m", "remind", ["a", "b"])
        assert [(row.kind, row.key) for row in await tx.timers.of("m")] == [
            ("remind", "c"),
            ("limit", "a"),
        ]
        await tx.timers.clear("m", "remind")
        assert [row.kind for row in await tx.timers.of("m")] == ["limit"]
        await tx.timers.clear("m")
        assert await tx.timers.of("m") == ()
        assert len(await tx.timers.of("n")) == 1


@pytest.mark.parametrize("many", [700, pytest.param(10_000, marks=pytest.mark.long)])
async def test_thousands_of_timers_ring_once_each_for_several_tasks(
    storage: Storage, many: int
) -> None:
    await set_timers(storage, *(timer(f"k{n}", NOW - n) for n in range(many)))
    rung: list[str] = []

    async def ring(owner: str) -> None:
        while True:
            async with storage.transaction() as tx:
                claimed = await tx.timers.claim(NOW, LEASE, owner, limit=250)
                for row in claimed:
                    assert await tx.timers.complete(row)
            if not claimed:
                return
            rung.extend(row.key for row in claimed)

    await asyncio.gather(*(ring(f"r{n}") for n in range(4)))

    assert len(rung) == many
    assert set(rung) == {f"k{n}" for n in range(many)}
