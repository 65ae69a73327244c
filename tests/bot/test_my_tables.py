"""All one's tables: the most urgent first, a button each, and on to the next."""

from __future__ import annotations

import pytest

from bot.message import Message
from bot.table.people import UserSettings
from bot.workers.sending import Refusal
from sandbox import Actor, Sandbox

from .club import Club
from .hall import ANN, BOB, CLEO, DAY, HERE, HOUR, MINUTE, THERE, Hall, button, labels
from .test_hours import instant

DV = "delta_v"


async def at_turn(hall: Hall, match: str, user: int) -> None:
    """Play until it is somebody's turn."""
    while (await hall.at(match)).seat_of(user) not in (await hall.at(match)).owed():
        await hall.plays(match, "easy")


async def test_the_table_with_the_least_time_comes_first_and_has_a_button(hall: Hall) -> None:
    slow = await hall.sits(ANN, BOB)
    fast = await hall.sits(ANN, BOB, channel=THERE)
    await hall.types(ANN, "game pace", limit="3d")
    await hall.types(ANN, "game pace", channel=THERE, limit="1d")
    for match in (slow, fast):
        await at_turn(hall, match, ANN)
    await hall.passes(5_000, 1_000)

    listed = await hall.types(ANN, "game list")

    assert listed.body.index(fast) < listed.body.index(slow)
    assert labels(listed) == [f"My turn: Delta V ({fast})", f"My turn: Delta V ({slow})"]
    panel = await hall.presses(ANN, button(listed, f"My turn: Delta V ({fast})"))
    assert panel.spot is not None
    assert panel.spot.match == fast


async def test_what_does_not_wait_for_one_comes_after_that(hall: Hall) -> None:
    mine = await hall.sits(ANN, BOB)
    theirs = await hall.sits(ANN, BOB, channel=THERE)
    await at_turn(hall, mine, ANN)
    await at_turn(hall, theirs, BOB)

    listed = await hall.types(ANN, "game list")

    assert labels(listed) == [f"My turn: Delta V ({mine})", f"Delta V ({theirs})"]
    board = await hall.presses(ANN, button(listed, f"Delta V ({theirs})"))
    assert board.picture is not None


async def test_after_a_move_the_next_table_is_one_press_away(hall: Hall) -> None:
    first = await hall.sits(ANN, BOB)
    second = await hall.sits(ANN, BOB, channel=THERE)
    await at_turn(hall, first, BOB)
    await at_turn(hall, second, ANN)

    idle = await hall.types(ANN, "game turn")
    panel = await hall.presses(ANN, button(idle, "Next table"))

    assert panel.spot is not None
    assert panel.spot.match == second


