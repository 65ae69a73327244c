"""Direct messages: where they do not arrive the board says so once, and nobody is bothered."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from bot.message import Message
from bot.services.history import note_shown
from bot.services.promising import Promised
from bot.table.throttle import Span
from bot.workers.sending import TooManyInboxes
from engine import Event, Seat
from sandbox import Sandbox
from sandbox.errors import Refused

from .club import Club
from .hall import (
    ANN,
    BOB,
    CLEO,
    EVE,
    HERE,
    HOUR,
    MINUTE,
    OPERATOR,
    PATIENCE,
    SECOND,
    THERE,
    Hall,
    button,
    labels,
    opened,
)


@pytest.fixture
async def other(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Hall]:
    """The same hall once more, and the same deals in both."""
    monkeypatch.setattr("secrets.token_hex", lambda size: "5e" * size)
    monkeypatch.setattr("bot.services.promising.drawn", lambda: Promised("5e" * 32, "5e" * 16))
    monkeypatch.setattr("engine.Luck.seed", lambda luck: luck.secret)
    folder = hall.file.parent / "other"
    folder.mkdir()
    async with opened(folder, monkeypatch) as other:
        yield other


# -- closed -------------------------------------------------------------------------------------


async def played(hall: Hall, decisions: int) -> list[Message]:
    """So many decisions of Space Mission, or all; the boards that stood before each."""
    match = await hall.sits(ANN, BOB, game="space_mission")
    for user in (ANN, BOB):
        await hall.types(user, "settings", **{"calls-a-day": 0})
    boards: list[Message] = []
    while (await hall.at(match)).status == "running" and len(boards) < decisions:
        await hall.settle()
        boards.append(hall.sender.board(HERE))
        await hall.plays(match, "easy")
    await hall.settle()
    return boards


def posted(hall: Hall) -> list[str]:
    """All that was posted in the channel and not the board; the id of the match left out."""
    return [
        text.replace(hall.match, "")
        for kind, text in hall.sender.said
        if kind.split()[:2] == ["post", str(HERE)] and "footer='Table" not in text
    ]


@pytest.mark.parametrize("decisions", [5, pytest.param(1_000, marks=pytest.mark.long)])
async def test_in_a_whole_game_a_closed_inbox_is_a_line_with_a_button_and_nothing_else(
    hall: Hall, other: Hall, decisions: int
) -> None:
    hall.sender.closed = frozenset({BOB})

    boards = (await played(hall, decisions))[1:]
    await played(other, decisions)

    assert all(board.body.count("I can't reach you by direct message") == 1 for board in boards)
    assert all("**Bob**: I can't reach" in board.body for board in boards)
    assert all("Show me" in labels(board) for board in boards)
    assert len(posted(other)) > min(decisions // 2, 20)
    assert posted(hall) == posted(other)


async def test_show_me_shows_to_each_what_is_theirs_alone(hall: Hall) -> None:
    hall.sender.closed = frozenset({BOB})
    match = await hall.sits(ANN, BOB, CLEO, game="space_mission")
    await hall.settle()
    show = button(hall.sender.board(HERE), "Show me")

    bob, cleo, eve = [await hall.presses(user, show) for user in (BOB, CLEO, EVE)]

    (letter,) = hall.sender.stands(-CLEO)
    assert (cleo.title, cleo.body) == (letter.title, letter.body)
    assert "for your eyes only" in bob.title
    assert bob.body not in ("", cleo.body)
    assert "You aren't at this table" in eve.text
    assert hall.sender.stands(-BOB) == []
    assert (await hall.at(match)).seq == 0


async def test_an_inbox_that_was_closed_is_tried_again_when_its_owner_writes_from_it(
    hall: Hall,
) -> None:
    hall.sender.closed = frozenset({BOB})
    await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    hall.sender.closed = frozenset()

    await hall.types(BOB, "game me", -BOB)
    await hall.types(BOB, "tiny bid", energy="1")
    await hall.settle()

    assert hall.sender.stands(-BOB) != []
    assert "Show me" not in labels(hall.sender.board(HERE))


async def test_it_is_tried_again_when_its_owner_sits_down_elsewhere_and_both_boards_say_so(
    hall: Hall,
) -> None:
    hall.sender.closed = frozenset({BOB})
    await hall.sits(ANN, BOB, game="space_mission")
    await hall.passes(MINUTE)
    assert "Show me" in labels(hall.sender.board(HERE))
    hall.sender.closed = frozenset()

    await hall.lobby(CLEO, game="space_mission", channel=THERE)
    await hall.types(BOB, "game join", THERE)
    await hall.types(CLEO, "game start", THERE)
    await hall.passes(MINUTE, SECOND)

    assert any("for your eyes only" in message.title for message in hall.sender.stands(-BOB))
    assert "Show me" not in labels(hall.sender.board(HERE))
    assert "Show me" not in labels(hall.sender.board(THERE))


async def test_a_closed_inbox_is_not_knocked_at_for_a_day(hall: Hall) -> None:
    hall.sender.closed = frozenset({BOB})
    await hall.sits(ANN, BOB, CLEO, game="space_mission")
    await hall.settle()
    opened_before = len(hall.sender.opened)

    for _ in range(10):
        await hall.plays(hall.match)
        await hall.settle()

    assert len(hall.sender.opened) == opened_before


async def test_what_is_covert_arrives_without_marking_the_rest_as_shown(hall: Hall) -> None:
    hall.sender.closed = frozenset({BOB})
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    await hall.types(BOB, "tiny order", wish="high")
    table = await hall.at(match)

    async with hall.services.store.transaction() as tx:
        await note_shown(tx, table, Seat(1), table.seq, hall.clock.now(), covert=True)
    new, _ = await hall.services.history.told_alone(table, Seat(1))

    assert [type(event).__name__ for event in new] == ["CardsDrawn"]


async def test_what_a_span_told_is_what_its_entries_told(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.types(BOB, "tiny order", wish="high")
    table = await hall.at(match)

    async def told(first: int, last: int) -> list[Event]:
        span = Span(first, last)
        return await hall.services.history.told_by(table, span, Seat(1), covert=None, own=True)

    parts = [await told(0, 0), await told(1, 1)]

    assert all(parts)
    assert await told(0, 1) == [*parts[0], *parts[1]]


async def test_an_order_that_was_answered_is_not_shown_as_news(hall: Hall) -> None:
    hall.sender.closed = frozenset({BOB})
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    await hall.types(BOB, "tiny order", wish="high")

    new, _ = await hall.services.history.told_alone(await hall.at(match), Seat(1))

    assert [type(event).__name__ for event in new] == ["CardsDrawn"]


# -- too many -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("flagged", "told"),
    [(False, "I'm opening direct messages too fast"), (True, "flagged me as spam")],
)
async def test_when_discord_objects_to_inboxes_only_the_operator_hears_of_it(
    hall: Hall, *, flagged: bool, told: str
) -> None:
    hall.sender.refuses_inboxes = TooManyInboxes("40003", flagged=flagged)
    await hall.sits(ANN, BOB, game="tiny")
    await hall.passes(5 * MINUTE)
    assert not any(channel < 0 for channel in hall.sender.channels)
    said = "".join(text for _, text in hall.sender.said)
    assert "I can't reach you" not in said
    assert "Something went wrong" not in said

    hall.sender.refuses_inboxes = None
    await hall.passes(3 * HOUR)

    assert [len(hall.sender.stands(-user)) for user in (ANN, BOB)] == [1, 1]
    (operator,) = hall.sender.lines(-OPERATOR)
    assert told in operator
    assert await hall.failed() == []


async def test_when_discord_objects_nothing_is_opened_for_ten_minutes(hall: Hall) -> None:
    hall.sender.refuses_inboxes = TooManyInboxes("40003")
    await hall.sits(ANN, BOB, game="tiny")

    await hall.passes(HOUR)

    first, *later = sorted(set(hall.sender.opened))
    assert all(at - first >= 10 * MINUTE for at in later)
    assert len(hall.sender.opened) <= 2 + 2 * 6


@pytest.mark.parametrize("flagged", [False, True])
async def test_a_restart_does_not_make_it_knock_sooner(hall: Hall, *, flagged: bool) -> None:
    hall.sender.refuses_inboxes = TooManyInboxes("20026", flagged=flagged)
    await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    knocked = len(hall.sender.opened)

    hall.revive()
    await hall.passes((50 if flagged else 9) * MINUTE, MINUTE)

    assert knocked
    assert len(hall.sender.opened) == knocked


@pytest.mark.parametrize(
    ("many", "minutes"), [(12, 4), pytest.param(60, 13, marks=pytest.mark.long)]
)
async def test_at_most_five_new_inboxes_a_minute_are_opened_and_everybody_is_reached(
    hall: Hall, many: int, minutes: int
) -> None:
    people = range(1000, 1000 + many)
    for n in range(many // 4):
        four = people[4 * n : 4 * n + 4]
        await hall.sits(*four, game="tiny", channel=100 + n)

    await hall.passes(minutes * MINUTE, 5 * SECOND)

    opened = hall.sender.opened
    assert len(opened) == many
    assert all(sum(at <= other < at + MINUTE for other in opened) <= 5 for at in opened)
    assert [len(hall.sender.stands(-user)) for user in people] == [1] * many


async def test_who_is_known_already_does_not_wait_for_those_who_are_new(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny", channel=THERE)
    await hall.passes(2 * MINUTE)
    for n in range(5):
        await hall.sits(*range(1000 + 4 * n, 1004 + 4 * n), game="tiny", channel=100 + n)
    await hall.settle()
    before = len(hall.sender.stands(-ANN))

    await hall.sits(ANN, BOB, game="space_mission")
    await hall.settle()

    assert len(hall.sender.stands(-ANN)) == before + 1


# -- copies -------------------------------------------------------------------------------------


async def test_without_copies_only_what_comes_while_others_act_goes_to_the_inbox(
    hall: Hall,
) -> None:
    await hall.types(BOB, "settings", copies=False)
    await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    (hand,) = hall.sender.stands(-BOB)

    bid = await hall.types(BOB, "tiny bid", energy="2")
    await hall.settle()

    assert "bid 2" in bid.body
    assert hall.sender.stands(-BOB) == [hand]

    await hall.types(ANN, "tiny bid", energy="1")
    await hall.settle()

    *_, comet = hall.sender.stands(-BOB)
    assert comet != hand
    assert "for your eyes only" in comet.title
    assert not comet.silent


# -- as Discord says ----------------------------------------------------------------------------

TOO_MANY = Refused(403, 40003, "You are opening direct messages too fast.")
FLAGGED = Refused(403, 20026, "This bot has been flagged by the anti-spam system.")


async def tried(club: Club) -> None:
    """Wait until everything that is still to be sent has been tried and waits."""
    async with asyncio.timeout(PATIENCE):
        while True:
            async with club.services.store.reading() as tx:
                waiting = await tx.outbox.waiting()
            now = club.box.clock.now()
            if any(row.lease_until or row.not_before <= now for row in waiting):
                continue
            if not any(row.not_before <= now + SECOND for row in waiting):
                return
            club.box.clock.advance(SECOND)


@pytest.mark.parametrize(
    ("refusal", "told"),
    [(TOO_MANY, "none for ten minutes"), (FLAGGED, "none for an hour")],
    ids=["40003", "20026"],
)
async def test_discords_codes_for_too_many_inboxes_reach_the_operator_and_no_player(
    club: Club, sandbox: Sandbox, refusal: Refused, told: str
) -> None:
    ann, bob, dan = (sandbox.user(name) for name in ("Ann", "Bob", "Dan"))
    club.services.operator.user = dan.id
    await ann.slash(sandbox.channel, "game new", game="space_mission")
    await club.quiet()
    await bob.click(club.live(bob), "Join")
    await club.quiet()
    way = "/users/@me/channels" if refusal is TOO_MANY else f"/channels/{ann.dm.id}/messages"
    sandbox.faults.refuses("POST", way, lambda: refusal)

    await ann.click(club.live(ann), "Start")
    await tried(club)

    assert "I can't reach you" not in club.live(bob).words
    for _ in range(9):
        sandbox.clock.advance(10 * MINUTE)
        await tried(club)
    assert [len(person.inbox) for person in (ann, bob, dan)] == [1, 1, 1]
    assert told in dan.inbox[0].words
