"""All one's tables: what waits, in the order in which it is urgent, and the way to each."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from bot.message import Message
from bot.present.my_tables import SHOWN, Line, buttons, lines, ranked, told, waits
from bot.presses import NextTable
from bot.routing.declare import Actions
from bot.routing.requests import InPlay, Request
from bot.table.table import Table
from storage import Spot

from .turn import turn

actions = Actions("game")


MOST_OTHERS = 10
"""Tables of others that are named; a server may have thousands."""


@actions.command("list")
async def list_tables(request: Request) -> None:
    """All tables of the caller, the most urgent first, and others that Discord shows them here."""
    own = await request.services.tables.of_user(request.user)
    others, count = await _others(request, {table.id for table in own})
    mine, there = _lines(request, own), _lines(request, others)
    parts = [
        ("list-title", told(mine, SHOWN, request.texts)),
        ("list-others", told(there, MOST_OTHERS, request.texts, count - len(others))),
    ]
    (title, said), *more = [part for part in parts if part[1]] or [("", [])]
    said = said or [request.texts("list-empty")]
    for head, lines_ in more:
        said += ["", f"**{request.texts(head)}**", *lines_]
    heading = request.texts(title) if title else ""
    await request.say(Message(title=heading, body="\n".join(said), rows=buttons(mine)))


async def _others(request: Request, own: Container[str]) -> tuple[Sequence[Table], int]:
    """The newest tables of others that Discord shows the caller here, and how many there are."""
    caller = request.caller
    if caller.guild is None:
        return (), 0

    def wanted(spot: Spot) -> bool:
        return spot.match not in own and caller.shown(spot.channel)

    return await request.services.tables.of_guild(caller.guild, wanted, MOST_OTHERS)


def _lines(request: Request, tables: Iterable[Table]) -> list[Line]:
    return lines(tables, request.user, request.texts_of)


@actions.button(NextTable)
async def next_table(request: Request) -> None:
    """Open the panel of the table that waits for the caller and is the most urgent."""
    own = ranked(await request.services.tables.of_user(request.user), request.user)
    if not own or not waits(own[0], request.user):
        await request.say(request.texts("next-none"))
        return
    first = await request.services.tables.open(own[0].id)
    await turn(request.at(InPlay, first))
