"""The table while it is there: its pace, showing it again, its end."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from bot.message import Button, Message
from bot.present.notices import trouble
from bot.presses import Stop
from bot.routing.declare import Actions, OneOf, Whole
from bot.routing.requests import AtTable
from bot.table.pace import Pace

from .look import look

actions = Actions("game")

Hours = Annotated[int, Whole(0, 168)]
LongHours = Annotated[int, Whole(0, 720)]
Late = Annotated[str, OneOf("late-", ("rules", "mind"))]


@actions.command("pace")
async def pace(
    at: AtTable,
    remind_every: Hours | None = None,
    limit: LongHours | None = None,
    answer_limit: Hours | None = None,
    late: Late | None = None,
) -> None:
    """Show or change reminders and limits of the table."""
    given: Mapping[str, int | str | None] = {
        "remind_every": remind_every,
        "limit": limit,
        "answer_limit": answer_limit,
        "late": late,
    }
    changes = {name: value for name, value in given.items() if value is not None}
    now = at.table.pace
    if changes:
        # Not declared with the command: everybody else may look at the pace.
        at.must_be_host()
        now = Pace.model_validate({**now.model_dump(), **changes})
        name = at.caller.name
        await at.services.upkeep.set_pace(at.table, now, name, interaction=at.interaction)
    await at.say(at.texts("done-pace", **now.said()))


@actions.command("show")
async def show(at: AtTable, text: bool = False) -> None:  # noqa: FBT001, FBT002 - an option
    """Post the board anew at the end of its channel; from elsewhere, look at it."""
    await at.services.upkeep.go_on(at.table)
    if text or at.caller.channel != at.table.channel:
        await look(at, text=text)
        return
    await at.services.upkeep.show_again(at.table, interaction=at.interaction)
    # Then the board may not come, and whoever asked for it is told why.
    if at.table.live.trouble:
        await at.say(trouble(at.table, at.texts, at.table.live.trouble))
    else:
        await at.say(at.texts("done-show"))


@actions.command("end", host=True)
async def end(at: AtTable) -> None:
    """Ask whether the table shall really be stopped."""
    button = Button(Stop(at.table.id).id, at.texts("end-do"), "danger")
    await at.say(Message(text=at.texts("end-sure"), rows=((button,),)))


@actions.button(Stop, host=True)
async def stop(at: AtTable) -> None:
    """Stop the table for good."""
    await at.services.upkeep.stop(at.table, at.caller.name, interaction=at.interaction)
    # In place of the question, so that nobody presses its button again.
    await at.edit(at.texts("done-end"))
