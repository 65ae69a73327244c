"""The time that a seat has: when it begins, what it is made of, and what happens at its end."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from bot.table import rows
from bot.table.pace import PACES, Pace
from bot.table.rows import PaceChanged
from bot.table.spans import MOST, read, short
from bot.workers.sending import Later
from engine import Seat
from sandbox import Actor, Sandbox
from storage import TimerRow

from .club import Club
from .hall import ANN, BOB, DAY, HERE, HOUR, MINUTE, SECOND, Hall, boom

DV = "delta_v"
SLACK = 2 * SECOND
"""Between two moves of its messages a board waits for a second."""


async def limited(hall: Hall, **pace: Any) -> tuple[str, Seat]:
    """A table of two with a pace, all of whom have been called; and who is waited for."""
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", **{name.replace("_", "-"): v for name, v in pace.items()})
    await hall.passes(SLACK, SECOND)
    (owing,) = (await hall.at(match)).owed()
    return match, owing


async def limits(hall: Hall, match: str) -> list[TimerRow]:
    """The limits of questions that are open."""
    table, found = await hall.at(match), []
    for timer in await hall.timers(match, "limit"):
        asked = table.asked(Seat(int(timer.key)))
        found += [timer] if asked and asked.token == timer.payload["token"] else []
    return found


async def turn_goes_on(hall: Hall, match: str) -> Seat:
    """The turn goes to the other player, who is called; whose it is then."""
    (before,) = (await hall.at(match)).owed()
    while (await hall.at(match)).owed() == (before,):
        await hall.plays(match, "easy")
    await hall.passes(SLACK, SECOND)
    (owing,) = (await hall.at(match)).owed()
    return owing


async def later(club: Club) -> None:
    """Some seconds, in which a board may be changed again."""
    await club.quiet()
    club.box.clock.advance(SLACK)
    await club.quiet()


async def dues(club: Club) -> list[int]:
    """When the time of each seat ends that has a question."""
    table = await club.table()
    return [due for seat in table.owed() if (due := table.time.due(seat)) is not None]


# -- when it begins -----------------------------------------------------------------------------


async def test_the_time_counts_from_when_the_call_has_arrived(hall: Hall) -> None:
    match, _ = await limited(hall, limit="6h")
    hall.sender.fails[HERE] = [Later("slow down", 5 * 3600)]
    failed = hall.clock.now()

    (before,) = (await hall.at(match)).owed()
    while (await hall.at(match)).owed() == (before,):
        await hall.plays(match, "easy")
    await hall.passes(4 * HOUR, HOUR)
    assert await limits(hall, match) == []
    await hall.passes(3 * HOUR, HOUR)

    (limit,) = await limits(hall, match)
    (call,) = [text for text in hall.sender.lines(HERE) if "your turn" in text]
    assert f"<t:{limit.due // 1000}:R>" in call
    assert abs(limit.due - (failed + 11 * HOUR)) <= HOUR, "five hours late, and six for them"


async def test_by_direct_message_it_counts_from_that(hall: Hall) -> None:
    for user in (ANN, BOB):
        await hall.types(user, "settings", notify="direct")
    match, owing = await limited(hall, limit="6h")
    other = (await hall.at(match)).players[1 - owing].user
    assert other is not None
    hall.sender.fails[-other] = [Later("so many inboxes", 3600)]

    await turn_goes_on(hall, match)
    assert await limits(hall, match) == []
    await hall.passes(2 * HOUR, 10 * MINUTE)

    (limit,) = await limits(hall, match)
    assert 4 * HOUR < limit.due - hall.clock.now() < 6 * HOUR
    assert f"<t:{limit.due // 1000}:R>" in hall.sender.board(HERE).body


async def test_nobodys_time_counts_before_their_quiet_hours_are_over(hall: Hall) -> None:
    for user in (ANN, BOB):  # it is midnight
        await hall.types(user, "settings", **{"quiet-from": 22, "quiet-to": 8})

    match, _ = await limited(hall, limit="6h")
    assert await limits(hall, match) == []
    await hall.passes(9 * HOUR, 10 * MINUTE)

    (limit,) = await limits(hall, match)
    assert 0 <= limit.due - (hall.clock.now() - HOUR + 6 * HOUR) <= 10 * MINUTE


async def test_whoever_answers_while_they_are_called_keeps_the_time_of_the_next_question(
    hall: Hall,
) -> None:
    """The call is under way when they answer: what is written of it is about an old question."""
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", limit="6h")
    await hall.passes(SLACK, SECOND)
    await turn_goes_on(hall, match)
    (seat,) = (await hall.at(match)).owed()
    other = await turn_goes_on(hall, match)
    assert other != seat
    hall.sender.holds[HERE] = asyncio.Event()
    async with hall.at_work():
        while (await hall.at(match)).owed() == (other,):
            await hall.plays(match, "easy")
        hall.clock.advance(SLACK)
        await hall.sender.until(lambda: HERE in hall.sender.held)
        while (await hall.at(match)).owed() == (seat,):  # on into a question of somebody else
            await hall.plays(match, "easy")
        hall.sender.holds.pop(HERE).set()
        await hall.until(match, lambda table: bool(table.live.heard))
    await hall.passes(10 * SECOND, SECOND)

    (limit,) = await limits(hall, match)
    assert 0 <= hall.clock.now() + 6 * HOUR - limit.due < MINUTE


async def test_a_call_that_has_arrived_counts_after_a_restart(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    await ann.slash(sandbox.channel, "game pace", limit="6h")
    await later(club)
    (due,) = await dues(club)

    await club.stop()
    await club.start()
    await later(club)

    assert await dues(club) == [due]
    assert f"time ends <t:{due // 1000}:R>" in club.live(ann).words


# -- what it is made of -------------------------------------------------------------------------


async def test_a_bank_is_used_when_the_time_of_a_decision_is_not_enough_and_grows(
    hall: Hall,
) -> None:
    match, owing = await limited(hall, limit="2h", bank="10h", gain="1h", cap="10h")
    (first,) = await limits(hall, match)
    assert abs(first.due - (hall.clock.now() + 12 * HOUR)) <= 2 * SLACK
    await hall.passes(5 * HOUR, HOUR)

    await turn_goes_on(hall, match)

    bank = (await hall.at(match)).time.bank(owing)
    assert abs(bank - 8 * HOUR) <= 2 * SLACK, "three of ten hours are gone, and one has come"
    for _ in range(12):
        await turn_goes_on(hall, match)
    assert (await hall.at(match)).time.bank(owing) == 10 * HOUR, "it grows no further"


async def test_whoever_is_out_of_time_has_nothing_left_in_their_bank(hall: Hall) -> None:
    match, owing = await limited(hall, limit="1h", bank="3h")

    await hall.passes(4 * HOUR + MINUTE)

    table = await hall.at(match)
    assert table.seq >= 1
    assert table.time.bank(owing) == 0
    assert table.time.bank(Seat(1 - owing)) == 3 * HOUR


async def test_quiet_hours_and_weekends_off_do_not_count(hall: Hall) -> None:
    """It is Thursday, midnight."""
    for user in (ANN, BOB):
        await hall.types(user, "settings", **{"quiet-from": 23, "quiet-to": 7})
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", limit="36h", weekends=False)
    await hall.passes(8 * HOUR, HOUR)
    begun = hall.clock.now() - 8 * HOUR

    (limit,) = await limits(hall, match)

    # 16 hours of Thursday, 16 of Friday; Saturday and Sunday are off; 4 of Monday.
    assert abs(limit.due - (begun + 4 * DAY + 11 * HOUR)) <= 10 * SECOND


async def test_the_pace_of_an_evening_is_in_minutes(hall: Hall) -> None:
    match, _ = await limited(hall, pace="live")

    (limit,) = await limits(hall, match)

    assert abs(limit.due - (hall.clock.now() + 18 * MINUTE)) <= 2 * SLACK
    assert await hall.timers(match, "reminder") == []


# -- how it is chosen ---------------------------------------------------------------------------


async def test_a_pace_is_chosen_with_the_options_and_stands_on_the_card(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    opened = await ann.slash(sandbox.channel, "game new", game=DV)
    assert opened.message is not None
    assert "**Pace: relaxed.** How long everybody has" in opened.text

    chosen = await ann.select(opened.message, "daily")
    await later(club)

    assert "**Out of time: " in chosen.text, "what it leaves open is asked, too"
    assert "**Pace:** daily" in club.live(ann).words
    table = await club.table()
    assert table.pace == Pace(**PACES["daily"])
    await bob.slash(sandbox.channel, "game join")
    await ann.slash(sandbox.channel, "game start")
    await later(club)
    (due,) = await dues(club)
    assert abs(due - (sandbox.clock.now() + 2 * DAY)) <= 10 * SECOND
    assert f"<t:{due // 1000}:R>" in club.live(ann).words


async def test_every_time_can_be_another(club: Club, ann: Actor, bob: Actor) -> None:
    await club.sit(DV, ann, bob)
    channel = club.box.channel

    said = await ann.slash(channel, "game pace", pace="weekly", limit="1d 12h", bank="90m")

    assert "Pace: **as set with /game pace**" in said.text
    assert "on your own turn: 36 hours" in said.text
    assert "Time bank: 90 minutes to begin with, 6 hours more with each move, 7 days" in said.text
    shown = await bob.slash(channel, "game pace")
    assert shown.text == said.text


async def test_what_is_no_time_is_refused_with_an_example_and_changes_nothing(
    club: Club, ann: Actor, bob: Actor
) -> None:
    await club.sit(DV, ann, bob)
    channel = club.box.channel

    wrong = await ann.slash(channel, "game pace", limit="soon")
    long = await ann.slash(channel, "game pace", limit="9w")

    assert "“soon” isn't a time" in wrong.text
    assert "3d" in wrong.text
    assert "30 days is the most" in long.text
    assert (await club.table()).pace == Pace()


async def test_times_are_proposed_as_they_are_typed(club: Club, ann: Actor, bob: Actor) -> None:
    await club.sit(DV, ann, bob)

    empty = await ann.autocomplete(club.box.channel, "game pace", "limit", "")
    typed = await ann.autocomplete(club.box.channel, "game pace", "limit", "36")

    assert "3 days" in empty.choices
    assert typed.choices[0] == "36 hours"
    said = await ann.slash(club.box.channel, "game pace", limit="36 hours")
    assert "36 hours" in said.text


@pytest.mark.parametrize(
    ("typed", "minutes"),
    [
        ("5m", 5), ("90 min", 90), ("12h", 720), ("12", 720), ("3d", 4320), ("1 Week", 10080),
        ("1d 12h", 2160), ("0", 0), ("", None), ("h", None), ("3x", None), ("-3h", None),
        ("1 month", None),
        ("3.5h", None), ("9999999h", MOST), ("9999999999h", None),
    ],
)  # fmt: skip
def test_a_time_is_read_as_people_write_it(typed: str, minutes: int | None) -> None:
    assert read(typed) == minutes
    if minutes not in (None, MOST):
        assert minutes is not None
        assert read(short(minutes)) == minutes


async def test_the_list_of_ones_tables_says_until_when(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    await ann.slash(sandbox.channel, "game pace", limit="6h")
    await later(club)
    player = await club.mover(ann, bob)

    listed = await player.slash(sandbox.channel, "game list")

    (due,) = await dues(club)
    assert f"**your turn** to choose an action, time ends <t:{due // 1000}:R>" in listed.text


# -- what an older bot has left -----------------------------------------------------------------


def test_a_pace_that_an_older_bot_wanted_to_tell_is_told_as_it_is_now() -> None:
    payload: dict[str, Any] = {"key": "pace-changed", "who": "Ann", "limit": 3, "remind": 24}

    row: Any = SimpleNamespace(kind="notice", payload=payload)

    assert rows.Content.of(row) == PaceChanged("Ann")


async def test_it_is_told_in_the_channel(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    table = await hall.at(match)

    await hall.put(rows.PaceChanged("Ann").to(table, 1))
    await hall.settle()

    assert any("Ann changed the pace" in text for text in hall.sender.lines(HERE))


# -- what must not come of it -------------------------------------------------------------------


async def test_a_bank_without_a_limit_is_refused(hall: Hall) -> None:
    await hall.sits(ANN, BOB)

    said = await hall.types(ANN, "game pace", bank="2h")

    assert "on top of a limit" in said.text
    assert (await hall.table()).pace == Pace()


async def test_where_a_direct_call_cannot_be_made_one_comes_in_the_channel(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    for user in (ANN, BOB):
        await hall.types(user, "settings", notify="direct")
    match, _ = await limited(hall, limit="6h")
    monkeypatch.setattr("bot.present.notices.call_by_letter", boom)

    await turn_goes_on(hall, match)
    await hall.passes(10 * MINUTE, 10 * SECOND)

    assert await limits(hall, match) != []
    assert any("your turn" in text for text in hall.sender.lines(HERE))


async def test_a_board_shown_anew_forgets_nobody_who_has_been_called(hall: Hall) -> None:
    match, owing = await limited(hall, limit="6h")
    before = await hall.at(match)
    stale = replace(before, live=before.live.model_copy(update={"heard": {}}))

    await hall.services.upkeep.show_again(stale, interaction=hall.interaction)

    assert (await hall.at(match)).time.called_at(owing) == before.time.called_at(owing)
