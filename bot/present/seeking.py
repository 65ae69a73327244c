"""A call for players: what is played, how, with whom, and how to join."""

from __future__ import annotations

from bot.limits import clip
from bot.message import Button, Message
from bot.names import escape
from bot.presses import Join
from bot.table.table import Table
from engine import Seat
from locales import Texts

from .lobby import changed_lines
from .speaker import speaker

ROOM = 1500
"""Characters of a call at most."""


def call(table: Table, texts: Texts, who: str) -> Message:
    """The call by the wish of somebody of that name; it mentions nobody.

    When nobody can join any more it says why, and has no button.
    """
    say, most = speaker(table, texts), table.game.cover.seats[-1]
    there = [say.name(Seat(seat)) for seat in range(len(table.players))]
    free = most - len(there)
    open_ = table.status == "lobby" and free > 0
    # A pace that is not as usual stands among what is not.
    usual = texts(f"setting-pace-{table.pace.name}")
    lines = [
        texts("seek-asks", who=f"**{escape(who)}**", game=say.title, channel=f"<#{table.channel}>"),
        texts("seek-seats", count=len(there), most=most, who=there, free=free),
        texts("seek-pace", pace=usual),
        texts("seek-language", language=texts("language-name")),
        *(line for line in changed_lines(table, texts) if usual not in line),
    ]
    if not open_:
        lines = [lines[0], texts(f"seek-{_why(table)}")]
    button = Button(Join(table.id).id, texts("lobby-join"), "success")
    return Message(
        title=texts("seek-title", game=say.title),
        body=clip("\n".join(lines), ROOM),
        rows=((button,),) if open_ else (),
    )


def _why(table: Table) -> str:
    if table.status == "lobby":
        return "full"
    return "closed" if table.setup is None else "started"
