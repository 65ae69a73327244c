"""Giving up a seat for good, or with it the match."""

from __future__ import annotations

from bot.message import Button, Message
from bot.names import escape
from bot.present.names import computer_name
from bot.presses import Resign
from bot.routing.declare import Actions
from bot.routing.requests import AtSeat, AtTable, InPlay
from bot.services.resigning import what_follows
from bot.table.refused import Refused
from engine import Seat

actions = Actions("game")


@actions.command("resign")
async def resign(at: AtTable) -> None:
    """Ask whether they give up for good, and say what follows."""
    if at.viewer is None and at.table.active and at.table.lent_by(at.user) is not None:
        raise Refused("refused-resign-lent")
    seated = at.at(AtSeat, at.table)
    if at.table.status == "lobby":
        await at.services.lobby.leave(at.table, at.user, interaction=at.interaction)
        await at.say(at.texts("done-resign-lobby"))
        return
    _may(seated.at(InPlay, at.table))
    await at.say(sure(seated.at(InPlay, at.table)))


@actions.button(Resign)
async def do_resign(at: InPlay, press: Resign) -> None:
    """Give up, if that comes to what they were told."""
    _may(at)
    what = what_follows(at.table, at.seat)
    if press.what != what:
        await at.edit(sure(at))
        return
    name = computer_name(at.table, at.texts)
    await at.services.resigning.resign(at.table, at.seat, name, interaction=at.interaction)
    await at.edit(at.texts(f"done-resign-{'goes-on' if what == 'goes-on' else 'over'}"))


def _may(at: InPlay) -> None:
    """Raises Refused in a tutorial, and for whoever plays for somebody else."""
    if at.table.guided:
        raise Refused("refused-resign-lessons")
    owner = at.table.players[at.seat].owner
    if owner is not None:
        raise Refused("refused-resign-stand-in", who=f"**{escape(owner.name)}**")


def sure(at: InPlay, lead: str = "", *ways: Button) -> Message:
    """Asks whether they give up, and says what follows; ``lead`` and ``ways`` come before."""
    what = what_follows(at.table, at.seat)
    count = len(at.table.players)
    others = [at.speaker.name(Seat(seat)) for seat in range(count) if seat != at.seat]
    said = at.texts(f"resign-{what}", who=others, name=computer_name(at.table, at.texts))
    button = Button(Resign(at.table.id, what).id, at.texts("resign-do"), "danger")
    text = f"{lead}\n{said}" if lead else said
    return Message(text=text, rows=((*ways, button),))
