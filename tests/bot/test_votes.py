"""What some can do only if the others agree: end the match, and play on without somebody."""

from __future__ import annotations

from typing import Any

import pytest

from bot.message import Message
from engine import Seat, replay

from .hall import ANN, BOB, CLEO, DAN, DAY, EVE, HERE, HOUR, Hall, button, labels

ANNS, BOBS, CLEOS = Seat(0), Seat(1), Seat(2)


def votes(hall: Hall) -> list[Message]:
    """The questions to the others that stand in the channel."""
    return [m for m in hall.sender.stands(HERE) if "I agree" in labels(m)]


async def asks(hall: Hall, user: int, line: str, label: str = "", **given: Any) -> Message:
    """Somebody asks the others; the question in the channel."""
    answer = await hall.types(user, line, **given)
    if label:
        await hall.presses(user, button(answer, label))
    await hall.settle()
    (question,) = votes(hall)
    return question


# -- ending it as it stands ---------------------------------------------------------------------


async def test_a_match_ends_as_it_stands_when_all_agree(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="tiny")
    question = await asks(hall, BOB, "game end", "Ask all to end it as it stands")
    assert set(question.pings) == {ANN, CLEO}
    assert "1. **Ann**" in question.text or "points" in question.text.casefold()

    await hall.presses(ANN, button(question, "I agree"))
    assert (await hall.at(match)).status == "running"
    await hall.presses(CLEO, button(question, "I agree"))
    await hall.settle()

    table = await hall.at(match)
    assert table.status == "over"
    ended = next(m for m in hall.sender.stands(HERE) if "is over" in m.text)
    assert "as it stood" in ended.body
    record = await hall.services.history.record(table)
    assert replay(table.game, record).state.over


async def test_a_match_whose_rules_cannot_be_scored_then_has_no_winner(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="delta_vee")
    question = await asks(hall, ANN, "game end", "Ask to end it as it stands")
    assert "can't be scored" in question.text

    await hall.presses(BOB, button(question, "I agree"))
    await hall.settle()

    assert (await hall.at(match)).status == "stopped"


async def test_whoever_plays_against_computers_alone_ends_it_at_once(hall: Hall) -> None:
    match = await hall.sits(ANN, game="tiny", computers=1)
    answer = await hall.types(ANN, "game end")

    await hall.presses(ANN, button(answer, "End it as it stands"))

    assert (await hall.at(match)).status == "over"


async def test_the_vote_goes_on_while_the_match_does(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="delta_v")
    question = await asks(hall, ANN, "game end", "Ask to end it as it stands")

    await hall.plays(match)
    await hall.settle()

    assert votes(hall) == [question]
    await hall.presses(BOB, button(question, "No"))
    await hall.settle()
    assert not votes(hall)
    assert (await hall.at(match)).status == "running"


