"""Playing: the panel, its presses, and the commands of a game."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import lru_cache, partial

import engine
from bot.message import Form, Input, Message
from bot.present import advising, explaining, foreseeing, misfits, private, teaching, why_not
from bot.present.calling import no_more_calls, with_every_turn
from bot.present.following import told
from bot.present.line import ORDERS, split
from bot.present.notebook import coming_back
from bot.present.notices import trouble
from bot.present.proposing import proposed, proposing
from bot.present.short_path import in_words
from bot.present.tree import Path
from bot.present.undoing import with_way_back
from bot.presses import (
    Answer,
    AskNumber,
    AskWhy,
    CallEveryTurn,
    Do,
    Explain,
    Go,
    Mute,
    NoLessons,
    OpenPanel,
    PanelPress,
    Pick,
    Refresh,
    Reply,
    ShowSecrets,
    ShowWhy,
    Suggest,
    Typed,
    Unfold,
)
from bot.routing.declare import TABLE, Actions, Command, Completed, Param
from bot.routing.requests import AtSeat, AtTable, InPlay, Suggestion
from bot.table import typed
from bot.table.change import Change
from bot.table.people import UserSettings
from bot.table.reading import Unfit
from bot.table.refused import Refused
from engine import Choice, Illegal

from . import what_if

actions = Actions("game")


# -- the panel ----------------------------------------------------------------------------------


@actions.command("turn")
@actions.button(OpenPanel)
async def turn(at: AtTable) -> None:
    """Open the panel of the caller's seat; computers that rest go on, whoever presses."""
    # Before a seat is asked for: computers rest where nobody sits who could press.
    await at.services.upkeep.go_on(at.table)
    mine = at.at(InPlay, at.table)
    key = at.table.live.trouble
    notes = [trouble(at.table, at.texts, key).text] if key else []
    await at.say(_panel(mine, notes=[*notes, *await _coming_back(mine)]))


@actions.button(Answer)
async def answer(at: InPlay, press: Answer) -> None:
    """Open the panel at a choice that the call carries, if it is still to be made."""
    there = any(offer.verb == press.verb for offer in at.table.offers(at.seat))
    notes = await _coming_back(at)
    await at.say(_panel(at, (press.verb,), notes=notes) if there else _stale(at, notes))


@actions.button(Reply)
async def reply(at: InPlay, press: Reply) -> None:
    """Carry out an answer that the call carries, if it is to the question that was called for."""
    asked = at.table.asked(at.seat)
    if asked is None or asked.token > press.token:
        await at.say(_stale(at, await _coming_back(at)))
    else:
        await at.say(await _carried_out(at, [Choice(press.verb)]))


@actions.button(Refresh)
async def refresh(at: InPlay) -> None:
    """Bring a panel up to date where it stands."""
    await at.edit(_panel(at, notes=await _coming_back(at)))


@actions.button(Go, imagined=True)
async def go(at: InPlay, press: Go) -> None:
    """Go to a place in the tree of choices."""
    path = _path(at, press)
    if path is None:
        await _show_stale(at)
    else:
        await at.edit(await _panel_at(at, path, page=press.page))


@actions.menu(Pick, imagined=True)
async def pick(at: InPlay, press: Pick, values: tuple[str, ...]) -> None:
    """Go on with what was chosen from a menu."""
    path = _path(at, press)
    if path is None:
        await _show_stale(at)
    else:
        # An entry of several words is a choice with all its ids.
        chosen = (word for value in values for word in value.split("."))
        await at.edit(await _panel_at(at, (*path, *chosen)))


@actions.button(AskNumber, imagined=True)
async def ask_number(at: InPlay, press: AskNumber) -> None:
    """Open the form for a number."""
    if _path(at, press) is None:
        await _show_stale(at)
        return
    number = at.texts("panel-form")
    form = Form(Typed(at.table.id, press.token, press.path).id, number, (Input("number", number),))
    await at.responder.ask(form, Message(text=at.texts("panel-late")))


