"""Taking back what others have a say in: exactly those whose moves or luck it touches."""

from __future__ import annotations

from dataclasses import replace

from bot.table.taking_back import Made, plan
from engine import Choice, Entry, digest

from .comet import (
    ANNS,
    BOBS,
    CLEOS,
    asks,
    deck,
    plays,
    presses_choice,
    votes,
    won,
)
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
    assert deck(table) != deck(before)
    assert sorted(deck(table)) == sorted(deck(before))
    assert await replayed(hall.store, table) == digest(table.running())
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


async def test_of_three_only_the_one_who_has_moved_since_is_asked(hall: Hall) -> None:
    table = await hall.at(await won(hall, ANN, BOB, CLEO))
    moves = [
        Made(Entry(number, number, seat, Choice("pass")), unseen=False, learned=False)
        for number, seat in enumerate((CLEOS, ANNS, BOBS), start=1)
    ]

    found = plan(moves, ANNS)

    assert found.last == 1
    assert found.concerns(table, ANNS) == (BOBS,)
    assert replace(found, learned=True).concerns(table, ANNS) == (BOBS, CLEOS)


async def test_a_computer_that_plays_for_somebody_does_not_agree_for_them(hall: Hall) -> None:
    match = await won(hall)
    await plays(hall, match, (ANNS, "pass"), (BOBS, "bid 1"))
    await hall.types(BOB, "game replace", player="Bob", computer="random", until="3d")
    await hall.settle()

    asked = await asks(hall)
    assert asked.pings == (BOB,)
    await hall.presses(BOB, button(asked, "I agree"))

    assert (await hall.at(match)).decision() == "use-comet"


async def test_where_the_clock_would_act_at_once_nothing_is_taken_back(hall: Hall) -> None:
    """The bids of a round that ended two hours ago cannot be made again: it is long past dawn."""
    match = await won(hall, dawn="hour")
    await hall.passes(2 * HOUR, HOUR)
    before = (await hall.at(match)).seq

    assert "would at once" in (await hall.types(ANN, "game undo")).text
    assert (await hall.at(match)).seq == before


async def test_the_same_button_does_not_take_back_another_move(hall: Hall) -> None:
    match = await won(hall)
    panel = await presses_choice(hall, "refuel")
    await hall.presses(ANN, button(panel, "Take back"))
    there = await hall.at(match)

    again = await hall.presses(ANN, button(panel, "Take back"))

    assert "gone on" in again.text
    assert (await hall.at(match)).seq == there.seq


async def test_what_is_offered_tells_nothing_of_the_orders_of_others(hall: Hall) -> None:
    texts = []
    for orders in ([], ["order low", "order high"] * 5):
        match = await won(hall, ANN, BOB, CLEO)
        await plays(hall, match, (ANNS, "pass"), (BOBS, "bid 1"))
        await plays(hall, match, *((CLEOS, order) for order in orders))
        needs = await hall.types(ANN, "game undo")
        texts.append(
            (needs.text, labels(needs), button(needs, labels(needs)[0]).replace(match, ""))
        )
        await hall.stops(match)

    assert texts[0] == texts[1]


async def test_whoever_has_a_seat_anew_takes_nothing_back_of_another(hall: Hall) -> None:
    match = await won(hall)
    await presses_choice(hall, "refuel")
    await hall.types(ANN, "game replace", player="Ann", **{"with": EVE})
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "Take the seat" in labels(m))
    await hall.presses(EVE, button(offer, "Take the seat"))

    assert "haven't done anything" in (await hall.types(EVE, "game undo")).text
    assert match


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
    await hall.hands_over(CLEO, "Cleo", "random")
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
