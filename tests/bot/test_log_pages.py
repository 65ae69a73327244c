"""The log, turned page by page."""

from __future__ import annotations

import pytest

from bot.actions import look
from bot.message import Message

from .hall import ANN, BOB, Hall, button


async def test_a_log_is_turned_with_its_buttons(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(look, "PAGE", 3)
    match = await hall.sits(ANN, BOB)
    for _ in range(8):
        await hall.plays(match)

    last = await hall.types(ANN, "game log")
    before = await hall.presses(ANN, button(last, "◀ Earlier"))
    again = await hall.presses(ANN, button(before, "Later ▶"))
    first = await hall.types(ANN, "game log", page=1)

    assert before.body != last.body
    assert again.body == last.body
    assert "page 1 of" in first.title
    assert disabled(first) == [True, False]
    assert disabled(last) == [False, True]


def disabled(page: Message) -> list[bool]:
    return [b.disabled for row in page.rows if isinstance(row, tuple) for b in row]
