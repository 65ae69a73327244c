"""Seats are given away with their owner's leave, and what holds no more does not stay."""

from __future__ import annotations

from typing import Any

import pytest

from bot.message import Message
from bot.presses import TakeSeat
from bot.workers.sending import Refusal

from .hall import ANN, BOB, CLEO, DAN, DAY, HERE, HOUR, THERE, Hall, button, labels

FINE, KEEP, TAKE, BACK = "That's fine", "Keep my seat", "Take the seat", "Take it back"


async def asked(hall: Hall, game: str = "delta_v", **given: Any) -> Message:
    """The host offers Bob's seat; what stands in the channel about it."""
    await hall.sits(ANN, BOB, game=game)
    await hall.settle()
    await hall.types(ANN, "game replace", player="Bob", **given)
    await hall.settle()
    return about(hall)[0]


def about(hall: Hall, channel: int = HERE) -> list[Message]:
    """The messages that stand about seats."""
    return [m for m in hall.sender.stands(channel) if {FINE, TAKE, BACK} & set(labels(m))]


async def bob_sits(hall: Hall) -> bool:
    """Whether Bob still has the seat."""
    return (await hall.table()).seat_of(BOB) is not None


# -- the owner is asked -------------------------------------------------------------------------


async def test_the_host_offers_a_seat_and_its_owner_is_asked_here_and_there(hall: Hall) -> None:
    message = await asked(hall)

    (letter,) = about(hall, -BOB)
    for each in (message, letter):
        assert each.text.startswith(
            f"**Ann** offers the seat of **Bob** in **Delta V**. <@{BOB}>, is that all right?"
        )
        assert labels(each) == [FINE, KEEP]
    assert message.pings == (BOB,)
    assert await bob_sits(hall)


async def test_until_the_owner_agrees_nobody_takes_the_seat(hall: Hall) -> None:
    await asked(hall)
    offered = (await hall.table()).players[1].offered
    assert offered is not None

    answer = await hall.presses(CLEO, TakeSeat(hall.match, offered.id).id)

    assert "has not agreed yet" in answer.text
    assert await bob_sits(hall)


async def test_when_the_owner_agrees_the_seat_is_open_and_the_questions_are_gone(
    hall: Hall,
) -> None:
    await asked(hall)

    await hall.presses(BOB, button(about(hall, -BOB)[0], FINE), channel=-BOB)
    await hall.settle()

    (message,) = about(hall)
    assert labels(message) == [TAKE]
    assert message.text.startswith("**Ann** offers the seat of **Bob** in **Delta V**. Who takes")
    assert about(hall, -BOB) == []
    assert "You're in" in (await hall.presses(CLEO, button(message, TAKE))).text
    await hall.settle()
    assert about(hall) == []
    assert any(
        "Cleo takes over the seat of Bob, which Ann offered" in t for t in hall.sender.lines(HERE)
    )


async def test_an_owner_who_keeps_the_seat_keeps_it(hall: Hall) -> None:
    message = await asked(hall)

    await hall.presses(BOB, button(message, KEEP))
    await hall.passes(2 * DAY, 12 * HOUR)

    assert await bob_sits(hall)
    assert about(hall) == about(hall, -BOB) == []
    assert any("Bob keeps the seat" in text for text in hall.sender.lines(HERE))


@pytest.mark.parametrize("user", [ANN, CLEO])
@pytest.mark.parametrize("label", [FINE, KEEP])
async def test_nobody_answers_for_the_owner(hall: Hall, label: str, user: int) -> None:
    message = await asked(hall)

    answer = await hall.presses(user, button(message, label))

    assert "Only **Bob** can answer that" in answer.text
    assert [labels(m) for m in about(hall)] == [[FINE, KEEP]]


async def test_an_owner_who_moves_has_answered(hall: Hall) -> None:
    await hall.sits(ANN, BOB)
    (owing,) = (await hall.table()).owed()
    owner = (await hall.table()).players[owing].user
    host = next(user for user in (ANN, BOB) if user != owner)
    hall.sql("UPDATE matches SET host = ?", host)
    await hall.types(host, "game replace", player=f"seat-{owing}")
    await hall.settle()
    assert len(about(hall)) == 1

    await hall.presses(*await hall.move(hall.match, owing))
    await hall.settle()

    assert about(hall) == []
    assert owner is not None
    assert about(hall, -owner) == []


