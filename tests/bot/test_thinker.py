"""Strong computer players think in a process of their own."""

from __future__ import annotations

import pytest

from bot.table import computers
from engine import STRONG, Dice
from minds import ask

from .hall import ANN, Hall

GAME = "space_mission"


async def strong(hall: Hall) -> str:
    """A match in which a strong computer player is to move; its id."""
    match = await hall.lobby(ANN, game=GAME)
    for _ in range(2):
        await hall.types(ANN, "game add-computer", computer=STRONG)
    await hall.types(ANN, "game start")
    while computers.next_to_act(await hall.at(match)) is None:
        await hall.plays(match)
    return match


async def test_it_chooses_there_what_it_would_choose_here(hall: Hall) -> None:
    table = await hall.at(await strong(hall))
    acting = computers.next_to_act(table)
    assert acting is not None
    seat = acting[1]

    there = await hall.services.thinker.choose(table, seat)

    dice = Dice(computers.seed(table, seat))
    assert there == ask(table.game, table.running(), seat, STRONG, dice)


async def test_its_moves_are_made(hall: Hall) -> None:
    match = await strong(hall)
    before = (await hall.at(match)).seq

    await hall.settle()

    table = await hall.at(match)
    assert table.seq > before
    assert computers.next_to_act(table) is None


async def test_its_process_ends_with_the_bot(hall: Hall) -> None:
    await strong(hall)
    await hall.settle()
    process = await hall.services.thinker._ready()
    assert process.returncode is None

    await hall.close()

    assert process.returncode is not None


async def test_where_it_dies_while_it_thinks_the_match_goes_on(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    match = await strong(hall)
    process = await hall.services.thinker._ready()
    process.kill()
    # A process that has ended is begun anew: this one is believed to be alive.
    monkeypatch.setattr(type(process), "returncode", None)

    await hall.settle()

    monkeypatch.undo()
    table = await hall.at(match)
    assert computers.next_to_act(table) is None
    assert table.status == "running"
    assert f"match {match}" in caplog.text
    assert "strong" in caplog.text
