"""A match that cannot go on is put on hold, and keeps nobody else from playing."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.operate.thaw import thaw
from bot.presses import OpenPanel
from engine import digest
from storage import NewTimer, Stale
from tests.tiny import GAME
from tests.tiny.steps import BidEnergy

from .hall import (
    ANN,
    BOB,
    CLEO,
    DAN,
    DAY,
    HERE,
    HOUR,
    MINUTE,
    OPERATOR,
    SECOND,
    THERE,
    Hall,
    boom,
    button,
    labels,
    replayed,
)

READABLE = "UPDATE matches SET setup = json_set(setup, '$.seats', 2)"
LOG_LOST = "UPDATE matches SET setup = json_set(setup, '$.seats', 63) WHERE id = ?"
SNAPSHOT_LOST = "UPDATE snapshots SET state = x'00' WHERE match = ?"
BEFORE_THE_START = {"leader", "open-ends"}
"""Timers of an open table: once it has begun they ring and do nothing."""
Way = Callable[[Hall, pytest.MonkeyPatch], Awaitable[str]]
"""Brings a table on hold; Ann is its host."""


async def with_a_bad_mind(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> str:
    """A table on hold, because its computer player always fails; Ann is its host."""
    monkeypatch.setitem(GAME.minds.computers, "random", boom)
    match = await hall.sits(ANN, computers=1, game="tiny")
    await hall.passes(5 * MINUTE, 10 * SECOND)
    return match


async def with_bad_rules(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> str:
    """The same, because its rules fail when the sun rises."""
    match = await hall.sits(ANN, BOB, game="tiny")
    pace: dict[str, Any] = {"answer-limit": "0"}
    await hall.types(ANN, "game pace", **pace)
    await hall.settle()
    monkeypatch.setattr(BidEnergy, "rise", boom)
    hall.clock.advance(DAY)
    await hall.passes(5 * MINUTE, 10 * SECOND)
    return match


async def with_bad_limit(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> str:
    """The same, because its rules fail at what they do for whoever is out of time."""
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    monkeypatch.setattr(BidEnergy, "bid", boom)
    hall.clock.advance(12 * HOUR)
    await hall.passes(5 * MINUTE, 10 * SECOND)
    return match


async def without_state(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> str:
    """The same, because neither its position nor its log can be read any more."""
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    hall.sql(SNAPSHOT_LOST, match)
    hall.sql(LOG_LOST, match)
    await hall.types(ANN, "game turn")
    await hall.settle()
    return match


async def faster(*_: object, **__: object) -> None:
    """Somebody has changed the table in the meantime."""
    raise Stale("the table has moved on")


WAYS = (with_a_bad_mind, with_bad_rules, with_bad_limit, without_state)
WHY: dict[Way, str] = {
    with_a_bad_mind: "a computer player keeps failing at the same decision",
    with_bad_rules: "the rules keep failing at the same place",
    with_bad_limit: "the rules keep failing at the same place",
    without_state: "I can't read its stored position",
}


@pytest.mark.parametrize("way", WAYS)
async def test_a_match_that_fails_again_and_again_is_put_on_hold_and_the_board_says_why(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, way: Way
) -> None:
    match = await way(hall, monkeypatch)

    table = await hall.at(match)
    assert table.status == "frozen"
    board = hall.sender.board(HERE)
    assert "This game is on hold" in board.body
    assert WHY[way] in board.body
    assert "My turn" not in labels(board)


async def test_a_limit_that_others_were_faster_than_is_tried_as_often_as_any_other_when_it_fails(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.settle()
    hall.clock.advance(12 * HOUR)
    with monkeypatch.context() as race:
        race.setattr(hall.services.play, "act", faster)
        for _ in range(3):
            for ringing in await hall.timer_worker.claim((), 20):
                await hall.timer_worker.do(ringing)
    monkeypatch.setattr(BidEnergy, "bid", boom)

    await hall.settle()
    assert (await hall.at(match)).status == "running"
    await hall.passes(5 * MINUTE, 10 * SECOND)

    assert (await hall.at(match)).status == "frozen"


@pytest.mark.parametrize("way", WAYS)
async def test_host_and_operator_are_told_and_the_log_has_one_line_with_the_match(
    hall: Hall,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    way: Way,
) -> None:
    with caplog.at_level(logging.ERROR):
        match = await way(hall, monkeypatch)

    (host,) = [text for text in hall.sender.lines(-ANN) if "on hold" in text]
    assert f"<#{HERE}>" in host
    assert any(f"Table {match} is on hold" in text for text in hall.sender.lines(-OPERATOR))
    assert len([r for r in caplog.messages if f"match {match}" in r and "frozen" in r]) == 1


@pytest.mark.parametrize("way", WAYS)
async def test_whoever_asks_or_presses_at_a_table_on_hold_is_told_so(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, way: Way
) -> None:
    match = await way(hall, monkeypatch)

    shown = await hall.types(ANN, "game show")
    await hall.settle()
    turn = await hall.types(ANN, "game turn")
    pressed = await hall.presses(ANN, OpenPanel(match).id)

    assert "Here it is again" in shown.text
    assert "This game is on hold" in hall.sender.board(HERE).body
    assert "This table is on hold" in turn.text
    assert "This table is on hold" in pressed.text


@pytest.mark.parametrize("line", ["game show", "game me"])
@pytest.mark.parametrize("given", [{}, {"text": True}], ids=["picture", "text"])
async def test_the_board_of_a_table_on_hold_can_be_looked_at_from_elsewhere(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, line: str, given: dict[str, Any]
) -> None:
    match = await with_a_bad_mind(hall, monkeypatch)

    shown = await hall.types(ANN, line, THERE, table=match, **given)

    assert "This game is on hold" in shown.body


@pytest.mark.parametrize("given", [{}, {"text": True}], ids=["picture", "text"])
async def test_the_board_of_a_stopped_table_can_be_looked_at(
    hall: Hall, given: dict[str, Any]
) -> None:
    await hall.sits(ANN, BOB)
    asked = await hall.types(ANN, "game end")
    await hall.presses(ANN, button(asked, "Stop the table"))

    shown = await hall.types(ANN, "game me", **given)

    assert "stopped this table" in shown.body


@pytest.mark.parametrize("way", WAYS)
async def test_the_host_can_stop_a_table_on_hold_and_open_another(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, way: Way
) -> None:
    match = await way(hall, monkeypatch)

    asked = await hall.types(ANN, "game end")
    stopped = await hall.presses(ANN, button(asked, "Stop the table"))
    await hall.settle()

    assert "The game is stopped" in stopped.text
    assert (await hall.at(match)).status == "stopped"
    assert "stopped this table" in hall.sender.board(HERE).body
    assert "The table is open" in (await hall.types(ANN, "game new", game="delta_v")).text


@pytest.mark.parametrize("way", WAYS)
async def test_others_play_on_beside_a_table_on_hold(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, way: Way
) -> None:
    other = await hall.sits(CLEO, DAN, channel=THERE)
    await way(hall, monkeypatch)

    await hall.plays(other)
    await hall.settle()

    assert (await hall.at(other)).seq == 1
    assert "My turn" in labels(hall.sender.board(THERE))


@pytest.mark.parametrize("way", WAYS)
async def test_lists_and_completion_work_with_a_table_on_hold_around(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, way: Way
) -> None:
    match = await way(hall, monkeypatch)

    listed = await hall.types(ANN, "game list")
    suggest = hall.router.complete
    tables = await suggest(hall.who(ANN), "game show", "table", "", {})
    players = await suggest(hall.who(ANN), "game replace", "player", "", {})
    bids = await suggest(hall.who(ANN), "tiny bid", "energy", "", {})

    assert f"(`{match}`): on hold" in listed.body
    assert match in [value for _, value in tables]
    assert [value for _, value in players] == ["seat-0", "seat-1"]
    assert bids == []


async def test_nobody_is_reminded_or_played_for_while_a_table_is_on_hold(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await with_bad_rules(hall, monkeypatch)
    said = len(hall.sender.said)

    await hall.passes(3 * DAY, HOUR)

    assert len(hall.sender.said) == said
    assert (await hall.at(match)).seq == 0


# -- going on -----------------------------------------------------------------------------------


async def thaws(hall: Hall, match: str) -> None:
    """The operator runs ``scripts/run --thaw``, and the bot goes on."""
    await thaw(f"sqlite:///{hall.file}", match, hall.clock.now())
    await hall.settle()


async def test_a_thawed_table_goes_on_and_limits_count_anew(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await with_bad_limit(hall, monkeypatch)
    monkeypatch.undo()
    thawed_at = hall.clock.now()

    await thaws(hall, match)

    table = await hall.at(match)
    assert table.status == "running"
    assert any("All time limits start afresh now" in text for text in hall.sender.lines(HERE))
    assert {t.due for t in await hall.timers(match, "limit")} == {thawed_at + 12 * HOUR}
    assert "My turn" in labels(hall.sender.board(HERE))


async def test_a_thawed_table_lets_its_computers_move(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as while_broken:
        match = await with_a_bad_mind(hall, while_broken)

    await thaws(hall, match)

    table = await hall.at(match)
    assert (table.status, table.seq) == ("running", 1)


async def test_a_table_stays_on_hold_when_it_cannot_be_read_and_goes_on_once_it_can(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await without_state(hall, monkeypatch)

    await thaws(hall, match)
    assert (await hall.at(match)).status == "frozen"
    hall.sql(READABLE)
    await thaws(hall, match)

    assert (await hall.at(match)).status == "running"
    await hall.plays(match)


async def test_a_table_that_fails_again_after_thawing_is_on_hold_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = await with_a_bad_mind(hall, monkeypatch)

    await thaws(hall, match)
    assert (await hall.at(match)).status == "running"
    await hall.passes(5 * MINUTE, 10 * SECOND)

    assert (await hall.at(match)).status == "frozen"


# -- stored positions ---------------------------------------------------------------------------


def made_anew(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The warnings since the last look that a state was made anew."""
    found = [text for text in caplog.messages if "made anew" in text]
    caplog.clear()
    return found


