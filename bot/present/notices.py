"""Short messages in the channel and in the inbox: pings, reminders, greetings, troubles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.message import Button, Message
from bot.names import escape
from bot.presses import Answer, Mute, OpenPanel, TakeSeat
from bot.table.asked import Asked
from bot.table.table import Table
from engine import Offer, Seat
from locales import Texts

from .live import speaker
from .speaker import Speaker
from .times import moment


def ping(table: Table, texts: Texts, seats: Sequence[Seat]) -> Message:
    """Names those who have just been asked, and for what."""
    say = speaker(table, texts)
    users = [table.players[seat].user or 0 for seat in seats]
    who = texts.list([f"<@{user}>" for user in users])
    what = say.decision(table.decision())
    return Message(
        text=texts("ping", who=who, decision=what),
        pings=tuple(users),
        rows=(_turn_row(table, say, seats),),
    )


def turn(table: Table, texts: Texts, seat: Seat) -> Message:
    """The same by direct message."""
    say = speaker(table, texts)
    what = say.decision(table.decision())
    text = texts("ping-direct", game=say.title, channel=f"<#{table.channel}>", decision=what)
    return Message(text=text, rows=(_turn_row(table, say, [seat]),))


def reminder(table: Table, texts: Texts, seat: Seat, asked: Asked) -> Message:
    """What is owed, since when, and when the default will be taken."""
    say = speaker(table, texts)
    user = table.players[seat].user or 0
    # The limit may have rested while nobody could reach the bot; since when they wait has not.
    due = table.pace.due(asked.counts_from, window=asked.window)
    text = texts(
        "reminder" if due is None else "reminder-limit",
        who=f"<@{user}>",
        game=say.title,
        decision=say.decision(asked.decision),
        when=moment(asked.at),
        due="" if due is None else moment(due),
    )
    mute = Button(Mute(table.id, asked.token).id, texts("panel-mute"))
    return Message(text=text, pings=(user,), rows=((*_turn_row(table, say, [seat]), mute),))


def line(texts: Texts, key: str, args: Mapping[str, Any]) -> Message:
    """A line in the channel: a text with its variables."""
    # Among the values are names that people have typed.
    return Message(text=texts(key, **{name: escape(str(value)) for name, value in args.items()}))


def offered_seat(table: Table, texts: Texts, seat: Seat) -> Message:
    """A seat looks for somebody."""
    say = speaker(table, texts)
    offered = table.players[seat].offered
    assert offered is not None
    user = offered.user
    meant = texts("offer-seat-with", user=f"<@{user}>") if user else texts("offer-seat-anybody")
    return Message(
        text=texts(
            "offer-seat",
            who=say.name(seat),
            game=say.title,
            until=moment(offered.until),
            # The texts call it so, and Python does not let it be a keyword.
            **{"with": meant},
        ),
        pings=(user,) if user else (),
        rows=((Button(TakeSeat(table.id, offered.id).id, texts("offer-seat-take"), "success"),),),
    )


def plain(texts: Texts, number: int) -> Message:
    """A line in place of a message that could not be made."""
    # As a word: of a number Fluent makes 12,345, which nobody finds in the log.
    return Message(text=texts("plain-line", number=str(number)))


def trouble(table: Table, texts: Texts, key: str) -> Message:
    """What keeps the bot from writing in the channel, and the way out, for whoever can mend it."""
    game = speaker(table, texts).title
    return Message(text=texts(key, game=game, channel=f"<#{table.channel}>", match=table.id))


def _turn_row(table: Table, say: Speaker, seats: Sequence[Seat]) -> tuple[Button, ...]:
    """The way to the panel, and to those common answers that all who are asked have."""
    mine = Button(OpenPanel(table.id).id, say.texts("panel-my-turn"), "primary")
    verbs = [{offer.verb for offer in table.offers(seat)} for seat in seats]
    common = sorted(table.game.common.intersection(*verbs)) if verbs else []
    answers = (Button(Answer(table.id, verb).id, say.choice(Offer(verb))) for verb in common)
    return (mine, *answers)
