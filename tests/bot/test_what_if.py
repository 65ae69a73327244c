"""A what-if: an imagined match in which somebody tries moves, and of which nothing stays."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from random import Random

import pytest

from bot.message import Menu, Message
from bot.own_presses import EndWhatIf, OpenWhatIf, StepBack
from bot.press import split
from bot.presses import Do, Pick, Refresh, Stop, Suggest
from bot.registry import shipped
from bot.services import what_ifs
from bot.services.what_ifs import IDLE
from bot.table.what_if import is_imagined
from engine import dump
from sandbox import Actor, Sandbox
from storage import new_id

from .club import Club
from .hall import ANN, BOB, CLEO, MINUTE, Hall, boom, button, labels

GAMES = [title.game.slug for title in shipped()]


async def begins(hall: Hall, user: int) -> Message:
    """Press **What if** in one's panel, or behind its **?** where that has no room."""
    panel = await hall.types(user, "game turn")
    if "What if" not in labels(panel):
        panel = await hall.presses(user, button(panel, "?"))
    return await hall.presses(user, button(panel, "What if"))


async def mover(hall: Hall, match: str) -> int:
    table = await hall.at(match)
    user = table.players[table.owed()[0]].user
    assert user is not None
    return user


async def chooses(hall: Hall, user: int, panel: Message, random: Random) -> Message:
    """Walk through a panel at random until something has been carried out."""
    for _ in range(30):
        does = [label for label in labels(panel) if label.startswith("Do it")]
        if does:
            return await hall.presses(user, button(panel, does[0]))
        ways: list[tuple[str, tuple[str, ...]]] = []
        for row in panel.rows:
            if isinstance(row, Menu):
                ways += [(row.id, (option.value,)) for option in row.options if row.low <= 1]
            else:
                ways += [(b.id, ()) for b in row if b.style == "primary"]
        id_, values = random.choice(ways)
        panel = await hall.presses(user, id_, *values)
    raise AssertionError(f"nothing can be done: {labels(panel)}")


def about(message: Message) -> str:
    """The match that the last button of a message is about."""
    last = message.rows[-1]
    assert not isinstance(last, Menu)
    found = split(last[-1].id)
    assert found is not None
    return found[1]


def stored(hall: Hall) -> list[object]:
    """All that the database holds, but the interactions that were answered."""
    with closing(sqlite3.connect(hall.file)) as database:
        names = [
            name
            for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
            if name != "interactions"
        ]
        return [(name, database.execute(f"SELECT * FROM {name}").fetchall()) for name in names]


@pytest.mark.parametrize("game", GAMES)
async def test_moves_are_tried_in_every_game_and_nothing_of_it_is_stored(
    hall: Hall, game: str
) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game=game)
    await hall.settle()
    user = await mover(hall, match)
    panel = await begins(hall, user)
    before, was = stored(hall), dump((await hall.at(match)).running())
    hall.sender.forget()
    random, last = Random(3), panel

    for _ in range(3):
        assert last.title.startswith("What if · ")
        assert last.picture is not None
        assert last.picture.alt.startswith("What if: only imagined. ")
        assert "Throw away" in labels(last)
        assert "What if" not in labels(last)
        assert is_imagined(about(last))
        last = await chooses(hall, user, last, random)
    assert "Back one" in labels(last)
    thrown = await hall.presses(user, button(last, "Throw away"))

    assert thrown.text.startswith("What if · Thrown away.")
    await hall.settle()
    assert stored(hall) == before
    assert dump((await hall.at(match)).running()) == was
    assert hall.sender.said == []


