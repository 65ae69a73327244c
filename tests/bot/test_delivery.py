"""Messages go out by target: what is slow, refused or broken for one keeps nobody else waiting."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.message import Message
from bot.present.live import live
from bot.table import rows, timers
from bot.workers.sending import Later, Refusal
from bot.workers.timer_worker import RULES
from storage import NewOutbox, NewTimer, OutboxRow, TimerRow

from .hall import (
    ANN,
    BOB,
    CLEO,
    DAN,
    HERE,
    HOUR,
    MINUTE,
    OPERATOR,
    SECOND,
    THERE,
    Hall,
    boom,
    labels,
)
from .test_kinds import KINDS, TIMERS, stored


def line(target: str, number: int, match: str | None = None) -> NewOutbox:
    """A row that says a number."""
    return rows.Plain(number).to(target, match, f"n{number}", 0)


def said(hall: Hall, channel: int, number: int) -> bool:
    return any(f"(number {number})" in text for text in hall.sender.lines(channel))


# -- a channel that hangs -----------------------------------------------------------------------


async def test_while_one_channel_hangs_the_board_of_another_arrives(hall: Hall) -> None:
    slow = await hall.sits(ANN, BOB)
    other = await hall.sits(CLEO, DAN, channel=THERE)
    await hall.passes(MINUTE)
    hall.sender.holds[HERE] = asyncio.Event()
    async with hall.at_work():
        await hall.plays(slow)
        await hall.sender.until(lambda: HERE in hall.sender.held)
        await hall.plays(other)

        await hall.sender.until(lambda: (THERE, hall.clock.now()) in hall.sender.edits)

        assert [where for where, _ in hall.sender.edits].count(HERE) == 0
        hall.sender.holds[HERE].set()


async def test_while_a_channel_hangs_timers_ring_at_its_own_table(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.passes(MINUTE)
    hall.sender.holds[HERE] = asyncio.Event()
    async with hall.at_work():
        await hall.plays(match)
        await hall.sender.until(lambda: HERE in hall.sender.held)
        hall.clock.advance(24 * HOUR)

        await hall.until(match, lambda table: table.seq >= 2)

        hall.sender.holds[HERE].set()


async def test_while_a_channel_hangs_computers_play_on_there_and_elsewhere(hall: Hall) -> None:
    slow = await hall.sits(ANN, computers=1, game="tiny")
    other = await hall.sits(BOB, computers=1, game="tiny", channel=THERE)
    hall.sender.holds[HERE] = asyncio.Event()
    async with hall.at_work():
        await hall.sender.until(lambda: HERE in hall.sender.held)

        await hall.until(slow, lambda table: table.seq >= 1)
        await hall.until(other, lambda table: table.seq >= 1)

        hall.sender.holds[HERE].set()


async def test_twenty_channels_that_hang_give_their_places_away(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.workers.lanes.SLOW", 0.05)
    for channel in range(100, 120):
        hall.sender.holds[channel] = asyncio.Event()
        await hall.put(line(rows.channel(channel), channel))
    await hall.put(line(rows.channel(THERE), 1))
    async with hall.at_work():
        await hall.sender.until(lambda: said(hall, THERE, 1))

        assert len(hall.sender.held) == 20
        for hold in hall.sender.holds.values():
            hold.set()


# -- not now ------------------------------------------------------------------------------------


async def test_what_has_to_wait_keeps_the_order_of_its_own_target_only(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    hall.sender.fails[HERE] = [Later("slow down", 12)]
    here, there = rows.channel(HERE), rows.channel(THERE)
    await hall.put(line(here, 1), line(here, 2), line(there, 3))

    await hall.settle()
    assert said(hall, THERE, 3)
    assert hall.sender.stands(HERE) == []
    (waits,) = [text for text in caplog.messages if " waits " in text]
    assert f"to {here} waits 12 s" in waits
    await hall.passes(9 * SECOND, SECOND)
    assert hall.sender.stands(HERE) == []
    await hall.passes(3 * SECOND, SECOND)

    assert [("number 1)" in text, "number 2)" in text) for text in hall.sender.lines(HERE)] == [
        (True, False),
        (False, True),
    ]


async def test_what_fails_for_a_while_is_never_given_up(hall: Hall) -> None:
    hall.sender.fails[HERE] = [Later("502") for _ in range(20)]
    await hall.put(line(rows.channel(HERE), 1))

    await hall.passes(4 * HOUR)

    assert said(hall, HERE, 1)
    assert await hall.failed() == []


# -- our own fault ------------------------------------------------------------------------------


@pytest.mark.parametrize("target", [rows.channel(HERE), rows.person(BOB)])
@pytest.mark.parametrize("kind", KINDS)
async def test_a_message_that_we_cannot_make_steps_aside_and_becomes_a_plain_line(
    hall: Hall, kind: str, target: str
) -> None:
    broken(hall, kind)
    place = -BOB if target == rows.person(BOB) else HERE
    follows = "greet" if kind == "plain" else "plain"
    if kind == "plain":
        hall.outbox_worker._handlers[rows.Former] = says(hall, 77)
    await hall.put(
        NewOutbox(kind=kind, target=target, payload=KINDS[kind]),
        NewOutbox(kind=follows, target=target, payload={"number": 77}),
    )

    await hall.settle()
    assert said(hall, place, 77), "it kept another message of its target waiting"
    await hall.passes(MINUTE, SECOND)

    (given_up,) = [row for row in await hall.failed() if row.kind == kind and not row.dedupe]
    assert "boom" in (given_up.failed or "")
    assert given_up.attempts == 3
    assert said(hall, place, given_up.id) == (kind != "plain")


async def test_one_that_nobody_else_may_know_of_has_nothing_in_its_place(hall: Hall) -> None:
    broken(hall, "secret")
    payload = {**KINDS["secret"], "covert": True}
    await hall.put(NewOutbox(kind="secret", target=rows.person(BOB), payload=payload))

    await hall.passes(2 * MINUTE, SECOND)

    (given_up,) = await hall.failed()
    assert given_up.attempts == 3
    assert hall.sender.stands(-BOB) == []


def broken(hall: Hall, kind: str) -> None:
    """What cannot be made from now on."""
    hall.outbox_worker._handlers[type(rows.Content.of(stored(kind)))] = boom


def says(hall: Hall, number: int) -> Callable[[OutboxRow, Any], Awaitable[Any]]:
    """A message that is no plain line, and says a number all the same."""
    return lambda row, _: hall.outbox_worker._plain(row, rows.Plain(number))


async def test_what_was_given_up_stands_in_the_log_once_with_its_number(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    broken(hall, "notice")
    match = await hall.sits(ANN, BOB)

    with caplog.at_level(logging.ERROR):
        await hall.passes(2 * MINUTE, SECOND)

    (given_up,) = await hall.failed()
    told = [r.getMessage() for r in caplog.records if f"message {given_up.id} " in r.getMessage()]
    assert [text for text in told if "for the 3. time" in text] == told[-1:]
    assert f"notice of match {match}" in told[-1]


async def test_the_operator_hears_of_messages_given_up_once_an_hour(hall: Hall) -> None:
    broken(hall, "trouble")
    for number in range(3):
        await hall.put(
            NewOutbox(kind="trouble", target=rows.channel(HERE + number), payload={"key": "x"})
        )
    await hall.passes(10 * MINUTE, 10 * SECOND)
    (first,) = hall.sender.lines(-OPERATOR)
    assert "couldn't make a message" in first

    await hall.passes(HOUR)
    await hall.put(NewOutbox(kind="trouble", target=rows.channel(HERE), payload={"key": "x"}))
    await hall.passes(10 * MINUTE, 10 * SECOND)

    assert len(hall.sender.lines(-OPERATOR)) == 2


# -- timers -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TIMERS)
async def test_a_timer_that_fails_keeps_no_other_match_from_its_own(hall: Hall, kind: str) -> None:
    ill = await hall.sits(ANN, BOB)
    well = await hall.sits(CLEO, DAN, channel=THERE)
    await hall.settle()
    rung: list[str] = []
    broken_as, probe = type(timers.Timer.of(stored(kind))), "mend" if kind == "again" else "again"
    hall.timer_worker._handlers[broken_as] = boom
    hall.timer_worker._handlers[type(timers.Timer.of(stored(probe)))] = rings(rung)
    await due_now(hall, (ill, kind), (well, probe))

    await hall.settle()
    assert rung == [well]
    await hall.passes(5 * MINUTE)

    assert TIMERS[kind][0] not in [timer.key for timer in await hall.timers(ill, kind)]
    assert (await hall.at(ill)).status == ("frozen" if broken_as in RULES else "running")
    assert "was due kept failing" in "".join(hall.sender.lines(-OPERATOR))


def rings(rung: list[str]) -> Callable[[TimerRow, Any], Awaitable[None]]:
    """A timer that does nothing but note for whom it rang."""

    async def ring(timer: TimerRow, _: Any) -> None:
        rung.append(timer.match)

    return ring


async def due_now(hall: Hall, *which: tuple[str, str]) -> None:
    """Set timers of matches, by their kinds."""
    async with hall.store.transaction() as tx:
        now = hall.clock.now()
        await tx.timers.set(
            [
                NewTimer(
                    kind=kind, key=TIMERS[kind][0], due=now, match=match, payload=TIMERS[kind][1]
                )
                for match, kind in which
            ]
        )


async def test_a_timer_that_fails_for_a_moment_does_its_work_all_the_same(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    failures = [boom, boom]

    async def fails_twice(timer: TimerRow, _: timers.Timer) -> None:
        if failures:
            failures.pop()()
        rung.append(timer.match)

    rung: list[str] = []
    hall.timer_worker._handlers[timers.Alarm] = fails_twice
    await due_now(hall, (match, "alarm"))

    await hall.passes(MINUTE, SECOND)

    assert rung == [match]
    assert (await hall.at(match)).status == "running"


# -- how often, and not twice -------------------------------------------------------------------


async def test_twenty_quick_moves_are_shown_by_one_edit_a_second_and_the_last_is_shown(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.passes(5 * SECOND, SECOND)
    hall.sender.edits.clear()

    for _ in range(20):
        await hall.plays(match)
        await hall._work([True] * 4)
        hall.clock.advance(100)
    await hall.settle()

    edits = [when for where, when in hall.sender.edits if where == HERE]
    assert all(after - before >= SECOND for before, after in pairwise(edits))
    assert 2 <= len(edits) <= 4
    assert replace(hall.sender.board(HERE), picture=None) == await present(hall, match)


async def present(hall: Hall, match: str) -> Message:
    """The board as it is now, without the picture."""
    table = await hall.at(match)
    recent = await hall.services.history.recent(table, 12)
    return replace(live(table, hall.services.texts("en", table), recent, 0), picture=None)


async def test_where_the_old_board_cannot_be_deleted_for_a_while_the_new_one_stands_once(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.passes(HOUR)
    old = hall.sender.board(HERE)
    delete, failures = hall.sender.delete, [Later("busy"), Later("busy")]

    async def deletes(channel: int, id_: int) -> None:
        if failures:
            raise failures.pop()
        await delete(channel, id_)

    monkeypatch.setattr(hall.sender, "delete", deletes)
    posted = hall.sender.sent[HERE]
    await hall.plays(match)
    await hall.settle()
    board = hall.sender.board(HERE)
    assert board is not old
    for _ in range(10):  # so late Discord no longer knows a nonce
        hall.sender._nonces.clear()
        await hall.passes(MINUTE, SECOND)

    assert hall.sender.board(HERE) is board
    assert old not in hall.sender.stands(HERE)
    assert hall.sender.sent[HERE] == posted + 1


async def test_a_reminder_that_was_muted_as_it_rang_stays_muted(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", **{"remind-every": 1})
    (reminder,) = await hall.timers(match, "reminder")
    hall.clock.advance(2 * HOUR)
    (ringing,) = await hall.timer_worker.claim((), 20)
    table = await hall.at(match)
    await hall.services.reminders.mute(table, table.owed()[0], reminder.payload["token"])

    await hall.timer_worker.do(ringing)
    await hall.passes(5 * HOUR, HOUR)

    assert await hall.timers(match, "reminder") == []
    assert not any("still waiting for you" in text for text in hall.sender.lines(HERE))


async def test_a_table_that_has_moved_out_of_trouble_is_not_tried_any_more(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.passes(MINUTE)
    hall.sender.fails[HERE] = [Refusal("permission"), Refusal("permission")]
    await hall.plays(match)
    await hall.settle()
    assert (await hall.at(match)).live.trouble
    await hall.types(ANN, "game import", THERE, **{"from": match})

    await hall.passes(3 * HOUR, 10 * MINUTE)

    assert await hall.timers(match, "mend") == []
    assert hall.sender.edits == []


async def test_a_table_that_ends_in_trouble_is_tried_once_more_and_not_for_ever(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.passes(MINUTE)
    hall.sender.fails[HERE] = [Refusal("permission") for _ in range(100)]
    while (await hall.at(match)).status == "running":
        await hall.plays(match)
        await hall.settle()
    (last,) = await hall.timers(match, "mend")

    hall.clock.advance(HOUR)
    await hall.settle()

    assert last.due <= hall.clock.now()
    assert (await hall.at(match)).live.trouble
    assert await hall.timers(match, "mend") == []


async def test_a_message_sent_before_a_crash_is_not_sent_again_after_it(hall: Hall) -> None:
    await hall.put(line(rows.channel(HERE), 1))
    task = asyncio.create_task(hall.settle())
    hall.sender.forgets = asyncio.Event()
    await hall.sender.until(lambda: said(hall, HERE, 1))
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    hall.sender.forgets = None

    hall.revive()
    await hall.passes(2 * MINUTE)

    assert await hall.waiting() == []
    assert len(hall.sender.lines(HERE)) == 1


async def test_a_board_posted_before_a_crash_is_the_same_board_after_it(hall: Hall) -> None:
    await hall.sits(ANN, BOB)
    hall.sender.fails_after[HERE] = [Later("the connection was reset") for _ in range(3)]

    await hall.passes(10 * MINUTE)

    assert sum("My board" in labels(message) for message in hall.sender.stands(HERE)) == 1
