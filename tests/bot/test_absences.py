"""Being away: the time stands still, within what the table allows, and everybody sees it."""

from __future__ import annotations

import asyncio
from itertools import count
from typing import Any

import pytest

from bot.table.clocks import Clocks
from bot.table.hours import Hours, within
from bot.table.people import Absence, UserSettings
from engine import Seat, digest
from sandbox import Actor, Sandbox

from .club import Club
from .hall import ANN, BOB, CLEO, DAY, HERE, HOUR, MINUTE, SECOND, Hall, button, replayed
from .test_away import log_of
from .test_clocks import SLACK, limited, limits, turn_goes_on
from .test_hours import instant


def user_in(hall: Hall, seat: Seat) -> int:
    return (ANN, BOB)[seat]


# -- time ---------------------------------------------------------------------------------------


async def test_the_time_of_whoever_is_away_stands_still(hall: Hall) -> None:
    match, owing = await limited(hall, limit="24h")
    user = (await hall.at(match)).players[owing].user
    assert user is not None
    (before,) = await limits(hall, match)
    await hall.passes(12 * HOUR, HOUR)

    said = await hall.types(user, "away", last="3d")

    await hall.passes(3 * DAY + 11 * HOUR, HOUR)
    assert "You're away from" in said.text
    table = await hall.at(match)
    assert table.seq == 0
    assert table.time.due(owing) == before.due + 3 * DAY
    await hall.passes(HOUR, HOUR)
    assert (await hall.at(match)).seq == 1


async def test_a_table_waits_for_so_many_days_and_no_longer(hall: Hall) -> None:
    match, owing = await limited(hall, limit="24h", away=2)
    user = (await hall.at(match)).players[owing].user
    assert user is not None

    await hall.types(user, "away", last="20d")
    await hall.passes(3 * DAY - HOUR, HOUR)
    assert (await hall.at(match)).seq == 0
    await hall.passes(2 * HOUR, HOUR)

    assert (await hall.at(match)).seq >= 1


async def test_whoever_is_back_early_has_the_time_that_was_left(hall: Hall) -> None:
    match, owing = await limited(hall, limit="24h")
    user = (await hall.at(match)).players[owing].user
    assert user is not None
    (before,) = await limits(hall, match)
    said = await hall.types(user, "away", last="10d")
    await hall.passes(2 * DAY, HOUR)

    back = await hall.presses(user, button(said, "I'm back"))

    assert "Welcome back!" in back.text
    (limit,) = await limits(hall, match)
    assert abs(limit.due - (before.due + 2 * DAY)) <= 10 * SECOND


async def test_nobody_who_is_away_is_called_or_reminded_and_one_call_comes_when_they_are_back(
    hall: Hall,
) -> None:
    match, owing = await limited(hall, limit="48h", remind_every=2)
    other = (await hall.at(match)).players[1 - owing].user
    assert other is not None
    await hall.types(other, "away", last="2d")

    await turn_goes_on(hall, match)
    await hall.passes(2 * DAY - HOUR, HOUR)
    loud = [m for m in hall.sender.stands(HERE) if other in m.pings]
    assert loud == []
    await hall.passes(HOUR, HOUR)

    (call,) = [m for m in hall.sender.stands(HERE) if other in m.pings]
    assert "your turn" in call.text
    (limit,) = await limits(hall, match)
    assert abs(limit.due - (hall.clock.now() + 48 * HOUR)) <= HOUR


async def test_days_off_come_every_week(hall: Hall) -> None:
    """It is Thursday, midnight."""
    match, owing = await limited(hall, limit="36h")
    user = (await hall.at(match)).players[owing].user
    assert user is not None
    (before,) = await limits(hall, match)

    off: dict[str, Any] = {"days-off": "fri, SATURDAY"}
    said = await hall.types(user, "away", **off)

    assert "Every week you're off on Friday and Saturday" in said.text
    assert (await hall.at(match)).time.due(owing) == before.due + 2 * DAY


def test_only_what_a_match_sees_of_absences_counts_and_together() -> None:
    absences = [(0, 10), (20, 30), (40, 50)]

    assert within(absences, 5, 100) == [(5, 10), *absences[1:]]
    assert within(absences, 5, 8) == [(5, 10), (20, 23)]
    assert within(absences, 5, 0) == []


def test_absences_that_meet_are_one() -> None:
    away = tuple(
        Absence(since=since, until=until, match=match)
        for since, until, match in [(20, 30, ""), (0, 12, ""), (10, 15, "m"), (40, 50, "other")]
    )

    assert UserSettings(away=away).absences("m") == [(0, 15), (20, 30)]


def test_who_is_away_at_night_is_back_in_the_morning() -> None:
    person = UserSettings(quiet_from=22, quiet_to=8, days_off=(5,))
    friday = instant("2026-01-09T20:00")
    hours = Hours(person, away=[(friday, friday + 4 * HOUR)])

    assert hours.back(friday) == instant("2026-01-11T00:00")
    assert hours.back(friday - 1) == friday - 1