@actions.form(Typed, imagined=True)
async def take_number(at: InPlay, press: Typed, values: tuple[str, ...]) -> None:
    """Go on with the number that was typed."""
    path = _path(at, press)
    if path is None:
        await _show_stale(at)
    else:
        await at.edit(await _panel_at(at, (*path, *(value.strip() for value in values))))


@actions.button(Explain, imagined=True)
async def explain(at: InPlay, press: Explain) -> None:
    """Explain what is asked at a place, beside the panel."""
    path = _path(at, press) or ()
    if not (at.table.orders(at.seat) if path[:1] == (ORDERS,) else at.table.offers(at.seat)):
        await at.say(_panel(at))
        return
    await at.say(explaining.explained(at.table, at.texts, at.seat, path))


@actions.button(Unfold)
async def unfold(at: InPlay, press: Unfold) -> None:
    """Show all that can be chosen, where the panel shows only what is proposed."""
    path = _path(at, press)
    if path is None:
        await _show_stale(at)
    else:
        await at.edit(private.unfolded(at.table, at.texts, at.seat, path))


@actions.button(Suggest)
async def suggest(at: InPlay, press: Suggest) -> None:
    """Bring the panel to what a computer player would do and why, or to what a lesson proposes."""
    path = _path(at, press)
    if path is None:
        await _show_stale(at)
        return
    line, there = advising.asked_about(at.table, at.seat, path)
    if there is None:
        await at.edit(_panel(at, path))
        return
    # A computer player may look far ahead for it.
    if (proposed := await to_thread(teaching.worth_trying, there, at.seat)) is not None:
        tried = partial(advising.tried, at.table, at.texts, at.seat, path)
        await at.edit(await to_thread(tried, line, proposed))
        return
    if not at.table.house.advice:
        raise Refused("refused-advice")
    at = at.after(await at.services.advisers.note(at.table, at.seat, interaction=at.interaction))
    advised = partial(advising.advised, at.table, at.texts, at.seat, path)
    await at.edit(await to_thread(advised, line, there))


@actions.button(NoLessons)
async def no_lessons(at: InPlay) -> None:
    """Explain nothing more of what is new, at no table."""
    await at.services.people.change(at.user, lambda person: person.but(lessons=False))
    at = at.after(await at.services.tables.open(at.table.id))
    await at.edit(_panel(at, notes=[at.texts("lesson-none")]))


@actions.button(CallEveryTurn)
async def call_every_turn(at: InPlay) -> None:
    """Call for every turn, at all tables, from now on."""
    before = at.table.person(at.seat).settings.calls_a_day or UserSettings().calls_a_day
    await at.services.people.change(at.user, lambda person: person.but(calls_a_day=0))
    at = at.after(await at.services.tables.open(at.table.id))
    await at.edit(_panel(at, notes=[at.texts("calls-now-every-turn", calls=before)]))


@actions.button(ShowWhy, imagined=True)
async def why(at: InPlay) -> None:
    """Say what cannot be chosen now, and why."""
    await at.say(why_not.reasons(at.table, at.texts, at.seat))


@actions.menu(AskWhy, imagined=True)
async def why_this(at: InPlay, _press: AskWhy, values: tuple[str, ...]) -> None:
    """The same, what was asked about first."""
    await at.edit(why_not.reasons(at.table, at.texts, at.seat, values[0]))


@actions.button(Do, imagined=True)
async def do(at: InPlay, press: Do) -> None:
    """Carry out the choices of a path, all or none."""
    path = _path(at, press)
    if path is None:
        await _show_stale(at)
    else:
        # The word for the tree of orders is part of the path and not of the choices.
        path = path[1:] if path[:1] == (ORDERS,) else path
        line = [Choice(verb, tuple(args)) for verb, *args in split(path)]
        await at.edit(await _carried_out(at, line))


def _path(at: InPlay, press: PanelPress) -> Path | None:
    """Where a press leads; None where it comes from before the last question.

    Standing orders are left beside the flow of the game and never stale, unless what may be left
    has changed since their path was written in numbers.
    """
    if press.path[:1] != (ORDERS,) and press.token != at.table.token(at.seat):
        return None
    return in_words(at.table, at.seat, press.path)


