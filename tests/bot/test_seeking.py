"""A table calls for players in the channel that its server has for that."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.message import Message
from bot.presses import CallPlayers, Join, Leave, Start
from bot.routing.requests import Caller
from bot.workers.sending import Refusal
from sandbox import Actor, Sandbox
from tests.secrecy.world import GUILD, Recorder

from .club import Club
from .hall import ANN, BOB, CLEO, EVE, HERE, HOUR, THERE, Hall, button, labels, said
from .managing import DV, chooses, opens, rule

MENU = "Where tables call for players"


@pytest.fixture
async def board(hall: Hall) -> Hall:
    """A server in which players are sought in a channel."""
    await hall.services.servers.change(GUILD, hall.interaction, seeking=(THERE,))
    return hall


async def calls(hall: Hall, user: int = ANN) -> str:
    """Somebody calls for players to the table; what they hear."""
    answer = await hall.presses(user, CallPlayers(hall.match).id)
    await hall.settle()
    return answer.text


def call(hall: Hall) -> Message:
    """The call that stands."""
    (message,) = hall.sender.stands(THERE)
    return message


async def test_it_says_what_is_played_how_with_whom_and_mentions_nobody(board: Hall) -> None:
    match = await board.lobby(ANN, BOB)
    await board.types(ANN, "game pace", pace="daily")
    await board.services.lobby.set_option(
        await board.at(match), "advice", "False", interaction=board.interaction
    )
    await board.settle()
    assert "Call for players" in labels(board.sender.board(HERE))

    answer = await calls(board)

    assert f"<#{THERE}>" in answer
    message = call(board)
    assert message.title == "Delta V: players wanted"
    first, *lines = message.body.splitlines()
    assert first == f"**Ann** looks for players in <#{HERE}>."
    assert "**Seats:** 2 of 4 taken (**Ann** and **Bob**), 2 free" in lines
    assert "**Pace:** daily" in lines
    assert "**Language:** English" in lines
    assert any(line.endswith(("** off", "** no")) for line in lines[3:]), lines
    assert message.pings == ()
    assert not message.silent
    assert labels(message) == ["Join"]


async def test_it_is_silent_where_calls_are(board: Hall) -> None:
    await board.services.servers.change(GUILD, board.interaction, calls="silent")
    await board.lobby(ANN)
    await calls(board)

    assert call(board).silent


async def test_who_joins_there_hears_where_the_table_is_and_the_call_follows(board: Hall) -> None:
    match = await board.lobby(ANN)
    await calls(board)
    board.services.tables.forget()
    board.revive()

    press = button(call(board), "Join")
    caller = replace(board.who(BOB, THERE), sees=lambda channel: channel == HERE)
    answer = await answered(board, caller, press)
    await board.settle()

    assert answer.text.startswith("You're in")
    assert f"The table is in <#{HERE}>." in answer.text
    assert "2 of 4 taken" in call(board).body
    await board.presses(BOB, Leave(match).id)
    await board.settle()
    assert "1 of 4 taken" in call(board).body


async def answered(hall: Hall, caller: Caller, press: str) -> Message:
    """What somebody hears who presses a button."""
    answer = Recorder()
    await hall.router.press(caller, press, (), answer)
    return said(answer)


async def test_only_those_join_whom_discord_shows_the_table(board: Hall) -> None:
    match = await board.lobby(ANN)
    await calls(board)

    await board.presses(BOB, button(call(board), "Join"), channel=THERE)

    assert (await board.at(match)).seat_of(BOB) is None


async def test_at_the_end_it_says_why_and_has_no_button(board: Hall) -> None:
    match = await board.lobby(ANN, BOB, CLEO)
    await calls(board)
    await board.presses(EVE, Join(match).id)
    await board.settle()
    assert "All seats are taken" in call(board).body
    assert call(board).rows == ()
    await board.presses(EVE, Leave(match).id)
    await board.settle()
    assert labels(call(board)) == ["Join"]

    await board.presses(ANN, Start(match).id)
    await board.settle()

    assert "The game has begun" in call(board).body
    assert call(board).rows == ()


async def test_a_table_that_is_closed_says_so(board: Hall) -> None:
    await board.lobby(ANN)
    await calls(board)
    question = await board.types(ANN, "game end")
    await board.presses(ANN, button(question, "Stop the table"))
    await board.settle()

    assert "was closed" in call(board).body
    assert call(board).rows == ()


async def test_there_is_one_at_a_time_and_the_next_after_some_hours(board: Hall) -> None:
    await board.lobby(ANN, BOB)
    answers = await asyncio.gather(
        *(board.presses(user, CallPlayers(board.match).id) for user in (ANN, BOB))
    )
    await board.settle()
    assert sum("stands in" in answer.text for answer in answers) == 1
    assert len(board.sender.stands(THERE)) == 1

    board.sender.channels[THERE].clear()  # a moderator deletes it
    board.sender.fails[THERE] = [Refusal("message")]
    await board.presses(CLEO, Join(board.match).id)
    await board.settle()
    assert "every 6 hours at most" in await calls(board)
    await board.passes(6 * HOUR, HOUR)
    assert f"<#{THERE}>" in await calls(board)
    assert "3 of 4 taken" in call(board).body


async def test_whoever_only_watches_does_not_call(board: Hall) -> None:
    await board.lobby(ANN)

    assert "You aren't" in await calls(board, EVE)
    assert board.sender.stands(THERE) == []


async def test_where_no_channel_is_chosen_it_says_who_can(hall: Hall) -> None:
    await hall.lobby(ANN)

    assert "/server" in await calls(hall)


@pytest.mark.parametrize("reason", ["channel", "access", "permission"])
async def test_where_the_channel_takes_none_the_host_hears_of_it(board: Hall, reason: str) -> None:
    match = await board.lobby(ANN)
    board.sender.fails[THERE] = [Refusal(reason)]  # type: ignore[arg-type]

    await calls(board)

    (letter,) = [m for m in board.sender.stands(-ANN) if "I can't post" in m.text]
    assert f"<#{THERE}>" in letter.text
    assert (await board.at(match)).live.trouble == ""
    board.clock.advance(HOUR)
    await calls(board)
    assert labels(call(board)) == ["Join"]


async def test_managers_choose_the_channel_and_people_join_from_it(
    club: Club, ann: Actor, bob: Actor, manager: Actor, sandbox: Sandbox
) -> None:
    plaza = sandbox.add_channel("plaza")
    assert "Calls for players: nowhere" in (await rule(manager, sandbox.channel)).text
    changed = await chooses(manager, sandbox.channel, MENU, plaza)
    assert f"Calls for players: <#{plaza.id}>" in changed.text
    await opens(ann, sandbox.channel, DV)
    await club.quiet()
    await ann.click(club.live(ann), "Call for players")
    await club.quiet()
    await club.restart()

    (shown,) = [shown for shown in bob.sees(plaza) if "players wanted" in shown.words]
    answer = await bob.click(shown, "Join")
    await club.quiet()

    assert answer.ephemeral
    assert f"The table is in <#{sandbox.channel.id}>" in answer.text
    assert (await club.table()).names == ("Ann", "Bob")
    assert any("2 of 4 taken" in shown.words for shown in bob.sees(plaza))
    assert changed.message is not None
    left = await manager.click(changed.message, "No calls for players")
    assert "Calls for players: nowhere" in left.text
    assert sandbox.refused == []
