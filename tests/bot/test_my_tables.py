"""All one's tables: the most urgent first, a button each, and on to the next."""

from __future__ import annotations

from dataclasses import replace
from typing import TypeAlias

import pytest

from bench.copies import copied
from bot.actions.tables import MOST_OTHERS
from bot.message import Message
from bot.table.people import UserSettings
from bot.table.table import Table
from bot.workers.sending import Refusal
from sandbox import Actor, Sandbox
from storage import Listed
from tests.secrecy.world import Recorder

from .absence import opening
from .club import Club
from .hall import (
    ANN,
    BOB,
    CLEO,
    DAN,
    DAY,
    EVE,
    HERE,
    HOUR,
    MINUTE,
    THERE,
    Hall,
    button,
    labels,
    said,
)
from .meter import statements
from .test_hours import instant
from .test_statements import GAMES

DV = "delta_v"
Suggestions: TypeAlias = list[tuple[str, str]]


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


# -- of many ------------------------------------------------------------------------------------


async def test_the_list_of_two_hundred_tables_opens_none_and_takes_as_many_statements_as_of_two(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = await hall.sits(ANN, BOB)
    await at_turn(hall, mine, ANN)
    await hall.sits(CLEO, DAN, channel=THERE)
    opened = opening(hall, monkeypatch)

    async def lists() -> tuple[Message, int]:
        answer, eyes = Recorder(), hall.who(ANN)
        with statements(hall.store) as (read, _):
            await hall.router.command(replace(eyes, sees=lambda _: True), "game list", {}, answer)
        return said(answer), len(read)

    _, few = await lists()
    copied(hall.file, hall.match, 199)
    read, row = list[str](), hall.services.tables._row

    def reads(each: Listed) -> Table:
        read.append(each.match.id)
        return row(each)

    monkeypatch.setattr(hall.services.tables, "_row", reads)
    listed, many = await lists()

    assert opened == []
    assert len(read) == 1 + MOST_OTHERS, "those that are named, and no more"
    assert many == few <= 9
    assert mine in listed.body
    assert "… and 190 more." in listed.body
    assert listed.body.count("Delta V in ") == 1 + MOST_OTHERS


async def test_a_list_names_a_table_by_its_game_channel_people_and_turn(hall: Hall) -> None:
    mine = await hall.sits(ANN, BOB, CLEO)
    await at_turn(hall, mine, BOB)

    listed = await hall.types(ANN, "game list")
    watched = await hall.router.complete(hall.who(EVE), "game show", "table", "", {})

    line = f"Delta V in <#{HERE}> with **Bob**, **Cleo** (`{mine}`): waiting for **Bob**"
    assert listed.body == line
    assert watched == []


async def completed(hall: Hall, user: int, typed: str = "", channel: int = HERE) -> Suggestions:
    names = {HERE: "space", THERE: "den"}
    caller = replace(hall.who(user, channel, sees=(HERE,)), called=lambda c: names[c])
    return await hall.router.complete(caller, "game show", "table", typed, {})


async def test_a_completion_names_tables_by_game_channel_turn_and_people(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await at_turn(hall, match, ANN)
    hall.clock.advance(2 * HOUR)

    (mine,) = await completed(hall, ANN)
    (theirs,) = await completed(hall, BOB)
    (inbox,) = await completed(hall, BOB, channel=-BOB)

    assert mine == ("Delta V · #space · your turn for 2 hours · Ann, Bob", match)
    assert theirs == ("Delta V · #space · waiting for Ann · Ann, Bob", match)
    assert inbox == ("Delta V · waiting for Ann · Ann, Bob", match)


async def test_a_completion_tells_nobody_what_a_channel_is_called_that_they_do_not_see(
    hall: Hall,
) -> None:
    await hall.sits(ANN, BOB, channel=THERE)

    (found,) = await completed(hall, ANN)

    assert "den" not in found[0]


async def test_what_waits_for_one_is_completed_first_by_when_their_time_ends(hall: Hall) -> None:
    old, slow, fast, new = [await hall.sits(ANN, BOB, channel=30 + n) for n in range(4)]
    for match, limit in ((slow, "3d"), (fast, "1d")):
        channel = (await hall.at(match)).channel
        await hall.types(ANN, "game pace", channel, limit=limit)
        await at_turn(hall, match, ANN)
    for match in (old, new):
        await at_turn(hall, match, BOB)
    hall.sql("UPDATE matches SET created = created + 1 WHERE id = ?", new)
    await hall.passes(5_000, 1_000)

    found = await completed(hall, ANN)

    assert [value for _, value in found] == [fast, slow, new, old]
    assert " · your turn, 11 hours left · " in found[0][0], "a short answer has half a day"


async def test_of_more_than_fit_those_are_completed_that_wait_longest(hall: Hall) -> None:
    first = await hall.sits(ANN, BOB)
    await at_turn(hall, first, ANN)
    await hall.sits(ANN, CLEO, channel=THERE)
    await at_turn(hall, hall.match, CLEO)
    copied(hall.file, hall.match, 40, people=0)
    hall.sql("UPDATE matches SET created = created + 1 WHERE id <> ?", first)

    found = await completed(hall, ANN)

    assert len(found) == 25
    assert found[0][1] == first


async def test_what_is_typed_filters_on_all_words(hall: Hall) -> None:
    wanted = await hall.sits(ANN, BOB)
    await hall.sits(ANN, CLEO, channel=THERE)
    await hall.sits(ANN, DAN, game="tiny", channel=13)

    async def found(typed: str) -> list[str]:
        return [value for _, value in await completed(hall, ANN, typed)]

    assert await found("bob delta") == [wanted]
    assert await found("SPACE bo") == [wanted]
    assert await found(wanted[:5]) == [wanted]
    assert await found("cleo bob") == []
    assert len(await found("delta")) == 2


async def test_who_is_at_several_tables_is_shown_some_and_the_way_to_each(hall: Hall) -> None:
    matches = [await hall.sits(ANN, BOB, channel=40 + n) for n in range(7)]
    for match in matches:
        await at_turn(hall, match, ANN)

    asked = await hall.types(ANN, "game turn", -ANN)

    assert asked.text.startswith("You're at several tables. Press the one that you mean")
    assert asked.text.count("**your turn**") == 5
    assert asked.text.endswith("… and 2 more.")
    assert len(labels(asked)) == 5
    panel = await hall.presses(ANN, button(asked, labels(asked)[0]), channel=-ANN)
    assert panel.spot is not None


@pytest.mark.parametrize("game", GAMES)
async def test_rows_tell_for_whom_a_table_waits_as_its_state_does(hall: Hall, game: str) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game=game)

    for _ in range(25):
        table = await hall.at(match)
        (row,) = await hall.services.tables.of_user(ANN)
        assert row.state is None
        assert row.asked_now() == table.asked_now() == table.owed()
        decisions = {asked.decision for s in table.owed() if (asked := row.asked(s)) is not None}
        assert decisions <= {table.decision()}
        if table.status != "running":
            break
        if not any(table.players[seat].user for seat in table.owed()):
            hall.clock.advance(max(0, (table.alarm() or 0) - hall.clock.now()))
            await hall.services.play.wake(table)
        else:
            await hall.plays(match)


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
