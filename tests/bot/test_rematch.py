"""A rematch has the same people, each one seat on, whoever of them comes first."""

from __future__ import annotations

import asyncio
import re

import pytest

from bot.message import Message
from bot.presses import Join, Leave, Rematch, Start
from bot.table.table import Table

from .hall import ANN, BOB, CLEO, DAN, DAY, HERE, THERE, Hall, button, labels, name_of

OTHER = 13
"""A third channel."""


async def stopped(hall: Hall) -> Message:
    """The match here is stopped by its host; what is told of it."""
    table = await here(hall)
    question = await hall.types(table.host, "game end")
    await hall.presses(table.host, button(question, "Stop the table"))
    await hall.settle()
    return next(m for m in reversed(hall.sender.stands(HERE)) if "Rematch" in labels(m))


async def test_whoever_deals_again_until_the_hand_pleases_is_seen(hall: Hall) -> None:
    for _ in range(2):
        await hall.sits(ANN, BOB)
        await stopped(hall)
    await hall.sits(ANN, BOB, channel=THERE)
    await hall.sits(CLEO, DAN, channel=OTHER)
    await hall.sits(ANN, BOB, game="tiny")
    hall.clock.advance(2 * DAY)
    await stopped(hall)
    await hall.sits(ANN, BOB)
    await hall.settle()

    begun = [
        (channel, text)
        for channel in (HERE, THERE, OTHER)
        for text in hall.sender.lines(channel)
        if "The game begins" in text
    ]
    deals = [(channel, re.findall(r"deal (\d)", text)) for channel, text in begun]
    # Of the same host also elsewhere, not of others, of another game, or of another day.
    assert deals == [(HERE, []), (HERE, ["2"]), (HERE, []), (HERE, []), (THERE, ["3"]), (OTHER, [])]


async def here(hall: Hall) -> Table:
    """The table in the channel."""
    table = await hall.services.tables.of_channel(HERE)
    assert table is not None
    return table


async def again(hall: Hall, *people: int) -> Table:
    """A rematch for which these people press, one after the other; it begins."""
    message = await stopped(hall)
    for user in people:
        await hall.presses(user, button(message, "Rematch"))
        # Nothing of it lies in the process.
        hall.services.tables.forget()
        hall.revive()
    await hall.presses(people[0], Start((await here(hall)).id).id)
    await hall.settle()
    return await here(hall)


async def test_seats_move_on_by_one_in_whatever_order_people_come(hall: Hall) -> None:
    await hall.sits(ANN, BOB, CLEO, computers=1)

    first = await again(hall, ANN, CLEO, BOB)
    second = await again(hall, CLEO, BOB, ANN)

    ann, bob, cleo = map(name_of, (ANN, BOB, CLEO))
    assert first.names == (bob, cleo, "Drifter 1", ann)
    assert second.names == (cleo, "Drifter 1", ann, bob)
    assert second.players[1].computer == "random"
    assert second.status == "running"


async def test_sides_change(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="delta_vee", options={"turns": "5"})

    table = await again(hall, ANN, BOB)

    assert (table.seat_of(BOB), table.seat_of(ANN)) == (0, 1)
    assert table.options["turns"] == 5
    assert (await again(hall, ANN, BOB)).seat_of(ANN) == 0


async def test_the_pace_and_the_house_stay(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.services.lobby.set_option(
        await hall.at(match), "advice", "False", interaction=hall.interaction
    )
    await hall.types(ANN, "game pace", pace="daily", limit="36h")
    await hall.services.lobby.start(await hall.at(match), interaction=hall.interaction)
    before = await here(hall)

    after = await again(hall, BOB, ANN)

    assert after.id != before.id
    assert (after.pace, after.house, after.host) == (before.pace, before.house, BOB)
    assert not after.house.advice


async def test_whoever_does_not_come_leaves_a_seat_free_for_others(hall: Hall) -> None:
    await hall.sits(ANN, BOB, CLEO)

    message = await stopped(hall)
    await hall.presses(ANN, button(message, "Rematch"))
    await hall.settle()
    await hall.presses(DAN, button(hall.sender.board(HERE), "Join"))
    await hall.presses(CLEO, button(hall.sender.board(HERE), "Join"))

    assert (await here(hall)).names == tuple(map(name_of, (CLEO, ANN, DAN)))


async def test_whoever_gets_up_and_comes_back_has_the_same_seat(hall: Hall) -> None:
    await hall.sits(ANN, BOB, CLEO)
    message = await stopped(hall)
    for user in (BOB, CLEO, ANN):
        await hall.presses(user, button(message, "Rematch"))

    match = (await here(hall)).id
    await hall.presses(BOB, Leave(match).id)
    await hall.presses(BOB, Join(match).id)

    assert (await here(hall)).names == tuple(map(name_of, (BOB, CLEO, ANN)))


async def test_it_is_the_owner_of_a_lent_seat_who_sits_down_there(hall: Hall) -> None:
    await hall.sits(ANN, BOB, CLEO)
    away = await hall.types(BOB, "away", last="2026-01-10")
    await hall.presses(BOB, button(away, next(x for x in labels(away) if "computer plays" in x)))
    await hall.settle()

    message = await stopped(hall)
    await hall.presses(ANN, button(message, "Rematch"))
    await hall.passes(12 * DAY, DAY)  # Bob is asked when they are back
    assert (await here(hall)).names == (name_of(ANN),)
    asked = next(m for m in hall.sender.stands(HERE) if "wants another game" in m.text)
    assert f"<@{BOB}>" in asked.text
    await hall.presses(CLEO, button(asked, "Join"))
    await hall.presses(BOB, button(asked, "Join"))

    assert (await here(hall)).names == tuple(map(name_of, (BOB, CLEO, ANN)))


@pytest.mark.parametrize("people", [(ANN, BOB), (ANN, ANN)], ids=["two", "one, twice"])
async def test_pressed_twice_at_one_moment_it_is_one_table(
    hall: Hall, people: tuple[int, int]
) -> None:
    await hall.sits(ANN, BOB)
    message = await stopped(hall)

    await asyncio.gather(*(hall.presses(user, button(message, "Rematch")) for user in people))

    async with hall.store.reading() as tx:
        (row,) = await tx.matches.of_user(ANN)
    assert {player.user for player in (await hall.at(row.id)).players} == set(people)


async def test_the_first_match_of_a_tutorial_has_none(hall: Hall) -> None:
    answer = await hall.types(ANN, "game learn", channel=-ANN, game="delta_v")
    table = await hall.services.tables.of_channel(-ANN)
    assert table is not None, answer
    question = await hall.types(ANN, "game end", channel=-ANN)
    await hall.presses(ANN, button(question, "Stop the table"), channel=-ANN)
    await hall.settle()

    (message,) = [m for m in hall.sender.stands(-ANN) if "Record" in labels(m)]
    assert "Rematch" not in labels(message)
    old = await hall.presses(ANN, Rematch(table.id).id, channel=-ANN)
    assert "has no rematch" in old.text
