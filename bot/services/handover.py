"""Seats that go from one person to another."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import Literal

from bot.clock import DAY, Clock
from bot.table import rows, seating_rows
from bot.table.asked import ask_anew
from bot.table.change import withdrawn
from bot.table.follow_up import running_out, set_by
from bot.table.people import read_person
from bot.table.player import Former, Offered, Owner, Player, Resigned, Stint
from bot.table.refused import Refused
from bot.table.results import given_up
from bot.table.resumed import anew
from bot.table.table import Table, with_player
from bot.table.tally import Tally
from bot.table.timers import GiveBack, OfferEnds, OfferOpens, StandIn
from engine import LATEST, Seat
from storage import NewOutbox, NewTimer

from .changing import Changing
from .leavers import has_left
from .play import Play
from .stored import seat_rows, seat_states
from .voting import Agreed, VoteOver, voting

OFFER_DAYS = 3
"""A seat that nobody takes within so many days is not offered any more."""
ANSWER = DAY
"""Milliseconds that somebody has to keep a seat that others offer."""


class Handover:
    """Offers seats, and gives them to others."""

    def __init__(self, changing: Changing, play: Play, clock: Clock) -> None:
        """Take how tables are changed, who enters what they have slept, and the clock."""
        self._changing = changing
        self._play = play
        self._clock = clock

    async def offer_seat(
        self,
        table: Table,
        seat: Seat,
        wanted: Offered,
        *,
        interaction: int | None,
        voted: Seat | None = None,
    ) -> Offered:
        """Ask in the channel who wants to take a seat over; an earlier offer of it ends.

        wanted: by whom, for whom, and whether its owner must be asked first; its id and its end
        are set here. voted: whose wish it was, to which all have agreed.
        """
        now = self._clock.now()
        asked = wanted.consent == "asked"
        # Whoever is away is asked when they are back, and has as long then.
        opens = table.time.awake(seat, now) + ANSWER if asked else now
        # What is lent until a day is offered no longer.
        until = min(opens + OFFER_DAYS * DAY, wanted.returns or LATEST)
        question = table.asked(seat)
        token = 0 if question is None else question.token
        offered = replace(wanted, id=secrets.token_hex(6), until=until, opens=opens, token=token)
        changed = _offering(table, seat, offered)
        if voted is not None:
            changed = voting(changed, voted, None)
        async with self._changing(table, interaction) as tx:
            if asked and await has_left(tx, table, table.players[seat].user or 0):
                offered = replace(offered, opens=now)  # nobody is there who could answer
                changed = _offering(changed, seat, offered)
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            # Those of a former offer may ring: no seat has its id any more.
            await tx.timers.set(_ringing(table, offered))
            post = [*withdrawn(table, changed), seating_rows.Offer.made(table, offered)]
            if asked:
                post += _to_owner(table, seat, offered, now)
            await tx.outbox.put(post, now)
        return offered

    async def open_offer(
        self, table: Table, offer: str, *, agreed: bool, interaction: int | None = None
    ) -> None:
        """Let others take a seat whose owner was asked: they have agreed, or have said nothing."""
        seat = table.seat_offered(offer)
        if seat is None:
            return
        old = table.players[seat].offered
        assert old is not None
        if old.consent != "asked":
            return
        now = self._clock.now()
        consent: Literal["given", "silent"] = "given" if agreed else "silent"
        until = min(now + OFFER_DAYS * DAY, old.returns or LATEST)
        if until <= now:
            await self.withdraw_offer(table, offer, interaction=interaction)
            return
        offered = replace(old, consent=consent, until=until)
        changed = _offering(table, seat, offered)
        if offered.computer:
            owner = lent(table.players[seat], offered.returns)
            new = Player(offered.name, computer=offered.computer, owner=owner)
            told = withdrawn(table, changed) if agreed else _to_owner(table, seat, offered, now)
            await self.replace(changed, seat, new, interaction=interaction, more=told)
            return
        async with self._changing(table, interaction) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            await tx.timers.clear(table.id, OfferOpens.word, [offer])
            await tx.timers.set(_ringing(table, offered))
            post = [*withdrawn(table, changed), seating_rows.Offer.made(table, offered)]
            if not agreed:
                post += _to_owner(table, seat, offered, now)
            await tx.outbox.put(post, now)

    async def withdraw_offer(
        self, table: Table, offer: str, *, interaction: int | None = None, kept: bool = False
    ) -> None:
        """End an offer of a seat; do nothing if it has ended already.

        kept: its owner does not agree, which everybody is told.
        """
        seat = table.seat_offered(offer)
        if seat is None:
            return
        changed = with_player(table, seat, replace(table.players[seat], offered=None))
        now = self._clock.now()
        async with self._changing(table, interaction) as tx:
            await tx.matches.keep_states(table.id, seat_states(changed.players), now)
            for kind in (OfferEnds, OfferOpens):
                await tx.timers.clear(table.id, kind.word, [offer])
            post = withdrawn(table, changed)
            if kept:
                who = table.players[seat].name
                post.append(rows.Notice.says("offer-kept", who=who).here(table, f"kept:{offer}"))
            await tx.outbox.put(post, now)

    async def sit_in(
        self, table: Table, seat: Seat, name: str, *, until: int, interaction: int | None
    ) -> None:
        """Let a computer player of that name play for the user in a seat until an instant."""
        new = Player(name, computer=table.game.minds.usual, owner=lent(table.players[seat], until))
        await self.replace(table, seat, new, interaction=interaction)

    async def sit_in_later(self, table: Table, user: int, since: int, *, interaction: int) -> None:
        """The same from an instant (ms UTC) on, if they are away then."""
        async with self._changing(table, interaction) as tx:
            await tx.timers.set([StandIn(user).at(since, table.id)])

    async def without(self, done: Agreed) -> None:
        """Let a computer play for whoever is out of time, as all have agreed."""
        if done.seat not in done.table.owed():
            raise VoteOver
        await self.sit_in(
            done.table, done.seat, done.vote.name, until=LATEST, interaction=done.interaction
        )

    async def dropped(self, done: Agreed) -> None:
        """Let a computer have the seat of somebody else, as all others have agreed.

        They are told, and keep it if they say so within a day.
        """
        table, vote = done.table, done.vote
        if vote.about is None or table.players[vote.about].user is None:
            raise VoteOver
        asking, kind = table.players[done.seat], vote.kind or table.game.minds.usual
        wanted = Offered(
            "",
            0,
            consent="asked",
            by=asking.name,
            host=asking.user or 0,
            computer=kind,
            name=vote.name,
        )
        await self.offer_seat(
            table, vote.about, wanted, interaction=done.interaction, voted=done.seat
        )

    async def give_back(self, table: Table, seat: Seat, *, interaction: int | None = None) -> None:
        """Give a seat back to whose it is; do nothing where somebody has their own."""
        owner = table.players[seat].owner
        if owner is not None:
            await self.replace(table, seat, owner.player, interaction=interaction, back=True)

    async def take_back(self, table: Table, offer: str, user: int, *, interaction: int) -> None:
        """Give a seat back that others gave away. Raises Refused when it has been played."""
        seat = table.seat_given(offer)
        former = None if seat is None else table.players[seat].former
        if seat is None or former is None or former.user != user:
            raise Refused("refused-played")
        owner = table.players[seat].owner
        # It may have been lent to them: then it is given back to its owner all the same.
        new = Player(former.name, user, owner=None if owner and owner.user == user else owner)
        await self.replace(table, seat, new, interaction=interaction, back=True)

    async def set_level(
        self, table: Table, seat: Seat, kind: str, *, interaction: int | None
    ) -> Table:
        """Let the computer player in a seat play as another kind does, from now on."""
        new = replace(table.players[seat], computer=kind, tally=Tally(since=table.seq))
        changed = with_player(table, seat, new)
        async with self._changing(table, interaction) as tx:
            await tx.seats.replace(table.id, seat_rows(changed.players))
            post = [rows.Refresh.board(table)]
            if table.status == "running":
                states = seat_states(changed.players)
                await tx.matches.update(table.id, self._clock.now(), seat_states=states)
                who, dedupe = table.players[seat].name, f"level:{table.id}:{table.seating}"
                post.append(rows.Notice.says("level-set", who=who, kind=kind).here(table, dedupe))
            await tx.outbox.put(post, self._clock.now())
        return changed

    async def replace(
        self,
        table: Table,
        seat: Seat,
        new: Player,
        *,
        interaction: int | None,
        back: bool = False,
        more: Sequence[NewOutbox] = (),
    ) -> None:
        """Give a seat of a running game to somebody else; the question to it is asked anew.

        back: to whom it belonged. more: what is to be sent besides.
        """
        now = self._clock.now()
        table = await self._play.caught_up(table, now)
        old = table.players[seat]
        before = [player.asked for player in table.players]
        # What waits to be told belongs to the seat; the offer is left out, so its message goes.
        asked = ask_anew(before, seat, now)
        new = replace(
            new,
            asked=asked,
            hold=old.hold,
            covert_hold=old.covert_hold,
            former=None if back else _former(old),
            bank=old.bank,
            tally=_tally(table, old, new),
            resigned=_resigned(table, seat, new, now, back=back),
            stints=(
                *old.stints,
                Stint(old.name, table.seq, old.user or 0, old.computer is not None),
            ),
        )
        changed, over = _without_votes(table, with_player(table, seat, new), seat, now)
        async with self._changing(table, interaction) as tx:
            await tx.seats.replace(table.id, seat_rows(changed.players))
            await tx.matches.update(table.id, now, seat_states=seat_states(changed.players))
            if new.user is not None:
                # They were not at the table when it was loaded, and have quiet hours of their own.
                person = read_person(await tx.users.get(new.user))
                changed = replace(changed, people={**table.people, new.user: person})
            await tx.timers.set([*set_by(before, changed, now), *_ends(table, seat, new)])
            for late in over:
                if late != seat and _wish(table, late) == "without":
                    await tx.timers.set(list(running_out(changed, late)))
            post = [*withdrawn(table, changed), rows.Refresh.board(table)]
            post.append(_told(table, seat, new, back=back))
            post += [_over(table, late, seat) for late in over]
            post += _seen(table, seat, new)
            if new.user is not None:
                post.append(seating_rows.Hand(seat).to(table, new.user, table.seating))
            await tx.outbox.put([*post, *more], now)


def _without_votes(
    before: Table, table: Table, seat: Seat, now: int
) -> tuple[Table, Sequence[Seat]]:
    """The table without the votes that a seat has to do with, and whose those were.

    Who comes has asked for nothing, and has agreed to nothing. For whoever is out of time, and is
    waited for, time begins anew.
    """
    over = [
        Seat(n)
        for n, each in enumerate(before.players)
        if each.vote is not None and seat in (n, each.vote.about, *each.vote.asked)
    ]
    for other in over:
        if other == seat:
            continue  # who comes has none
        waits = _wish(before, other) == "without"
        table = with_player(table, other, replace(table.players[other], vote=None))
        if waits:
            table = with_player(table, other, anew(table, other, now))
    return table, over


def _wish(table: Table, seat: Seat) -> str:
    vote = table.players[seat].vote
    return "" if vote is None else vote.wish


def _over(table: Table, asker: Seat, seat: Seat) -> NewOutbox:
    """That a vote is over because a seat has changed hands; without a word it would be lost."""
    vote = table.players[asker].vote
    assert vote is not None
    names = {"who": table.players[asker].name, "by": table.players[seat].name}
    if vote.wish == "without":
        key = "vote-left-late" if asker == seat else "vote-left-without"
    else:
        key = "vote-left-own" if asker == seat else "vote-left"
    return rows.Notice.says(key, **names).here(table, f"vote:{vote.id}")


def _seen(table: Table, seat: Seat, new: Player) -> list[NewOutbox]:
    """That whoever comes has had another seat, and knows what only that one may see."""
    known = [
        Seat(n)
        for n, player in enumerate(table.players)
        if n != seat and new.user is not None and new.user in player.had
    ]
    return [seating_rows.Seen(seat, tuple(known)).to(table, table.seating)] if known else []


def _ends(table: Table, seat: Seat, new: Player) -> list[NewTimer]:
    """When a seat goes back by itself."""
    if new.owner is None or new.owner.until >= LATEST:
        return []
    return [GiveBack(seat).at(new.owner.until, table.id)]


def lent(old: Player, until: int) -> Owner | None:
    """Whose seat it is that goes to another until an instant (ms UTC; 0: for good).

    A stand-in gives away no more than they have.
    """
    if old.owner is not None or not until or old.user is None:
        return old.owner
    return Owner(old.user, old.name, until, old.notify, old.advice, old.schooling)


def _tally(table: Table, old: Player, new: Player) -> Tally:
    """What is counted in a seat that goes to somebody else: another's answers are not theirs."""
    if old.whose[0] is not None and old.whose[0] == new.whose[0]:
        return old.tally
    if old.former is not None and old.former.user == new.user:
        return old.former.tally
    return Tally(since=table.seq)


