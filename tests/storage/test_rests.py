"""Rests that are owed: left for many at once, taken once, and in the log before what follows."""

from __future__ import annotations

import asyncio

import pytest

from engine import NOBODY, Entry, resting
from storage import LogRow, NewTimer, Rest, Stale, Storage

from .samples import NOW, log_row, make_match

GONE = Rest(NOW + 1_000, NOW + 90_000)


async def timed(storage: Storage, channel: int, kind: str = "limit", **changes: object) -> str:
    match = await make_match(storage, channel=channel, **changes)
    async with storage.transaction() as tx:
        timer = [NewTimer(kind=kind, key=str(n), due=NOW, match=match) for n in range(2)]
        await tx.timers.set(timer)
    return match


async def test_every_running_match_with_such_a_timer_is_owed_a_rest_once(
    storage: Storage,
) -> None:
    limit, alarm = await timed(storage, 11), await timed(storage, 12, "alarm")
    await timed(storage, 13, "reminder")
    await timed(storage, 14, status="frozen")
    await timed(storage, 15, status="over")

    async with storage.transaction() as tx:
        left = await tx.rests.leave(["limit", "alarm"], GONE)
    async with storage.reading() as tx:
        owing, few = await tx.rests.owing(10), await tx.rests.owing(1)
        many = await tx.rests.of_many([limit, alarm, "nothing"])
        opened = await tx.log.open(limit)

    assert left == 2
    assert set(owing) == {limit, alarm}
    assert len(few) == 1
    assert many == {limit: (GONE,), alarm: (GONE,)}
    assert opened.owes


async def test_of_two_who_enter_a_rest_one_takes_it(storage: Storage) -> None:
    match = await timed(storage, 11)
    async with storage.transaction() as tx:
        await tx.rests.leave(["limit"], GONE)

    async def takes() -> bool:
        async with storage.transaction() as tx:
            return await tx.rests.take(match, GONE.since)

    assert sorted(await asyncio.gather(takes(), takes())) == [False, True]
    async with storage.reading() as tx:
        assert not (await tx.log.open(match)).owes


async def test_nothing_is_entered_before_a_rest_that_is_owed(storage: Storage) -> None:
    match = await timed(storage, 11)
    async with storage.transaction() as tx:
        await tx.rests.leave(["limit"], GONE)
    rest = Entry(2, GONE.until, NOBODY, resting(GONE.since), "clock", 1)

    async with storage.transaction() as tx:  # what happened before it may come first
        await tx.log.append(match, 0, [log_row(1)], NOW, seat_states=[])
    later = log_row(2)
    later = LogRow(
        Entry(2, GONE.until + 1, later.entry.seat, later.entry.choice, "player", 1), later.events
    )
    with pytest.raises(Stale):
        async with storage.transaction() as tx:
            await tx.log.append(match, 1, [later], NOW, seat_states=[])
    async with storage.transaction() as tx:
        assert await tx.rests.take(match, GONE.since)
        await tx.log.append(match, 1, [LogRow(rest)], NOW, rest=True, seat_states=[])
    async with storage.reading() as tx:
        verbs = [entry.choice.verb for entry in await tx.log.entries(match)]

    assert verbs[-1] == "rest"
    assert len(verbs) == 2


async def test_rests_that_mean_nothing_are_dropped_and_later_ones_stay(storage: Storage) -> None:
    match = await timed(storage, 11)
    later = Rest(GONE.until + 5, GONE.until + 90_000)
    async with storage.transaction() as tx:
        for rest in (GONE, later):
            await tx.rests.leave(["limit"], rest)

    async with storage.transaction() as tx:
        await tx.rests.drop(match, GONE.since)
    async with storage.reading() as tx:
        assert await tx.rests.of(match) == (later,)


async def test_lists_read_people_of_many_matches_at_once(storage: Storage) -> None:
    here, there = await timed(storage, 11), await make_match(storage, channel=12, status="lobby")
    async with storage.transaction() as tx:
        await tx.rests.leave(["limit"], GONE)
        await tx.seats.replace(there, ())

    async with storage.reading() as tx:
        spots = {spot.match: spot.channel for spot in await tx.matches.of_guild(5)}
        listed = await tx.matches.listed(await tx.matches.some([*spots]))
        one = await tx.log.open(here)

    found = {row.match.id: row for row in listed}
    assert spots == {here: 11, there: 12}
    assert (found[here].seats, found[here].people) == (one.seats, one.people)
    assert (found[here].rests, found[there].rests) == ((GONE,), ())
    assert found[there].seats == ()
