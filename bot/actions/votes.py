"""Agreeing, or not, when somebody asks what needs the consent of others."""

from __future__ import annotations

from bot.message import Button, Message
from bot.present import voting
from bot.present.times import moment
from bot.presses import Agree, Refuse, WithdrawVote
from bot.routing.declare import Actions
from bot.routing.requests import AtTable, InPlay
from bot.table import rows
from bot.table.refused import Refused
from bot.table.vote import Vote
from engine import Seat

actions = Actions("game")


def begun(at: AtTable, vote: Vote) -> Message:
    """Tells whoever has asked the others until when, and how they think better of it."""
    withdraw = Button(WithdrawVote(at.table.id, vote.id).id, at.texts("vote-withdraw"))
    key = "vote-asked-or-move" if vote.wish == "undo" else "vote-asked"
    said = at.texts(key, until=moment(vote.until))
    return Message(text=said, rows=((withdraw,),))


@actions.button(Agree)
async def agree(at: AtTable, press: Agree) -> None:
    """Agree to what another asks for; with the last who does it is done."""
    seat, before, own = _asked(at, press.vote)
    if own in before.agreed:
        raise Refused("refused-agreed")
    service = at.services.voting
    vote = await service.agree(at.table, seat, own, at.user, interaction=at.interaction)
    if not vote.missing:
        who = "" if vote.about is None else at.speaker.name(vote.about)
        await at.say(at.texts("vote-dropped", who=who) if who else at.texts("vote-done"))
        return
    table = at.table
    news = await at.services.history.after(table, vote.last) if vote.wish == "undo" else ()
    # It stands in the channel: in the language of the table.
    texts = at.services.texts(table.language, table)
    await at.edit(voting.question(table, texts, seat, vote, news))


@actions.button(Refuse)
async def refuse(at: AtTable, press: Refuse) -> None:
    """Do not agree: it stays as it is, and everybody is told."""
    seat, vote, own = _asked(at, press.vote)
    names = {"who": at.table.players[own].whose[1], "by": at.table.players[seat].name}
    key = "vote-refused-without" if vote.wish == "without" else "vote-refused"
    told = rows.Notice.says(key, **names).here(at.table, f"vote:{vote.id}")
    await at.services.voting.end(at.table, seat, interaction=at.interaction, told=[told])
    await at.say(at.texts("vote-kept"))


@actions.button(WithdrawVote)
async def withdraw(at: InPlay, press: WithdrawVote) -> None:
    """Ask for nothing any more."""
    seat, _ = _going_on(at, press.vote)
    if seat != at.seat:
        raise Refused("refused-not-asked", who=(at.speaker.name(seat),))
    await at.services.voting.end(at.table, seat, interaction=at.interaction)
    await at.edit(at.texts("vote-withdrawn"))


def _asked(at: AtTable, id_: str) -> tuple[Seat, Vote, Seat]:
    """The vote that the caller is asked in, and for which seat; also whoever has lent theirs.

    Raises Refused where they are not asked, or it is over.
    """
    at.table.running()
    seat, vote = _going_on(at, id_)
    own = at.table.speaks_for(at.user)
    if own is None or own not in vote.asked:
        raise Refused("refused-not-asked", who=tuple(map(at.speaker.name, vote.asked)))
    return seat, vote, own


def _going_on(at: AtTable, id_: str) -> tuple[Seat, Vote]:
    seat = at.table.voting(id_)
    vote = None if seat is None else at.table.players[seat].vote
    # The timer that ends it may ring late, which does not make it longer.
    if seat is None or vote is None or at.services.time.now() >= vote.until:
        raise Refused("refused-vote-over")
    return seat, vote
