"""What onlookers and newcomers met: tables on hold and stopped, bad records, slow inboxes."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.bot.hall import ANN, BOB, CLEO, EVE, HERE, MINUTE, SECOND, THERE, Hall, button
from tests.bot.test_frozen import with_a_bad_mind
from tests.bot.test_records import EVIL, head, record_of, stopped


@pytest.mark.parametrize("line", ["game show", "game me"])
@pytest.mark.parametrize("text", [False, True])
async def test_the_board_of_a_table_on_hold_can_be_looked_at_from_elsewhere(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, line: str, text: Any
) -> None:
    match = await with_a_bad_mind(hall, monkeypatch)

    shown = await hall.types(ANN, line, THERE, table=match, **({"text": True} if text else {}))

    assert "This game is on hold" in shown.body


@pytest.mark.parametrize("text", [False, True])
async def test_the_board_of_a_stopped_table_can_be_looked_at(hall: Hall, text: Any) -> None:
    await hall.sits(ANN, BOB)
    asked = await hall.types(ANN, "game end")
    await hall.presses(ANN, button(asked, "Stop the table"))

    shown = await hall.types(ANN, "game me", **({"text": True} if text else {}))

    assert "stopped by" in shown.body


@pytest.mark.parametrize("way", ["show", "turn"])
async def test_computers_alone_go_on_when_somebody_presses_or_has_the_board_shown(
    hall: Hall, way: str
) -> None:
    match = await hall.lobby(ANN, game="delta_vee")
    await hall.types(ANN, "game leave")
    for _ in range(2):
        await hall.types(ANN, "game add-computer", computer="random")
    await hall.types(ANN, "game start")
    await hall.settle()
    seq = (await hall.at(match)).seq
    assert (await hall.at(match)).resting

    if way == "show":
        await hall.types(BOB, "game show")
    else:
        await hall.presses(BOB, button(hall.carrier.board(HERE), "My turn"))
    await hall.settle()

    assert (await hall.at(match)).seq > seq


# F3: put these four back into BAD of tests/bot/test_records.py

QUOTED: dict[str, Callable[[str], str]] = {
    "a line that is no entry": lambda text: text + EVIL + "\n",
    "a move that is none": lambda text: text + f"9 4102444800000 0 player v1 move {EVIL}\n",
    "a verb that is none": lambda text: text + "9 4102444800000 0 player v1 **bold**\n",
    "an option that is none": lambda text: head(text, options={EVIL: EVIL}),
}


@pytest.mark.parametrize("what", QUOTED)
async def test_what_is_quoted_from_a_bad_record_is_shown_as_it_is(hall: Hall, what: str) -> None:
    text = await record_of(hall, await stopped(hall))

    answer = await hall.types(CLEO, "game import", THERE, file=QUOTED[what](text))

    assert "This file is not a record that I can read" in answer.text
    for markdown in ("**bold**", "](https", "||hidden||", "`code`", "@everyone", "<@1>"):
        assert markdown not in re.sub(r"\\.", "", answer.text)


# F5: belongs into tests/bot/test_visibility.py


async def test_a_table_that_one_does_not_see_cannot_be_brought_elsewhere(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    hidden = await hall.types(EVE, "game import", THERE, **{"from": match})
    missing = await hall.types(EVE, "game import", THERE, **{"from": "aaaaaaaa"})

    assert hidden.text == missing.text


# F6: belongs into tests/bot/test_inboxes.py (there: within three hours)


async def test_sixty_new_people_are_reached_in_twelve_minutes(hall: Hall) -> None:
    people = range(1000, 1060)
    for n in range(15):
        four = people[4 * n : 4 * n + 4]
        await hall.sits(*four, game="tiny", channel=100 + n)

    await hall.passes(13 * MINUTE, 5 * SECOND)

    assert len(hall.carrier.opened) == 60
