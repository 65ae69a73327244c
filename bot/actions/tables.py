"""All one's tables: what waits, in the order in which it is urgent, and the way to each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from bot.message import Message
from bot.present.my_tables import Line, buttons, line, lines
from bot.presses import NextTable
from bot.routing.declare import Actions
from bot.routing.requests import InPlay, Request
from bot.table.table import Table
from locales import Texts

from .turn import turn

actions = Actions("game")


@actions.command("list")
async def list_tables(request: Request) -> None:
    """All tables of the caller, the most urgent first, and others that Discord shows them here."""
    caller, tables, texts = request.caller, request.services.tables, request.texts
    own = await tables.of_user(caller.user)
    known = {table.id for table in own}
    there = [] if caller.guild is None else await tables.of_guild(caller.guild, caller.shown)
    mine = _lines(request, own)
    parts = [
        (texts("list-title"), mine),
        (texts("list-others"), _lines(request, [each for each in there if each.id not in known])),
    ]
    (title, first), *others = [part for part in parts if part[1]] or [("", [])]
    said = [each.text for each in first] or [texts("list-empty")]
    for head, more in others:
        said += ["", f"**{head}**", *(each.text for each in more)]
    await request.say(Message(title=title, body="\n".join(said), rows=buttons(mine)))


def _lines(request: Request, tables: Iterable[Table]) -> list[Line]:
    seen = [table for table in tables if request.caller.may_see(table)]
    return lines(seen, request.user, partial(_texts, request))


def _texts(request: Request, table: Table) -> Texts:
    """Those with which a table speaks to whoever asks."""
    return request.services.texts(request.language, table)


@actions.button(NextTable)
async def next_table(request: Request) -> None:
    """Open the panel of the table that waits for the caller and is the most urgent."""
    own = await request.services.tables.of_user(request.user)
    waiting = [table for table in own if table.seat_of(request.user) in table.owed()]
    if not waiting:
        await request.say(request.texts("next-none"))
        return
    first = min(waiting, key=lambda table: line(table, request.user, _texts(request, table)).order)
    await turn(request.at(InPlay, first))
