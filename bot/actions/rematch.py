"""Once more: the table after the last one."""

from __future__ import annotations

from bot.names import escape
from bot.present.luck import yours
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
    player = at.table.players[at.seat]
    if player.whose[0] != at.user:
        raise Refused("refused-stand-in", who=f"**{escape(player.whose[1])}**")
    if at.table.guided:  # of an older message
        raise Refused("refused-rematch-lessons")
    if await _joined(at):
        return
    try:
        table = await at.services.lobby.again(
            at.table,
            at.seat,
            at.caller.name,
            guild=at.caller.guild,
            channel=at.caller.channel,
            interaction=at.interaction,
            opener=opener(at),
        )
    except Refused:
        # Somebody else may have been faster by now: then that table is theirs as well.
        if not await _joined(at):
            raise
        return
    await at.say(yours(at.texts, at.texts("done-rematch"), table, at.interaction))


async def _joined(at: AtSeat) -> bool:
    """Whether the next table is open already; then whoever presses sits down at it."""
    caller = at.caller
    here = await at.services.tables.of_channel(caller.channel)
    if here is None or here.status != "lobby" or here.game.slug != at.table.game.slug:
        return False
    lobby = at.services.lobby
    table = await lobby.join(here, at.user, caller.name, interaction=at.interaction)
    await at.say(yours(at.texts, await welcome(at), table, at.interaction))
    return True
