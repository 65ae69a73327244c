"""Where time runs for everybody computers act at intervals that a person can keep."""

from __future__ import annotations

from itertools import pairwise

from engine import EASY, STRONG
from games.space_dealer.pace import PARTS

from .hall import ANN, HERE, MINUTE, SECOND, Hall

LEVELS = {1: EASY, 2: STRONG}
"""By seat."""


async def a_minute(hall: Hall) -> dict[int, list[int]]:
    """A match in real time, for a minute in which Ann does nothing: when each computer acted."""
    match = await hall.lobby(ANN, game="space_dealer")
    for level in LEVELS.values():
        await hall.types(ANN, "game add-computer", computer=level)
    await hall.services.lobby.set_option(
        await hall.at(match), "timer", "one-minute", interaction=hall.interaction
    )
    await hall.types(ANN, "game start")
    table = await hall.at(match)
    while table.asked(table.owed()[0]) is not None and table.decision() != "work":
        if table.players[table.owed()[0]].user is not None:
            await hall.plays(match, EASY)
        await hall.passes(20 * SECOND, SECOND)
        table = await hall.at(match)
    begun = table.seq
    await hall.passes(MINUTE, SECOND)
    async with hall.store.reading() as tx:
        entries = (await tx.log.entries(match))[begun:]
    return {seat: [e.time for e in entries if e.seat == seat] for seat in LEVELS}


async def test_nobody_acts_sooner_than_their_level_does(hall: Hall) -> None:
    acted = await a_minute(hall)

    for seat, level in LEVELS.items():
        assert len(acted[seat]) > 1, f"{level} does something in a minute"
        gaps = [later - earlier for earlier, later in pairwise(acted[seat])]
        assert min(gaps) >= MINUTE // PARTS[level]


async def test_the_board_is_shown_between_their_moves(hall: Hall) -> None:
    await a_minute(hall)
    seen = set()

    for _ in range(30):
        await hall.passes(SECOND, SECOND)
        seen.add(hall.sender.board(HERE).body)

    assert len(seen) > 3
