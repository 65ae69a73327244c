"""SD26, SD45: trades and gifts. One seat proposes, the other accepts or declines."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TypeAlias

from engine import AnyOffer, Offer, Play, Seat, as_seat, seat_id

from . import dealings as events
from .calendar import after
from .goods import Store, draw_from, fields, holds, names, put, stores, total
from .parts import GOODS, amounts
from .sites import places
from .state import Planet, Proposal, State, whose

Closing: TypeAlias = events.ProposalDeclined | events.ProposalWithdrawn | events.ProposalExpired
NOTHING = "nothing"
LARGEST = 2
"""Goods that one side of a proposal can name; more is traded in several proposals."""


@cache
def bundles(goods: tuple[int, ...]) -> tuple[str, ...]:
    """Every choice of one or two goods out of these, as letters."""
    single = [good[0] for good, count in zip(GOODS, goods, strict=True) if count]
    double = [
        one + other
        for number, one in enumerate(single)
        for other in single[number:]
        if one != other or goods["rygb".index(one)] >= LARGEST
    ]
    return (*single, *double)


def trades(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """Answers to proposals, and new ones."""
    for proposal in state.proposals:
        if proposal.partner == seat:
            if possible(state, proposal):
                yield Offer("accept", (proposal.id,))
            yield Offer("decline", (proposal.id,))
        elif proposal.seat == seat:
            yield Offer("withdraw", (proposal.id,))
    for other in state.clockwise(seat):
        if any(p.seat == seat and p.partner == other for p in state.proposals):
            continue  # one at a time
        yield from _goods(state, seat, other)
        if state.advanced:
            yield from _cards(state, seat, other)


def _goods(state: State, seat: Seat, other: Seat) -> Iterator[AnyOffer]:
    for field in fields(state.planets[seat], seat):
        theirs = stores(state, other, field)
        if not theirs:
            continue
        own = stores(state, seat, field)
        give, want = bundles(tuple(total(own))), bundles(tuple(total(theirs)))
        for mine in (*give, NOTHING):
            for asked in (*want, NOTHING):
                if mine != asked:
                    yield Offer("trade", (seat_id(other), field, mine, asked))


def loose(planet: Planet) -> list[str]:
    """The planned cards on which no timer stands."""
    return [card for card in planet.zone if planet.timer_on(card) is None]


def _cards(state: State, seat: Seat, other: Seat) -> Iterator[AnyOffer]:
    """SD45: the partner's cards are named by their place in the zone, for they are secret."""
    mine, zone = state.planets[seat], state.planets[other].zone
    slots = [
        f"slot-{number}"
        for number, card in enumerate(zone, start=1)
        if card in loose(state.planets[other])
    ]
    for card in (*loose(mine), NOTHING):
        for slot in (*slots, NOTHING):
            if (card, slot) != (NOTHING, NOTHING):
                yield Offer("swap", (seat_id(other), card, slot))


def possible(state: State, proposal: Proposal) -> bool:
    """Whether both sides still have what was named, and room for what they get."""
    giver, taker = proposal.seat, proposal.partner
    if not proposal.place:
        return _can_swap(state, proposal)
    one, other = (_copies(stores(state, s, proposal.place)) for s in (giver, taker))
    give, want = amounts(proposal.give), amounts(proposal.want)
    if not (one and other and holds(total(one), give) and holds(total(other), want)):
        return False
    draw_from(one, give)
    draw_from(other, want)
    return not any(put(one, want)) and not any(put(other, give))


def _copies(found: list[Store]) -> list[Store]:
    return [Store(store.id, list(store.goods), store.size) for store in found]


def _can_swap(state: State, proposal: Proposal) -> bool:
    one, other = state.planets[proposal.seat], state.planets[proposal.partner]
    there = (not proposal.give or proposal.give in loose(one)) and (
        not proposal.want or proposal.want in loose(other)
    )
    taker = one if not proposal.give else other if not proposal.want else None
    return there and (taker is None or len(taker.zone) + bool(taker.drawn) < places(state, taker))


def propose(play: Play[State], seat: Seat, words: tuple[str, ...], *, cards: bool) -> None:
    """Note a proposal and tell it."""
    state = play.state
    partner = as_seat(words[0])
    state.serial += 1
    give, want = ("" if word == NOTHING else word for word in words[-2:])
    if cards and want:
        want = state.planets[partner].zone[int(want.removeprefix("slot-")) - 1]
    until = min(state.ends, after(state.night, state.now, state.patience or state.minute))
    place = "" if cards else words[1]
    id_ = f"deal-{state.serial}"
    state.proposals.append(Proposal(id_, seat, partner, place, give, want, until))
    state.planets[partner].rest = 0
    if cards:
        play.tell(
            events.SwapProposed(
                seat=seat,
                partner=partner,
                give=int(bool(give)),
                want=int(bool(want)),
                until=until // 1000,
            ),
            events.SwapSeen(seat=seat, partner=partner, card=give or NOTHING, to=(seat, partner)),
        )
    else:
        play.tell(
            events.TradeProposed(
                seat=seat,
                partner=partner,
                planet=place,
                give=names(amounts(give)),
                want=names(amounts(want)),
                until=until // 1000,
                whose=whose(place, seat),
            )
        )


def accept(play: Play[State], proposal: Proposal) -> None:
    """Carry a possible proposal out."""
    state = play.state
    state.proposals.remove(proposal)
    seat, partner = proposal.seat, proposal.partner
    state.planets[seat].rest = 0
    if not proposal.place:
        _swap(play, proposal)
        return
    one, other = (stores(state, s, proposal.place) for s in (seat, partner))
    give, want = amounts(proposal.give), amounts(proposal.want)
    draw_from(one, give)
    draw_from(other, want)
    put(one, want)
    put(other, give)
    play.tell(events.TradeMade(seat=seat, partner=partner, give=names(give), want=names(want)))


def _swap(play: Play[State], proposal: Proposal) -> None:
    seat, partner = proposal.seat, proposal.partner
    one, other = play.state.planets[seat], play.state.planets[partner]
    play.tell(
        events.SwapMade(
            seat=seat,
            partner=partner,
            give=int(bool(proposal.give)),
            want=int(bool(proposal.want)),
        )
    )
    for card, source, target, taker in (
        (proposal.give, one, other, partner),
        (proposal.want, other, one, seat),
    ):
        if card:
            source.zone.remove(card)
            target.zone.append(card)
            play.tell(events.CardReceived(card=card, to=(taker,)))


def close(play: Play[State], proposal: Proposal, kind: type[Closing]) -> None:
    """A proposal is over without a trade."""
    play.state.proposals.remove(proposal)
    play.state.planets[proposal.seat].rest = 0
    play.tell(kind(seat=proposal.seat, partner=proposal.partner))
