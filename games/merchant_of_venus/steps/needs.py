"""What business needs, condition by condition (MV70 to MV126)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from engine import Seat, Verb, need
from games.merchant_of_venus import cards_business, deals, missions, trade
from games.merchant_of_venus.cards import BUILDING_PERMIT, KEY_ACCOUNTS, SLAVER
from games.merchant_of_venus.galaxy import GALAXY
from games.merchant_of_venus.parts import LEVELS
from games.merchant_of_venus.ship import fits, good_aboard, goods, passengers
from games.merchant_of_venus.state import Market, State


class Trading(Protocol):
    """A step in which a market may be open to the seat."""

    def market(self, state: State) -> Market | None:
        """The market, if there is one."""

    def may_buy(self, state: State, seat: Seat) -> bool:
        """Whether a purchase action is left."""

    def may_sell(self, state: State, seat: Seat) -> bool:
        """Whether a sale action is left."""


def _open(step: Trading, state: State) -> Market:
    market = step.market(state)
    assert market is not None
    return market


@need
def market_here(step: Trading, state: State, _seat: Seat) -> bool:
    """MV70."""
    return step.market(state) is not None


# Purchases


@need
def purchase_left(step: Trading, state: State, seat: Seat) -> bool:
    """MV63, MV71."""
    return step.may_buy(state, seat)


@need
def for_sale(step: Trading, state: State, _seat: Seat) -> Sequence[str]:
    """MV80, MV83, MV193."""
    return [ware for ware, _ in trade.wares(state, _open(step, state))]


@need
def room_aboard(step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV81 to MV91."""
    captain = state.captains[seat]
    wares = trade.wares(state, _open(step, state))
    return [ware for ware, _ in wares if trade.has_room(state, captain, ware)]


