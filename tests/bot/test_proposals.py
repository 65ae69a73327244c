"""Who has just answered what is asked often is proposed a standing order for it."""

from __future__ import annotations

import pytest

from bot.message import Message
from bot.present.following import followed
from bot.present.proposing import proposing
from bot.presses import Do
from bot.table.table import Table
from engine import Choice, Dice, Seat, act, copy, offers

from .hall import ANN, BOB, HERE, Hall, button, labels

PASS_BIDS = "From now on: Pass bids until I say"
BY_DIE = "From now on: Let the die name exits for me"


async def asked(
    hall: Hall, decision: str, game: str = "delta_v", mind: str = "easy"
) -> tuple[str, Table, Seat]:
    """A match in which somebody is asked so, the table, and one who is asked."""
    match = await hall.sits(ANN, BOB, game=game)
    return match, *(await on_to(hall, match, decision, mind))


async def on_to(hall: Hall, match: str, decision: str, mind: str) -> tuple[Table, Seat]:
    """Play on until somebody is asked so: the table, and one who is asked."""
    while (table := await hall.at(match)).decision() != decision:
        await hall.plays(match, mind)
    return table, table.owed()[0]


async def does(hall: Hall, table: Table, seat: Seat, *path: str) -> Message:
    """Press the button that does something; the panel after it."""
    return await hall.presses(user_of(table, seat), Do(table.id, table.token(seat), path).id)


def user_of(table: Table, seat: Seat) -> int:
    """Who sits there."""
    user = table.players[seat].user
    assert user is not None
    return user


def proposals(panel: Message) -> list[str]:
    """What a panel proposes."""
    return [label for label in labels(panel) if label.startswith("From now on")]


async def test_who_passes_a_bid_is_shown_the_way_to_pass_all(hall: Hall) -> None:
    match, table, seat = await asked(hall, "bid-window")
    user = user_of(table, seat)

    panel = await does(hall, table, seat, "pass")
    assert proposals(panel) == [PASS_BIDS]
    assert "You can leave that to me" in panel.body
    confirm = await hall.presses(user, button(panel, PASS_BIDS))
    assert (await hall.at(match)).view(seat).orders == ()
    done = await hall.presses(user, button(confirm, "Do it: Pass bids until I say"))

    assert (await hall.at(match)).view(seat).orders == (("bids", "pass"),)
    assert "Your order for bids: always pass." in done.body
    assert proposals(done) == []


async def test_after_that_no_bid_is_asked_for(hall: Hall) -> None:
    match, table, seat = await asked(hall, "bid-window")
    panel = await does(hall, table, seat, "pass")
    confirm = await hall.presses(user_of(table, seat), button(panel, PASS_BIDS))
    await hall.presses(user_of(table, seat), button(confirm, "Do it: Pass bids until I say"))

    mine, taken = 0, 0
    while (table := await hall.at(match)).status == "running":
        mine += table.decision() == "bid-window" and seat in table.owed()
        change = await hall.plays(match, "easy")
        taken += any(
            getattr(event, "seat", seat) != seat
            for event in change.moved.told
            if type(event).__name__ == "ContractTaken"
        )

    assert taken
    assert not mine


async def test_what_stands_is_not_proposed(hall: Hall) -> None:
    _, table, seat = await asked(hall, "bid-window")
    await does(hall, table, seat, "!", "order-pass", "bids")

    panel = await does(hall, table, seat, "pass")

    assert proposals(panel) == []
    assert "You can leave that to me" not in panel.body


async def test_a_bid_proposes_nothing(hall: Hall) -> None:
    _, table, seat = await asked(hall, "bid-window")
    bid = next(offer for offer in table.offers(seat) if offer.verb == "bid")

    panel = await does(hall, table, seat, "bid", *getattr(bid, "ids", ()))

    assert proposals(panel) == []


async def test_a_typed_pass_is_answered_as_a_pressed_one(hall: Hall) -> None:
    _, table, seat = await asked(hall, "bid-window")

    panel = await hall.types(user_of(table, seat), "delta-v pass", HERE)

    assert proposals(panel) == [PASS_BIDS]


async def test_whoever_lets_pirates_go_by_may_do_so_always(hall: Hall) -> None:
    _, table, seat = await asked(hall, "ambush", mind="random")
    incident = table.view(seat).ambush

    panel = await does(hall, table, seat, "pass")

    said = {"pirate": "Pirate Attack", "meteor": "Meteor Storm"}[incident]
    assert proposals(panel) == [f"From now on: {said}: always pass"]


async def test_the_die_may_name_all_exits(hall: Hall) -> None:
    match, table, seat = await asked(hall, "name-exit", "merchant_of_venus", "random")

    panel = await does(hall, table, seat, "effect-die")
    assert proposals(panel) == [BY_DIE]
    confirm = await hall.presses(user_of(table, seat), button(panel, BY_DIE))
    await hall.presses(
        user_of(table, seat), button(confirm, "Do it: Let the die name exits for me")
    )

    assert "exit-by-die" in (await hall.at(match)).view(seat).orders


async def test_a_panel_that_follows_keeps_what_it_proposes_while_it_may_be_left(hall: Hall) -> None:
    match, table, seat = await asked(hall, "bid-window")
    panel = await does(hall, table, seat, "pass")
    texts = hall.services.texts("en", table)
    await hall.plays(match, "easy")
    assert panel.spot is not None

    events = await hall.services.history.after(await hall.at(match), panel.spot.seq)
    later = followed(await hall.at(match), texts, panel.spot, events)
    assert proposals(later) == [PASS_BIDS]
    assert later.body.count("You can leave that to me") == 1
    await does(hall, await hall.at(match), seat, "!", "order-pass", "bids")
    last = followed(await hall.at(match), texts, panel.spot, [])

    assert proposals(last) == []
    assert "You can leave that to me" not in last.body


async def test_a_full_row_proposes_nothing_more(hall: Hall) -> None:
    _, table, seat = await asked(hall, "bid-window")
    texts = hall.services.texts("en", table)
    order = Choice("order-pass", ("bids",))
    panel = await does(hall, table, seat, "pass")

    while len(labels(panel)) < len(labels(panel := proposing(panel, table, texts, order))):
        pass

    assert len(panel.rows[-1]) == 5  # type: ignore[arg-type]


@pytest.mark.parametrize("number", range(4))
async def test_what_is_proposed_depends_on_nothing_that_its_owner_cannot_know(
    hall: Hall, number: int
) -> None:
    """Two worlds: what others hold, know and have ordered is dealt anew."""
    _, table, seat = await asked(hall, "bid-window")
    state = copy(table.game, table.running())
    there = copy(table.game, state)
    table.game.rules.resample_hidden(there, seat, Dice(f"{number:032x}"))
    found = []
    for world in (state, there):
        view = table.game.rules.view(world, seat)
        act(table.game, world, seat, Choice("pass"), world.now, offers(world, seat))
        found.append(
            (
                table.game.orders.proposes(view, Choice("pass")),
                table.game.orders.offers(world, seat),
            )
        )

    assert found[0] == found[1]
    assert there != state


async def test_the_order_can_be_typed_and_taken_back(hall: Hall) -> None:
    _, table, seat = await asked(hall, "bid-window")
    user = user_of(table, seat)

    left = await hall.types(user, "delta-v order", HERE, **{"pass": "bids"})
    back = await hall.types(user, "delta-v order", HERE, ask="bids")

    assert "Your order for bids: always pass." in left.body
    assert "Your order for bids: ask me each time." in back.body
