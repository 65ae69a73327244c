"""The dice of a match: promised when its table opens, and chosen by nobody alone."""

from __future__ import annotations

import logging
import re
from hashlib import sha256

import pytest

from bot.message import Message
from bot.presses import Join, Leave, Rematch, Start
from engine import Luck, Setup

from .hall import ANN, BOB, CLEO, HERE, THERE, Hall, Paper, button, labels

pytestmark = pytest.mark.usefixtures("made")

GIVEN = re.compile(r"promise `([0-9a-f]{16})…` your press adds `([0-9]+)`")


def given(answer: Message) -> tuple[str, int]:
    """What somebody is told of their press: how the promise begins, and its number."""
    found = GIVEN.search(answer.text)
    assert found is not None, answer.text
    return found[1], int(found[2])


async def opens(hall: Hall) -> tuple[str, int]:
    """Ann opens a table: its id, and the number of her command."""
    answer = await hall.types(ANN, "game new", game="tiny")
    table = await hall.services.tables.of_channel(HERE)
    assert table is not None
    hall.match = table.id
    return table.id, given(answer)[1]


async def set_up(hall: Hall) -> tuple[Setup, Luck]:
    setup = (await hall.at(hall.match)).setup
    assert setup is not None
    assert setup.luck is not None
    return setup, setup.luck


async def stops(hall: Hall) -> None:
    question = await hall.types(ANN, "game end")
    await hall.presses(ANN, button(question, "Stop the table"))
    await hall.settle()


async def of_an_older_bot(hall: Hall) -> None:
    """An open table is as it was left before there were promises."""
    hall.sql("DELETE FROM notes WHERE key LIKE 'secret:%'")
    hall.sql("UPDATE matches SET commitment = '', seat_states = '[]'")


# -- making it ----------------------------------------------------------------------------------


async def test_a_match_is_dealt_from_the_promised_secret_and_the_presses_of_all(hall: Hall) -> None:
    match, ann = await opens(hall)
    await hall.settle()
    promised = hall.sender.board(HERE).footer.split()[-1]

    said, bob = given(await hall.presses(BOB, Join(match).id))
    await hall.types(ANN, "game add-computer", computer="random")
    _, cleo = given(await hall.types(CLEO, "game join"))
    await hall.settle()
    board = hall.sender.board(HERE)
    _, start = given(await hall.presses(ANN, Start(match).id))
    await hall.settle()

    setup, luck = await set_up(hall)
    assert luck.presses == (ann, bob, 0, cleo)
    assert luck.start == start
    text = f"{luck.secret}:{ann}:{bob}:{cleo}:{start}"
    assert setup.seed == sha256(text.encode()).hexdigest()
    assert promised == sha256(f"{luck.secret}:{setup.salt}".encode()).hexdigest()
    assert said == promised[:16]
    assert board.footer.endswith(promised), "it changes with nothing that happens at the table"
    assert any(promised in line for line in hall.sender.lines(HERE)), "it stands where nobody edits"


async def test_whoever_leaves_takes_their_press_along(hall: Hall) -> None:
    match, ann = await opens(hall)
    await hall.presses(BOB, Join(match).id)
    _, cleo = given(await hall.presses(CLEO, Join(match).id))
    await hall.presses(BOB, Leave(match).id)
    _, bob = given(await hall.presses(BOB, Join(match).id))

    await hall.presses(ANN, Start(match).id)

    assert (await set_up(hall))[1].presses == (ann, cleo, bob)


async def test_a_rematch_has_a_secret_of_its_own_and_new_presses(hall: Hall) -> None:
    match, _ = await opens(hall)
    await hall.presses(BOB, Join(match).id)
    await hall.presses(ANN, Start(match).id)
    before, luck = await set_up(hall)
    await stops(hall)

    _, bob = given(await hall.presses(BOB, Rematch(match).id))
    _, ann = given(await hall.presses(ANN, Rematch(match).id))
    table = await hall.services.tables.of_channel(HERE)
    assert table is not None
    hall.match = table.id
    await hall.presses(BOB, Start(table.id).id)

    after, new = await set_up(hall)
    assert new.presses == (bob, ann)
    assert new.secret != luck.secret
    assert after.commitment() not in {before.commitment(), ""}


async def test_nothing_that_is_said_or_logged_before_the_end_has_the_secret(
    hall: Hall, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO)
    match, _ = await opens(hall)
    answers = [await hall.presses(BOB, Join(match).id), await hall.types(CLEO, "game verify")]
    answers.append(await hall.presses(ANN, Start(match).id))
    await hall.plays(match)
    answers += [await hall.types(user, "game verify") for user in (ANN, CLEO)]
    answers += [await hall.types(ANN, "game export"), await hall.types(ANN, "game log")]
    await hall.settle()

    setup, luck = await set_up(hall)
    said = [*map(repr, answers), *(text for _, text in hall.sender.said), caplog.text]
    for secret in (luck.secret, setup.salt, setup.seed):
        assert not [words for words in said if secret in words]
    assert "secret" not in repr(await hall.waiting())


async def test_a_table_that_is_closed_leaves_no_secret(hall: Hall) -> None:
    match, _ = await opens(hall)
    async with hall.store.reading() as tx:
        assert await tx.notes.get(f"secret:{match}")

    question = await hall.types(ANN, "game end")
    await hall.presses(ANN, button(question, "Stop the table"))

    async with hall.store.reading() as tx:
        assert await tx.notes.get(f"secret:{match}") is None
    assert "never began" in (await hall.types(ANN, "game verify")).text


