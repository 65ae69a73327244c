"""Before a standing order is left its owner sees what it would have done."""

from __future__ import annotations

import pytest

from bot.message import Message
from bot.present import offers
from bot.presses import Go, Pick
from bot.table.table import Table
from engine import Seat

from .hall import ANN, BOB, Hall, button
from .test_proposals import asked, does, on_to, user_of

PASS = ("!", "order-pass", "bids")


async def goes(hall: Hall, table: Table, seat: Seat, *path: str) -> Message:
    """Press the button that leads to a place of the panel."""
    return await hall.presses(user_of(table, seat), Go(table.id, table.token(seat), path).id)


async def passed(hall: Hall) -> tuple[str, Table, Seat]:
    """A match in which somebody has passed a bid."""
    match, table, seat = await asked(hall, "bid-window")
    await does(hall, table, seat, "pass")
    return match, await hall.at(match), seat


async def test_an_order_says_what_it_would_have_done_before_it_is_left(hall: Hall) -> None:
    _, table, seat = await passed(hall)

    confirm = await goes(hall, table, seat, *PASS)

    assert "Last time it would have done what you did: Pass" in confirm.body
    assert "it would have answered one, just as you did" in confirm.body
    assert (await hall.at(table.id)).view(seat).orders == ()


async def test_an_order_that_would_have_chosen_otherwise_says_so(hall: Hall) -> None:
    match, table, seat = await asked(hall, "bid-window")
    bid = next(offer for offer in table.offers(seat) if offer.verb == "bid")
    await does(hall, table, seat, "bid", *getattr(bid, "ids", ()))

    confirm = await goes(hall, await hall.at(match), seat, *PASS)

    assert "Last time it would have chosen: Pass. You chose: " in confirm.body
    assert "it would have answered one, differently from you" in confirm.body


async def test_an_order_that_would_have_done_nothing_says_so(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="delta_v")
    table = await hall.at(match)

    confirm = await goes(hall, table, table.owed()[0], *PASS)

    assert "You haven't decided anything yet that it could have answered." in confirm.body


async def test_what_is_asked_right_now_stays_with_whoever_is_asked(hall: Hall) -> None:
    match, table, seat = await asked(hall, "bid-window")

    confirm = await goes(hall, table, seat, *PASS)
    assert "What you're asked right now is still yours to answer." in confirm.body
    await does(hall, table, seat, *PASS)

    assert seat in (await hall.at(match)).owed()


async def test_one_press_only_shows_it(hall: Hall) -> None:
    match, table, seat = await passed(hall)
    panel = await goes(hall, table, seat, "!")

    await hall.presses(user_of(table, seat), button(panel, "Pass bids until I say"))

    assert (await hall.at(match)).view(seat).orders == ()


async def test_a_number_chosen_from_a_menu_is_shown_first_too(hall: Hall) -> None:
    match, table, seat = await passed(hall)
    menu = Pick(table.id, table.token(seat), ("!", "order-below"))

    confirm = await hall.presses(user_of(table, seat), menu.id, "20")

    assert "Last time it would have done what you did: Pass" in confirm.body
    assert (await hall.at(match)).view(seat).orders == ()


async def test_the_panel_lists_what_stands_and_takes_it_back(hall: Hall) -> None:
    match, table, seat = await passed(hall)
    await does(hall, table, seat, *PASS)

    panel = await goes(hall, await hall.at(match), seat, "!")
    assert "Your standing orders:\n• Pass bids until I say" in panel.body
    confirm = await hall.presses(user_of(table, seat), button(panel, "Ask me each time I may bid"))
    assert "it would have" not in confirm.body
    await hall.presses(user_of(table, seat), button(confirm, "Do it: Ask me each time I may bid"))

    assert (await hall.at(match)).view(seat).orders == ()


async def test_without_a_notebook_only_figures_are_said(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="delta_v", options={"notebook": "False"})
    table, seat = await on_to(hall, match, "bid-window", "easy")
    await does(hall, table, seat, "pass")

    confirm = await goes(hall, await hall.at(match), seat, *PASS)

    assert "Last time" not in confirm.body
    assert "it would have answered one, just as you did" in confirm.body


async def test_what_was_decided_since_counts_as_well(hall: Hall) -> None:
    match, table, seat = await passed(hall)
    first = await goes(hall, table, seat, *PASS)
    again = await goes(hall, table, seat, *PASS)
    for _ in range(12):
        await hall.plays(match, "easy")
    table = await hall.at(match)

    later = await goes(hall, table, seat, *PASS)

    assert again.body == first.body
    assert later.body != first.body


async def test_orders_stay_with_a_seat_and_whoever_takes_it_over_is_told(hall: Hall) -> None:
    match, table, seat = await passed(hall)
    await does(hall, table, seat, *PASS)
    table = await hall.at(match)
    texts = hall.services.texts("en", table)

    letter = offers.hand(table, texts, seat)

    assert "Your standing orders:\n• Pass bids until I say" in letter.body
    other = Seat(1 - seat)
    assert "Your standing orders" not in offers.hand(table, texts, other).body


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE entries SET choice = 'move Z9' WHERE seq = 1",
        "DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)",
    ],
)
async def test_where_the_log_leads_elsewhere_an_order_is_left_without_a_preview(
    hall: Hall, damage: str
) -> None:
    """As under earlier rules, by which a match was begun."""
    match, table, seat = await passed(hall)
    hall.sql(damage)

    confirm = await goes(hall, table, seat, *PASS)
    assert "would" not in confirm.body
    await hall.presses(user_of(table, seat), button(confirm, "Do it: Pass bids until I say"))

    assert (await hall.at(match)).view(seat).orders == (("bids", "pass"),)
