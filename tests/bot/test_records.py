"""Records: what is verified, and what comes from outside."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable
from typing import Any

import pytest

from bot.presses import Suggest
from bot.services import archive
from bot.table.pace import Pace
from bot.table.player import Player
from engine import RECORD_HELD, Seat, promise
from sandbox import Sandbox
from sandbox.model import Upload
from storage import LogRow, export_record

from .club import Club
from .hall import ANN, BOB, CLEO, HOUR, THERE, Hall, Paper

EVIL = "**bold** [click](https://evil.example) @everyone <@1> `code` ||hidden||"

pytestmark = pytest.mark.usefixtures("made")


async def stopped(hall: Hall, moves: int = 8) -> str:
    """A table that was stopped after some moves."""
    match = await hall.sits(ANN, BOB)
    for _ in range(moves):
        await hall.plays(match)
    await hall.stops(hall.match)
    return match


async def record_of(hall: Hall, match: str) -> str:
    async with hall.store.reading() as tx:
        return str(await export_record(tx, match))


async def log_of(hall: Hall, match: str) -> tuple[LogRow, ...]:
    async with hall.store.reading() as tx:
        return await tx.log.since(match, 0)


async def ways(hall: Hall, match: str) -> set[str]:
    """How the choices of a match came about."""
    return {row.entry.by for row in await log_of(hall, match)}


# -- verify -------------------------------------------------------------------------------------

OFF = "This doesn't check out"


async def test_an_honest_game_verifies(hall: Hall) -> None:
    await stopped(hall)

    answer = await hall.types(ANN, "game verify")

    assert (
        "all 8 moves again and came to the same end, told the same on the way, "
        "and the dice are those I promised" in answer.text
    )


async def test_so_does_one_of_computers_the_clock_and_people_who_asked_for_advice(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB, computers=1)
    hourly = Pace(move=60)
    await hall.services.upkeep.set_pace(
        await hall.at(match), hourly, "Ann", interaction=hall.interaction
    )
    for _ in range(12):
        await hall.settle()
        table = await hall.at(match)
        seats = {table.players[seat].user: seat for seat in table.owed()}
        if ANN in seats:
            await hall.presses(ANN, Suggest(match, table.token(seats[ANN])).id)
            await hall.plays(match)
        elif BOB in seats:
            await hall.passes(2 * HOUR, 2 * HOUR)
    assert await ways(hall, match) == {"advised", "computer", "clock"}
    await hall.stops(hall.match)

    assert "All is fair" in (await hall.types(ANN, "game verify")).text


@pytest.mark.parametrize("what", ["salt", "luck.secret"])
async def test_another_secret_or_salt_than_was_promised_is_noticed(hall: Hall, what: str) -> None:
    await stopped(hall)
    hall.sql(f"UPDATE matches SET setup = json_set(setup, '$.{what}', ?)", "ab" * 16)

    answer = await hall.types(ANN, "game verify")

    assert f"{OFF}: the dice aren't those I promised" in answer.text


@pytest.mark.parametrize(
    ("what", "new"), [("seed", "ab" * 32), ("luck.start", 99), ("luck.presses[1]", 99)]
)
async def test_a_seed_that_is_not_made_of_the_secret_and_the_presses_is_noticed(
    hall: Hall, what: str, new: object
) -> None:
    await stopped(hall)
    hall.sql(f"UPDATE matches SET setup = json_set(setup, '$.{what}', ?)", new)

    answer = await hall.types(ANN, "game verify")

    assert f"{OFF}: the seed isn't made of the secret and the presses" in answer.text


@pytest.mark.parametrize("seq", [3, 8])
async def test_a_move_that_is_missing_is_named(hall: Hall, seq: int) -> None:
    await stopped(hall)
    hall.sql("DELETE FROM entries WHERE seq = ?", seq)

    answer = await hall.types(ANN, "game verify")

    assert f"{OFF}: move {seq} is missing" in answer.text


async def test_a_log_that_leads_elsewhere_is_noticed(hall: Hall) -> None:
    await stopped(hall)
    hall.sql("DELETE FROM entries WHERE seq = 8")
    hall.sql("UPDATE matches SET seq = 7")

    answer = await hall.types(ANN, "game verify")

    assert f"{OFF}: the moves lead to a different end" in answer.text


async def test_a_move_that_was_not_possible_is_named(hall: Hall) -> None:
    await stopped(hall)
    hall.sql("UPDATE entries SET choice = 'move Z9' WHERE seq = 3")

    answer = await hall.types(ANN, "game verify")

    assert f"{OFF}: the rules don't allow move 3" in answer.text


@pytest.mark.parametrize("events", ["[]", '[{"event": "Never"}]'])
async def test_a_move_of_which_something_else_was_told_is_named(hall: Hall, events: str) -> None:
    match = await stopped(hall)
    seq = max(row.entry.seq for row in await log_of(hall, match) if row.events)
    hall.sql("UPDATE entries SET events = ? WHERE seq = ?", events, seq)

    answer = await hall.types(ANN, "game verify")

    assert f"{OFF}: what I told you after move {seq} isn't what came of it" in answer.text


@pytest.mark.parametrize("by", ["computer", "advised"])
async def test_a_move_by_somebody_who_cannot_have_made_it_is_named(hall: Hall, by: str) -> None:
    await stopped(hall)
    hall.sql("UPDATE entries SET by = ? WHERE seq = 5", by)

    answer = await hall.types(ANN, "game verify")

    assert f"{OFF}: whoever is said to have made move 5 can't have" in answer.text


async def test_a_computer_that_had_the_seat_for_a_while_made_its_moves_and_nobody_elses(
    hall: Hall,
) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.plays(match)
    before = await hall.at(match)
    new = Player("Ada", computer="random")
    await hall.services.handover.replace(before, Seat(1), new, interaction=hall.interaction)
    while "computer" not in await ways(hall, match):
        await hall.settle()
        if "computer" not in await ways(hall, match):
            await hall.plays(match)
    table = await hall.at(match)
    await hall.services.handover.replace(
        table, Seat(1), Player("Bob", BOB), interaction=hall.interaction
    )
    await hall.stops(hall.match)
    honest = await hall.types(ANN, "game verify")

    hall.sql("UPDATE entries SET by = 'player' WHERE by = 'computer'")
    forged = await hall.types(ANN, "game verify")

    assert "All is fair" in honest.text
    assert "is said to have made move" in forged.text


async def test_what_older_rules_did_otherwise_is_no_fraud(hall: Hall) -> None:
    await stopped(hall)
    hall.sql("UPDATE entries SET version = version - 1")
    hall.sql("UPDATE entries SET events = '[]'")
    retold = await hall.types(ANN, "game verify")
    hall.sql("UPDATE entries SET choice = 'move Z9' WHERE seq = 3")
    refused = await hall.types(ANN, "game verify")

    assert "All is fair" in retold.text
    assert "Today's tell of" in retold.text
    assert OFF not in refused.text
    assert "under older rules, and today's don't allow move 3" in refused.text


async def test_a_game_from_before_there_were_presses_verifies_as_it_was_promised(
    hall: Hall,
) -> None:
    match = await stopped(hall)
    setup = (await hall.at(match)).setup
    assert setup is not None
    hall.sql("UPDATE matches SET setup = json_remove(setup, '$.luck')")
    hall.sql("UPDATE matches SET commitment = ?", promise(setup.seed, setup.salt))

    fair = await hall.types(ANN, "game verify")
    hall.sql("UPDATE matches SET setup = json_set(setup, '$.salt', 'ab')")
    forged = await hall.types(ANN, "game verify")

    assert "the dice are those I promised" in fair.text
    assert f"Seed `{setup.seed}`, salt `{setup.salt}`. At the start I promised" in fair.text
    assert f"{OFF}: the dice aren't those I promised" in forged.text


async def test_a_game_without_a_kept_promise_says_so(hall: Hall) -> None:
    await stopped(hall)
    hall.sql("UPDATE matches SET commitment = ''")

    answer = await hall.types(ANN, "game verify")

    assert "I can't check the seed" in answer.text


# -- import -------------------------------------------------------------------------------------


async def test_an_exported_game_comes_back_as_a_table_to_look_at(hall: Hall) -> None:
    text = await record_of(hall, await stopped(hall))

    answer = await hall.types(CLEO, "game import", THERE, file=Paper(text))
    await hall.settle()

    assert "Here it is, as a finished table" in answer.text
    assert "Seat 1" in hall.sender.board(THERE).body


def head(text: str, **changes: object) -> str:
    """The record with something else in its first line."""
    first, _, rest = text.partition("\n")
    return json.dumps({**json.loads(first), **changes}) + "\n" + rest


BAD: dict[str, Callable[[str], str]] = {
    "empty": lambda _: "",
    "not a record": lambda _: EVIL,
    "JSON of another kind": lambda _: json.dumps({"text": EVIL}),
    "markdown in the salt": lambda text: head(text, salt=EVIL),
    "markdown in the seed": lambda text: head(text, seed=EVIL),
    "another game": lambda text: head(text, game="chess"),
    "markdown for a game": lambda text: head(text, game=EVIL),
    "a box that is none": lambda text: head(text, box={EVIL: EVIL}),
    "no seats": lambda text: head(text, seats=0),
    "too many seats": lambda text: head(text, seats=60),
    "a million bytes": lambda text: text + "# " + "x" * (1 << 20),
    "a million lines": lambda text: text + "9 1 0 player v1 pass\n" * 30_000,
    "a number without end": lambda text: head(text, now=int("9" * 40)),
    "brackets without end": lambda _: "[" * 100_000,
    "a line that is no entry": lambda text: text + EVIL + "\n",
    "a move that is none": lambda text: text + f"9 4102444800000 0 player v1 move {EVIL}\n",
    "a verb that is none": lambda text: text + "9 4102444800000 0 player v1 **bold**\n",
    "an option that is none": lambda text: head(text, options={EVIL: EVIL}),
}


async def test_a_record_that_goes_back_to_more_positions_than_anybody_does_is_refused(
    hall: Hall,
) -> None:
    text = await record_of(hall, await stopped(hall))
    lines = text.splitlines()
    time = lines[-1].split()[1]
    first = len(lines)
    moves = [f"{first + n} {time} -1 player v1 wake" for n in range(RECORD_HELD + 1)]
    undos = [
        f"{first + len(moves) + n} {time} -1 player v1 undo {first + len(moves) - 2 - n} 0"
        for n in range(RECORD_HELD + 1)
    ]

    answer = await hall.types(
        CLEO, "game import", THERE, file=Paper("\n".join([*lines, *moves, *undos]))
    )

    assert f"it goes back to more than {RECORD_HELD} earlier positions at once" in answer.text


@pytest.mark.parametrize("what", BAD)
async def test_what_is_no_record_is_refused_in_words_that_repeat_no_markdown(
    hall: Hall, what: str
) -> None:
    text = await record_of(hall, await stopped(hall))

    answer = await hall.types(CLEO, "game import", THERE, file=Paper(BAD[what](text)))

    assert "I can't read this file as a record" in answer.text
    assert len(answer.text) < 1000
    assert "Input should" not in answer.text  # the reasons are texts, not a library's English
    unescaped = re.sub(r"\\.", "", answer.text)
    for markdown in ("**bold**", "](https", "||hidden||", "`code`", "@everyone", "<@1>"):
        assert markdown not in unescaped
    assert await hall.services.tables.of_channel(THERE) is None


async def test_a_record_that_takes_too_long_is_refused(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = await record_of(hall, await stopped(hall))
    real = archive.deadline
    monkeypatch.setattr(archive, "deadline", lambda: real(-1.0))

    answer = await hall.types(CLEO, "game import", THERE, file=Paper(text))

    assert "Replaying that record takes too long" in answer.text


async def test_a_box_of_another_game_that_deals_without_end_is_refused(hall: Hall) -> None:
    text = await record_of(hall, await stopped(hall))

    answer = await hall.types(CLEO, "game import", THERE, file=Paper(head(text, game="delta_vee")))

    assert "I can't read this file as a record" in answer.text


class Slow:
    """A replay that waits until it may go on."""

    def __init__(self) -> None:
        self.begun, self.free, self._real = threading.Event(), threading.Event(), archive.play

    def __call__(self, *args: Any) -> archive.Played:
        self.begun.set()
        assert self.free.wait(30)
        return self._real(*args)


async def test_others_are_answered_while_a_record_is_played_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = await record_of(hall, await stopped(hall))
    slow = Slow()
    monkeypatch.setattr(archive, "play", slow)
    bringing = asyncio.create_task(hall.types(CLEO, "game import", THERE, file=Paper(text)))
    await asyncio.to_thread(slow.begun.wait, 30)

    answer = await hall.types(BOB, "game list")
    again = await hall.types(CLEO, "game import", THERE, file=Paper(text))
    slow.free.set()

    assert "You aren't at any table" in answer.body
    assert "still working on the last thing" in again.text
    assert "Here it is, as a finished table" in (await bringing).text


async def test_a_file_that_is_larger_than_any_record_is_not_even_read(
    club: Club, sandbox: Sandbox
) -> None:
    ann = sandbox.user("Ann")
    file = Upload("big.txt", b"x" * ((1 << 20) + 1), "text/plain")

    answer = await ann.slash(sandbox.channel, "game import", file=file)

    assert "too big for a record: 1,024 KiB at most" in answer.text
    assert not [r for r in sandbox.requests if "big.txt" in r.path]