async def test_who_does_not_play_ends_nothing(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")

    answer = await hall.types(EVE, "game end")

    assert "<@101>" in answer.text
    assert (await hall.at(match)).status == "running"


async def test_only_the_host_is_asked_whether_to_stop_it_for_good(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")

    assert "Stop the table" in labels(await hall.types(ANN, "game end"))
    assert labels(await hall.types(BOB, "game end")) == ["Ask to end it as it stands"]


# -- without somebody ---------------------------------------------------------------------------


async def test_the_others_drop_somebody_who_is_told_and_has_a_day(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO)
    question = await asks(hall, BOB, "game replace", player="Cleo")
    assert question.pings == (ANN,)

    await hall.presses(ANN, button(question, "I agree"))
    await hall.settle()
    assert not votes(hall)
    assert (await hall.at(match)).players[CLEOS].user == CLEO
    assert any("is that all right" in m.text for m in hall.sender.stands(-CLEO))
    await hall.passes(DAY + HOUR, HOUR)

    player = (await hall.at(match)).players[CLEOS]
    assert (player.user, player.computer) == (None, "normal")
    assert any("is open" in m.text or "take" in m.text for m in hall.sender.stands(-CLEO))


async def test_whoever_plays_is_not_dropped(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO)
    table = await hall.at(match)
    (turn,) = table.owed()
    asker = next(user for user in (BOB, CLEO) if table.seat_of(user) != turn)
    await asks(hall, asker, "game replace", player=f"seat-{turn}")

    await hall.plays(match)
    await hall.settle()

    assert not votes(hall)


async def test_of_two_one_can_begin_that_the_other_loses_their_seat(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    answer = await hall.types(BOB, "game replace", player="Ann")
    await hall.passes(DAY + HOUR, HOUR)

    assert "asked" in answer.text
    assert (await hall.at(match)).players[ANNS].computer == "normal"


async def test_a_vote_does_not_end_while_its_table_is_on_hold(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO)
    await asks(hall, BOB, "game replace", player="Cleo")
    await hall.services.freezer.freeze(await hall.at(match), "frozen-rules", "a test")

    await hall.passes(2 * DAY, HOUR)

    assert (await hall.at(match)).players[BOBS].vote is not None


async def late(hall: Hall, *people: int) -> tuple[str, Seat]:
    """A table whose first mover is out of time, where the others decide; their seat."""
    match = await hall.sits(*people)
    await hall.types(ANN, "game pace", limit="1d", late="vote")
    (seat,) = (await hall.at(match)).owed()
    await hall.passes(DAY + 2 * HOUR, HOUR)
    return match, seat


async def test_the_others_decide_what_becomes_of_whoever_is_out_of_time(hall: Hall) -> None:
    match, seat = await late(hall, ANN, BOB, CLEO)
    (question,) = votes(hall)
    assert "out of time" in question.text
    users = [p.user or 0 for n, p in enumerate((await hall.at(match)).players) if n != seat]
    assert set(question.pings) == set(users)

    for user in users:
        await hall.presses(user, button(question, "I agree"))
    await hall.settle()

    table = await hall.at(match)
    assert table.players[seat].computer == "normal"
    assert any("I'm back" in labels(m) for m in hall.sender.stands(HERE))


async def test_where_they_would_rather_wait_the_time_begins_anew(hall: Hall) -> None:
    match, seat = await late(hall, ANN, BOB)
    (question,) = votes(hall)
    other = (await hall.at(match)).players[1 - seat].user or 0
    now = hall.clock.now()

    await hall.presses(other, button(question, "No"))
    await hall.settle()

    due = (await hall.at(match)).time.due(seat)
    assert due is not None
    assert due >= now + DAY
    await hall.passes(DAY + 2 * HOUR, HOUR)
    assert len(votes(hall)) == 1


async def test_without_an_answer_they_wait_as_well(hall: Hall) -> None:
    match, seat = await late(hall, ANN, BOB)
    assert votes(hall)

    await hall.passes(DAY, HOUR)

    assert any("begins anew" in text for text in hall.sender.lines(HERE))
    assert (await hall.at(match)).players[seat].user is not None


async def test_whoever_comes_in_time_keeps_playing(hall: Hall) -> None:
    match, seat = await late(hall, ANN, BOB)

    await hall.plays(match)
    await hall.settle()

    assert not votes(hall)
    assert (await hall.at(match)).players[seat].user is not None


async def test_nobody_who_is_out_of_time_hides_behind_a_vote_of_their_own(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", limit="1d", late="vote")
    table = await hall.at(match)
    (seat,) = table.owed()
    user = table.players[seat].user or 0
    await hall.passes(23 * HOUR, HOUR)
    await asks(hall, user, "game end", "Ask to end it as it stands")
    await hall.passes(3 * HOUR, HOUR)

    (question,) = votes(hall)
    assert "out of time" in question.text
    answer = await hall.types(user, "game end")
    told = await hall.presses(user, button(answer, "Ask to end it as it stands"))
    assert "the others decide" in told.text
    assert votes(hall) == [question]


async def test_with_a_new_pace_nobody_is_out_of_time(hall: Hall) -> None:
    await late(hall, ANN, BOB)
    assert votes(hall)

    await hall.types(ANN, "game pace", limit="3d")
    await hall.settle()

    assert not votes(hall)


async def test_only_the_host_offers_the_seat_of_another_to_a_person(hall: Hall) -> None:
    await hall.sits(ANN, BOB, CLEO)

    refused = await hall.types(BOB, "game replace", player="Cleo", **{"with": EVE})

    assert "<@101>" in refused.text
    assert not votes(hall)


async def test_the_same_is_asked_once(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    await asks(hall, ANN, "game end", "Ask to end it as it stands")
    answer = await hall.types(ANN, "game end")

    again = await hall.presses(ANN, button(answer, "Ask to end it as it stands"))
    await hall.settle()

    assert "already" in again.text
    assert len(votes(hall)) == 1


async def test_whoever_has_lent_their_seat_has_a_say(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.types(BOB, "game replace", player="Bob", computer="random", until="3d")
    question = await asks(hall, ANN, "game end", "Ask to end it as it stands")
    assert question.pings == (BOB,)

    await hall.presses(BOB, button(question, "I agree"))

    assert (await hall.at(match)).status == "over"


async def test_a_vote_ends_when_somebody_who_is_asked_gives_their_seat_away(hall: Hall) -> None:
    await hall.sits(ANN, BOB, CLEO, game="tiny")
    await asks(hall, ANN, "game end", "Ask all to end it as it stands")

    await hall.hands_over(CLEO, "Cleo", "random")
    await hall.settle()

    assert not votes(hall)
    assert (
        sum("The seat of Cleo has changed hands" in text for text in hall.sender.lines(HERE)) == 1
    )


@pytest.mark.parametrize("who", [ANN, BOB, CLEO])
async def test_no_question_is_lost_without_a_word_whoever_resigns(hall: Hall, who: int) -> None:
    match = await hall.sits(ANN, BOB, CLEO, DAN, game="tiny")
    await asks(hall, BOB, "game replace", player="Cleo")  # Ann and Dan are asked, about Cleo
    question = await hall.types(who, "game resign")

    await hall.presses(who, button(question, "Resign"))
    await hall.settle()

    assert not votes(hall)
    assert len([t for t in hall.sender.lines(HERE) if "that Bob asked is closed" in t]) == 1
    assert all(player.vote is None for player in (await hall.at(match)).players)


async def test_what_others_ask_each_other_goes_on_when_somebody_else_resigns(hall: Hall) -> None:
    await hall.sits(ANN, BOB, CLEO, DAN, game="tiny")
    question = await asks(hall, BOB, "game replace", player="Cleo")
    assert set(question.pings) == {ANN, DAN}
    resigns = await hall.types(ANN, "game resign")

    await hall.presses(DAN, button(question, "No"))
    await hall.presses(ANN, button(resigns, "Resign"))
    await hall.settle()

    assert not any("is closed" in text for text in hall.sender.lines(HERE))


async def test_where_somebody_leaves_who_decides_about_a_late_one_their_time_begins_anew(
    hall: Hall,
) -> None:
    match, seat = await late(hall, ANN, BOB, CLEO)
    assert votes(hall)
    users = [p.user or 0 for n, p in enumerate((await hall.at(match)).players) if n != seat]
    question = await hall.types(users[0], "game resign")

    await hall.presses(users[0], button(question, "Resign"))
    await hall.settle()

    assert not votes(hall)
    assert any("whose time begins anew" in text for text in hall.sender.lines(HERE))
    await hall.passes(DAY + 2 * HOUR, HOUR)
    assert len(votes(hall)) == 1


# -- the say at the table -----------------------------------------------------------------------


async def test_where_the_host_plays_no_more_the_others_have_the_say(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO)
    await hall.types(BOB, "game pace", limit="2d")
    assert (await hall.at(match)).pace.move == 0
    await hall.hands_over(ANN, "Ann", "normal")

    await hall.types(BOB, "game pace", limit="2d")

    assert (await hall.at(match)).pace.move == 2 * 24 * 60


async def test_a_host_who_is_away_for_a_while_keeps_it(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game replace", player="Ann", computer="normal", until="3d")

    await hall.types(BOB, "game pace", limit="2d")

    assert (await hall.at(match)).pace.move == 0


@pytest.mark.parametrize("restart", [False, True])
async def test_a_vote_outlives_a_restart(hall: Hall, restart: bool) -> None:  # noqa: FBT001
    match = await hall.sits(ANN, BOB, game="tiny")
    question = await asks(hall, ANN, "game end", "Ask to end it as it stands")
    if restart:
        hall.services.tables.forget()
        hall.revive()

    await hall.presses(BOB, button(question, "I agree"))

    assert (await hall.at(match)).status == "over"
