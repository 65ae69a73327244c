"""Once more: the table after the last one."""

from __future__ import annotations

from bot.names import escape
from bot.presses import Rematch
from bot.routing.declare import Actions
from bot.routing.requests import AtSeat
from bot.table.refused import Refused

from .opening import must_reach, opener
from .setup import welcome

actions = Actions("game")


@actions.button(Rematch)
async def rematch(at: AtSeat) -> None:
    """Open the next table for whoever sat there; who presses after that sits down at it."""
    must_reach(at)
    if at.table.players[at.seat].whose[0] != at.user:
        raise Refused("refused-stand-in", who=f"**{escape(at.table.players[at.seat].whose[1])}**")
    caller = at.caller
    here = await at.services.tables.of_channel(caller.channel)
    if here is not None and here.status == "lobby" and here.game.slug == at.table.game.slug:
        lobby = at.services.lobby
        await lobby.join(here, at.user, caller.name, interaction=at.interaction)
        await at.say(await welcome(at))
        return
    await at.services.lobby.again(
        at.table,
        at.seat,
        caller.name,
        guild=caller.guild,
        channel=caller.channel,
        interaction=at.interaction,
        opener=opener(at),
    )
    await at.say(at.texts("done-rematch"))
