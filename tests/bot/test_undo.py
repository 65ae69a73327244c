"""Taking back: at once where nothing has come of it, else when all agree whom it concerns."""

from __future__ import annotations

import pytest

from bot.filming import Order, Past
from bot.message import Message
from bot.present.speaker import speaker
from bot.presses import Do
from bot.studio.making import _seen
from bot.table.happened import TookBack
from bot.table.table import Table
from engine import Choice, Seat

from .hall import (
    ANN,
    BOB,
    CLEO,
    DAY,
    EVE,
    HERE,
    HOUR,
    MINUTE,
    THERE,
    Hall,
    button,
    labels,
    replayed,
)

ANNS, BOBS, CLEOS = Seat(0), Seat(1), Seat(2)


async def plays(hall: Hall, match: str, *choices: tuple[Seat, str]) -> Table:
    """Choices of seats, one after the other."""
    for seat, choice in choices:
        hall.clock.advance(MINUTE)
        table = await hall.at(match)
        await hall.services.play.act(table, seat, [Choice.parse(choice)])
    return await hall.at(match)


async def won(hall: Hall, *people: int, **options: str) -> str:
    """A match of the tiny game in which Ann has won the comet, and may refuel."""
    people = people or (ANN, BOB)
    match = await hall.sits(*people, game="tiny", options=options)
    bids = [(Seat(seat), f"bid {2 if seat == 0 else 0}") for seat in range(len(people))]
    await plays(hall, match, *bids)
    await hall.settle()
    return match


async def refuelled(hall: Hall, *people: int, **options: str) -> tuple[str, Table]:
    """The same, and then she has refuelled by her panel; the table before that."""
    match = await won(hall, *people, **options)
    before = await hall.at(match)
    await presses_choice(hall, "refuel")
    return match, before


async def presses_choice(hall: Hall, verb: str) -> Message:
    table = await hall.at(hall.match)
    return await hall.presses(ANN, Do(hall.match, table.token(ANNS), (verb,)).id)


def energy(table: Table) -> list[int]:
    return [miner.energy for miner in table.running().miners]  # type: ignore[attr-defined]


async def asks(hall: Hall) -> Message:
    """Ann asks the others; the message in the channel."""
    needs = await hall.types(ANN, "game undo")
    await hall.presses(ANN, button(needs, labels(needs)[0]))
    await hall.settle()
    return vote(hall)


def vote(hall: Hall) -> Message:
    return next(m for m in reversed(hall.sender.stands(HERE)) if "I agree" in labels(m))


def votes(hall: Hall) -> list[Message]:
    return [m for m in hall.sender.stands(HERE) if "I agree" in labels(m)]


# -- at once ------------------------------------------------------------------------------------


async def test_what_nothing_has_come_of_is_taken_back_at_once(hall: Hall) -> None:
    match, before = await refuelled(hall)
    assert energy(await hall.at(match)) != energy(before)

    answer = await hall.types(ANN, "game undo")

    table = await hall.at(match)
    assert "Taken back" in answer.body
    assert energy(table) == energy(before)
    assert table.offers(ANNS) == before.offers(ANNS)
    assert await replayed(hall.store, table) == await replayed(hall.store, await hall.at(match))


async def test_the_panel_after_a_move_has_the_way_back(hall: Hall) -> None:
    match = await won(hall)
    before = await hall.at(match)
    panel = await presses_choice(hall, "refuel")

    answer = await hall.presses(ANN, button(panel, "Take back"))

    assert "Taken back" in answer.body
    assert energy(await hall.at(match)) == energy(before)


async def test_a_match_goes_on_after_it_and_after_a_restart(hall: Hall) -> None:
    match, _ = await refuelled(hall)
    await hall.types(ANN, "game undo")
    hall.services.tables.forget()
    hall.revive()

    await presses_choice(hall, "refuel")
    await hall.types(ANN, "game undo")
    table = await plays(hall, match, (ANNS, "pass"), (ANNS, "bid 1"), (BOBS, "bid 0"))

    hall.services.tables.forget()
    assert energy(await hall.at(match)) == energy(table)
    assert await replayed(hall.store, table) == await replayed(hall.store, await hall.at(match))


