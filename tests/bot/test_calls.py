"""A call comes after the line that the game begins, and says since when it tells the news."""

from __future__ import annotations

import pytest

from engine import Seat

from .hall import ANN, BOB, CLEO, HERE, Hall, boom


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


def since(hall: Hall, user: int, notify: str) -> str:
    """Since when the newest call of somebody tells the news; empty where it tells none."""
    channel, words = (HERE, f"<@{user}>") if notify == "channel" else (-user, "your turn")
    call = [text for text in hall.sender.lines(channel) if words in text][-1]
    return next((line.partition(":")[0] for line in call.splitlines()[1:] if ": " in line), "")


@pytest.mark.parametrize("notify", ["channel", "direct"])
async def test_who_has_not_moved_is_told_what_happened_since_the_game_began(
    hall: Hall, notify: str
) -> None:
    for user in (ANN, BOB):
        await hall.types(user, "settings", notify=notify)
    match = await hall.sits(ANN, BOB)
    await hall.settle()
    told = []
    for _ in range(3):
        (seat,) = (await hall.at(match)).owed()
        told.append(since(hall, (await hall.at(match)).players[seat].user or 0, notify))
        while (await hall.at(match)).owed() == (seat,):
            await hall.plays(match, "easy")
        await hall.settle()

    # Nothing has happened yet when the first of all is called.
    assert told == ["", "Since the game began", "Since your last move"]


async def test_an_order_that_nobody_sees_is_not_a_first_move(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, CLEO, game="tiny")
    await hall.types(BOB, "tiny order", wish="high")
    history = hall.services.history

    assert not await history.has_moved(await hall.at(match), Seat(1))
    await hall.types(BOB, "tiny bid", energy="1")
    assert await history.has_moved(await hall.at(match), Seat(1))
