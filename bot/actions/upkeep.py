"""The table while it is there: its pace, showing it again, its end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, get_args

from bot.clock import DAY
from bot.message import Button, Message
from bot.names import escape
from bot.present.notices import trouble
from bot.present.pace import pace_lines, span
from bot.present.times import instant
from bot.presses import AskEnd, PlayOn, Stop
from bot.routing.declare import Actions, Completed, OneOf, Whole
from bot.routing.finding import matching, meant
from bot.routing.requests import AtTable, InPlay, Suggestion
from bot.table.options import Value
from bot.table.pace import PACES, Pace, WhenLate
from bot.table.refused import Refused
from bot.table.spans import read, short
from bot.table.vote import Vote

from .away import Day, last_instant
from .look import look
from .resign import sure
from .votes import begun

actions = Actions("game")

LONGEST_PAUSE = 60 * DAY
"""Milliseconds after which a match goes on in any case."""
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
Late = Annotated[str, OneOf("setting-late-", get_args(WhenLate))]


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


@actions.command("pause")
async def pause(at: InPlay, last: Day = "") -> None:
    """Let the match stand still until the end of a day, or until somebody plays on."""
    now = at.services.time.now()
    until = await last_instant(at, last) if last else now + LONGEST_PAUSE
    if until > now + LONGEST_PAUSE:
        raise Refused("refused-pause-long", most=LONGEST_PAUSE // DAY)
    voting, others = at.services.voting, at.table.others(at.seat)
    asked = () if at.is_host else others
    vote = Vote.new("pause", asked, voting.until(at.table), ends=until)
    await voting.ask(at.table, at.seat, vote, interaction=at.interaction)
    if asked:
        await at.say(begun(at, vote))
        return
    play_on = Button(PlayOn(at.table.id).id, at.texts("pause-end"), "primary")
    said = at.texts("done-pause", until=instant(until))
    await at.say(Message(text=said, rows=((play_on,),)))


@actions.button(PlayOn)
async def play_on(at: InPlay) -> None:
    """End the pause: whoever plays may."""
    now = at.services.time.now()
    if at.table.pace.paused(now) is None:
        raise Refused("refused-no-pause")
    name = at.caller.name
    await at.services.upkeep.pause(at.table, now, name, interaction=at.interaction)
    await at.say(at.texts("done-play-on"))


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


@actions.command("end")
async def end(at: AtTable) -> None:
    """Ask how the match shall end: as it stands, if all agree, or without a winner by its host."""
    await at.say(await _how(at))


async def _how(at: AtTable) -> Message:
    """The ways in which they may end a match. Raises Refused where there are none.

    The say of a host ends where results begin: once others have moved, whoever plays asks them, or
    resigns.
    """
    table, buttons = at.table, list[Button]()
    plays = at.viewer is not None and table.status == "running"
    if plays and _can_settle(at):
        others = table.others(at.viewer)
        key = "end-ask" if others else "end-settle"
        buttons.append(Button(AskEnd(table.id).id, at.texts(key, count=len(others)), "primary"))
    if at.is_host and await _may_stop(at):
        buttons.append(Button(Stop(table.id).id, at.texts("end-do"), "danger"))
        return Message(text=at.texts("end-sure"), rows=(tuple(buttons),))
    if plays and at.is_host and table.players[at.viewer or 0].owner is None:
        lead = "end-moved" if table.others(at.viewer) else "end-moved-alone"
        return sure(at.at(InPlay, table), at.texts(lead), *buttons)
    if not buttons:
        at.must_be_host()
        raise Refused("refused-stop")
    return Message(text=at.texts("end-how"), rows=(tuple(buttons),))


def _can_settle(at: AtTable) -> bool:
    """Whether it can be ended as it stands; what has no score then they alone cannot leave so."""
    table = at.table
    scored = table.game.rules.standing(table.running()) is not None
    return scored or table.guided or bool(table.others(at.viewer))


async def _may_stop(at: AtTable) -> bool:
    """Whether they may end it by themselves without a winner, who have the say at the table.

    Before anybody else has moved the host may. Later on only who manages the channel may, and has
    no part in it: somebody who plays, or has, is a player first.
    """
    table = at.table
    if table.status != "running" or table.guided:
        return True
    if at.caller.may_manage(table) and not table.had_part(at.user):
        return True
    own = at.viewer if at.viewer is not None else table.lent_by(at.user)
    if own is None and not table.others():
        return True  # computers alone are left
    return not await at.services.history.others_have_moved(table, own)


@actions.button(AskEnd)
async def ask_end(at: InPlay) -> None:
    """Ask the others to end the match as it stands; where there are none it ends."""
    if not _can_settle(at):
        await at.edit(await _how(at))
        return
    voting = at.services.voting
    vote = Vote.new("end", at.table.others(at.seat), voting.until(at.table))
    await voting.ask(at.table, at.seat, vote, interaction=at.interaction)
    await at.edit(begun(at, vote) if vote.asked else at.texts("vote-done"))


@actions.button(Stop, host=True)
async def stop(at: AtTable) -> None:
    """Stop the table for good; where others have moved meanwhile, say how else it can end."""
    if not await _may_stop(at):
        await at.edit(await _how(at))
        return
    await at.services.upkeep.stop(at.table, at.caller.name, interaction=at.interaction)
    # In place of the question, so that nobody presses its button again.
    await at.edit(at.texts("done-end"))
