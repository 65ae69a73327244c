"""Seats that somebody else plays for a while: they go back by themselves, secrets and all."""

from __future__ import annotations

from typing import Any

import pytest

from bot.presses import ComeHome
from engine import Seat

from .hall import (
    ANN,
    BOB,
    CLEO,
    DAN,
    DAY,
    HERE,
    HOUR,
    SECOND,
    Hall,
    button,
    name_of,
    play_out,
)

INBOX = -1
"""Times the number of a user: their direct channel."""


async def seat_of(hall: Hall, match: str, user: int) -> Seat:
    seat = (await hall.at(match)).seat_of(user)
    assert seat is not None
    return seat


async def lent(hall: Hall, until: str = "5d") -> tuple[str, Seat]:
    """A table at which Cleo plays for Ann; Ann's seat."""
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    seat = await seat_of(hall, match, ANN)
    given: dict[str, Any] = {"player": f"seat-{seat}", "with": CLEO, "until": until}
    await hall.types(ANN, "game replace", **given)
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "offers their seat" in m.text)
    await hall.presses(CLEO, button(offer, "Take the seat"))
    await hall.settle()
    return match, seat


def heard(hall: Hall, user: int) -> list[str]:
    """The titles and texts of what is in somebody's inbox."""
    return [f"{m.title} {m.text} {m.body}" for m in hall.sender.stands(INBOX * user)]


async def test_a_person_plays_until_the_day_and_then_the_seat_is_its_owners(hall: Hall) -> None:
    match, seat = await lent(hall)
    assert (await hall.at(match)).seat_of(CLEO) == seat
    assert any("Cleo plays for Ann until <t:" in text for text in hall.sender.lines(HERE))
    assert any("for your eyes only" in text for text in heard(hall, CLEO))

    await hall.passes(5 * DAY - HOUR, 4 * HOUR)
    assert (await hall.at(match)).seat_of(CLEO) == seat
    await hall.passes(2 * HOUR, HOUR)

    table = await hall.at(match)
    assert (table.seat_of(ANN), table.seat_of(CLEO)) == (seat, None)
    assert any("Ann has taken the seat back" in text for text in hall.sender.lines(HERE))
    assert any("The seat is yours" in text for text in heard(hall, ANN))


async def test_the_log_says_who_played_what(hall: Hall) -> None:
    match, _ = await lent(hall)
    await hall.passes(5 * DAY + HOUR, 4 * HOUR)

    log = (await hall.types(BOB, "game log")).body

    assert log.index("**Cleo** has the seat of **Ann**") < log.index("**Ann** has the seat of **C")
    assert match


async def test_whoever_lends_their_seat_can_have_it_back_at_any_time(hall: Hall) -> None:
    match, seat = await lent(hall)
    shown = await hall.types(ANN, "away")
    assert "**Cleo** plays for you in **Delta V**" in shown.text

    await hall.presses(ANN, button(shown, "I'm back"))
    await hall.passes(6 * DAY, 12 * HOUR)

    table = await hall.at(match)
    assert table.seat_of(ANN) == seat
    assert sum("taken the seat back" in text for text in hall.sender.lines(HERE)) == 1


async def test_their_tables_stay_theirs(hall: Hall) -> None:
    await lent(hall)

    listed = await hall.types(ANN, "game list")

    assert "**Cleo** plays for you" in listed.body


async def test_nobody_has_two_seats_at_a_table_not_even_a_lent_one(hall: Hall) -> None:
    match, seat = await lent(hall)
    bobs = await seat_of(hall, match, BOB)
    again: dict[str, Any] = {"player": f"seat-{bobs}", "with": ANN, "until": "2d"}

    refused = await hall.types(BOB, "game replace", **again)
    assert "already" in refused.text
    await hall.types(BOB, "game replace", player=f"seat-{bobs}", until="2d")
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "offers their seat" in m.text)
    await hall.presses(ANN, button(offer, "Take the seat"))
    await hall.presses(CLEO, button(offer, "Take the seat"))

    table = await hall.at(match)
    assert table.seat_of(BOB) == bobs
    assert table.seat_of(CLEO) == seat


async def test_who_passes_a_lent_seat_on_gives_no_more_than_they_have(hall: Hall) -> None:
    match, seat = await lent(hall)
    await hall.types(CLEO, "game replace", player=f"seat-{seat}")
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "offers their seat" in m.text)

    await hall.presses(DAN, button(offer, "Take the seat"))
    assert (await hall.at(match)).seat_of(DAN) == seat
    await hall.passes(5 * DAY + HOUR, 4 * HOUR)

    assert (await hall.at(match)).seat_of(ANN) == seat


# -- who has seen another's secrets --------------------------------------------------------------