async def test_the_others_answer_at_once_until_one_is_asked_again(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    panel = await begins(hall, ANN)
    assert "This is only imagined" in panel.body

    panel = await chooses(hall, ANN, panel, Random(1))

    assert "**Bob**" in panel.body
    assert "Let them play on" not in labels(panel)
    assert (await hall.at(match)).seq == 0


async def test_it_is_played_to_its_end_and_tells_the_scores_but_no_seed(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    panel, random = await begins(hall, ANN), Random(1)

    for _ in range(40):
        if "The game is over" in panel.body:
            break
        panel = await chooses(hall, ANN, panel, random)

    assert "1. **" in panel.body
    assert "seed" not in panel.body
    assert labels(panel)[-2:] == ["Back one", "Throw away"]


async def test_one_step_back_is_as_it_was_before(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    panel = await begins(hall, ANN)
    assert "Back one" not in labels(panel)
    there = await chooses(hall, ANN, panel, Random(1))

    back = await hall.presses(ANN, button(there, "Back one"))

    assert back.rows == panel.rows
    assert back.picture is not None
    assert panel.picture is not None
    assert back.picture.file == panel.picture.file
    said = await hall.presses(ANN, StepBack(about(panel)).id)
    assert said.text.startswith("Nothing is left here to go back to.")


# -- how long it is kept -------------------------------------------------------------------------


GONE = "This what-if is gone"


async def test_it_is_thrown_away_when_nobody_has_used_it_for_half_an_hour(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    panel = await begins(hall, ANN)
    first = panel.rows[0]
    assert not isinstance(first, Menu)
    go = first[0].id
    hall.clock.advance(IDLE - MINUTE)
    assert (await hall.presses(ANN, go)).title.startswith("What if · ")
    hall.clock.advance(IDLE - MINUTE)
    assert (await hall.presses(ANN, go)).title.startswith("What if · ")

    hall.clock.advance(IDLE)

    assert (await hall.presses(ANN, go)).text.startswith(GONE)


async def test_one_person_has_one_and_nobody_else_can_press_in_it(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    panel = await begins(hall, ANN)
    throw = button(panel, "Throw away")

    assert (await hall.presses(BOB, throw)).text.startswith(GONE)
    await begins(hall, ANN)
    assert (await hall.presses(ANN, throw)).text.startswith(GONE)


async def test_it_is_no_longer_than_a_plan(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(what_ifs, "TRIES", 1)
    await hall.sits(ANN, BOB, game="tiny")
    panel = await chooses(hall, ANN, await begins(hall, ANN), Random(1))

    said = await chooses(hall, ANN, panel, Random(1))

    assert said.text.startswith("That's as far as a what-if goes: 1 press")


async def test_others_who_think_for_too_long_are_played_on_by_a_press(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    panel = await begins(hall, ANN)
    with monkeypatch.context() as short:
        short.setattr(what_ifs, "STEPS", 0)
        waits = await chooses(hall, ANN, panel, Random(1))
    assert "Let them play on" in labels(waits)

    on = await hall.presses(ANN, button(waits, "Let them play on"))

    assert "Let them play on" not in labels(on)


async def test_a_computer_that_fails_leaves_it_as_it_was(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    panel = await begins(hall, ANN)
    with monkeypatch.context() as broken:
        broken.setattr("bot.table.computers.thought", boom)
        said = await chooses(hall, ANN, panel, Random(1))
    assert "went wrong on my side" in said.text

    again = await chooses(hall, ANN, panel, Random(1))

    assert again.title.startswith("What if · ")
    assert (await hall.at(match)).status == "running"


# -- where it may be had -------------------------------------------------------------------------


async def test_a_table_without_suggestions_has_no_what_ifs(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB, game="tiny")
    await hall.types(ANN, "game option", setting="Suggestions", value="off")
    await hall.services.lobby.start(await hall.at(match), interaction=hall.interaction)

    panel = await hall.types(ANN, "game turn")
    said = await hall.presses(ANN, OpenWhatIf(match).id)

    assert "What if" not in labels(panel)
    assert "What if" not in labels(await hall.types(ANN, "notes"))
    assert said.text.startswith("This table plays without suggestions, and so without what-ifs.")


async def test_it_is_had_from_the_notebook_and_while_others_are_asked(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    waits = BOB if await mover(hall, match) == ANN else ANN

    idle = await hall.types(waits, "game turn")
    begun = await hall.presses(waits, button(await hall.types(waits, "notes"), "What if"))

    assert "What if" in labels(idle)
    assert begun.title.startswith("What if · ")
    assert "Throw away" in labels(begun)


async def test_what_would_change_a_match_cannot_be_pressed_in_one(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    there = about(await begins(hall, ANN))

    for press in (Stop(there), Refresh(there), Suggest(there, 1), OpenWhatIf(there)):
        assert "button" in (await hall.presses(ANN, press.id)).text
    for made_up in (StepBack(match), EndWhatIf(match)):
        assert "button" in (await hall.presses(ANN, made_up.id)).text
    assert (await hall.types(ANN, "game turn", table=there)).text.startswith("There's no table")
    assert (await hall.at(match)).status == "running"


async def test_an_old_press_in_one_shows_what_is_there_now(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    panel = await begins(hall, ANN)
    there = about(panel)
    await chooses(hall, ANN, panel, Random(1))

    said = await hall.presses(ANN, Do(there, 1, ("bid", "1")).id)
    picked = await hall.presses(ANN, Pick(there, 99).id, "bid")

    for each in (said, picked):
        assert each.title.startswith("What if · ")
        assert "Throw away" in labels(each)


def test_no_match_has_the_id_of_an_imagined_one() -> None:
    assert not any(is_imagined(new_id()) for _ in range(500))


# -- in Discord ----------------------------------------------------------------------------------


async def test_only_its_owner_sees_it_and_a_restart_ends_it_kindly(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("delta_v", ann, bob)
    person = await club.mover(ann, bob)
    other = bob if person is ann else ann
    panel = await person.slash(sandbox.channel, "notes")
    assert panel.message is not None
    await club.quiet()
    before = [shown.id for shown in other.sees(sandbox.channel)]

    begun = await person.click(panel.message, "What if")

    assert begun.ephemeral
    assert begun.message is not None
    assert "What if · Delta V" in str(begun.message.embeds)
    (alt,) = begun.message.alts.values()
    assert alt is not None
    assert alt.startswith("What if: only imagined.")
    await club.quiet()
    assert [shown.id for shown in other.sees(sandbox.channel)] == before
    await club.restart()
    gone = await person.click(begun.message, "Throw away")
    assert GONE in gone.text
    again = await person.click(panel.message, "What if")
    assert "What if · Delta V" in again.text
