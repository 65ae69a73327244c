"""Who may sit down at a table: the host invites and frees seats, and a person refuses another."""

from __future__ import annotations

import pytest

from bot.message import Menu, Message
from bot.presses import AddComputer, FreeSeat, Join, Leave, Start
from bot.workers.sending import Refusal
from sandbox import Actor, Sandbox

from .club import Club
from .hall import ANN, BOB, CLEO, DAN, EVE, HERE, HOUR, MINUTE, Hall, button, labels
from .managing import DV, opens

DOOR = "chooses who sits down at this table"


def letters(hall: Hall, place: int, words: str) -> list[Message]:
    return [m for m in hall.sender.stands(place) if words in m.text]


def card(hall: Hall) -> Message:
    (message,) = [m for m in hall.sender.stands(HERE) if "a table is open" in m.title]
    return message


async def joins(hall: Hall, user: int) -> str:
    """Somebody presses Join; what they hear."""
    answer = await hall.presses(user, Join(hall.match).id)
    await hall.settle()
    return answer.text


async def invites(hall: Hall, user: int, by: int = ANN) -> str:
    answer = await hall.types(by, "game join", invite=user)
    await hall.settle()
    return answer.text


async def names(hall: Hall) -> tuple[str, ...]:
    return (await hall.table()).names


# -- freeing a seat ------------------------------------------------------------------------------


async def test_a_host_frees_a_seat_and_whoever_had_it_is_told_alone_and_kindly(hall: Hall) -> None:
    await hall.lobby(ANN, BOB, CLEO)

    answer = await hall.types(ANN, "game leave", player="Bob")
    await hall.settle()

    assert "The seat of **Bob** is free again" in answer.text
    assert await names(hall) == ("Ann", "Cleo")
    (letter,) = letters(hall, -BOB, "is free again")
    assert letter.silent
    assert f"<#{HERE}>" in letter.text
    assert not letters(hall, HERE, "Bob")


async def test_where_the_inbox_is_closed_a_line_in_the_channel_says_it_without_a_sound(
    hall: Hall,
) -> None:
    hall.sender.refuses_inboxes = Refusal("inbox")
    await hall.lobby(ANN, BOB)

    await hall.types(ANN, "game leave", player="Bob")
    await hall.settle()

    (line,) = letters(hall, HERE, "doesn't sit at this table any more")
    assert line.silent
    assert line.pings == ()


async def test_whoever_was_removed_sits_down_again_only_by_invitation(hall: Hall) -> None:
    await hall.lobby(ANN, BOB)
    await hall.types(ANN, "game leave", player="Bob")
    assert DOOR in await joins(hall, BOB)

    await invites(hall, BOB)

    assert "You're in" in await joins(hall, BOB)
    await hall.types(ANN, "game leave", player="Bob")
    assert DOOR in await joins(hall, BOB)


