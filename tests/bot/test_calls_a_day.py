"""At most four calls a day, at all tables together; what is left is told in one message."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.message import Message
from bot.workers.call_limit import CallLimit
from bot.workers.sending import Later
from engine import Seat

from .hall import ANN, BOB, CLEO, DAN, DAY, EVE, HOUR, MINUTE, Hall, button

SEAT = Seat(0)
MORNING, EVENING = 8 * HOUR, 18 * HOUR
"""It is midnight when a test begins."""


@pytest.fixture(autouse=True)
async def others_hear_nothing(hall: Hall) -> None:
    for user in (BOB, CLEO, DAN, EVE):
        await hall.types(user, "settings", notify="none")


def called(hall: Hall, user: int) -> list[int]:
    """In which channels somebody was called, as often as they were."""
    return [
        int(kind.split()[1])
        for kind, text in hall.sender.said
        if kind.startswith("post") and f"<@{user}>, your turn" in text
    ]


def gathered(hall: Hall, user: int) -> list[Message]:
    """What they were told of all their tables."""
    return [m for m in hall.sender.stands(-user) if m.title and "wait" in m.title]


async def tables(hall: Hall, number: int = 5, first: int = 100, **pace: Any) -> list[str]:
    """Tables that run by the clock, at which Ann is called; ten minutes lie between them."""
    found = []
    for n in range(number):
        here, other = first + n, (BOB, CLEO, DAN, EVE)[n % 4]
        found.append(await hall.sits(ANN, other, game="tiny", channel=here))
        if pace:
            given = {name.replace("_", "-"): value for name, value in pace.items()}
            await hall.types(ANN, "game pace", channel=here, **given)
        await hall.passes(10 * MINUTE)
    return found


async def test_the_fourth_call_of_a_day_is_one_about_all_tables_that_wait(hall: Hall) -> None:
    matches = await tables(hall)
    assert called(hall, ANN) == [100, 101, 102]
    assert gathered(hall, ANN) == []
    hall.revive()

    await hall.passes(MORNING - 50 * MINUTE, 30 * MINUTE)

    (told,) = gathered(hall, ANN)
    assert told.title == "5 tables wait for you"
    assert all(f"`{match}`" in told.body for match in matches)
    await hall.passes(HOUR)
    assert called(hall, ANN) == [100, 101, 102]


async def anns_limit(hall: Hall, match: str) -> int | None:
    """When her time ends there (ms UTC)."""
    seat = (await hall.at(match)).seat_of(ANN)
    found = (each for each in await hall.timers(match, "limit") if each.key == str(seat))
    return next((each.due for each in found), None)


async def test_the_time_of_whoever_is_not_called_begins_when_they_are_told(hall: Hall) -> None:
    matches = await tables(hall, limit="12h")
    assert await anns_limit(hall, matches[4]) is None

    await hall.passes(MORNING - 50 * MINUTE, 30 * MINUTE)

    due = await anns_limit(hall, matches[4])
    assert due is not None
    assert abs(due - (hall.clock.now() + 12 * HOUR)) <= 2 * MINUTE


async def test_on_the_next_day_they_are_called_again(hall: Hall) -> None:
    await tables(hall)

    await hall.passes(DAY, HOUR)
    await hall.sits(ANN, BOB, channel=200)
    while (table := await hall.table()).players[table.owed()[0]].user != ANN:
        await hall.plays(table.id)
    await hall.passes(MINUTE)

    assert called(hall, ANN)[-1] == 200


async def test_whoever_will_not_be_called_again_today_is_told_when_they_have_moved(
    hall: Hall,
) -> None:
    await tables(hall, 2)
    early = await hall.types(ANN, "tiny bid", energy="1", channel=100)
    await tables(hall, 1, first=102)

    late = await hall.types(ANN, "tiny bid", energy="1", channel=101)

    assert "all tables that wait" not in early.body
    assert "I call you 4 times a day at most" in late.body
    pressed = await hall.presses(ANN, button(late, "Call me every time"))
    assert "`/settings calls-a-day:4` goes back" in pressed.body
    free = await hall.types(ANN, "tiny bid", energy="1", channel=102)
    assert "all tables that wait" not in free.body


async def test_two_who_play_on_are_called_for_every_turn_by_one_press(hall: Hall) -> None:
    await tables(hall, 2)
    await hall.types(ANN, "tiny bid", energy="1", channel=100)
    await tables(hall, 1, first=102)
    late = await hall.types(ANN, "tiny bid", energy="1", channel=101)
    await hall.presses(ANN, button(late, "Call me every time"))

    await tables(hall, 3, first=200)

    assert {200, 201, 202} <= set(called(hall, ANN))


async def test_live_tables_call_as_often_as_they_need(hall: Hall) -> None:
    await tables(hall, 7, pace="live")

    assert {104, 105, 106} <= set(called(hall, ANN))
    assert gathered(hall, ANN) == []


@pytest.mark.parametrize("number", [0, 6])
async def test_somebody_is_called_as_often_a_day_as_they_say(hall: Hall, number: int) -> None:
    await hall.types(ANN, "settings", **{"calls-a-day": number})

    await tables(hall)

    assert called(hall, ANN) == [100, 101, 102, 103, 104]


async def test_whoever_wants_more_calls_after_all_is_called(hall: Hall) -> None:
    await tables(hall)

    await hall.types(ANN, "settings", **{"calls-a-day": 0})
    await hall.passes(MINUTE)

    assert sorted(called(hall, ANN)) == [100, 101, 102, 103, 104]


async def test_who_has_a_digest_hears_of_the_rest_in_it(hall: Hall) -> None:
    await hall.types(ANN, "settings", digest=15)
    await tables(hall)

    await hall.passes(DAY - HOUR, 30 * MINUTE)

    (told,) = gathered(hall, ANN)
    assert told.title == "5 tables wait for you"


async def test_reminders_count_and_are_gathered_as_well(hall: Hall) -> None:
    await hall.types(ANN, "settings", **{"remind-every": 2})
    await tables(hall, 3)

    await hall.passes(EVENING + HOUR, 30 * MINUTE)

    assert len(gathered(hall, ANN)) == 1
    assert not any("reminder" in str(m).casefold() for m in hall.sender.stands(100))


async def test_where_no_direct_message_arrives_the_tables_call(hall: Hall) -> None:
    await tables(hall)
    hall.sender.closed = frozenset({ANN})

    await hall.passes(DAY, 30 * MINUTE)

    assert {103, 104} <= set(called(hall, ANN)[3:])


@pytest.mark.long
async def test_who_is_away_then_hears_of_it_when_they_are_back(hall: Hall) -> None:
    await tables(hall)
    await hall.types(ANN, "away", last="2026-01-02")

    await hall.passes(2 * DAY - HOUR, HOUR)
    assert (called(hall, ANN), gathered(hall, ANN)) == ([100, 101, 102], [])
    await hall.passes(HOUR + MORNING + HOUR, HOUR)

    (told,) = gathered(hall, ANN)
    assert told.title == "5 tables wait for you"


@pytest.mark.parametrize("digest", [{}, {"digest": 8}], ids=["gathered", "every day"])
async def test_what_was_due_while_the_bot_was_away_waits_for_the_end_of_quiet_hours(
    hall: Hall, digest: dict[str, int]
) -> None:
    await tables(hall, answer_limit="3d")
    await hall.types(ANN, "settings", **{"quiet-from": 9, "quiet-to": 12, **digest})

    hall.clock.advance(MORNING + HOUR)
    await hall.settle()
    before = gathered(hall, ANN)
    await hall.passes(3 * HOUR, 30 * MINUTE)

    assert before == []
    assert len(gathered(hall, ANN)) == 1


async def test_a_message_about_all_that_is_late_keeps_its_place_among_the_calls(
    hall: Hall,
) -> None:
    await hall.passes(MORNING + HOUR, HOUR)
    await tables(hall, answer_limit="3d")
    hall.sender.fails[-ANN] = [Later("slow", 20 * 60)]

    await hall.passes(EVENING - MORNING - 110 * MINUTE, 30 * MINUTE)
    before = gathered(hall, ANN)
    await tables(hall, 1, first=200, answer_limit="3d")
    await hall.passes(HOUR, 10 * MINUTE)

    assert before == []
    assert len(gathered(hall, ANN)) == 1
    assert called(hall, ANN) == [100, 101, 102]


# -- counting -----------------------------------------------------------------------------------


async def test_a_call_that_is_tried_again_after_a_crash_counts_once(hall: Hall) -> None:
    table = await hall.at(await hall.sits(ANN, BOB, game="tiny"))
    limit = CallLimit(hall.services)

    for _ in range(9):
        assert await limit.take(table, {SEAT: "0"}) == {SEAT}

    more = [await limit.take(table, {SEAT: str(n)}) for n in (1, 2, 3, 2)]
    assert more == [{SEAT}, {SEAT}, set(), {SEAT}]


async def test_two_tables_never_take_the_same_call(hall: Hall) -> None:
    found = [
        await hall.at(await hall.sits(ANN, BOB, game="tiny", channel=100 + n)) for n in range(8)
    ]
    limit = CallLimit(hall.services)

    taken = await asyncio.gather(*(limit.take(t, {SEAT: t.id}) for t in found))

    assert sum(map(len, taken)) == 3
