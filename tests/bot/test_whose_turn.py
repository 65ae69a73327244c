"""Whoever cannot see the picture hears first whose turn it is, and what is asked."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.limits import ALT_TEXT
from bot.present.live import text_board
from bot.present.pictures import board
from engine import Seat
from games import ALL

from .hall import ANN, BOB, CLEO, Hall

EVERY = pytest.mark.parametrize("slug", [cover.slug for cover in ALL])


@EVERY
async def test_a_description_and_a_text_board_begin_with_whose_turn_it_is(
    hall: Hall, slug: str
) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game=slug)
    for _ in range(3):
        table = await hall.at(match)
        texts = hall.services.texts("en", table)
        asked, decision = table.owed(), texts(f"step-{table.decision()}")

        for seat in (None, Seat(0)):
            alt, text = board(table, texts, seat).alt, text_board(table, texts, seat)
            for said in (alt, " ".join(text.split())):
                assert all(0 <= said.find(table.names[each]) < 60 for each in asked)
                assert 0 <= said.find(decision) < 100
            assert len(alt) <= ALT_TEXT
            assert len(text) <= 2000
            assert ".." not in alt
        await hall.plays(match)


@EVERY
async def test_when_nobody_is_asked_nothing_is_said_of_it(hall: Hall, slug: str) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game=slug)
    table = replace(await hall.at(match), status="stopped")
    texts = hall.services.texts("en", table)

    assert table.owed() == ()
    assert not board(table, texts, None).alt.startswith(("Ann", "Bob", "Cleo", ":", "."))
