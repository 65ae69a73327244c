"""MV80 to MV126 and MV193: what trade changes."""

from __future__ import annotations

from typing import Final

from engine import Play, Seat

from . import deeds, events, missions, trade
from .cards import CLOAKING_FIELD, STASIS_TANK, TRAVEL_FEVER, ZEN_PAINT, change
from .galaxy import GALAXY
from .parts import BASE, GAUGES
from .ship import free_room
from .state import Captain, Market, State

WHOLESALE: Final = 3
"""M19."""


def buy(play: Play[State], seat: Seat, market: Market, item: str) -> None:
    """MV80 to MV95: one purchase action."""
    state = play.state
    captain = state.captains[seat]
    price = dict(trade.purchases(state, seat, market))[item]
    iou = min(price, captain.iou.get(market.culture, 0))
    if iou:
        captain.iou[market.culture] -= iou
    captain.credits -= price - iou
    play.tell(events.Bought(seat=seat, item=item, culture=market.culture, price=price, iou=iou))
    take(state, captain, market, item)
    if item in GAUGES:
        value = captain.laser if item == "laser" else captain.shield
        play.tell(events.GaugeRaised(seat=seat, gauge=item, value=value))
    state.turn.purchases += 1
    state.turn.bought = True
    pay_fee(play, seat)
    missions.check(play, seat)


def take(state: State, captain: Captain, market: Market, item: str) -> None:
    """Put what was bought in its place (MV81 to MV91)."""
    if item in GAUGES:
        deeds.raise_gauge(captain, item)
    elif item == "hold":
        state.stock[item] -= 1
        captain.holds += 1
    elif trade.is_drive(item):
        state.stock[item] -= 1
        if captain.drive:
            state.stock[captain.drive] += 1  # MV86
        captain.drive = item
    elif item in state.parts.good:
        market.goods.remove(item)
        captain.cargo.append(item)
    else:
        market.technologies.remove(item)
        install(state, captain, item)


def install(state: State, captain: Captain, technology: str) -> None:
    """MV90, MV91: a technology goes to its place."""
    kind = state.parts.technology[technology].kind
    racks = {"upgrade": captain.upgrades, "structure": captain.cargo}
    racks.get(kind, captain.supplies).append(technology)


def pay_fee(play: Play[State], seat: Seat) -> None:
    """MV124, MV125: c10 to the owner of the spaceport, or from the bank on the own one."""
    state = play.state
    captain = state.captains[seat]
    due = trade.fee(state, seat)
    host = trade.owner(state, captain.at)
    if due < 0:
        deeds.gain(play, seat, -due, "spaceport")
    elif due and host is not None:
        captain.credits -= due
        state.captains[host].credits += due
        play.tell(events.FeePaid(seat=seat, owner=host, credits=due))


def sell(play: Play[State], seat: Seat, market: Market, good: str, *, key: bool = False) -> None:
    """MV100 to MV102: one sale action. ``key``: at the strong value (R11, R12)."""
    state = play.state
    captain = state.captains[seat]
    price = trade.strong(state, market, good) if key else trade.offered(state, seat, market, good)
    captain.cargo.remove(good)
    captain.credits += price
    deeds.return_good(state, good)
    play.tell(events.Sold(seat=seat, good=good, culture=market.culture, price=price))
    _meet_demand(state, market, good)
    if trade.is_black(state, market, good):
        deeds.shame(play, seat, 2, CLOAKING_FIELD.id)
    turn = state.turn
    turn.sales += 1
    turn.sold += 1
    if good not in captain.met:
        captain.met.append(good)
    if turn.sales == WHOLESALE:
        deeds.note(state, seat, "wholesaled")
    pay_fee(play, seat)
    missions.check(play, seat)


def _meet_demand(state: State, market: Market, good: str) -> None:
    """MV234: each sale removes the lowest demand marker for the good."""
    found = [d for d in market.demands if state.parts.demand[d].good == good]
    if found:
        lowest = min(found, key=lambda d: (state.parts.demand[d].bonus, d))
        market.demands.remove(lowest)
        state.demands.discard([lowest])


def close(play: Play[State], market: Market) -> None:
    """MV103, MV104: the market moves once after the sales of a turn."""
    turn = play.state.turn
    turn.closed = True
    deeds.move_market(play, market)


def waiting(state: State, seat: Seat) -> list[str]:
    """MV110, MV193: the passengers waiting here; Travel Fever shuts surface cities."""
    captain = state.captains[seat]
    here = GALAXY[captain.at]
    if here.kind == "city" and TRAVEL_FEVER.works(state, captain):
        return []
    return [id_ for id_ in guests(state, captain.at) if id_ not in state.turn.unloaded]


def guests(state: State, field: str) -> list[str]:
    """Who waits at the market or the base of a field."""
    here = GALAXY[field]
    if here.kind == "base":
        return state.base_guests
    market = state.market_in(here.system)
    return market.guests if market is not None else []


