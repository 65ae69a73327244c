"""Seats of a running game that change hands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated

from bot.message import Button, Message
from bot.names import escape
from bot.present.names import computer_name
from bot.present.times import moment
from bot.presses import AgreeSeat, ComeHome, GiveUp, KeepSeat, TakeBack, TakeSeat, WithdrawSeat
from bot.routing.declare import Actions, Completed, User
from bot.routing.finding import matching, meant
from bot.routing.requests import AtTable, InPlay, Suggestion
from bot.services.handover import lent
from bot.table.player import Offered, Player
from bot.table.refused import Refused
from bot.table.table import Table
from bot.table.vote import Vote
from engine import Seat

from .away import Day, last_instant
from .resign import sure
from .setup import Computer, kind_named, said_kind, welcome
from .votes import begun

actions = Actions("game")


async def players(at: AtTable, typed: str, _given: Mapping[str, str]) -> Sequence[Suggestion]:
    """The seats by the names of those who sit there."""
    return matching(typed, _seats(at))


def _seats(at: AtTable) -> list[Suggestion]:
    seats = [f"seat-{n}" for n in range(len(at.table.players))]
    return [(at.speaker.id(seat), seat) for seat in seats]


@actions.command("replace")
async def replace(
    at: AtTable,
    player: Annotated[str, Completed(players)],
    with_: User | None = None,
    computer: Computer = "",
    until: Day = "",
) -> None:
    """Hand a seat over: to a computer player at once, to a person when they take it.

    Until the end of a day it is only lent.
    """
    # Asked here and not by InPlay: a host may do this without having a seat.
    at.table.running()
    seat = _seat(at, player)
    computers_only = with_ is None and not until and at.table.players[seat].user is not None
    asks_all = at.viewer not in (None, seat) and computers_only
    if asks_all and not at.is_host:
        await _ask_to_drop(at.at(InPlay, at.table), seat, computer)
        return
    _must_dispose(at, seat)
    kind = kind_named(at, computer) if computer else ""
    if kind and at.table.players[seat].computer is not None:
        # It is the same player, who has a name by which the others know it.
        await at.services.handover.set_level(at.table, seat, kind, interaction=at.interaction)
        await at.say(at.texts("done-level", name=at.speaker.name(seat), level=said_kind(at, kind)))
        return
    returns = await last_instant(at, until) if until else 0
    if kind and not returns and _is_own(at, seat):
        await at.say(_for_good(at.at(InPlay, at.table), kind))
        return
    name = computer_name(at.table, at.texts) if kind else ""
    asks = at.table.players[seat].user not in (None, at.user)
    if kind and not asks:
        new = Player(name, computer=kind, owner=lent(at.table.players[seat], returns))
        await at.services.handover.replace(at.table, seat, new, interaction=at.interaction)
        await at.say(at.texts("done-replaced", name=name))
        return
    others = at.table.players[seat].user != at.user
    wanted = Offered(
        "",
        0,
        with_ or 0,
        consent="asked" if asks else "given",
        by=at.caller.name if others else "",
        host=at.user if others else 0,
        computer=kind,
        name=name,
        returns=returns,
    )
    await _offer(at, seat, wanted)


async def _offer(at: AtTable, seat: Seat, wanted: Offered) -> None:
    """Offer a seat in the channel, if its owner agrees, and say until when."""
    # Nobody else can see the offer in direct messages.
    if at.table.guild is None:
        raise Refused("refused-alone")
    if wanted.user and _has_seat(at.table, wanted.user):
        raise Refused("refused-seated-other", who=f"<@{wanted.user}>")
    if wanted.user and at.user in (await at.services.people.of(wanted.user)).refused:
        raise Refused("refused-invite", who=f"<@{wanted.user}>")
    offered = await at.services.handover.offer_seat(
        at.table, seat, wanted, interaction=at.interaction
    )
    withdraw = Button(WithdrawSeat(at.table.id, offered.id).id, at.texts("offer-seat-withdraw"))
    resigns = _is_own(at, seat) and not offered.returns
    own = "done-replace-for-good" if resigns else "done-replace"
    done = at.texts(
        "done-replace-asked" if offered.consent == "asked" else own,
        who=at.speaker.name(seat),
        opens=moment(offered.opens),
        until=moment(offered.until),
    )
    await at.say(Message(text=done, rows=((withdraw,),)))


def _is_own(at: AtTable, seat: Seat) -> bool:
    """Whether whoever gives a seat up resigns by it: it is theirs, and the match counts."""
    player = at.table.players[seat]
    return player.user == at.user and player.owner is None and not at.table.guided


def _for_good(at: InPlay, kind: str) -> Message:
    """Asks whether they give up, and says what follows; alone with computers they just resign."""
    if not at.table.others(at.seat):
        return sure(at)
    said = at.texts("give-up-sure", name=computer_name(at.table, at.texts))
    button = Button(GiveUp(at.table.id, kind).id, at.texts("give-up-do"), "danger")
    return Message(text=said, rows=((button,),))


@actions.button(GiveUp)
async def give_up(at: InPlay, press: GiveUp) -> None:
    """Let a computer player have one's own seat for good."""
    kind = kind_named(at, press.kind)
    if not _is_own(at, at.seat):
        raise Refused("refused-resign-lent")
    if not at.table.others(at.seat):  # since they were asked, all others have left
        await at.edit(sure(at))
        return
    name = computer_name(at.table, at.texts)
    new = Player(name, computer=kind)
    await at.services.handover.replace(at.table, at.seat, new, interaction=at.interaction)
    await at.edit(at.texts("done-replaced", name=name))


