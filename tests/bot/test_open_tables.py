"""An open table says when it is full, and ends some day if nobody starts it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.message import Message
from bot.presses import CallPlayers, Join, Leave, Start
from bot.workers.sending import Refusal
from sandbox import Actor, Sandbox
from tests.secrecy.world import GUILD

from .club import Club
from .hall import ANN, BOB, CLEO, DAN, DAY, EVE, HERE, HOUR, MINUTE, THERE, Hall, button, labels
from .managing import DV, opens, rule

# -- full ----------------------------------------------------------------------------------------


def told_full(hall: Hall, place: int = HERE) -> list[Message]:
    return [m for m in hall.sender.stands(place) if "all seats are taken" in m.text]


async def fills(hall: Hall, *settings: tuple[str, Any]) -> str:
    """A table of Ann's at which the last seat is taken by Dan."""
    for name, value in settings:
        await hall.types(ANN, "settings", **{name: value})
    match = await hall.lobby(ANN, BOB, CLEO)
    await hall.settle()
    await hall.presses(DAN, Join(match).id)
    await hall.settle()
    return match


async def test_a_full_table_calls_its_host_with_a_button_that_starts_it(hall: Hall) -> None:
    await fills(hall)

    (message,) = told_full(hall)
    assert message.pings == (ANN,)
    assert not message.silent
    assert labels(message) == ["Start"]
    await hall.presses(ANN, button(message, "Start"))
    assert (await hall.table()).status == "running"


async def test_where_somebody_stands_in_for_the_host_both_are_called(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB, CLEO)
    await hall.passes(DAY - HOUR, HOUR)
    await hall.types(BOB, "game show")
    await hall.passes(2 * HOUR, HOUR)

    await hall.presses(DAN, Join(match).id)
    await hall.settle()

    (message,) = told_full(hall)
    assert message.pings == (ANN, BOB)


async def test_whoever_stands_in_later_is_called_then(hall: Hall) -> None:
    await fills(hall)
    await hall.passes(DAY - HOUR, HOUR)
    await hall.types(BOB, "game show")

    await hall.passes(2 * HOUR, HOUR)

    first, second = told_full(hall)
    assert (first.pings, second.pings) == ((ANN,), (BOB,))


async def test_it_is_told_again_when_somebody_has_left_but_once_an_hour(hall: Hall) -> None:
    match = await fills(hall)
    for _ in range(3):
        await hall.presses(DAN, Leave(match).id)
        await hall.presses(DAN, Join(match).id)
        await hall.passes(MINUTE)
    assert len(told_full(hall)) == 1

    await hall.passes(HOUR)

    assert len(told_full(hall)) == 2


async def test_whoever_is_gone_by_then_makes_it_no_full_table(hall: Hall) -> None:
    match = await fills(hall)
    await hall.presses(DAN, Leave(match).id)
    await hall.presses(EVE, Join(match).id)
    await hall.presses(EVE, Leave(match).id)

    await hall.passes(90 * MINUTE)
    assert len(told_full(hall)) == 1

    await hall.presses(DAN, Join(match).id)  # and nothing keeps that from being told
    await hall.settle()
    assert len(told_full(hall)) == 2


@pytest.mark.parametrize(
    ("notify", "places"),
    [("channel", [HERE]), ("direct", [-ANN]), ("both", [HERE, -ANN]), ("digest", [-ANN])],
)
async def test_it_is_told_where_the_host_wants_to_hear_of_their_turns(
    hall: Hall, notify: str, places: list[int]
) -> None:
    await fills(hall, ("notify", notify))

    assert [place for place in (HERE, -ANN) if told_full(hall, place)] == places


async def test_a_host_who_wants_no_calls_gets_none(hall: Hall) -> None:
    await fills(hall, ("notify", "none"))

    assert told_full(hall) == told_full(hall, -ANN) == []


async def test_where_the_inbox_is_closed_it_is_told_in_the_channel(hall: Hall) -> None:
    hall.sender.refuses_inboxes = Refusal("inbox")

    await fills(hall, ("notify", "direct"))

    (message,) = told_full(hall)
    assert message.pings == (ANN,)


async def test_it_waits_for_the_end_of_the_hosts_quiet_hours(hall: Hall) -> None:
    await fills(hall, ("quiet-from", 23), ("quiet-to", 9))
    assert told_full(hall) == []

    await hall.passes(9 * HOUR, HOUR)

    (message,) = told_full(hall)
    assert message.pings == (ANN,)


async def test_a_host_who_takes_the_last_seat_or_gives_it_to_a_computer_sees_it(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB, CLEO)
    await hall.types(ANN, "game add-computer")
    await hall.settle()
    await hall.presses(ANN, Leave(match).id)
    await hall.presses(ANN, Join(match).id)
    await hall.settle()

    assert told_full(hall) == []


