"""What the business of the active player costs and brings now, for lines beside choices (MV305)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from engine import Seat, pending_step

from . import cards_business, deals, missions, trade
from .cards import TRAINING_VOUCHER
from .galaxy import GALAXY
from .state import State

PHASES: Final = ("first-contact", "do-business")


@dataclass(frozen=True, slots=True)
class Bill:
    """A choice by its verb and first id, and the credits it costs or brings, fees included."""

    verb: str
    id: str
    credits: int


def bills(state: State, viewer: Seat | None) -> tuple[Bill, ...]:
    """Every price of the phase, for the player who is in it; nothing at other times."""
    if state.over or viewer != state.turn.seat or pending_step(state) not in PHASES:
        return ()
    return (*_trade(state, viewer), *_services(state, viewer), *_ports(state, viewer))


def _trade(state: State, seat: Seat) -> Iterator[Bill]:
    """MV80, MV100, MV124: purchases and sales."""
    market = state.market_in(GALAXY[state.captains[seat].at].system)
    if market is None:
        return
    fee = trade.fee(state, seat)
    for item, price in trade.purchases(state, seat, market):
        yield Bill("buy", item, price + fee)
    for good, price in trade.sales(state, seat, market):
        yield Bill("sell", good, price - fee)


def _services(state: State, seat: Seat) -> Iterator[Bill]:
    """MV111, MV185, MV205, MV216, MV224: passengers, cards, pilots and missions."""
    captain, figures = state.captains[seat], state.parts.figures
    for passenger in deals.may_deliver(state, seat, captain.at):
        yield Bill("deliver", passenger, deals.fare(state, seat, passenger))
    for card in cards_business.claims(state, seat):
        yield Bill("claim", card, cards_business.claim_price(state, card))
    free = TRAINING_VOUCHER.works(state, captain)
    for side in cards_business.taught(state, seat):
        yield Bill("train", side, 0 if free else figures.upgrade)
    for reward in state.traded:
        yield Bill("buy-reward", reward, trade.charge(state, seat, "", figures.buy_back))
    for mission, by in missions.costly(state, seat):
        if by == "pay":
            yield Bill("fulfil", mission, _penance(state, mission))


def _penance(state: State, mission: str) -> int:
    """What a mission costs when it is paid for."""
    entry = state.parts.mission[mission]
    return entry.cost or entry.pay


def _ports(state: State, seat: Seat) -> Iterator[Bill]:
    """MV120: spaceports, also with a permit."""
    for orbit in trade.sites(state, seat):
        yield Bill("build", orbit, trade.port_price(state, seat))
        yield Bill("build-by-permit", orbit, trade.port_price(state, seat, permit=True))
