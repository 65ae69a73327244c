"""Cards and services of the business phase: pilots, missions, titles, intel, rewards to use."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine import AnyOffer, Offer, Play, Seat

from . import deals, deeds, events, missions, trade
from .cards_encounters import deserves
from .galaxy import GALAXY
from .parts import LEVELS, SIDES
from .ship import home, passengers
from .state import State

CHEAP: Final = 20
DEAR: Final = 30
"""What titles and intel cards cost."""


def services(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """Everything of the kind that may be done now, besides trade and passengers."""
    yield from trainings(state, seat)
    for mission, by in missions.costly(state, seat):
        yield Offer("fulfil", (mission, by))
    if GALAXY[state.captains[seat].at].kind == "base":
        yield from _at_base(state, seat)
    yield from _cards(state, seat)


def trainings(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """MV205, MV208: level 2 at the base, level 3 at home, before any business; R24 pays for it."""
    captain = state.captains[seat]
    if captain.level >= LEVELS or state.turn.begun:
        return
    base = GALAXY[captain.at].kind == "base"
    at_home = bool(GALAXY[captain.at].system) and GALAXY[captain.at].system == home(state, seat)
    if captain.credits < state.parts.figures.upgrade and "r24" not in captain.rewards:
        return
    if captain.level == 1 and base:
        yield Offer("train", ("level-2",))
    elif captain.level == 2 and at_home:
        yield from (Offer("train", (side,)) for side in SIDES[captain.pilot])


def train(play: Play[State], seat: Seat, side: str) -> None:
    """MV205."""
    captain = play.state.captains[seat]
    if "r24" in captain.rewards:
        missions.use_up(play, seat, "r24")
    else:
        deeds.pay(play, seat, play.state.parts.figures.upgrade, "pilot")
    captain.level += 1
    captain.side = side[-1] if captain.level == LEVELS else ""
    shown = side if captain.side else "none"
    play.tell(events.PilotRaised(seat=seat, level=captain.level, side=shown))
    missions.check(play, seat)


def _at_base(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """MV217, MV224, E01."""
    captain, figures = state.captains[seat], state.parts.figures
    able = captain.credits >= figures.second_mission and not state.turn.begun
    if not captain.second and state.missions and able:
        yield Offer("second-mission")
    if captain.credits >= trade.charge(state, seat, "", figures.buy_back):
        for reward in state.traded:
            yield Offer("buy-reward", (reward,))
    if captain.credits >= CHEAP and can_claim(state, seat, "e01"):
        yield Offer("claim", ("e01",))


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


def _cards(state: State, seat: Seat) -> Iterator[AnyOffer]:
    captain = state.captains[seat]
    if "e06" in state.shown and captain.credits >= DEAR:
        yield Offer("claim", ("e06",))
    if captain.credits >= CHEAP and GALAXY[captain.at].kind != "base":
        titles = (title for title in ("e02", "e03") if can_claim(state, seat, title))
        yield from (Offer("claim", (title,)) for title in titles)
    if slaver_here(state, seat) and captain.credits >= claim_price(state, "e04"):
        yield Offer("claim", ("e04",))
    yield from _rewards(state, seat)


def _rewards(state: State, seat: Seat) -> Iterator[AnyOffer]:
    """What the Slaver, a Pardon and a Key account can do (E04, R17, R11, R12)."""
    captain = state.captains[seat]
    if "e04" in captain.titles and GALAXY[captain.at].kind != "base":
        for passenger in passengers(state, captain):
            yield Offer("sell-passenger", (passenger,))
    if "r17" in captain.rewards and captain.infamy:
        yield Offer("use", ("r17",))
    market = state.market_in(GALAXY[captain.at].system)
    if market is None or state.turn.closed:
        return
    key = next((r for r in ("r11", "r12") if r in captain.rewards), "")
    if key and may_sell(state, seat):
        for good, _ in trade.sales(state, seat, market):
            yield Offer("sell-strong", (good,))


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
    """R19: one extra action, unless it went to the other kind."""
    owned = "r19" in state.captains[seat].rewards
    return int(owned and getattr(state.turn, others) < 2)


def claim_price(state: State, card: str) -> int:
    """What a title or intel card costs; the Slaver more if somebody holds it."""
    dear = card == "e06" or (card == "e04" and deeds.title_holder(state, card) is not None)
    return DEAR if dear else CHEAP


def slaver_here(state: State, seat: Seat) -> bool:
    """E04: on the field of its holder, or at any city or spaceport when nobody holds it."""
    holder = deeds.title_holder(state, "e04")
    captain = state.captains[seat]
    if holder is None:
        landed = state.lands(captain.at) and GALAXY[captain.at].kind != "base"
        return "e04" in state.shown and landed
    return holder != seat and state.captains[holder].at == captain.at


def claim(play: Play[State], seat: Seat, card: str) -> None:
    """MV183, MV185: pay the price, to the holder of a title if there is one."""
    state = play.state
    holder = deeds.title_holder(state, card)
    price = claim_price(state, card)
    deeds.pay(play, seat, price, card)
    if card == "e06":
        state.shown.remove(card)
        state.captains[seat].intel.append(card)
        play.tell(events.IntelBought(seat=seat, card=card, price=price))
        return
    if holder is not None:
        deeds.gain(play, holder, price, card)
    deeds.move_title(play, card, seat)


def sell_passenger(play: Play[State], seat: Seat, passenger: str) -> None:
    """E04: c100 and 2 infamy; the passenger leaves the game."""
    state = play.state
    state.captains[seat].cargo.remove(passenger)
    state.gone.append(passenger)
    state.captains[seat].credits += 100
    play.tell(events.PassengerSold(seat=seat, passenger=passenger, credits=100))
    deeds.shame(play, seat, 2, "e04")


def sell_strong(play: Play[State], seat: Seat, good: str) -> None:
    """R11, R12: one good at its strong value."""
    captain = play.state.captains[seat]
    missions.use_up(play, seat, next(r for r in ("r11", "r12") if r in captain.rewards))
    market = play.state.market_in(GALAXY[captain.at].system)
    assert market is not None
    deals.sell(play, seat, market, good, key=True)


def pardon(play: Play[State], seat: Seat) -> None:
    """R17: up to 3 infamy go."""
    captain = play.state.captains[seat]
    missions.use_up(play, seat, "r17")
    captain.infamy = max(0, captain.infamy - 3)