def _resigned(table: Table, seat: Seat, new: Player, now: int, *, back: bool) -> Resigned | None:
    """Who has given a seat up for good that goes to somebody else: its price is the same always.

    That is whoever hands their own seat over, or agrees to it; and who was waited for when others
    asked for it, and has said nothing. Where nobody waited for them nothing is counted of them.
    """
    old = table.players[seat]
    user, _ = old.whose
    if old.former is not None and back and old.former.user == new.user:
        # They had it in time, and whoever had it meanwhile has not played.
        return old.resigned if old.resigned != old.former.given_up else None
    if back or user is None or new.whose[0] == user:
        return old.resigned
    offered, question = old.offered, table.asked(seat)
    if offered is not None and offered.consent == "silent":
        # They have not played since, or there would be no offer: the clock has answered for them.
        answered = offered.token and (question is None or question.token != offered.token)
        if not answered and table.time.awaited(seat, now) < ANSWER:
            return old.resigned
    return given_up(old)


def _offering(table: Table, seat: Seat, offered: Offered) -> Table:
    return with_player(table, seat, replace(table.players[seat], offered=offered))


def _ringing(table: Table, offered: Offered) -> list[NewTimer]:
    """When an offer ends, and before that when its owner has had time to answer."""
    ends = OfferEnds(offered.id).at(offered.until, table.id)
    if offered.consent != "asked":
        return [ends]
    return [ends, OfferOpens(offered.id).at(offered.opens, table.id)]


