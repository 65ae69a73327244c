"""Films, and pictures of what has changed: what is ordered, and the messages that show them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace

from bot.aside import NotMade, Why
from bot.filming import Kind, Order, Past
from bot.message import Message, Picture
from bot.table.refused import Refused
from bot.table.table import Table
from engine import Seat
from locales import Texts

from .painting import to_paint
from .pictures import board, caption
from .speaker import names, speaker

FILM = "film.gif"


def order(kind: Kind, table: Table, texts: Texts, viewer: Seat | None, past: Past) -> Order:
    """What is ordered of the studio."""
    return Order(kind, past, viewer, names(table, texts), texts.language)


async def since(
    make: Callable[[Order], Awaitable[bytes]],
    table: Table,
    texts: Texts,
    viewer: Seat | None,
    past: Past,
    *,
    numbered: bool = True,
) -> Picture:
    """The picture of what has changed; of the board as it is where nothing can be made now."""
    now = board(table, texts, viewer)
    # Also where nothing seems to have happened: what only others know of is in the record as well.
    try:
        ordered = order("since", table, texts, viewer, past)
        made = await make(replace(ordered, numbered=numbered))
    except (NotMade, Refused):
        return now
    return replace(now, paint=lambda: made)


def begun(texts: Texts, done: int) -> Message:
    """So many percent of a film are made."""
    return Message(text=texts("film-begun", done=done))


def waits(texts: Texts, ahead: int, minutes: int) -> Message:
    """So many films are made first, in about so many minutes; 0 where that is not known."""
    return Message(text=texts("film-waits", ahead=ahead, minutes=minutes))


def failed(texts: Texts, why: Why) -> Message:
    """No film is made."""
    return Message(text=texts("film-failed", why=why))


def shown(table: Table, texts: Texts, viewer: Seat | None, past: Past, made: bytes) -> Message:
    """A film that is made."""
    say = speaker(table, texts)
    span = texts("film-whole" if past.start == 0 else "film-part")
    eyes = texts("film-all") if viewer is None else texts("film-eyes", who=say.name(viewer))
    view, said = table.view(viewer), caption(table, texts)
    drawing = table.registered.board

    def alt() -> str:
        return texts("film-alt", end=drawing.alt(view, said))

    return Message(
        title=texts("film-title", game=say.title),
        body=texts.row([span, eyes], "sentence"),
        picture=to_paint(texts, alt, lambda: made, name=FILM),
    )
