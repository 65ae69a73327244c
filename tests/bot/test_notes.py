"""The notebook of a person at a table, and the note to themselves that comes back."""

from __future__ import annotations

from random import Random

import pytest

from bot.message import Message
from bot.own_presses import AddedNote, ChangedNotes, RemindMeOf
from bot.present.notebook import lined
from bot.services.notebooks import note_told
from engine import Seat, is_window
from sandbox import Actor, Sandbox
from storage import NotebookRow

from .club import Club, Player
from .hall import ANN, BOB, CLEO, EVE, HERE, MINUTE, Hall, button, labels
from .test_sitters import lent


async def kept(hall: Hall, match: str, user: int) -> NotebookRow:
    async with hall.store.reading() as tx:
        return await tx.notebooks.get(match, user)


async def adds(hall: Hall, user: int, typed: str) -> Message:
    return await hall.presses(user, AddedNote(hall.match).id, typed)


# -- in Discord ----------------------------------------------------------------------------------


async def test_a_notebook_is_written_changed_and_deleted_in_forms(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("delta_v", ann, bob)
    channel = sandbox.channel
    before = len(bob.sees(channel))

    empty = await ann.slash(channel, "notes")
    assert empty.ephemeral
    assert empty.message is not None
    assert "Nothing yet" in str(empty.message.embeds)
    assert empty.message.labels == ["Add", "Remind me at my next turn", "What if"]
    asked = await ann.click(empty.message, "Add")
    added = await ann.submit(asked, {"Your notes": "Ore to *Luna*\n<@2> first"})
    assert added.message is not None
    more = await ann.submit(await ann.click(added.message, "Add"), {"Your notes": "3 turns"})
    assert more.message is not None
    assert "Ore to \\\\*Luna\\\\*\\n\\\\<\\\\@2\\\\> first\\n3 turns" in repr(more.message.embeds)
    assert more.message.pings == []
    asked = await ann.click(more.message, "Change")
    assert asked.modal is not None
    (field,) = asked.modal.fields
    assert field.value == "Ore to *Luna*\n<@2> first\n3 turns"
    changed = await ann.submit(asked, {"Your notes": "2 turns"})
    assert changed.message is not None
    assert "2 turns" in str(changed.message.embeds)
    sure = await ann.click(changed.message, "Delete")
    assert sure.message is not None
    assert "Delete all of this?" in sure.text
    gone = await ann.click(sure.message, "Delete")
    assert "Deleted." in gone.text

    assert gone.message is not None
    assert "Nothing yet" in str(gone.message.embeds)
    assert len(bob.sees(channel)) == before


async def test_a_note_typed_with_the_command_stands_in_the_notebook(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("delta_v", ann, bob)

    answer = await ann.slash(sandbox.channel, "notes", note="pass <@1>!")

    assert answer.ephemeral
    assert answer.message is not None
    assert answer.message.text == "I'll show you this at your next turn: pass \\<\\@1\\>!"
    asked = await ann.click(answer.message, "Remind me at my next turn")
    assert asked.modal is not None
    assert [field.value for field in asked.modal.fields] == ["pass <@1>!"]
    none = await ann.submit(asked, {"What to show you at your next turn": ""})
    assert none.message is not None
    assert none.message.text == ""


# -- what does not fit, and what is given back ---------------------------------------------------


async def test_what_is_too_long_is_given_back_and_nothing_is_lost(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await adds(hall, ANN, "a" * 1_900)

    said = await adds(hall, ANN, "b" * 200)

    assert said.text.startswith("That's too long: of 2,000 characters 99 are left.")
    assert said.body == "b" * 200
    assert (await kept(hall, match, ANN)).text == "a" * 1_900


async def test_a_note_that_is_far_too_long_is_given_back_as_a_file(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await hall.types(ANN, "notes", note="wait")

    said = await hall.types(ANN, "notes", note="b" * 6_000)

    assert "of 400 characters 395 are left" in said.text
    assert said.document is not None
    assert said.document.text == "b" * 6_000
    assert (await hall.services.notebooks.of(await hall.at(match), ANN)).waiting == "wait"


async def test_what_another_device_wrote_meanwhile_is_not_written_over(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await adds(hall, ANN, "one")
    mark = (await hall.services.notebooks.of(await hall.at(match), ANN)).mark
    await adds(hall, ANN, "two")

    said = await hall.presses(ANN, ChangedNotes(match, mark).id, "three")

    assert said.text.startswith("Your notes have changed since")
    assert said.body == "three"
    assert (await kept(hall, match, ANN)).text == "one\ntwo"


async def test_what_was_deleted_elsewhere_is_asked_about_again(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    one = await adds(hall, ANN, "one")
    sure = await hall.presses(ANN, button(one, "Delete"))
    await adds(hall, ANN, "two")

    again = await hall.presses(ANN, button(sure, "Delete"))

    assert again.body == "one\ntwo"
    assert "Delete all of this?" in again.text
    await hall.presses(ANN, button(again, "Delete"))
    assert await kept(hall, match, ANN) == NotebookRow()


async def test_a_form_delivered_twice_writes_once(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    table, books = await hall.at(match), hall.services.notebooks
    await books.add(table, ANN, "once", interaction=77)

    with pytest.raises(Exception, match="77"):
        await books.add(table, ANN, "once", interaction=77)

    assert (await kept(hall, match, ANN)).text == "once"


async def test_letters_that_nobody_sees_are_left_out(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")

    await adds(hall, ANN, "\n a\x00\u202eb\r\n\n c \n")

    assert (await kept(hall, match, ANN)).text == "ab\n\nc"


# -- whose it is ---------------------------------------------------------------------------------


async def test_everybody_has_a_notebook_of_their_own(hall: Hall) -> None:
    await hall.sits(ANN, BOB, game="tiny")
    await adds(hall, ANN, "mine")

    assert (await hall.types(BOB, "notes")).body.startswith("Nothing yet")
    assert (await hall.types(EVE, "notes")).text == "You aren't at this table."


async def test_a_sitter_has_a_notebook_of_their_own_and_the_owner_keeps_theirs(
    hall: Hall,
) -> None:
    await lent(hall)
    await adds(hall, ANN, "mine")

    assert (await hall.types(CLEO, "notes")).body.startswith("Nothing yet")
    await adds(hall, CLEO, "sitting")
    assert (await hall.types(ANN, "notes")).body == "mine"


async def test_it_is_kept_when_the_match_is_over(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, game="tiny")
    await adds(hall, ANN, "mine")
    await hall.types(ANN, "notes", note="never")
    await hall.services.upkeep.stop(await hall.at(match), "Ann", interaction=hall.interaction)

    shown = await hall.types(ANN, "notes")
    typed = await hall.types(ANN, "notes", note="too late")

    assert shown.body == "mine"
    assert "Remind me at my next turn" not in labels(shown)
    assert typed.body == "too late"
    assert typed.text.startswith("This game is over.")


async def test_a_table_that_plays_from_memory_keeps_no_notes(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB, options={"notebook": "False"})

    said = await adds(hall, ANN, "A5 is ice")
    typed = await hall.types(ANN, "notes", note="A5 is ice")

    assert said.text.startswith("This table plays from memory")
    assert (said.body, typed.body) == ("A5 is ice", "A5 is ice")
    assert await kept(hall, match, ANN) == NotebookRow()


# -- the note that comes back --------------------------------------------------------------------


async def opens(hall: Hall, user: int) -> str:
    """What stands above the choices in somebody's panel."""
    return (await hall.types(user, "game turn")).body


async def turn_of(hall: Hall, match: str, user: int) -> None:
    """Play on until somebody is called to a turn of theirs."""
    for _ in range(100):
        table = await hall.at(match)
        seat = table.seat_of(user)
        asked = table.asked(seat) if seat is not None else None
        if asked is not None and not asked.quiet and not asked.window:
            return
        await hall.plays(match)
    raise AssertionError("it never came to that")


async def round_the_table(hall: Hall, match: str, user: int) -> None:
    """Play on until somebody has a turn again."""
    table = await hall.at(match)
    was = table.question
    for _ in range(200):
        await hall.plays(match)
        table = await hall.at(match)
        asked = table.asked(Seat(table.seat_of(user) or 0))
        if asked is not None and asked.token > was and not asked.quiet and not asked.window:
            return
    raise AssertionError("it never came to that")


SEED = 3
"""With it the first turn asks nobody else for anything."""
NOTE = "Your note to yourself: pass"


async def test_a_note_comes_back_at_the_next_turn_and_once(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await turn_of(hall, match, ANN)
    await hall.types(ANN, "notes", note="pass")

    now = await opens(hall, ANN)
    await round_the_table(hall, match, ANN)
    then, again = await opens(hall, ANN), await opens(hall, ANN)
    shown = await hall.types(ANN, "notes")
    await round_the_table(hall, match, ANN)
    later = await opens(hall, ANN)

    assert NOTE not in now
    assert NOTE in then
    assert NOTE in again, "as long as it is the same turn"
    assert shown.text == "At your last turn I showed you: pass"
    assert NOTE not in later


async def test_a_restart_neither_loses_nor_doubles_it(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await turn_of(hall, match, BOB)
    await hall.types(ANN, "notes", note="pass")
    hall.revive()
    hall.services.tables.forget()
    await turn_of(hall, match, ANN)

    assert NOTE in await opens(hall, ANN)
    hall.revive()
    hall.services.tables.forget()
    await round_the_table(hall, match, ANN)
    assert NOTE not in await opens(hall, ANN)


async def test_it_stands_in_the_call_by_direct_message(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await hall.services.people.change(ANN, lambda person: person.but(notify="direct"))
    await turn_of(hall, match, BOB)
    await hall.types(ANN, "notes", note="pass")

    await turn_of(hall, match, ANN)
    await hall.settle()

    calls = [line for line in hall.sender.lines(-ANN) if NOTE in line]
    assert len(calls) == 1
    assert NOTE in await opens(hall, ANN)
    assert not any(NOTE in line for line in hall.sender.lines(HERE))
    await round_the_table(hall, match, ANN)
    await hall.settle()
    assert not any(NOTE in line for line in hall.sender.lines(-ANN))


async def test_a_second_note_comes_after_the_first(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await turn_of(hall, match, BOB)
    await hall.types(ANN, "notes", note="pass")
    await hall.types(ANN, "notes", note="or *strike*")
    await turn_of(hall, match, ANN)

    assert lined("pass\nor *strike*") in await opens(hall, ANN)


async def test_what_is_written_while_a_note_comes_back_comes_at_the_next_turn(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await turn_of(hall, match, BOB)
    await hall.types(ANN, "notes", note="pass")
    await turn_of(hall, match, ANN)
    table = await hall.at(match)
    seat = table.seat_of(ANN)
    assert seat is not None

    await hall.types(ANN, "notes", note="or strike")
    async with hall.store.transaction() as tx:
        await note_told(tx, table, seat, ANN, hall.clock.now())

    assert NOTE not in await opens(hall, ANN)
    await round_the_table(hall, match, ANN)
    assert lined("pass\nor strike") in await opens(hall, ANN)


async def test_it_waits_for_its_writer_while_another_has_the_seat(hall: Hall) -> None:
    match, seat = await lent(hall)
    await hall.types(ANN, "notes", note="pass")
    await turn_of(hall, match, CLEO)
    sitting = await opens(hall, CLEO)

    await hall.services.people.back(ANN, interaction=hall.interaction)
    await hall.passes(MINUTE, MINUTE)

    assert NOTE not in sitting
    assert (await hall.at(match)).seat_of(ANN) == seat
    assert NOTE in await opens(hall, ANN)


async def test_a_form_that_is_sent_empty_takes_it_back(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await turn_of(hall, match, BOB)
    await hall.types(ANN, "notes", note="pass")

    await hall.presses(ANN, RemindMeOf(match).id, "")

    await turn_of(hall, match, ANN)
    assert NOTE not in await opens(hall, ANN)


async def test_taking_back_neither_takes_it_nor_brings_it_before_its_time(hall: Hall) -> None:
    match = await hall.sits(ANN, BOB)
    await turn_of(hall, match, ANN)
    await hall.plays(match)
    await hall.types(ANN, "notes", note="pass")
    table = await hall.at(match)
    seat = table.seat_of(ANN)
    assert seat is not None
    await hall.types(ANN, "game undo")

    await round_the_table(hall, match, ANN)

    assert NOTE in await opens(hall, ANN)


async def test_an_open_panel_brings_it_along_when_it_becomes_the_next_turn(
    club: Club, ann: Actor, bob: Actor, sandbox: Sandbox
) -> None:
    await club.sit("delta_v", ann, bob)
    mover = await club.mover(ann, bob)
    other = bob if mover is ann else ann
    opened = await other.slash(sandbox.channel, "game turn")
    await other.slash(sandbox.channel, "notes", note="pass")
    random = Random(SEED)
    while await club.mover(ann, bob) is mover:
        await Player(club, mover, random).by_command()
    await club.quiet()
    assert not is_window((await club.table()).running())

    assert opened.message is not None
    assert NOTE in str(other.look(opened.message).embeds)
