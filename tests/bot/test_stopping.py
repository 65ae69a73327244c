"""Stopping a match: before others have moved it is the host's; later on it costs the stopper."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from bot.message import Message
from bot.presses import AskEnd, Stop
from bot.routing.requests import Caller
from bot.table.player import Player
from bot.table.results import PATIENCE
from tests.secrecy.world import Recorder

from .hall import ANN, BOB, CLEO, DAY, EVE, HERE, HOUR, Hall, button, labels, said
from .test_statistics import kept
from .test_ways_out import ANNS, at_three, gives_it_to_a_computer, ladder, resigns

STOP, ASK, RESIGN = "Stop the table", "Ask to end it as it stands", "Resign"


def manager(hall: Hall, user: int, manages: bool = True) -> Caller:  # noqa: FBT001, FBT002
    """Somebody who manages the channel."""
    return replace(hall.who(user), manages=manages)


async def types_end(hall: Hall, caller: Caller) -> Message:
    answer = Recorder()
    await hall.router.command(caller, "game end", {}, answer)
    return said(answer)


async def presses_stop(hall: Hall, caller: Caller, match: str) -> Message:
    answer = Recorder()
    await hall.router.press(caller, Stop(match).id, (), answer)
    await hall.settle()
    return said(answer)


async def two(hall: Hall, *, moves: int = 4, **more: Any) -> str:
    """Ann and Bob, who are rated; they have moved."""
    for user in (ANN, BOB):
        await hall.types(user, "settings", rating=True)
    match = await hall.sits(ANN, BOB, **more)
    for _ in range(moves):
        await hall.plays(match)
    await hall.settle()
    return match


async def test_before_anybody_else_has_moved_the_host_stops_freely(hall: Hall) -> None:
    match = await two(hall, moves=0)
    table = await hall.at(match)
    (owing,) = table.owed()
    if owing == ANNS:  # their own move is none of the others
        await hall.plays(match)

    assert STOP in labels(await hall.types(ANN, "game end"))
    await hall.presses(ANN, Stop(match).id)

    assert (await hall.at(match)).status == "stopped"


@pytest.mark.parametrize("manages", [False, True])
async def test_once_others_have_moved_who_plays_asks_them_or_resigns(
    hall: Hall,
    manages: bool,  # noqa: FBT001 - a column
) -> None:
    match = await two(hall)
    ann = manager(hall, ANN, manages)

    answer = await types_end(hall, ann)
    pressed = await presses_stop(hall, manager(hall, ANN, manages), match)

    for each in (answer, pressed):  # a button of before, too
        assert labels(each) == [ASK, RESIGN]
        assert "**Bob** wins" in each.text
    assert (await hall.at(match)).status == "running"
    await hall.presses(ANN, button(answer, RESIGN))
    places = {row.user: row.place for row in (await kept(hall, match)).seats}
    assert places == {BOB: 1, ANN: 2}


async def test_who_manages_the_channel_and_does_not_play_stops_it_and_nothing_counts(
    hall: Hall,
) -> None:
    match = await two(hall)

    assert STOP in labels(await types_end(hall, manager(hall, EVE)))
    await presses_stop(hall, manager(hall, EVE), match)

    assert (await hall.at(match)).status == "stopped"
    assert any("Eve stopped" in m.text for m in hall.sender.stands(HERE))
    assert await ladder(hall, "delta_v") == {}


async def test_who_has_played_there_is_no_such_manager(hall: Hall) -> None:
    match = await at_three(hall)
    for user in (ANN, BOB, CLEO):
        await hall.types(user, "tiny bid", energy="1")
    await gives_it_to_a_computer(hall, match)

    refused = await types_end(hall, manager(hall, ANN))
    pressed = await presses_stop(hall, manager(hall, ANN), match)

    assert "only those who play" in refused.text
    assert "only those who play" in pressed.text
    assert (await hall.at(match)).status == "running"


async def test_a_host_without_a_seat_is_none_either(hall: Hall) -> None:
    match = await two(hall)
    await hall.hands_over(ANN, "Ann", "random")

    assert "only those who play" in (await hall.types(ANN, "game end")).text
    assert (await hall.at(match)).status == "running"


async def test_who_has_resigned_has_lost_although_it_is_stopped(hall: Hall) -> None:
    match = await at_three(hall)
    await resigns(hall, match)

    await presses_stop(hall, manager(hall, EVE), match)

    assert (await hall.at(match)).status == "stopped"
    assert (await ladder(hall)).keys() == {ANN}


async def test_so_has_who_had_let_it_wait_for_eight_weeks(hall: Hall) -> None:
    match = await two(hall)
    (seat_,) = (await hall.at(match)).owed()
    hall.clock.advance(PATIENCE + HOUR)

    await presses_stop(hall, manager(hall, EVE), match)
    hall.clock.advance(DAY)

    left = (await hall.at(match)).players[seat_].user
    found = await ladder(hall, "delta_v")
    assert found.keys() == {ANN, BOB}
    assert min(found, key=lambda who: found[who]) == left


@pytest.mark.parametrize("game", ["tiny", "delta_vee"])
async def test_alone_against_computers_nobody_just_stops_what_they_have_begun(
    hall: Hall, game: str
) -> None:
    await hall.types(ANN, "settings", rating=True)
    match = await hall.sits(ANN, game=game, computers=1)
    assert STOP in labels(await hall.types(ANN, "game end"))
    while not await hall.services.history.has_moved(await hall.at(match), ANNS):
        await hall.settle()
        await hall.plays(match)

    answer = await hall.types(ANN, "game end")

    # What cannot be scored does not end as it stands either, because computers agree to that.
    assert labels(answer) == (["End it as it stands"] if game == "tiny" else []) + [RESIGN]
    assert "a loss against the computers" in answer.text
    asked = await hall.presses(ANN, AskEnd(match).id)
    assert (game == "tiny") is ((await hall.at(match)).status == "over"), asked.text


async def test_a_table_of_computers_alone_is_stopped_by_its_host(hall: Hall) -> None:
    match = await two(hall)
    for user in (ANN, BOB):
        table = await hall.at(match)
        new = Player(f"{user}", computer="random")
        seat_ = table.seat_of(user)
        assert seat_ is not None
        await hall.services.handover.replace(table, seat_, new, interaction=hall.interaction)

    await hall.presses(ANN, Stop(match).id)

    assert (await hall.at(match)).status == "stopped"
