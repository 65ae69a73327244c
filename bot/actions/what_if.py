"""Trying moves in an imagined match, of which nothing remains."""

from __future__ import annotations

from collections.abc import Sequence

from bot.message import Message
from bot.own_presses import EndWhatIf, OpenWhatIf, PlayOthers, StepBack
from bot.present import what_if as present
from bot.routing.declare import Actions
from bot.routing.requests import AtSeat, AtTable, InPlay
from bot.services.what_ifs import Tried
from bot.table.refused import Refused
from bot.table.table import Table
from engine import Choice, Illegal

actions = Actions("game")

NEWS = 8
"""Sentences of what the others have done that a panel tells at most; the last of it."""


@actions.button(OpenWhatIf)
async def what_if(at: InPlay) -> None:
    """Imagine the match from where the caller sits, and open the panel of it."""
    begun = await at.services.what_ifs.begin(at.table, at.seat, at.user)
    # Not as InPlay: what is imagined may be over before the caller is asked again.
    there = at.at(AtSeat, begun.table)
    await there.say(_after(there, begun, [at.texts("what-if-about")]))


@actions.button(PlayOthers, imagined=True)
async def play_others(at: AtSeat) -> None:
    """Let the others play on to where the caller is asked."""
    _must_be_imagined(at)
    done = await at.services.what_ifs.go_on(at.user, at.table)
    await at.edit(_after(at.after(done.table), done))


@actions.button(StepBack, imagined=True)
async def step_back(at: AtSeat) -> None:
    """The panel as it was before the last press."""
    _must_be_imagined(at)
    before = at.services.what_ifs.back(at.user, at.table.id)
    await at.edit(panel(at.after(before), before))


@actions.button(EndWhatIf, imagined=True)
async def end(at: AtTable) -> None:
    """Throw it away."""
    _must_be_imagined(at)
    at.services.what_ifs.end(at.user, at.table.id)
    await at.edit(at.texts("what-if-ended"))


def _must_be_imagined(at: AtTable) -> None:
    # A custom id can be made up.
    if not at.table.imagined:
        raise Refused("refused-old-button")


async def carried_out(at: AtSeat, line: Sequence[Choice]) -> Message:
    """The panel after choices in an imagined match and all that the others do then."""
    try:
        done = await at.services.what_ifs.act(at.user, at.table, line)
    except Illegal:
        return panel(at, at.table, [at.texts("panel-gone")])
    return _after(at.at(AtSeat, done.table), done)


def _after(at: AtSeat, done: Tried, notes: Sequence[str] = ()) -> Message:
    said = at.speaker.events(done.told, at.seat)
    left_out = len(said) - NEWS
    if left_out > 0:
        said = [at.texts("what-if-more", count=left_out), *said[left_out:]]
    if done.dropped:
        rest = at.texts.list([at.speaker.choice(choice) for choice in done.dropped])
        said.append(at.texts("panel-dropped", rest=rest))
    between = [""] if notes and said else []
    return panel(at, done.table, [*notes, *between, *said])


def panel(at: AtSeat, table: Table, notes: Sequence[str] = (), *, page: int = 0) -> Message:
    """The panel of the caller in an imagined match, at its first question."""
    back = at.services.what_ifs.can_go_back(at.user, table.id)
    return present.shown(table, at.texts, at.seat, back=back, notes=notes, page=page)
