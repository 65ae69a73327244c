"""Somebody's tables in a row: what waits for them, in the order in which it is urgent.

All of it is told of rows that are written with each move: no match is opened for a list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.limits import BUTTON_LABEL, BUTTONS_IN_ROW, ROWS, clip
from bot.message import Button, Message, Row, Style
from bot.presses import OpenPanel, ShowMine
from bot.table.asked import Asked
from bot.table.table import Table
from engine import Seat
from locales import Texts

from .pace import roughly
from .paging import slices
from .speaker import Speaker, plain, speaker
from .times import moment

SHOWN = ROWS * BUTTONS_IN_ROW
"""Tables with a button; more are named without one."""
NEVER = 2**63
"""Later than any instant (ms UTC)."""
FEW = 5
"""Tables that are named where somebody has to choose one."""


@dataclass(frozen=True, slots=True)
class Line:
    """A table in the list. waits: for them.

    press: what leads to it; None where there is nothing to be seen yet.
    """

    waits: bool
    text: str
    press: OpenPanel | ShowMine | None
    label: str


def lines(tables: Iterable[Table], user: int, texts_of: Callable[[Table], Texts]) -> list[Line]:
    """A line a table, the most urgent first, then as they come; each with its own texts."""
    return [line(table, user, texts_of(table)) for table in ranked(tables, user)]


def ranked(tables: Iterable[Table], user: int) -> list[Table]:
    """What waits for them comes first: by the time that is left, then by who waits longest.

    The others stay as they are found, the newest first.
    """

    def order(table: Table) -> tuple[bool, int, int]:
        asked = _mine(table, user)
        return (True, NEVER, NEVER) if asked is None else (False, _due(table, user), asked.at)

    return sorted(tables, key=order)


def buttons(found: Sequence[Line]) -> tuple[Row, ...]:
    """The way to each table, as far as there is room."""
    ways = [
        Button(each.press.id, each.label, _style(each)) for each in found if each.press is not None
    ]
    return tuple(slices(ways[:SHOWN], BUTTONS_IN_ROW))


def _style(found: Line) -> Style:
    return "primary" if found.waits else "secondary"


def is_told(table: Table, user: int, now: int) -> bool:
    """Whether somebody who hears of their tables once a day hears of one that waits for them."""
    seat = table.seat_of(user)
    if seat is None or table.notify(seat) == "none":
        return False
    return table.time.away_until(seat, now) is None


def waits(table: Table, user: int) -> list[tuple[Seat, int]]:
    """The seat of somebody for whom a table waits, with the number of its question; or nothing."""
    seat, asked = table.seat_of(user), _mine(table, user)
    return [] if seat is None or asked is None else [(seat, asked.token)]


def digest(found: Sequence[Line], texts: Texts) -> Message:
    """What waits for somebody, once a day."""
    count = sum(each.waits for each in found)
    return Message(
        title=texts("digest-title", count=count),
        body="\n".join(told(found, SHOWN, texts)),
        rows=buttons(found),
    )


def several(found: Sequence[Line], texts: Texts) -> Message:
    """Several tables may be meant: the first of them, and the way to each."""
    return Message(
        text="\n".join([texts("many-tables"), *told(found, FEW, texts)]),
        rows=buttons(found[:FEW]),
    )


def told(found: Sequence[Line], most: int, texts: Texts, more: int = 0) -> list[str]:
    """The first lines, and how many there are besides; ``more``: that are not among them."""
    left = len(found[most:]) + more
    rest = [texts("list-more", count=left)] if left else []
    return [*(each.text for each in found[:most]), *rest]


def line(table: Table, user: int, texts: Texts) -> Line:
    """A table in the list of a user; it may be one without its state."""
    say, asked = speaker(table, texts), _mine(table, user)
    press: OpenPanel | ShowMine | None = None
    # In the lobby there is nothing to be seen yet.
    if table.status != "lobby" and table.setup is not None:
        press = ShowMine(table.id) if asked is None else OpenPanel(table.id)
    others = [say.name(seat) for seat in seats(table) if table.players[seat].user != user]
    key = "list-line-with" if others else "list-line"
    text = texts(
        key,
        game=say.title,
        channel=f"<#{table.channel}>",
        people=texts.row(others),
        match=table.id,
        what=_what(table, user, say, _due(table, user)),
    )
    key = "list-button" if asked is None else "list-button-turn"
    label = clip(texts(key, game=say.title, match=table.id), BUTTON_LABEL)
    return Line(asked is not None, text, press, label)


def choice(table: Table, user: int, texts: Texts, channel: str, now: int) -> str:
    """A table in one line without markdown: its game, channel, turn and people.

    channel: what the channel is called; empty where that is not known, or not for their eyes.
    The people come last, for it may be cut short.
    """
    say, asked = speaker(table, texts), _mine(table, user)
    place = [texts("list-choice-channel", name=channel)] if channel else []
    people = texts.row(say.plain_name(seat) for seat in seats(table))
    if asked is None:
        turn = plain(_what(table, user, say, NEVER))
    elif (due := _due(table, user)) == NEVER:
        turn = texts("list-choice-turn", time=roughly(texts, now - asked.at))
    else:
        turn = texts("list-choice-turn-left", time=roughly(texts, due - now))
    return texts.row([say.title, *place, turn, people], "dot")


def seats(table: Table) -> list[Seat]:
    """All seats of a table."""
    return [Seat(number) for number in range(len(table.players))]


def _mine(table: Table, user: int) -> Asked | None:
    """The open question of somebody whose turn it is, while the match runs."""
    seat = table.seat_of(user)
    return table.asked(seat) if seat is not None and seat in table.asked_now() else None


def _due(table: Table, user: int) -> int:
    seat = table.seat_of(user)
    due = None if seat is None else table.time.due(seat)
    return NEVER if due is None else due


def _what(table: Table, user: int, say: Speaker, due: int) -> str:
    """What a table waits for."""
    texts, asked, waiting = say.texts, _mine(table, user), table.asked_now()
    lent = table.lent_by(user)
    if table.status == "lobby":
        return texts("list-lobby", count=len(table.players))
    if table.status == "frozen":
        return texts("list-frozen")
    if lent is not None:
        return texts("list-lent", who=say.name(lent))
    if asked is not None:
        key = "list-your-turn" if due == NEVER else "list-your-turn-until"
        left = "" if due == NEVER else moment(due)
        return texts(key, decision=say.decision(asked.decision), until=left)
    if waiting:
        return texts("list-waits", who=[say.name(other) for other in waiting])
    return texts("list-time")
