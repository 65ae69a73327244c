"""A record that was brought in: it does whatever a table of ours does, and is kept for a while."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.clock import DAY
from bot.message import Message
from bot.presses import ShowRecord
from bot.services import pruning
from bot.services.archive import IMPORTED
from bot.table.table import Table
from bot.workers.cleanup_worker import CleanupWorker
from engine import Record, replay
from storage import packing

from .hall import ANN, BOB, EVE, HERE, THERE, Hall, Paper

STORED = Path(__file__).parents[1] / "games" / "delta_v" / "records" / "stalemate-2.record"

GONE = "There's no table in this channel"


@pytest.fixture
def text() -> str:
    """A short record."""
    return str(Record.parse(STORED.read_text("utf-8")))


async def brought(hall: Hall, text: str, channel: int = THERE) -> Table:
    """The table that Bob has brought in."""
    await hall.types(BOB, "game import", channel, file=Paper(text))
    await hall.settle()
    table = await hall.services.tables.of_channel(channel)
    assert table is not None
    return table


async def tidied(hall: Hall) -> None:
    """What the bot does once a day has been done."""
    await CleanupWorker(hall.services).do("tidy")


def count(hall: Hall, table: str) -> int:
    """The rows of a table of the database."""
    with closing(sqlite3.connect(hall.file)) as database:
        (found,) = database.execute(f"SELECT COUNT(*) FROM {table}").fetchone()
    return int(found)


def size(hall: Hall) -> int:
    """Bytes of what is stored of logs."""
    with closing(sqlite3.connect(hall.file)) as database:
        (found,) = database.execute("SELECT SUM(LENGTH(log)) FROM packed_logs").fetchone()
    return int(found)


# -- what it does -------------------------------------------------------------------------------


async def test_whoever_brings_a_record_in_hears_how_long_it_is_kept(hall: Hall, text: str) -> None:
    answer = await hall.types(BOB, "game import", THERE, file=Paper(text))

    assert "I keep it for 30 days; after that, bring the file in again" in answer.text


async def test_one_that_tells_more_than_any_match_is_refused(
    hall: Hall, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packing, "LOG_BYTES", 1_000)

    answer = await hall.types(BOB, "game import", THERE, file=Paper(text))

    assert "can't read this file as a record: its entries tell more than" in answer.text
    assert await hall.services.tables.of_channel(THERE) is None


async def test_it_is_kept_as_one_row_smaller_than_the_file(hall: Hall, text: str) -> None:
    rows = count(hall, "entries"), count(hall, "snapshots")

    await brought(hall, text)

    assert (count(hall, "entries"), count(hall, "snapshots") - 1) == rows
    assert count(hall, "packed_logs") == 1
    assert size(hall) < len(text.encode())


async def test_it_is_exported_as_it_came_and_checks_out(hall: Hall, text: str) -> None:
    await brought(hall, text)

    exported = await hall.types(EVE, "game export", THERE)
    verified = await hall.types(EVE, "game verify", THERE)

    assert exported.document is not None
    assert exported.document.text == text
    moves = len(Record.parse(text).entries)
    assert f"all {moves} moves again and came to the same end" in verified.text


async def test_its_log_is_turned_from_the_last_page_to_the_deal(hall: Hall, text: str) -> None:
    await brought(hall, text)

    last = await hall.types(EVE, "game log", THERE)
    first = await hall.types(EVE, "game log", THERE, page=1)

    assert "page 1 of" in first.title
    assert first.body
    assert last.body
    assert first.body != last.body


async def test_its_recap_and_its_film_begin_with_the_deal(hall: Hall, text: str) -> None:
    table = await brought(hall, text)

    recap = await hall.types(EVE, "game recap", THERE)
    past = await hall.services.history.past(table)

    assert recap.body
    assert (past.record, past.start) == (text, 0)
    assert await hall.services.history.recent(table, 5)


async def test_nothing_of_it_is_taken_back(hall: Hall, text: str) -> None:
    table = await brought(hall, text)

    await hall.types(BOB, "game undo", THERE)

    assert (await hall.at(table.id)).seq == table.seq


async def test_its_position_is_made_anew_from_its_log(hall: Hall, text: str) -> None:
    table = await brought(hall, text)
    hall.sql("UPDATE snapshots SET digest = 'other' WHERE match = ?", table.id)

    made = await hall.at(table.id)

    assert made.state == replay(table.game, Record.parse(text)).state


async def test_where_its_log_is_damaged_it_is_shown_and_the_rest_has_a_number(
    hall: Hall, text: str
) -> None:
    table = await brought(hall, text)
    hall.sql("UPDATE packed_logs SET log = x'00' WHERE match = ?", table.id)

    shown = await hall.types(EVE, "game show", THERE)
    refused = await hall.types(EVE, "game export", THERE)

    assert "Here it is again" in shown.text
    assert "give whoever runs the bot this number" in refused.text


# -- how long -----------------------------------------------------------------------------------


async def test_it_is_taken_out_30_days_after_anything_changed_about_it(
    hall: Hall, text: str
) -> None:
    played = await hall.sits(ANN, BOB)
    await hall.stops(played)
    table = await brought(hall, text)
    hall.clock.advance(IMPORTED)
    await tidied(hall)
    assert count(hall, "packed_logs") == 1

    hall.clock.advance(1)
    await tidied(hall)

    assert count(hall, "packed_logs") == 0
    assert "Here it is again" in (await hall.types(ANN, "game show", HERE)).text
    assert GONE in (await hall.presses(BOB, ShowRecord(table.id).id, channel=THERE)).text
    assert GONE in (await hall.types(BOB, "game log", THERE)).text


async def test_every_button_of_a_table_that_is_gone_is_answered(hall: Hall, text: str) -> None:
    await brought(hall, text)
    board = hall.sender.board(THERE)
    hall.clock.advance(IMPORTED + DAY)
    await tidied(hall)

    answers = [await hall.presses(EVE, each, channel=THERE) for each in ids(board)]

    gone = [GONE in answer.text for answer in answers]
    # How to play tells of the game, not of the table.
    assert [answer.title for answer, is_so in zip(answers, gone, strict=True) if not is_so] == [
        "Delta V: How to play"
    ]
    assert sum(gone) > 1


def ids(message: Message) -> list[str]:
    return [each.id for row in message.rows if isinstance(row, tuple) for each in row]


async def test_many_are_taken_out_a_few_at_a_time(
    hall: Hall, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pruning, "AT_ONCE", 2)
    for _ in range(5):
        await brought(hall, text)
    hall.clock.advance(IMPORTED + DAY)

    await tidied(hall)

    assert count(hall, "packed_logs") == 0
    assert count(hall, "matches") == 0


# -- notes --------------------------------------------------------------------------------------


async def keys(hall: Hall) -> set[str]:
    async with hall.store.reading() as tx:
        found = [await tx.notes.keys(prefix) for prefix in ("left:", "order:", "quota:")]
    return {key for some in found for key in some}


async def test_notes_go_that_nobody_will_read_again(
    hall: Hall, text: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pruning, "AT_ONCE", 1)
    over = await hall.sits(ANN, BOB)
    await hall.stops(over)
    played, opened = await hall.sits(ANN, BOB), await hall.lobby(BOB, channel=THERE)
    known = {f"left:{match}:{ANN}" for match in (over, "gone", played)}
    known |= {f"order:{match}" for match in (over, "gone", opened)}
    async with hall.store.transaction() as tx:
        for key in known:
            await tx.notes.put(key, 1, hall.clock.now())
    await hall.types(EVE, "game import", 13, file=Paper(text))

    hall.clock.advance(DAY)
    await hall.types(BOB, "game import", 13, file=Paper(text))
    await tidied(hall)
    same_day = await keys(hall)
    hall.clock.advance(1)
    await tidied(hall)

    open_ = {f"left:{played}:{ANN}", f"order:{opened}"}
    assert same_day == {*open_, f"quota:import:{EVE}", f"quota:import:{BOB}"}
    assert await keys(hall) == {*open_, f"quota:import:{BOB}"}