async def test_the_question_that_is_asked_anew_takes_the_place_of_the_old_one(hall: Hall) -> None:
    await asked(hall)

    await hall.types(ANN, "game replace", player="Bob", **{"with": CLEO})
    await hall.settle()

    assert [labels(m) for m in (*about(hall), *about(hall, -BOB))] == [[FINE, KEEP]] * 2


# -- a day without an answer --------------------------------------------------------------------


async def after_a_day(hall: Hall, **given: Any) -> None:
    """Bob is asked and says nothing for a day."""
    await asked(hall, **given)
    await hall.passes(DAY - HOUR, HOUR)
    assert [labels(m) for m in about(hall)] == [[FINE, KEEP]]
    await hall.passes(2 * HOUR, HOUR)


async def test_after_a_day_the_seat_is_open_and_the_owner_is_told(hall: Hall) -> None:
    await after_a_day(hall)

    assert [labels(m) for m in about(hall)] == [[TAKE]]
    assert "who has not answered for a day" in about(hall)[0].text
    (letter,) = about(hall, -BOB)
    assert labels(letter) == [BACK]
    assert "your seat in **Delta V** is open to others now" in letter.text
    assert await bob_sits(hall)


async def test_the_owner_takes_an_open_seat_back(hall: Hall) -> None:
    await after_a_day(hall)

    await hall.presses(BOB, button(about(hall, -BOB)[0], BACK), channel=-BOB)
    await hall.settle()

    assert await bob_sits(hall)
    assert about(hall) == about(hall, -BOB) == []


async def taken(hall: Hall) -> str:
    """Cleo takes Bob's seat after that day; the button with which Bob takes it back."""
    await after_a_day(hall)
    back = button(about(hall, -BOB)[0], BACK)
    await hall.presses(CLEO, button(about(hall)[0], TAKE))
    await hall.settle()
    assert not await bob_sits(hall)
    return back


async def test_the_owner_takes_the_seat_back_until_somebody_has_moved(hall: Hall) -> None:
    back = await taken(hall)
    assert labels(about(hall, -BOB)[0]) == [BACK]

    answer = await hall.presses(BOB, back, channel=-BOB)
    await hall.settle()

    assert "You're in" in answer.text
    assert await bob_sits(hall)
    assert about(hall, -BOB) == []
    assert any("Bob has taken the seat back" in text for text in hall.sender.lines(HERE))


async def test_once_it_has_been_played_nobody_takes_it_back(hall: Hall) -> None:
    back = await taken(hall)
    while 1 not in (await hall.table()).owed():
        await hall.plays(hall.match)
    await hall.presses(*await hall.move(hall.match, 1))
    await hall.settle()

    assert about(hall, -BOB) == []
    assert "There's no table" in (await hall.presses(BOB, back, channel=-BOB)).text
    assert "has been played since" in (await hall.presses(BOB, back)).text
    assert not await bob_sits(hall)


async def test_nobody_else_takes_it_back(hall: Hall) -> None:
    back = await taken(hall)

    assert "has been played since" in (await hall.presses(DAN, back)).text
    assert "already in" in (await hall.presses(ANN, back)).text
    assert not await bob_sits(hall)


async def test_whose_inbox_is_closed_is_told_in_the_channel(hall: Hall) -> None:
    hall.sender.fails[-BOB] = [Refusal("inbox") for _ in range(9)]

    await after_a_day(hall)

    told = [m for m in about(hall) if labels(m) == [BACK]]
    assert [m.pings for m in told] == [(BOB,)]
    await hall.presses(BOB, button(told[0], BACK))
    await hall.settle()
    assert await bob_sits(hall)
    assert about(hall) == []


async def test_a_computer_plays_on_only_with_the_owners_leave_or_after_a_day(hall: Hall) -> None:
    message = await asked(hall, computer="random")
    assert "wants Ada ⌘ to play on for **Bob**" in message.text
    assert await bob_sits(hall)

    await hall.presses(BOB, button(message, FINE))
    await hall.settle()

    assert (await hall.table()).players[1].computer == "random"
    assert about(hall) == about(hall, -BOB) == []


async def test_without_an_answer_the_computer_sits_down_and_the_owner_is_told(hall: Hall) -> None:
    await after_a_day(hall, computer="random")

    assert (await hall.table()).players[1].computer == "random"
    assert about(hall) == []


# -- who takes it -------------------------------------------------------------------------------


