"""What an open table says to those who lead it, and to whoever is invited or loses their seat."""

from __future__ import annotations

from collections.abc import Sequence

from bot.message import Button, Message
from bot.names import escape
from bot.presses import Join, Start
from bot.table.table import Table
from locales import Texts


def full(table: Table, texts: Texts, users: Sequence[int]) -> Message:
    """That all seats are taken, with the button by which these start the game."""
    who = texts.list([f"<@{user}>" for user in users])
    start = Button(Start(table.id).id, texts("lobby-start"), "primary")
    return Message(text=_said(table, texts, "full", who=who), pings=tuple(users), rows=((start,),))


def invitation(table: Table, texts: Texts, user: int, by: str) -> Message:
    """Asks somebody by name to a table, with the button by which they sit down."""
    join = Button(Join(table.id).id, texts("lobby-join"), "success")
    text = _said(table, texts, "invited", who=f"<@{user}>", by=f"**{escape(by)}**")
    return Message(text=text, pings=(user,), rows=((join,),))


def removed(table: Table, texts: Texts, by: str) -> Message:
    """That somebody's seat is free again, to whoever had it."""
    text = _said(table, texts, "removed", by=f"**{escape(by)}**")
    return Message(text=text, silent=True)


def _said(table: Table, texts: Texts, key: str, **args: str) -> str:
    return texts(key, game=texts("game-name"), channel=f"<#{table.channel}>", **args)
