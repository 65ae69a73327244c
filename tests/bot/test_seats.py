"""Who sits where: joined at once, offered, taken over, and played from at the same moment."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.message import Message
from bot.presses import Join, TakeSeat
from engine import Dice, Seat
from minds import ask
from storage import Stale
from tests.tiers import long_but

from .hall import (
    ANN,
    BOB,
    CLEO,
    DAN,
    DAY,
    EVE,
    HERE,
    HOUR,
    Hall,
    button,
    labels,
)

# -- at once ------------------------------------------------------------------------------------


async def test_three_people_who_join_at_once_are_all_seated(hall: Hall) -> None:
    match = await hall.lobby(ANN)
    join = Join(match).id

    answers = await asyncio.gather(*(hall.presses(user, join) for user in (BOB, CLEO, DAN)))

    assert all("You're in" in answer.text for answer in answers)
    players = (await hall.at(match)).players
    assert [players[0].user, {player.user for player in players[1:]}] == [ANN, {BOB, CLEO, DAN}]


async def test_of_eight_who_want_three_seats_three_have_one_and_five_are_told_so(
    hall: Hall,
) -> None:
    match = await hall.lobby(ANN)
    join = Join(match).id

    answers = await asyncio.gather(*(hall.presses(user, join) for user in range(301, 309)))

    told = sorted("All 4 seats are taken" in answer.text for answer in answers)
    assert told == [False] * 3 + [True] * 5
    assert len((await hall.at(match)).players) == 4


@pytest.mark.parametrize("many", long_but(20, [20, 100]))
async def test_a_hand_over_and_a_move_at_the_same_moment_are_both_kept(
    hall: Hall, many: int
) -> None:
    match = await hall.sits(ANN, BOB, game="delta_vee")
    kept = 0
    for turn in range(many):
        table = await hall.at(match)
        (owing,) = table.owed()[:1]
        other = 1 - owing
        taken = await take_of(hall, other)
        user, press = await hall.move(match, owing)
        new = 1000 + turn

        await asyncio.gather(
            after(turn % 40, hall.presses(new, taken)), after(turn // 3, hall.presses(user, press))
        )

        now = await hall.at(match)
        kept += now.players[other].user == new and now.seq == table.seq + 1
        assert {s for s in (0, 1) if now.asked(Seat(s))} == set(now.owed())

    assert kept == many


async def after(yields: int, what: object) -> None:
    """Do something after others have had their turn so often."""
    for _ in range(yields):
        await asyncio.sleep(0)
    await what  # type: ignore[misc]


async def take_of(hall: Hall, seat: int, user: int | None = None) -> str:
    """Have whoever has a seat offer it; the custom id of the button that takes it."""
    given = {} if user is None else {"with": user}
    owner = (await hall.table()).players[seat].user or ANN
    await hall.types(owner, "game replace", player=f"seat-{seat}", **given)
    offered = (await hall.table()).players[seat].offered
    assert offered is not None
    return TakeSeat(hall.match, offered.id).id


async def test_a_press_of_the_old_holder_after_the_hand_over_is_refused(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    (owing,) = (await hall.at(match)).owed()
    user, press = await hall.move(match, owing)
    await hall.presses(CLEO, await take_of(hall, owing))

    answer = await hall.presses(user, press)

    assert "You aren't at this table" in answer.text
    assert (await hall.at(match)).seq == 0


async def test_a_move_that_is_under_way_while_its_seat_goes_to_another_is_not_made(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    table = await hall.at(match)
    (owing,) = table.owed()
    choice = ask(table.game, table.running(), owing, "random", Dice("00")).choice
    await hall.presses(CLEO, await take_of(hall, owing))

    with pytest.raises(Stale):
        await hall.services.play.act(table, owing, [choice])

    assert (await hall.at(match)).seq == 0


async def test_whoever_takes_a_seat_over_is_called_and_can_move_at_once(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    (owing,) = (await hall.at(match)).owed()

    await hall.presses(CLEO, await take_of(hall, owing))
    await hall.settle()
    user, press = await hall.move(match, owing)
    await hall.presses(user, press)

    assert user == CLEO
    assert (await hall.at(match)).seq == 1
    assert any("hands the seat over to" in text for text in hall.sender.lines(HERE))


async def test_limit_and_reminders_of_whoever_takes_a_seat_over_count_from_then_on(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    pace: dict[str, Any] = {"limit": "24h", "remind-every": 8}
    await hall.types(ANN, "game pace", **pace)
    (owing,) = (await hall.at(match)).owed()
    # Not a multiple of the interval: the former holder has been reminded, and not lately.
    await hall.passes(19 * HOUR, HOUR)

    await hall.presses(CLEO, await take_of(hall, owing))

    taken = hall.clock.now()
    await hall.settle()
    assert [timer.due for timer in await hall.timers(match, "limit")] == [taken + 24 * HOUR]
    await hall.passes(9 * HOUR, HOUR)
    reminded = [text for text in hall.sender.lines(HERE) if "still waiting for you" in text]
    assert [f"<@{CLEO}>" in text for text in reminded] == [True], "that of the former is gone"
    assert (await hall.at(match)).seq == 0


async def test_a_limit_counts_from_when_somebody_takes_the_seat_of_a_computer(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.types(ANN, "game pace", limit="6h")
    (seat, _) = (await hall.at(match)).owed()
    await hall.hands_over(ANN, f"seat-{seat}", "random")
    hall.clock.advance(25 * HOUR)

    await hall.presses(CLEO, await take_of(hall, seat))
    await hall.settle()

    dues = [limit.due for limit in await hall.timers(match, "limit")]
    assert hall.clock.now() + 6 * HOUR in dues


async def test_a_press_from_before_a_seat_was_away_is_stale_when_its_holder_has_it_again(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    (owing,) = (await hall.at(match)).owed()
    user, press = await hall.move(match, owing)
    await hall.presses(CLEO, await take_of(hall, owing))
    await hall.presses(user, await take_of(hall, owing))

    answer = await hall.presses(user, press)

    assert "The board has moved on" in answer.body
    assert (await hall.at(match)).seq == 0


# -- offers -------------------------------------------------------------------------------------


def offers(hall: Hall) -> list[Message]:
    """The messages in the channel with which a seat can be taken."""
    return [m for m in hall.sender.stands(HERE) if "Take the seat" in labels(m)]


async def offered(hall: Hall, seat: int = 1, user: int | None = None) -> str:
    """Offer a seat of a new table; the custom id of its button, as it stands in the channel."""
    await hall.sits(ANN, BOB)
    await hall.settle()
    await take_of(hall, seat, user)
    await hall.settle()
    (message,) = offers(hall)
    return button(message, "Take the seat")


async def test_an_offered_seat_is_taken_by_whoever_presses_first(hall: Hall) -> None:
    take = await offered(hall)

    assert "You're in" in (await hall.presses(CLEO, take)).text
    await hall.settle()

    assert (await hall.table()).players[1].user == CLEO
    assert offers(hall) == []
    assert "no longer on offer" in (await hall.presses(DAN, take)).text


async def test_an_offer_ends_after_three_days_and_its_message_goes(hall: Hall) -> None:
    take = await offered(hall)
    await hall.passes(3 * DAY - 2 * HOUR, HOUR)
    assert len(offers(hall)) == 1

    await hall.passes(2 * HOUR, HOUR)

    assert offers(hall) == []
    assert "no longer on offer" in (await hall.presses(CLEO, take)).text
    assert (await hall.table()).players[1].user == BOB


async def test_an_offer_ends_with_the_owners_next_move(hall: Hall) -> None:
    await hall.sits(ANN, BOB)
    await hall.settle()
    (owing,) = (await hall.table()).owed()
    take = await take_of(hall, owing)
    await hall.settle()
    user, press = await hall.move(hall.match, owing)

    await hall.presses(user, press)
    await hall.settle()

    assert offers(hall) == []
    assert "no longer on offer" in (await hall.presses(CLEO, take)).text


async def test_an_offer_goes_on_while_the_others_move(hall: Hall) -> None:
    await hall.sits(ANN, BOB)
    (owing,) = (await hall.table()).owed()
    take = await take_of(hall, 1 - owing)
    user, press = await hall.move(hall.match, owing)

    await hall.presses(user, press)
    await hall.settle()

    assert len(offers(hall)) == 1
    assert "You're in" in (await hall.presses(CLEO, take)).text


async def test_an_offer_ends_when_it_is_withdrawn(hall: Hall) -> None:
    await hall.sits(ANN, BOB)
    asked = await hall.types(BOB, "game replace", player="seat-1")
    await hall.settle()
    take = button(offers(hall)[0], "Take the seat")

    await hall.presses(ANN, button(asked, "Withdraw the offer"))
    await hall.settle()

    assert offers(hall) == []
    assert "no longer on offer" in (await hall.presses(CLEO, take)).text


async def test_nobody_withdraws_the_offer_of_others(hall: Hall) -> None:
    take = await offered(hall, 0)
    withdraw = take.replace(":take:", ":withdraw:")

    answer = await hall.presses(BOB, withdraw)

    assert "Only" in answer.text
    assert len(offers(hall)) == 1


async def test_a_second_offer_of_a_seat_takes_the_place_of_the_first(hall: Hall) -> None:
    first = await offered(hall)

    second = await take_of(hall, 1, CLEO)
    await hall.settle()

    assert len(offers(hall)) == 1
    assert "no longer on offer" in (await hall.presses(CLEO, first)).text
    assert "You're in" in (await hall.presses(CLEO, second)).text


async def test_a_seat_offered_to_one_is_taken_by_no_other(hall: Hall) -> None:
    take = await offered(hall, 1, CLEO)

    assert "offered to somebody else" in (await hall.presses(EVE, take)).text
    assert "offered to somebody else" in (await hall.presses(ANN, take)).text
    assert (await hall.table()).players[1].user == BOB


@pytest.mark.parametrize("path", ["", "1", "0", "seat-1", "0a0b0c0d0e0f"])
async def test_a_custom_id_that_no_offer_carries_takes_nothing(hall: Hall, path: str) -> None:
    take = await offered(hall)

    answer = await hall.presses(EVE, take.rpartition(":")[0] + ":" + path)

    assert "no longer on offer" in answer.text or "older version" in answer.text
    assert (await hall.table()).seat_of(EVE) is None


async def test_whoever_sits_there_already_takes_no_second_seat(hall: Hall) -> None:
    take = await offered(hall)

    assert "already in" in (await hall.presses(ANN, take)).text
    assert len(offers(hall)) == 1