async def _show_stale(at: InPlay) -> None:
    """Show the panel of now in place of an old one."""
    await at.edit(_stale(at, await _coming_back(at)))


def _stale(at: InPlay, notes: Sequence[str] = ()) -> Message:
    return _panel(at, notes=[at.texts("panel-stale"), *notes])


async def _coming_back(at: InPlay) -> list[str]:
    """What the caller has written to themselves for this turn."""
    if at.table.imagined:
        return []
    note = await at.services.notebooks.comes_back(at.table, at.seat, at.user)
    return coming_back(at.texts, note)


async def _no_more_calls(at: InPlay) -> int | None:
    """Until when the caller, who waits for somebody now, is called for no turn (ms UTC)."""
    table = at.table
    if at.seat in table.owed() or not any(table.players[seat].user for seat in table.owed()):
        return None
    return await at.services.called.silent_until(table, at.seat)


async def _carried_out(at: InPlay, line: Sequence[Choice]) -> Message:
    """The panel after choices have been carried out, or after they could not be."""
    if at.table.imagined:
        return await what_if.carried_out(at, line)
    try:
        change = await at.services.play.act(at.table, at.seat, line, interaction=at.interaction)
    except Illegal:
        # Alarms that were due have rung and are stored, even where the choice itself is refused.
        at = at.after(await at.services.tables.open(at.table.id))
        return _panel(at, notes=[at.texts("panel-gone")])
    return await _after(at, change, at.speaker.choice)


def _panel(
    at: InPlay, path: tuple[str, ...] = (), *, page: int = 0, notes: Sequence[str] = ()
) -> Message:
    if at.table.imagined and not path:
        return what_if.panel(at, at.table, notes, page=page)
    return private.panel(at.table, at.texts, at.seat, path, page=page, notes=notes)


async def _panel_at(at: InPlay, path: tuple[str, ...], *, page: int = 0) -> Message:
    """The panel at a place; before an order is left, with what it would have done."""
    order = foreseeing.ordering(at.table, at.seat, path)
    if order is None:
        return _panel(at, path, page=page)
    found = await at.services.foresight.of(at.table, at.seat, at.user, order)
    notes = foreseeing.foreseen(at.table, at.texts, at.seat, order, found)
    return _panel(at, path, page=page, notes=notes)


async def _after(at: InPlay, change: Change, say: Callable[[Choice], str]) -> Message:
    """The panel after a move, with the standing order that would have made it.

    say: how a choice is called that was left out.
    """
    table, texts = change.table, at.texts
    notes = told(table, texts, at.seat, change.moved.told)
    if change.moved.dropped:
        rest = texts.list([say(choice) for choice in change.moved.dropped])
        notes.append(texts("panel-dropped", rest=rest))
    silent = None
    if table.status == "running":
        notes += await _coming_back(at.after(table))
        silent = await _no_more_calls(at.after(table))
    if silent is not None:
        notes.append(no_more_calls(table, texts, at.seat, silent))
    panel = private.panel(table, texts, at.seat, notes=notes)
    panel = proposing(panel, table, texts, proposed(change, at.seat))
    if silent is not None:
        panel = with_every_turn(panel, table, texts)
    # An order is taken back where it was left, and a draft by the panel's own way back.
    made = change.moved.flow and not change.moved.hidden
    return with_way_back(panel, table, texts) if made else panel


# -- beside it ----------------------------------------------------------------------------------


@actions.button(ShowSecrets)
async def secrets(at: AtSeat) -> None:
    """Show a player what only they were told and have not been shown yet."""
    fleeting = at.table.game.rules.ephemeral_secrets(at.table.position())
    events, seq = await at.services.history.told_alone(at.table, at.seat)
    if not events:
        raise Refused("refused-seen" if fleeting else "secrets-none")
    message = await to_thread(
        private.secret, at.table, at.texts, at.seat, events, show=not fleeting
    )
    await at.say(message, vanish=fleeting)
    # Last: what could not be answered has not been shown, and may be asked for again.
    await at.services.history.shown(at.table, at.seat, seq)


