"""Short messages in the channel and in the inbox: pings, reminders, greetings, troubles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bot.limits import BUTTONS_IN_ROW, clip
from bot.message import Button, Message
from bot.names import escape
from bot.presses import Answer, ComeHome, Mute, OpenPanel, Reply, ShowRecap
from bot.table.asked import Asked
from bot.table.happened import Default, Happened
from bot.table.rows import Aloud, MovedAway, MovedHere, PaceChanged
from bot.table.seating_rows import Seen
from bot.table.table import Table
from engine import Offer, Seat
from locales import Texts

from .live import stakes
from .notebook import coming_back
from .pace import pace_lines
from .panel import unless_said
from .speaker import speaker
from .times import moment

STAKE = 200
"""Characters of what is at stake that a call says at most."""
NEWS = 240
"""Characters of what has happened that a call tells at most; the newest of it."""


@dataclass(frozen=True, slots=True)
class News:
    """What has happened; ``opening``: since the game began, as whoever is called has not moved."""

    events: Sequence[Happened]
    opening: bool = False


def call(
    table: Table,
    texts: Texts,
    seats: Sequence[Seat],
    news: News,
    *,
    alone: bool = False,
) -> Message:
    """Names those who have just been asked, for what, what happened, and where the board is.

    alone: all the others who were asked have answered.
    """
    users = [table.players[seat].user or 0 for seat in seats]
    who = texts.list([f"<@{user}>" for user in users])
    lines = [_asks(table, texts, "call-last" if alone else "call", seats, who=who)]
    lines += _news(table, texts, news, seats)
    if table.board is not None:
        lines.append(texts("call-board", link=_link(table, table.board)))
    return Message(
        text="\n".join(lines), pings=tuple(users), rows=(_turn_row(table, texts, seats),)
    )


def call_by_letter(
    table: Table, texts: Texts, seat: Seat, news: News, *, alone: bool = False, note: str = ""
) -> Message:
    """The same by direct message, with what they have written to themselves for this turn."""
    where = {"game": texts("game-name"), "channel": f"<#{table.channel}>"}
    key = "call-direct-last" if alone else "call-direct"
    lines = [_asks(table, texts, key, [seat], **where), *_news(table, texts, news, [seat])]
    if table.board is not None:
        lines.append(texts("call-board", link=_link(table, table.board)))
    lines += coming_back(texts, note)
    return Message(text="\n".join(lines), rows=(_turn_row(table, texts, [seat]),))


def _asks(table: Table, texts: Texts, key: str, seats: Sequence[Seat], **args: str) -> str:
    """What is asked, and until when an answer is waited for."""
    say = speaker(table, texts)
    asks = texts(key, decision=say.decision(table.decision()), **args)
    dues = [due for seat in seats if (due := table.time.due(seat)) is not None]
    time = [texts("call-time", until=moment(min(dues)))] if dues else []
    at_stake = [clip(said, STAKE) for said in stakes(table, texts, None)[:1]]
    return texts.row([asks, *time, *at_stake], "sentence")


def _news(table: Table, texts: Texts, news: News, seats: Sequence[Seat]) -> list[str]:
    """The newest of what has happened, in a line; none if nothing has."""
    kept: list[str] = []
    told = [event for event in news.events if not event.routine]
    for sentence in reversed(speaker(table, texts).events(told, None)):
        if kept and len(sentence) + sum(map(len, kept)) > NEWS:
            break
        kept.insert(0, clip(sentence, NEWS))
    if not kept:
        return []
    if len(seats) > 1:
        key = "call-news-many"
    else:
        key = "call-news-opening" if news.opening else "call-news"
    return [texts(key, news=texts.row(kept, "sentence"))]


def _link(table: Table, message: int) -> str:
    """Where a message of the table stands."""
    return f"<https://discord.com/channels/{table.guild or '@me'}/{table.channel}/{message}>"


_TIMED = {
    (False, "rules"): "reminder-limit",
    (False, "mind"): "reminder-limit-mind",
    (True, "rules"): "reminder-last",
    (True, "mind"): "reminder-last-mind",
    (False, "seat"): "reminder-limit-seat",
    (True, "seat"): "reminder-last-seat",
    (False, "vote"): "reminder-limit-vote",
    (True, "vote"): "reminder-last-vote",
}
"""How somebody is told of their limit: whether it is a warning, and what the table does then."""


def reminder(
    table: Table, texts: Texts, seat: Seat, asked: Asked, *, last: bool = False
) -> Message:
    """What is owed, since when, and until when; ``last``: it is a warning that time runs out."""
    say = speaker(table, texts)
    user, due = table.players[seat].user or 0, table.time.due(seat)
    key = "reminder" if due is None else _TIMED[last, table.pace.late]
    text = texts(
        key,
        who=f"<@{user}>",
        game=say.title,
        decision=say.decision(asked.decision),
        when=moment(asked.at),
        due="" if due is None else moment(due),
    )
    mute = () if last else (Button(Mute(table.id, asked.token).id, texts("panel-mute")),)
    return Message(text=text, pings=(user,), rows=((*_turn_row(table, texts, [seat]), *mute),))


def time_ran_out(table: Table, texts: Texts, default: Default) -> Message:
    """That the default was taken for a player."""
    user = table.players[default.seat].user or 0
    text = speaker(table, texts).default(default, f"<@{user}>")
    title = texts("time-ran-out-where", game=texts("game-name"), said=text)
    # A question that comes after it has a call of its own.
    return Message(text=title, pings=(user,), rows=((_my_turn(table, texts),),))


def line(texts: Texts, key: str, args: Mapping[str, Any]) -> Message:
    """A line in the channel: a text with its variables."""
    # Among the values are names that people have typed.
    said = {name: v if isinstance(v, int) else escape(str(v)) for name, v in args.items()}
    return Message(text=texts(key, **said), silent=True)


def stands_in(table: Table, texts: Texts, seat: Seat) -> Message:
    """That a computer plays for somebody who was out of time, and how they have their seat back."""
    owner = table.players[seat].owner
    assert owner is not None
    say = speaker(table, texts)
    text = texts("stands-in", who=f"<@{owner.user}>", new=say.name(seat), game=say.title)
    home = Button(ComeHome(table.id).id, texts("stands-in-back"), "primary")
    return Message(text=text, pings=(owner.user,), rows=((home,),))


def seen(table: Table, texts: Texts, told: Seen) -> Message:
    """Tells the others that whoever has a seat now knows what others there keep to themselves."""
    say, users = speaker(table, texts), [table.voice(other) for other in table.others(told.seat)]
    others = tuple(user for user in users if user is not None)
    text = texts(
        "seat-seen",
        to=texts.list([f"<@{user}>" for user in others]),
        new=say.name(told.seat),
        who=tuple(map(say.name, told.others)),
        count=len(told.others),
    )
    return Message(text=text, pings=others)


def pace_changed(table: Table, texts: Texts, changed: PaceChanged) -> Message:
    """That somebody has changed the pace, and how it is now."""
    said = texts("pace-changed", who=escape(changed.who))
    return Message(text="\n".join([said, *pace_lines(table.pace, texts)]), silent=True)


def moved_here(table: Table, texts: Texts, moved: MovedHere) -> Message:
    """That a table is in this channel now, to all the others who sit there."""
    users = _besides(table, moved.by)
    others = texts.list([f"<@{user}>" for user in users])
    args = {"who": escape(moved.who), "game": texts("game-name")}
    said = texts("moved-here", **args, others=others) if users else texts("moved-alone", **args)
    return Message(text=said, pings=users, silent=not users)


def moved_away(table: Table, texts: Texts, moved: MovedAway) -> Message:
    """That a table has left this channel, to all who sat there where it has left their server."""
    users = _besides(table, moved.by) if moved.far else ()
    others = texts.list([f"<@{user}>" for user in users])
    key = "moved-far" if users else "moved-away"
    where, who = f"<#{table.channel}>", escape(moved.who)
    said = texts(key, who=who, where=where, others=others, game=texts("game-name"))
    return Message(text=said, pings=users, silent=not users)


def _besides(table: Table, user: int) -> tuple[int, ...]:
    """Who else sits there."""
    seated = (player.user for player in table.players)
    return tuple(each for each in seated if each is not None and each != user)


def aloud(table: Table, texts: Texts, said: Aloud) -> Message:
    """What a computer player says of its answer."""
    say = speaker(table, texts)
    text = texts("reason-aloud", who=say.name(said.seat), why=say.phrase(said.why))
    return Message(text=text, silent=True)


def plain(texts: Texts, number: int) -> Message:
    """A line in place of a message that could not be made."""
    # As a word: of a number Fluent makes 12,345, which nobody finds in the log.
    return Message(text=texts("plain-line", number=str(number)))


def trouble(table: Table, texts: Texts, key: str, place: int = 0) -> Message:
    """What keeps the bot from writing in a channel, and the way out, for whoever can mend it.

    place: the channel; 0 for the table's own.
    """
    game = speaker(table, texts).title
    return Message(
        text=texts(key, game=game, channel=f"<#{place or table.channel}>", match=table.id)
    )


def _turn_row(table: Table, texts: Texts, seats: Sequence[Seat]) -> tuple[Button, ...]:
    """The way to the panel, and those common answers that all who are asked have.

    None of them in a prepared match: there the panel is read first.
    """
    say = speaker(table, texts)
    verbs = [{offer.verb for offer in table.offers(seat)} for seat in seats]
    # A button that acts at once says so, as in a panel, and comes first.
    replies = sorted({choice.verb for seat in seats for choice in unless_said(table, seat)})
    buttons = [_my_turn(table, texts)]
    for verb in table.game.panel.common if verbs and not table.guided else ():
        said = say.choice(Offer(verb))
        if not all(verb in each for each in verbs):
            continue
        if replies == [verb]:
            tokens = [asked.token for seat in seats if (asked := table.asked(seat)) is not None]
            press = Reply(table.id, max(tokens), verb)
            buttons.insert(0, Button(press.id, texts("panel-do", choice=said), "success"))
        else:
            buttons.append(Button(Answer(table.id, verb).id, said))
    buttons.append(Button(ShowRecap(table.id).id, texts("panel-recap")))
    return tuple(buttons[:BUTTONS_IN_ROW])


def _my_turn(table: Table, texts: Texts) -> Button:
    return Button(OpenPanel(table.id).id, texts("panel-my-turn"), "primary")
