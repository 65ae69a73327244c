"""The oracles hold at tables where everybody is rich, and find planted faults."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest

from engine import Play, Seat
from games.merchant_of_venus import GAME, deals, missions, scoring, setup, trade
from games.merchant_of_venus.parts import Box
from games.merchant_of_venus.setup import Options
from games.merchant_of_venus.state import Captain, State
from games.merchant_of_venus.steps import needs
from tests.laws import laws
from tests.laws.laws import Law
from tests.laws.plans import Plan, Player, Script, play
from tests.tiers import long_but

from .laws import (
    LAWS,
    changes_what_a_deed_changes,
    keeps_account,
    offers_what_the_port_has,
    scores_as_the_sheet_says,
)


def rich(dealt: Play[State], options: Options, box: Box) -> None:
    """Credits, cards, missions, levels, technologies for all; half of the cultures are known."""
    setup.deal(dealt, options, box)
    state, dice = dealt.state, dealt.dice
    for market in state.markets:
        if dice.below(2) and options.variant not in ("quick", "challenge"):  # MV242, MV248
            market.open = True
            market.goods, market.supply = market.supply, []
            market.technologies, market.spare = market.spare, []
    for number, captain in enumerate(state.captains):
        for _ in range(3):
            missions.draw_mission(dealt, Seat(number))
        captain.credits += 60 * dice.below(20)
        captain.infamy, captain.markers = dice.below(4), captain.markers - 2
        captain.level, captain.side = 1 + dice.below(3), ""
        if captain.level == 3:
            captain.side = dice.pick("ab")
        captain.holds += dice.below(3)
        state.stock["hold"] -= captain.holds - 2
        captain.rewards += [state.rewards.cards.pop() for _ in range(4)]
        for market in state.markets:
            _fit_out(captain, market.technologies or market.spare, dice.below(4), box)


def _fit_out(captain: Captain, rack: list[str], luck: int, box: Box) -> None:
    if luck or not rack or len(captain.upgrades) == 3:
        return
    if box.technology[rack[0]].kind == "upgrade":
        captain.upgrades.append(rack.pop(0))


RICH: Final = replace(GAME, rules=replace(GAME.rules, deal=rich))
VARIANTS: Final = ("standard", "challenge", "quick", "epic")
COMPANY: Final[tuple[Player, ...]] = ("curious", "mind", "random")
PLANS: Final = [
    Plan(
        1 if variant == "challenge" else 2 + seed % 3,
        {"variant": variant, "demand": True, "production": seed % 2 == 0, "rounds": 31},
        seed,
        seed,
        players=COMPANY[seed % 3 :],
    )
    for seed, variant in enumerate((*VARIANTS, "standard"))
]
"""Matches with much money and many cards."""
OWN: Final = LAWS[2:]


WATCHED: Final = [replace(plan, script=Script()) for plan in PLANS]
"""The same by the rules as they are, so that nobody has to think again."""


@pytest.mark.parametrize("number", long_but(2, range(len(PLANS))))
def test_the_oracles_hold_where_everybody_is_rich(number: int) -> None:
    laws.hold(OWN, RICH, WATCHED[number])


@pytest.mark.long
def test_there_is_much_to_see_where_everybody_is_rich() -> None:
    told = Counter(
        type(event).__name__
        for plan in WATCHED
        for moment in play(RICH, plan)
        for event in moment.outcome.events
    )

    for name in ("Bought", "Sold", "FeePaid", "PortBuilt", "MarketMoved", "Boarded", "Unloaded"):
        assert told[name] > 10, name


def the_home_discount_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(trade, "discount", lambda _state, _seat, _system: 0)


def everybody_buys_everything(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(trade, "buys", lambda _state, _market, _good: True)


def passengers_need_no_room(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(needs, "fits", lambda _state, _captain, _passenger: True)


def every_market_is_weak(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(trade, "step", lambda _state, _market: 0)


def nobody_pays_a_fee(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(trade, "fee", lambda _state, _seat: 0)


def markets_stand_still(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(deals, "close", lambda _play, _market: None)


def a_technology_brings_money(patch: pytest.MonkeyPatch) -> None:
    install = deals.install

    def and_pay(state: State, captain: Captain, technology: str) -> None:
        install(state, captain, technology)
        captain.credits += 10

    patch.setattr(deals, "install", and_pay)


def missions_are_fulfilled_everywhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(missions, "is_there", lambda _state, _seat, _entry: True)


def no_mission_completes_itself(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(missions, "check", lambda _play, _seat: None)


def infamy_is_forgotten(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "shame", lambda _state, _captain: 0)


def the_dashboard_brings_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(scoring, "dashboard", lambda _state, _captain: 0)


Fault = Callable[[pytest.MonkeyPatch], None]


@pytest.mark.parametrize(
    ("law", "fault", "number"),
    [
        (offers_what_the_port_has, everybody_buys_everything, 2),
        (offers_what_the_port_has, passengers_need_no_room, 1),
        (offers_what_the_port_has, missions_are_fulfilled_everywhere, 2),
        (offers_what_the_port_has, no_mission_completes_itself, 1),
        (changes_what_a_deed_changes, the_home_discount_is_forgotten, 2),
        (changes_what_a_deed_changes, every_market_is_weak, 2),
        (changes_what_a_deed_changes, nobody_pays_a_fee, 3),
        (changes_what_a_deed_changes, markets_stand_still, 2),
        (keeps_account, a_technology_brings_money, 2),
        (scores_as_the_sheet_says, infamy_is_forgotten, 2),
        (scores_as_the_sheet_says, the_dashboard_brings_nothing, 2),
    ],
    ids=lambda thing: "" if isinstance(thing, int) else thing.__name__,
)
def test_a_planted_fault_is_found(
    law: Law, fault: Fault, number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the match that comes to it soonest."""
    fault(monkeypatch)

    with pytest.raises(AssertionError):
        laws.hold([law], RICH, PLANS[number])


def test_every_oracle_has_a_planted_fault() -> None:
    assert {
        offers_what_the_port_has,
        changes_what_a_deed_changes,
        keeps_account,
        scores_as_the_sheet_says,
    } == set(OWN)
