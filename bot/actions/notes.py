"""What people write down for themselves at a table, and what comes back to them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from bot.message import Message
from bot.own_presses import (
    AddedNote,
    AddNote,
    ChangedNotes,
    ChangeNotes,
    ClearedNotes,
    ClearNotes,
    RemindMe,
    RemindMeOf,
    ShowNotes,
)
from bot.present import notebook as present
from bot.routing.declare import Actions
from bot.routing.requests import AtTable
from bot.services.notebooks import Changed, TooLong
from bot.table.notebook import Notebook
from bot.table.refused import Refused

actions = Actions()

Writing: TypeAlias = Callable[[], Awaitable[Notebook]]
"""What writes something down, and gives the notebook then."""


@actions.command("notes")
async def notes(at: AtTable, note: str = "") -> None:
    """The caller's notebook; with a note, that comes back to them at their next turn."""
    if not note.strip():
        await at.say(await _shown(at))
        return
    books = at.services.notebooks
    work = partial(books.remind, at.table, at.user, note, more=True, interaction=at.interaction)
    said, _ = await _written(at, note, work, reminds=True)
    await at.say(said)


@actions.button(ShowNotes)
async def show(at: AtTable) -> None:
    """The same where it stands."""
    await at.edit(await _shown(at))


# -- the forms ----------------------------------------------------------------------------------


@actions.button(AddNote)
async def ask_more(at: AtTable) -> None:
    """Open the form for what goes below the rest."""
    await _writing(at)
    await at.responder.ask(present.to_add(at.table, at.texts), _late(at))


@actions.form(AddedNote)
async def add(at: AtTable, _press: AddedNote, values: tuple[str, ...]) -> None:
    """Write it down."""
    books = at.services.notebooks
    work = partial(books.add, at.table, at.user, values[0], interaction=at.interaction)
    await _answer(at, values[0], work)


@actions.button(ChangeNotes)
async def ask_change(at: AtTable) -> None:
    """Open the form with all that is written down."""
    own = await _writing(at)
    await at.responder.ask(present.to_change(at.table, at.texts, own), _late(at))


@actions.form(ChangedNotes)
async def change(at: AtTable, press: ChangedNotes, values: tuple[str, ...]) -> None:
    """Put it in the place of what was there."""
    books, typed = at.services.notebooks, values[0]
    work = partial(
        books.write, at.table, at.user, typed, over=press.mark, interaction=at.interaction
    )
    await _answer(at, typed, work)


@actions.button(RemindMe)
async def ask_reminder(at: AtTable) -> None:
    """Open the form for what comes back."""
    own = await _writing(at, reminds=True)
    await at.responder.ask(present.to_remind(at.table, at.texts, own), _late(at))


@actions.form(RemindMeOf)
async def remind(at: AtTable, _press: RemindMeOf, values: tuple[str, ...]) -> None:
    """Have it come back in place of what waited."""
    books = at.services.notebooks
    work = partial(books.remind, at.table, at.user, values[0], interaction=at.interaction)
    await _answer(at, values[0], work, reminds=True)


@actions.button(ClearNotes)
async def ask_clear(at: AtTable) -> None:
    """Ask whether all of it is to go."""
    await at.edit(present.asks_to_clear(at.table, at.texts, await _own(at)))


@actions.button(ClearedNotes)
async def clear(at: AtTable, press: ClearedNotes) -> None:
    """Delete it, if it is still what was asked about."""
    books = at.services.notebooks
    try:
        new = await books.clear(at.table, at.user, over=press.mark, interaction=at.interaction)
    except Changed:
        await at.edit(present.asks_to_clear(at.table, at.texts, await _own(at)))
    else:
        await at.edit(present.shown(at.table, at.texts, new, at.texts("notes-cleared")))


# -- how ----------------------------------------------------------------------------------------


async def _answer(at: AtTable, typed: str, work: Writing, *, reminds: bool = False) -> None:
    """Write something down, and show it where the notebook stands; else give it back beside."""
    said, done = await _written(at, typed, work, reminds=reminds)
    await (at.edit if done else at.say)(said)


async def _written(
    at: AtTable, typed: str, work: Writing, *, reminds: bool
) -> tuple[Message, bool]:
    """The notebook when something has been written into it, and True.

    Where that cannot be, why, with what was typed: it is not to be lost.
    """
    try:
        await _writing(at, reminds=reminds)
        new = await work()
    except Refused as error:
        why = at.texts(error.key, **error.args_of_text)
    except TooLong as error:
        why = at.texts("notes-too-long", most=error.most, left=error.left)
    except Changed:
        why = at.texts("notes-moved-on")
    else:
        return present.shown(at.table, at.texts, new), True
    return present.given_back(at.texts, why, typed), False


async def _shown(at: AtTable) -> Message:
    return present.shown(at.table, at.texts, await _own(at))


async def _own(at: AtTable) -> Notebook:
    """The notebook of the caller. Raises Refused for whoever has nothing to do with the table."""
    own = await at.services.notebooks.of(at.table, at.user)
    lent = at.table.lent_by(at.user) is not None
    # Whoever has left their seat keeps what they have written.
    if at.viewer is None and not lent and own == Notebook():
        raise Refused("refused-not-seated")
    return own


async def _writing(at: AtTable, *, reminds: bool = False) -> Notebook:
    """The same to be written into.

    Raises Refused where a game is played from memory, and for what would never come back.
    """
    own, state = await _own(at), at.table.state
    if at.table.active and state is not None and at.table.game.rules.ephemeral_secrets(state):
        raise Refused("refused-notes-memory")
    if reminds and not at.table.active:
        raise Refused("refused-over")
    return own


def _late(at: AtTable) -> Message:
    return Message(text=at.texts("panel-late"))