def may_deliver(state: State, seat: Seat, field: str) -> list[str]:
    """MV111, MV112: passengers aboard whose goal is here."""
    here = GALAXY[field]
    market = state.market_in(here.system)
    place = BASE if here.kind == "base" else market.culture if market is not None else ""
    aboard = state.captains[seat].cargo
    passenger = state.parts.passenger
    return [id_ for id_ in aboard if id_ in passenger and passenger[id_].goal == place]


def board(play: Play[State], seat: Seat, passenger: str, field: str) -> None:
    """MV110."""
    state = play.state
    guests(state, field).remove(passenger)
    state.captains[seat].cargo.append(passenger)
    play.tell(events.Boarded(seat=seat, passenger=passenger))
    missions.check(play, seat)


def fare(state: State, seat: Seat, passenger: str) -> int:
    """What a passenger pays this seat (MV111)."""
    return state.parts.passenger[passenger].fare + change(state, state.captains[seat], "fare")


def deliver(play: Play[State], seat: Seat, passenger: str) -> None:
    """MV111; a Zen Paint Job pays more (MV278)."""
    state = play.state
    captain = state.captains[seat]
    entry = state.parts.passenger[passenger]
    captain.cargo.remove(passenger)
    state.pool.discard([passenger])
    captain.met.append(passenger)
    paid = fare(state, seat, passenger)
    captain.credits += paid
    play.tell(events.Delivered(seat=seat, passenger=passenger, fare=paid))
    deeds.honour(play, seat, entry.fame, passenger)
    deeds.shame(play, seat, entry.infamy, passenger)
    if ZEN_PAINT.works(state, captain):
        dice = (play.dice.roll(), play.dice.roll())
        captain.credits += 10 * sum(dice)
        play.tell(events.ZenRolled(seat=seat, dice=dice, credits=10 * sum(dice)))
    deeds.note(state, seat, "hosted")
    missions.check(play, seat)


def unload(play: Play[State], seat: Seat, item: str) -> None:
    """MV193, MV198: onto the market here; at the base passengers only."""
    state = play.state
    captain = state.captains[seat]
    deeds.take_off(state, captain, item)
    state.turn.unloaded.append(item)
    if item in state.parts.passenger:
        guests(state, captain.at).append(item)
        deeds.note(state, seat, "hosted")
    else:
        market = state.market_in(GALAXY[captain.at].system)
        assert market is not None
        rack = market.goods if item in state.parts.good else market.technologies
        rack.append(item)
    play.tell(events.Unloaded(seat=seat, item=item, place=deeds.place(state, seat)))
    missions.check(play, seat)


def may_unload(state: State, seat: Seat) -> list[str]:
    """MV91, MV193, MV271: everything that can go ashore here."""
    captain = state.captains[seat]
    passenger = state.parts.passenger
    if GALAXY[captain.at].kind == "base":
        return [id_ for id_ in captain.cargo if id_ in passenger]
    return may_jettison(state, seat)


def may_jettison(state: State, seat: Seat) -> list[str]:
    """MV91, MV195: each thing aboard; a Stasis Tank only when no passenger needs it (MV271)."""
    captain = state.captains[seat]
    found = [*captain.cargo, *captain.upgrades]
    found += [i for i in captain.supplies if state.parts.technology[i].kind == "special"]
    kept = "" if free_room(state, captain, tank=False) >= 0 else STASIS_TANK.id
    return [item for item in dict.fromkeys(found) if item != kept]


def jettison(play: Play[State], seat: Seat, item: str) -> None:
    """MV195 to MV197."""
    state = play.state
    captain = state.captains[seat]
    deeds.take_off(state, captain, item)
    play.tell(events.Jettisoned(seat=seat, item=item))
    if item in state.parts.good:
        deeds.return_good(state, item)
    elif item in state.parts.technology:
        state.market(state.parts.technology[item].culture).spare.append(item)
    else:
        state.pool.discard([item])
        dice = (play.dice.roll(), play.dice.roll())
        captain.infamy += max(dice)
        play.tell(events.JettisonRolled(seat=seat, dice=dice, infamy=max(dice)))


def build(play: Play[State], seat: Seat, orbit: str, price: int) -> None:
    """MV120, MV126: pay, place the marker, move onto it; a far neutral port is ruined."""
    state = play.state
    captain = state.captains[seat]
    captain.credits -= price
    captain.markers -= 1
    state.ports[orbit] = seat
    play.tell(events.PortBuilt(seat=seat, field=orbit, price=price))
    if GALAXY[captain.at].kind == "port":
        state.ruins.append(captain.at)
        play.tell(events.PortRuined(field=captain.at))
    captain.at = state.last = orbit
    missions.check(play, seat)
