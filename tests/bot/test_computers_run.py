"""Computers move until a person owes a decision; then the board is shown, once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.table.table import Table
from bot.workers.timer_worker import A_RUN
from storage import Stale
from tests.tiers import long_but

from .hall import (
    ANN,
    BOB,
    DAY,
    HERE,
    HOUR,
    MINUTE,
    SECOND,
    Hall,
    button,
)

LONG = "delta_vee"
"""Its random players take more than two hundred moves."""


def shown(hall: Hall, channel: int = HERE) -> int:
    """How often a board was posted or edited so far."""
    return sum(
        kind.startswith((f"post {channel}", f"edit {channel}")) and "footer='Table" in text
        for kind, text in hall.sender.said
    )


@pytest.mark.parametrize(("game", "computers"), [("space_mission", 4), ("delta_v", 3)])
async def test_after_a_persons_move_the_moves_of_the_computers_are_shown_once(
    hall: Hall, game: str, computers: int
) -> None:
    match = await hall.sits(ANN, game=game, computers=computers)
    for _ in range(6):
        await hall.settle()
        table = await hall.at(match)
        before, edits = table.seq, shown(hall)
        assert table.owed() == (0,)

        hall.clock.advance(5 * SECOND)
        user, press = await hall.move(match, 0)
        async with hall.at_work():
            await hall.presses(user, press)
            await hall.until(match, asked_after(before))
        await hall.settle()

        moved = (await hall.at(match)).seq - before
        assert shown(hall) - edits == 1, f"after {moved} moves"


def asked_after(seq: int) -> Callable[[Table], bool]:
    """Whether somebody has moved since, and the person at the table is to move again."""
    return lambda table: table.seq > seq and table.owed() == (0,)


async def test_at_the_start_computers_move_before_the_first_board_names_who_is_next(
    hall: Hall,
) -> None:
    await hall.sits(ANN, game="space_mission", computers=4)

    await hall.settle()

    assert "**Ann**" in hall.sender.board(HERE).body.splitlines()[0]


async def computers_alone(hall: Hall) -> str:
    """A table at which only computers sit; Ann is its host."""
    match = await hall.lobby(ANN, game=LONG)
    await hall.types(ANN, "game leave")
    for _ in range(2):
        await hall.types(ANN, "game add-computer", computer="random")
    await hall.types(ANN, "game start")
    await hall.settle()
    return match


async def test_computers_alone_rest_after_two_hundred_moves(hall: Hall) -> None:
    match = await computers_alone(hall)

    await hall.passes(DAY, HOUR)

    table = await hall.at(match)
    assert (table.seq, table.resting, table.status) == (A_RUN, True, "running")
    assert "The computers have played long enough" in hall.sender.board(HERE).body
    assert shown(hall) <= 3


@pytest.mark.parametrize("way", long_but("show", ["show", "turn"]))
async def test_computers_alone_go_on_when_somebody_presses_or_has_the_board_shown(
    hall: Hall, way: str
) -> None:
    match = await computers_alone(hall)
    rested = await hall.at(match)
    assert rested.resting

    if way == "show":
        await hall.types(BOB, "game show")
    else:
        await hall.presses(BOB, button(hall.sender.board(HERE), "My turn"))
    await hall.settle()

    assert (await hall.at(match)).seq > rested.seq


@pytest.mark.parametrize("rounds", [5, pytest.param(30, marks=pytest.mark.long)])
async def test_where_people_wait_for_them_computers_go_on_after_a_minute(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, rounds: int
) -> None:
    monkeypatch.setattr("bot.workers.timer_worker.A_RUN", 2)
    match = await hall.sits(ANN, game="space_mission", computers=4)
    for _ in range(rounds):
        await hall.passes(10 * MINUTE)
        table = await hall.at(match)
        if table.status != "running":
            break
        assert table.owed() == (0,)
        user, press = await hall.move(match, 0)
        await hall.presses(user, press)

    assert (await hall.at(match)).seq > min(20, 3 * rounds)


async def test_a_computer_whose_turn_came_as_the_bot_stopped_moves_after_the_next_start(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, game="space_mission", computers=4)
    while (await hall.at(match)).owed() == (0,):  # whoever begins is drawn by lot
        await hall.plays(match)
    before = (await hall.at(match)).seq
    jobs = await hall.timer_worker.claim((), 20)
    hall.services.stop()
    for job in jobs:
        await hall.timer_worker.do(job)
    assert (await hall.at(match)).seq == before

    hall.services.stopping = False
    hall.revive()
    await hall.settle()

    assert (await hall.at(match)).seq > before


async def test_computers_do_not_pause_at_a_table_that_was_ended_meanwhile(hall: Hall) -> None:
    match = await computers_alone(hall)
    seen = await hall.at(match)
    ended = await hall.types(ANN, "game end")
    await hall.presses(ANN, button(ended, "Stop the table"))

    with pytest.raises(Stale):
        await hall.services.upkeep.rest(seen, hall.clock.now() + MINUTE)

    table = await hall.at(match)
    assert (table.status, table.note) == ("stopped", "Ann")
    assert await hall.timers(match, "computer") == []
