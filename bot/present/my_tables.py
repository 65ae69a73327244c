"""Somebody's tables in a row: what waits for them, in the order in which it is urgent."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from bot.limits import BUTTON_LABEL, BUTTONS_IN_ROW, ROWS, clip
from bot.message import Button, Message, Row, Style
from bot.presses import OpenPanel, ShowMine
from bot.table.table import Table
from engine import Seat
from locales import Texts

from .paging import slices
from .speaker import speaker
from .times import moment

SHOWN = ROWS * BUTTONS_IN_ROW
"""Tables with a button; more are named without one."""
NEVER = 2**63
"""Later than any instant (ms UTC)."""
WAITS = 0
"""The rank of a table that waits for them."""


@dataclass(frozen=True, slots=True)
class Line:
    """A table in the list. rank, due, since: where it stands there, the first first.

    press: what leads to it; None where there is nothing to be seen yet.
    """

    rank: int
    due: int
    since: int
    text: str
    press: OpenPanel | ShowMine | None
    label: str

    @property
    def order(self) -> tuple[int, int, int, str]:
        """By rank, then by the time that is left, then by who has waited longest."""
        return self.rank, self.due, self.since, self.text


def lines(tables: Iterable[Table], user: int, texts_of: Callable[[Table], Texts]) -> list[Line]:
    """A line a table, the most urgent first. texts_of: those with which each speaks."""
    found = [line(table, user, texts_of(table)) for table in tables]
    return sorted(found, key=lambda each: each.order)


def buttons(found: Sequence[Line]) -> tuple[Row, ...]:
    """The way to each table, as far as there is room."""
    ways = [
        Button(each.press.id, each.label, _style(each)) for each in found if each.press is not None
    ]
    return tuple(slices(ways[:SHOWN], BUTTONS_IN_ROW))


def _style(found: Line) -> Style:
    return "primary" if found.rank == WAITS else "secondary"


def is_told(table: Table, user: int, now: int) -> bool:
    """Whether somebody who hears of their tables once a day hears of one that waits for them."""
    seat = table.seat_of(user)
    if seat is None or table.notify(seat) == "none":
        return False
    return table.time.away_until(seat, now) is None


def waits(table: Table, user: int) -> list[tuple[Seat, int]]:
    """The seat of somebody for whom a table waits, with the number of its question; or nothing."""
    seat = table.seat_of(user)
    asked = None if seat is None or seat not in table.owed() else table.asked(seat)
    return [] if seat is None or asked is None else [(seat, asked.token)]


def digest(found: Sequence[Line], texts: Texts) -> Message:
    """What waits for somebody, once a day."""
    count = sum(each.rank == WAITS for each in found)
    return Message(
        title=texts("digest-title", count=count),
        body="\n".join(each.text for each in found),
        rows=buttons(found),
    )


def line(table: Table, user: int, texts: Texts) -> Line:
    """A table in the list of a user."""
    say, owed = speaker(table, texts), table.owed()
    viewer, lent = table.seat_of(user), table.lent_by(user)
    due, since, press = NEVER, NEVER, ShowMine(table.id) if table.state is not None else None
    opens: OpenPanel | ShowMine | None = press
    if table.status == "lobby":
        rank, what = 1, texts("list-lobby", count=len(table.players))
    elif table.status == "frozen":
        rank, what = 1, texts("list-frozen")
    elif lent is not None:
        rank, what = 2, texts("list-lent", who=say.name(lent))
    elif viewer is not None and viewer in owed:
        rank, opens, asked = WAITS, OpenPanel(table.id), table.asked(viewer)
        until, since = table.time.due(viewer), asked.at if asked is not None else NEVER
        due = NEVER if until is None else until
        key = "list-your-turn" if until is None else "list-your-turn-until"
        left = "" if until is None else moment(until)
        what = texts(key, decision=say.decision(table.decision()), until=left)
    elif owed:
        rank, what = 2, texts("list-waits", who=[say.name(other) for other in owed])
    else:
        rank, what = 3, texts("list-time")
    channel = f"<#{table.channel}>"
    text = texts("list-line", game=say.title, channel=channel, match=table.id, what=what)
    key = "list-button-turn" if rank == WAITS else "list-button"
    return Line(
        rank,
        due,
        since,
        text,
        opens,
        clip(texts(key, game=say.title, match=table.id), BUTTON_LABEL),
    )
