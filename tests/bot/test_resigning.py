"""Giving up for good: between two the other wins, else a computer plays on in the seat."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import Any

import pytest

from bot.message import Message
from bot.present.finale import finale
from bot.table.people import UserSettings
from bot.table.results import results
from engine import Seat, copy, digest
from games.delta_vee.state import side_of
from storage import Finished

from .hall import ANN, BOB, CLEO, DAN, DAY, EVE, HERE, Hall, button, labels, name_of, replayed
from .test_statistics import kept, plays_out

GAMES = ("delta_v", "delta_vee", "merchant_of_venus", "space_mission", "tiny")


async def gives_up(hall: Hall, user: int, channel: int = HERE) -> Message:
    """Somebody resigns, and means it; the answer."""
    question = await hall.types(user, "game resign", channel=channel)
    answer = await hall.presses(user, button(question, "Resign"), channel=channel)
    await hall.settle()
    return answer


def ended(hall: Hall, channel: int = HERE) -> Message:
    """What is told of the end."""
    return next(m for m in hall.sender.stands(channel) if "is over" in m.text)


def places(match: Finished) -> dict[Any, int]:
    """The place of everybody in what is kept of a match."""
    return {row.user or row.computer: row.place for row in match.seats}


# -- between two --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
async def test_between_two_the_other_wins_whatever_the_score(hall: Hall, game: str) -> None:
    match = await hall.sits(ANN, BOB, game=game)
    for _ in range(3):
        await hall.settle()
        await hall.plays(match)
    question = await hall.types(ANN, "game resign")
    assert "**Bob** wins" in question.text

    answer = await hall.presses(ANN, button(question, "Resign"))
    await hall.settle()

    assert "the game is over" in answer.text
    table = await hall.at(match)
    assert table.status == "over"
    told = ended(hall)
    assert told.body.startswith("**Bob** wins. **Ann** has resigned.")
    assert "1. **Bob**" in told.body
    assert "Turning point" not in told.body
    assert "**Ann** has resigned." in hall.sender.board(HERE).body
    sheet = finale(table, hall.services.texts("en", table), None).alt
    assert "Bob wins" in sheet
    assert "Ann has resigned" in sheet
    assert "All is fair" in (await hall.types(BOB, "game verify", table=match)).text
    assert table.state is not None
    assert await replayed(hall.store, table) == digest(table.state)
    assert places(await kept(hall, match)) == {BOB: 1, ANN: 2}


async def test_the_log_says_who_resigned(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await gives_up(hall, ANN)

    log = await hall.types(BOB, "game log", table=match)

    assert "**Ann** has resigned." in log.text + log.body


async def test_it_is_rated_as_a_loss(hall: Hall) -> None:
    for user in (ANN, BOB):
        await hall.types(user, "settings", rating=True)
    await hall.sits(ANN, BOB, game="tiny")
    await gives_up(hall, ANN)

    ladders = await hall.services.standings.ladders(1, ["tiny"])

    assert [rung.name for rung in ladders["tiny"]] == [name_of(BOB), name_of(ANN)]
    assert ladders["tiny"][0].rating > ladders["tiny"][1].rating
    assert "1 game, 0 won" in (await hall.types(ANN, "statistics")).body


async def test_nobody_takes_it_back(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    await hall.types(ANN, "tiny bid", energy="2")
    await gives_up(hall, ANN)

    assert "is over" in (await hall.types(ANN, "game undo")).text
    assert "is over" in (await hall.types(BOB, "game resign")).text


async def test_whoever_does_not_press_the_button_has_not_resigned(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    question = await hall.types(ANN, "game resign")
    assert "You aren't" in (await hall.presses(EVE, button(question, "Resign"))).text
    assert "You aren't" in (await hall.types(EVE, "game resign")).text

    assert (await hall.at(match)).status == "running"


# -- with more ----------------------------------------------------------------------------------


async def test_with_more_a_computer_plays_on_and_whoever_resigned_comes_last(hall: Hall) -> None:
    for user in (ANN, BOB, CLEO):
        await hall.types(user, "settings", rating=True)
    match = await hall.sits(ANN, BOB, CLEO, game="tiny")
    question = await hall.types(BOB, "game resign")
    assert "plays on in your seat" in question.text

    await hall.presses(BOB, button(question, "Resign"))
    await hall.settle()

    table = await hall.at(match)
    assert table.status == "running"
    assert table.players[1].computer == table.game.minds.usual
    told = [f"{m.text}\n{m.body}" for m in hall.sender.stands(HERE)]
    assert any("Bob has resigned. " in line for line in told), told
    assert "You aren't" in (await hall.types(BOB, "game resign")).text
    await plays_out(hall, match)
    found = await kept(hall, match)
    assert places(found)[BOB] == 3
    assert {places(found)[ANN], places(found)[CLEO]} <= {1, 2}
    bob = next(row for row in found.seats if row.user == BOB)
    assert (bob.score, bob.answers, bob.rated) == (None, 0, True)
    ladders = await hall.services.standings.ladders(1, ["tiny"])
    assert ladders["tiny"][-1].name == name_of(BOB)


async def test_several_who_resigned_share_the_last_place(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, DAN, game="tiny")
    await gives_up(hall, BOB)
    await gives_up(hall, DAN)
    await plays_out(hall, match)

    found = places(await kept(hall, match))

    assert found[BOB] == found[DAN] == 3
    assert max(found[ANN], found[CLEO]) < 3


async def test_on_a_side_that_wins_whoever_resigned_has_lost(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, DAN, game="delta_vee")
    await gives_up(hall, CLEO)  # beside Ann
    table = await hall.at(match)
    state = copy(table.game, table.running())
    state.over, state.winner = "destroyed", side_of(Seat(0))

    found = results(replace(table, state=state, status="over"), defaultdict(UserSettings))

    assert {row.user: row.place for row in found} == {ANN: 1, BOB: 2, CLEO: 4, DAN: 2}
    sides = {row.user: row.side for row in found}
    assert sides[BOB] == sides[DAN]
    assert len({sides[ANN], sides[BOB], sides[CLEO]}) == 3


async def test_a_seat_that_was_given_up_counts_for_nobody_else(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="tiny")
    await gives_up(hall, BOB)
    drifter = (await hall.at(match)).names[1]
    await hall.types(ANN, "game replace", player=drifter, **{"with": DAN})
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "Take the seat" in labels(m))
    await hall.presses(DAN, button(offer, "Take the seat"))
    await plays_out(hall, match)

    found = await kept(hall, match)

    assert {row.user for row in found.seats} == {ANN, BOB, CLEO}
    assert places(found)[BOB] == 3


async def test_the_say_of_the_host_passes_on(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="tiny")
    await gives_up(hall, ANN)

    await hall.types(BOB, "game pace", limit="2d")

    assert (await hall.at(match)).pace.move == 2 * 24 * 60


async def test_whoever_is_left_with_computers_ends_it_and_both_are_last(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny", computers=1)
    question = await hall.types(BOB, "game resign")
    await gives_up(hall, ANN)
    # What Bob was told does not hold any more: now it would end the game.
    again = await hall.presses(BOB, button(question, "Resign"))
    assert (await hall.at(match)).status == "running"
    assert "the game is over" in again.text

    await hall.presses(BOB, button(again, "Resign"))
    await hall.settle()

    assert places(await kept(hall, match)) == {"random": 1, ANN: 2, BOB: 2}


async def test_in_a_rematch_whoever_resigned_is_asked(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="tiny")
    await gives_up(hall, BOB)
    await plays_out(hall, match)
    await hall.presses(ANN, button(ended(hall), "Rematch"))
    await hall.settle()

    asked = next(m for m in hall.sender.stands(HERE) if "wants another game" in m.text)
    assert set(asked.pings) == {BOB, CLEO}
    for user in (CLEO, BOB):
        await hall.presses(user, button(asked, "Join"))
    table = await hall.services.tables.of_channel(HERE)
    assert table is not None
    assert table.names == tuple(map(name_of, (BOB, CLEO, ANN)))


# -- where it is otherwise ----------------------------------------------------------------------


async def test_against_computers_alone_it_ends_and_is_a_loss_too(hall: Hall) -> None:
    await hall.types(ANN, "settings", rating=True)
    match = await hall.sits(ANN, game="tiny", computers=2)
    question = await hall.types(ANN, "game resign")
    assert "a loss against the computers" in question.text
    await hall.presses(ANN, button(question, "Resign"))
    await hall.settle()

    found = await kept(hall, match)

    assert next(row.place for row in found.seats if row.user == ANN) == 3
    assert all(row.rated for row in found.seats)


async def test_alone_nobody_wins(hall: Hall) -> None:
    await hall.sits(ANN, game="merchant_of_venus")
    await gives_up(hall, ANN)

    assert ended(hall).body.startswith("Nobody wins. **Ann** has resigned.")


async def test_before_the_start_it_is_leaving(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)

    answer = await hall.types(BOB, "game resign")

    assert "left the table" in answer.text
    assert (await hall.at(match)).names == (name_of(ANN),)


async def test_a_lent_seat_is_resigned_by_its_owner_once_they_have_it_back(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO)
    await hall.types(BOB, "game replace", player="Bob", **{"with": DAN}, until="5d")
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "Take the seat" in labels(m))
    await hall.presses(DAN, button(offer, "Take the seat"))

    assert "only they can resign" in (await hall.types(DAN, "game resign")).text
    assert "back first" in (await hall.types(BOB, "game resign")).text
    assert (await hall.at(match)).players[1].resigned is None


async def test_in_a_tutorial_there_is_nothing_to_resign(hall: Hall) -> None:
    await hall.types(ANN, "game learn", channel=-ANN, game="delta_v")

    assert "tutorial" in (await hall.types(ANN, "game resign", channel=-ANN)).text


async def test_it_outlives_a_restart(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="tiny")
    question = await hall.types(BOB, "game resign")
    hall.services.tables.forget()
    hall.revive()

    await hall.presses(BOB, button(question, "Resign"))
    hall.services.tables.forget()

    left = (await hall.at(match)).players[1].resigned
    assert left is not None
    assert (left.user, left.name) == (BOB, name_of(BOB))
    await hall.passes(DAY, DAY)
    assert (await hall.at(match)).seat_of(BOB) is None
