"""An imagined match is shown as any other, and says so on everything that is shown of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.limits import BUTTONS_IN_ROW, ROWS
from bot.message import Button, Message
from bot.own_presses import EndWhatIf, PlayOthers, StepBack
from bot.table.table import Table
from engine import Seat
from locales import Texts

from .private import panel


def shown(
    table: Table,
    texts: Texts,
    seat: Seat,
    *,
    back: bool,
    notes: Sequence[str] = (),
    page: int = 0,
) -> Message:
    """The panel of a seat in an imagined match; ``back``: the last press can be taken back."""
    ways = [Button(StepBack(table.id).id, texts("what-if-back"))] if back else []
    if table.status == "running" and seat not in table.owed():
        ways.insert(0, Button(PlayOthers(table.id).id, texts("what-if-on"), "primary"))
    ways.append(Button(EndWhatIf(table.id).id, texts("what-if-end"), "danger"))
    message = panel(table, texts, seat, page=page, notes=notes)
    if len(message.rows) < ROWS:
        return replace(message, rows=(*message.rows, tuple(ways)))
    *rows, last = message.rows
    assert isinstance(last, tuple)
    return replace(message, rows=(*rows, (*last[: BUTTONS_IN_ROW - len(ways)], *ways)))


def marked(message: Message, texts: Texts) -> Message:
    """What is shown of an imagined match, so that nobody takes it for the real one."""
    # It follows nothing: what is imagined changes by its owner's presses alone.
    message = replace(message, spot=None)
    if message.title or not message.text:
        return replace(message, title=texts("what-if-title", title=message.title))
    return replace(message, text=texts("what-if-title", title=message.text))