# -- everybody is away --------------------------------------------------------------------------


async def test_a_table_whose_people_are_all_away_sleeps_and_wakes_by_itself(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="space_dealer")
    while not await hall.timers(match, "alarm"):
        await hall.plays(match)
    await hall.passes(2 * MINUTE)
    for user in (ANN, BOB):
        await hall.types(user, "away", last="2d")
    assert (await hall.at(match)).time.asleep(hall.clock.now()) is None
    await hall.types(CLEO, "away", last="1d")
    slept = hall.clock.now()
    before = (await hall.at(match)).alarm()
    assert before is not None

    await hall.passes(DAY - HOUR, HOUR)
    asleep = await hall.at(match)
    assert "Everybody is away" in hall.sender.board(HERE).body
    assert asleep.alarm() == before
    await hall.passes(HOUR, HOUR)

    table = await hall.at(match)
    assert "Everybody is away" not in hall.sender.board(HERE).body
    assert table.alarm() == before + DAY
    assert await replayed(hall.store, table) == digest(table.running())
    assert table.time.slept(hall.clock.now()) is None, "it is entered once"
    assert slept


# -- what others see ----------------------------------------------------------------------------


async def test_the_board_says_who_is_away_and_until_when(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("delta_v", ann, bob)
    sandbox.clock.advance(SLACK)

    said = await bob.slash(sandbox.channel, "away", last="2d")
    await club.quiet()

    until = (sandbox.clock.now() + 2 * DAY) // 1000
    assert f"**Bob** is away, and back <t:{until}:R>" in club.live(ann).words
    assert said.ephemeral
    assert said.message is not None
    sandbox.clock.advance(SLACK)
    await bob.click(said.message, "I'm back")
    await club.quiet()
    assert "is away" not in club.live(ann).words


async def test_it_begins_and_ends_by_itself(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.types(BOB, "away", first="2026-01-03", last="2026-01-04")
    await hall.passes(2 * DAY - HOUR, HOUR)
    assert "is away" not in hall.sender.board(HERE).body

    await hall.passes(HOUR, HOUR)
    assert "**Bob** is away" in hall.sender.board(HERE).body
    await hall.passes(2 * DAY, HOUR)

    assert "is away" not in hall.sender.board(HERE).body
    assert match


async def test_of_one_table_only_that_one(hall: Hall) -> None:
    here = await hall.sits(ANN, BOB)
    there = await hall.sits(ANN, BOB, channel=12)

    await hall.types(ANN, "away", last="5d", table=there)

    seats = [(await hall.at(match)).seat_of(ANN) for match in (here, there)]
    away = [
        (await hall.at(match)).time.away(seat)
        for match, seat in zip((here, there), seats, strict=True)
        if seat is not None
    ]
    assert [len(each) for each in away] == [0, 1]


# -- what must not come of it -------------------------------------------------------------------


async def sleeping(hall: Hall, days: int = 10) -> tuple[str, int]:
    """A table of Space Dealer whose people are all away since now; when it would end."""
    match = await hall.sits(ANN, BOB, CLEO, game="space_dealer")
    while not await hall.timers(match, "alarm"):
        await hall.plays(match)
    await hall.passes(2 * MINUTE)
    for user in (ANN, BOB, CLEO):
        await hall.types(user, "away", last=f"{days}d")
    await hall.settle()
    alarm = (await hall.at(match)).alarm()
    assert alarm is not None
    return match, alarm


async def test_who_moves_while_all_are_away_moves_when_the_clock_stopped(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, before = await sleeping(hall)
    stopped = hall.clock.now()
    await hall.passes(2 * DAY, 12 * HOUR)
    steady, ticks = hall.clock.now, count()
    # Real time goes on while something is done.
    monkeypatch.setattr(hall.clock, "now", lambda: steady() + 2 * next(ticks))
    async with asyncio.timeout(20):
        await hall.plays(match)
    monkeypatch.undo()

    entries = [row.entry for row in await log_of(hall, match)]
    assert entries[-1].choice.verb != "rest"
    assert entries[-1].time == stopped
    await hall.passes(8 * DAY, 12 * HOUR)
    table = await hall.at(match)
    state: Any = table.running()
    assert state.ends == before + 10 * DAY
    assert sum(r.entry.choice.verb == "rest" for r in await log_of(hall, match)) == 1
    assert await replayed(hall.store, table) == digest(table.running())


async def test_when_one_is_back_early_the_game_goes_on(hall: Hall) -> None:
    match, before = await sleeping(hall)
    await hall.passes(3 * DAY, 12 * HOUR)

    await hall.presses(ANN, button(await hall.types(ANN, "away"), "I'm back"))
    await hall.settle()

    assert (await hall.at(match)).alarm() == before + 3 * DAY
    (timer,) = await hall.timers(match, "alarm")
    assert timer.due == before + 3 * DAY


async def test_an_outage_while_a_table_sleeps_takes_nothing_of_its_sleep(hall: Hall) -> None:
    match, before = await sleeping(hall)
    await hall.services.reach.note()
    await hall.passes(2 * DAY, 12 * HOUR)

    hall.services.reach.lost()
    hall.clock.advance(10 * MINUTE)
    await hall.services.reachable()
    await hall.passes(8 * DAY, 12 * HOUR)

    moved = ((await hall.at(match)).alarm() or 0) - before
    assert abs(moved - 10 * DAY) <= HOUR


@pytest.mark.parametrize("how", ["seat", "pace"])
async def test_a_change_while_a_table_sleeps_takes_nothing_of_it(hall: Hall, how: str) -> None:
    match, before = await sleeping(hall)
    await hall.passes(2 * DAY, 12 * HOUR)

    if how == "pace":
        await hall.types(ANN, "game pace", away=0)
    else:
        await hall.hands_over(BOB, "Bob", "easy")
    await hall.settle()

    alarm = (await hall.at(match)).alarm()
    assert alarm is not None
    assert alarm >= before + 2 * DAY


@pytest.mark.parametrize(
    ("first", "then"), [({"away": 10}, {"away": 0}), ({"weekends": False}, {"weekends": True})]
)
async def test_a_new_pace_counts_from_when_it_is_set(
    hall: Hall, first: dict[str, Any], then: dict[str, Any]
) -> None:
    """It is Thursday, midnight."""
    match, owing = await limited(hall, limit="60h", **first)
    user = (await hall.at(match)).players[owing].user
    assert user is not None
    await hall.types(user, "away", last="5d")
    await hall.passes(3 * DAY, 4 * HOUR)

    await hall.types(ANN, "game pace", **then)
    await hall.passes(2 * HOUR, HOUR)

    assert (await hall.at(match)).seq == 0


async def test_days_off_count_from_when_they_are_said(hall: Hall) -> None:
    """It is Thursday, midnight."""
    match, owing = await limited(hall, limit="72h")
    user = (await hall.at(match)).players[owing].user
    assert user is not None
    await hall.passes(2 * DAY, 4 * HOUR)
    due = (await hall.at(match)).time.due(owing)

    off: dict[str, Any] = {"days-off": "thursday friday"}
    await hall.types(user, "away", **off)

    assert (await hall.at(match)).time.due(owing) == due


async def test_who_is_away_from_one_table_hears_of_the_others(hall: Hall) -> None:
    here = await hall.sits(ANN, BOB)
    there = await hall.sits(ANN, BOB, channel=12)
    await hall.types(BOB, "settings", notify="direct")
    await hall.types(BOB, "away", last="20d", table=here)
    await hall.types(ANN, "game replace", player="Bob")
    while (await hall.at(there)).seat_of(BOB) not in (await hall.at(there)).owed():
        await hall.plays(there, "easy")

    await hall.passes(HOUR, 10 * MINUTE)

    assert any("your turn" in message.text for message in hall.sender.stands(-BOB))


async def test_nothing_is_stored_of_what_is_refused_in_part(hall: Hall) -> None:
    off: dict[str, Any] = {"last": "5d", "days-off": "funday"}

    await hall.types(ANN, "away", **off)

    assert (await hall.services.people.of(ANN)).away == ()


async def test_so_many_absences_are_enough(hall: Hall) -> None:
    for day in range(1, 12):
        said = await hall.types(ANN, "away", first=f"2026-02-{day:02}", last=f"2026-02-{day:02}")

    assert "10 times already" in said.text
    assert len((await hall.services.people.of(ANN)).away) == 10


async def test_who_changes_a_setting_meanwhile_stays_away(hall: Hall) -> None:
    people = hall.services.people

    await asyncio.gather(
        hall.types(ANN, "away", last="5d"),
        people.change(ANN, lambda person: person.but(lessons=False)),
    )

    person = await people.of(ANN)
    assert (len(person.away), person.lessons) == (1, False)


async def test_an_absence_said_before_the_start_stands_on_the_board_when_it_begins(
    hall: Hall,
) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.types(BOB, "away", first="2026-01-02", last="2026-01-03")
    await hall.types(ANN, "game start")
    await hall.passes(DAY, HOUR)

    assert "**Bob** is away" in hall.sender.board(HERE).body
    assert match


def test_a_limit_never_ends_in_quiet_hours_after_an_absence() -> None:
    """Back at ten in the evening, with minutes left and asleep from eleven on."""
    person = UserSettings(quiet_from=23, quiet_to=7)
    gone = instant("2026-01-12T10:00"), instant("2026-01-12T22:00")

    due = Clocks.spared(Hours(person, away=[gone]), gone[1] + 5 * MINUTE)

    assert due == instant("2026-01-13T08:00")
