"""The end of a match is an event: everybody is told once, and the way on is there."""

from __future__ import annotations

import re
import threading
from typing import Any

import pytest

import games
from bot.message import Message
from bot.present.pictures import caption
from bot.presses import Stop
from bot.services import archive
from bot.table.table import Table
from engine import Dice, Seat, copy, decided, stopped
from minds import ask
from tests.tiers import long_but

from .hall import ANN, BOB, CLEO, DAN, DAY, EVE, HERE, HOUR, Hall, button, labels

# -- at the end of a match ----------------------------------------------------------------------


def told(hall: Hall, channel: int = HERE) -> list[Message]:
    """The messages that tell of an end."""
    return [m for m in hall.sender.stands(channel) if "Rematch" in labels(m)]


async def played_out(hall: Hall, *people: int, computers: int = 0) -> Message:
    """A match that people play to its end; what is told of it."""
    match = await hall.sits(*people, game="tiny", computers=computers)
    while (await hall.at(match)).status == "running":
        await hall.settle()
        if (await hall.at(match)).status == "running":
            await hall.plays(match)
    await hall.settle()
    (message,) = told(hall)
    return message


async def test_the_end_is_told_in_a_new_message_that_names_everybody(hall: Hall) -> None:
    message = await played_out(hall, ANN, BOB, computers=1)

    assert message.text == f"<@{ANN}>, <@{BOB}> and **Drifter 1**: **Tiny** is over."
    assert message.pings == (ANN, BOB)
    assert hall.sender.stands(HERE)[-1] is message
    assert message.picture is not None


async def test_it_says_who_won_by_what_and_why_and_ends_with_the_dice(hall: Hall) -> None:
    message = await played_out(hall, ANN, BOB)

    table = await hall.table()
    assert table.state is not None
    result = table.game.rules.result(table.state)
    first, *lines, last = message.body.splitlines()
    scores = lines[: len(result.rows)]
    assert all(f"**{table.names[seat]}**" in first for seat in result.winners)
    assert " : ".join(map(str, sorted((r[-1] for r in result.rows), reverse=True))) in first
    assert first.endswith("All comets have come by.")
    assert [line[:2] for line in scores] == [f"{place}." for place in sorted(result.places)]
    assert table.commitment in last
    assert "/game verify" in last


async def test_three_sentences_tell_everybody_what_decided_it(hall: Hall) -> None:
    message = await played_out(hall, ANN, BOB)

    best, turn, gap = message.body.splitlines()[3:-1]
    assert re.fullmatch(
        r"Best move: \*\*\w+\*\* at move \d+ of \d+ with \*\*.*\*\*\. .* at once.", best
    )
    assert turn.startswith("Turning point: ")
    assert re.match(r"Biggest difference: .*\. \d+ for \*\*\w+\*\*, \d+ for \*\*\w+\*\*\.", gap)
    recap = await hall.presses(ANN, button(message, "Recap"))
    assert all(sentence in recap.body for sentence in (best, turn, gap))


