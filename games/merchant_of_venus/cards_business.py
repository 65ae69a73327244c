"""Cards and services of the business phase: pilots, missions, titles, intel, rewards to use."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine import Play, Seat

from . import deals, deeds, events, missions, trade
from .cards import (
    ARCHAEOLOGIST,
    DRILL_KING,
    KEY_ACCOUNTS,
    NOTORIOUS,
    PARDON,
    SIDES,
    SLAVER,
    STAR_CHARTS,
    TRAINING_VOUCHER,
    change,
)
from .cards_encounters import deserves
from .galaxy import GALAXY
from .parts import LEVELS
from .ship import home
from .state import State

CHEAP: Final = 20
DEAR: Final = 30
"""What titles and intel cards cost."""
PAID_TO_THE_HOLDER: Final = (ARCHAEOLOGIST.id, SLAVER.id)
"""MV80: the Notorious name nobody, so that the bank is paid."""


def taught(state: State, seat: Seat) -> Sequence[str]:
    """MV205, MV208: level 2 at the base, a side of level 3 at home."""
    captain = state.captains[seat]
    look = GALAXY[captain.at]
    if captain.level == 1:
        return ("level-2",) if look.kind == "base" else ()
    at_home = bool(look.system) and look.system == home(state, seat)
    return SIDES[captain.pilot] if captain.level < LEVELS and at_home else ()


def is_schooled(state: State, seat: Seat) -> bool:
    """MV208, MV217: training or a second mission, before any business, is to be had here."""
    second = not state.captains[seat].second and bool(state.missions)
    at_base = GALAXY[state.captains[seat].at].kind == "base"
    return bool(taught(state, seat)) or (at_base and second)


def can_pay_training(state: State, seat: Seat) -> bool:
    """MV205; a voucher pays for it."""
    captain = state.captains[seat]
    free = TRAINING_VOUCHER.works(state, captain)
    return free or captain.credits >= state.parts.figures.upgrade


def train(play: Play[State], seat: Seat, side: str) -> None:
    """MV205."""
    captain = play.state.captains[seat]
    if TRAINING_VOUCHER.works(play.state, captain):
        missions.use_up(play, seat, TRAINING_VOUCHER)
    else:
        deeds.pay(play, seat, play.state.parts.figures.upgrade, "pilot")
    captain.level += 1
    captain.side = side[-1] if captain.level == LEVELS else ""
    shown = side if captain.side else "none"
    play.tell(events.PilotRaised(seat=seat, level=captain.level, side=shown))
    missions.check(play, seat)


def can_claim(state: State, seat: Seat, title: str) -> bool:
    """Whether a title lies open or before another player, and the seat meets its condition."""
    known = title in state.shown or deeds.title_holder(state, title) is not None
    return known and deserves(state, seat, title)


def second_mission(play: Play[State], seat: Seat) -> None:
    """MV217."""
    figures = play.state.parts.figures
    play.state.captains[seat].second = True
    deeds.pay(play, seat, figures.second_mission, "second-mission")
    play.tell(events.SecondMission(seat=seat))
    deeds.honour(play, seat, figures.second_fame, "second-mission")
    missions.draw_mission(play, seat)


def buy_reward(play: Play[State], seat: Seat, reward: str) -> None:
    """MV224: a purchase action."""
    state = play.state
    price = trade.charge(state, seat, "", state.parts.figures.buy_back)
    state.turn.purchases += 1
    state.turn.bought = True
    deeds.pay(play, seat, price, reward)
    state.traded.remove(reward)
    state.captains[seat].rewards.append(reward)
    play.tell(events.RewardDrawn(seat=seat, reward=reward))


def claims(state: State, seat: Seat) -> Iterator[str]:
    """MV185: the titles and intel cards that can be claimed or bought here and now."""
    at_base = GALAXY[state.captains[seat].at].kind == "base"
    here = {
        ARCHAEOLOGIST: at_base and can_claim(state, seat, ARCHAEOLOGIST.id),
        STAR_CHARTS: STAR_CHARTS.id in state.shown,
        DRILL_KING: can_claim(state, seat, DRILL_KING.id),
        NOTORIOUS: can_claim(state, seat, NOTORIOUS.id),
        SLAVER: slaver_here(state, seat),
    }
    for card, can_be_had in here.items():
        if can_be_had and state.captains[seat].credits >= claim_price(state, card.id):
            yield card.id


def usable(state: State, seat: Seat) -> Sequence[str]:
    """A Pardon, for who has infamy."""
    captain = state.captains[seat]
    return (PARDON.id,) if PARDON.works(state, captain) and captain.infamy else ()


def may_sell(state: State, seat: Seat) -> bool:
    """MV71, MV283: no limit but after landing in a city; Double shift (R19) adds one action."""
    turn = state.turn
    if not (turn.landed and GALAXY[state.captains[seat].at].kind == "city"):
        return True
    return turn.sales < 1 + spare_action(state, seat, "purchases")


def may_buy(state: State, seat: Seat) -> bool:
    """MV71."""
    turn = state.turn
    if not (turn.landed and GALAXY[state.captains[seat].at].kind == "city"):
        return True
    return turn.purchases < 1 + spare_action(state, seat, "sales")


def spare_action(state: State, seat: Seat, others: str) -> int:
    """Extra actions, unless they went to the other kind."""
    more = change(state, state.captains[seat], "actions")
    return more if getattr(state.turn, others) < 2 else 0


def claim_price(state: State, card: str) -> int:
    """What a title or intel card costs; the Slaver more if somebody holds it."""
    dear = card == STAR_CHARTS.id or (
        card == SLAVER.id and deeds.title_holder(state, card) is not None
    )
    return DEAR if dear else CHEAP


def slaver_here(state: State, seat: Seat) -> bool:
    """E04: on the field of its holder, or at any city or spaceport when nobody holds it."""
    holder = deeds.title_holder(state, SLAVER.id)
    captain = state.captains[seat]
    if holder is None:
        return SLAVER.id in state.shown and state.lands(captain.at)
    return holder != seat and state.captains[holder].at == captain.at


def claim(play: Play[State], seat: Seat, card: str) -> None:
    """MV183, MV185: pay the price, to the holder if the card says so."""
    state = play.state
    holder = deeds.title_holder(state, card)
    price = claim_price(state, card)
    deeds.pay(play, seat, price, card)
    if card == STAR_CHARTS.id:
        state.shown.remove(card)
        state.captains[seat].intel.append(card)
        play.tell(events.IntelBought(seat=seat, card=card, price=price))
        return
    if holder is not None and card in PAID_TO_THE_HOLDER:
        deeds.gain(play, holder, price, card)
    deeds.move_title(play, card, seat)


def sell_passenger(play: Play[State], seat: Seat, passenger: str) -> None:
    """E04: c100 and 2 infamy; the passenger leaves the game."""
    state = play.state
    state.captains[seat].cargo.remove(passenger)
    state.pool.discard([passenger])
    state.captains[seat].credits += 100
    play.tell(events.PassengerSold(seat=seat, passenger=passenger, credits=100))
    deeds.shame(play, seat, 2, SLAVER.id)


def sell_strong(play: Play[State], seat: Seat, good: str) -> None:
    """R11, R12: one good at its strong value."""
    captain = play.state.captains[seat]
    key = next(each for each in KEY_ACCOUNTS if each.works(play.state, captain))
    missions.use_up(play, seat, key)
    market = play.state.market_in(GALAXY[captain.at].system)
    assert market is not None
    deals.sell(play, seat, market, good, key=True)


def pardon(play: Play[State], seat: Seat) -> None:
    """R17: up to 3 infamy go."""
    captain = play.state.captains[seat]
    missions.use_up(play, seat, PARDON)
    captain.infamy = max(0, captain.infamy - 3)