# -- saying it ----------------------------------------------------------------------------------


async def test_an_open_table_says_what_is_promised_and_who_adds_what_so_far(hall: Hall) -> None:
    match, ann = await opens(hall)
    _, bob = given(await hall.presses(BOB, Join(match).id))

    said = (await hall.types(CLEO, "game verify")).text

    assert (await hall.at(match)).commitment in said
    assert f"**Ann** `{ann}` and **Bob** `{bob}`" in said
    assert "that of **Start** will come" in said


async def test_a_match_that_runs_says_what_is_promised_and_nothing_of_files(hall: Hall) -> None:
    match, ann = await opens(hall)
    _, bob = given(await hall.presses(BOB, Join(match).id))
    _, start = given(await hall.presses(ANN, Start(match).id))

    said = (await hall.types(BOB, "game verify")).text

    assert f"Before the game began I promised `{(await hall.at(match)).commitment}`" in said
    assert f"**Ann** `{ann}`, **Bob** `{bob}` and **Start** `{start}`" in said
    assert "export" not in said


async def test_the_end_opens_all_of_which_the_seed_was_made(hall: Hall) -> None:
    match, ann = await opens(hall)
    _, bob = given(await hall.presses(BOB, Join(match).id))
    _, start = given(await hall.presses(ANN, Start(match).id))
    await stops(hall)

    setup, luck = await set_up(hall)
    presses = f"**Ann** `{ann}`, **Bob** `{bob}` and **Start** `{start}`"
    board = next(m for m in hall.sender.stands(HERE) if "stopped this table" in m.body).body
    for said in (board, (await hall.types(CLEO, "game verify")).text):
        for part in (luck.secret, setup.salt, setup.seed, setup.commitment(), presses):
            assert part in said


async def test_a_press_is_listed_under_the_name_of_whoever_sat_there_then(hall: Hall) -> None:
    match, _ = await opens(hall)
    _, bob = given(await hall.presses(BOB, Join(match).id))
    await hall.presses(ANN, Start(match).id)
    await hall.types(BOB, "game replace", player="seat-1")
    await hall.settle()
    offer = next(m for m in hall.sender.stands(HERE) if "Take the seat" in labels(m))
    await hall.presses(CLEO, button(offer, "Take the seat"))
    assert (await hall.at(match)).names == ("Ann", "Cleo")

    assert f"**Bob** `{bob}`" in (await hall.types(ANN, "game verify")).text


async def test_the_dice_of_a_lesson_are_called_the_same_on_purpose(hall: Hall) -> None:
    await hall.types(ANN, "game learn", game="delta_v", channel=-ANN)

    said = (await hall.types(ANN, "game verify", channel=-ANN)).text

    assert "The dice of a lesson are the same every time, on purpose" in said
    assert "promised" not in said


# -- of older bots, and from files --------------------------------------------------------------


async def test_a_table_of_an_older_bot_is_promised_something_as_soon_as_somebody_sits_down(
    hall: Hall,
) -> None:
    match, _ = await opens(hall)
    await of_an_older_bot(hall)
    assert "older than my promises" in (await hall.types(ANN, "game verify")).text

    said, bob = given(await hall.presses(BOB, Join(match).id))

    promised = (await hall.at(match)).commitment
    verified = (await hall.types(ANN, "game verify")).text
    assert promised.startswith(said)
    assert f"**Ann** none (sat down before I noted them) and **Bob** `{bob}`" in verified
    await hall.presses(ANN, Start(match).id)
    setup, luck = await set_up(hall)
    assert (luck.presses, luck.late) == ((0, bob), False)
    assert setup.commitment() == promised


async def test_one_that_is_dealt_before_that_says_that_it_was_promised_at_the_start(
    hall: Hall,
) -> None:
    match, _ = await opens(hall)
    await hall.presses(BOB, Join(match).id)
    await of_an_older_bot(hall)
    await hall.settle()
    assert hall.sender.board(HERE).footer == ""

    _, start = given(await hall.presses(ANN, Start(match).id))
    await hall.settle()

    setup, luck = await set_up(hall)
    assert (luck.presses, luck.start, luck.late) == ((0, 0), start, True)
    (line,) = [line for line in hall.sender.lines(HERE) if "The game begins" in line]
    assert f"promised only now because this table is an old one: `{setup.commitment()}`" in line
    assert "only at the start" in (await hall.types(ANN, "game verify")).text
    await stops(hall)
    told = hall.sender.stands(HERE)[-1].body
    assert f"I promised `{setup.commitment()}` at the start" in told
    verified = (await hall.types(ANN, "game verify")).text
    assert "All is fair" in verified
    assert "Fair dice: at the start I promised" in verified


async def test_a_file_carries_what_the_seed_was_made_of(hall: Hall) -> None:
    match, _ = await opens(hall)
    await hall.presses(BOB, Join(match).id)
    await hall.presses(ANN, Start(match).id)
    await stops(hall)
    answer = await hall.types(ANN, "game export")
    assert answer.document is not None

    await hall.types(CLEO, "game import", THERE, file=Paper(answer.document.text))

    said = (await hall.types(CLEO, "game verify", THERE)).text
    _, luck = await set_up(hall)
    assert "I can't check the seed" in said
    assert luck.secret in said
