"""An open table can be left, started and changed by somebody who is there, whoever has gone."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.actions import SHARED
from bot.message import Menu, Message
from bot.presses import (
    AddComputer,
    AskOption,
    FreeSeat,
    Join,
    Leave,
    OpenOptions,
    SeatComputer,
    SetLevel,
    SetOption,
    ShowOptions,
    Start,
    Stop,
    TypedOption,
)
from bot.table.deputy import deputy
from tests.secrecy.world import Recorder

from .hall import ANN, BOB, CLEO, DAN, DAY, EVE, HERE, HOUR, MINUTE, Hall, said

GAME = "space_dealer"
"""It seats so many that every way to seat somebody is open."""

Doing = Callable[[Hall, int], Awaitable[Message]]


def press(custom_id: Callable[[str], str], *values: str) -> Doing:
    """Somebody presses a button, uses a menu or sends a form."""

    async def does(hall: Hall, user: int) -> Message:
        return await hall.presses(user, custom_id(hall.match), *values)

    return does


def types(line: str, **given: Any) -> Doing:
    """Somebody types a command."""

    async def does(hall: Hall, user: int) -> Message:
        return await hall.types(user, line, **given)

    return does


async def asks_number(hall: Hall, user: int) -> Message:
    """Somebody presses a button that opens a form: that is no message."""
    answer = Recorder()
    custom_id = AskOption(hall.match, "timer").id
    await hall.router.press(hall.who(user), custom_id, (), answer)
    return answer.last or Message(text=answer.said[0][0])


async def frees(hall: Hall, user: int) -> Message:
    """Somebody frees the seat of Cleo by the menu."""
    return await hall.presses(user, FreeSeat(hall.match).id, f"2 {CLEO}")


DECLARED: Mapping[str, Doing] = {
    "game add-computer": types("game add-computer"),
    "game start": types("game start"),
    "game option": types("game option", setting="advice", value="False"),
    AddComputer.word: press(lambda match: AddComputer(match).id),
    SeatComputer.word: press(lambda match: SeatComputer(match, "easy").id),
    SetLevel.word: press(lambda match: SetLevel(match).id, "3 strong"),
    FreeSeat.word: frees,
    Start.word: press(lambda match: Start(match).id),
    OpenOptions.word: press(lambda match: OpenOptions(match).id),
    ShowOptions.word: press(lambda match: ShowOptions(match, 1).id),
    SetOption.word: press(lambda match: SetOption(match, "advice").id, "False"),
    AskOption.word: asks_number,
    TypedOption.word: press(lambda match: TypedOption(match, "advice").id, "off"),
    Stop.word: press(lambda match: Stop(match).id),
}
"""What is declared as the host's."""
ASKED: Mapping[str, Doing] = {
    "game pace": types("game pace", limit="3d"),
    "game end": types("game end"),
    "game join": types("game join", invite=DAN),
    "game leave": types("game leave", player="Cleo"),
}
"""What is the host's with some options, or for some tables."""
EVERY = {**DECLARED, **ASKED}


def is_refused(answer: Message) -> bool:
    """Whether somebody hears that only others can do that."""
    return "somebody who manages the table's channel" in answer.text


async def opens(hall: Hall) -> None:
    """Ann opens a table at which Bob sits down next, then Cleo, and then a computer."""
    await hall.lobby(ANN, BOB, CLEO, game=GAME)
    await hall.types(ANN, "game add-computer", computer="easy")
    await hall.settle()


async def a_day_goes_by(hall: Hall) -> None:
    """Ann stays away for a day, Bob and Cleo look in."""
    await hall.passes(DAY - HOUR, HOUR)
    for user in (CLEO, BOB):
        await hall.types(user, "game show")
    await hall.passes(HOUR + MINUTE)


def card(hall: Hall) -> str:
    return hall.sender.board(HERE).body


def test_everything_that_is_the_hosts_is_tried() -> None:
    commands = {name for name, command in SHARED.commands.items() if command.host}
    controls = {word for word, control in SHARED.controls.items() if control.host}

    assert set(DECLARED) == commands | controls


@pytest.mark.parametrize("action", EVERY)
async def test_what_the_host_can_do_the_deputy_can_after_a_day_and_nobody_else(
    hall: Hall, action: str
) -> None:
    does = EVERY[action]
    await opens(hall)
    assert [is_refused(await does(hall, user)) for user in (BOB, CLEO, EVE)] == [True] * 3

    await a_day_goes_by(hall)

    assert [is_refused(await does(hall, user)) for user in (CLEO, EVE)] == [True] * 2
    answer = await does(hall, BOB)
    assert not is_refused(answer), answer
    assert not re.search("isn't|can't|There's no", answer.text), answer