@need
def credits_enough(step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV80, MV124: with the fee of the spaceport."""
    return trade.affordable(state, seat, _open(step, state))


BUY: Final = Verb("buy", market_here, purchase_left, for_sale, room_aboard, credits_enough)


# Sales


@need
def sales_open(_step: Trading, state: State, _seat: Seat) -> bool:
    """MV104."""
    return not state.turn.closed


@need
def sale_left(step: Trading, state: State, seat: Seat) -> bool:
    """MV63, MV71."""
    return step.may_sell(state, seat)


@need
def bought_here(step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV100, MV263."""
    market = _open(step, state)
    aboard = goods(state, state.captains[seat])
    return [good for good in aboard if trade.buys(state, market, good)]


@need
def fee_payable(step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV124."""
    return [good for good, _ in trade.sales(state, seat, _open(step, state))]


@need
def something_sold(_step: Trading, state: State, _seat: Seat) -> bool:
    """MV104."""
    return bool(state.turn.sold)


@need
def key_account(_step: Trading, state: State, seat: Seat) -> bool:
    """A card for one good at its strong value."""
    return any(each.works(state, state.captains[seat]) for each in KEY_ACCOUNTS)


@need
def worth_more(step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV226: what brings more at its strong value than it does now."""
    market = _open(step, state)
    sales = trade.sales(state, seat, market)
    return [good for good, price in sales if trade.strong(state, market, good) > price]


_SALE: Final = (market_here, sales_open, sale_left, good_aboard, bought_here, fee_payable)
SELL: Final = Verb("sell", *_SALE)
SELL_STRONG: Final = Verb("sell-strong", key_account, *_SALE, worth_more)
CLOSE_SALES: Final = Verb("close-sales", market_here, something_sold, sales_open)


# Passengers and cargo


@need
def passenger_aboard(_step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV111."""
    return passengers(state, state.captains[seat])


@need
def goal_here(_step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV111, MV112."""
    return deals.may_deliver(state, seat, state.captains[seat].at)


@need
def waiting_here(_step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV110, MV193."""
    return deals.waiting(state, seat)


@need
def room_for_passenger(_step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV110."""
    captain = state.captains[seat]
    return [each for each in deals.waiting(state, seat) if fits(state, captain, each)]


@need
def can_go_ashore(_step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV91, MV193, MV271."""
    return deals.may_unload(state, seat)


@need
def in_space(_step: object, state: State, seat: Seat) -> bool:
    """MV195."""
    return not state.lands(state.captains[seat].at)


@need
def can_go_overboard(_step: object, state: State, seat: Seat) -> Sequence[str]:
    """MV91, MV195, MV271."""
    return deals.may_jettison(state, seat)


@need
def holds_slaver(_step: Trading, state: State, seat: Seat) -> bool:
    """A passenger can be sold by who has the title."""
    return SLAVER.works(state, state.captains[seat])


DELIVER: Final = Verb("deliver", passenger_aboard, goal_here)
BOARD: Final = Verb("board", waiting_here, room_for_passenger)
JETTISON: Final = Verb("jettison", in_space, can_go_overboard)
UNLOAD: Final = Verb("unload", can_go_ashore)
SELL_PASSENGER: Final = Verb("sell-passenger", holds_slaver, passenger_aboard)


# Pilots, missions and cards


@need
def level_left(_step: Trading, state: State, seat: Seat) -> bool:
    """MV205."""
    return state.captains[seat].level < LEVELS


@need
def before_business(_step: Trading, state: State, _seat: Seat) -> bool:
    """MV208, MV217."""
    return not state.turn.begun


@need
def trainer_here(_step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV205: level 2 at the base, level 3 at home."""
    return cards_business.taught(state, seat)


@need
def training_payable(_step: Trading, state: State, seat: Seat) -> bool:
    """MV205."""
    return cards_business.can_pay_training(state, seat)


@need
def mission_payable(_step: Trading, state: State, seat: Seat) -> Sequence[tuple[str, str]]:
    """MV216."""
    return list(missions.costly(state, seat))


@need
def at_base(_step: Trading, state: State, seat: Seat) -> bool:
    """MV217, MV224."""
    return GALAXY[state.captains[seat].at].kind == "base"


@need
def no_second_mission(_step: Trading, state: State, seat: Seat) -> bool:
    """MV217: once, and while there are any."""
    return not state.captains[seat].second and bool(state.missions)


@need
def second_mission_payable(_step: Trading, state: State, seat: Seat) -> bool:
    """MV217."""
    return state.captains[seat].credits >= state.parts.figures.second_mission


@need
def reward_exchanged(_step: Trading, state: State, _seat: Seat) -> Sequence[str]:
    """MV224."""
    return state.traded


@need
def reward_payable(_step: Trading, state: State, seat: Seat) -> bool:
    """MV224."""
    price = trade.charge(state, seat, "", state.parts.figures.buy_back)
    return state.captains[seat].credits >= price


@need
def card_claimable(_step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV185."""
    return list(cards_business.claims(state, seat))


@need
def card_of_use(_step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV226: a Pardon, for who has infamy."""
    return cards_business.usable(state, seat)


TRAIN: Final = Verb("train", level_left, before_business, trainer_here, training_payable)
FULFIL: Final = Verb("fulfil", mission_payable)
SECOND_MISSION: Final = Verb(
    "second-mission", at_base, no_second_mission, before_business, second_mission_payable
)
BUY_REWARD: Final = Verb("buy-reward", at_base, reward_exchanged, reward_payable)
CLAIM: Final = Verb("claim", card_claimable)
USE: Final = Verb("use", card_of_use)


# Spaceports


@need
def nothing_bought(_step: Trading, state: State, _seat: Seat) -> bool:
    """MV121."""
    return not state.turn.bought


@need
def building_permit(_step: Trading, state: State, seat: Seat) -> bool:
    """A card, which works after purchases too."""
    return BUILDING_PERMIT.works(state, state.captains[seat])


@need
def site_here(_step: Trading, state: State, seat: Seat) -> Sequence[str]:
    """MV120, MV122, MV126."""
    return trade.sites(state, seat)


@need
def port_payable(_step: Trading, state: State, seat: Seat) -> bool:
    """MV120."""
    return state.captains[seat].credits >= trade.port_price(state, seat)


@need
def permit_payable(_step: Trading, state: State, seat: Seat) -> bool:
    """As the card says."""
    return state.captains[seat].credits >= trade.port_price(state, seat, permit=True)


BUILD: Final = Verb("build", nothing_bought, site_here, port_payable)
BUILD_BY_PERMIT: Final = Verb("build-by-permit", building_permit, site_here, permit_payable)
DONE: Final = Verb("done")