async def test_the_form_for_computers_frees_seats_too_and_shows_who_is_left(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.types(ANN, "game add-computer", computer="easy")
    form = await hall.presses(ANN, AddComputer(match).id)
    menu = [row for row in form.rows if isinstance(row, Menu)][-1]

    left = await hall.presses(ANN, menu.id, menu.options[1].value)
    late = await hall.presses(ANN, menu.id, menu.options[1].value)

    assert await names(hall) == ("Ann", "Bob")
    assert "has left the table" in left.text
    assert "The seats have changed since" in late.text
    assert [option.label for option in [r for r in left.rows if isinstance(r, Menu)][-1].options]


@pytest.mark.parametrize("who", ["Ann", "Zed"])
async def test_the_host_and_strangers_are_not_to_be_removed(hall: Hall, who: str) -> None:
    await hall.lobby(ANN, BOB)

    answer = await hall.types(ANN, "game leave", player=who)

    assert "isn't at this table, or is its host" in answer.text
    assert await names(hall) == ("Ann", "Bob")


async def test_nobody_but_the_host_removes_or_invites_and_not_after_the_start(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB, CLEO)
    refused = [
        (await hall.types(BOB, "game leave", player="Cleo")).text,
        (await hall.types(BOB, "game join", invite=EVE)).text,
        (await hall.presses(BOB, FreeSeat(match).id, f"2 {CLEO}")).text,
    ]
    assert all("somebody who manages the table's channel" in text for text in refused)

    await hall.presses(ANN, Start(match).id)

    assert "already started" in (await hall.types(ANN, "game leave", player="Bob")).text
    assert "already started" in (await hall.types(ANN, "game join", invite=EVE)).text


async def test_what_people_type_finds_those_who_have_sat_down(hall: Hall) -> None:
    await hall.lobby(ANN, BOB, CLEO)

    found = await hall.router.complete(hall.who(ANN), "game leave", "player", "", {})

    assert [said for said, _ in found] == ["Bob", "Cleo"]


# -- by invitation -------------------------------------------------------------------------------


async def test_whoever_is_invited_is_mentioned_with_a_button_and_stands_on_the_card(
    hall: Hall,
) -> None:
    await hall.lobby(ANN)

    answer = await invites(hall, EVE)

    assert f"<@{EVE}>" in answer
    (message,) = letters(hall, HERE, "invites you")
    assert message.pings == (EVE,)
    assert not message.silent
    assert labels(message) == ["Join"]
    assert f"Invited: <@{EVE}>" in card(hall).body
    await hall.presses(EVE, button(message, "Join"))
    await hall.passes(MINUTE)
    assert await names(hall) == ("Ann", "Eve")
    assert "Invited" not in card(hall).body


async def test_invited_by_letter_they_sit_down_from_there(hall: Hall) -> None:
    await hall.types(EVE, "settings", notify="direct")
    await hall.lobby(ANN)
    await invites(hall, EVE)
    assert not letters(hall, HERE, "invites you")
    (letter,) = letters(hall, -EVE, "invites you")

    answer = await hall.presses(EVE, button(letter, "Join"), channel=-EVE)

    assert answer.text.startswith("You're in")
    assert (await hall.table()).seat_of(EVE) is not None


async def test_where_that_does_not_arrive_they_are_asked_in_the_channel(hall: Hall) -> None:
    hall.sender.refuses_inboxes = Refusal("inbox")
    await hall.types(EVE, "settings", notify="direct")
    await hall.lobby(ANN)

    await invites(hall, EVE)

    assert [m.pings for m in letters(hall, HERE, "invites you")] == [(EVE,)]


async def test_who_wants_no_calls_finds_it_there_and_hears_nothing(hall: Hall) -> None:
    await hall.types(EVE, "settings", notify="none")
    await hall.lobby(ANN)

    await invites(hall, EVE)

    (message,) = letters(hall, HERE, "invites you")
    assert message.pings == ()
    assert message.silent


async def test_it_waits_for_the_end_of_their_quiet_hours(hall: Hall) -> None:
    await hall.types(EVE, "settings", **{"quiet-from": 23, "quiet-to": 9})
    await hall.lobby(ANN)
    await invites(hall, EVE)
    assert not letters(hall, HERE, "invites you")

    await hall.passes(9 * HOUR, HOUR)

    assert [m.pings for m in letters(hall, HERE, "invites you")] == [(EVE,)]


async def test_nobody_is_asked_twice_by_one_table(hall: Hall) -> None:
    await hall.lobby(ANN)
    for _ in range(3):
        await invites(hall, EVE)

    assert len(letters(hall, HERE, "invites you")) == 1


async def test_so_many_are_invited_and_no_more(hall: Hall) -> None:
    await hall.lobby(ANN)
    for user in range(1000, 1025):
        await hall.types(ANN, "game join", invite=user)

    assert "25 people" in await invites(hall, EVE)
    assert EVE not in (await hall.table()).door.invited


async def test_who_sits_there_is_not_invited_nor_is_anybody_to_a_full_table(hall: Hall) -> None:
    await hall.lobby(ANN, BOB, CLEO, DAN)

    assert "has a seat here already" in await invites(hall, BOB)
    assert "All 4 seats are taken" in await invites(hall, EVE)


async def test_seats_can_be_kept_for_the_invited(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.types(ANN, "game option", setting="guests", value="invited")
    await hall.settle()
    assert "**Seats for:** those whom the host invites" in card(hall).body
    assert "Call for players" not in labels(card(hall))

    await invites(hall, CLEO)

    assert DOOR in await joins(hall, EVE)
    assert "You're in" in await joins(hall, CLEO)
    await hall.presses(ANN, Leave(match).id)
    assert "You're in" in await joins(hall, ANN)  # it is their table
    await hall.types(ANN, "game option", setting="guests", value="everybody")
    assert "You're in" in await joins(hall, EVE)


async def test_a_rematch_of_such_a_table_is_for_those_who_sat_there(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB)
    await hall.types(ANN, "game option", setting="guests", value="invited")
    await hall.presses(ANN, Start(match).id)
    await rematch(hall, ANN)

    assert DOOR in await joins(hall, EVE)
    assert "You're in" in await joins(hall, BOB)


async def rematch(hall: Hall, user: int) -> None:
    """The match is stopped, and somebody opens the next table."""
    await hall.services.upkeep.stop(await hall.table(), "Ann", interaction=hall.interaction)
    await hall.settle()
    (ended,) = [m for m in hall.sender.stands(HERE) if "Rematch" in labels(m)]
    await hall.presses(user, button(ended, "Rematch"))
    await hall.settle()
    async with hall.store.reading() as tx:
        row = await tx.matches.active_in(HERE)
    assert row is not None
    hall.match = row.id


# -- refusing somebody ---------------------------------------------------------------------------


async def refuses(hall: Hall, user: int, whom: int) -> str:
    return (await hall.types(user, "settings", refuse=whom)).text


async def test_who_is_refused_cannot_sit_down_and_reads_what_others_read(hall: Hall) -> None:
    assert f"<@{EVE}>" in await refuses(hall, ANN, EVE)
    await hall.lobby(ANN, BOB)
    refused = await joins(hall, EVE)
    await hall.types(ANN, "game leave", player="Bob")

    assert refused == await joins(hall, BOB)
    await hall.types(ANN, "settings", accept=EVE)
    assert "You're in" in await joins(hall, EVE)


async def test_that_holds_while_the_host_has_no_seat(hall: Hall) -> None:
    await refuses(hall, ANN, EVE)
    match = await hall.lobby(ANN, BOB)
    await hall.presses(ANN, Leave(match).id)

    assert DOOR in await joins(hall, EVE)


async def test_who_is_refused_cannot_invite_them_nor_be_invited_by_them(hall: Hall) -> None:
    await refuses(hall, EVE, ANN)
    await hall.lobby(ANN, BOB)
    answer = await invites(hall, EVE)
    assert "I can't invite" in answer
    assert not letters(hall, HERE, "invites you")
    assert (await hall.table()).door.invited == ()

    await refuses(hall, ANN, CLEO)

    assert answer.replace(str(EVE), str(CLEO)) == await invites(hall, CLEO)


async def test_a_rematch_asks_nobody_who_refuses_whoever_opens_it(hall: Hall) -> None:
    await hall.sits(ANN, BOB, CLEO)
    await refuses(hall, BOB, ANN)

    await rematch(hall, ANN)

    (message,) = letters(hall, HERE, "wants another game")
    assert message.pings == (CLEO,)


async def test_a_seat_of_a_running_match_is_not_offered_to_who_refuses_or_is_refused(
    hall: Hall,
) -> None:
    await refuses(hall, ANN, EVE)
    await refuses(hall, DAN, BOB)
    await hall.sits(ANN, BOB)

    to_dan = await hall.types(BOB, "game replace", player="Bob", **{"with": DAN})
    await hall.types(BOB, "game replace", player="Bob")
    await hall.settle()
    (offer,) = letters(hall, HERE, "offers their seat")
    answer = await hall.presses(EVE, button(offer, "Take the seat"))

    assert "I can't invite" in to_dan.text
    assert DOOR in answer.text
    assert (await hall.table()).seat_of(EVE) is None


async def test_nobody_refuses_themselves_and_not_endlessly_many(hall: Hall) -> None:
    assert "That's you" in await refuses(hall, ANN, ANN)
    await hall.services.people.change(
        ANN, lambda person: person.but(refused=tuple(range(1000, 1100)))
    )

    assert "100 people" in await refuses(hall, ANN, EVE)
    assert "100 people" not in await refuses(hall, ANN, 1000)


async def test_all_of_it_works_in_discord(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    eve = sandbox.user("Eve")
    await opens(ann, sandbox.channel, DV)
    await club.quiet()
    await ann.slash(sandbox.channel, "game join", invite=bob.user)
    await club.quiet()
    (asked,) = [shown for shown in bob.sees(sandbox.channel) if "invites you" in shown.words]
    await bob.click(asked, "Join")
    await eve.slash(sandbox.channel, "settings", refuse=bob.user)

    freed = await ann.slash(sandbox.channel, "game leave", player="Bob")
    await club.quiet()
    again = await bob.click(asked, "Join")

    assert "is free again" in freed.text
    assert DOOR in again.text
    assert (await club.table()).names == ("Ann",)
    assert any("is free again" in shown.words for shown in bob.inbox)
    assert sandbox.refused == []
