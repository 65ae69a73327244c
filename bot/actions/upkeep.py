"""The table while it is there: its pace, showing it again, its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from bot.message import Button, Message
from bot.names import escape
from bot.present.notices import trouble
from bot.present.pace import pace_lines, span
from bot.presses import Stop
from bot.routing.declare import Actions, Completed, OneOf, Whole
from bot.routing.finding import matching, meant
from bot.routing.requests import AtTable, Suggestion
from bot.table.options import Value
from bot.table.pace import PACES, Pace
from bot.table.refused import Refused
from bot.table.spans import read, short

from .look import look

actions = Actions("game")

SPANS = (0, 2, 5, 15, 30, 60, 180, 360, 720, 1440, 2880, 4320, 7200, 10080, 20160)
"""Minutes that are proposed."""


async def spans(at: AtTable, typed: str, _given: Mapping[str, str]) -> Sequence[Suggestion]:
    """Times to choose from, and what somebody has typed so far in words."""
    meant_ = read(typed)
    own = [(span(at.texts, meant_), short(meant_))] if meant_ is not None else []
    found = matching(typed, _spans(at))
    return [*own, *(pair for pair in found if pair not in own)]


def _spans(at: AtTable) -> list[Suggestion]:
    return [(span(at.texts, minutes), short(minutes)) for minutes in SPANS]


Hours = Annotated[int, Whole(0, 168)]
DaysAway = Annotated[int, Whole(0, 60)]
Span = Annotated[str, Completed(spans)]
PaceName = Annotated[str, OneOf("setting-pace-", tuple(PACES))]
Late = Annotated[str, OneOf("setting-late-", ("rules", "mind", "seat"))]


@actions.command("pace")
async def pace(  # noqa: PLR0913, PLR0917 - an option each
    at: AtTable,
    pace: PaceName | None = None,
    limit: Span | None = None,
    answer_limit: Span | None = None,
    bank: Span | None = None,
    gain: Span | None = None,
    cap: Span | None = None,
    weekends: bool | None = None,  # noqa: FBT001 - an option
    away: DaysAway | None = None,
    late: Late | None = None,
    remind_every: Hours | None = None,
) -> None:
    """Show or change reminders and limits of the table."""
    times = {"move": limit, "answer": answer_limit, "bank": bank, "gain": gain, "cap": cap}
    others = {"weekends": weekends, "away": away, "late": late, "remind_every": remind_every}
    changes: dict[str, Value] = {
        **{name: _minutes(at, name, typed) for name, typed in times.items() if typed is not None},
        **{name: value for name, value in others.items() if value is not None},
    }
    now = at.table.pace
    if pace is not None or changes:
        # Not declared with the command: everybody else may look at the pace.
        at.must_be_host()
        now = now if pace is None else now.changed("pace", pace)
        now = now.model_copy(update=changes)
        if now.bank and not now.move:
            raise Refused("refused-bank")
        name = at.caller.name
        await at.services.upkeep.set_pace(at.table, now, name, interaction=at.interaction)
    await at.say("\n".join(pace_lines(now, at.texts)))


def _minutes(at: AtTable, name: str, typed: str) -> int:
    """The time that somebody typed. Raises Refused for what is none, and for too long a one."""
    picked = meant(typed, _spans(at))
    minutes = read(typed if picked is None else picked)
    if minutes is None:
        raise Refused("refused-span", word=escape(typed))
    if minutes > Pace.longest(name):
        raise Refused("refused-span-long", most=span(at.texts, Pace.longest(name)))
    return minutes


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