async def test_where_nothing_waits_that_is_said(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await at_turn(hall, match, BOB)

    idle = await hall.types(ANN, "game turn")
    said = await hall.presses(ANN, button(idle, "Next table"), channel=HERE)

    assert said.text == "Nothing else waits for you."


async def test_the_list_opens_a_panel_from_another_channel(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit(DV, ann, bob)
    player = await club.mover(ann, bob)
    elsewhere = sandbox.add_channel("elsewhere")

    listed = await player.slash(elsewhere, "game list")
    assert listed.message is not None
    (label,) = listed.message.labels
    panel = await player.click(listed.message, label)

    assert label.startswith("My turn: Delta V")
    assert "choose an action" in panel.text
    assert panel.ephemeral


# -- once a day ---------------------------------------------------------------------------------


def digests(hall: Hall, user: int) -> list[Message]:
    return [m for m in hall.sender.stands(-user) if "for you" in m.title]


async def test_a_digest_comes_at_its_hour_once_a_day_with_the_way_to_each_table(
    hall: Hall,
) -> None:
    """It is midnight."""
    match = await hall.sits(ANN, BOB)
    await at_turn(hall, match, ANN)
    said = await hall.types(ANN, "settings", timezone="Europe/Berlin", digest=9)
    assert "once a day: **at 9:00**" in said.text

    await hall.passes(8 * HOUR - MINUTE, MINUTE * 20)
    assert digests(hall, ANN) == []
    await hall.passes(2 * HOUR, MINUTE * 20)
    (digest,) = digests(hall, ANN)
    assert digest.title == "One table waits for you"
    panel = await hall.presses(ANN, button(digest, f"My turn: Delta V ({match})"), channel=-ANN)
    assert panel.spot is not None
    await hall.passes(DAY, HOUR)

    assert len(digests(hall, ANN)) == 2


async def test_where_nothing_waits_there_is_none(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await at_turn(hall, match, BOB)
    await hall.types(ANN, "settings", digest=9)

    await hall.passes(DAY, HOUR)

    assert digests(hall, ANN) == []


async def test_whoever_is_away_has_none_until_they_are_back(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await at_turn(hall, match, ANN)
    await hall.types(ANN, "settings", digest=9)
    await hall.types(ANN, "away", last="2d")

    await hall.passes(2 * DAY, HOUR)
    assert digests(hall, ANN) == []
    await hall.passes(DAY, HOUR)

    assert len(digests(hall, ANN)) == 1


async def test_who_wants_a_digest_in_place_of_calls_has_nothing_else(hall: Hall) -> None:
    for user in (ANN, BOB):
        await hall.types(user, "settings", notify="digest", digest=7)
    match = await hall.sits(ANN, BOB)
    await at_turn(hall, match, ANN)

    await hall.passes(3 * DAY, HOUR)

    assert [m for m in hall.sender.stands(HERE) if m.pings] == []
    assert len(digests(hall, ANN)) == 3


async def test_one_table_can_be_silent_and_the_others_not(hall: Hall) -> None:
    silent = await hall.sits(ANN, BOB)
    loud = await hall.sits(ANN, BOB, channel=THERE)

    said = await hall.types(ANN, "settings", table=silent, notify="none")
    for match in (silent, loud):
        await at_turn(hall, match, ANN)
    await hall.passes(2 * DAY, HOUR)

    assert "**Delta V**, where you hear that it's your turn: Nowhere" in said.text
    assert [m for m in hall.sender.stands(HERE) if ANN in m.pings] == []
    assert [m for m in hall.sender.stands(THERE) if ANN in m.pings] != []
    await hall.types(ANN, "settings", table=silent, notify="usual")
    assert (await hall.at(silent)).notify((await hall.at(silent)).seat_of(ANN) or 0) == "channel"


async def test_at_one_table_only_calls_are_set(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)

    refused = await hall.types(ANN, "settings", table=match, lessons=False)

    assert "At one table you can set `notify`" in refused.text
    assert (await hall.services.people.of(ANN)).lessons


@pytest.mark.parametrize(
    ("day", "hours"), [("2026-03-28", 23), ("2026-06-20", 24), ("2026-10-24", 25)]
)
def test_a_digest_comes_at_the_same_hour_when_the_clock_changes(day: str, hours: int) -> None:
    person = UserSettings(timezone="Europe/Berlin", digest=9)
    first = instant(f"{day}T09:00", "Europe/Berlin")

    assert person.next_digest(first - 1) == first
    assert person.next_digest(first) == first + hours * HOUR


async def test_who_hears_once_a_day_of_one_table_only_hears_of_it(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await at_turn(hall, match, ANN)

    await hall.types(ANN, "settings", table=match, notify="digest")
    await hall.passes(DAY, HOUR)

    assert len(digests(hall, ANN)) == 1


async def test_where_the_inbox_is_closed_calls_come_in_place_of_a_digest(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.types(ANN, "settings", notify="digest", digest=7)
    await at_turn(hall, match, ANN)
    hall.sender.refuses_inboxes = Refusal("inbox", "closed")

    await hall.passes(DAY, HOUR)

    assert any(ANN in message.pings for message in hall.sender.stands(HERE))


async def test_a_silent_table_is_left_out(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await at_turn(hall, match, ANN)
    await hall.types(ANN, "settings", digest=7)
    await hall.types(ANN, "settings", table=match, notify="none")

    await hall.passes(DAY, HOUR)

    assert digests(hall, ANN) == []


async def test_who_moves_up_in_the_lobby_keeps_what_is_theirs(hall: Hall) -> None:
    match = await hall.lobby(ANN, BOB, CLEO)
    await hall.types(BOB, "settings", table=match, notify="none")
    await hall.types(BOB, "game leave")

    table = await hall.at(match)
    assert [player.notify for player in table.players] == [None, None]
