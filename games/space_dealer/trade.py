"""SD26, SD45: trades and gifts. One seat proposes, the other accepts or declines."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, TypeAlias

from engine import Play, Seat, Verb, as_seat, need, seat_id

from . import dealings as events
from .calendar import after
from .goods import Store, draw_from, fields, holds, lying, names, put, stores, total
from .parts import GOODS, amounts
from .sites import places
from .state import SEATS, Planet, Proposal, State, home, whose

Closing: TypeAlias = events.ProposalDeclined | events.ProposalWithdrawn | events.ProposalExpired
NOTHING = "nothing"
LARGEST = 2
"""Goods that one side of a proposal can name; more is traded in several proposals."""


@lru_cache(4096)
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


@need
def proposed_to_you(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    found = state.proposals
    return [proposal.id for proposal in found if proposal.partner == seat] if found else ()


@need
def both_still_can(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    mine = [proposal for proposal in state.proposals if proposal.partner == seat]
    return [proposal.id for proposal in mine if possible(state, proposal)]


@need
def proposed_by_you(_step: Any, state: State, seat: Seat) -> Sequence[str]:
    found = state.proposals
    return [proposal.id for proposal in found if proposal.seat == seat] if found else ()


@need
def one_proposal_each(_step: Any, state: State, seat: Seat) -> bool | Sequence[str]:
    if not state.proposals:
        return True
    asked = [proposal.partner for proposal in state.proposals if proposal.seat == seat]
    return [seat_id(other) for other in SEATS if other not in asked] if asked else True


@need
def goods_on_one_planet(_step: Any, state: State, seat: Seat) -> Sequence[tuple[str, ...]]:
    """SD26: of every pair of bundles, but not nothing for nothing, nor the same for the same."""
    there = fields(state.planets[seat], seat)
    found: list[tuple[str, ...]] = []
    for other in state.clockwise(seat):
        partner = home(other)
        landed = [ship.at for ship in state.planets[other].ships if not ship.to]
        for field in there:
            if field in landed or field == partner:
                own, theirs = lying(state, seat, field), lying(state, other, field)
                if any(own) or any(theirs):
                    found += _bargains(partner, field, own, theirs)
    return found


@lru_cache(maxsize=4096)
def _bargains(
    partner: str, field: str, goods: tuple[int, ...], theirs: tuple[int, ...]
) -> Sequence[tuple[str, ...]]:
    return tuple(
        (partner, field, mine, asked)
        for mine in (*bundles(goods), NOTHING)
        for asked in (*bundles(theirs), NOTHING)
        if mine != asked
    )


def loose(planet: Planet) -> list[str]:
    """The planned cards on which no timer stands."""
    built = planet.building
    return [card for card in planet.zone if card not in built]


@need
def advanced_rules(_step: Any, state: State, _seat: Seat) -> bool:
    return state.advanced


@need
def cards_without_timer(_step: Any, state: State, seat: Seat) -> Sequence[tuple[str, ...]]:
    """SD45: the partner's cards are named by their place in the zone, for they are secret."""
    mine = (*loose(state.planets[seat]), NOTHING)
    return [
        (seat_id(other), card, slot)
        for other in state.clockwise(seat)
        for card in mine
        for slot in (*_slots(state.planets[other]), NOTHING)
        if card != slot
    ]


def _slots(planet: Planet) -> Sequence[str]:
    free = loose(planet)
    return [f"slot-{n}" for n, card in enumerate(planet.zone, start=1) if card in free]


TRADING = (
    Verb("accept", proposed_to_you, both_still_can),
    Verb("decline", proposed_to_you),
    Verb("withdraw", proposed_by_you),
    Verb("trade", one_proposal_each.of(0), goods_on_one_planet),
    Verb("swap", advanced_rules, one_proposal_each.of(0), cards_without_timer),
)


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