async def test_what_decided_it_is_worked_out_once_and_not_on_the_event_loop(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads = []

    def course(*args: Any) -> Any:
        threads.append(threading.current_thread())
        return replayed(*args)

    replayed = decided.course
    monkeypatch.setattr(archive, "course", course)
    message = await played_out(hall, ANN, BOB)
    await hall.presses(ANN, button(message, "Recap"))

    (thread,) = threads
    assert thread is not threading.current_thread()


@pytest.mark.parametrize(
    "changed",
    [
        "DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)",
        "UPDATE entries SET choice = 'bid 99' WHERE seq = 1",
    ],
)
async def test_where_the_record_comes_out_otherwise_the_end_is_told_without_it(
    hall: Hall, changed: str
) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    while (await hall.at(match)).status == "running":
        await hall.plays(match)
    hall.sql(changed)
    await hall.settle()

    (message,) = told(hall)
    first, *scores, last = message.body.splitlines()
    assert "All comets have come by." in first
    assert len(scores) == 2
    assert "Fair dice" in last


async def test_the_board_is_brought_up_to_date_and_the_last_ping_goes(hall: Hall) -> None:
    await played_out(hall, ANN, BOB)

    assert "The game is over." in hall.sender.board(HERE).body
    assert "Rematch" in labels(hall.sender.stands(HERE)[-1])
    assert not any("My turn" in labels(message) for message in hall.sender.stands(HERE))


async def test_an_old_board_is_not_posted_a_second_time_beside_the_end(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    hall.clock.advance(2 * HOUR)
    board = (await hall.at(match)).board

    await hall.services.upkeep.stop(await hall.at(match), "Ann", interaction=hall.interaction)
    await hall.settle()

    assert (await hall.at(match)).board == board
    assert "Ann stopped" in hall.sender.board(HERE).body


async def test_a_match_that_ends_by_the_clock_is_told_once_too(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    pace: dict[str, Any] = {"limit": "1h", "answer-limit": "1h", "remind-every": 0}
    await hall.types(ANN, "game pace", **pace)

    for _ in range(400):
        if (await hall.at(match)).status == "over":
            break
        await hall.passes(HOUR, HOUR)
    await hall.passes(DAY, HOUR)

    (message,) = told(hall)
    assert message.pings == (ANN, BOB)


async def test_nobody_is_called_in_their_quiet_hours(hall: Hall) -> None:
    hour = (hall.clock.now() // HOUR) % 24
    await hall.types(
        BOB, "settings", **{"quiet-from": (hour - 2) % 24, "quiet-to": (hour + 4) % 24}
    )

    message = await played_out(hall, ANN, BOB)

    assert message.pings == (ANN,)
    assert f"<@{BOB}>" in message.text


async def test_an_offer_ends_with_the_match(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.types(BOB, "game replace", player="seat-1")
    await hall.settle()

    await hall.services.upkeep.stop(await hall.at(match), "Ann", interaction=hall.interaction)
    await hall.settle()

    assert not any("Take the seat" in labels(message) for message in hall.sender.stands(HERE))


# -- stopped ------------------------------------------------------------------------------------


async def stop(hall: Hall, match: str) -> list[Message]:
    """Have a table stopped in Ann's name; what everybody is told."""
    await hall.settle()
    before = len(hall.sender.stands(HERE))
    await hall.stops(match)
    return [m for m in hall.sender.stands(HERE)[-before:] if "stopped" in m.text]


@pytest.mark.parametrize("game", long_but("delta_v", (game.slug for game in games.ALL)))
async def test_a_stopped_table_tells_everybody_and_opens_its_secrets(hall: Hall, game: str) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game=game)
    for _ in range(40):
        await acts(hall, match)
    before = await hall.at(match)

    (message,) = await stop(hall, match)

    table = await hall.at(match)
    assert message.text.startswith(f"<@{ANN}>, <@{BOB}> and <@{CLEO}>: Ann stopped")
    assert message.pings == (ANN, BOB, CLEO)
    assert labels(message) == ["Rematch", "Record", "Recap", "Film"]
    assert not re.search(r"Best move|Turning point|Biggest difference|Last move", message.body)
    assert before.state is not None
    assert not before.state.over
    # Of two worlds that differ in a secret, both lie open: they do not look alike any more.
    other = copy(table.game, before.state)
    table.game.rules.resample_hidden(other, None, Dice("77"))
    assert table.game.rules.view(before.state, None) == table.game.rules.view(other, None)
    assert table.view(None) == table.game.rules.view(stopped(table.game, before.state), None)
    assert shown(hall, table, table.view(None)) != shown(
        hall, table, table.game.rules.view(stopped(table.game, other), None)
    )


async def acts(hall: Hall, match: str) -> None:
    """Whoever may do something does something; where nobody may, an hour goes by."""
    table = await hall.at(match)
    able = [seat for seat in map(Seat, range(len(table.players))) if table.offers(seat)]
    hall.clock.advance(0 if table.owed() else HOUR)
    for seat in [*table.owed(), *able][:1]:
        dice = Dice(f"{table.seq:032x}")
        thought = ask(table.game, table.running(), seat, "random", dice)
        await hall.services.play.act(table, seat, [thought.choice])


def shown(hall: Hall, table: Table, view: object) -> str:
    """What everybody is shown of a view, as a picture and as text."""
    drawing = table.registered.board
    said = caption(table, hall.services.texts("en", table))
    return f"{drawing.scene(view, said)}{drawing.text(view, said)}"


async def test_what_stood_about_the_turn_is_gone_from_a_stopped_board(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="delta_vee")
    for _ in range(20):
        await acts(hall, match)
    before = shown(hall, table := await hall.at(match), table.view(None))

    await stop(hall, match)

    table = await hall.at(match)
    after = shown(hall, table, table.view(None))
    assert re.search(r"urn \d+ of", before)
    assert not re.search(r"urn \d+ of", after)
    assert "stopped before its end" in after


async def test_a_lobby_that_is_closed_tells_those_who_sat_there(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)

    await hall.presses(ANN, Stop(match).id)
    await hall.settle()

    message = hall.sender.stands(HERE)[-1]
    assert "Ann closed this **Delta V** table before the game began" in message.text
    assert message.pings == (ANN, BOB)
    assert message.rows == ()


# -- what leads on ------------------------------------------------------------------------------


@pytest.mark.long
async def test_how_it_ended_is_said_once(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    while (await hall.at(match)).status == "running":
        await hall.plays(match, "easy")
    await hall.settle()

    board = hall.sender.board(HERE)
    assert board.body.count("The game is over.") == 1
    assert "the game ends" not in board.body + told(hall)[0].body


async def test_a_rematch_seats_who_asks_and_the_computers_and_asks_the_others(hall: Hall) -> None:
    message = await played_out(hall, ANN, BOB, CLEO, computers=1)
    old = hall.match

    answer = await hall.presses(BOB, button(message, "Rematch"))
    await hall.settle()

    assert "next table is open" in answer.text
    table = await hall.services.tables.of_channel(HERE)
    assert table is not None
    assert (table.status, table.host, table.game.slug) == ("lobby", BOB, "tiny")
    assert table.options == (await hall.at(old)).options
    assert [player.user or player.computer for player in table.players] == [BOB, "random"]
    asked = next(m for m in hall.sender.stands(HERE) if "wants another game" in m.text)
    assert asked.pings == (CLEO, ANN)
    assert labels(asked) == ["Join"]
    await hall.presses(CLEO, button(asked, "Join"))
    assert (await hall.at(table.id)).seat_of(CLEO) == 1


async def test_whoever_presses_rematch_after_that_sits_down_at_the_same_table(hall: Hall) -> None:
    message = await played_out(hall, ANN, BOB)
    await hall.presses(BOB, button(message, "Rematch"))

    answer = await hall.presses(ANN, button(message, "Rematch"))

    assert "You're in" in answer.text
    table = await hall.services.tables.of_channel(HERE)
    assert table is not None
    assert [player.user for player in table.players] == [BOB, ANN]
    assert "already in" in (await hall.presses(ANN, button(message, "Rematch"))).text


async def test_a_rematch_is_for_those_who_sat_there(hall: Hall) -> None:
    message = await played_out(hall, ANN, BOB)

    answer = await hall.presses(EVE, button(message, "Rematch"))

    assert "You aren't at this table" in answer.text
    assert (await hall.table()).status == "over"


async def test_where_there_is_a_table_already_a_rematch_is_refused(hall: Hall) -> None:
    message = await played_out(hall, ANN, BOB)
    await hall.sits(CLEO, DAN)

    answer = await hall.presses(ANN, button(message, "Rematch"))

    assert "There's a table in this channel already" in answer.text


async def test_the_record_and_the_recap_are_behind_their_buttons(hall: Hall) -> None:
    message = await played_out(hall, ANN, BOB)

    record = await hall.presses(EVE, button(message, "Record"))
    recap = await hall.presses(ANN, button(message, "Recap"))

    assert record.document is not None
    assert record.document == (await hall.types(EVE, "game export")).document
    assert recap.picture is not None


async def test_where_nobody_counts_points_a_draw_is_called_one(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="delta_vee", options={"turns": "5"})
    while (await hall.at(match)).status == "running":
        await hall.plays(match)
    await hall.settle()
    (message,) = told(hall)

    first, *scores = message.body.splitlines()[:3]
    assert first == "It's a draw. That was the last game-turn."
    ended = "Enemy ships destroyed 0, Own ships lost 0"
    assert [line.split(": ", 1)[1] for line in scores] == [ended, ended]