async def test_a_host_without_a_seat_does_not_take_the_one_they_offered(hall: Hall) -> None:
    await hall.sits(CLEO, BOB)
    hall.sql("UPDATE matches SET host = ?", ANN)
    await hall.types(ANN, "game replace", player="Bob")
    await hall.settle()
    await hall.presses(BOB, button(about(hall)[0], FINE))
    await hall.settle()

    answer = await hall.presses(ANN, button(about(hall)[0], TAKE))

    assert "You offered this seat yourself" in answer.text
    assert "already in" in (await hall.presses(CLEO, button(about(hall)[0], TAKE))).text
    assert await bob_sits(hall)


async def test_a_seat_is_not_offered_to_somebody_who_has_one(hall: Hall) -> None:
    await hall.sits(ANN, BOB)

    answer = await hall.types(ANN, "game replace", player="Bob", **{"with": ANN})

    assert "has a seat here already" in answer.text


async def test_ones_own_seat_is_open_at_once_and_so_is_that_of_a_computer(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny", computers=1)
    await hall.settle()

    await hall.types(BOB, "game replace", player="Bob")
    await hall.types(ANN, "game replace", player="seat-2")
    await hall.settle()

    assert [m.text.partition(". ")[0] for m in about(hall)] == [
        "**Bob** offers their seat in **Tiny**",
        "**Ann** offers the seat of **Drifter 1** in **Tiny**",
    ]


async def test_the_hand_goes_to_who_takes_the_seat_and_to_nobody_else_without_a_sound(
    hall: Hall,
) -> None:
    await hall.sits(ANN, BOB, game="space_mission")
    await hall.settle()
    await hall.types(BOB, "game replace", player="Bob")
    await hall.settle()
    before = {user: len(hall.sender.stands(-user)) for user in (ANN, BOB, DAN)}

    await hall.presses(CLEO, button(about(hall)[0], TAKE))
    await hall.settle()

    (letter,) = [m for m in hall.sender.stands(-CLEO) if "The seat is yours" in m.body]
    assert letter.silent
    assert letter.picture is not None
    assert before == {user: len(hall.sender.stands(-user)) for user in (ANN, BOB, DAN)}


async def test_where_the_inbox_is_closed_the_hand_is_behind_the_button_of_the_board(
    hall: Hall,
) -> None:
    await hall.sits(ANN, BOB, game="space_mission")
    await hall.types(BOB, "game replace", player="Bob")
    await hall.settle()
    hall.sender.fails[-CLEO] = [Refusal("inbox") for _ in range(9)]

    await hall.presses(CLEO, button(about(hall)[0], TAKE))
    await hall.passes(2_000, 1_000)

    assert "Show me" in labels(hall.sender.board(HERE))


async def test_an_offer_of_an_older_bot_is_taken_as_before(hall: Hall) -> None:
    await hall.sits(ANN, BOB)
    await hall.settle()
    await hall.types(BOB, "game replace", player="Bob")
    await hall.settle()
    take = button(about(hall)[0], TAKE)
    new = ("consent", "by", "host", "computer", "name", "opens", "letter")
    paths = ", ".join(f"'$[1].offered.{each}'" for each in new)
    hall.sql(f"UPDATE matches SET seat_states = json_remove(seat_states, {paths}, '$[1].former')")

    assert "You're in" in (await hall.presses(CLEO, take)).text
    await hall.settle()
    assert about(hall) == []


async def test_on_hold_a_seat_does_not_open_and_afterwards_it_does(hall: Hall) -> None:
    await asked(hall)
    hall.sql("UPDATE matches SET status = 'frozen', note = 'frozen-rules'")
    await hall.passes(DAY + HOUR, HOUR)
    assert [labels(m) for m in about(hall)] == [[FINE, KEEP]]

    hall.sql("UPDATE matches SET status = 'running', note = ''")
    await hall.passes(2 * HOUR, HOUR)

    assert [labels(m) for m in about(hall)] == [[TAKE]]


async def test_an_offer_goes_along_when_the_table_moves(hall: Hall) -> None:
    await asked(hall)

    await hall.types(ANN, "game import", THERE, **{"from": hall.match})
    await hall.settle()

    assert about(hall) == []
    assert [labels(m) for m in about(hall, THERE)] == [[FINE, KEEP]]
    assert [labels(m) for m in about(hall, -BOB)] == [[FINE, KEEP]]
