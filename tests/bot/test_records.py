"""Records: what is verified, and what comes from outside."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from collections.abc import Callable
from typing import Any

import pytest

from bot.services import archive
from engine import RECORD_HELD
from sandbox import Sandbox
from sandbox.model import Upload
from storage import export_record

from .club import Club
from .hall import ANN, BOB, CLEO, THERE, Hall, Paper

EVIL = "**bold** [click](https://evil.example) @everyone <@1> `code` ||hidden||"


async def stopped(hall: Hall, moves: int = 8) -> str:
    """A table that was stopped after some moves."""
    match = await hall.sits(ANN, BOB)
    for _ in range(moves):
        await hall.plays(match)
    await hall.stops(match)
    return match


async def record_of(hall: Hall, match: str) -> str:
    async with hall.store.reading() as tx:
        return str(await export_record(tx, match))


# -- verify -------------------------------------------------------------------------------------


async def test_an_honest_game_verifies(hall: Hall) -> None:
    await stopped(hall)

    answer = await hall.types(ANN, "game verify")

    assert (
        "all 8 moves again and came to the same end, and the seed is the one I promised"
        in answer.text
    )


@pytest.mark.parametrize("what", ["salt", "seed"])
async def test_another_seed_or_salt_than_was_promised_is_noticed(hall: Hall, what: str) -> None:
    await stopped(hall)
    hall.sql(f"UPDATE matches SET setup = json_set(setup, '$.{what}', ?)", "ab" * 16)

    answer = await hall.types(ANN, "game verify")

    assert "doesn't check out: the seed isn't the one I promised" in answer.text


async def test_a_log_that_leads_elsewhere_is_noticed(hall: Hall) -> None:
    await stopped(hall)
    hall.sql("DELETE FROM entries WHERE seq = 8")

    answer = await hall.types(ANN, "game verify")

    assert "doesn't check out: the moves lead to a different end" in answer.text


async def test_a_move_that_was_not_possible_is_noticed(hall: Hall) -> None:
    await stopped(hall)
    hall.sql("UPDATE entries SET choice = 'move Z9' WHERE seq = 3")

    answer = await hall.types(ANN, "game verify")

    assert "doesn't check out: today's rules don't allow one of its moves" in answer.text


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