SPOILED = {
    "not a state": SNAPSHOT_LOST,
    "a changed byte": "UPDATE snapshots SET state = CAST(replace(CAST(state AS TEXT), ':0', ':1') "
    "AS BLOB) WHERE match = ?",
    "another digest": "UPDATE snapshots SET digest = 'abc' WHERE match = ?",
    "none": "DELETE FROM snapshots WHERE match = ?",
}


@pytest.mark.parametrize("how", SPOILED)
async def test_a_position_that_cannot_be_read_or_was_changed_is_made_anew_from_the_log(
    hall: Hall, caplog: pytest.LogCaptureFixture, how: str
) -> None:
    match = await hall.sits(ANN, BOB)
    for _ in range(7):
        await hall.plays(match)
    before = digest((await hall.at(match)).running())
    assert made_anew(caplog) == []

    hall.sql(SPOILED[how], match)

    table = await hall.at(match)
    assert table.status == "running"
    assert digest(table.running()) == before
    warned = made_anew(caplog)
    hall.services.tables.forget()
    assert digest((await hall.at(match)).running()) == before
    assert made_anew(caplog) == []
    # Where none is stored the log is simply played from the start, each time.
    warning = f"match {match}: its state was made anew from its log"
    assert warned == ([] if how == "none" else [warning])


