"""The one public message of a table that is in play or over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace

from bot.message import Button, Message, Row, Style
from bot.names import escape
from bot.press import AnyPress
from bot.presses import (
    HowToPlay,
    OpenPanel,
    PlayOn,
    ShowLegend,
    ShowMine,
    ShowRecap,
    ShowSecrets,
    ShowText,
)
from bot.table.happened import Happened
from bot.table.table import REMOVED, Table
from engine import Phrase, Result, Seat
from locales import Texts
from render.board import Caption

from .luck import opened
from .pictures import caption, public
from .speaker import Speaker, names, speaker
from .times import moment

LAST_EVENTS = 6


def beside(table: Table, texts: Texts, seat: Seat | None) -> tuple[str, ...]:
    """What is said beside the board, as a seat (None: everybody) may know it."""
    if table.state is None:
        return ()
    return table.registered.board.notes(table.view(seat), _in_words(table, texts))


def stakes(table: Table, texts: Texts, seat: Seat | None) -> tuple[str, ...]:
    """What is at stake, as a seat (None: everybody) may know it, the most urgent first."""
    if table.state is None:
        return ()
    return table.registered.board.stakes(table.view(seat), _in_words(table, texts))


def _in_words(table: Table, texts: Texts) -> Caption:
    """In the text of a message a name could be a mention; in a picture it cannot."""
    return replace(caption(table, texts), names=tuple(map(escape, names(table, texts))))


def text_board(table: Table, texts: Texts, seat: Seat | None) -> str:
    """The board as text, in a code block."""
    text = table.registered.board.text(table.view(seat), caption(table, texts))
    # Markdown means nothing in the block, but three backticks in a name would end it.
    return "```\n" + text.replace("```", "'''") + "\n```"


def live(
    table: Table,
    texts: Texts,
    last: Sequence[Happened],
    now: int,
    unreached: Collection[int] = (),
    *,
    held: bool = False,
) -> Message:
    """The message of a running or finished table: board, who owes what, the last events.

    now: ms UTC, by which the picture shows how much time is left.
    unreached: the users whose inbox is closed; they are shown where their secrets are, whether
        there is one or not.
    held: whether direct messages wait because Discord objects to so many.
    """
    say = speaker(table, texts)
    closed = [
        say.name(Seat(n)) for n, player in enumerate(table.players) if player.user in unreached
    ]
    lines = [
        *standing(table, say),
        *away_lines(table, say, now),
        *stakes(table, texts, None),
        *beside(table, texts, None),
    ]
    lines += ending(table, say)
    if closed and table.status == "running":
        lines.append(texts("live-unreached", who=closed, count=len(closed)))
    shown = [each for each in last if say.event(each)][-LAST_EVENTS:]
    body = "\n".join([*lines, "", *say.told(shown, None)])
    return Message(
        title=say.title,
        body=body.strip() or texts("live-over"),
        footer=texts("live-footer", match=table.id),
        # On hold there may be no state that can be read.
        picture=public(table, texts, shown, now) if table.state is not None else None,
        rows=_buttons(table, texts, now, hidden=bool(closed) or held),
        silent=True,
    )


def standing(table: Table, say: Speaker) -> list[str]:
    """Who owes what, or why nobody does."""
    if table.status == "frozen":
        why, removed = Phrase(table.note or "frozen-state"), int(table.note == REMOVED)
        return [say.texts("live-frozen", why=why, removed=removed)]
    if table.resting:
        return [*owed_lines(table, say), say.texts("live-resting")]
    return owed_lines(table, say)


def _buttons(table: Table, texts: Texts, now: int, *, hidden: bool) -> tuple[Row, ...]:
    if table.state is None:
        return ()
    buttons = [
        _button(ShowMine(table.id), texts("panel-board")),
        _button(ShowText(table.id), texts("panel-text")),
        _button(ShowRecap(table.id), texts("panel-recap")),
    ]
    if table.status == "running":
        buttons.insert(0, _button(OpenPanel(table.id), texts("panel-my-turn"), "primary"))
        if hidden:
            buttons.append(_button(ShowSecrets(table.id), texts("panel-secrets")))
    help_ = [_button(HowToPlay(table.game.slug), texts("rules-how"))]
    if table.registered.board.signs:
        help_.insert(0, _button(ShowLegend(table.id), texts("panel-signs")))
    if table.status == "running" and table.pace.paused(now) is not None:
        help_.insert(0, _button(PlayOn(table.id), texts("pause-end"), "primary"))
    return tuple(buttons), tuple(help_)


def away_lines(table: Table, say: Speaker, now: int) -> list[str]:
    """A line for each player who is away at an instant (ms UTC)."""
    if table.status != "running":
        return []
    paused = table.pace.paused(now)
    if paused is not None:
        return [say.texts("live-paused", until=moment(paused))]
    found = [
        (seat, until)
        for seat in map(Seat, range(len(table.players)))
        if table.players[seat].user is not None
        and (until := table.time.away_until(seat, now)) is not None
    ]
    asleep = table.time.asleep(now)
    if asleep is not None:
        return [say.texts("live-asleep", until=moment(asleep))]
    return [
        say.texts("live-away", who=say.name(seat), until=moment(until)) for seat, until in found
    ]


def owed_lines(table: Table, say: Speaker) -> list[str]:
    """A line for each decision that is owed."""
    lines = []
    for seat in table.owed():
        asked = table.asked(seat)
        when = moment(asked.at) if asked else ""
        what, due = say.decision(table.decision()), table.time.due(seat)
        key = "live-owes" if due is None else "live-owes-until"
        until = "" if due is None else moment(due)
        args = {"who": say.name(seat), "decision": what, "when": when, "until": until}
        lines.append(say.texts(key, **args))
    return lines


def ending(table: Table, say: Speaker) -> list[str]:
    """How it ended, if it did: reason, winners, and all that the seed was made of."""
    texts = say.texts
    if table.door.expired:
        return [texts("live-expired", days=table.door.expired)]
    if table.status == "stopped":
        return [texts("live-stopped", who=escape(table.note)), *opened(table, say)]
    if table.status != "over" or table.state is None or not table.state.over:
        return []
    result = table.game.rules.result(table.state)
    return [
        texts("live-ended", reason=say.reason(result)),
        say.winners(result),
        *scores(table, say),
        *opened(table, say),
    ]


def scores(table: Table, say: Speaker) -> list[str]:
    """A line a seat with its figures, the best place first."""
    assert table.state is not None
    return _scored(say, table.game.rules.result(table.state))


def standing_scores(table: Table, say: Speaker) -> list[str]:
    """The same as the match stands, or that its rules cannot say it."""
    found = None if table.state is None else table.game.rules.standing(table.state)
    return [say.texts("vote-end-unscored")] if found is None else _scored(say, found)


def _scored(say: Speaker, result: Result) -> list[str]:
    order = sorted(range(len(result.places)), key=lambda n: (result.places[n], n))
    return [
        say.texts(
            "live-score",
            place=result.places[n],
            who=say.name(Seat(n)),
            figures=_figures(say.texts, result, Seat(n)),
        )
        for n in order
    ]


def _figures(texts: Texts, result: Result, seat: Seat) -> str:
    """The columns of the score sheet with the figures of a seat, in a row."""
    figures = list(zip(result.columns, result.rows[seat], strict=True))
    return texts.row(
        texts("figure-of", column=texts(f"column-{column}"), points=points)
        for column, points in (figures if result.scored else figures[:-1])
    )


def _button(press: AnyPress, label: str, style: Style = "secondary") -> Button:
    return Button(press.id, label, style)
