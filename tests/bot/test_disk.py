"""A database that takes nothing: a move is made whole or not at all, and looking goes on."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from typing import NamedTuple

import pytest
from sqlalchemy import text

from bot.message import Message
from engine import digest

from .hall import ANN, BOB, HERE, Hall, labels

ROOM = 1_000_000
"""Pages of the database file, more than a table fills."""


class Refused(NamedTuple):
    """The first move for which there was no room."""

    user: int
    button: str
    answer: Message


async def may_grow_to(hall: Hall, pages: int | None = None) -> None:
    """Let the database file have so many pages; None is as many as it has."""
    async with hall.store._databases.writer.connect() as connection:
        most = pages or await connection.scalar(text("PRAGMA page_count"))
        await connection.execute(text(f"PRAGMA max_page_count = {most}"))


async def play_until_full(hall: Hall, match: str) -> Refused:
    """Make moves by buttons until one is refused."""
    for _ in range(200):
        seq = (await hall.at(match)).seq
        (seat,) = (await hall.at(match)).owed()
        user, button = await hall.move(match, seat)
        answer = await hall.presses(user, button)
        hall.services.tables.forget()
        if (await hall.at(match)).seq == seq:
            return Refused(user, button, answer)
    raise AssertionError("there was always room")


async def test_what_a_full_disk_refuses_is_told_as_not_done_with_the_number_of_the_log(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    match = await hall.sits(ANN, BOB)
    await may_grow_to(hall)

    with caplog.at_level(logging.ERROR):
        refused = await play_until_full(hall, match)

    (failed,) = [r for r in caplog.records if r.exc_info and "failed" in r.getMessage()]
    number = failed.getMessage().split()[1]
    assert "full" in str(failed.exc_info)
    assert "nothing has changed" in refused.answer.text
    assert number in refused.answer.text


async def test_with_a_full_disk_everybody_sees_the_table_and_plays_on_once_there_is_room(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    await may_grow_to(hall)
    refused = await play_until_full(hall, match)
    before = await hall.at(match)

    turn = await hall.types(refused.user, "game turn")
    hall.services.tables.forget()
    now = await hall.at(match)
    assert (now.seq, digest(now.running())) == (before.seq, digest(before.running()))
    assert turn.rows

    await may_grow_to(hall, ROOM)
    await hall.presses(refused.user, refused.button)
    await hall.settle()
    assert (await hall.at(match)).seq == before.seq + 1
    assert "My turn" in labels(hall.sender.board(HERE))


async def test_a_move_while_another_program_holds_the_database_is_told_as_not_done(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    async with hall.store._databases.writer.connect() as connection:
        await connection.execute(text("PRAGMA busy_timeout = 0"))
    (seat,) = (await hall.at(match)).owed()
    user, button = await hall.move(match, seat)

    with closing(sqlite3.connect(hall.file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        refused = await hall.presses(user, button)
    assert "nothing has changed" in refused.text
    assert (await hall.at(match)).seq == 0

    await hall.presses(user, button)
    assert (await hall.at(match)).seq == 1