async def test_what_was_made_anew_is_stored_and_read_without_the_log_from_then_on(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.plays(match)
    hall.sql(SNAPSHOT_LOST, match)
    await hall.at(match)
    assert made_anew(caplog) == [f"match {match}: its state was made anew from its log"]
    hall.services.tables.forget()

    await hall.plays(match)

    assert caplog.messages == []
    table = await hall.at(match)
    assert await replayed(hall.store, table) == digest(table.running())


@pytest.mark.parametrize("version", [0, 1])
async def test_the_bot_starts_with_a_table_that_cannot_be_read_and_the_others_go_on(
    hall: Hall, version: int
) -> None:
    lost = await hall.sits(ANN, BOB)
    well = await hall.sits(CLEO, DAN, channel=THERE)
    hall.sql("UPDATE matches SET version = ?", version)
    hall.sql(SNAPSHOT_LOST, lost)
    hall.sql(LOG_LOST, lost)

    for match in await hall.services.upgrade.outdated():
        await hall.services.upgrade.bring(match)
    await hall.settle()
    await hall.plays(well)

    assert (await hall.at(lost)).status == "frozen"
    assert (await hall.at(well)).version == hall.services.registry["delta_v"].game.cover.version
    assert (await hall.at(well)).seq == 1


async def test_a_running_table_without_a_set_up_does_not_stop_the_start(hall: Hall) -> None:
    lost = await hall.sits(ANN, BOB)
    hall.sql("UPDATE matches SET setup = NULL, version = 0")

    await hall.services.upgrade.bring(lost)
    await hall.settle()

    assert (await hall.at(lost)).status == "frozen"
    assert "on hold" in hall.sender.board(HERE).body


async def test_what_people_were_told_before_a_table_was_put_on_hold_still_ends_in_its_time(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    await hall.types(ANN, "game replace", player="seat-1")
    await hall.settle()
    told = [
        NewTimer(kind=kind, key="0", due=hall.clock.now() + HOUR, match=match, payload=payload)
        for kind, payload in (
            ("letters", {"first": None}),
            ("vanish", {"channel": HERE, "message": 1}),
        )
    ]
    async with hall.store.transaction() as tx:
        await tx.timers.set(told)

    await hall.services.freezer.freeze(await hall.at(match), "frozen-rules", "a test")

    async with hall.store.reading() as tx:
        kept = {timer.kind for timer in await tx.timers.of(match)}
    assert kept - BEFORE_THE_START == {"letters", "vanish", "offer-ends", "offer-opens"}
