"""A start with many tables: ready at once, and what is owed is entered behind it.

Statements and matches that are opened are counted, never the clock.
"""

from __future__ import annotations

import asyncio

import pytest

from bench.copies import copied
from bot.services import Services
from bot.workers.arrears_worker import AT_ONCE, Arrears, ArrearsWorker
from engine import digest

from .absence import gone, limited, many, opening, owing, rests_of
from .hall import ANN, BOB, CLEO, DAN, HOUR, MINUTE, SECOND, THERE, Hall, replayed
from .meter import statements

FAR = 13
"""A third channel."""


# -- a start ------------------------------------------------------------------------------------


async def begun(hall: Hall) -> int:
    """A start after two hours, until the bot is ready; the statements that it took."""
    with statements(hall.store) as (read, written):
        hall.services.reach.starting()
        await hall.services.mending.load()
        await hall.services.reachable()
    return len(read) + len(written)


@pytest.mark.parametrize("version", [0, 1], ids=["under older rules", "under these rules"])
async def test_a_start_opens_no_match_and_takes_as_many_statements_for_two_hundred(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, version: int
) -> None:
    await limited(hall)
    hall.sql("UPDATE matches SET version = ?", version)
    await hall.services.reach.leave()
    hall.clock.advance(2 * HOUR)
    alone = await begun(hall)
    await hall.settle()
    copied(hall.file, hall.match, 199)
    await hall.services.reach.leave()
    hall.clock.advance(2 * HOUR)
    opened = opening(hall, monkeypatch)

    statements = await begun(hall)

    assert opened == []
    assert statements == alone <= 6
    assert len(await owing(hall)) == 200


async def test_behind_the_start_all_rests_are_entered_many_at_once(hall: Hall) -> None:
    await many(hall, 2 * AT_ONCE)
    await gone(hall)
    everybody = set(await owing(hall))
    worker, transactions = ArrearsWorker(hall.services), 0
    hall.services.rests.absences += 1  # so that it looks at once

    while job := await worker.claim((), 20):
        with statements(hall.store) as (_, written):
            await worker.do(job[0])
        transactions += 1
        assert len(job[0].matches) <= AT_ONCE or written == []
        if transactions > 3:
            break

    assert len(everybody) == 2 * AT_ONCE + 1
    assert await owing(hall) == ()
    for match in everybody:
        assert len(await rests_of(hall, match)) == 1
        table = await hall.at(match)
        assert await replayed(hall.store, table) == digest(table.running())


async def test_matches_under_older_rules_are_replayed_one_at_a_time_behind_the_start(
    hall: Hall,
) -> None:
    await many(hall, 3)
    hall.sql("UPDATE matches SET version = 0")
    worker = ArrearsWorker(hall.services)

    jobs: list[Arrears] = []
    while job := await worker.claim((), 20):
        jobs += job
        assert await worker.claim(("arrears",), 20) == ()
        await worker.do(job[0])

    assert [len(job.matches) for job in jobs] == [1] * 4
    assert await hall.services.upgrade.outdated() == ()