def _to_owner(table: Table, seat: Seat, offered: Offered, now: int) -> list[NewOutbox]:
    """What the owner of a seat is told: where their hours are quiet, at their end.

    Also while they are away: what waited for that would keep their other tables waiting.
    """
    user = table.players[seat].user
    if user is None:
        return []
    awake = table.person(seat).settings.after_quiet(now)
    return [seating_rows.TellOwner.of_offer(table, offered, rows.person(user), awake)]


def _former(old: Player) -> Former | None:
    """Who may take a seat back: they had it when others gave it away, or had had it before."""
    offered = old.offered
    if offered is None or offered.consent != "silent" or old.user is None:
        return None
    return Former(old.user, old.name, offered.id, old.tally)


def _told(table: Table, seat: Seat, new: Player, *, back: bool) -> NewOutbox:
    """Who has a seat now, and by whose doing."""
    old = table.players[seat]
    who, host = old.name or str(seat + 1), old.offered.by if old.offered is not None else ""
    dedupe = f"replaced:{table.id}:{table.seating}"
    if back:
        return rows.Notice.says("seat-back", who=new.name).here(table, dedupe)
    if new.owner is not None and new.owner != old.owner:
        if new.owner.until >= LATEST:
            return seating_rows.StandsIn(seat).to(table, table.seating)
        until = new.owner.until // 1000
        who = new.owner.name
        return rows.Notice.says("plays-for", who=who, new=new.name, until=until).here(table, dedupe)
    gives_up = new.resigned is not None and old.resigned is None
    if gives_up and new.computer is not None and not host:
        return rows.Notice.says("resigned-seat", who=who, new=new.name).here(table, dedupe)
    names = {"who": who, "new": new.name}
    if host:
        key = "replaced-by-resigned" if gives_up else "replaced-by"
        return rows.Notice.says(key, by=host, **names).here(table, dedupe)
    key = "replaced-resigned" if gives_up else "replaced"
    return rows.Notice.says(key, **names).here(table, dedupe)