async def test_a_panel_from_before_it_is_old(hall: Hall) -> None:
    match, _ = await refuelled(hall)
    passing = Do(match, (await hall.at(match)).token(ANNS), ("pass",)).id
    await hall.types(ANN, "game undo")

    stale = await hall.presses(ANN, passing)

    assert "moved on" in stale.body
    assert (await hall.at(match)).decision() == "use-comet"


async def test_whoever_has_done_nothing_has_nothing_to_take_back(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()

    assert "anything" in (await hall.types(BOB, "game undo")).text
    assert (await hall.at(match)).seq == 0


async def test_the_clock_cannot_be_taken_back(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny", options={"dawn": "hour"})
    await plays(hall, match, (ANNS, "bid 2"))
    await hall.passes(2 * HOUR, HOUR)

    assert "clock" in (await hall.types(ANN, "game undo")).text


# -- by consent ---------------------------------------------------------------------------------


async def test_a_secret_that_was_learned_needs_all_and_the_cards_come_anew(hall: Hall) -> None:
    match = await won(hall, ANN, BOB, CLEO)
    before = await hall.at(match)
    hand = before.running().miners[0].hand  # type: ignore[attr-defined]
    await plays(hall, match, (ANNS, f"swap {hand[0]}"))

    needs = await hall.types(ANN, "game undo")
    assert "**Bob**" in needs.text
    assert "**Cleo**" in needs.text
    assert "come anew" in needs.text
    asked = await asks(hall)
    assert set(asked.pings) == {BOB, CLEO}

    await hall.presses(BOB, button(asked, "I agree"))
    assert (await hall.at(match)).seq == before.seq + 1
    done = await hall.presses(CLEO, button(asked, "I agree"))
    await hall.settle()

    table = await hall.at(match)
    assert "Agreed" in done.text
    assert table.offers(ANNS) == before.offers(ANNS)
    assert table.running().dice.drawn >= before.running().dice.drawn
    assert not votes(hall)


async def test_only_those_are_asked_who_have_moved_since_where_nothing_came_up(hall: Hall) -> None:
    """Ann has passed, and so the next round has begun: nobody has bid in it."""
    match = await won(hall, ANN, BOB, CLEO)
    await plays(hall, match, (ANNS, "pass"))
    before = await hall.at(match)
    assert before.decision() == "bid-energy"

    answer = await hall.types(ANN, "game undo")

    assert "Taken back" in answer.body
    assert (await hall.at(match)).decision() == "use-comet"


async def test_one_no_is_enough(hall: Hall) -> None:
    match = await won(hall)
    await plays(hall, match, (ANNS, "pass"), (BOBS, "bid 1"))
    before = await hall.at(match)
    asked = await asks(hall)

    await hall.presses(BOB, button(asked, "No"))
    await hall.settle()

    table = await hall.at(match)
    assert table.seq == before.seq
    assert not votes(hall)
    assert any("Bob doesn't agree. It stays as it is" in t for t in hall.sender.lines(HERE))


async def test_whoever_plays_on_says_no(hall: Hall) -> None:
    match = await won(hall)
    await plays(hall, match, (ANNS, "pass"), (BOBS, "bid 1"))
    asked = await asks(hall)

    await plays(hall, match, (ANNS, "bid 1"))
    await hall.settle()

    assert not votes(hall)
    late = await hall.presses(BOB, button(asked, "I agree"))
    assert "over" in late.text


async def test_nobody_answers_in_time(hall: Hall) -> None:
    match = await won(hall, dawn="day")
    await plays(hall, match, (ANNS, "pass"), (BOBS, "bid 1"))
    asked = await asks(hall)

    await hall.passes(DAY + HOUR, HOUR)

    assert not votes(hall)
    assert "over" in (await hall.presses(BOB, button(asked, "I agree"))).text
    assert match


async def test_whoever_has_asked_thinks_better_of_it(hall: Hall) -> None:
    match = await won(hall)
    await plays(hall, match, (ANNS, "pass"), (BOBS, "bid 1"))
    needs = await hall.types(ANN, "game undo")
    waits = await hall.presses(ANN, button(needs, labels(needs)[0]))
    await hall.settle()

    await hall.presses(ANN, button(waits, "Never mind"))
    await hall.settle()

    assert not votes(hall)
    assert (await hall.at(match)).players[ANNS].vote is None


async def test_nobody_else_can_answer(hall: Hall) -> None:
    await won(hall)
    await plays(hall, hall.match, (ANNS, "pass"), (BOBS, "bid 1"))
    asked = await asks(hall)

    for person in (ANN, EVE):
        assert "I agree" not in labels(await hall.presses(person, button(asked, "I agree")))
    assert (await hall.at(hall.match)).players[ANNS].vote is not None
    await hall.presses(BOB, button(asked, "I agree"))
    assert (await hall.at(hall.match)).decision() == "use-comet"


async def test_the_question_goes_where_the_table_goes(hall: Hall) -> None:
    match = await won(hall)
    await plays(hall, match, (ANNS, "pass"), (BOBS, "bid 1"))
    await asks(hall)

    await hall.types(ANN, "game import", channel=THERE, **{"from": match})
    await hall.settle()

    assert not votes(hall)
    assert any("I agree" in labels(m) for m in hall.sender.stands(THERE))


async def test_computers_never_mind(hall: Hall) -> None:
    match = await hall.sits(ANN, game="tiny", computers=1)
    await hall.settle()
    while (await hall.at(match)).decision() != "use-comet":
        table = await hall.at(match)
        if ANNS in table.owed():
            await plays(hall, match, (ANNS, "bid 3"))
        await hall.passes(MINUTE)
    await plays(hall, match, (ANNS, "pass"))
    await hall.passes(MINUTE)

    answer = await hall.types(ANN, "game undo")

    assert "Taken back" in answer.body


async def test_somebody_who_comes_meanwhile_has_a_say_too(hall: Hall) -> None:
    """A computer had the third seat when the others were asked."""
    match = await won(hall, ANN, BOB, CLEO)
    await hall.types(CLEO, "game replace", player="Cleo", computer="random")
    await plays(hall, match, (ANNS, "pass"), (BOBS, "bid 1"))
    await hall.settle()
    before = (await hall.at(match)).seq
    asked = await asks(hall)
    await hall.types(ANN, "game replace", player="seat-2", **{"with": EVE})
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "Take the seat" in labels(m))
    await hall.presses(EVE, button(offer, "Take the seat"))

    late = await hall.presses(BOB, button(asked, "I agree"))
    await hall.settle()

    assert "over" in late.text
    assert not votes(hall)
    assert (await hall.at(match)).seq == before


# -- what the table has agreed ------------------------------------------------------------------


@pytest.mark.parametrize(("rule", "said"), [("never", "Nothing is taken back"), ("free", "stays")])
async def test_a_table_may_want_less(hall: Hall, rule: str, said: str) -> None:
    match = await won(hall, undo=rule)
    await plays(hall, match, (ANNS, "pass"), (BOBS, "bid 1"))

    assert said in (await hall.types(ANN, "game undo")).text


async def test_where_nothing_is_taken_back_no_button_says_so(hall: Hall) -> None:
    await won(hall, undo="never")
    assert "Take back" not in labels(await presses_choice(hall, "refuel"))


# -- time ---------------------------------------------------------------------------------------


async def test_time_counts_anew_for_whoever_has_taken_back_and_a_bank_grows_once(
    hall: Hall,
) -> None:
    match = await won(hall, dawn="day")
    await hall.types(ANN, "game pace", limit="2h", bank="2h", gain="1h", cap="9h")
    await hall.passes(HOUR)
    await presses_choice(hall, "refuel")
    grown = (await hall.at(match)).time.bank(ANNS)

    await hall.types(ANN, "game undo")
    now = hall.clock.now()
    await presses_choice(hall, "refuel")
    await hall.settle()

    table = await hall.at(match)
    assert grown == table.time.bank(ANNS) == 3 * HOUR
    assert table.time.due(ANNS) == now + 5 * HOUR


async def test_whoever_was_asked_meanwhile_is_asked_anew_when_it_comes_to_that(hall: Hall) -> None:
    """Ann's pass has asked all for their bids; nobody hears of the first call any more."""
    match = await won(hall)
    await plays(hall, match, (ANNS, "pass"))
    await hall.settle()
    first = (await hall.at(match)).asked(BOBS)
    await hall.types(ANN, "game undo")
    await hall.passes(MINUTE)
    assert (await hall.at(match)).asked(BOBS) is None
    assert not any("<@102>" in text for text in hall.sender.lines(HERE))

    await plays(hall, match, (ANNS, "pass"))
    await hall.passes(MINUTE)

    again = (await hall.at(match)).asked(BOBS)
    assert first is not None
    assert again is not None
    assert again.token > first.token
    assert sum("<@102>" in text for text in hall.sender.lines(HERE)) == 1


# -- what is told of it -------------------------------------------------------------------------


async def test_the_log_keeps_it_as_taken_back_and_the_board_does_not(hall: Hall) -> None:
    await refuelled(hall)
    await hall.settle()
    assert "refuels" in hall.sender.board(HERE).body
    await hall.types(ANN, "game undo")
    await hall.passes(MINUTE)

    log = (await hall.types(BOB, "game log")).body
    recap = (await hall.types(BOB, "game recap")).body
    board = hall.sender.board(HERE).body

    assert "~~**Ann** refuels" in log
    assert "**Ann** has taken back" in log
    for shown in (recap, board):
        assert "refuels" not in shown
        assert "**Ann** has taken back" in shown


async def test_the_record_of_such_a_match_is_verified(hall: Hall) -> None:
    match, _ = await refuelled(hall, dawn="hour", rounds="1")
    await hall.types(ANN, "game undo")
    await plays(hall, match, (ANNS, "pass"))

    assert (await hall.at(match)).status == "over"
    assert "All is fair" in (await hall.types(ANN, "game verify", table=match)).text


async def test_what_was_taken_back_twice_is_told_twice_and_what_holds_once(hall: Hall) -> None:
    """Refuelled, taken back, refuelled: then the pass after it is taken back as well."""
    match, _ = await refuelled(hall)
    await hall.types(ANN, "game undo")
    await plays(hall, match, (ANNS, "refuel"), (ANNS, "pass"))
    await hall.types(ANN, "game undo")
    await hall.passes(MINUTE)

    log = (await hall.types(BOB, "game log")).body
    board = hall.sender.board(HERE).body

    assert (log.count("refuels"), log.count("~~**Ann** refuels")) == (2, 1)
    assert "~~Comet 2 of 3" in log
    assert board.count("refuels") == 1
    assert "Comet 2 of 3" not in board


async def test_further_and_further_back(hall: Hall) -> None:
    match, before = await refuelled(hall)
    await plays(hall, match, (ANNS, "pass"))

    await hall.types(ANN, "game undo")
    assert (await hall.at(match)).decision() == "use-comet"
    await hall.types(ANN, "game undo")

    table = await hall.at(match)
    assert energy(table) == energy(before)
    assert table.offers(ANNS) == before.offers(ANNS)


async def test_a_film_leaves_out_what_was_taken_back(hall: Hall) -> None:
    match, _ = await refuelled(hall, rounds="1")
    await hall.types(ANN, "game undo")
    await plays(hall, match, (ANNS, "pass"))
    table = await hall.at(match)
    record = await hall.services.history.record(table)
    order = Order("film", Past(str(record)), None, table.names)
    say = speaker(table, hall.services.texts("en", table))

    seen = list(_seen(table.game, table.registered.board, record, order, say))

    told = [event for one in seen for event in one.told]
    assert [event for event in told if isinstance(event, TookBack)] == [TookBack(ANNS)]
    assert not any("refuels" in sentence for sentence in say.events(told, None))