# -- the end -------------------------------------------------------------------------------------


async def status(hall: Hall) -> str:
    return (await hall.table()).status


async def test_a_table_that_nobody_starts_is_closed_and_its_people_are_told(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.passes(14 * DAY - HOUR, HOUR)
    assert await status(hall) == "lobby"

    await hall.passes(HOUR + MINUTE)

    assert await status(hall) == "stopped"
    (message,) = [m for m in hall.sender.stands(HERE) if "so it's closed" in m.text]
    assert "in 14 days" in message.text
    assert message.pings == (ANN, BOB)
    assert not message.silent
    (board,) = [m for m in hall.sender.stands(HERE) if "nobody started it in 14 days" in m.body]
    assert board.rows == ()
    again = await hall.presses(CLEO, Join(match).id)
    assert "This game is over" in again.text
    await hall.lobby(CLEO)  # the channel is free


async def test_who_comes_leaves_or_changes_something_keeps_it_open(hall: Hall) -> None:
    match = await hall.lobby(ANN)

    async def option() -> None:
        await hall.types(ANN, "game option", setting="advice", value="False")

    async def pace() -> None:
        await hall.types(ANN, "game pace", limit="3d")

    async def joins() -> None:
        await hall.presses(BOB, Join(match).id)

    async def leaves() -> None:
        await hall.presses(BOB, Leave(match).id)

    for does in (joins, leaves, option, pace):
        await does()
        await hall.passes(13 * DAY, 12 * HOUR)
        assert await status(hall) == "lobby", does.__name__

    await hall.passes(DAY, 12 * HOUR)
    assert await status(hall) == "stopped"


async def test_looking_at_it_does_not_keep_it_open(hall: Hall) -> None:
    await hall.lobby(ANN)
    await hall.passes(13 * DAY, 12 * HOUR)
    await hall.types(ANN, "game show")

    await hall.passes(DAY, HOUR)

    assert await status(hall) == "stopped"


async def test_where_nobody_sits_nobody_is_told(hall: Hall) -> None:
    match = await hall.lobby(ANN)
    await hall.presses(ANN, Leave(match).id)

    await hall.passes(14 * DAY + MINUTE, 12 * HOUR)

    assert await status(hall) == "stopped"
    assert hall.sender.lines(HERE) == []


async def test_its_call_for_players_is_closed_as_well(hall: Hall) -> None:
    await hall.services.servers.change(GUILD, hall.interaction, seeking=(THERE,))
    match = await hall.lobby(ANN)
    await hall.presses(ANN, CallPlayers(match).id)

    await hall.passes(14 * DAY + MINUTE, 12 * HOUR)

    (call,) = hall.sender.stands(THERE)
    assert "was closed" in call.body
    assert call.rows == ()


async def test_when_the_bot_was_not_there_people_have_a_day_to_start_it(hall: Hall) -> None:
    await hall.lobby(ANN, BOB)
    await hall.settle()
    await hall.services.reach.note()
    hall.services.reach.lost()
    hall.clock.advance(15 * DAY)
    await hall.services.reachable()

    await hall.passes(DAY - HOUR, HOUR)
    assert await status(hall) == "lobby"

    await hall.passes(HOUR + MINUTE)
    assert await status(hall) == "stopped"


async def test_a_table_that_has_begun_goes_on(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.presses(ANN, Start(match).id)

    await hall.passes(15 * DAY, 12 * HOUR)

    assert await status(hall) == "running"


async def test_a_server_chooses_how_long_also_for_tables_that_are_open(hall: Hall) -> None:
    await hall.lobby(ANN)
    other = await hall.lobby(BOB, channel=THERE)
    await hall.types(BOB, "game option", channel=THERE, setting="advice", value="False")
    await hall.passes(5 * DAY, 12 * HOUR)
    await hall.types(BOB, "game option", channel=THERE, setting="undo", value="never")

    await hall.services.servers.change(GUILD, hall.interaction, open_days=3)
    await hall.settle()

    async with hall.store.reading() as tx:
        (mine,) = await tx.matches.in_channel(HERE)
    assert mine.status == "stopped"
    assert (await hall.at(other)).status == "lobby"
    await hall.passes(3 * DAY, 12 * HOUR)
    assert (await hall.at(other)).status == "stopped"


async def test_managers_set_it_by_command(
    club: Club, ann: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    await opens(ann, sandbox.channel, DV)
    assert "is closed after: 14 days" in (await rule(manager, sandbox.channel)).text

    changed = await rule(manager, sandbox.channel, open_days=1)

    assert "is closed after: a day" in changed.text
    sandbox.clock.advance(DAY + MINUTE)
    await club.quiet()
    assert (await club.table()).status == "stopped"
