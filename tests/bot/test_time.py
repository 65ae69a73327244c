"""Reminders, limits, quiet hours: everything over the sandbox's clock."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from bot.clock import HOUR
from bot.table.computers import advice
from engine import Entry
from sandbox import Actor, Sandbox, Shown

from .club import Club
from .hall import ANN, BOB, CLEO, HERE, MINUTE, Hall

DV = "delta_v"


def reminders(person: Actor, sandbox: Sandbox) -> list[Shown]:
    return [s for s in person.sees(sandbox.channel) if "still waiting for you" in s.words]


async def hours(club: Club, count: int) -> None:
    """Let hours pass, one after the other."""
    for _ in range(count):
        club.box.clock.advance(HOUR)
        await club.quiet()


async def test_a_reminder_names_the_missing_decision_and_pings_only_its_player(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)

    await hours(club, 23)
    assert reminders(ann, sandbox) == []
    await hours(club, 1)

    (reminder,) = reminders(ann, sandbox)
    assert "choose an action" in reminder.words
    assert reminder.pings == [player.name]


async def test_reminders_survive_a_restart_and_come_once(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    await club.stop()
    sandbox.clock.advance(25 * HOUR)

    await club.start()
    await club.quiet()

    assert len(reminders(ann, sandbox)) == 1


async def test_reminders_become_rarer_and_stop(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    await ann.slash(sandbox.channel, "game pace", **{"remind-every": 1})
    for person in (ann, bob):
        await person.slash(sandbox.channel, "settings", **{"calls-a-day": 0})

    await hours(club, 40)

    posted = [seen for seen in ann.client.feed if "still waiting for you" in str(seen.shape)]
    assert [seen.kind for seen in posted] == ["message"] * 5
    assert len(reminders(ann, sandbox)) == 1, "each takes the place of the one before"


async def test_a_reminder_can_be_muted_for_the_turn(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    await ann.slash(sandbox.channel, "game pace", **{"remind-every": 1})
    await hours(club, 1)

    answer = await player.click(reminders(player, sandbox)[0], "Mute for this turn")
    await hours(club, 10)

    assert "No more reminders" in answer.text
    assert len(reminders(ann, sandbox)) == 1


async def test_the_users_own_interval_goes_before_the_tables(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    for person in (ann, bob):
        await person.slash(sandbox.channel, "settings", **{"remind-every": 2})
    await club.sit(DV, ann, bob)

    await hours(club, 2)

    assert len(reminders(ann, sandbox)) == 1


async def test_nobody_is_reminded_in_his_quiet_hours(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    # the sandbox's clock starts at midnight UTC
    for person in (ann, bob):
        answer = await person.slash(
            sandbox.channel,
            "settings",
            timezone="Europe/Berlin",
            **{"remind-every": 2, "quiet-from": 22, "quiet-to": 9},
        )
        assert "Europe/Berlin" in answer.text
    await club.sit(DV, ann, bob)

    await hours(club, 8)  # 9:00 in Berlin: the call comes
    assert reminders(ann, sandbox) == []
    await hours(club, 2)

    assert len(reminders(ann, sandbox)) == 1


async def test_a_wrong_time_zone_is_refused_with_an_example(
    club: Club, ann: Actor, sandbox: Sandbox
) -> None:
    answer = await ann.slash(sandbox.channel, "settings", timezone="Mars/Olympus")

    assert "Europe/Berlin" in answer.text


async def test_whoever_likes_it_is_told_by_direct_message(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    for person in (ann, bob):
        await person.slash(sandbox.channel, "settings", notify="direct")
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)

    assert "your turn: choose an action" in player.inbox[-1].words
    await hours(club, 24)

    assert "still waiting for you" in player.inbox[-1].words
    assert reminders(ann, sandbox) == []


async def made(club: Club) -> Sequence[Entry]:
    """All entries of the table."""
    async with club.services.store.reading() as tx:
        return await tx.log.entries((await club.table()).id)


async def defaults(club: Club) -> int:
    """How often the clock has decided for somebody."""
    return sum(entry.by == "clock" and entry.seat >= 0 for entry in await made(club))


async def test_when_the_limit_passes_the_default_is_taken(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    await ann.slash(sandbox.channel, "game pace", limit="6h")

    await hours(club, 5)
    assert await defaults(club) == 0
    await hours(club, 1)

    assert await defaults(club) == 1
    assert (await club.table()).seq == 1


async def test_a_limit_counts_on_after_the_bot_was_down(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    await ann.slash(sandbox.channel, "game pace", limit="6h")
    await club.stop()
    sandbox.clock.advance(7 * HOUR)

    await club.start()
    await club.quiet()
    assert await defaults(club) == 0
    await hours(club, 5)
    assert await defaults(club) == 0
    await hours(club, 1)

    assert await defaults(club) == 1


async def test_in_strict_memory_a_secret_disappears_after_a_minute(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    opened = await ann.slash(sandbox.channel, "game new", game=DV)
    assert opened.message is not None
    await ann.select(opened.message, "off")
    await bob.slash(sandbox.channel, "game join")
    await ann.slash(sandbox.channel, "game start")
    await club.quiet()
    player = await club.mover(ann, bob)
    await player.slash(sandbox.channel, "delta-v survey", bribe="alphatite")
    await player.slash(sandbox.channel, "delta-v survey", line="row-3")

    answer = await player.slash(sandbox.channel, "delta-v survey", tiles="A3 B3 C3")
    await club.quiet()

    assert "in your inbox for one minute" in answer.text
    secret = player.inbox[-1]
    assert "A3" in secret.words
    assert "board.png" not in secret.files
    sandbox.clock.advance(61_000)
    await club.quiet()
    assert secret.id not in [shown.id for shown in player.inbox]
    recap = await player.slash(sandbox.channel, "game log")
    assert "You see" not in recap.text


async def test_two_times_that_are_set_at_one_moment_both_hold(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await hall.sits(ANN, BOB)
    set_pace = hall.services.upkeep.set_pace
    calls: list[int] = []
    both_have_looked = asyncio.Barrier(2)

    async def at_once(*args: Any, interaction: int) -> None:
        calls.append(interaction)
        if len(calls) <= 2:
            await both_have_looked.wait()
        await set_pace(*args, interaction=interaction)

    monkeypatch.setattr(hall.services.upkeep, "set_pace", at_once)

    await asyncio.gather(
        hall.types(ANN, "game pace", limit="48h"),
        hall.types(ANN, "game pace", **{"remind-every": 5}),
    )

    pace = (await hall.at(match)).pace
    assert (pace.move, pace.remind_every) == (48 * 60, 5)


async def test_a_reminder_goes_when_the_question_has_been_answered(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    await hours(club, 24)
    assert len(reminders(ann, sandbox)) == 1

    await player.slash(sandbox.channel, "delta-v prospect")
    await club.quiet()

    assert reminders(ann, sandbox) == []


async def test_a_new_limit_counts_from_when_it_is_set_and_stands_on_the_board(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    await hours(club, 20)
    set_at = sandbox.clock.now()

    await ann.slash(sandbox.channel, "game pace", limit="3h")
    await club.quiet()

    assert await defaults(club) == 0
    assert f"time ends <t:{(set_at + 3 * HOUR) // 1000}:R>" in club.live(ann).words
    await hours(club, 2)
    assert await defaults(club) == 0
    await hours(club, 1)
    assert await defaults(club) == 1


async def test_everybody_reads_that_the_pace_is_another(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)

    await ann.slash(sandbox.channel, "game pace", limit="3h")
    await club.quiet()

    (told,) = [shown for shown in bob.sees(sandbox.channel) if "changed the pace" in shown.words]
    assert "on your own turn: 3 hours" in told.words
    assert told.silent


async def test_somebody_is_warned_before_their_time_ends(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    await ann.slash(sandbox.channel, "game pace", limit="8h")
    ends = sandbox.clock.now() + 8 * HOUR

    def warnings() -> list[Shown]:
        return [s for s in ann.sees(sandbox.channel) if "your time in" in s.words]

    await hours(club, 5)
    assert warnings() == []
    await hours(club, 1)

    (warning,) = warnings()
    assert warning.pings == [player.name]
    assert f"<t:{ends // 1000}:R>" in warning.words
    await hours(club, 2)
    assert warnings() == [], "the default was taken"


async def test_a_default_is_told_as_one_to_whom_it_happened_and_in_log_and_recap(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    await ann.slash(sandbox.channel, "game pace", limit="3h")
    await hours(club, 3)
    said = "the default is taken, “Prospect under your rockets” (DV94)"

    (told,) = [s for s in ann.sees(sandbox.channel) if "**Delta V**: Time ran" in s.words]
    assert told.pings == [player.name]
    assert not told.silent
    assert said in told.words
    assert said in club.live(ann).words
    for command in ("game recap", "game log"):
        answer = await player.slash(sandbox.channel, command)
        assert f"Time ran out for **{player.name}**: {said}" in answer.text, command


async def test_a_table_may_choose_that_a_computer_moves_for_the_late(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    said = await ann.slash(sandbox.channel, "game pace", limit="3h", late="mind")
    await club.quiet()
    table = await club.table()
    seat = table.seat_of(player.id)
    assert seat is not None
    advised = advice(table, seat).choice
    await hours(club, 3)

    entry = next(entry for entry in await made(club) if entry.seat == seat)
    assert "Out of time: I move for you" in said.text
    assert (entry.seat, entry.by) == (seat, "stand-in")
    assert entry.choice.verb == advised.verb
    (told,) = [s for s in ann.sees(sandbox.channel) if "**Delta V**: Time ran" in s.words]
    assert "I have moved for them" in told.words
    recap = await player.slash(sandbox.channel, "game recap")
    assert "I have moved for them" in recap.text


async def test_a_default_does_not_count_as_ones_last_move(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    other = bob if player is ann else ann
    await player.slash(sandbox.channel, "delta-v buy")
    await ann.slash(sandbox.channel, "game pace", limit="3h")
    for _ in range(12):
        await hours(club, 1)

    recap = await player.slash(sandbox.channel, "game recap")

    assert f"Time ran out for **{player.name}**" in recap.text
    assert f"Time ran out for **{other.name}**" in recap.text


async def test_nobodys_time_runs_out_in_their_quiet_hours_nor_in_the_hour_after(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    for person in (ann, bob):  # it is midnight
        await person.slash(sandbox.channel, "settings", **{"quiet-from": 2, "quiet-to": 8})
    await club.sit(DV, ann, bob)

    await ann.slash(sandbox.channel, "game pace", limit="150m")
    await hours(club, 8)
    sandbox.clock.advance(59 * MINUTE)
    await club.quiet()

    assert await defaults(club) == 0
    (warning,) = [s for s in ann.sees(sandbox.channel) if "your time in" in s.words]
    assert not warning.silent
    sandbox.clock.advance(MINUTE)
    await club.quiet()
    assert await defaults(club) == 1


async def test_quiet_hours_keep_quiet_and_one_call_comes_at_their_end(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    for person in (ann, bob):
        await person.slash(
            sandbox.channel, "settings", notify="both", **{"quiet-from": 22, "quiet-to": 8}
        )

    await club.sit(DV, ann, bob)
    await hours(club, 7)
    loud = [s for s in ann.sees(sandbox.channel) if s.pings and not s.ephemeral]
    assert loud == []
    assert all(shown.silent for person in (ann, bob) for shown in person.inbox)
    await hours(club, 1)

    player = await club.mover(ann, bob)
    (call,) = [s for s in ann.sees(sandbox.channel) if s.pings and not s.ephemeral]
    assert call.pings == [player.name]
    assert "your turn" in player.inbox[-1].words
    assert not player.inbox[-1].silent


async def test_a_call_says_what_for_what_happened_and_where_in_three_lines(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    (first,) = (await hall.at(match)).owed()
    while (await hall.at(match)).owed() == (first,):
        await hall.plays(match, "easy")
    await hall.settle()

    table = await hall.at(match)
    (call,) = [text for text in hall.sender.lines(HERE) if "your turn" in text]
    lines = call.splitlines()
    assert len(lines) == 3
    assert "your turn: " in lines[0]
    assert table.names[first] in lines[1]
    assert f"/{table.board}>" in lines[2]


async def test_the_last_one_missing_is_told_so_once(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="merchant_of_venus")
    await hall.settle()
    last = max((await hall.at(match)).owed())
    while (await hall.at(match)).owed() != (last,):
        await hall.plays(match)
    name = f"<@{(await hall.at(match)).players[last].user}>"

    await hall.passes(50 * MINUTE)
    assert not any("everyone else" in text for text in hall.sender.lines(HERE))
    await hall.passes(3 * HOUR)

    called = [text for text in hall.sender.lines(HERE) if "everyone else has answered" in text]
    assert len(called) == 1
    assert called[0].startswith(name)
