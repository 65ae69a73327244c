"""Somebody who has left the server is not waited for like anybody else."""

from __future__ import annotations

from dataclasses import replace

from bot.clock import DAY, HOUR
from bot.presses import Join
from sandbox import Actor, Sandbox
from tests.secrecy.world import GUILD, Recorder

from .club import Club
from .hall import ANN, BOB, CLEO, DAN, HERE, MINUTE, THERE, Hall, button


async def owing(hall: Hall) -> int:
    """Whoever is waited for at a table of two."""
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    table = await hall.at(match)
    return table.players[table.owed()[0]].user or 0


def left(hall: Hall) -> int:
    """How often the channel was told."""
    return sum("has left this server" in line for line in hall.sender.lines(HERE))


async def test_when_a_reminder_is_due_the_table_says_that_its_person_has_left(hall: Hall) -> None:
    hall.sender.left = frozenset({await owing(hall)})

    await hall.passes(3 * DAY, HOUR)

    assert left(hall) == 1
    assert not any("is still waiting for you" in line for line in hall.sender.lines(HERE))


async def test_the_seat_of_who_has_left_goes_to_a_computer_at_once(hall: Hall) -> None:
    gone = await owing(hall)
    hall.sender.left = frozenset({gone})
    await hall.passes(DAY + HOUR, HOUR)
    there = BOB if gone == ANN else ANN
    hall.sql("UPDATE matches SET host = ?", there)
    table = await hall.at(hall.match)
    seat = table.seat_of(gone)

    await hall.types(there, "game replace", player=f"seat-{seat}", computer="easy")
    await hall.settle()

    assert (await hall.at(hall.match)).players[seat or 0].computer == "easy"


async def test_who_comes_back_is_reminded_again_and_asked_first(hall: Hall) -> None:
    gone = await owing(hall)
    hall.sender.left = frozenset({gone})
    await hall.passes(DAY + HOUR, HOUR)
    hall.sender.left = frozenset()
    await hall.passes(4 * DAY, HOUR)
    there = BOB if gone == ANN else ANN
    hall.sql("UPDATE matches SET host = ?", there)
    seat = (await hall.at(hall.match)).seat_of(gone)

    await hall.types(there, "game replace", player=f"seat-{seat}", computer="easy")
    await hall.settle()

    assert any("is still waiting for you" in line for line in hall.sender.lines(HERE))
    assert (await hall.at(hall.match)).players[seat or 0].user == gone


async def test_where_the_host_of_a_full_table_has_left_who_leads_it_now_is_told(hall: Hall) -> None:
    hall.sender.left = frozenset({ANN})
    match = await hall.lobby(ANN, BOB, CLEO)
    await hall.presses(DAN, Join(match).id)
    await hall.settle()

    (told,) = [m for m in hall.sender.stands(HERE) if "all seats are taken" in m.text]
    assert told.pings == (BOB,)
    await hall.presses(BOB, button(told, "Start"))
    assert (await hall.table()).status == "running"


async def test_discord_is_asked_whether_somebody_has_left(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("delta_v", ann, bob)
    await club.quiet()
    mover = await club.mover(ann, bob)
    other = bob if mover is ann else ann
    sandbox.world.leave(sandbox.guild, mover.user)

    for _ in range(26):
        sandbox.clock.advance(HOUR)
        await club.quiet()

    assert any("has left this server" in each.words for each in other.sees(sandbox.channel))


async def test_an_inbox_refused_while_the_bot_was_out_of_the_server_counts_as_open_again(
    hall: Hall,
) -> None:
    hall.sender.closed = frozenset({BOB})
    await hall.sits(ANN, BOB, game="space_mission")
    await hall.settle()
    assert "I can't reach you" in hall.sender.board(HERE).body
    hall.sender.closed = frozenset()

    await hall.services.mending.guild_back(GUILD)
    await hall.passes(MINUTE)

    assert "I can't reach you" not in hall.sender.board(HERE).body


async def test_where_the_bot_is_taken_out_its_tables_sleep_and_go_on_when_it_is_back(
    hall: Hall,
) -> None:
    first, second = await hall.sits(ANN, BOB), await hall.sits(ANN, BOB, channel=THERE)
    await hall.passes(HOUR)
    seq = (await hall.at(first)).seq

    await hall.services.freezer.put_to_sleep(GUILD)
    await hall.settle()
    quiet = len(hall.sender.said)
    await hall.passes(5 * DAY, HOUR)

    told = [each.text for each in hall.sender.stands(-ANN) if "taken out" in each.text]
    assert len(told) == 1
    assert len(hall.sender.said) == quiet
    assert "taken out of its server" in (await hall.types(ANN, "game turn")).text

    await hall.services.freezer.wake({GUILD})
    await hall.passes(MINUTE)

    for match in (first, second):
        assert (await hall.at(match)).status == "running"
    assert (await hall.at(first)).seq == seq
    assert any("The game goes on" in line for line in hall.sender.lines(HERE))


async def test_a_table_that_sleeps_goes_on_where_it_is_brought(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.services.freezer.put_to_sleep(GUILD)
    elsewhere = replace(hall.who(ANN, THERE), guild=GUILD + 1)

    await hall.router.command(elsewhere, "game import", {"from": match}, Recorder())
    await hall.settle()

    table = await hall.at(match)
    assert (table.status, table.guild) == ("running", GUILD + 1)