@actions.button(Mute)
async def mute(at: AtTable, press: Mute) -> None:
    """No more reminders of one question."""
    if at.viewer is None:
        raise Refused("refused-not-seated")
    await at.services.reminders.mute(at.table, at.viewer, press.token)
    await at.say(at.texts("muted"))


# -- the commands of a game ---------------------------------------------------------------------


def commands_of(game: engine.Cover) -> Actions:
    """The commands of a game, as its cover declares them."""
    return _commands(game.slug, game.command, game.commands)


@lru_cache(32)  # two tables of actions with one game have the same commands
def _commands(game: str, group: str, commands: tuple[engine.Command, ...]) -> Actions:
    found = Actions(group)
    for command in commands:
        run = partial(_typed, command)
        found.add(Command(group, command.name, run, InPlay, _params(command), game=game))
    return found


def _params(command: engine.Command) -> tuple[Param, ...]:
    """The options of a game's command. They are required where it is a single choice.

    Where it may carry several, each may begin: the first answers may have been given before.
    """
    single = len(command.parts) == 1 and not command.parts[0].repeat
    names = dict.fromkeys(name for part in command.parts for name in part.params)
    return (
        *(
            Param(name, required=single, completed=Completed(_completer(command, name)))
            for name in names
        ),
        TABLE,
    )


async def _typed(command: engine.Command, at: InPlay, **given: str) -> None:
    """Carry out the choices that a command stands for."""
    named = {param.name: given[param.python] for param in _params(command) if param.python in given}
    wanted = typed.choices(command, named)
    if not wanted:
        # A command of several parts may come without any: the panel then shows what there is.
        await turn(at)
        return
    play, say = at.services.play, at.speaker
    try:
        change = await play.act(at.table, at.seat, wanted, interaction=at.interaction, said=say.id)
    except Unfit as error:
        # An alarm that was due may have rung before.
        at = at.after(await at.services.tables.open(at.table.id))
        raise _not_now(at, error) from error
    await at.say(await _after(at, change, say.typed))


def _not_now(at: InPlay, unfit: Unfit) -> Refused:
    """Says which choice of a line is not possible, and what is at its place."""
    # A standing order may be left at any time, and says nothing of what else somebody wants.
    if not at.table.offers(at.seat) and unfit.misfit.kind == "verb":
        return Refused("refused-waiting", who=tuple(map(at.speaker.name, at.table.owed())))
    why = misfits.why(at.speaker, unfit)
    if not unfit.done:
        return Refused("refused-unfit", why=why)
    done = misfits.done(at.speaker, unfit)
    return Refused("refused-unfit-after", number=len(unfit.done) + 1, done=done, why=why)


def _completer(
    command: engine.Command, param: str
) -> Callable[[AtTable, str, Mapping[str, str]], Awaitable[list[Suggestion]]]:
    """What may stand in an option of a game's command."""
    many = any(part.many and part.params[-1] == param for part in command.parts)

    async def complete(at: AtTable, text: str, given: Mapping[str, str]) -> list[Suggestion]:
        table = at.table
        if at.viewer is None or table.state is None or table.status != "running":
            return []
        for head, last in typed.cuts(text) if many else [("", text)]:
            found = typed.candidates(
                table.game,
                table.state,
                at.viewer,
                command,
                {**given, param: head},
                param,
                at.speaker.id,
            )
            if suggested := _fitting(at, found, head, last.casefold()):
                return suggested
        return []

    return complete


def _fitting(at: AtTable, found: Sequence[str], head: str, last: str) -> list[Suggestion]:
    """The ids that what is typed last may stand for."""
    # Discord puts a value in place of all that is typed, so it brings the finished words along.
    said = {id_: at.speaker.id(id_) for id_ in found}
    return [
        (head + said[id_], head + id_)
        for id_ in found
        if last in said[id_].casefold() or id_.casefold().startswith(last)
    ]