async def test_whoever_has_seen_anothers_secrets_takes_no_third_seat_without_a_word(
    hall: Hall,
) -> None:
    match, _ = await lent(hall)
    await hall.presses(ANN, ComeHome(match).id)
    bobs = await seat_of(hall, match, BOB)
    hall.services.tables.forget()  # it is kept, and not remembered
    await hall.types(BOB, "game replace", player=f"seat-{bobs}")
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "offers their seat" in m.text)
    assert not any("has seen what is hidden" in text for text in hall.sender.lines(HERE))

    await hall.presses(CLEO, button(offer, "Take the seat"))
    await hall.settle()

    (told,) = [m for m in hall.sender.stands(HERE) if "has seen what is hidden" in m.text]
    assert "**Cleo** has played in the seat of **Ann** before" in told.text
    assert (set(told.pings), told.silent) == ({ANN}, False)


async def test_who_has_been_nowhere_else_at_the_table_is_not_spoken_of(hall: Hall) -> None:
    match, _ = await lent(hall)
    await hall.presses(ANN, ComeHome(match).id)
    await hall.settle()

    assert not any("has seen what is hidden" in text for text in hall.sender.lines(HERE))


# -- a computer ---------------------------------------------------------------------------------


async def test_a_computer_plays_for_whoever_is_away_if_they_like(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    seat = await seat_of(hall, match, ANN)
    away = await hall.types(ANN, "away", last="3d")

    said = await hall.presses(ANN, button(away, f"A computer plays for me: Delta V ({match})"))
    await hall.settle()

    assert "a computer plays for you" in said.text
    player = (await hall.at(match)).players[seat]
    assert (player.computer, player.whose) == ("normal", (ANN, "Ann"))
    await hall.passes(3 * DAY + HOUR, 4 * HOUR)
    assert (await hall.at(match)).seat_of(ANN) == seat


async def test_from_their_first_day_on_and_not_before(hall: Hall) -> None:
    """It is the first of January."""
    match = await hall.sits(ANN, BOB)
    seat = await seat_of(hall, match, ANN)
    away = await hall.types(ANN, "away", first="2026-01-03", last="2026-01-05")
    await hall.presses(ANN, button(away, f"A computer plays for me: Delta V ({match})"))

    await hall.passes(2 * DAY - HOUR, HOUR)
    assert (await hall.at(match)).seat_of(ANN) == seat
    await hall.passes(2 * HOUR, HOUR)
    assert (await hall.at(match)).players[seat].computer == "normal"
    await hall.passes(3 * DAY, 4 * HOUR)

    assert (await hall.at(match)).seat_of(ANN) == seat


async def test_who_stays_after_all_keeps_their_seat(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    seat = await seat_of(hall, match, ANN)
    away = await hall.types(ANN, "away", first="2026-01-03", last="2026-01-05")
    await hall.presses(ANN, button(away, f"A computer plays for me: Delta V ({match})"))
    await hall.presses(ANN, button(away, "I'm back"))

    await hall.passes(3 * DAY, 4 * HOUR)

    assert (await hall.at(match)).seat_of(ANN) == seat


@pytest.mark.parametrize("how", ["stopped", "over"])
async def test_at_the_end_a_seat_is_its_owners(hall: Hall, how: str) -> None:
    match, _ = await lent(hall)
    if how == "stopped":
        stop = await hall.types(ANN, "game end")
        await hall.presses(ANN, button(stop, "Stop the table"))
    else:
        await play_out(hall.services, hall.clock, await hall.at(match), "easy")
    await hall.settle()

    end = hall.sender.stands(HERE)[-1]
    assert ANN in end.pings
    assert CLEO not in end.pings
    refused = await hall.presses(CLEO, button(end, "Rematch"))
    assert "You play for **Ann**" in refused.text
    await hall.presses(ANN, button(end, "Rematch"))
    again = await hall.services.tables.of_channel(HERE)
    assert again is not None
    assert again.names == (name_of(ANN),)


# -- what must not come of it -------------------------------------------------------------------


async def test_a_stand_in_who_takes_the_seat_back_gives_it_back_all_the_same(hall: Hall) -> None:
    match, seat = await lent(hall)
    await hall.types(ANN, "game replace", player="Cleo")
    await hall.passes(DAY + HOUR, HOUR)  # Cleo says nothing, so the seat is open
    offer = next(m for m in hall.sender.stands(HERE) if "has not answered" in m.text)
    await hall.presses(DAN, button(offer, "Take the seat"))
    letter = next(m for m in hall.sender.stands(INBOX * CLEO) if "open to others" in m.text)
    await hall.presses(CLEO, button(letter, "Take it back"))
    table = await hall.at(match)
    assert (table.seat_of(CLEO), table.players[seat].whose[0]) == (seat, ANN)

    await hall.passes(5 * DAY, 4 * HOUR)

    assert (await hall.at(match)).seat_of(ANN) == seat


async def test_what_is_lent_until_a_day_is_not_offered_after_it(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    seat = await seat_of(hall, match, ANN)
    await hall.types(ANN, "game replace", player=f"seat-{seat}", until="6h")
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "offers their seat" in m.text)
    hall.clock.advance(7 * HOUR)

    late = await hall.presses(CLEO, button(offer, "Take the seat"))

    assert "no longer on offer" in late.text or "over" in late.text
    assert (await hall.at(match)).seat_of(ANN) == seat


async def test_how_one_is_called_at_a_table_is_so_again_when_one_is_back(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    seat = await seat_of(hall, match, ANN)
    await hall.types(ANN, "settings", table=match, notify="direct")
    away = await hall.types(ANN, "away", last="3d")
    await hall.presses(ANN, button(away, f"A computer plays for me: Delta V ({match})"))

    await hall.presses(ANN, button(await hall.types(ANN, "away"), "I'm back"))
    await hall.settle()

    table = await hall.at(match)
    assert (table.seat_of(ANN), table.notify(seat)) == (seat, "direct")


async def test_who_is_back_while_a_table_is_on_hold_has_their_seat_when_it_goes_on(
    hall: Hall,
) -> None:
    match, seat = await lent(hall)
    await hall.services.freezer.freeze(await hall.at(match), "frozen-rules", "a test")

    await hall.presses(ANN, button(await hall.types(ANN, "away"), "I'm back"))
    await hall.settle()
    await hall.services.upkeep.thaw(await hall.at(match))
    await hall.passes(2 * HOUR, HOUR)

    assert (await hall.at(match)).seat_of(ANN) == seat


async def test_who_is_away_again_has_not_asked_for_a_stand_in_again(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    seat = await seat_of(hall, match, ANN)
    away = await hall.types(ANN, "away", first="2026-01-03", last="2026-01-05")
    await hall.presses(ANN, button(away, f"A computer plays for me: Delta V ({match})"))
    await hall.presses(ANN, button(away, "I'm back"))
    await hall.types(ANN, "away", first="2026-01-02", last="2026-01-06")

    await hall.passes(3 * DAY, 4 * HOUR)

    assert (await hall.at(match)).seat_of(ANN) == seat


# -- out of time --------------------------------------------------------------------------------


async def test_a_computer_takes_the_seat_of_whoever_is_out_of_time_until_they_are_back(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "game pace", limit="3h", late="seat")
    await hall.passes(SECOND * 2, SECOND)
    (seat,) = (await hall.at(match)).owed()
    user = (await hall.at(match)).players[seat].user
    assert user is not None

    await hall.passes(4 * HOUR, HOUR)

    player = (await hall.at(match)).players[seat]
    assert (player.computer, player.whose[0]) == ("normal", user)
    told = next(m for m in hall.sender.stands(HERE) if "plays for you" in m.text)
    assert told.pings == (user,)
    refused = await hall.presses(DAN, button(told, "I'm back"))
    assert "Nobody plays for you" in refused.text
    await hall.presses(user, button(told, "I'm back"))
    assert (await hall.at(match)).seat_of(user) == seat


# -- people without a seat ----------------------------------------------------------------------


async def sleeps(hall: Hall, user: int) -> None:
    """They have quiet hours, some of which have gone by."""
    hour = hall.clock.now() // HOUR % 24
    quiet = {"quiet-from": (hour - 2) % 24, "quiet-to": (hour + 4) % 24}
    await hall.types(user, "settings", **quiet)


async def test_nobody_is_called_to_an_offered_seat_in_their_quiet_hours(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await sleeps(hall, CLEO)
    await hall.settle()
    seat = await seat_of(hall, match, ANN)
    given: dict[str, Any] = {"player": f"seat-{seat}", "with": CLEO, "until": "5d"}

    await hall.types(ANN, "game replace", **given)
    await hall.settle()

    offer = next(m for m in hall.sender.stands(HERE) if "offers their seat" in m.text)
    assert f"<@{CLEO}>" in offer.text
    assert (offer.pings, offer.silent) == ((), True)


async def test_whose_seat_it_is_is_not_called_at_the_end_in_their_quiet_hours(hall: Hall) -> None:
    match, _ = await lent(hall)
    await sleeps(hall, ANN)

    await hall.services.play.settle(await hall.at(match), interaction=hall.interaction)
    await hall.settle()

    (told,) = [m for m in hall.sender.stands(HERE) if BOB in m.pings and f"<@{ANN}>" in m.text]
    assert told.pings == (BOB,)


async def test_who_has_lent_their_seat_is_not_asked_for_a_vote_in_their_quiet_hours(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB, CLEO)
    seat = await seat_of(hall, match, ANN)
    away = await hall.types(ANN, "away", last="3d")
    await hall.presses(ANN, button(away, f"A computer plays for me: Delta V ({match})"))
    await hall.settle()
    table = await hall.at(match)
    assert (table.players[seat].computer, table.voice(seat)) == ("normal", ANN)
    await sleeps(hall, ANN)

    await hall.types(BOB, "game pause", last="3d")
    await hall.settle()

    asked = next(m for m in hall.sender.stands(HERE) if "I agree" in str(m.rows))
    assert CLEO in asked.pings
    assert ANN not in asked.pings
