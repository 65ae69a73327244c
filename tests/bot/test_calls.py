"""A call comes after the line that the game begins."""

from __future__ import annotations

import pytest

from .hall import ANN, BOB, HERE, Hall, boom


def order(hall: Hall) -> list[str]:
    """The calls in the channel, and the line that the game begins, as they were posted."""
    words = ("The game begins", "your turn:")
    return [
        next(each for each in words if each in text)
        for kind, text in hall.sender.said
        if kind.startswith(f"post {HERE}") and any(each in text for each in words)
    ]


async def test_nobody_is_called_before_the_channel_hears_that_the_game_begins(hall: Hall) -> None:
    # The board of the open table has not been shown yet: its row is older than that of the line.
    await hall.sits(ANN, BOB)
    await hall.settle()

    assert order(hall) == ["The game begins", "your turn:"]


async def test_a_line_that_cannot_be_made_keeps_nobody_from_being_called(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.present.notices.line", boom)

    await hall.sits(ANN, BOB)
    await hall.settle()

    assert order(hall) == ["your turn:"]
