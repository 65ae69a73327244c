"""Taking back what one did last."""

from __future__ import annotations

from bot.message import Message
from bot.present import private, undoing
from bot.presses import AskUndo, TakeMoveBack
from bot.routing.declare import Actions
from bot.routing.requests import InPlay
from bot.table.refused import Refused
from bot.table.vote import Vote

from .votes import begun

actions = Actions("game")


@actions.command("undo")
async def undo(at: InPlay) -> None:
    """Take back what the caller did last; others are asked where it concerns them."""
    await at.say(await _undone(at))


@actions.button(TakeMoveBack)
async def take_move_back(at: InPlay, press: TakeMoveBack) -> None:
    """The same, from below a panel; a question to the others leaves the panel as it is."""
    if press.token != at.table.question:
        raise Refused("refused-undo-moved-on")
    message = await _undone(at)
    await (at.say if message.spot is None else at.edit)(message)


async def _undone(at: InPlay) -> Message:
    """The panel when it has been taken back, or the question whether to ask for that."""
    table, plan = await at.services.undoing.plan(at.table, at.seat, at.user)
    if plan.concerns(table, at.seat):
        news = await at.services.history.after(table, plan.last)
        return undoing.asks(table, at.texts, at.seat, plan, news)
    change = await at.services.undoing.take_back(
        table, at.seat, plan, at.user, interaction=at.interaction
    )
    return private.panel(change.table, at.texts, at.seat, notes=[at.texts("undo-done")])


@actions.button(AskUndo)
async def ask(at: InPlay, press: AskUndo) -> None:
    """Ask the others, if it is still about the same."""
    table, plan = await at.services.undoing.plan(at.table, at.seat, at.user)
    asked = plan.concerns(table, at.seat)
    if table.question != press.token or not asked:
        raise Refused("refused-undo-moved-on")
    voting = at.services.voting
    until = voting.until(table)
    vote = Vote.new("undo", asked, until, last=plan.last, learned=plan.learned)
    await voting.ask(table, at.seat, vote, interaction=at.interaction)
    await at.edit(begun(at, vote))
