"""What is said to whoever has been called as often today as they want to be."""

from __future__ import annotations

from bot.message import Button, Message
from bot.presses import CallEveryTurn
from bot.table.table import Table
from engine import Seat
from locales import Texts

from .paging import with_button
from .times import instant


def no_more_calls(table: Table, texts: Texts, seat: Seat, until: int) -> str:
    """That a seat hears of all its tables at once next, and when (ms UTC)."""
    most = table.person(seat).settings.calls_a_day
    return texts("panel-no-more-calls", calls=most, when=instant(until))


def with_every_turn(message: Message, table: Table, texts: Texts) -> Message:
    """A panel with the way to be called for every turn instead."""
    return with_button(message, Button(CallEveryTurn(table.id).id, texts("calls-every-turn")))
