"""A table in a channel that Discord does not show to somebody does not exist for them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.message import Message
from bot.presses import ShowMine
from bot.table.table import Table
from sandbox import Actor, Sandbox
from storage import Listed
from tests.secrecy.world import Recorder

from .club import Club
from .hall import ANN, BOB, EVE, HERE, THERE, Hall, said

ACTIONS = ("turn", "me", "text", "recap", "join", "take", "secrets", "refresh", "go", "do")


async def types(
    hall: Hall, line: str, given: dict[str, Any], sees: tuple[int, ...] = ()
) -> Message:
    """What Eve is answered in the other channel."""
    eve = hall.who(EVE, THERE, sees)
    answer = Recorder()
    await hall.router.command(eve, line, given, answer)
    return said(answer)


# -- lists and names ----------------------------------------------------------------------------


async def test_the_list_has_only_tables_of_channels_that_one_sees(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    hidden = await types(hall, "game list", {})
    seen = await types(hall, "game list", {}, sees=(HERE,))

    assert match not in hidden.body
    assert "You aren't at any table" in hidden.body
    assert match in seen.body


async def test_the_list_has_ones_own_tables_apart_from_the_others(hall: Hall) -> None:
    own = await hall.sits(ANN, EVE)
    other = await hall.sits(ANN, BOB, channel=13)

    both = await types(hall, "game list", {}, sees=(HERE, 13))
    alone = await types(hall, "game list", {})

    mine, _, theirs = both.body.partition("\n\n**Other tables here**\n")
    assert both.title == "Your tables"
    assert (own in mine, other in mine) == (True, False)
    assert (own in theirs, other in theirs) == (False, True)
    # Who sits at a table finds it wherever they are, and whatever they are shown.
    assert own in alone.body
    assert other not in alone.body


async def test_who_sits_at_none_is_not_told_of_tables_of_theirs(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    seen = await types(hall, "game list", {}, sees=(HERE,))
    hidden = await types(hall, "game list", {})

    assert seen.title == "Other tables here"
    assert match in seen.body
    assert hidden.title == ""
    assert "You aren't at any table" in hidden.body


async def test_who_sits_at_a_hidden_table_finds_it_by_all_three_ways(hall: Hall) -> None:
    match = await hall.sits(ANN, EVE)
    eve = hall.who(EVE, THERE)

    listed = await types(hall, "game list", {})
    shown = await types(hall, "game show", {"table": match})
    completed = await hall.router.complete(eve, "game show", "table", "", {})

    assert match in listed.body
    assert shown.picture is not None
    assert [value for _, value in completed] == [match]


async def test_no_table_that_is_not_shown_is_read_for_a_list(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.sits(ANN, BOB)
    shown = await hall.sits(ANN, BOB, channel=13)
    read: list[str] = []
    row = hall.services.tables._row

    def reads(listed: Listed) -> Table:
        read.append(listed.match.id)
        return row(listed)

    monkeypatch.setattr(hall.services.tables, "_row", reads)

    await types(hall, "game list", {}, sees=(13,))

    assert read == [shown]


@pytest.mark.parametrize("status", ["lobby", "running"])
@pytest.mark.parametrize(
    "line", ["game show", "game me", "game log", "game recap", "game turn", "game join"]
)
async def test_a_table_that_one_does_not_see_cannot_be_named(
    hall: Hall, line: str, status: str
) -> None:
    match = await (hall.sits(ANN, BOB) if status == "running" else hall.lobby(ANN, BOB))

    hidden = await types(hall, line, {"table": match})
    missing = await types(hall, line, {"table": "aaaaaaaa"})

    assert hidden.text == missing.text
    assert "There's no table" in hidden.text


async def test_a_table_of_a_channel_that_one_sees_can_be_looked_at_from_another(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)

    shown = await types(hall, "game show", {"table": match}, sees=(HERE,))

    assert shown.title == "Delta V"
    assert shown.picture is not None


async def test_a_game_command_does_not_reach_a_table_that_one_does_not_see(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    answer = await types(hall, "delta-v prospect", {"table": match})

    assert "There's no table" in answer.text


async def test_a_table_that_one_does_not_see_cannot_be_brought_elsewhere(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    hidden = await types(hall, "game import", {"from": match})
    missing = await types(hall, "game import", {"from": "aaaaaaaa"})

    assert hidden.text == missing.text
    assert "There's no table" in hidden.text


async def test_completion_names_no_table_that_one_does_not_sit_at(hall: Hall) -> None:
    await hall.sits(ANN, BOB)

    found = await hall.router.complete(hall.who(EVE, THERE), "game show", "table", "", {})

    assert found == []


@pytest.mark.parametrize("param", ["player", "computer"])
async def test_completion_tells_nothing_of_a_table_that_one_does_not_see(
    hall: Hall, param: str
) -> None:
    match = await hall.sits(ANN, BOB)

    given = {"table": match}
    found = await hall.router.complete(hall.who(EVE, THERE), "game replace", param, "", given)

    assert found == []


# -- presses ------------------------------------------------------------------------------------


@pytest.mark.parametrize("action", ACTIONS)
async def test_a_press_that_was_made_up_elsewhere_finds_no_table(hall: Hall, action: str) -> None:
    match = await hall.sits(ANN, BOB)

    answer = await hall.presses(EVE, f"v1:{action}:{match}:1:0", channel=THERE)
    missing = await hall.presses(EVE, f"v1:{action}:aaaaaaaa:1:0", channel=THERE)

    assert answer.text == missing.text
    assert "There's no table" in answer.text


# -- one's own ----------------------------------------------------------------------------------


async def test_players_reach_their_table_from_their_direct_messages(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    turn = await hall.types(ANN, "game turn", -ANN)
    named = await hall.types(BOB, "game me", THERE, table=match)
    pressed = await hall.presses(BOB, ShowMine(match).id, channel=-BOB)

    assert [m.picture is not None for m in (turn, named, pressed)] == [True, True, True]


async def test_a_stranger_has_no_table_in_their_direct_messages(hall: Hall) -> None:
    await hall.sits(ANN, BOB)

    assert "There's no table" in (await hall.types(EVE, "game turn", -EVE)).text


async def test_the_command_of_another_game_is_told_the_right_one(hall: Hall) -> None:
    await hall.sits(ANN, BOB)

    answer = await hall.types(ANN, "delta-vee give")

    assert "This table plays **Delta V**: its commands begin with `/delta-v`" in answer.text


async def test_a_game_command_in_direct_messages_means_the_table_of_that_game(hall: Hall) -> None:
    await hall.sits(ANN, BOB)
    other = await hall.sits(ANN, BOB, game="tiny", channel=THERE)

    await hall.types(ANN, "tiny bid", -ANN, energy="1")

    assert (await hall.at(other)).seq == 1


# -- as Discord says ----------------------------------------------------------------------------


@pytest.fixture
def eve(sandbox: Sandbox) -> Actor:
    return sandbox.user("Eve")


async def test_who_may_not_view_a_channel_neither_finds_nor_sees_its_table(
    club: Club, ann: Actor, eve: Actor, sandbox: Sandbox
) -> None:
    table = await club.sit("delta_v", ann, sandbox.user("Bob"))
    other = sandbox.add_channel("elsewhere")
    assert table.id in (await eve.slash(other, "game list")).text

    sandbox.world.deny(sandbox.channel, eve.user, "view_channel")

    assert table.id not in (await eve.slash(other, "game list")).text
    assert "no table" in (await eve.slash(other, "game show", table=table.id)).text
    assert table.id in (await ann.slash(other, "game list")).text
