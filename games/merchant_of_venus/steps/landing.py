"""The end of movement, first contact, and what comes before business (MV42, MV47, MV60 to MV64)."""

from __future__ import annotations

from typing import Final

from engine import Play, Seat, SeatStep, Step
from games.merchant_of_venus import (
    cards_business,
    deals,
    deeds,
    events,
    looseends,
    missions,
    standing,
)
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.state import Market, State

from . import needs
from .business import EndTurn, Shop

MOST: Final = 3
"""MV63: purchase and sale actions at a first contact."""


class EndMovement(Step[State]):
    """MV47: step 4 always takes place, whatever stopped the ship."""

    seat: Seat

    def run(self, play: Play[State]) -> None:
        """MV42, MV60: landed, in space, or on an asteroid."""
        state = play.state
        captain, turn = state.captains[self.seat], state.turn
        turn.course.clear()
        turn.points = 0  # MV41: what is left lapses
        turn.landed = turn.moved and state.lands(captain.at)
        if turn.stopped or state.lands(captain.at):
            self._arrived(play)
        play.goto(AfterMovement(self.seat))
        if turn.moved:
            self._arrive(play)
        missions.check(play, self.seat)
        looseends.jam_by_order(play, self.seat)
        if looseends.any_of(state, self.seat):
            play.call(looseends.TieUp(self.seat))

    def _arrived(self, play: Play[State]) -> None:
        """MV299: the flight plan has led to its goal, or ends here."""
        captain = play.state.captains[self.seat]
        if captain.plan == captain.at:
            captain.plan = ""
        standing.lose_way(play, self.seat, "stopped" if play.state.turn.stopped else "landed")

    def _arrive(self, play: Play[State]) -> None:
        """MV42, MV215: what missions may ask for."""
        state = play.state
        at = state.captains[self.seat].at
        missions.arrive(state, self.seat)
        if "navigation" in state.turn.places:
            deeds.note(state, self.seat, "navigated")
        if GALAXY[at].system == "as" and state.kind(at) == "asteroid":
            deeds.note(state, self.seat, "prospected")
        if state.lands(at):
            play.tell(events.Landed(seat=self.seat, field=at))


class AfterMovement(Step[State]):
    """MV25, MV27, MV60: first contact, business, or the end of the turn."""

    seat: Seat

    def run(self, play: Play[State]) -> None:
        """Go where the field leads."""
        state = play.state
        captain = state.captains[self.seat]
        if not state.lands(captain.at):
            play.goto(EndTurn(self.seat))
            return
        play.goto(Shop(self.seat))
        system = GALAXY[captain.at].system
        if system in state.hidden():
            market = next(market for market in state.markets if market.system == system)
            state.turn.contact = True
            captain.met.append(market.culture)
            discover(play, self.seat, market)
            contact = FirstContact(self.seat, market.culture)
            if len(contact.offers(state, self.seat)) > 1:
                play.call(contact)
            else:
                state.turn.contact = False
            deeds.note(state, self.seat, "explored")
            missions.check(play, self.seat)


def discover(play: Play[State], seat: Seat, market: Market) -> None:
    """MV61, MV62: the card is turned up, everything in the supply area comes to the market."""
    state = play.state
    open_market(play, market)
    captain = state.captains[seat]
    iou = state.parts.culture[market.culture].iou
    captain.iou[market.culture] = iou
    play.tell(events.FirstContact(seat=seat, system=market.system, culture=market.culture, iou=iou))


def open_market(play: Play[State], market: Market) -> None:
    """MV61: stack the market markers, bring goods and technologies."""
    play.dice.shuffle(market.stack)
    market.open = True
    market.goods += market.supply
    market.technologies += market.spare
    market.supply, market.spare = [], []


class FirstContact(SeatStep[State]):
    """MV63: up to three purchases and three sales with the new culture."""

    culture: str
    purchases: int = 0
    sales: int = 0

    verbs = (needs.DONE, needs.TRAIN, needs.BUY, needs.SELL, needs.SELL_STRONG)

    def market(self, state: State) -> Market | None:
        """The market of the new culture."""
        return state.market(self.culture)

    def may_buy(self, _state: State, _seat: Seat) -> bool:
        """MV63."""
        return self.purchases < MOST

    def may_sell(self, _state: State, _seat: Seat) -> bool:
        """MV63."""
        return self.sales < MOST

    def buy(self, play: Play[State], seat: Seat, item: str) -> None:
        """MV80."""
        self.purchases += 1
        play.state.turn.begun = True  # MV208
        deals.buy(play, seat, play.state.market(self.culture), item)

    def sell(self, play: Play[State], seat: Seat, good: str) -> None:
        """MV100."""
        self.sales += 1
        play.state.turn.begun = True
        deals.sell(play, seat, play.state.market(self.culture), good)

    def sell_strong(self, play: Play[State], seat: Seat, good: str) -> None:
        """R11, R12."""
        self.sales += 1
        play.state.turn.begun = True
        cards_business.sell_strong(play, seat, good)

    def train(self, play: Play[State], seat: Seat, side: str) -> None:
        """MV208: the home culture was found."""
        cards_business.train(play, seat, side)

    def done(self, play: Play[State], _seat: Seat) -> None:
        """MV64: the business phase follows."""
        turn = play.state.turn
        turn.purchases = turn.sales = 0
        turn.contact = False
        play.end()
