"""One person can use up only so much of what all share, and hears when there is more."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.clock import DAY, HOUR
from bot.presses import CallPlayers
from bot.services.quotas import A_DAY, OPEN
from engine import NOBODY, WAKE, Entry, Record
from tests.secrecy.world import GUILD

from .hall import ANN, BOB, HERE, THERE, Hall, Paper

RECORDS = Path(__file__).parents[1] / "games" / "delta_v" / "records"


@pytest.fixture
def text() -> str:
    """A short record."""
    return min((file.read_text() for file in RECORDS.glob("*.record")), key=len)


async def brings(hall: Hall, user: int, text: str) -> str:
    """What somebody hears who brings a record in."""
    return (await hall.types(user, "game import", file=Paper(text))).text


async def test_a_person_brings_in_five_records_a_day(hall: Hall, text: str) -> None:
    for _ in range(A_DAY["import"]):
        assert "Here it is" in await brings(hall, ANN, text)
        hall.clock.advance(HOUR)

    refused = await brings(hall, ANN, text)

    free = (hall.clock.now() - A_DAY["import"] * HOUR + DAY) // 1000
    assert f"The next one is possible <t:{free}:R>" in refused
    assert "Here it is" in await brings(hall, BOB, text)
    hall.clock.advance(DAY - A_DAY["import"] * HOUR)
    assert "Here it is" in await brings(hall, ANN, text)


async def test_what_changes_nothing_is_not_brought_in(hall: Hall, text: str) -> None:
    record = Record.parse(text)
    last = record.entries[-1]
    idle = Entry(last.seq + 1, last.time, NOBODY, WAKE, "clock", last.version)
    padded = f"{text.rstrip()}\n{idle}\n"

    refused = await brings(hall, ANN, padded)

    assert f"entry {last.seq + 1} changes nothing" in refused


async def test_three_tables_of_a_person_wait_for_players_at_a_time(hall: Hall) -> None:
    channels = [HERE, THERE, 13, 14]
    for channel in channels[:OPEN]:
        await hall.lobby(ANN, channel=channel)

    refused = await hall.types(ANN, "game new", channels[-1], game="delta_v")
    await hall.types(BOB, "game join", HERE)
    await hall.types(ANN, "game start", HERE)
    taken = await hall.types(ANN, "game new", channels[-1], game="delta_v")

    assert "3 of your tables wait for players already" in refused.text
    assert "wait for players already" not in taken.text


async def test_a_person_calls_for_players_three_times_a_day(hall: Hall) -> None:
    await hall.services.servers.change(GUILD, hall.interaction, seeking=(THERE,))
    for _ in range(A_DAY["seek"]):
        match = await hall.lobby(ANN)
        await hall.presses(ANN, CallPlayers(match).id)
        await hall.services.upkeep.stop(await hall.at(match), "Ann", interaction=hall.interaction)
    match = await hall.lobby(ANN)

    refused = await hall.presses(ANN, CallPlayers(match).id)

    assert "You've called for players 3 times since yesterday" in refused.text


@pytest.mark.parametrize("line", ["statistics", "ladder", "game new"])
async def test_what_is_quoted_back_is_cut_short(hall: Hall, line: str) -> None:
    answer = await hall.types(ANN, line, game="x" * 3_000)

    assert "x" * 900 in answer.text
    assert "\N{HORIZONTAL ELLIPSIS}" in answer.text
    assert len(answer.text) < 1_500


async def test_what_is_possible_is_told_however_long_the_word_was_that_did_not_fit(
    hall: Hall,
) -> None:
    table = await hall.at(await hall.sits(ANN, BOB))
    mover = table.players[table.owed()[0]].user or 0

    answer = await hall.types(mover, "delta-v move", to="x" * 3_000)

    assert "x" * 100 in answer.text
    assert "x" * 300 not in answer.text
    assert "B2" in answer.text
