"""Records of matches, and tables that come from another channel."""

from __future__ import annotations

from typing import Annotated

from bot.clock import DAY
from bot.message import Document, Message
from bot.present.luck import opened, promises
from bot.presses import ShowRecord
from bot.routing.declare import Actions, Completed, File
from bot.routing.finding import own_tables, seen
from bot.routing.requests import AtTable, Request
from bot.services.archive import IMPORTED
from bot.table.player import Player
from bot.table.refused import Refused

from .opening import must_reach, opener

actions = Actions("game")


@actions.command("export")
@actions.button(ShowRecord)
async def export(at: AtTable) -> None:
    """The record of a finished table as a file."""
    # Refused while the match runs: the seed is in it, and with it everything that is hidden.
    record = await at.services.history.record(at.table)
    name = f"{at.table.game.slug}-{at.table.id}.record.txt"
    await at.say(Message(text=at.speaker.title, document=Document(name, str(record))))


@actions.command("verify")
async def verify(at: AtTable) -> None:
    """Play a finished game again and open its dice; of one that is not, say what is promised."""
    table = at.table
    if table.active:
        key = "verify-open" if table.status == "lobby" else "verify-running"
        await at.say("\n".join([at.texts(key), *promises(table, at.speaker)]))
        return
    if table.setup is None:
        raise Refused("refused-undealt")
    log = await at.services.history.log(table)
    found = await at.services.archive.verify(at.user, table, log)
    older = "yes" if found.older else "no"
    lines = [at.texts(found.key, moves=found.moves, entry=found.entry, older=older)]
    if found.retold:
        lines.append(at.texts("verify-retold", count=found.retold))
    await at.say("\n".join([*lines, *opened(table, at.speaker)]))


@actions.command("import")
async def bring(
    request: Request,
    file: File | None = None,
    from_: Annotated[str, Completed(own_tables)] = "",
) -> None:
    """Import a record as a finished table, or move a running table to this channel."""
    if file is not None:
        await _read(request, await file.text())
    elif from_:
        await _move(request, from_)
    else:
        raise Refused("refused-nothing-to-import")


async def _read(request: Request, text: str) -> None:
    caller = request.caller
    must_reach(request)
    (await request.services.servers.of(caller.guild)).show(opener(request))
    await request.services.archive.bring(
        text,
        guild=caller.guild,
        channel=caller.channel,
        host=caller.user,
        interaction=caller.interaction,
    )
    await request.say(request.texts("done-imported", days=IMPORTED // DAY))


async def _move(request: Request, match: str) -> None:
    caller = request.caller
    # The router opens no table for what may be a file: what it asks is asked here.
    at = request.at(AtTable, await seen(request.services, caller, match))
    at.must_be_host()
    if caller.guild is None and any(p.user not in (None, at.user) for p in at.table.players):
        raise Refused("refused-alone")  # the others could not come along
    must_reach(request)
    await at.services.upkeep.move(
        at.table,
        caller.guild,
        caller.channel,
        Player(caller.name, caller.user),
        interaction=caller.interaction,
        opener=opener(request),
    )
    await request.say(request.texts("done-moved"))
