"""Taking back what nothing has come of; what is told of it, and whose time goes on."""

from __future__ import annotations

import pytest

from bot.filming import Order, Past
from bot.present.speaker import speaker
from bot.presses import Do
from bot.services.archive import deadline
from bot.studio.reel import Reel
from bot.table.happened import TookBack
from bot.table.table import Table
from engine import Seat, digest
from engine.plain import plain

from .comet import (
    ANNS,
    BOBS,
    CLEOS,
    energy,
    plays,
    presses_choice,
    refuelled,
    won,
)
from .hall import (
    ANN,
    BOB,
    CLEO,
    HERE,
    HOUR,
    MINUTE,
    Hall,
    button,
    labels,
    replayed,
)

# -- at once ------------------------------------------------------------------------------------


async def test_what_nothing_has_come_of_is_taken_back_at_once(hall: Hall) -> None:
    match, before = await refuelled(hall)
    assert energy(await hall.at(match)) != energy(before)

    answer = await hall.types(ANN, "game undo")

    table = await hall.at(match)
    assert "Taken back" in answer.body
    assert energy(table) == energy(before)
    assert table.offers(ANNS) == before.offers(ANNS)
    assert await replayed(hall.store, table) == digest(table.running())


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
    assert await replayed(hall.store, table) == digest(table.running())


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


async def test_a_bot_that_is_too_busy_to_go_back_says_that_nothing_has_changed(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, _ = await refuelled(hall)
    before = await hall.at(match)
    monkeypatch.setattr("bot.services.undoing.deadline", lambda: deadline(-1))

    answer = await hall.types(ANN, "game undo")

    assert "takes me too long" in answer.text
    assert (await hall.at(match)).seq == before.seq


async def test_the_clock_cannot_be_taken_back(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny", options={"dawn": "hour"})
    await plays(hall, match, (ANNS, "bid 2"))
    await hall.passes(2 * HOUR, HOUR)

    assert "clock" in (await hall.types(ANN, "game undo")).text


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

    seen = list(Reel(table.registered, record, order, say, deadline()))

    told = [event for one in seen for event in one.told]
    assert [event for event in told if isinstance(event, TookBack)] == [TookBack(ANNS)]
    assert not any("refuels" in sentence for sentence in say.events(told, None))


async def test_a_note_of_what_one_has_chosen_in_secret_is_no_news(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="space_dealer")
    before = await hall.at(match)
    await plays(hall, match, (ANNS, settled(before, ANNS)))

    answer = await hall.types(ANN, "game undo")

    assert "Taken back" in answer.body
    assert (await hall.at(match)).offers(ANNS) == before.offers(ANNS)


async def test_whoever_chooses_last_has_seen_what_the_others_chose_in_secret(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="space_dealer")
    before = await hall.at(match)
    for seat in (ANNS, CLEOS, BOBS):
        await plays(hall, match, (seat, settled(before, seat)))

    needs = await hall.types(BOB, "game undo")

    assert "**Ann**" in needs.text
    assert "**Cleo**" in needs.text


def settled(table: Table, seat: Seat) -> str:
    """What the rules would choose for a seat."""
    return plain(table.game.rules.fallback(table.running(), seat))