async def test_a_deputy_starts_the_game(hall: Hall) -> None:
    await opens(hall)
    await a_day_goes_by(hall)

    await hall.presses(BOB, Start(hall.match).id)

    assert (await hall.table()).status == "running"


async def test_the_card_says_who_stands_in_until_the_host_is_back(hall: Hall) -> None:
    await opens(hall)
    assert "stands in" not in card(hall)

    await a_day_goes_by(hall)
    assert f"<@{BOB}> stands in for them" in card(hall)
    refusal = await hall.types(CLEO, "game start")
    assert f"<@{BOB}> stands in for <@{ANN}> just now and can do that" in refusal.text

    await hall.types(ANN, "game show")
    await hall.passes(MINUTE)
    assert "stands in" not in card(hall)
    assert is_refused(await hall.types(BOB, "game start"))
    await hall.passes(DAY, HOUR)
    assert f"<@{BOB}> stands in for them" not in card(hall)  # who has not been there, too


async def test_a_deputy_who_stays_away_gives_way_to_the_next(hall: Hall) -> None:
    await opens(hall)
    await hall.passes(2 * DAY, HOUR)
    assert "whoever comes back first" in card(hall)

    assert not is_refused(await hall.types(CLEO, "game pace", limit="3d"))
    await hall.settle()

    assert f"<@{CLEO}> stands in" in card(hall)
    await hall.types(BOB, "game show")  # who sat down before her
    await hall.passes(MINUTE)
    assert f"<@{BOB}> stands in" in card(hall)
    assert is_refused(await hall.types(CLEO, "game start"))
    await hall.passes(2 * DAY, HOUR)
    assert "whoever comes back first" in card(hall)


async def test_a_host_who_waits_alone_is_nobodys_business(hall: Hall) -> None:
    await hall.lobby(ANN, game=GAME)
    await hall.settle()
    edits = len(hall.sender.edits), len(hall.sender.stands(HERE))

    await hall.passes(2 * DAY, HOUR)

    assert "whoever comes back" not in card(hall)
    assert (len(hall.sender.edits), len(hall.sender.stands(HERE))) == edits
    await hall.presses(BOB, Join(hall.match).id)
    await hall.passes(MINUTE)
    assert f"<@{BOB}> stands in" in card(hall)
    await hall.passes(2 * DAY, HOUR)
    assert "whoever comes back first" in card(hall)


async def test_where_the_host_has_left_the_seat_the_deputy_leads_at_once(hall: Hall) -> None:
    await opens(hall)

    await hall.presses(ANN, Leave(hall.match).id)
    await hall.passes(MINUTE)

    assert f"<@{BOB}> stands in" in card(hall)
    assert is_refused(await hall.types(CLEO, "game start"))
    assert not is_refused(await hall.types(BOB, "game start"))


async def test_who_looks_in_now_and_then_stays_and_that_is_not_written_down_each_time(
    hall: Hall,
) -> None:
    await opens(hall)
    for _ in range(5):
        await hall.passes(20 * HOUR, HOUR)
        await hall.types(ANN, "game show")
    before = (await hall.table()).door

    await hall.passes(5 * MINUTE)
    await hall.types(ANN, "game show")

    table = await hall.table()
    assert table.door == before
    assert deputy(table, hall.clock.now()) is None


async def test_an_older_table_has_a_deputy_by_the_order_of_its_seats(hall: Hall) -> None:
    await opens(hall)
    hall.sql("UPDATE matches SET door = json_object('since', ?)", hall.clock.now())
    await hall.passes(DAY - HOUR, HOUR)
    await hall.types(CLEO, "game show")
    await hall.types(BOB, "game show")
    await hall.passes(HOUR + MINUTE)

    assert deputy(await hall.table(), hall.clock.now()) == BOB


async def test_who_manages_the_channel_can_always(hall: Hall) -> None:
    await opens(hall)
    answer = Recorder()

    manager = replace(hall.who(EVE), manages=True)
    await hall.router.command(manager, "game pace", {"limit": "3d"}, answer)

    assert not is_refused(said(answer))


async def test_the_form_by_which_computers_are_seated_frees_seats_but_not_the_hosts(
    hall: Hall,
) -> None:
    await opens(hall)

    form = await hall.presses(ANN, AddComputer(hall.match).id)

    menus = [row for row in form.rows if isinstance(row, Menu)]
    assert [option.value for option in menus[-1].options] == [f"1 {BOB}", f"2 {CLEO}", "3 easy"]
