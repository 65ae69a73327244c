"""The end of a match as an event of its own, and the way to the next one."""

from __future__ import annotations

from collections.abc import Sequence

from bot.message import Button, Message, Picture, Row
from bot.names import escape
from bot.presses import Join, Rematch, ShowFilm, ShowRecap, ShowRecord
from bot.table.table import Table
from engine import Result, Seat
from engine.decided import Decided
from locales import Texts

from .decided import decided
from .finale import finale
from .live import scores
from .luck import promised
from .pictures import public
from .speaker import Speaker, speaker


def ended(table: Table, texts: Texts, found: Decided | None = None) -> Message:
    """Names everybody who sat there: who won by what and why, or who stopped it.

    found: what decided it, where that is known.
    """
    say = speaker(table, texts)
    who = [_called(table, say, seat) for seat in range(len(table.players))]
    whose = [player.whose for player in table.players]
    dealt = table.setup is not None
    key = "ended-over" if table.status == "over" else "ended-stopped" if dealt else "ended-lobby"
    days = table.door.expired
    key = "ended-expired" if days else key
    return Message(
        text=texts(key, who=texts.list(who), game=say.title, by=escape(table.note), days=days),
        body="\n".join(_told(table, say, found)),
        picture=_picture(table, texts, found),
        rows=_rows(table, texts),
        pings=tuple(user for user, _ in whose if user is not None),
    )


def _picture(table: Table, texts: Texts, found: Decided | None) -> Picture | None:
    """The final sheet; of a match that was stopped the board, on which all lies open."""
    if table.state is None:
        return None
    if table.status == "over" and table.state.over:
        return finale(table, texts, found)
    return public(table, texts)


def _called(table: Table, say: Speaker, seat: int) -> str:
    """A mention of the person whose seat it is; a computer by its name."""
    user, _ = table.players[seat].whose
    return say.name(Seat(seat)) if user is None else f"<@{user}>"


def _told(table: Table, say: Speaker, found: Decided | None) -> list[str]:
    texts = say.texts
    if table.setup is None or table.state is None:
        return []
    lines = [texts("ended-open")] if table.status == "stopped" else _won(table, say)
    lines += [*decided(table, say, found), *_advised(table, say)]
    if table.guided:
        return lines  # everybody may know its dice beforehand
    setup = table.setup
    when = "start" if setup.luck is None or setup.luck.late else "before"
    promise = promised(table, setup)
    return [*lines, texts("ended-seed", when=when, commitment=promise)]


def _won(table: Table, say: Speaker) -> list[str]:
    if table.state is None or not table.state.over:
        return []
    result = table.game.rules.result(table.state)
    won = say.winners(result)
    if result.scored and result.resigned < 0:  # else points did not decide it
        winners = [say.name(seat) for seat in result.winners]
        won = say.texts("ended-won", who=winners, count=len(winners), points=_totals(say, result))
    return [say.texts.row([won, say.reason(result)], "sentence"), *scores(table, say)]


def _advised(table: Table, say: Speaker) -> list[str]:
    """Who asked a computer player what to do, and how often: during the match nobody is told."""
    counts = [player.advice.count if player.advice else 0 for player in table.players]
    return [
        say.texts("ended-advised", who=say.name(Seat(seat)), count=count)
        for seat, count in enumerate(counts)
        if count
    ]


def _totals(say: Speaker, result: Result) -> str:
    """What everybody has come to, the best place first."""
    order = sorted(range(len(result.places)), key=lambda seat: (result.places[seat], seat))
    return say.texts.row([str(result.rows[seat][-1]) for seat in order], "score")


def _rows(table: Table, texts: Texts) -> tuple[Row, ...]:
    if table.setup is None:
        return ()
    # The prepared match of a tutorial is played once: with other people it has nothing to teach.
    again = [] if table.guided else [Rematch(table.id).id]
    return (
        (
            *(Button(id_, texts("ended-rematch"), "success") for id_ in again),
            Button(ShowRecord(table.id).id, texts("ended-record")),
            Button(ShowRecap(table.id).id, texts("panel-recap")),
            Button(ShowFilm(table.id).id, texts("panel-film")),
        ),
    )


def invitation(table: Table, texts: Texts, users: Sequence[int]) -> Message:
    """Asks people to the next match, with the button by which they sit down."""
    others = texts.list([f"<@{user}>" for user in users])
    # They may have got up again by now, and then nobody knows their name.
    seat = table.seat_of(table.host)
    host = f"<@{table.host}>" if seat is None else f"**{escape(table.players[seat].name)}**"
    return Message(
        text=texts("rematch", who=host, game=texts("game-name"), others=others),
        pings=tuple(users),
        rows=((Button(Join(table.id).id, texts("lobby-join"), "success"),),),
    )
