"""A standing order that would have made the choice just made, proposed under it."""

from __future__ import annotations

from dataclasses import replace

from bot.limits import BUTTONS_IN_ROW
from bot.message import Button, Message
from bot.presses import Go
from bot.table.change import Change
from bot.table.table import Table
from engine import Choice, Seat, accept
from locales import Texts

from .line import ORDERS
from .short_path import press_at
from .speaker import speaker


def proposed(change: Change, seat: Seat) -> Choice | None:
    """The order worth proposing to a seat after what it did, if it may leave it."""
    # A line of several choices ends where its seat has not been looking.
    if len(change.moved.entries) != 1:
        return None
    # Out of what the seat knows itself, so that it tells nothing.
    choice, view = change.moved.entries[0].choice, change.before.view(seat)
    order = change.table.game.orders.proposes(view, choice)
    return order if order is not None and _is_open(change.table, seat, order) else None


def proposing(message: Message, table: Table, texts: Texts, order: Choice | None) -> Message:
    """A panel with an order that it proposes, as long as it may be left."""
    spot, last = message.spot, message.rows[-1] if message.rows else ()
    if spot is None or order is None or not _is_open(table, spot.seat, order):
        return message
    if not isinstance(last, tuple):
        return message
    press = press_at(table, spot.seat, Go, (ORDERS, order.verb, *order.args))
    choice = speaker(table, texts).choice(order)
    button = Button(press.id, texts("panel-propose", choice=choice))
    return replace(
        message,
        body="\n".join((message.body, "", texts("panel-proposal"))),
        # In a full row it takes the place of what matters least.
        rows=(*message.rows[:-1], (*last[: BUTTONS_IN_ROW - 1], button)),
        spot=replace(spot, proposal=order),
    )


def _is_open(table: Table, seat: Seat, order: Choice) -> bool:
    return accept(table.orders(seat), order) is not None
