"""Business, the merchant spaceport, and the end of the turn (MV70 to MV126)."""

from __future__ import annotations

from engine import Play, Seat, SeatStep, Step
from games.merchant_of_venus import cards_business, challenges, deals, missions, standing, trade
from games.merchant_of_venus.cards import BUILDING_PERMIT
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.state import Market, State

from . import needs


class Shop(Step[State]):
    """MV299: on landing cargo is sold, if that is ordered, and the shopping list is worked off."""

    seat: Seat

    def run(self, play: Play[State]) -> None:
        """In the order of the list; nobody is asked when nothing else can be done here."""
        state = play.state
        captain = state.captains[self.seat]
        market = state.market_in(GALAXY[captain.at].system)
        business = DoBusiness(self.seat)
        play.goto(business)
        left_alone = not cards_business.is_schooled(state, self.seat)
        if market is not None and left_alone and standing.SELL in captain.orders:
            sell_cargo(play, self.seat, market)
        for order in [order for order in captain.orders if order.startswith("shop-")]:
            item = order.removeprefix("shop-")
            if market is None or not cards_business.may_buy(state, self.seat):
                break
            if item in dict(trade.purchases(state, self.seat, market)):
                captain.orders.remove(order)
                deals.buy(play, self.seat, market, item)  # the pilot may still be trained: MV208
        if play.state.stack[-1] is not business:
            return
        finished = left_alone and standing.FINISH in captain.orders
        if finished or len(business.offers(state, self.seat)) == 1:
            business.done(play, self.seat)


def best_sale(state: State, seat: Seat, market: Market) -> str:
    """The good that brings most here now; empty where nothing can be sold."""
    if state.turn.closed or not cards_business.may_sell(state, seat):
        return ""
    found = list(trade.sales(state, seat, market))
    return max(found, key=lambda sale: sale[1])[0] if found else ""


def sell_cargo(play: Play[State], seat: Seat, market: Market) -> None:
    """MV299: one good after the other, the dearest first."""
    while good := best_sale(play.state, seat, market):
        deals.sell(play, seat, market, good)


class DoBusiness(SeatStep[State]):
    """MV70 to MV72: any number of things in any order, but with no other player (MV7)."""

    verbs = (
        needs.DONE,
        needs.DELIVER,
        needs.BOARD,
        needs.UNLOAD,
        needs.BUY,
        needs.SELL,
        needs.CLOSE_SALES,
        needs.TRAIN,
        needs.FULFIL,
        needs.SECOND_MISSION,
        needs.BUY_REWARD,
        needs.CLAIM,
        needs.SELL_PASSENGER,
        needs.USE,
        needs.SELL_STRONG,
        needs.BUILD,
        needs.BUILD_BY_PERMIT,
    )

    def market(self, state: State) -> Market | None:
        """The market of the system."""
        return state.market_in(GALAXY[state.captains[self.seat].at].system)

    def may_buy(self, state: State, seat: Seat) -> bool:
        """MV71."""
        return cards_business.may_buy(state, seat)

    def may_sell(self, state: State, seat: Seat) -> bool:
        """MV71."""
        return cards_business.may_sell(state, seat)

    def _open(self, state: State) -> Market:
        market = self.market(state)
        assert market is not None
        return market

    def buy(self, play: Play[State], seat: Seat, item: str) -> None:
        """MV80."""
        play.state.turn.begun = True
        deals.buy(play, seat, self._open(play.state), item)

    def sell(self, play: Play[State], seat: Seat, good: str) -> None:
        """MV100."""
        play.state.turn.begun = True
        deals.sell(play, seat, self._open(play.state), good)

    def close_sales(self, play: Play[State], _seat: Seat) -> None:
        """MV104."""
        deals.close(play, self._open(play.state))

    def deliver(self, play: Play[State], seat: Seat, passenger: str) -> None:
        """MV111."""
        play.state.turn.begun = True
        deals.deliver(play, seat, passenger)

    def board(self, play: Play[State], seat: Seat, passenger: str) -> None:
        """MV110."""
        play.state.turn.begun = True
        deals.board(play, seat, passenger, play.state.captains[seat].at)

    def unload(self, play: Play[State], seat: Seat, item: str) -> None:
        """MV193."""
        play.state.turn.begun = True
        deals.unload(play, seat, item)

    def train(self, play: Play[State], seat: Seat, side: str) -> None:
        """MV205."""
        cards_business.train(play, seat, side)

    def fulfil(self, play: Play[State], seat: Seat, mission: str, by: str) -> None:
        """MV216."""
        play.state.turn.begun = True
        missions.fulfil(play, seat, mission, by)

    def second_mission(self, play: Play[State], seat: Seat) -> None:
        """MV217."""
        cards_business.second_mission(play, seat)

    def buy_reward(self, play: Play[State], seat: Seat, reward: str) -> None:
        """MV224."""
        play.state.turn.begun = True
        cards_business.buy_reward(play, seat, reward)

    def claim(self, play: Play[State], seat: Seat, card: str) -> None:
        """MV185."""
        play.state.turn.begun = True
        cards_business.claim(play, seat, card)

    def sell_passenger(self, play: Play[State], seat: Seat, passenger: str) -> None:
        """E04."""
        play.state.turn.begun = True
        cards_business.sell_passenger(play, seat, passenger)

    def sell_strong(self, play: Play[State], seat: Seat, good: str) -> None:
        """R11, R12."""
        play.state.turn.begun = True
        cards_business.sell_strong(play, seat, good)

    def use(self, play: Play[State], seat: Seat, _card: str) -> None:
        """R17."""
        play.state.turn.begun = True
        cards_business.pardon(play, seat)

    def done(self, play: Play[State], seat: Seat) -> None:
        """MV104: the market moves, and the turn is over."""
        play.goto(EndTurn(seat))
        close(play, seat)

    def build(self, play: Play[State], seat: Seat, orbit: str) -> None:
        """MV24, MV120, MV126: the last phase, so that business is over."""
        price = trade.port_price(play.state, seat)
        play.goto(EndTurn(seat))
        close(play, seat)
        deals.build(play, seat, orbit, price)

    def build_by_permit(self, play: Play[State], seat: Seat, orbit: str) -> None:
        """R23: one spaceport for c150."""
        price = trade.port_price(play.state, seat, permit=True)
        play.goto(EndTurn(seat))
        close(play, seat)
        missions.use_up(play, seat, BUILDING_PERMIT)
        deals.build(play, seat, orbit, price)


def close(play: Play[State], seat: Seat) -> None:
    """MV103, MV104: what was sold moves the market, at the latest now."""
    state = play.state
    market = state.market_in(GALAXY[state.captains[seat].at].system)
    if market is not None and state.turn.sold and not state.turn.closed:
        deals.close(play, market)


class EndTurn(Step[State]):
    """MV27: the turn is over."""

    seat: Seat

    def run(self, play: Play[State]) -> None:
        """The step below passes the turn on (MV250: challenges met leave the game)."""
        play.end()
        play.seal()  # MV298
        challenges.check(play)
        standing.review(play)
