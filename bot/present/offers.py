"""What is said about seats that go from one person to another."""

from __future__ import annotations

from dataclasses import replace

from bot.message import Button, Message
from bot.names import escape
from bot.presses import AgreeSeat, KeepSeat, TakeBack, TakeSeat
from bot.table.player import Offered
from bot.table.table import Table
from engine import Seat
from locales import Texts

from . import foreseeing
from .private import secret
from .speaker import speaker
from .times import moment


def offered_seat(table: Table, texts: Texts, seat: Seat) -> Message:
    """The offer of a seat in the channel; while its owner is asked, the question to them."""
    offered = table.players[seat].offered
    assert offered is not None
    if offered.consent == "asked":
        return question(table, texts, seat)
    say = speaker(table, texts)
    meant = texts("offer-seat-with", user=f"<@{offered.user}>") if offered.user else ""
    key = {"given": "offer-seat-by", "silent": "offer-seat-silent"}[offered.consent]
    text = texts(
        key if offered.by else "offer-seat",
        who=say.name(seat),
        by=_by(offered),
        game=say.title,
        until=moment(offered.until),
    )
    take = Button(TakeSeat(table.id, offered.id).id, texts("offer-seat-take"), "success")
    return Message(
        text=texts.row([text, meant], "space") if meant else text,
        pings=(offered.user,) if offered.user else (),
        rows=((take,),),
        silent=not offered.user,
    )


def question(table: Table, texts: Texts, seat: Seat) -> Message:
    """Asks the owner of a seat whether others may have it."""
    say = speaker(table, texts)
    player = table.players[seat]
    offered, user = player.offered, player.user or 0
    assert offered is not None
    text = texts(
        "offer-asked-computer" if offered.computer else "offer-asked",
        by=_by(offered),
        who=say.name(seat),
        game=say.title,
        owner=f"<@{user}>",
        computer=escape(offered.name),
        when=moment(offered.opens),
    )
    if not offered.returns:
        text = texts.row([text, texts("offer-for-good")], "space")
    fine = Button(AgreeSeat(table.id, offered.id).id, texts("offer-agree"), "success")
    keep = Button(KeepSeat(table.id, offered.id).id, texts("offer-keep"))
    return Message(text=text, pings=(user,), rows=((fine, keep),))


def opened(table: Table, texts: Texts, user: int, offer: str) -> Message:
    """Tells the owner of a seat that it is open, and how they take it back."""
    game = speaker(table, texts).title
    back = Button(TakeBack(table.id, offer).id, texts("offer-back"), "primary")
    text = texts("offer-opened", owner=f"<@{user}>", game=game)
    return Message(text=text, pings=(user,), rows=((back,),))


def hand(table: Table, texts: Texts, seat: Seat) -> Message:
    """Shows somebody who has taken a seat over what only they may see; without a sound."""
    message = secret(table, texts, seat, (), show=True)
    # Orders are the seat's, and stand: whoever has it now decides about them.
    said = (texts("offer-hand"), *foreseeing.standing(table, texts, seat))
    return replace(message, body="\n".join(said), silent=True)


def _by(offered: Offered) -> str:
    return f"**{escape(offered.by)}**"