async def test_a_match_under_older_rules_goes_on_at_once_and_is_one_of_the_new_rules_then(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    hall.sql("UPDATE matches SET version = 0")

    assert (await hall.at(match)).version == 0
    await hall.plays(match)

    now = await hall.at(match)
    assert now.version == now.game.cover.version
    assert await hall.services.upgrade.outdated() == ()


async def test_a_log_that_cannot_be_played_at_all_keeps_nobody_from_playing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.plays(match)
    hall.sql("UPDATE matches SET version = 0")
    monkeypatch.setattr("bot.services.upgrade.replay", lambda *_: 1 / 0)

    await hall.services.upgrade.bring(match)

    assert "goes on from its snapshot" in caplog.text
    await hall.plays(match)
    assert (await hall.at(match)).seq == 2


# -- killed, and two at once --------------------------------------------------------------------


class Killed(BaseException):
    """The process is no more."""


@pytest.mark.parametrize("written", [0, 1, 3])
async def test_a_process_killed_while_rests_are_entered_loses_and_doubles_none(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, written: int
) -> None:
    await many(hall, 4)
    await gone(hall)
    everybody, left = await owing(hall), [None] * written

    async def dies(*_: object, **__: object) -> None:
        if not left:
            raise Killed
        left.pop()

    leave = "bot.services.play.leave"
    with monkeypatch.context() as dying:
        dying.setattr(leave, dies)
        with pytest.raises(Killed):
            await hall.services.rests.enter_all(everybody)
    again = await anew(hall)
    again.reach.starting()
    await again.reachable()
    await again.rests.enter_all(await again.rests.owing(100))

    assert [len(await rests_of(hall, match)) for match in everybody] == [1] * 5
    assert await owing(hall) == ()


async def test_a_process_killed_while_an_absence_is_decided_has_decided_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await limited(hall)
    (before,) = await hall.timers(match, "limit")

    async def dies(*_: object) -> None:
        raise Killed

    await hall.services.reach.note()
    hall.services.reach.lost()
    hall.clock.advance(2 * HOUR)
    with monkeypatch.context() as dying:
        dying.setattr("storage.notes.Notes.put", dies)
        with pytest.raises(Killed):
            await hall.services.reachable()
    assert await owing(hall) == ()

    again = await anew(hall)
    again.reach.starting()
    hall.clock.advance(5 * MINUTE)
    await again.reachable()
    await again.rests.enter(match)

    (limit,) = await hall.timers(match, "limit")
    assert limit.due > before.due + 2 * HOUR
    assert len(await rests_of(hall, match)) == 1


async def anew(hall: Hall) -> Services:
    """Another process on the same database."""
    return Services(hall.store, *hall._parts, hall.clock)


async def test_two_processes_that_are_back_at_once_decide_one_absence(hall: Hall) -> None:
    match = await limited(hall)
    await hall.services.reach.note()
    hall.clock.advance(2 * HOUR)
    processes = [await anew(hall), await anew(hall)]
    for process in processes:
        process.reach.starting()

    await asyncio.gather(*(process.reachable() for process in processes))
    for process in processes:
        await process.rests.enter(match)

    assert len(await rests_of(hall, match)) == 1


async def test_two_processes_enter_each_rest_once(hall: Hall) -> None:
    await many(hall, 5)
    await gone(hall)
    everybody = await owing(hall)
    one, other = await anew(hall), await anew(hall)

    await asyncio.gather(
        one.rests.enter_all(everybody),
        other.rests.enter_all(everybody),
        *(other.tables.open(match) for match in everybody),
    )

    assert [len(await rests_of(hall, match)) for match in everybody] == [1] * 6


async def test_two_absences_that_are_both_still_owed_are_entered_in_their_order(
    hall: Hall,
) -> None:
    match = await limited(hall)
    (before,) = await hall.timers(match, "limit")
    await gone(hall, 2 * HOUR)
    hall.clock.advance(5 * MINUTE)
    await gone(hall, 3 * HOUR)

    await hall.at(match)

    (limit,) = await hall.timers(match, "limit")
    assert abs(limit.due - before.due - 5 * HOUR) <= 2 * SECOND
    times = [time for _, time in await rests_of(hall, match)]
    assert times == sorted(times)
    assert len(times) == 2


async def test_a_table_on_hold_and_one_that_is_over_are_owed_nothing(hall: Hall) -> None:
    over, held = await limited(hall), await limited(hall, THERE)
    await hall.sits(CLEO, DAN, channel=FAR)
    hall.sql("UPDATE matches SET status = 'stopped' WHERE id = ?", over)
    hall.sql("UPDATE matches SET status = 'frozen' WHERE id = ?", held)

    await gone(hall)

    assert await owing(hall) == ()


async def test_a_table_that_is_put_on_hold_meanwhile_owes_nothing_more(hall: Hall) -> None:
    match = await limited(hall)
    await gone(hall)
    hall.sql("UPDATE matches SET status = 'frozen' WHERE id = ?", match)

    await hall.services.rests.enter_all([match])

    assert await owing(hall) == ()
    assert await rests_of(hall, match) == []
