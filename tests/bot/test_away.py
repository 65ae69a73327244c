"""While nobody can reach the bot nobody's time runs, and the log says so."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.table.table import Table
from engine import digest
from storage import LogRow, Rest, Transaction

from .hall import ANN, BOB, CLEO, HERE, HOUR, MINUTE, SECOND, Hall, boom, replayed


@pytest.fixture(autouse=True)
async def reached(hall: Hall) -> None:
    """People could reach the bot until now."""
    await hall.services.reach.note()


async def limited(hall: Hall) -> str:
    """A table with a limit of one hour, which begins now."""
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", limit="1h")
    await hall.settle()
    return match


async def away(hall: Hall, ms: int, step: int = MINUTE) -> None:
    """The connection is lost, and there again after so long."""
    hall.services.reach.lost()
    await hall.passes(ms, step)
    await hall.services.reachable()
    await hall.settle()


async def log_of(hall: Hall, match: str) -> tuple[LogRow, ...]:
    async with hall.store.reading() as tx:
        return await tx.log.since(match, 0)


async def moves_by_the_clock(hall: Hall, match: str) -> int:
    return sum(row.entry.by == "clock" and row.entry.seat >= 0 for row in await log_of(hall, match))


async def test_a_limit_counts_on_when_the_bot_is_back(hall: Hall) -> None:
    match = await limited(hall)
    asked_at = hall.clock.now()
    hall.clock.advance(30 * MINUTE)

    await away(hall, 5 * MINUTE)

    (limit,) = await hall.timers(match, "limit")
    assert abs(limit.due - (asked_at + 65 * MINUTE)) <= 2 * SECOND


async def test_the_default_is_taken_five_minutes_later_after_five_minutes_away(
    hall: Hall,
) -> None:
    match = await limited(hall)
    await hall.passes(30 * MINUTE)
    await away(hall, 5 * MINUTE)
    await hall.passes(28 * MINUTE)
    assert await moves_by_the_clock(hall, match) == 0

    await hall.passes(3 * MINUTE)

    assert await moves_by_the_clock(hall, match) == 1


async def test_two_absences_are_added_up(hall: Hall) -> None:
    match = await limited(hall)
    (before,) = await hall.timers(match, "limit")

    await away(hall, 5 * MINUTE)
    await hall.passes(10 * MINUTE)
    await away(hall, 7 * MINUTE)

    (limit,) = await hall.timers(match, "limit")
    assert abs(limit.due - before.due - 12 * MINUTE) <= 4 * SECOND


async def test_no_limit_is_rung_while_nobody_can_reach_the_bot(hall: Hall) -> None:
    match = await limited(hall)

    hall.services.reach.lost()
    await hall.passes(3 * HOUR)

    assert (await hall.at(match)).seq == 0
    await hall.services.reachable()
    await hall.settle()
    assert await moves_by_the_clock(hall, match) == 0


async def test_a_short_absence_changes_nothing(hall: Hall) -> None:
    match = await limited(hall)
    before = await hall.timers(match, "limit")

    await away(hall, 30 * SECOND, SECOND)

    assert await hall.timers(match, "limit") == before
    assert await log_of(hall, match) == ()


async def test_an_absence_stands_in_the_log_which_leads_to_the_same_state(hall: Hall) -> None:
    match = await limited(hall)
    await hall.plays(match)

    await away(hall, 5 * MINUTE)
    await hall.plays(match)

    verbs = [row.entry.choice.verb for row in await log_of(hall, match)]
    assert verbs[1] == "rest"
    table = await hall.at(match)
    assert await replayed(hall.store, table) == digest(table.running())


async def test_alarms_of_the_rules_ring_at_their_instants_and_the_log_agrees(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny", options={"dawn": "hour"})
    await hall.settle()

    await away(hall, 3 * HOUR)

    table = await hall.at(match)
    rested = [row for row in await log_of(hall, match) if row.entry.choice.verb == "rest"]
    assert len(rested) == 1
    assert await replayed(hall.store, table) == digest(table.running())


async def test_a_game_that_runs_by_the_clock_is_told_of_an_absence(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="space_dealer")
    while not await hall.timers(match, "alarm"):
        await hall.plays(match)
    await hall.settle()

    await away(hall, 20 * MINUTE)

    table = await hall.at(match)
    assert (await log_of(hall, match))[-1].entry.choice.verb == "rest"
    assert await replayed(hall.store, table) == digest(table.running())


async def test_an_absence_between_two_processes_counts_as_well(hall: Hall) -> None:
    match = await limited(hall)
    (before,) = await hall.timers(match, "limit")
    await hall.services.reach.leave()
    hall.clock.advance(2 * HOUR)

    hall.services.reach.starting()
    await hall.services.mending.load()
    await hall.settle()
    assert (await hall.at(match)).seq == 0
    await hall.services.reachable()
    await hall.settle()

    (limit,) = await hall.timers(match, "limit")
    assert limit.due == before.due + 2 * HOUR
    assert await moves_by_the_clock(hall, match) == 0


async def test_a_reminder_tells_the_limit_that_holds_after_an_absence(hall: Hall) -> None:
    match = await limited(hall)
    pace: dict[str, Any] = {"limit": "2h", "remind-every": 1}
    await hall.types(ANN, "game pace", **pace)
    await away(hall, 10 * MINUTE)
    await hall.passes(HOUR)

    (limit,) = await hall.timers(match, "limit")
    (reminder,) = [text for text in hall.sender.lines(HERE) if "still waiting for you" in text]
    assert f"<t:{limit.due // 1000}:R>" in reminder


async def test_one_table_that_cannot_rest_keeps_no_other_from_it(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    ill = await hall.sits(ANN, BOB, game="tiny", channel=77)
    well = await limited(hall)
    monkeypatch.setattr("tests.tiny.steps.BidEnergy.rise", lambda *_: 1 / 0)

    await away(hall, 30 * HOUR, HOUR)

    assert (await hall.at(ill)).status == "frozen"
    assert len(await log_of(hall, well)) == 1


async def test_a_connection_lost_while_an_absence_is_decided_is_lost(hall: Hall) -> None:
    match = await limited(hall)
    (before,) = await hall.timers(match, "limit")
    reach, decided = hall.services.reach, []

    async def decide(_: Transaction, since: int, until: int) -> None:
        decided.append(until - since)
        if len(decided) == 1:
            reach.lost()

    reach.lost()
    hall.clock.advance(5 * MINUTE)
    await reach.back(decide)
    await hall.passes(3 * HOUR)
    assert await hall.timers(match, "limit") == [before], "it rang while nobody was connected"

    await reach.back(decide)

    assert decided == [5 * MINUTE, 3 * HOUR]


async def test_a_connection_lost_while_the_last_note_is_read_is_lost(hall: Hall) -> None:
    reach, decided = hall.services.reach, []

    async def decide(_: Transaction, since: int, until: int) -> None:
        decided.append(until - since)

    reach.lost()
    hall.clock.advance(5 * MINUTE)
    coming = asyncio.create_task(reach.back(decide))
    await asyncio.sleep(0)  # it begins, and waits for the database
    reach.lost()
    await coming
    assert not reach.connected

    hall.clock.advance(3 * HOUR)
    await reach.back(decide)

    assert decided == [3 * HOUR + 5 * MINUTE]


async def test_a_connection_lost_while_another_return_is_decided_is_lost(hall: Hall) -> None:
    reach, begun, goes_on = hall.services.reach, asyncio.Event(), asyncio.Event()

    async def decide(_: Transaction, _since: int, _until: int) -> None:
        begun.set()
        await goes_on.wait()

    reach.lost()
    hall.clock.advance(5 * MINUTE)
    first = asyncio.create_task(reach.back(decide))
    second = asyncio.create_task(reach.back(decide))
    await begun.wait()
    reach.lost()
    goes_on.set()
    await asyncio.gather(first, second)

    assert not reach.connected


@pytest.mark.parametrize(("faults", "status"), [(2, "running"), (3, "frozen")])
async def test_only_a_match_that_fails_again_and_again_after_an_absence_is_put_on_hold(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, faults: int, status: str
) -> None:
    match = await limited(hall)
    rest, failures = hall.services.play.rest, [boom] * faults
    # Alone: what fails for many at once is tried again for each of them.
    monkeypatch.setattr(hall.services.play, "rest_all", boom)

    async def rests(table: Table, owed: Rest) -> object:
        if failures:
            failures.pop()()
        return await rest(table, owed)

    monkeypatch.setattr(hall.services.play, "rest", rests)

    await away(hall, 5 * MINUTE)

    assert (await hall.at(match)).status == status
    assert len(await log_of(hall, match)) == (status == "running")


async def test_a_match_that_others_change_while_an_absence_is_entered_is_not_put_on_hold(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await limited(hall)
    rest, others = hall.services.play.rest, [1, 2, 3]
    monkeypatch.setattr(hall.services.play, "rest_all", boom)

    async def rests(table: Table, owed: Rest) -> object:
        if others:
            others.pop()
            hall.sql("UPDATE matches SET seating = seating + 1")
        return await rest(table, owed)

    monkeypatch.setattr(hall.services.play, "rest", rests)

    await away(hall, 5 * MINUTE)

    assert (await hall.at(match)).status == "running"
    assert len(await log_of(hall, match)) == 1


async def test_an_absence_after_a_night_does_not_make_the_evening_before_count_longer(
    hall: Hall,
) -> None:
    """Called at nine in the evening, an hour has counted when at eight the bot cannot be reached.

    If all were moved by the three hours that takes, three would have counted: from midnight on.
    """
    for user in (ANN, BOB):
        await hall.types(user, "settings", **{"quiet-from": 22, "quiet-to": 8})
    await hall.passes(21 * HOUR, HOUR)
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", limit="10h")
    await hall.settle()
    begun = hall.clock.now()
    await hall.passes(11 * HOUR, HOUR)

    await away(hall, 3 * HOUR)

    (limit,) = await hall.timers(match, "limit")
    assert abs(limit.due - (begun + 14 * HOUR + 9 * HOUR)) <= 5 * SECOND
