"""Advice: what a computer player would do, why, and who gets to know that it was asked."""

from __future__ import annotations

import pytest

from bot.message import Message
from bot.presses import Suggest
from engine import Entry, Seat, accept
from games import ALL
from storage import export_record
from tests.tiers import long_but

from .hall import ANN, BOB, CLEO, HERE, Hall, button, labels


async def panel_of(hall: Hall, user: int) -> Message:
    await hall.settle()
    return await hall.presses(user, button(hall.sender.board(HERE), "My turn"))


async def asks(hall: Hall, user: int) -> Message:
    """What the bot says to somebody who asks what to do now."""
    table = await hall.table()
    seat = table.seat_of(user)
    assert seat is not None
    return await hall.presses(user, Suggest(table.id, table.token(seat)).id)


async def entries(hall: Hall, match: str) -> list[Entry]:
    async with hall.store.reading() as tx:
        return list(await tx.log.entries(match))


async def test_one_press_brings_the_panel_to_a_choice_with_its_reason(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    panel = await panel_of(hall, ANN)

    told = await hall.presses(ANN, button(panel, "Suggest a move"))

    first = told.body.splitlines()[0]
    assert first.startswith("Suggestion: **Bid ")
    assert first.endswith("energy, and half of it often wins.")
    (do,) = [label for label in labels(told) if label.startswith("Do it")]
    await hall.presses(ANN, button(told, do))
    (entry,) = await entries(hall, match)
    assert str(entry.choice).startswith("bid ")


async def test_whoever_asks_twice_hears_the_same(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")

    once, again = [await asks(hall, ANN) for _ in range(2)]

    assert once.body == again.body
    advice = (await hall.at(match)).players[0].advice
    assert advice is not None
    assert advice.count == 1


async def test_the_record_tells_advised_choices_from_others(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await asks(hall, ANN)

    await hall.types(ANN, "tiny bid", energy="1")
    await hall.types(BOB, "tiny bid", energy="2")

    assert [entry.by for entry in await entries(hall, match)] == ["advised", "player"]


async def test_advice_about_one_question_does_not_mark_the_next(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await asks(hall, ANN)
    await hall.types(ANN, "tiny bid", energy="3")
    await hall.types(BOB, "tiny bid", energy="1")

    await hall.types(ANN, "tiny refuel")

    assert [entry.by for entry in await entries(hall, match)] == ["advised", "player", "player"]


async def test_a_choice_that_is_not_the_suggested_one_is_possible(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    told = await asks(hall, ANN)

    other = await hall.presses(ANN, button(told, "Back"))

    assert "Your turn" in other.body
    assert (await hall.at(match)).seq == 0


async def test_nobody_is_told_before_the_end_and_everybody_then(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    hall.sender.forget()
    await asks(hall, ANN)
    await hall.settle()
    assert not hall.sender.said
    while (await hall.at(match)).status == "running":
        await hall.settle()
        await hall.plays(match)
        assert "advice" not in str(hall.sender.stands(HERE))

    await hall.settle()

    (ended,) = [m for m in hall.sender.stands(HERE) if "Rematch" in labels(m)]
    assert "**Ann** asked me what to do once." in ended.body
    assert "**Bob** asked" not in ended.body
    async with hall.store.reading() as tx:
        assert " advised v" in str(await export_record(tx, match))


async def test_a_table_may_switch_it_off_and_says_so(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB, game="tiny")
    before = await hall.at(match)
    await hall.types(ANN, "game option", setting="Suggestions", value="off")
    await hall.settle()
    assert "**Suggestions:** off" in hall.sender.board(HERE).body
    await hall.services.lobby.start(await hall.at(match), interaction=hall.interaction)

    panel = await panel_of(hall, ANN)
    said = await asks(hall, ANN)

    assert before.house.advice
    assert "Suggest a move" not in labels(panel)
    assert said.text.startswith("This table plays without suggestions.")
    assert (await hall.at(match)).options == before.options


async def test_whoever_is_asked_nothing_gets_their_panel(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    waiting = BOB if (await hall.at(match)).owed() == (Seat(0),) else ANN

    panel = await asks(hall, waiting)

    assert "Nothing for you to do right now" in panel.body
    assert "Suggest a move" not in labels(panel)


async def test_a_rematch_keeps_the_rules_of_the_house(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB, game="tiny")
    await hall.types(ANN, "game option", setting="Suggestions", value="off")
    await hall.services.lobby.start(await hall.at(match), interaction=hall.interaction)
    asked = await hall.types(ANN, "game end")
    await hall.presses(ANN, button(asked, "Stop the table"))
    await hall.settle()
    ended = next(m for m in reversed(hall.sender.stands(HERE)) if "Rematch" in labels(m))

    await hall.presses(ANN, button(ended, "Rematch"))

    assert not (await hall.table()).house.advice


@pytest.mark.parametrize("game", long_but("delta_vee", (game.slug for game in ALL)))
async def test_every_game_advises_its_players_with_what_is_on_offer(hall: Hall, game: str) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game=game)
    for _ in range(6):
        await hall.settle()
        table = await hall.at(match)
        if not table.owed():
            break
        seat = table.owed()[0]
        told = await asks(hall, (ANN, BOB, CLEO)[seat])
        assert told.body.startswith("Suggestion: **")
        change = await hall.plays(match, next(iter(table.game.minds.computers)))
        assert accept(table.offers(seat), change.moved.entries[0].choice)
