"""What somebody has written down for themselves, and the forms in which they do."""

from __future__ import annotations

from bot.limits import CONTENT, EMBED_DESCRIPTION, MODAL_TITLE, clip
from bot.message import Button, Document, Form, Input, Message, Row
from bot.names import escape
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
from bot.table.notebook import NOTE, PAGE, Notebook
from bot.table.table import Table
from locales import Texts

from .private import way_in
from .speaker import speaker

FILE = "note.txt"
"""How the file is called in which somebody is given back what is too long for a message."""


def shown(table: Table, texts: Texts, notebook: Notebook, done: str = "") -> Message:
    """The notebook of whoever asks; ``done``: what has just become of it."""
    lines = [done] if done else []
    if notebook.reminder is not None:
        key = "notes-waiting" if notebook.waiting else "notes-came"
        lines.append(texts(key, note=lined(notebook.reminder.text)))
    return Message(
        text=clip("\n".join(lines), CONTENT),
        title=texts("notes-title", game=speaker(table, texts).title),
        body=lined(notebook.text) or texts("notes-empty"),
        footer=texts("notes-footer", left=PAGE - len(notebook.text)),
        rows=_rows(table, texts, notebook),
    )


def _rows(table: Table, texts: Texts, notebook: Notebook) -> tuple[Row, ...]:
    buttons = [Button(AddNote(table.id).id, texts("notes-add"))]
    if notebook.text:
        buttons.append(Button(ChangeNotes(table.id).id, texts("notes-change")))
    if table.active:
        buttons.append(Button(RemindMe(table.id).id, texts("notes-remind")))
    if notebook != Notebook():
        buttons.append(Button(ClearNotes(table.id).id, texts("notes-clear")))
    return ((*buttons, *way_in(table, texts)),)


def asks_to_clear(table: Table, texts: Texts, notebook: Notebook) -> Message:
    """The notebook, and the question whether all of it is to go."""
    message = shown(table, texts, notebook, texts("notes-clear-sure"))
    return Message(
        text=message.text,
        title=message.title,
        body=message.body,
        rows=(
            (
                Button(ClearedNotes(table.id, notebook.mark).id, texts("notes-clear"), "danger"),
                Button(ShowNotes(table.id).id, texts("panel-back")),
            ),
        ),
    )


def given_back(texts: Texts, why: str, typed: str) -> Message:
    """Why something could not be written down, and what was typed, so that it is not lost."""
    if len(said := lined(typed)) > EMBED_DESCRIPTION:
        return Message(text=why, document=Document(FILE, typed))
    return Message(text=why, title=texts("notes-typed"), body=said)


def coming_back(texts: Texts, note: str) -> list[str]:
    """The line with what comes back to somebody, if anything does."""
    return [texts("notes-come-back", note=lined(note))] if note else []


def lined(text: str) -> str:
    """What somebody typed in several lines, as it is: no markdown, no mention, no link."""
    return "\n".join(map(escape, text.split("\n")))


# -- forms --------------------------------------------------------------------------------------


def to_add(table: Table, texts: Texts) -> Form:
    """Where something is typed that goes below the rest."""
    return _form(AddedNote(table.id).id, texts("notes-add"), texts("notes-label"), most=PAGE)


def to_change(table: Table, texts: Texts, notebook: Notebook) -> Form:
    """Where all of it is changed; left empty, it is deleted."""
    press = ChangedNotes(table.id, notebook.mark)
    label = texts("notes-label")
    return _form(press.id, texts("notes-change"), label, text=notebook.text, most=PAGE)


def to_remind(table: Table, texts: Texts, notebook: Notebook) -> Form:
    """Where is typed what comes back; left empty, nothing does."""
    label, waiting = texts("notes-remind-label"), notebook.waiting
    return _form(RemindMeOf(table.id).id, texts("notes-remind"), label, text=waiting, most=NOTE)


def _form(press: str, title: str, label: str, *, text: str = "", most: int) -> Form:
    # Whatever was there may be emptied; where nothing was, there is nothing to be sent.
    field = Input("note", label, text=text, most=most, long=True, needed=not text)
    return Form(press, clip(title, MODAL_TITLE), (field,))
