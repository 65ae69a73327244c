"""Short messages in the channel and in the inbox: pings, reminders, greetings, troubles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.message import Button, Message, Row
from bot.usecases.asked import Asked
from bot.usecases.table import Live, Table
from engine import Seat
from locales import Texts

from .live import speaker
from .press import Press
from .speaker import escape

__all__ = ["RECENT", "Live"]

RECENT = 8
"""Entries whose events the live message is made from."""


def ping(table: Table, texts: Texts, seats: Sequence[Seat]) -> Message:
    """Names those who have just been asked, and for what."""
    say = speaker(table, texts)
    users = [table.players[seat].user or 0 for seat in seats]
    who = texts.list([f"<@{user}>" for user in users])
    what = say.decision(table.decision())
    return Message(
        text=texts("ping", who=who, decision=what),
        pings=tuple(users),
        rows=(_my_turn(table, texts),),
    )


def turn(table: Table, texts: Texts) -> Message:
    """The same by direct message."""
    say = speaker(table, texts)
    what = say.decision(table.decision())
    text = texts("ping-direct", game=say.title, channel=f"<#{table.channel}>", decision=what)
    return Message(text=text, rows=(_my_turn(table, texts),))


def reminder(table: Table, texts: Texts, seat: Seat, asked: Asked) -> Message:
    """What is owed, since when, and when the default will be taken."""
    say = speaker(table, texts)
    user = table.players[seat].user or 0
    text = texts(
        "reminder",
        who=f"<@{user}>",
        game=say.title,
        decision=say.decision(asked.decision),
        when=f"<t:{asked.at // 1000}:R>",
    )
    due = table.pace.due(asked.at, window=asked.window)
    if due is not None:
        text += " " + texts("reminder-limit", when=f"<t:{due // 1000}:R>")
    mute = Button(str(Press("mute", table.id, asked.token)), texts("panel-mute"))
    return Message(text=text, pings=(user,), rows=((_turn_button(table, texts), mute),))


def welcome(table: Table, texts: Texts) -> Message:
    """The first direct message of a table."""
    game = speaker(table, texts).title
    return Message(text=texts("welcome", game=game, channel=f"<#{table.channel}>"))


def line(texts: Texts, payload: Mapping[str, Any]) -> Message:
    """A line in the channel; the variables of its text stand in the payload."""
    args = {name: escape(str(value)) for name, value in payload.items() if name != "key"}
    return Message(text=texts(str(payload["key"]), **args))


def offered_seat(table: Table, texts: Texts, payload: Mapping[str, Any]) -> Message:
    """A seat looks for somebody."""
    say = speaker(table, texts)
    seat, old, user = (int(payload[name]) for name in ("seat", "old", "user"))
    meant = texts("offer-seat-with", user=f"<@{user}>") if user else texts("offer-seat-anybody")
    press = Press("take", table.id, 0, (str(seat), str(old), str(user)))
    return Message(
        text=texts("offer-seat", who=say.name(Seat(seat)), game=say.title, **{"with": meant}),
        pings=(user,) if user else (),
        rows=((Button(str(press), texts("offer-seat-take"), "success"),),),
    )


def closed_inbox(table: Table, texts: Texts, payload: Mapping[str, Any]) -> Message:
    """Tells in the channel that something waits for a player alone, without telling what."""
    user = int(payload["user"])
    press = Press("secrets", table.id, 0, (str(payload["seq"]),))
    return Message(
        text=texts("secret-closed", who=f"<@{user}>"),
        pings=(user,),
        rows=((Button(str(press), texts("panel-secrets"), "primary"),),),
    )


def trouble(table: Table, texts: Texts, key: str) -> Message:
    """Tells the host that the bot cannot write in his channel."""
    game = speaker(table, texts).title
    return Message(text=texts(key, game=game, channel=f"<#{table.channel}>", match=table.id))


def _my_turn(table: Table, texts: Texts) -> Row:
    return (_turn_button(table, texts),)


def _turn_button(table: Table, texts: Texts) -> Button:
    return Button(str(Press("turn", table.id)), texts("panel-my-turn"), "primary")