async def _ask_to_drop(at: InPlay, seat: Seat, computer: str) -> None:
    """Ask the others whether somebody shall lose their seat, who is asked, too, when all agree."""
    voting, name = at.services.voting, computer_name(at.table, at.texts)
    asked = at.table.others(at.seat, seat)
    kind = kind_named(at, computer) if computer else ""
    until = voting.until(at.table)
    vote = Vote.new("drop", asked, until, about=seat, name=name, kind=kind)
    await voting.ask(at.table, at.seat, vote, interaction=at.interaction)
    await at.say(begun(at, vote) if asked else at.texts("vote-dropped", who=at.speaker.name(seat)))


def _has_seat(table: Table, user: int) -> bool:
    """Whether somebody sits at a table, or another plays for them."""
    return table.seat_of(user) is not None or table.lent_by(user) is not None


def _seat(at: AtTable, player: str) -> Seat:
    seat = meant(player, _seats(at)) or _begun(player, _seats(at))
    if seat is None:
        raise Refused("refused-no-seat", who=escape(player))
    return Seat(int(seat.removeprefix("seat-")))


def _begun(word: str, seats: Sequence[Suggestion]) -> str | None:
    """The only seat whose name begins as somebody typed it: a computer's mark is on no keyboard."""
    found = [seat for name, seat in seats if name.casefold().startswith(word.casefold())]
    return found[0] if len(found) == 1 else None


def _must_dispose(at: AtTable, seat: Seat) -> None:
    """Raises Refused unless the seat is theirs, or they are the host."""
    if at.table.players[seat].user != at.user:
        at.must_be_host()


@actions.button(WithdrawSeat)
async def withdraw(at: AtTable, press: WithdrawSeat) -> None:
    """End an offer of a seat; whoever sits there may, and the host."""
    _must_dispose(at, _offered(at, press.offer))
    await at.services.handover.withdraw_offer(at.table, press.offer, interaction=at.interaction)
    await at.edit(at.texts("done-withdrawn"))


@actions.button(TakeSeat)
async def take(at: AtTable, press: TakeSeat) -> None:
    """Take an offered seat, while the offer holds."""
    at.table.running()
    seat = _offered(at, press.offer)
    offered = at.table.players[seat].offered
    assert offered is not None
    if offered.consent == "asked":
        raise Refused("refused-offer-asked", who=at.speaker.name(seat))
    # Who gives another's seat away does not do it for themselves.
    if at.user == offered.host or (offered.host and at.user == at.table.host):
        raise Refused("refused-own-offer")
    # The timer that ends the offer may ring late, which does not make the offer longer.
    if at.services.time.now() >= min(offered.until, offered.returns or offered.until):
        raise Refused("refused-offer-over")
    if offered.user and offered.user != at.user:
        raise Refused("refused-not-for-you")
    # One seat each: panels and secrets are found by who asks, and would show the first alone.
    if _has_seat(at.table, at.user):
        raise Refused("refused-seated")
    if at.user in (await at.services.people.of(at.table.host)).refused:
        raise Refused("refused-door", host=f"<@{at.table.host}>")
    owner = lent(at.table.players[seat], offered.returns)
    new = Player(at.caller.name, at.user, owner=owner)
    await at.services.handover.replace(at.table, seat, new, interaction=at.interaction)
    await at.say(await welcome(at))


@actions.button(AgreeSeat)
async def agree(at: AtTable, press: AgreeSeat) -> None:
    """Let others have one's seat."""
    _must_own(at, press.offer)
    handover = at.services.handover
    await handover.open_offer(at.table, press.offer, agreed=True, interaction=at.interaction)
    await at.say(at.texts("done-agreed"))


@actions.button(KeepSeat)
async def keep(at: AtTable, press: KeepSeat) -> None:
    """Keep one's seat, although others offer it."""
    _must_own(at, press.offer)
    handover = at.services.handover
    await handover.withdraw_offer(at.table, press.offer, interaction=at.interaction, kept=True)
    await at.say(at.texts("done-kept"))


@actions.button(ComeHome)
async def come_home(at: AtTable) -> None:
    """Have the seat back that another plays for one."""
    at.table.running()
    seat = at.table.lent_by(at.user)
    if seat is None:
        raise Refused("refused-not-lent" if at.viewer is None else "refused-seated")
    await at.services.handover.give_back(at.table, seat, interaction=at.interaction)
    await at.say(await welcome(at))


@actions.button(TakeBack)
async def take_back(at: AtTable, press: TakeBack) -> None:
    """Take back the seat that others have given away, or are offering."""
    at.table.running()
    if at.table.seat_offered(press.offer) is not None:
        await keep(at, KeepSeat(press.match, press.offer))
        return
    lent_ = at.table.lent_by(at.user)
    if at.viewer is not None or lent_ not in (None, at.table.seat_given(press.offer)):
        raise Refused("refused-seated")
    handover = at.services.handover
    await handover.take_back(at.table, press.offer, at.user, interaction=at.interaction)
    await at.say(await welcome(at))


def _must_own(at: AtTable, offer: str) -> None:
    """Raises Refused unless the offer is of their own seat."""
    seat = _offered(at, offer)
    if at.table.players[seat].user != at.user:
        raise Refused("refused-not-owner", who=at.speaker.name(seat))


def _offered(at: AtTable, offer: str) -> Seat:
    """The seat that an offer is about. Raises Refused when it has ended."""
    seat = at.table.seat_offered(offer)
    if seat is None:
        raise Refused("refused-offer-over")
    return seat
